/** Where heroes and weapons come from: ready sets, opened packs, or a player's own cards. */
import { choice, custom, InputError, number, schema, type Random, type Schema } from '@kolbiste/engine';
import {
  checkHero,
  checkWeapon,
  decodeCard,
  drawHero,
  drawWeapon,
  encodeCard,
  isHeroCard,
  starterSets,
  type HeroCard,
  type WeaponCard,
} from './cards/index.ts';
import type { Pool, Switches } from './world.ts';

export interface DuelOptions extends Switches {
  readonly preparation: 'starter' | 'pack' | 'collection';
  /** By seat, for `collection`: card codes. */
  readonly pools: readonly (readonly string[])[];
}

export const PACK_HEROES = 3;
export const PACK_WEAPONS = 8;

const MOST_CARDS = 60;
function readPools(value: unknown, name: string): string[][] {
  const wrong = (what: string): never => {
    throw new InputError('options', `option "${name}": ${what}`);
  };
  if (!Array.isArray(value) || value.length > 2) return wrong('expected a list of card codes for each of two players');
  return value.map((codes: unknown, seat) => {
    if (!Array.isArray(codes) || codes.length > MOST_CARDS || codes.some(code => typeof code !== 'string'))
      return wrong(`player ${seat + 1}: expected at most ${MOST_CARDS} card codes`);
    poolFromCodes(codes as string[], `option "${name}", player ${seat + 1}`);
    return codes as string[];
  });
}

/** A pool from codes; throws an InputError that names the bad code. */
export function poolFromCodes(codes: readonly string[], where: string): Pool {
  const heroes: HeroCard[] = [],
    weapons: WeaponCard[] = [];
  const seen = new Map<string, number>();
  codes.forEach((code, i) => {
    const read = decodeCard(code);
    if ('problem' in read) throw new InputError('card', `${where}, card ${i + 1} ("${code.slice(0, 40)}"): ${read.problem}`);
    const problems = isHeroCard(read.card) ? checkHero(read.card) : checkWeapon(read.card);
    if (problems.length)
      throw new InputError('card', `${where}, card ${i + 1}: ${problems[0]!.at} is ${problems[0]!.fault} (${problems[0]!.rule})`);
    const same = encodeCard(read.card); // a card is its code, however it was typed (SCW 1.4.4.2)
    if (seen.has(same)) throw new InputError('card', `${where}: card ${i + 1} is the same card as card ${seen.get(same)!} (SCW R-14)`);
    seen.set(same, i + 1);
    if (isHeroCard(read.card)) heroes.push(read.card);
    else weapons.push(read.card);
  });
  if (heroes.length === 0 || weapons.length === 0)
    throw new InputError('card', `${where}: at least one hero and one weapon are needed (SCW 1.5.1.2)`);
  return { heroes, weapons, hero: -1, chosen: [] };
}

export const duelOptions: Schema<DuelOptions> = schema<DuelOptions>({
  preparation: choice(['starter', 'pack', 'collection'], 'starter'),
  pools: custom<readonly (readonly string[])[]>([], readPools),
  cancelling: choice(['betweenActions', 'never'], 'betweenActions'),
  roundCap: number(9, 200, 60),
});

/** Cards by the rarity shares of printed cards. */
export function dealPool(random: Random, heroes: number, weapons: number): Pool {
  return {
    heroes: Array.from({ length: heroes }, () => drawHero(random)),
    weapons: Array.from({ length: weapons }, () => drawWeapon(random)),
    hero: -1,
    chosen: [],
  };
}

export function poolsFor(options: DuelOptions, random: Random): [Pool, Pool] {
  switch (options.preparation) {
    case 'pack':
      return [dealPool(random, PACK_HEROES, PACK_WEAPONS), dealPool(random, PACK_HEROES, PACK_WEAPONS)];
    case 'collection':
      if (options.pools.length !== 2)
        throw new InputError('options', 'with preparation "collection" each of two players needs cards in "pools"');
      return [poolFromCodes(options.pools[0]!, 'player 1'), poolFromCodes(options.pools[1]!, 'player 2')];
    case 'starter': {
      const first = random.integer(starterSets.length);
      const second = (first + 1 + random.integer(starterSets.length - 1)) % starterSets.length;
      const ready = (i: number): Pool => {
        const { hero, weapons } = starterSets[i]!;
        return { heroes: [hero], weapons, hero: 0, chosen: weapons.map((_, weapon) => weapon) };
      };
      return [ready(first), ready(second)];
    }
  }
}
