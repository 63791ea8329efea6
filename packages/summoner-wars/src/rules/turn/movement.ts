/** Phase 4: up to three units, up to two squares each (SUM 7.4). */
import { lastingRules } from '../../cards/registry.ts';
import { beginMove, endMoves, place } from '../atoms.ts';
import { eachRoute, routeTo, type Mover } from '../battle/routes.ts';
import { followsMove } from '../battle/walk.ts';
import { ROWS, type Square } from '../battlefield.ts';
import { moveRefusal, moverRefusal } from '../legality.ts';
import { battlefieldOf, squareNamed, squareOf } from '../places.ts';
import { define, moment, NO_OCCASION, walk } from '../procedures.ts';
import { controllerOf, onBattlefield, playerOf, seatOf } from '../queries.ts';
import type { CardId, Side, World } from '../state.ts';
import { stepsOf, usesLoneSteps } from '../values.ts';
import { addAnytime, anytimeNow, interlude, interrupted, useAbility, type UseOption } from './moment.ts';

type MoveOption = { readonly move: CardId; readonly to: string } | { readonly move: CardId; readonly to: string; readonly by: string };
/** Placing instead of moving. */
type PlaceOption = { readonly place: CardId; readonly to: string };

const LARGEST = 12 * ROWS;
const cache: { readonly [columns: number]: MoveOption[] } = { 6: [], 12: [] };
/** Options are plain and never changed, so the same move is the same object. */
function moveOption(w: World, move: CardId, to: Square): MoveOption {
  const options = cache[w.columns]!;
  return (options[move * LARGEST + to] ??= { move, to: battlefieldOf(w).names[to]! });
}

/** Squares the unit may be placed on instead of moving. */
function insteadSquares(w: World, id: CardId): readonly Square[] {
  for (const lasting of w.lasting) {
    const squares = lastingRules(lasting.definition).insteadOfMove?.(w, lasting, id);
    if (squares?.length) return squares;
  }
  return [];
}

function addMoves(w: World, side: Side, options: (MoveOption | PlaceOption)[]): void {
  const { names } = battlefieldOf(w);
  const { units } = w.sides[side]!;
  for (let i = 0; i < units.length; i++) {
    const id = units[i]!;
    if (moverRefusal(w, id)) continue;
    options.push(moveOption(w, id, squareOf(w, id))); // zero squares (SUM 7.4.8)
    addRoutes(w, { card: id, steps: stepsOf(w, id), by: side }, options);
    if (w.lasting.length) for (const to of insteadSquares(w, id)) options.push({ place: id, to: names[to]! });
  }
}
function addRoutes(w: World, mover: Mover, options: unknown[]): void {
  const { card } = mover;
  eachRoute(w, mover, (to, by) =>
    options.push(by === null ? moveOption(w, card, to) : { move: card, to: battlefieldOf(w).names[to]!, by }),
  );
}

type Choice = 'end' | MoveOption | PlaceOption | UseOption;
type Onward = 'stop' | MoveOption | UseOption;
interface MovementSteps {
  begin: null;
  offer: unknown;
  ask: unknown;
  chosen: Choice;
  onward: number;
  goOn: Onward;
  wentOn: unknown;
  settle: null;
  end: unknown;
  over: unknown;
}
interface Movement {
  readonly side: Side;
  /** Who is being moved. */
  mover: CardId | null;
  /** Squares it may still go, has gone, and set out to go. */
  left: number;
  gone: number;
  plan: number;
}

/** Whether the side still has the mover in hand: it may go on, if there is where to. */
const stillMoving = (w: World, side: Side, mover: CardId): boolean =>
  onBattlefield(w, mover) && controllerOf(w, mover) === side && playerOf(w, side).alive && !moveRefusal(w, mover, side);

/** Going on, stopping, or an any-time ability. */
function onwardOptions(w: World, { side, left }: Movement, mover: CardId): Onward[] {
  const options: Onward[] = ['stop'];
  addRoutes(w, { card: mover, steps: left, by: side }, options);
  addAnytime(w, side, options);
  return options;
}

const hasWay = (w: World, { side, left }: Movement, mover: CardId): boolean => {
  let any = false;
  eachRoute(w, { card: mover, steps: left, by: side }, () => (any = true));
  return any;
};

export const movementPhase = define<Movement, MovementSteps, null>('movementPhase', {
  begin: (g, { side }) => g.call('offer', moment(side, 'movementBegins')),
  offer: g => (interrupted(g.world) ? g.call('ask', interlude({ at: 0 })) : g.go('ask', null)),
  ask(g, { side }) {
    const w = g.world;
    if (!playerOf(w, side).alive) return g.done(null);
    if (w.moves >= w.moveLimit) return g.go('end', null);
    const options: Choice[] = ['end'];
    addMoves(w, side, options as (MoveOption | PlaceOption)[]);
    addAnytime(w, side, options);
    return options.length === 1
      ? g.go('end', null)
      : g.ask('chosen', seatOf(w, side), 'SUM 7.4.1', options, { moves: w.moves, limit: w.moveLimit });
  },
  chosen(g, v, choice) {
    if (choice === 'end') return g.go('end', null);
    if ('use' in choice) return g.call('offer', useAbility({ side: v.side, option: choice, about: NO_OCCASION }));
    const w = g.world;
    const to = squareNamed(w, choice.to);
    if ('place' in choice) {
      beginMove(g, choice.place, 1);
      place(g, { by: v.side, card: choice.place, to }, 'SUM E11');
      return g.go('offer', null);
    }
    const steps = stepsOf(w, choice.move);
    const path = routeTo(w, { card: choice.move, steps, by: v.side }, to, 'by' in choice ? choice.by : null)!;
    beginMove(g, choice.move, path.length);
    v.mover = choice.move;
    v.gone = 0;
    v.left = steps;
    v.plan = path.length;
    return g.call('onward', walk(choice.move, path, v.side, true));
  },
  /**
   * The mover stays active until its player ends the move, but only any-time abilities, of this player or of others, make that matter
   * (SUM C7, 10.15.3). What stopped it on its way leaves it nowhere to go.
   */
  onward(g, v, walked) {
    const w = g.world;
    const mover = v.mover!;
    v.gone += walked;
    v.left -= walked;
    if (v.left <= 0 || v.gone === 0 || !stillMoving(w, v.side, mover)) return g.go('settle', null);
    if (walked < v.plan ? !hasWay(w, v, mover) : !anytimeNow(w, v.side)) return g.go('settle', null);
    return interrupted(w) ? g.call('wentOn', interlude({ at: 0 })) : g.go('wentOn', null);
  },
  goOn(g, v, choice) {
    if (choice === 'stop') return g.go('settle', null);
    if ('use' in choice) return g.call('wentOn', useAbility({ side: v.side, option: choice, about: NO_OCCASION }));
    const mover = { card: v.mover!, steps: v.left, by: v.side };
    const path = routeTo(g.world, mover, squareNamed(g.world, choice.to), 'by' in choice ? choice.by : null)!;
    v.plan = path.length;
    return g.call('onward', walk(v.mover!, path, v.side, true));
  },
  /** In mid-move the mover may still go on. */
  wentOn(g, v) {
    const w = g.world;
    const mover = v.mover!;
    if (!stillMoving(w, v.side, mover)) return g.go('settle', null);
    const options = onwardOptions(w, v, mover);
    return options.length === 1
      ? g.go('settle', null)
      : g.ask('goOn', seatOf(w, v.side), 'SUM 10.15.3', options, { card: mover, left: v.left });
  },
  /** Sneaking far leaves nobody else to move (SUM E4). What follows a move comes after the whole of it. */
  settle(g, v) {
    const w = g.world;
    const mover = v.mover!;
    if (onBattlefield(w, mover) && usesLoneSteps(w, mover, v.gone)) endMoves(w);
    return followsMove(w, mover, v.side) ? g.call('offer', moment(v.side, 'moved', mover)) : g.go('offer', null);
  },
  end: (g, { side }) => g.call('over', moment(side, 'movementEnded')),
  over: g => g.done(null),
});
