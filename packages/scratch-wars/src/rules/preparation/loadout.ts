/** Chapter 1.5: secret preparation. */
import type { Seat } from '@kolbiste/engine';
import { chooseHero, chooseWeapon } from '../atoms.ts';
import { define } from '../game.ts';
import { mostWeapons } from '../queries.ts';

/** One player chooses a hero and one to five weapons from the pool, unseen. A starter set comes chosen. */
export const loadout = define<
  { readonly seat: Seat },
  { hero: null; weapons: { readonly hero: number }; offer: null; pick: 'done' | { readonly weapon: number } },
  null
>('loadout', {
  hero(g, { seat }) {
    const { heroes, hero } = g.world.sides[seat]!.pool!;
    if (hero !== null) return g.done(null);
    return heroes.length === 1
      ? g.go('weapons', { hero: 0 })
      : g.ask(
          'weapons',
          seat,
          'SCW 1.5.1.1',
          heroes.map((_, i) => ({ hero: i })),
        );
  },
  weapons(g, { seat }, { hero }) {
    chooseHero(g, seat, hero);
    if (g.world.sides[seat]!.pool!.weapons.length > 1) return g.go('offer', null);
    chooseWeapon(g, seat, 0); // a single weapon is no choice
    return g.done(null);
  },
  offer(g, { seat }) {
    const pool = g.world.sides[seat]!.pool!,
      { weapons, chosen } = pool;
    if (chosen.length === mostWeapons(pool)) return g.done(null);
    const picks = weapons.flatMap((_, weapon) => (chosen.includes(weapon) ? [] : [{ weapon }])); // each card once
    return g.ask('pick', seat, 'SCW 1.5.1.2', chosen.length ? [...picks, 'done'] : picks, { chosen: [...chosen] });
  },
  pick(g, { seat }, choice) {
    if (choice === 'done') return g.done(null);
    chooseWeapon(g, seat, choice.weapon);
    return g.go('offer', null);
  },
});
