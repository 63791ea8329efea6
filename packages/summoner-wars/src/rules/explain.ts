/** "What can I do" and "why can't I": candidates of the current question, with what refuses them. */
import { keyOf, no, questionOf, type Explained, type Option, type Position } from '@kolbiste/engine';
import type { No } from '../cards/vocabulary.ts';
import type { Mover } from './battle/routes.ts';
import { distance } from './battlefield.ts';
import {
  attackerRefusal,
  moveRefusal,
  moverRefusal,
  playRefusal,
  routeRefusal,
  summonRefusal,
  targetRefusal,
  useRefusal,
  wallRefusal,
} from './legality.ts';
import { battlefieldOf, neighbours, squareOf } from './places.ts';
import { NO_OCCASION, type MomentLocals, type Push } from './procedures.ts';
import { definitionOf } from './queries.ts';
import type { CardId, Rule, Side, World } from './state.ts';
import { eachUse } from './turn/moment.ts';
import { stepsOf } from './values.ts';

type Refused = readonly [Option, No];

/** Squares a player might think of: those beside any wall, and those of vine walls. */
function summonCandidates(w: World, side: Side): Refused[] {
  const { names } = battlefieldOf(w);
  const squares = new Set<number>();
  for (const player of w.sides) for (const wall of player.walls) for (const next of neighbours(w, squareOf(w, wall))) squares.add(next);
  w.vines.forEach((vine, square) => vine !== null && squares.add(square));
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
  const battlefield = battlefieldOf(w);
  const refused: Refused[] = [];
  for (const card of w.sides[side]!.hand) {
    if (definitionOf(w, card).type === 'wall') {
      for (let square = 0; square < battlefield.squares; square++) {
        const refusal = wallRefusal(w, side, card, square);
        if (refusal) refused.push([{ wall: card, to: battlefield.names[square]! }, refusal]);
      }
    } else if (definitionOf(w, card).type === 'event') {
      const refusal = playRefusal(w, side, card);
      if (refusal) refused.push([{ play: card }, refusal]);
    }
  }
  return w.eventSummons ? [...refused, ...summonCandidates(w, side)] : refused;
}

function moveCandidates(w: World, side: Side): Refused[] {
  const battlefield = battlefieldOf(w);
  const refused: Refused[] = [];
  for (const id of w.sides[side]!.units) {
    const from = squareOf(w, id);
    const cannot = moverRefusal(w, id);
    const mover: Mover = { card: id, steps: stepsOf(w, id), by: side };
    for (let to = 0; to < battlefield.squares; to++) {
      if (distance(battlefield, from, to) > (cannot ? 1 : mover.steps + 1)) continue;
      const refusal = cannot ?? routeRefusal(w, mover, to);
      if (refusal) refused.push([{ move: id, to: battlefield.names[to]! }, refusal]);
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

function useCandidates(w: World, v: Pick<MomentLocals, 'side' | 'at' | 'unit' | 'about'>): Refused[] {
  const refused: Refused[] = [];
  eachUse(w, v, (unit, use) => {
    const refusal = useRefusal(w, unit, use, v.about);
    if (refusal) refused.push([{ use: use.id, with: unit }, refusal]);
  });
  return refused;
}

function refusedNow(position: Position<World>): Refused[] {
  const w = position.world;
  const side = w.active;
  const frame = position.stack.at(-1)!;
  const anytime = (): Refused[] => useCandidates(w, { side, at: 'anytime', unit: null, about: NO_OCCASION });
  switch (questionOf(position)) {
    case 'summonPhase.chosen':
      return [...summonCandidates(w, side), ...anytime()];
    case 'eventsPhase.chosen':
      return [...eventCandidates(w, side), ...anytime()];
    case 'movementPhase.chosen':
      return [...moveCandidates(w, side), ...anytime()];
    case 'attackPhase.chosen':
      return [...attackCandidates(w, side), ...anytime()];
    case 'moment.chosen':
      return useCandidates(w, frame.locals as MomentLocals);
    case 'push.chosen': {
      const v = frame.locals as Push;
      const battlefield = battlefieldOf(w);
      const from = squareOf(w, v.card);
      if (v.straight || moveRefusal(w, v.card, v.by)) return [];
      return battlefield.names.flatMap((name, to): Refused[] => {
        if (to === from || distance(battlefield, from, to) > v.steps + 1) return [];
        const refusal = routeRefusal(w, v, to);
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
