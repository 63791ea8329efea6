/** The moves with cards at a moment: legal ones, and all of them with reasons. */
import { keyOf, no, type Seat } from '@kolbiste/engine';
import { definitionOf } from '../../cards/registry.ts';
import { giversOf } from '../givers.ts';
import { friends, isPaired, pendingOf, supposing, topFight } from '../queries.ts';
import type { CardId, World } from '../state.ts';
import { isPresent, isThere } from '../status.ts';
import type { Move } from '../../cards/vocabulary.ts';
import { aimRefusal, earlyRefusal, mayUse, moveRefusal } from './attempt.ts';
import { NO_AIM, type Aim, type Attempt } from './aim.ts';
import type { CardMove, Reason, Scope } from './moment.ts';
import { isUntimely } from './timing.ts';

/** Every way to aim a move, whether allowed or not. */
export function aims(w: World, { seat, definition, use, move }: Pick<Attempt, 'seat' | 'definition' | 'use' | 'move'>): Aim[] {
  const out: Aim[] = [];
  switch (move.aim) {
    case 'none':
      out.push(NO_AIM);
      break;
    case 'area':
      for (const to of use === null ? definition.areas : (['squad', 'cohort', 'station'] as const)) out.push({ ...NO_AIM, area: to });
      break;
    case 'player':
    case 'opponent':
      for (let at = 0; at < w.sides.length; at++)
        if (!w.sides[at]!.out && (move.aim === 'player' || !friends(w, at, seat))) out.push({ ...NO_AIM, player: at });
      break;
    case 'combatant': {
      const fight = topFight(w);
      if (isPaired(fight)) for (const target of [fight.attacker, fight.defender, ...fight.helpers]) out.push({ ...NO_AIM, target });
      break;
    }
    case 'warrior':
      for (const id of w.play) if (definitionOf(w, id).type === 'warrior' && isPresent(w, id)) out.push({ ...NO_AIM, target: id });
      break;
    case 'modifier': {
      const fight = topFight(w);
      if (pendingOf(w) !== null) out.push(NO_AIM);
      else if (fight !== null)
        for (const effect of w.effects)
          if (effect.fight === fight.id && !out.some(aim => aim.target === effect.source)) out.push({ ...NO_AIM, target: effect.source });
      break;
    }
    case 'card':
      for (const id of w.play) if (isThere(w, id)) out.push({ ...NO_AIM, target: id });
      break;
  }
  return out;
}
const optionFor = ({ card: id, use }: Attempt, aim: Aim): CardMove =>
  use === null
    ? aim.target !== null
      ? { play: id, on: aim.target }
      : aim.player !== null
        ? { play: id, at: aim.player }
        : aim.area !== null
          ? { play: id, to: aim.area }
          : { play: id }
    : aim.target !== null
      ? { use: id, as: use, on: aim.target }
      : aim.player !== null
        ? { use: id, as: use, at: aim.player }
        : { use: id, as: use };
/** Each thing a player might do with cards now, allowed or not: the hand, then abilities on the table. `unless`: not even looked at. */
function attemptsOf(w: World, seat: Seat, scope: Scope, unless: (move: Move, scope: Scope) => boolean = () => false): Attempt[] {
  const out: Attempt[] = [];
  for (const card of w.sides[seat]!.hand) {
    const definition = definitionOf(w, card);
    const move = definition.play;
    if (move !== null && !unless(move, scope)) out.push({ seat, card, definition, use: null, move, scope });
  }
  if (scope.moment === 'action' && w.known.length > 0)
    for (const card of w.sides[seat]!.discard) {
      if (!w.known.includes(card)) continue;
      const definition = definitionOf(w, card);
      const { uses } = definition;
      for (let use = 0; use < uses.length; use++) {
        const move = uses[use]!;
        if (move.fromDiscard) out.push({ seat, card, definition, use, move, scope });
      }
    }
  for (const card of giversOf(w).users) {
    if (w.cards[card]!.zone === 'stored') continue;
    const definition = definitionOf(w, card);
    const { uses } = definition;
    for (let use = 0; use < uses.length; use++) {
      const move = uses[use]!;
      if (!unless(move, scope) && mayUse(w, seat, card, move)) out.push({ seat, card, definition, use, move, scope });
    }
  }
  return out;
}
/** Loops, not chains of lists: every window of every player asks for this. */
function pushLegal(w: World, attempt: Attempt, out: CardMove[]): void {
  if (earlyRefusal(w, attempt) !== null) return;
  for (const aim of aims(w, attempt)) if (aimRefusal(w, attempt, aim) === null) out.push(optionFor(attempt, aim));
}

/** The legal moves with cards at a moment. */
export function cardMoves(w: World, seat: Seat, scope: Scope): CardMove[] {
  const out: CardMove[] = [];
  for (const attempt of attemptsOf(w, seat, scope, isUntimely)) pushLegal(w, attempt, out);
  for (const card of w.sides[seat]!.hand) if (definitionOf(w, card).labels.includes('poses')) pushPoses(w, seat, card, scope, out);
  return out;
}
/** A card that is played as any card it sees in play, with all that limits that one. */
function pushPoses(w: World, seat: Seat, card: CardId, scope: Scope, out: CardMove[]): void {
  for (const as of posable(w)) {
    const posing = supposing(w, card, { def: as });
    const definition = definitionOf(posing, card);
    if (definition.play === null) continue;
    const moves: CardMove[] = [];
    pushLegal(posing, { seat, card, definition, use: null, move: definition.play, scope }, moves);
    for (const move of moves) out.push(withPose(move, as));
  }
}
/** `play`, `as`, `on`: keys are made of an option's words in their order. */
const withPose = (move: CardMove, as: number): CardMove => {
  const { play, ...aim } = move as Extract<CardMove, { readonly play: CardId }>;
  return { play, as, ...aim };
};
/** Cards in play whose faces all know, but for personalities and relics. */
function posable(w: World): ReadonlySet<number> {
  const out = new Set<number>();
  for (const id of w.play) {
    const { zone, def, covered } = w.cards[id]!;
    const { personality, type, labels } = definitionOf(w, id);
    if (zone === 'hidden' || (zone === 'stored' && covered) || personality || type === 'relic' || labels.includes('poses')) continue;
    out.add(def);
  }
  return out;
}
/** The legal ways to play these cards, wherever they are. */
export function movesWith(w: World, seat: Seat, cards: readonly CardId[], scope: Scope): CardMove[] {
  const out: CardMove[] = [];
  for (const card of cards) {
    const definition = definitionOf(w, card);
    pushLegal(w, { seat, card, definition, use: null, move: definition.play!, scope }, out);
  }
  return out;
}
/** The same with reasons, for those who ask why not. */
export function explainedMoves(w: World, seat: Seat, scope: Scope): { option: CardMove; key: string; refusal: Reason }[] {
  const out: ReturnType<typeof explained>[] = [];
  for (const attempt of attemptsOf(w, seat, scope)) {
    const all = aims(w, attempt);
    for (const aim of all) out.push(explained(optionFor(attempt, aim), moveRefusal(w, attempt, aim)));
    // A card with nothing to aim at is refused as a whole.
    if (all.length === 0 && attempt.use === null)
      out.push(explained({ play: attempt.card }, earlyRefusal(w, attempt) ?? no('DOT 28.18', 'noTarget')));
  }
  return out;
}
const explained = (option: CardMove, refusal: Reason) => ({ option, key: keyOf(option), refusal });

/** Whether a card gives him an attack beyond his actions. */
export const hasAttackBeyond = (w: World, seat: Seat, pool: number): boolean =>
  giversOf(w).users.some(card =>
    definitionOf(w, card).uses.some((move, use) => {
      if (move.actions > 0 || !move.attack || !mayUse(w, seat, card, move)) return false;
      const attempt: Attempt = { seat, card, definition: definitionOf(w, card), use, move, scope: { moment: 'action', pool } };
      return aims(w, attempt).some(aim => moveRefusal(w, attempt, aim) === null);
    }),
  );

/** Whether others must expect a move, by what everybody can see: cards in hand, or abilities on the table. */
export function mightMove(w: World, seat: Seat): boolean {
  if (w.sides[seat]!.hand.length) return true;
  for (const id of giversOf(w).users)
    if (w.cards[id]!.zone !== 'hidden' && w.cards[id]!.zone !== 'stored')
      // what nobody has seen asks nobody
      for (const move of definitionOf(w, id).uses) if (mayUse(w, seat, id, move)) return true;
  return false;
}
