/** Phase 4: up to three units, up to two squares each (SUM 7.4). */
import { beginMove, place } from '../atoms.ts';
import { ROWS, type Square } from '../board.ts';
import { eachRoute, routeTo } from '../battle/routes.ts';
import { lastingRules } from '../cards/catalogue.ts';
import type { No } from '../cards/definition.ts';
import { define, moment, NO_OCCASION, walk } from '../procedures.ts';
import type { CardId, Side, World } from '../state.ts';
import { boardOf, hasMoved, moveRefusal, no, onBattlefield, playerOf, seatOf, stepsOf, usesLoneSteps } from '../world.ts';
import { addAnytime, anytimeNow, interlude, interrupted, useAbility, type UseOption } from './moment.ts';

type MoveOption = { readonly move: CardId; readonly to: string } | { readonly move: CardId; readonly to: string; readonly by: string };
/** Placing instead of moving (Tunnel). */
type PlaceOption = { readonly place: CardId; readonly to: string };

const LARGEST = 12 * ROWS;
const cache: { readonly [columns: number]: MoveOption[] } = { 6: [], 12: [] };
/** Options are plain and never changed, so the same move is the same object. */
function moveOption(w: World, move: CardId, to: Square): MoveOption {
  const options = cache[w.columns]!;
  return (options[move * LARGEST + to] ??= { move, to: boardOf(w).names[to]! });
}

/** Why a unit cannot be taken up for a move now, or null. */
export function moverRefusal(w: World, id: CardId): No | null {
  if (hasMoved(w, id)) return no('SUM 7.4.6', 'alreadyMoved');
  if (w.moves >= w.moveLimit)
    return w.turn === 1 ? no('SUM 6.15', 'moveLimit', { limit: w.moveLimit }) : no('SUM 7.4.1', 'moveLimit', { limit: w.moveLimit });
  return moveRefusal(w, id, w.active);
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
  const { names } = boardOf(w);
  const { units } = w.sides[side]!;
  for (let i = 0; i < units.length; i++) {
    const id = units[i]!;
    if (moverRefusal(w, id)) continue;
    options.push(moveOption(w, id, w.cards[id]!.square)); // zero squares (SUM 7.4.8)
    eachRoute(w, id, stepsOf(w, id), side, (to, by) =>
      options.push(by === null ? moveOption(w, id, to) : { move: id, to: names[to]!, by }),
    );
    if (w.lasting.length) for (const to of insteadSquares(w, id)) options.push({ place: id, to: names[to]! });
  }
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

export const movementPhase = define<{ readonly side: Side; mover: CardId; left: number; gone: number; plan: number }, MovementSteps, null>(
  'movementPhase',
  {
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
      const to = boardOf(w).byName.get(choice.to)!;
      if ('place' in choice) {
        beginMove(g, choice.place, 1);
        place(g, v.side, choice.place, to, 'SUM E11');
        return g.go('offer', null);
      }
      const steps = stepsOf(w, choice.move);
      const path = routeTo(w, choice.move, steps, v.side, to, 'by' in choice ? choice.by : null)!;
      beginMove(g, choice.move, path.length);
      v.mover = choice.move;
      v.gone = 0;
      v.left = steps;
      v.plan = path.length;
      return g.call('onward', walk(choice.move, path, v.side));
    },
    /** The mover stays active until its player ends the move, but only an any-time ability makes that matter (SUM C7, 10.15.3). */
    onward(g, v, walked) {
      const w = g.world;
      v.gone += walked;
      v.left -= walked;
      if (walked < v.plan) return g.go('settle', null); // something stopped it: the move is over
      if (
        v.left <= 0 ||
        v.gone === 0 ||
        !onBattlefield(w, v.mover) ||
        w.cards[v.mover]!.controller !== v.side ||
        !playerOf(w, v.side).alive
      )
        return g.go('settle', null);
      if (moveRefusal(w, v.mover, v.side) || !anytimeNow(w, v.side)) return g.go('settle', null);
      const { names } = boardOf(w);
      const options: Onward[] = ['stop'];
      eachRoute(w, v.mover, v.left, v.side, (to, by) =>
        options.push(by === null ? moveOption(w, v.mover, to) : { move: v.mover, to: names[to]!, by }),
      );
      addAnytime(w, v.side, options);
      return g.ask('goOn', seatOf(w, v.side), 'SUM 10.15.3', options, { card: v.mover, left: v.left });
    },
    goOn(g, v, choice) {
      if (choice === 'stop') return g.go('settle', null);
      if ('use' in choice) return g.call('wentOn', useAbility({ side: v.side, option: choice, about: NO_OCCASION }));
      const w = g.world;
      const path = routeTo(w, v.mover, v.left, v.side, boardOf(w).byName.get(choice.to)!, 'by' in choice ? choice.by : null)!;
      v.plan = path.length;
      return g.call('onward', walk(v.mover, path, v.side));
    },
    /** After an ability in mid-move the mover may still go on, as long as there is where to. */
    wentOn(g, v) {
      const w = g.world;
      if (
        !onBattlefield(w, v.mover) ||
        w.cards[v.mover]!.controller !== v.side ||
        !playerOf(w, v.side).alive ||
        moveRefusal(w, v.mover, v.side)
      )
        return g.go('settle', null);
      const { names } = boardOf(w);
      const options: Onward[] = ['stop'];
      eachRoute(w, v.mover, v.left, v.side, (to, by) =>
        options.push(by === null ? moveOption(w, v.mover, to) : { move: v.mover, to: names[to]!, by }),
      );
      addAnytime(w, v.side, options);
      return options.length === 1
        ? g.go('settle', null)
        : g.ask('goOn', seatOf(w, v.side), 'SUM 10.15.3', options, { card: v.mover, left: v.left });
    },
    /** Sneaking far leaves nobody else to move (SUM E4). */
    settle(g, v) {
      const w = g.world;
      if (onBattlefield(w, v.mover) && usesLoneSteps(w, v.mover, v.gone)) w.moveLimit = w.moves;
      return g.go('offer', null);
    },
    end: (g, { side }) => g.call('over', moment(side, 'movementEnded')),
    over: g => g.done(null),
  },
);
