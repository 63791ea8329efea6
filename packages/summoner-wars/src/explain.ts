/** "What can I do" and "why can't I": candidates of the current question, with what refuses them. */
import { keyOf, questionOf, type Explained, type Option, type Position } from '@kolbiste/engine';
import { attackerRefusal, targetRefusal } from './battle/attack.ts';
import { routeTo } from './battle/routes.ts';
import { distance } from './board.ts';
import type { Moment, No, Occasion } from './cards/definition.ts';
import type { CardId, Rule, Side, World } from './state.ts';
import { boardOf, cornered, definitionOf, heldByVine, isWall, moveRefusal, neighbours, no, stepsOf } from './world.ts';
import { eachUse, useRefusal } from './turn/moment.ts';
import { moverRefusal } from './turn/movement.ts';
import { playRefusal, wallRefusal } from './turn/play-events.ts';
import { summonRefusal } from './turn/summon.ts';
import { NO_OCCASION } from './procedures.ts';

type Refused = readonly [Option, No];

/** Squares somebody might think of: beside any wall, and the reason each will not do. */
function summonCandidates(w: World, side: Side): Refused[] {
  const { names } = boardOf(w);
  const squares = new Set<number>();
  for (const player of w.sides) for (const wall of player.walls) for (const next of neighbours(w, w.cards[wall]!.square)) squares.add(next);
  const refused: Refused[] = [];
  for (const card of w.sides[side]!.hand) {
    if (definitionOf(w, card).type !== 'unit') continue;
    for (const square of squares) {
      const refusal = summonRefusal(w, side, card, square);
      if (refusal) refused.push([{ summon: card, to: names[square]! }, refusal]);
    }
  }
  return refused;
}

function eventCandidates(w: World, side: Side): Refused[] {
  const board = boardOf(w);
  const refused: Refused[] = [];
  for (const card of w.sides[side]!.hand) {
    if (definitionOf(w, card).type === 'wall') {
      for (let square = 0; square < board.squares; square++) {
        const refusal = wallRefusal(w, side, card, square);
        if (refusal) refused.push([{ wall: card, to: board.names[square]! }, refusal]);
      }
    } else if (definitionOf(w, card).type === 'event') {
      const refusal = playRefusal(w, side, card);
      if (refusal) refused.push([{ play: card }, refusal]);
    }
  }
  return w.eventSummons ? [...refused, ...summonCandidates(w, side)] : refused;
}

/** Why a unit does not get to a square, or null when it does. */
function goRefusal(w: World, id: CardId, by: Side, to: number, steps: number): No | null {
  if (routeTo(w, id, steps, by, to, null)) return null;
  if (w.top[to]! >= 0) return isWall(w, w.top[to]!) ? no('SUM 3.13', 'wallThere') : no('SUM 7.4.5', 'occupied');
  const from = w.cards[id]!.square;
  if (distance(boardOf(w), from, to) > steps) return no('SUM 7.4.2', 'tooFar', { steps });
  if (heldByVine(w, id)) return no('SUM 4.23', 'heldByVine');
  return cornered(w, from, to) ? no('SUM 7.4.3', 'diagonal') : no('SUM 7.4.4', 'wayBlocked');
}

function moveCandidates(w: World, side: Side): Refused[] {
  const board = boardOf(w);
  const refused: Refused[] = [];
  for (const id of w.sides[side]!.units) {
    const from = w.cards[id]!.square;
    const cannot = moverRefusal(w, id);
    const steps = stepsOf(w, id);
    for (let to = 0; to < board.squares; to++) {
      if (distance(board, from, to) > (cannot ? 1 : steps + 1)) continue;
      const refusal = cannot ?? goRefusal(w, id, side, to, steps);
      if (refusal) refused.push([{ move: id, to: board.names[to]! }, refusal]);
    }
  }
  return refused;
}

function attackCandidates(w: World, side: Side): Refused[] {
  const refused: Refused[] = [];
  const cards: CardId[] = [];
  for (const player of w.sides) cards.push(...player.units, ...player.walls);
  for (const attack of w.sides[side]!.units) {
    const cannot = attackerRefusal(w, attack);
    for (const on of cards) {
      const refusal = cannot ?? targetRefusal(w, attack, on);
      if (refusal) refused.push([{ attack, on }, refusal]);
    }
  }
  return refused;
}

function useCandidates(w: World, side: Side, at: Moment, unit: CardId, about: Occasion): Refused[] {
  const refused: Refused[] = [];
  eachUse(
    w,
    side,
    at,
    (who, use) => {
      const refusal = useRefusal(w, side, who, use, about);
      if (refusal) refused.push([{ use: use.id, with: who }, refusal]);
    },
    unit,
  );
  return refused;
}

function refusedNow(position: Position<World>): Refused[] {
  const w = position.world;
  const side = w.active;
  const frame = position.stack.at(-1)!;
  const anytime = (): Refused[] => useCandidates(w, side, 'anytime', -1, NO_OCCASION);
  switch (questionOf(position)) {
    case 'summonPhase.chosen':
      return [...summonCandidates(w, side), ...anytime()];
    case 'eventsPhase.chosen':
      return [...eventCandidates(w, side), ...anytime()];
    case 'movementPhase.chosen':
      return [...moveCandidates(w, side), ...anytime()];
    case 'attackPhase.chosen':
      return [...attackCandidates(w, side), ...anytime()];
    case 'moment.chosen': {
      const v = frame.locals as { side: Side; at: Moment; unit: CardId; about: Occasion };
      return useCandidates(w, v.side, v.at, v.unit, v.about);
    }
    case 'push.chosen': {
      const v = frame.locals as { card: CardId; by: Side; steps: number; straight: boolean };
      const board = boardOf(w);
      const from = w.cards[v.card]!.square;
      if (v.straight || moveRefusal(w, v.card, v.by)) return [];
      return board.names.flatMap((name, to): Refused[] => {
        if (to === from || distance(board, from, to) > v.steps + 1) return [];
        const refusal = goRefusal(w, v.card, v.by, to, v.steps);
        return refusal ? [[{ to: name }, refusal]] : [];
      });
    }
    case 'chooseMany.picked': {
      const v = frame.locals as { min: number; chosen: readonly unknown[] };
      return v.chosen.length < v.min ? [['done', no('SUM C15', 'chooseMore', { min: v.min })]] : [];
    }
    default:
      return [];
  }
}

export function explainTable(position: Position<World>): readonly Explained<Rule>[] {
  const { options } = position.decision!;
  const offered = new Set(options.map(keyOf));
  const all: Explained<Rule>[] = options.map(option => ({ key: keyOf(option), option, refusal: null }));
  for (const [option, refusal] of refusedNow(position)) {
    const key = keyOf(option);
    if (!offered.has(key)) all.push({ key, option, refusal });
  }
  return all;
}
