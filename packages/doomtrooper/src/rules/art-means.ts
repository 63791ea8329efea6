/** What a spell may be paid with: the player's points, what its caster keeps for Art, and limits on both. */
import type { Seat } from '@kolbiste/engine';
import { definitionOf } from '../cards/registry.ts';
import { works } from './abilities.ts';
import { last, mark } from './atoms.ts';
import type { Here } from './game.ts';
import { destinyOf, topFight } from './queries.ts';
import type { CardId, World } from './state.ts';
import { hasLabel, warriorsOf } from './status.ts';

/** Cards of a caster that keep points for his Art alone. */
const storesOf = (w: World, caster: CardId): CardId[] =>
  w.cards[caster]!.gear.filter(id => w.cards[id]!.marks > 0 && hasLabel(w, id, 'paysForArt') && works(w, id, topFight(w)));
/** What a player may spend on Art by this caster: with what the caster keeps for it, and as far as he is not limited. */
export function artMeans(w: World, seat: Seat, caster: CardId): number {
  let means = destinyOf(w, seat);
  for (const id of storesOf(w, caster)) means += w.cards[id]!.marks;
  for (const id of w.cards[caster]!.gear) {
    const { artLimit } = definitionOf(w, id);
    if (artLimit === null || !works(w, id, topFight(w))) continue;
    means = Math.min(means, artLimit - spentUnder(w, id));
  }
  return means;
}
const spentUnder = (w: World, limit: CardId): number =>
  w.effects.reduce((n, effect) => (effect.what === 'spentOnArt' && effect.source === limit ? n + effect.n : n), 0);
/** Most of what anybody's Art might cost him: an early answer, before a caster is known. */
export const mostMeans = (w: World, seat: Seat): number =>
  Math.max(destinyOf(w, seat), ...warriorsOf(w, seat).map(id => artMeans(w, seat, id)));

/** What the caster keeps for Art pays first, and limits count it [DR-116]. Gives back what is left to pay. */
export function payForArt(g: Here, caster: CardId, price: number): number {
  const w = g.world;
  for (const id of w.cards[caster]!.gear)
    if (price > 0 && definitionOf(w, id).artLimit !== null)
      last(
        g,
        { card: id, seat: w.cards[id]!.by },
        { what: 'spentOnArt', on: caster, n: price },
        { until: w.cards[id]!.by, draw: true, rule: 'DOT 21.8' },
      );
  let due = price;
  for (const id of storesOf(w, caster)) {
    const n = Math.min(due, w.cards[id]!.marks);
    if (n > 0) mark(g, id, -n, 'DOT 7.25');
    due -= n;
  }
  return due;
}
