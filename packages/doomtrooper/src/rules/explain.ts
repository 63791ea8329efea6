/** What a seat might want to do now: allowed, or refused and by which rule. The same functions make the option lists. */
import { keyOf, questionOf, type Explained, type Option, type Position, type Refusal, type Seat, no } from '@kolbiste/engine';
import {
  actionsFor,
  attackersUnderOrders,
  defendersUnderOrders,
  pairRefusal,
  tacticRefusal,
  tacticsUnderOrders,
} from './combat/pairing.ts';
import { warzoneRefusal, warzonesOf } from './combat/warzone.ts';
import { deckRefusal, type Decks } from '../decks/check.ts';
import { explainedMoves, furtherTokens, type Moment } from './legality.ts';
import type { Attacking } from './procedures.ts';
import type { Rule } from './rule.ts';
import { allWarriors, warriorsOf } from './status.ts';
import { explainedActions } from './turn/actions.ts';
import { assignRefusal, isSergeantOf } from './units.ts';
import { topFight } from './queries.ts';
import { type CardId, type Paired, type World } from './state.ts';

/** A card has ordered something else. */
const ORDERED = no('DOT 24.2.11', 'ordered');
/** The actions it takes are not there. */
const tooDear = (w: World, attacker: CardId, defender: CardId) =>
  no<Rule>('DOT 24.0.9', 'actions', { needed: actionsFor(w, attacker, defender) });
type Candidates = readonly (readonly [Option, Refusal<Rule> | null])[];

function candidates(position: Position<World>, seat: Seat): Candidates | null {
  const { world: w, stack } = position;
  const frame = stack[stack.length - 1]!;
  switch (questionOf(position)) {
    case 'acting.act':
      return explainedActions(w, seat, (frame.locals as { pool: number }).pool).map(
        ({ option, refusal }) => [option as Option, refusal] as const,
      );
    case 'window.answer': {
      const { subject } = frame.locals as { subject: { moment: Moment } };
      const moves: Candidates = explainedMoves(w, seat, { moment: subject.moment, pool: null }).map(
        ({ option, refusal }) => [option as Option, refusal] as const,
      );
      const seen = seatedUnits(w, seat);
      return [
        ...seen.filter(([, refusal]) => refusal !== null),
        ...position
          .decision!.options.filter(option => !moves.some(([other]) => keyOf(other) === keyOf(option)))
          .map(option => [option, null] as const),
        ...moves,
      ];
    }
    case 'deckCheck.bring': {
      const { choice } = frame.locals as Decks;
      return choice[seat]!.map((deck, i) => [{ deck: i }, deckRefusal(deck, w)] as const);
    }
    case 'attacking.zoned': {
      const defender = topFight(w)!.defender!;
      return [['none', null], ...warzonesOf(w, defender).map(warzone => [{ warzone }, warzoneRefusal(w, defender, warzone)] as const)];
    }
    case 'attacking.attacker': {
      const fight = topFight(w)!;
      const affords = furtherTokens(w, frame.locals as Attacking);
      const able = attackersUnderOrders(w, seat, fight, affords);
      const all: Candidates = warriorsOf(w, seat).map(
        attacker => [{ attacker }, why(w, seat, attacker, fight, affords) ?? (able.includes(attacker) ? null : ORDERED)] as const,
      );
      return position.decision!.options.includes('decline') ? [['decline', null], ...all] : all;
    }
    case 'attacking.defender': {
      const attacking = frame.locals as Attacking;
      const attacker = attacking.attacker!;
      const affords = furtherTokens(w, attacking);
      const able = defendersUnderOrders(w, seat, attacker, topFight(w)!, affords);
      return allWarriors(w).map(
        defender =>
          [
            { defender },
            pairRefusal(w, seat, attacker, defender, topFight(w)) ??
              (able.includes(defender) ? null : affords(actionsFor(w, attacker, defender)) ? ORDERED : tooDear(w, attacker, defender)),
          ] as const,
      );
    }
    case 'attacking.chosen': {
      const { attacker, defender } = frame.locals as { attacker: CardId; defender: CardId };
      const able = tacticsUnderOrders(w, topFight(w) as Paired);
      return (['fight', 'shoot'] as const).map(
        tactic => [tactic, tacticRefusal(w, attacker, defender, tactic, topFight(w)) ?? (able.includes(tactic) ? null : ORDERED)] as const,
      );
    }
    default:
      return null;
  }
}
/** Every warrior of the seat with every sergeant of his. */
const seatedUnits = (w: World, seat: Seat): Candidates =>
  w.play
    .filter(id => isSergeantOf(w, seat, id))
    .flatMap(to =>
      warriorsOf(w, seat).flatMap(assign => (assign === to ? [] : [[{ assign, to }, assignRefusal(w, seat, assign, to)] as const])),
    );
/** A warrior who may attack nobody is refused by what keeps him from the last one looked at. */
function why(
  w: World,
  seat: Seat,
  attacker: CardId,
  fight: ReturnType<typeof topFight>,
  affords: (actions: number) => boolean,
): Refusal<Rule> | null {
  let refused: Refusal<Rule> | null = no('DOT 24.2.1', 'noPair');
  for (const defender of allWarriors(w)) {
    if (defender === attacker) continue;
    const reason =
      pairRefusal(w, seat, attacker, defender, fight) ??
      (affords(actionsFor(w, attacker, defender)) ? null : tooDear(w, attacker, defender));
    if (reason === null) return null;
    refused = reason;
  }
  return refused;
}

export function explain(position: Position<World>, seat: Seat): readonly Explained<Rule>[] {
  const all = candidates(position, seat) ?? position.decision!.options.map(option => [option, null] as const);
  return all.map(([option, refusal]) => ({ key: keyOf(option), option, refusal }));
}
