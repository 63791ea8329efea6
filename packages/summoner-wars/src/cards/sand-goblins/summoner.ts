/** Krusk, Summoner of the Sand Goblins. */
import { chooseMany } from '@kolbiste/engine';
import { moveRefusal } from '../../rules/legality.ts';
import { within } from '../../rules/places.ts';
import { define, harm, push } from '../../rules/procedures.ts';
import { allUnits, controllerOf, onBattlefield, playerOf, seatOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { summoner } = cardsOf('sand-goblins');

/** Units of any side within three squares that can be moved; Krusk himself unless the table says no (SUM A6, E10). */
const reachable = (w: World, krusk: CardId): CardId[] =>
  allUnits(w).filter(unit => within(w, krusk, unit, 3) && !moveRefusal(w, unit, controllerOf(w, krusk)));

export const sandstorm = define<
  { readonly unit: CardId; left: CardId[] },
  { choose: null; chosen: CardId[]; next: unknown; blown: unknown; cut: null },
  null
>('sandstorm', {
  choose: (g, { unit }) =>
    g.call(
      'chosen',
      chooseMany({
        seat: seatOf(g.world, controllerOf(g.world, unit)),
        rule: 'SUM E10',
        from: reachable(g.world, unit),
        max: 3,
        about: { ability: 'sandstorm' },
      }),
    ),
  chosen(g, v, units) {
    v.left = units;
    return g.go('next', null);
  },
  /** One by one in the order chosen: move, then roll. */
  next(g, v) {
    const w = g.world;
    const by = controllerOf(w, v.unit);
    while (v.left.length && (!onBattlefield(w, v.left[0]!) || moveRefusal(w, v.left[0]!, by))) v.left.shift();
    const [unit] = v.left;
    if (unit === undefined || !playerOf(w, by).alive) return g.done(null);
    return g.call('blown', push({ card: unit, by, steps: 1, straight: false, rule: 'SUM E10' }));
  },
  blown(g, v) {
    const unit = v.left[0]!;
    if (!onBattlefield(g.world, unit)) {
      v.left.shift();
      return g.go('next', null);
    }
    const die = g.random.die();
    const takes = die >= 4;
    g.emit({ type: 'abilityRolled', card: v.unit, ability: 'sandstorm', against: unit, die, takes, rule: 'SUM E10' });
    if (takes) return g.go('cut', null);
    v.left.shift();
    return g.go('next', null);
  },
  cut: (g, v) =>
    g.call(
      'next',
      harm({ by: controllerOf(g.world, v.unit), attacker: null, blows: [{ card: v.left.shift()!, wounds: 1 }], rule: 'SUM D7' }),
    ),
});

export const krusk = summoner({
  id: 'krusk',
  attack: 2,
  range: 'ranged',
  life: 6,
  words: {
    cs: {
      name: 'Krusk',
      ability: 'Písečná bouře',
      text: 'Po své fázi pohybu můžeš zaplatit 2 body magie: vyber až 3 jednotky do 3 polí od Kruska, čí chceš, a každou pohni až o 1 pole. Za každou hoď kostkou; při 4 a více dostane 1 zranění.',
    },
    en: {
      name: 'Krusk',
      ability: 'Sandstorm',
      text: 'After your Movement phase you may pay 2 magic: choose up to 3 units of any side within 3 squares of Krusk and move each up to 1 square. Roll a die for each; on 4 or more it gets 1 wound.',
    },
  },
  ability: {
    id: 'sandstorm',
    rule: 'SUM E10',
    uses: [
      {
        id: 'sandstorm',
        at: 'movementEnded',
        cost: 2,
        rule: 'SUM E10',
        refusal: (w, self) => (reachable(w, self).length ? null : nothingTo('SUM E10')),
        run: (_, unit) => sandstorm({ unit, left: [] }),
      },
    ],
  },
});
