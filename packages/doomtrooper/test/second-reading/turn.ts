/** Turns: steps, windows, actions, Sabotage, the discard step, and the countdown of a player without warriors. Chapters 1, 5 to 11, 26 and 27. */
import type { Seat } from '@kolbiste/engine';
import type { Equipment } from './cards.ts';
import { attack, checkTarget, points } from './combat.ts';
import {
  arrive,
  attackersOf,
  clockwise,
  discard,
  gearOf,
  handOf,
  homeOf,
  isFighter,
  leaders,
  Over,
  ratingOf,
  reveal,
  warriorsOf,
  type Asking,
  type Fighter,
  type Model,
} from './model.ts';
import { announce, window } from './window.ts';

/** From the draw step of the active player on, for ever. */
export function* game(m: Model): Asking {
  for (;;) {
    yield* drawn(m);
    yield* actions(m);
    yield* discarding(m);
    yield* free(m, m.active);
    yield* window(m, 'slot', clockwise(m, m.active));
    ended(m);
    if (m.book === 'standard') yield* free(m, m.active);
    m.active = (m.active + 1) % m.sides.length;
    if (m.book === 'standard') yield* free(m, m.active);
    m.turn++;
    began(m);
    yield* window(m, 'slot', clockwise(m, m.active));
    yield* free(m, m.active);
  }
}
const free = (m: Model, first: Seat): Asking => window(m, 'free', clockwise(m, first));

/** DOT 1.16: three own turns to bring a warrior in; in a tournament only once the library is empty. */
function began(m: Model): void {
  if (m.book === 'standard' || m.sides[m.active]!.library.length === 0) countDown(m);
}
function countDown(m: Model): void {
  if (warriorsOf(m, m.active).length === 0) m.sides[m.active]!.countdown ??= 3;
}
/** DOT 1.19; with more than two the others go on, which is not read. */
function ended(m: Model): void {
  const side = m.sides[m.active]!;
  side.turns++;
  if (side.countdown !== null && --side.countdown === 0) throw new Over(m.sides.length > 2 ? null : [1 - m.active]);
}

/** DOT 6.1, 6.4. In the standard book empty libraries end the game, and your own begins the countdown (DOT 1.21s, 1.23s). */
function* drawn(m: Model): Asking {
  const { active } = m;
  const side = m.sides[active]!;
  side.sabotaged = [];
  yield* window(m, 'slot', clockwise(m, active));
  while (handOf(m, active).length < 7 && side.library.length > 0) {
    side.library.pop()!.zone = 'hand';
    if (m.book === 'tournament' || side.library.length > 0) continue;
    if (m.sides.every(({ library }) => library.length === 0)) throw new Over(leaders(m));
    countDown(m);
  }
  yield* free(m, active);
}

/** DOT 27.1, 27.3: down to seven, or one card at most. */
function* discarding(m: Model): Asking {
  const hand = () => handOf(m, m.active);
  const many = hand().length > 7;
  const ask = function* (also: readonly string[]): Asking<string> {
    const answer = yield { about: 'discard', seat: m.active, options: () => [...also, ...hand().map(({ id }) => `discard ${id}`)] };
    if (answer !== 'keep') discard(m, m.pieces[Number(answer.split(' ')[1])]!);
    return answer;
  };
  if (!many && hand().length > 0) yield* ask(['keep']);
  while (hand().length > 7) yield* ask([]);
}

interface Actions {
  left: number;
  attacked: boolean;
  sabotaged: boolean;
}
/** Three actions, each followed by a window (DOT 5.7, 7.1). An attack ends them; so does Sabotage in a tournament (DOT 7.6, 26.4). */
function* actions(m: Model): Asking {
  const { active } = m;
  const had: Actions = { left: 3, attacked: false, sabotaged: false };
  while (had.left > 0) {
    const answer = yield { about: 'action', seat: active, options: () => ['end', ...actionsOf(m, had)] };
    if (answer === 'end') return;
    had.left -= answer.startsWith('hide') ? 3 : 1;
    yield* act(m, had, answer.split(' '));
    yield* free(m, active);
    if (had.attacked || (had.sabotaged && m.book === 'tournament')) return;
  }
}

function actionsOf(m: Model, { left, sabotaged }: Actions): string[] {
  const { active } = m;
  const side = m.sides[active]!;
  const warriors = warriorsOf(m, active);
  const inHand = handOf(m, active).filter(isFighter);
  const inCover = warriors.filter(({ covered }) => covered);
  const open = warriors.filter(({ covered }) => !covered);
  const bring = inHand.filter(({ fact }) => fact.ratings[3] <= side.destiny).map(({ id }) => `play ${id}`);
  const leave = inCover.map(({ id }) => `uncover ${id}`);
  // DOT 9.5: everybody in cover, so somebody leaves it; a new warrior will do in a tournament.
  if (warriors.length > 0 && open.length === 0) return [...leave, ...(m.book === 'tournament' ? bring : [])];
  const all = ['meditate', ...bring, ...leave];
  if (open.length > 1) for (const { id } of open) all.push(`cover ${id}`);
  if (open.length > 0 && left >= 3) for (const { id } of inHand) all.push(`hide ${id}`);
  for (const card of handOf(m, active))
    if (card.fact.kind === 'equipment') for (const on of warriors) if (mayBear(m, card.fact, on)) all.push(`play ${card.id} on ${on.id}`);
  // DOT 16.1 to 16.5: one copy for each player, in an area it fits.
  for (const card of handOf(m, active))
    if (card.fact.kind === 'warzone' && !m.pieces.some(({ owner, name, zone }) => owner === active && name === card.name && onTable(zone)))
      for (const area of card.fact.areas) all.push(`play ${card.id} to ${area}`);
  if (side.turns > 0 && attackersOf(m, active).length > 0 && !(sabotaged && m.book === 'tournament')) all.push('attack');
  // DOT 26.3, 26.7, 26.15: against a player who has nobody who can fight, once, and not in anybody's first turn.
  if (m.sides.every(({ turns }) => turns > 0))
    for (const against of clockwise(m, active).slice(1))
      if (warriorsOf(m, against).length === 0 && !side.sabotaged.includes(against))
        for (const { id, zone } of warriors) if (zone !== 'hidden') all.push(`sabotage ${id} against ${against}`);
  return all;
}
const onTable = (zone: string): boolean => zone === 'squad' || zone === 'cohort';
/** DOT 9.27, 11.4, 11.5: nobody hidden, one armor, and whom the note names. */
function mayBear(m: Model, { armour, only }: Equipment, on: Fighter): boolean {
  if (on.zone === 'hidden' || (only !== null && on.fact.affiliation !== only)) return false;
  return !armour || !gearOf(m, on).some(({ fact }) => (fact as Equipment).armour);
}

function* act(m: Model, had: Actions, [what, first, , second]: readonly string[]): Asking {
  const side = m.sides[m.active]!;
  const card = first === undefined ? null : m.pieces[Number(first)]!;
  switch (what) {
    case 'meditate':
      side.destiny++;
      return;
    case 'cover':
      card!.covered = true;
      return;
    case 'uncover': {
      const warrior = card as Fighter;
      if (warrior.zone === 'hidden' && !reveal(m, warrior)) return;
      Object.assign(warrior, { covered: false, leftCover: m.turn });
      return;
    }
    case 'hide':
      Object.assign(card!, { zone: 'hidden', covered: true });
      arrive(m, card as Fighter);
      return;
    case 'attack':
      had.attacked = true;
      yield* attack(m, m.active);
      return;
    case 'sabotage':
      had.sabotaged = true;
      yield* sabotage(m, card as Fighter, Number(second));
      return;
    default:
      if (second === undefined) {
        const warrior = card as Fighter;
        side.destiny -= warrior.fact.ratings[3];
        yield* announce(m, m.active, warrior, null);
        warrior.zone = homeOf(warrior);
        arrive(m, warrior);
      } else if (card!.fact.kind === 'warzone') {
        yield* announce(m, m.active, card!, null);
        card!.zone = second;
      } else {
        const on = m.pieces[Number(second)]!;
        yield* announce(m, m.active, card!, on.owner);
        Object.assign(card!, { zone: 'attached', host: on });
      }
  }
}

/** Half the saboteur's Value, rounded up, unless somebody who can fight comes meanwhile (DOT 26.10 to 26.14) [DR-85]. */
function* sabotage(m: Model, saboteur: Fighter, against: Seat): Asking {
  m.sides[m.active]!.sabotaged.push(against);
  yield* window(m, 'free', [against, ...clockwise(m, m.active).filter(seat => seat !== against)]);
  if (warriorsOf(m, against).length > 0) return;
  yield* points(m, saboteur, Math.ceil(ratingOf(m, saboteur, 3) / 2), clockwise(m, m.active));
  checkTarget(m);
}
