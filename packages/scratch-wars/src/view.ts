/** Who sees what. Everything on the table is open; hidden are only loadouts before the reveal and the start-draw choice. */
import type { Random, Seat, Viewer } from '@kolbiste/engine';
import type { HeroCard, TimeOfDay, WeaponCard } from './cards/card.ts';
import { dealPool } from './pools.ts';
import { costOf, timeOf, weaponsOf, type Duel, type Side, type Stored, type Switches, type WeaponState } from './world.ts';

/** What a viewer sees of a Duel. */
export interface DuelView {
  readonly round: number;
  readonly time: TimeOfDay | null;
  readonly starter: Seat | null;
  readonly active: Seat;
  readonly actions: number;
  readonly sides: readonly SideView[];
  readonly weapons: readonly WeaponView[];
  readonly switches: Switches;
}
export interface SideView {
  readonly hero: HeroCard | null;
  readonly lives: number;
  readonly energy: number;
  /** Slots of the current time that are spent in this turn. */
  readonly used: readonly number[];
  /** Own pool while choosing; null for everybody else. */
  readonly pool: {
    readonly heroes: readonly HeroCard[];
    readonly weapons: readonly WeaponCard[];
    readonly hero: number;
    readonly chosen: readonly number[];
  } | null;
  /** Own choice for the start draw. */
  readonly starting: number | null;
}
export interface WeaponView {
  readonly owner: Seat;
  readonly card: WeaponCard;
  readonly state: WeaponState;
  readonly deferred: Stored | null;
  /** For its owner's hero, surcharge included. */
  readonly cost: number;
}

/** The one place that knows what is hidden: a player's preparation, from everybody but himself. */
const seesChoices = (viewer: Viewer, seat: Seat): boolean => viewer === seat;

export function viewDuel(w: Duel, viewer: Viewer): DuelView {
  const sideView = (side: Side, seat: Seat): SideView => ({
    hero: side.hero,
    lives: side.lives,
    energy: side.energy,
    used: [...side.used],
    pool:
      side.pool && seesChoices(viewer, seat)
        ? { heroes: side.pool.heroes, weapons: side.pool.weapons, hero: side.pool.hero, chosen: [...side.pool.chosen] }
        : null,
    starting: seesChoices(viewer, seat) ? side.starting : null,
  });
  return {
    round: w.round,
    time: w.round ? timeOf(w) : null,
    starter: w.starter,
    active: w.active,
    actions: w.actions,
    sides: w.sides.map(sideView),
    weapons: w.weapons.map(({ owner, card, state, deferred }, id) => ({ owner, card, state, deferred, cost: costOf(w, id) })),
    switches: w.switches,
  };
}

/** Deals anew what the viewer cannot know: others' pools and what they chose from them. How many they chose he can count. */
export function redealDuel(w: Duel, viewer: Viewer, random: Random): void {
  w.sides.forEach((side, seat) => {
    if (seesChoices(viewer, seat)) return;
    if (side.pool) {
      const { heroes, weapons, hero, chosen } = side.pool;
      const dealt = dealPool(random, heroes.length, weapons.length);
      const order = weapons.map((_, i) => i);
      random.shuffle(order);
      side.pool = { ...dealt, hero: hero < 0 ? hero : random.integer(heroes.length), chosen: order.slice(0, chosen.length) };
    }
    if (side.starting !== null) {
      const ids = weaponsOf(w, seat);
      side.starting = ids[random.integer(ids.length)]!;
    }
  });
}
