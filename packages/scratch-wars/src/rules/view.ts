/** Who sees what. Everything on the table is open; hidden are only loadouts before the reveal and the start-draw choice. */
import { alone, type Once, type Random, type Seat, type Viewer } from '@kolbiste/engine';
import type { HeroCard, TimeOfDay, WeaponCard } from '../cards/vocabulary.ts';
import { replacePool, replaceStartWeapon } from './atoms.ts';
import type { DuelEvent } from './events.ts';
import { costFor, costOf, mostWeapons, timeOf, weaponsOf } from './queries.ts';
import { dealPool } from './setup.ts';
import { SUDDEN_DEATH_ROUND, type Side, type Stored, type Switches, type WeaponState, type World } from './state.ts';

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
  /** Rounds until sudden death; 0 once every round takes lives (SCW 2.3.3.2). */
  readonly suddenDeathIn: number;
}
export interface SideView {
  readonly hero: HeroCard | null;
  readonly lives: number;
  readonly energy: number;
  /** Slots of the current time used in this turn. */
  readonly used: readonly number[];
  /** The viewer's own pool while choosing; null for everybody else. */
  readonly pool: {
    readonly heroes: readonly HeroCard[];
    readonly weapons: readonly WeaponCard[];
    /** Null until chosen. */
    readonly hero: number | null;
    readonly chosen: readonly number[];
    /** How many weapons may be chosen (SCW 1.5.1.2). */
    readonly most: number;
    /** Of the weapons, for the chosen hero; as printed until there is one. */
    readonly costs: readonly number[];
  } | null;
  /** The viewer's own choice for the start draw. */
  readonly starting: number | null;
}
export interface WeaponView {
  readonly owner: Seat;
  readonly card: WeaponCard;
  readonly state: WeaponState;
  readonly deferred: Stored | null;
  /** For its owner's hero, with the surcharge for a type outside the focus. */
  readonly cost: number;
}

/** The one place that knows what is hidden: a player's preparation, from everybody else. */
const seesChoices = (viewer: Viewer, seat: Seat): boolean => viewer === seat;

export function viewFor(w: World, viewer: Viewer, once: Once = alone): DuelView {
  const sideView = ({ hero, lives, energy, used, pool, starting }: Side, seat: Seat): SideView => ({
    hero,
    lives,
    energy,
    used: [...used],
    pool:
      pool && seesChoices(viewer, seat)
        ? {
            heroes: pool.heroes,
            weapons: pool.weapons,
            hero: pool.hero,
            chosen: [...pool.chosen],
            most: mostWeapons(pool),
            costs: pool.weapons.map(card => (pool.hero === null ? card.cost : costFor(pool.heroes[pool.hero]!, card))),
          }
        : null,
    starting: seesChoices(viewer, seat) ? starting : null,
  });
  return {
    round: w.round,
    time: w.round ? timeOf(w) : null,
    starter: w.starter,
    active: w.active,
    actions: w.actions,
    sides: w.sides.map(sideView),
    weapons: once('weapons', () =>
      w.weapons.map(({ owner, card, state, deferred }, id) => ({ owner, card, state, deferred, cost: costOf(w, id) })),
    ),
    switches: w.switches,
    suddenDeathIn: Math.max(0, SUDDEN_DEATH_ROUND - w.round),
  };
}

/** Events that disclose a secret end free undo. */
export const revealsSecret = (event: DuelEvent): boolean => event.type === 'revealed' || event.type === 'startSpun';

/**
 * Re-deals what the viewer cannot know: other players' pools and their choices, of which only the number is known. The cards of a
 * pool are unknown themselves, so they are drawn again rather than permuted.
 */
export function redeal(w: World, viewer: Viewer, random: Random): void {
  w.sides.forEach(({ pool, starting }, seat) => {
    if (seesChoices(viewer, seat)) return;
    if (pool) {
      const { heroes, weapons, hero, chosen } = pool;
      const dealt = dealPool(random, heroes.length, weapons.length);
      const order = weapons.map((_, i) => i);
      random.shuffle(order);
      replacePool(w, seat, { ...dealt, hero: hero === null ? null : random.integer(heroes.length), chosen: order.slice(0, chosen.length) });
    }
    if (starting !== null) {
      const ids = weaponsOf(w, seat);
      replaceStartWeapon(w, seat, ids[random.integer(ids.length)]!);
    }
  });
}
