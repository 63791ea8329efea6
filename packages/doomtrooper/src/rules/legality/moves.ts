/** The moves with cards at a moment: legal ones, and all of them with reasons. */
import { keyOf, no, type Seat } from '@kolbiste/engine';
import { definitionOf } from '../../cards/registry.ts';
import { friends, isPaired, pendingOf, topFight } from '../queries.ts';
import type { CardId, World } from '../state.ts';
import { isPresent, isThere } from '../status.ts';
import { aimRefusal, earlyRefusal, moveRefusal, userOf } from './attempt.ts';
import { NO_AIM, type Aim, type Attempt } from './aim.ts';
import type { CardMove, Reason, Scope } from './moment.ts';

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
/** Tells each thing a player might do with cards now, allowed or not: the hand, then abilities on the table. */
function eachAttempt(w: World, seat: Seat, scope: Scope, tell: (attempt: Attempt) => void): void {
  for (const card of w.sides[seat]!.hand) {
    const definition = definitionOf(w, card);
    if (definition.play !== null) tell({ seat, card, definition, use: null, move: definition.play, scope });
  }
  for (const card of w.play) {
    const definition = definitionOf(w, card);
    const { uses } = definition;
    for (let use = 0; use < uses.length; use++) {
      const move = uses[use]!;
      if (userOf(w, card, move) === seat) tell({ seat, card, definition, use, move, scope });
    }
  }
}
/** Loops, not chains of lists: every window of every player asks for this. */
function pushLegal(w: World, attempt: Attempt, out: CardMove[]): void {
  if (earlyRefusal(w, attempt) !== null) return;
  for (const aim of aims(w, attempt)) if (aimRefusal(w, attempt, aim) === null) out.push(optionFor(attempt, aim));
}

/** The legal moves with cards at a moment. */
export function cardMoves(w: World, seat: Seat, scope: Scope): CardMove[] {
  const out: CardMove[] = [];
  eachAttempt(w, seat, scope, attempt => pushLegal(w, attempt, out));
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
  eachAttempt(w, seat, scope, attempt => {
    const all = aims(w, attempt);
    for (const aim of all) out.push(explained(optionFor(attempt, aim), moveRefusal(w, attempt, aim)));
    // A card with nothing to aim at is refused as a whole.
    if (all.length === 0 && attempt.use === null)
      out.push(explained({ play: attempt.card }, earlyRefusal(w, attempt) ?? no('DOT 28.18', 'noTarget')));
  });
  return out;
}
const explained = (option: CardMove, refusal: Reason) => ({ option, key: keyOf(option), refusal });

/** Whether others must expect a move, by what everybody can see: cards in hand, or abilities on the table. */
export function mightMove(w: World, seat: Seat): boolean {
  if (w.sides[seat]!.hand.length) return true;
  for (const id of w.play)
    if (w.cards[id]!.zone !== 'hidden')
      // what nobody has seen asks nobody
      for (const move of definitionOf(w, id).uses) if (userOf(w, id, move) === seat) return true;
  return false;
}
