/** The kinds of cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  BONUS_ICONS,
  EDITIONS,
  EFFECTS,
  heroKind,
  heroKinds,
  heroKindsOf,
  isDeferred,
  ISLANDS,
  isSpecial,
  RARITIES,
  SPECIALS,
  TIMES,
  WEAPON_TYPES,
  weaponKind,
  weaponKinds,
  weaponKindsOf,
  type HeroKind,
  type Roll,
  type WeaponKind,
} from '../../src/cards/index.ts';

const iconsOf = (kind: HeroKind) => kind.slots.flat().map(slot => slot.icon);

const rollsOf = (kind: HeroKind | WeaponKind): readonly Roll[] =>
  'lives' in kind
    ? [kind.lives, ...kind.energy, ...kind.slots.flat().map(slot => slot.value)]
    : [kind.durability, ...kind.sectors.flatMap(s => (s.durability ? [s.value, s.durability] : [s.value]))];

describe('the collection', () => {
  it('has at least 40 heroes and 60 weapons over all islands, rarities and types', rules('SCW 1.1.2.3', 'SCW 1.4.5.1'), () => {
    expect(heroKinds.length).toBeGreaterThanOrEqual(40);
    expect(weaponKinds.length).toBeGreaterThanOrEqual(60);
    for (const island of ISLANDS)
      for (const rarity of RARITIES) expect(heroKindsOf[island].some(kind => kind.rarity === rarity)).toBe(true);
    for (const edition of EDITIONS) {
      for (const rarity of RARITIES) expect(weaponKindsOf[edition].some(kind => kind.rarity === rarity)).toBe(true);
      for (const type of WEAPON_TYPES) {
        const share = weaponKindsOf[edition].filter(kind => kind.type === type).length / weaponKindsOf[edition].length;
        expect(share).toBe(1 / 4);
      }
    }
  });

  it('shows every effect on wheels and every bonus and special on heroes', () => {
    expect(new Set(weaponKinds.flatMap(kind => kind.sectors.map(s => s.effect)))).toEqual(new Set(EFFECTS));
    expect(new Set(heroKinds.flatMap(iconsOf))).toEqual(new Set([...BONUS_ICONS, ...SPECIALS]));
  });

  it('keeps an expansion’s own effects to its edition', rules('SCW 4.3.1.2'), () => {
    const own = { canbalandia: ['canbalandAttack'], vampiria: ['bite', 'curse'], zepplandia: ['shrapnel', 'trap'] } as const;
    for (const [edition, effects] of Object.entries(own)) {
      for (const kind of weaponKinds) {
        const has = kind.sectors.some(s => (effects as readonly string[]).includes(s.effect));
        expect([kind.id, has]).toEqual([kind.id, kind.edition === edition]);
      }
    }
  });

  it('names every kind in both languages, no two alike', () => {
    const all = [...heroKinds, ...weaponKinds];
    for (const part of ['id', 'cs', 'en'] as const) {
      const texts = all.map(kind => (part === 'id' ? kind.id : kind.name[part]));
      expect(new Set(texts).size).toBe(all.length);
      for (const text of texts) expect(text.trim()).toBe(text);
    }
    for (const kind of all) {
      expect(kind.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(kind.name.cs).not.toBe(kind.name.en);
      expect(kind.name.cs.length).toBeGreaterThan(3);
      expect(kind.name.en.length).toBeGreaterThan(3);
    }
  });

  it('finds a kind by its id', () => {
    for (const kind of heroKinds) expect(heroKind(kind.id)).toBe(kind);
    for (const kind of weaponKinds) expect(weaponKind(kind.id)).toBe(kind);
    expect(heroKind('')).toBeUndefined();
    expect(weaponKind('')).toBeUndefined();
  });

  it('rolls every number among one to four neighbours, rising', () => {
    for (const kind of [...heroKinds, ...weaponKinds]) {
      for (const roll of rollsOf(kind)) {
        expect(roll.length).toBeGreaterThanOrEqual(1);
        expect(roll.length).toBeLessThanOrEqual(4);
        for (let i = 1; i < roll.length; i++) {
          const step = roll[i]! - roll[i - 1]!;
          // A bonus of zero is no bonus, so -1 and 1 are neighbours.
          expect(step === 1 || (step === 2 && roll[i] === 1)).toBe(true);
        }
      }
    }
  });
});

describe('a hero kind', () => {
  it('never shows an icon twice in a time of day, and the night attack only in the dark', rules('SCW 5.3.2.1'), () => {
    for (const kind of heroKinds) {
      for (const [time, slots] of kind.slots.entries()) {
        expect(slots.length).toBeLessThanOrEqual(2);
        expect(new Set(slots.map(slot => slot.icon)).size).toBe(slots.length);
        if (slots.some(slot => slot.icon === 'nightAttack')) expect(['evening', 'night']).toContain(TIMES[time]);
      }
    }
  });

  it(
    'meets the corner cases of bonuses: blessing beside a basic bonus, combo beside a detonator, two specials',
    rules('SCW R-09', 'SCW R-57'),
    () => {
      const times = heroKinds.flatMap(kind => kind.slots.map(slots => slots.map(slot => slot.icon)));
      const basic = ['energy', 'heroAttack', 'weaponAttack', 'universalAttack', 'heal'];
      expect(times.some(icons => icons.includes('blessing') && icons.some(icon => basic.includes(icon)))).toBe(true);
      expect(times.some(icons => icons.includes('combo') && icons.includes('comboDetonator'))).toBe(true);
      expect(times.some(icons => icons.length === 2 && icons.every(isSpecial))).toBe(true);
    },
  );
});

describe('a weapon kind', () => {
  it('has nine sectors, deferred effects only at places 2 to 7, and energy never in red', () => {
    for (const kind of weaponKinds) {
      expect(kind.sectors.length).toBe(9);
      for (const [place, sector] of kind.sectors.entries()) {
        expect(sector.durability !== null).toBe(isDeferred(sector.effect));
        if (isDeferred(sector.effect)) expect([2, 3, 4, 5, 6, 7]).toContain(place);
        if (sector.effect === 'energy') expect(sector.colour).not.toBe('red');
      }
      const different = new Set(kind.sectors.map(s => s.effect)).size;
      expect(different).toBeGreaterThanOrEqual(2);
      expect(different).toBeLessThanOrEqual(8);
    }
  });

  it('comes in the extremes too: all green, all red but one, all orange but one', () => {
    const colours = weaponKinds.map(kind => ['green', 'orange', 'red'].map(c => kind.sectors.filter(s => s.colour === c).length).join('/'));
    for (const wheel of ['9/0/0', '1/0/8', '1/8/0']) expect(colours).toContain(wheel);
  });
});
