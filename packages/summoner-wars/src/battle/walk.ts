/** Moving: a walk is single steps, each of which may be the last (SUM 7.4, C7, F4 to F7). Pushing is choosing somebody's walk. */
import { rollOffVine, stay, stepTo } from '../atoms.ts';
import type { Square } from '../board.ts';
import { harm, implement, moment, push, walk, walkProcedure, type Walk } from '../procedures.ts';
import { ROLLED, type World } from '../state.ts';
import { abilitiesOf, boardOf, freeOfVines, isWall, moveRefusal, onBattlefield, playerOf, seatOf, unitOf } from '../world.ts';
import { eachRoute, routeTo, straightRoutes } from './routes.ts';

/** Whether the walk ends here although the path goes on. */
function stopped(w: World, v: Walk): boolean {
  const { square } = w.cards[v.card]!;
  if (v.at >= v.path.length) return true;
  return v.at > 0 && v.path[v.at - 1] === square && (unitOf(w, v.card).ability.refusesMove?.(w, v.card, square) ?? null) !== null;
}
/** Leaving a vine wall now; not while the unit is passing through another (it left already). */
const leavesVine = (w: World, v: Walk): boolean => {
  const { square } = w.cards[v.card]!;
  return w.vinesGrown > 0 && w.vines[square]! >= 0 && (v.at === 0 || v.path[v.at - 1] === square) && !freeOfVines(w, v.card);
};

export const walkSteps = implement(walkProcedure)<{
  begin: null;
  step: unknown;
  enter: null;
  torn: null;
  watch: unknown;
  finish: unknown;
  after: unknown;
  over: unknown;
}>({
  begin(g, v) {
    if (v.path.length > 0) return g.go('step', null);
    stay(g, v.card);
    return g.go('after', null);
  },
  step(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.card) || stopped(w, v)) return g.go('finish', null);
    if (!leavesVine(w, v)) return g.go('enter', null);
    if (w.cards[v.card]!.marks & ROLLED) return g.go('finish', null);
    return rollOffVine(g, v.card) ? g.go('enter', null) : g.go('torn', null);
  },
  enter(g, v) {
    const w = g.world;
    const to = v.path[v.at]!;
    const other = w.top[to]!;
    v.at++;
    if (other >= 0) {
      v.trampled.push(other);
      g.emit({ type: 'movedThrough', card: v.card, over: other, rule: 'SUM 10.4.1' });
      return g.go('step', null);
    }
    stepTo(g, v.card, to);
    v.watch = 0;
    return g.go('watch', null);
  },
  /** A failed attempt: a wound, and the unit stays (SUM 4.19, 4.20); the vine wall's owner collects (SUM 4.21). */
  torn(g, v) {
    const { vines, cards } = g.world;
    const vine = vines[cards[v.card]!.square]!;
    return g.call('finish', harm(cards[vine]!.owner, -1, [v.card], [1], 'SUM 4.19'));
  },
  watch(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.card)) return g.go('finish', null);
    const around = boardOf(w).neighbours[w.cards[v.card]!.square]!;
    while (v.watch < around.length) {
      const other = w.top[around[v.watch++]!]!;
      if (other < 0 || isWall(w, other)) continue;
      const answer = unitOf(w, other).ability.neighbourStepped?.(w, other, v.card);
      if (answer) return g.call('watch', answer);
    }
    return g.go('step', null);
  },
  /** Those moved through are wounded when the whole move is over, all together (SUM E9). */
  finish(g, v) {
    if (v.trampled.length === 0) return g.go('after', null);
    const victims = [...new Set(v.trampled)].filter(id => onBattlefield(g.world, id));
    return g.call(
      'after',
      harm(
        g.world.cards[v.card]!.controller,
        -1,
        victims,
        victims.map(() => 1),
        'SUM E9',
      ),
    );
  },
  /** After-moving abilities: one's own unit, moved by oneself, in one's own turn (SUM 7.4.7, 10.13.1). */
  after(g, v) {
    const w = g.world;
    const { controller } = w.cards[v.card]!;
    if (!onBattlefield(w, v.card) || controller !== w.active || v.by !== controller || !playerOf(w, controller).alive) return g.done(v.at);
    const follows = abilitiesOf(w, v.card).some(({ uses }) => uses?.some(({ at }) => at === 'moved'));
    return follows ? g.call('over', moment(controller, 'moved', v.card)) : g.done(v.at);
  },
  over: (g, v) => g.done(v.at),
});

type Destination = { readonly to: string } | { readonly to: string; readonly by: string };

export const pushSteps = implement(push)<{ offer: null; chosen: 'stay' | Destination; over: unknown }>({
  offer(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.card) || moveRefusal(w, v.card, v.by) || !playerOf(w, v.by).alive) return g.done(null);
    const { names } = boardOf(w);
    const options: ('stay' | Destination)[] = ['stay'];
    if (v.straight) for (const { to } of straightRoutes(w, w.cards[v.card]!.square, v.steps)) options.push({ to: names[to]! });
    else eachRoute(w, v.card, v.steps, v.by, (to, by) => options.push(by === null ? { to: names[to]! } : { to: names[to]!, by }));
    if (options.length === 1) return g.go('chosen', 'stay');
    return g.ask('chosen', seatOf(w, v.by), v.rule, options, { card: v.card, steps: v.steps });
  },
  chosen(g, v, choice) {
    const w = g.world;
    if (choice === 'stay') return g.call('over', walk(v.card, [], v.by));
    const to: Square = boardOf(w).byName.get(choice.to)!;
    const path = v.straight
      ? straightRoutes(w, w.cards[v.card]!.square, v.steps).find(route => route.to === to)!.path
      : routeTo(w, v.card, v.steps, v.by, to, 'by' in choice ? choice.by : null)!;
    return g.call('over', walk(v.card, path, v.by));
  },
  over: g => g.done(null),
});
