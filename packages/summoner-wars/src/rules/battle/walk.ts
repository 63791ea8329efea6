/** Moving: a walk is single steps, each of which may be the last (SUM 7.4, C7, F4 to F7). A push is a walk somebody else chooses. */
import { rollOffVine, stay, stepTo } from '../atoms.ts';
import { moveRefusal } from '../legality.ts';
import { battlefieldOf, neighbours, squareNamed, squareOf, topAt, vineAt } from '../places.ts';
import { harm, implement, moment, push, walk, walkProcedure, type Walk } from '../procedures.ts';
import { controllerOf, isWall, marked, onBattlefield, playerOf, seatOf, unitOf } from '../queries.ts';
import { ROLLED, type CardId, type Side, type World } from '../state.ts';
import { interrupted } from '../turn/moment.ts';
import { abilitiesOf, freeOfVines } from '../values.ts';
import { eachRoute, routeTo, straightRoutes } from './routes.ts';

/** Whether the walk ends here although the path goes on. */
function stopped(w: World, v: Walk): boolean {
  const square = squareOf(w, v.card);
  if (v.at >= v.path.length) return true;
  return v.at > 0 && v.path[v.at - 1] === square && Boolean(unitOf(w, v.card).ability.refusesMove?.(w, v.card, square));
}
/** Leaving a vine wall now; not while the unit is passing through another (it left already). */
const leavesVine = (w: World, v: Walk): boolean => {
  const square = squareOf(w, v.card);
  return w.vinesGrown > 0 && w.vines[square] !== null && (v.at === 0 || v.path[v.at - 1] === square) && !freeOfVines(w, v.card);
};

/** Whether after-moving abilities may follow this side's move of the unit. */
export function followsMove(w: World, card: CardId, by: Side): boolean {
  if (!onBattlefield(w, card) || controllerOf(w, card) !== by || by !== w.active || !playerOf(w, by).alive) return false;
  return abilitiesOf(w, card).some(({ uses }) => uses?.some(({ at }) => at === 'moved'));
}

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
    if (marked(w, v.card, ROLLED)) return g.go('finish', null);
    return rollOffVine(g, v.card) ? g.go('enter', null) : g.go('torn', null);
  },
  enter(g, v) {
    const w = g.world;
    const to = v.path[v.at]!;
    const other = topAt(w, to);
    v.at++;
    if (other !== null && other !== v.card) {
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
    const w = g.world;
    const { owner } = w.cards[vineAt(w, squareOf(w, v.card))!]!;
    return g.call('finish', harm({ by: owner, attacker: null, blows: [{ card: v.card, wounds: 1 }], rule: 'SUM 4.19' }));
  },
  watch(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.card)) return g.go('finish', null);
    const around = neighbours(w, squareOf(w, v.card));
    while (v.watch < around.length) {
      const other = topAt(w, around[v.watch++]!);
      if (other === null || isWall(w, other)) continue;
      const answer = unitOf(w, other).ability.neighbourStepped?.(w, other, v.card);
      if (answer) return g.call('watch', answer);
    }
    // Where others may act between two steps of a move, this part of it ends and its player is asked again (SUM 10.15.3).
    return g.go(v.part && interrupted(w) ? 'finish' : 'step', null);
  },
  /** Those moved through are wounded when the whole move is over, all together (SUM E9). */
  finish(g, v) {
    if (v.trampled.length === 0) return g.go('after', null);
    const victims = [...new Set(v.trampled)].filter(id => onBattlefield(g.world, id));
    const blows = victims.map(card => ({ card, wounds: 1 }));
    return g.call('after', harm({ by: v.by, attacker: null, blows, rule: 'SUM E9' }));
  },
  /** After-moving abilities: only when its controller moved it in their own turn (SUM 7.4.7, 10.13.1). */
  after(g, v) {
    return !v.part && followsMove(g.world, v.card, v.by) ? g.call('over', moment(v.by, 'moved', v.card)) : g.done(v.at);
  },
  over: (g, v) => g.done(v.at),
});

type Destination = { readonly to: string } | { readonly to: string; readonly by: string };

export const pushSteps = implement(push)<{ offer: null; chosen: 'stay' | Destination; over: unknown }>({
  offer(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.card) || moveRefusal(w, v.card, v.by) || !playerOf(w, v.by).alive) return g.done(null);
    const { names } = battlefieldOf(w);
    const options: ('stay' | Destination)[] = ['stay'];
    if (v.straight) for (const { to } of straightRoutes(w, squareOf(w, v.card), v.steps)) options.push({ to: names[to]! });
    else eachRoute(w, v, (to, by) => options.push(by === null ? { to: names[to]! } : { to: names[to]!, by }));
    if (options.length === 1) return g.go('chosen', 'stay');
    return g.ask('chosen', seatOf(w, v.by), v.rule, options, { card: v.card, steps: v.steps });
  },
  chosen(g, v, choice) {
    const w = g.world;
    if (choice === 'stay') return g.call('over', walk(v.card, [], v.by));
    const to = squareNamed(w, choice.to);
    const path = v.straight
      ? straightRoutes(w, squareOf(w, v.card), v.steps).find(route => route.to === to)!.path
      : routeTo(w, v, to, 'by' in choice ? choice.by : null)!;
    return g.call('over', walk(v.card, path, v.by));
  },
  over: g => g.done(null),
});
