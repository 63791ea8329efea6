/** Playing a card or using an ability outside combat. */
import type { Seat } from '@kolbiste/engine';
import { definitionOf } from '../../cards/registry.ts';
import { totalOf } from '../../rules/outcome.ts';
import { destinyOf, friends } from '../../rules/queries.ts';
import { warriorsOf } from '../../rules/status.ts';
import type { World } from '../../rules/state.ts';
import type { Outlook } from '../outlook.ts';
import { mightsOf } from '../measure.ts';
import { WEIGHTS } from '../weights.ts';
import { aidOf, footing } from '../worth.ts';
import { attaching } from './attaching.ts';
import { bestAttack } from './attacking.ts';
import { lead, prospectOf } from './following.ts';
import { SPARE, SURE } from './scale.ts';
import { cardOf, moveOf, tried, type Played } from './tried.ts';

/** Playing a card or using an ability, outside combat. */
export function prospect(outlook: Outlook, move: Played): number {
  const { w, seat } = outlook;
  const definition = definitionOf(w, cardOf(move));
  const { actions } = moveOf(w, move);
  if ('play' in move && definition.type === 'alliance') return 2;
  if ('play' in move && definition.after === 'stays' && 'on' in move) return attaching(outlook, move, actions);
  const { g, world, goesOn, left, victims, chancy, lends } = tried(w, { seat, move });
  // Nobody wounds warriors of their own alone for something that cannot be told.
  const hurt = victims.filter(victim => friends(w, w.cards[victim]!.by, seat)).length;
  if (hurt > 0 && hurt === victims.length) return 0;
  if (lends) return credit(w, seat);
  if (world.sides[seat]!.debt < w.sides[seat]!.debt) return repayment(w, seat);
  if (world.pools.length > w.pools.length) {
    // More actions, when those one has are used up; attacks, if there is somebody to attack.
    const { open, peaceful } = world.pools.at(-1)!;
    if (open + peaceful > 0 && w.pools.length > 0) return w.pools.some(pool => !pool.locked && pool.open + pool.peaceful > 1) ? 0 : 2;
    if (peaceful > 0) return 0;
    return bestAttack(outlook) > 0.5 ? 2 : 0;
  }
  // What only fills the bank: at once, until there is enough in it.
  if ('play' in move && actions === 0 && !goesOn && !chancy && destinyOf(world, seat) > destinyOf(w, seat) + 1)
    return destinyOf(w, seat) < ENOUGH ? SURE : 0;
  const { worth, isTold } = prospectOf(g, seat, left);
  const lasting = 'play' in move && definition.after === 'stays' ? aidOf(w, cardOf(move), seat, outlook.mights) : 0;
  // What makes warriors stronger or weaker for a while shows in no count of the table.
  const passing = world.effects.length === w.effects.length ? 0 : footing(world, seat, mightsOf(world)) - footing(w, seat, outlook.mights);
  const gain = worth - lead(w, seat) + RATING * (lasting + FOR_A_WHILE * passing);
  if (Math.abs(gain) < 0.001 || (left !== null && gain < MIDDLING)) {
    const aimed = 'on' in move ? w.cards[move.on]!.by : 'at' in move ? move.at : null;
    if (gain < (isTold ? -MIDDLING : -0.1)) return 0;
    return aimed === null ? 0.5 : friends(w, aimed, seat) ? SPARE : 0.8;
  }
  const due = 'play' in move ? gain : gain - 0.005;
  return due > 0 ? Math.min(5, (1 + 30 * due) / Math.max(1, actions)) : 0;
}
/** A point of rating, in the unit of the measure, and how much of it is left when it soon ends. */
const RATING = WEIGHTS.gear / 2;
const FOR_A_WHILE = 0.3;
/** What is asked may bring more than can be told: it is tried unless it costs as much as it seems to bring. */
const MIDDLING = 0.02;
/** This much in the bank buys anybody. */
export const ENOUGH = 12;
/** A loan is dear and a debtor cannot win: once, early, for a warrior whom one could not pay otherwise, with nobody there. */
function credit(w: World, seat: Seat): number {
  const { debt, hand } = w.sides[seat]!;
  const destiny = destinyOf(w, seat);
  if (debt > 0 || destiny > 3 || totalOf(w, seat) > w.target / 3 || warriorsOf(w, seat).length > 0) return 0;
  return hand.some(id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[3] > destiny) ? 0.3 : 0;
}
/** Debts are paid by the rich, and by the one who is about to win. */
const repayment = (w: World, seat: Seat): number => (totalOf(w, seat) >= 0.6 * w.target || destinyOf(w, seat) >= 12 ? 3 : 0);
