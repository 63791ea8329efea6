/** Chapters 1.5 and 2.1: secret preparation, the start draw, and who begins. */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { loseLives } from './atoms.ts';
import { rounds } from './turn.ts';
import { MAX_WEAPONS, STARTER_LOSS, weaponsOf, type Duel, type WeaponId } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

const { define } = proceduresOf<ScratchWars>();

/** After so many ties a coin decides: two wheels of one number would never end. */
const MOST_TIES = 20;

/** One player chooses a hero and one to five weapons from his pool, unseen. A ready set is prepared already. */
const loadout = define<
  { readonly seat: Seat },
  { hero: null; weapons: { readonly hero: number }; offer: null; pick: 'done' | { readonly weapon: number } },
  null
>('loadout', {
  hero(g, { seat }) {
    const { heroes, hero } = g.world.sides[seat]!.pool!;
    if (hero >= 0) return g.done(null);
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
    const pool = g.world.sides[seat]!.pool!;
    pool.hero = hero;
    if (pool.weapons.length > 1) return g.go('offer', null);
    pool.chosen = [0]; // a lone weapon is no choice
    return g.done(null);
  },
  offer(g, { seat }) {
    const { weapons, chosen } = g.world.sides[seat]!.pool!;
    if (chosen.length === Math.min(MAX_WEAPONS, weapons.length)) return g.done(null);
    const picks = weapons.flatMap((_, weapon) => (chosen.includes(weapon) ? [] : [{ weapon }])); // each card once
    return g.ask('pick', seat, 'SCW 1.5.1.2', chosen.length ? [...picks, 'done'] : picks, { chosen: [...chosen] });
  },
  pick(g, { seat }, choice) {
    if (choice === 'done') return g.done(null);
    g.world.sides[seat]!.pool!.chosen.push(choice.weapon);
    return g.go('offer', null);
  },
});

/** Lays out a chosen hero and weapons: lives and energy as printed (SCW 1.5.1.3, 1.5.1.4). */
export function layOut(w: Duel, seat: Seat): void {
  const side = w.sides[seat]!,
    pool = side.pool!;
  side.hero = pool.heroes[pool.hero]!;
  side.lives = side.hero.lives;
  side.energy = side.hero.energy[0];
  for (const i of pool.chosen) w.weapons.push({ owner: seat, card: pool.weapons[i]!, state: 'prepared', deferred: null });
  side.pool = null;
}

interface DuelSteps {
  prepare: null;
  prepareOther: unknown;
  reveal: unknown;
  startWeapon: null;
  otherWeapon: StartChoice;
  draw: StartChoice;
  spin: number;
  starter: Seat;
  begin: { readonly start: Seat };
  play: null;
  end: unknown;
}
type StartChoice = 'best' | { readonly spin: WeaponId };

/** The wheel with the highest mean, for those who do not care. */
export function bestStarter(w: Duel, seat: Seat): WeaponId {
  const mean = (id: WeaponId): number => {
    const { sectors } = w.weapons[id]!.card;
    return sectors.reduce((sum, sector) => sum + sector.value, 0) / sectors.length;
  };
  return weaponsOf(w, seat).reduce((best, id) => (mean(id) > mean(best) ? id : best));
}
const startOptions = (w: Duel, seat: Seat): StartChoice[] => ['best', ...weaponsOf(w, seat).map(spin => ({ spin }))];
const chooseStart = (w: Duel, seat: Seat, choice: StartChoice): void => {
  w.sides[seat]!.starting = choice === 'best' ? bestStarter(w, seat) : choice.spin;
};

export const duel = define<{ chooser: Seat }, DuelSteps, null>('duel', {
  prepare: g => g.call('prepareOther', loadout({ seat: 0 })),
  prepareOther(g) {
    g.emit({ type: 'prepared', seat: 0, rule: 'SCW 1.5.1.2' });
    return g.call('reveal', loadout({ seat: 1 }));
  },
  reveal(g) {
    g.emit({ type: 'prepared', seat: 1, rule: 'SCW 1.5.1.2' });
    for (const seat of [0, 1]) {
      layOut(g.world, seat);
      g.emit({
        type: 'revealed',
        seat,
        hero: g.world.sides[seat]!.hero!,
        weapons: weaponsOf(g.world, seat).map(id => g.world.weapons[id]!.card),
        rule: 'SCW 1.5.1.1',
      });
    }
    return g.go('startWeapon', null);
  },
  startWeapon: g => g.ask('otherWeapon', 0, 'SCW 2.1.1.1', startOptions(g.world, 0)),
  otherWeapon(g, _, choice) {
    chooseStart(g.world, 0, choice);
    return g.ask('draw', 1, 'SCW 2.1.1.1', startOptions(g.world, 1));
  },
  draw(g, _, choice) {
    chooseStart(g.world, 1, choice);
    return g.go('spin', 0);
  },
  spin(g, _, ties) {
    const values = [0, 1].map(seat => {
      const weapon = g.world.sides[seat]!.starting!,
        { sectors } = g.world.weapons[weapon]!.card;
      const sector = g.random.die(sectors.length) - 1,
        { value } = sectors[sector]!; // the effect's value, its sign counted, [R-16]
      g.emit({ type: 'startSpun', seat, weapon, sector, value, rule: 'SCW 2.1.1.2' });
      return value;
    }) as [number, number];
    if (values[0] !== values[1]) {
      const winner = values[0] > values[1] ? 0 : 1;
      g.emit({ type: 'startDecided', seat: winner, byLot: false, rule: 'SCW 2.1.1.1' });
      return g.go('starter', winner);
    }
    g.emit({ type: 'startTied', value: values[0], rule: 'SCW 2.1.1.3' });
    if (ties + 1 < MOST_TIES) return g.go('spin', ties + 1);
    const seat = g.random.integer(2);
    g.emit({ type: 'startDecided', seat, byLot: true, rule: 'SCW R-17' });
    return g.go('starter', seat);
  },
  starter(g, v, seat) {
    v.chooser = seat;
    for (const side of g.world.sides) side.starting = null;
    return g.ask('begin', seat, 'SCW 2.1.1.1', [{ start: seat }, { start: 1 - seat }]);
  },
  begin(g, v, { start }) {
    g.world.starter = start;
    g.world.active = start;
    g.emit({ type: 'starterChosen', seat: start, by: v.chooser, rule: 'SCW 2.1.1.1' });
    loseLives(g, start, STARTER_LOSS, 'start', 'SCW 2.1.1.4');
    return g.go('play', null);
  },
  play: g => g.call('end', rounds({})),
  end: g => g.done(null),
});

export const preparationProcedures = [duel, loadout];
