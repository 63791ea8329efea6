/** Bag of Tricks: in the bearer's upkeep each bag is opened (house reading of the facts). */
import type { Seat } from '@kolbiste/engine';
import { gainCp, heal, payCp, take, threaten } from '../../rules/atoms.ts';
import { define, throwDice } from '../../rules/procedures.ts';
import { alive, playerOf } from '../../rules/queries.ts';
import { BAG } from './names.ts';

interface Locals {
  readonly seat: Seat;
  /** Who chooses what is in it. */
  owner: Seat | null;
}
export const openBag = define<
  Locals,
  { begin: null; roll: null; rolled: readonly number[]; chosen: { readonly choose: string }; end: null },
  null
>('openBag', {
  begin(g, v) {
    const token = playerOf(g.world, v.seat).tokens.find(({ status }) => status === BAG);
    if (!token) return g.done(null);
    v.owner = alive(g.world, token.by) ? token.by : v.seat; // DIT R71
    take(g, { from: v.seat, status: BAG, n: 1, how: 'expired', rule: 'DIT 12.1.1' });
    return g.go('roll', null);
  },
  roll: (g, v) => g.call('rolled', throwDice({ seat: v.seat, n: 1, source: BAG, reroll: false })),
  rolled(g, v, [die]) {
    if (die === 1) payCp(g, v.seat, Math.min(1, playerOf(g.world, v.seat).cp), 'DIT 12.1.1');
    else if (die === 6) gainCp(g, v.seat, 2, 'DIT 12.1.1');
    else {
      const options = [{ choose: 'bagHeal' }, { choose: 'bagCp' }, { choose: 'bagDamage' }];
      return g.ask('chosen', v.owner!, 'DIT R51', options, { player: v.seat });
    }
    return g.go('end', null);
  },
  chosen(g, v, { choose }) {
    const owner = v.owner!;
    g.emit({ type: 'chosen', seat: owner, choice: choose, rule: 'DIT 8.9' });
    if (choose === 'bagHeal') heal(g, v.seat, 2, 'DIT 12.1.4');
    else if (choose === 'bagCp') gainCp(g, v.seat, 1, 'DIT 15.27');
    else threaten(g, { to: v.seat, by: owner, type: 'untyped', attack: false }, { does: 'base', n: 2, source: BAG, rule: 'DIT R27' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});
