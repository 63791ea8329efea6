/** Windows: who is asked and in which order, what may be played there, and the answers to a card. Chapters 5, 24 and 28. */
import type { Seat } from '@kolbiste/engine';
import { clockwise, discard, groundsOf, handOf, type Asking, type Ground, type Model, type Piece } from './model.ts';

/**
 * `slot`: for cards that name the moment, of which there are none. `free`: any-time cards. `modifiers`: those and cards for a combat.
 * `saving` and `reaction`: what saves, what answers.
 */
export type Kind = 'slot' | 'free' | 'modifiers' | 'saving' | 'reaction';

/** Everyone who holds a card is asked, whatever it is [DR-05]; it closes when everybody in a row has passed (DOT 5.18, 5.20) [DR-03]. */
export function* window(m: Model, kind: Kind, order: readonly Seat[]): Asking {
  let passed = 0;
  for (let i = 0; passed < order.length; i++) {
    const seat = order[i % order.length]!;
    const moves = () => [...movesIn(m, kind, seat), ...groundsIn(m, kind, seat)];
    if (handOf(m, seat).length === 0 && moves().length === 0) {
      passed++;
      continue;
    }
    const answer = yield { about: kind, seat, options: () => ['pass', ...moves()] };
    if (kind === 'modifiers' && m.combat!.defender!.owner === seat) m.combat!.ground ??= null;
    if (answer === 'pass') passed++;
    else passed = 0;
    if (answer.startsWith('warzone')) m.combat!.ground = m.pieces[Number(answer.split(' ')[1])] as Ground;
    else if (answer !== 'pass') yield* playSpecial(m, seat, answer);
  }
}

/** In a combat the attacking player acts first, then the defending one, then the others (DOT 5.21); who strikes first turns that round (DOT 5.22). */
export function combatOrder(m: Model, first: Seat | null): Seat[] {
  const { by, defender } = m.combat!;
  const named = defender === null ? [by] : first === defender.owner ? [defender.owner, by] : [by, defender.owner];
  return [...named, ...clockwise(m, by).filter(seat => !named.includes(seat))];
}

/** The standard book: the defender's at his first chance in this window, and for good (DOT 16.7s, 24.4.1s) [DR-53]. */
function groundsIn(m: Model, kind: Kind, seat: Seat): string[] {
  if (kind !== 'modifiers' || m.combat!.ground !== undefined || m.combat!.defender!.owner !== seat) return [];
  return groundsOf(m, m.combat!.defender!).map(({ id }) => `warzone ${id}`);
}
function movesIn(m: Model, kind: Kind, seat: Seat): string[] {
  return handOf(m, seat).flatMap(card => {
    switch (card.fact.kind) {
      case 'karma':
        return kind === 'free' || kind === 'modifiers' ? [`play ${card.id}`] : [];
      case 'modifier':
        return kind === 'modifiers'
          ? combatants(m).flatMap(on => (mayModify(m, seat, card, on) ? [`play ${card.id} on ${on.id}`] : []))
          : [];
      case 'escape':
        return kind === 'saving'
          ? m.harms.flatMap(({ victim, kill, saved }) =>
              kill && !saved && victim.owner === seat ? [`play ${card.id} on ${victim.id}`] : [],
            )
          : [];
      case 'noise':
        return noiseIn(m, kind, card);
      default:
        return [];
    }
  });
}
const combatants = (m: Model): Piece[] => [m.combat!.attacker!, m.combat!.defender!];
/** DOT 24.5.18s: of each kind one card a player on each warrior, unless it was cancelled; no limit in a tournament. */
const mayModify = (m: Model, seat: Seat, { name }: Piece, on: Piece): boolean =>
  m.book === 'tournament' ||
  !m.combat!.played.some(past => past.seat === seat && past.card.name === name && past.on === on && !past.cancelled);

/** Miscommunication answers another player's special just played; a modifier stays open to it while the combat lasts [DR-16]. */
function noiseIn(m: Model, kind: Kind, { id, owner }: Piece): string[] {
  if (kind === 'reaction') {
    const { card, seat, cancelled } = m.pending.at(-1)!;
    return ['warrior', 'equipment', 'warzone'].includes(card.fact.kind) || seat === owner || cancelled ? [] : [`play ${id}`];
  }
  if (kind !== 'modifiers') return [];
  return m.combat!.played.filter(({ seat, cancelled }) => seat !== owner && !cancelled).map(({ card }) => `play ${id} on ${card.id}`);
}

/** A special: announced, answered, carried out, and off to the discard pile (DOT 28.4, 28.21, 3.23). */
function* playSpecial(m: Model, seat: Seat, answer: string): Asking {
  const [, id, , on] = answer.split(' ');
  const card = m.pieces[Number(id)]!;
  const target = on === undefined ? null : m.pieces[Number(on)]!;
  const answered = m.pending.at(-1) ?? null;
  const went = yield* announce(m, seat, card, target?.owner ?? answered?.seat ?? null);
  discard(m, card);
  if (!went) return;
  switch (card.fact.kind) {
    case 'karma':
      m.sides[seat]!.destiny += 10;
      break;
    case 'modifier':
      m.combat!.played.push({ seat, card, on: target!, cancelled: false });
      break;
    case 'escape':
      m.harms.find(({ victim, saved }) => victim === target && !saved)!.saved = true;
      break;
    default:
      (answered ?? m.combat!.played.findLast(past => past.card === target)!).cancelled = true;
  }
}

/** Lays a card down and lets everybody answer: first the one player it affects, then in turn order [DR-12]. False when it is cancelled. */
export function* announce(m: Model, seat: Seat, card: Piece, affected: Seat | null): Asking<boolean> {
  card.zone = 'stack';
  const entry = { seat, card, cancelled: false };
  m.pending.push(entry);
  const order = clockwise(m, m.active);
  yield* window(m, 'reaction', affected === null ? order : [affected, ...order.filter(other => other !== affected)]);
  m.pending.pop();
  return !entry.cancelled;
}
