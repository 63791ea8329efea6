/** A hundred thousand packs: how often each rarity lies in them. */
import { expect, it } from 'vitest';
import { HERO_SHARES, isHeroCard, openPack, PACKS, RARITIES, seededRandom, WEAPON_SHARES, type Rarity } from '../../src/cards/index.ts';

const PACKS_OPENED = 100_000;

it('rarities come by their shares, within one in a hundred cards', () => {
  const random = seededRandom(100_000);
  const found = { heroes: { 1: 0, 2: 0, 3: 0, 4: 0 }, weapons: { 1: 0, 2: 0, 3: 0, 4: 0 } } satisfies Record<
    string,
    Record<Rarity, number>
  >;
  for (let n = 0; n < PACKS_OPENED; n++)
    for (const card of openPack(random, { size: 'booster' })) found[isHeroCard(card) ? 'heroes' : 'weapons'][card.rarity]++;
  for (const [kind, shares] of [
    ['heroes', HERO_SHARES],
    ['weapons', WEAPON_SHARES],
  ] as const) {
    const cards = PACKS_OPENED * PACKS.booster[kind];
    const whole = RARITIES.reduce((sum, rarity) => sum + shares[rarity], 0);
    expect(RARITIES.reduce((sum, rarity) => sum + found[kind][rarity], 0)).toBe(cards);
    for (const rarity of RARITIES)
      expect(Math.abs(found[kind][rarity] / cards - shares[rarity] / whole), `${kind} of rarity ${rarity}`).toBeLessThan(0.01);
  }
});
