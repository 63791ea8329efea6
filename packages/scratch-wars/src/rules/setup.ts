/** The world at the start, and where its heroes and weapons come from: starter sets, opened packs, or the player's own cards. */
import { InputError, type Random } from '@kolbiste/engine';
import { drawHero, drawWeapon, starterSets } from '../cards/index.ts';
import { poolFromCodes, type DuelOptions } from './options.ts';
import type { Pool, Side, World } from './state.ts';

export const PACK_HEROES = 3;
export const PACK_WEAPONS = 8;

const newSide = (pool: Pool): Side => ({ pool, hero: null, lives: 0, energy: 0, starting: null, used: [] });

export function setUp(options: DuelOptions, random: Random): World {
  const [first, second] = poolsFor(options, random);
  for (const { heroes, weapons } of [first, second]) for (const card of [...heroes, ...weapons]) freeze(card);
  return {
    round: 0,
    starter: null,
    active: 0,
    actions: 0,
    sides: [newSide(first), newSide(second)],
    weapons: [],
    switches: { roundCap: options.roundCap, cancelling: options.cancelling },
  };
}

/** A card stays as it is printed; what is frozen all the way down, a table compares at a glance. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

/** Cards by the rarity shares of printed cards. */
export function dealPool(random: Random, heroes: number, weapons: number): Pool {
  return {
    heroes: Array.from({ length: heroes }, () => drawHero(random)),
    weapons: Array.from({ length: weapons }, () => drawWeapon(random)),
    hero: null,
    chosen: [],
  };
}

function poolsFor(options: DuelOptions, random: Random): readonly [Pool, Pool] {
  switch (options.preparation) {
    case 'pack':
      return [dealPool(random, PACK_HEROES, PACK_WEAPONS), dealPool(random, PACK_HEROES, PACK_WEAPONS)];
    case 'collection':
      if (options.pools.length !== 2)
        throw new InputError('options', 'with preparation "collection" each of two players needs cards in "pools"');
      return [
        poolFromCodes(options.pools[0]!, 'player 1', options.printedValues),
        poolFromCodes(options.pools[1]!, 'player 2', options.printedValues),
      ];
    case 'starter': {
      const first = random.integer(starterSets.length);
      const second = (first + 1 + random.integer(starterSets.length - 1)) % starterSets.length;
      return [starterPool(first), starterPool(second)];
    }
  }
}

function starterPool(set: number): Pool {
  const { hero, weapons } = starterSets[set]!;
  return { heroes: [hero], weapons, hero: 0, chosen: weapons.map((_, weapon) => weapon) };
}
