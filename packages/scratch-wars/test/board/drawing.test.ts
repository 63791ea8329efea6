/** The drawings of Scratch Wars: the same every time, and no two kinds alike. */
import {
  BONUS_ICONS,
  COLOURS,
  DEFERRED,
  EFFECTS,
  heroKinds,
  isDeferred,
  ISLANDS,
  makeHero,
  makeWeapon,
  RARITIES,
  seededRandom,
  SPECIALS,
  WEAPON_TYPES,
  weaponKinds,
} from '../../src/index.ts';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { sectorAngle, sectorPath, turnTo } from '../../src/board/geometry.ts';
import { hasOwnParts, heroPicture } from '../../src/board/hero-art.ts';
import { drawFrom, hashOf } from '@kolbiste/board-kit/seed';
import { ICON_MARKS } from '../../src/board/marks.ts';
import { FRAME } from '../../src/board/palette.ts';
import { hasFlag, slotNumber } from '../../src/board/slot-face.ts';
import { hasOwnToy, weaponPicture } from '../../src/board/weapon-art.ts';
import { wheelFace } from '../../src/board/wheel-face.ts';

const NUMBERS = /-?\d+(\.\d+)?/g;
const isPath = (d: string): boolean => /^M[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/.test(d) && !d.includes('NaN');

describe('seeded choices', () => {
  it('are the same for the same text and differ between texts', () => {
    const stream = (text: string): number[] => {
      const draw = drawFrom(text);
      return Array.from({ length: 20 }, () => draw.below(1000));
    };
    expect(stream('idling-robot')).toEqual(stream('idling-robot'));
    expect(stream('idling-robot')).not.toEqual(stream('idling-robos'));
    expect(hashOf('')).toBe(0x811c9dc5);
  });

  it('stay within their bounds', () => {
    const draw = drawFrom('bounds');
    for (let i = 0; i < 500; i++) {
      expect(draw.below(7)).toBeLessThan(7);
      const between = draw.between(-3, 4);
      expect(between).toBeGreaterThanOrEqual(-3);
      expect(between).toBeLessThanOrEqual(4);
    }
  });
});

describe('heroes', () => {
  it('have parts of their own, one set for each kind', () => {
    expect(heroKinds.filter(kind => !hasOwnParts(kind.id)).map(kind => kind.id)).toEqual([]);
  });

  it('of a kind look alike, whatever their numbers and names', () => {
    for (const kind of heroKinds) {
      const [one, two] = [makeHero(kind, seededRandom(1)), makeHero(kind, seededRandom(2))];
      expect(heroPicture(one), kind.id).toEqual(heroPicture(two));
    }
  });

  it('of two kinds never look alike, colours aside too', () => {
    const pictures = heroKinds.map(kind => heroPicture(makeHero(kind, seededRandom(1))));
    expect(new Set(pictures.map(shapes => JSON.stringify(shapes))).size).toBe(heroKinds.length);
    expect(new Set(pictures.map(shapes => shapes.map(({ d }) => d).join())).size).toBe(heroKinds.length);
  });

  it('of no kind of ours get parts by island and name, always the same', () => {
    for (const island of ISLANDS) {
      const own = (name: string) => heroPicture({ kind: '', island, name });
      expect(own('Alfa')).toEqual(own('Alfa'));
      expect(own('Alfa')).not.toEqual(own('Beta'));
    }
  });

  it('are drawn with sound paths within the medallion', () => {
    for (const kind of heroKinds)
      for (const { d } of heroPicture(makeHero(kind, seededRandom(3)))) {
        expect(isPath(d), `${kind.id}: ${d}`).toBe(true);
        for (const number of d.match(NUMBERS)!) expect(Math.abs(Number(number)), `${kind.id}: ${d}`).toBeLessThanOrEqual(101);
      }
  });
});

describe('weapons', () => {
  it('have a toy of their own, one for each kind', () => {
    expect(weaponKinds.filter(kind => !hasOwnToy(kind.id)).map(kind => kind.id)).toEqual([]);
    expect(new Set(weaponKinds.map(kind => JSON.stringify(weaponPicture(makeWeapon(kind, seededRandom(1)))))).size).toBe(
      weaponKinds.length,
    );
  });

  it('of no kind of ours are drawn by type and name', () => {
    const own = (type: (typeof WEAPON_TYPES)[number], name: string) => JSON.stringify(weaponPicture({ kind: '', type, name }));
    expect(new Set(WEAPON_TYPES.map(type => own(type, 'QRST'))).size).toBe(WEAPON_TYPES.length);
    for (const type of WEAPON_TYPES) expect(own(type, 'QRST')).toBe(own(type, 'QRST'));
  });

  it('are drawn with sound paths within the hub', () => {
    for (const kind of weaponKinds)
      for (const { d } of weaponPicture(makeWeapon(kind, seededRandom(3))).shapes) {
        expect(isPath(d), `${kind.id}: ${d}`).toBe(true);
        for (const number of d.match(NUMBERS)!) expect(Math.abs(Number(number)), `${kind.id}: ${d}`).toBeLessThanOrEqual(48);
      }
  });
});

describe('the wheel', () => {
  it('tells the colour by the edge: whole, torn, ragged', rules('SCW 3.1.1.2'), () => {
    const corners = (colour: 'green' | 'orange' | 'red'): number => sectorPath(colour, 36, 92).match(/L/g)!.length;
    expect(sectorPath('green', 36, 92)).toContain('A92 92');
    expect(sectorPath('orange', 36, 92)).not.toContain('A92 92');
    expect(sectorPath('red', 36, 92)).not.toContain('A92 92');
    expect(corners('green')).toBeLessThan(corners('orange'));
    const depth = (colour: 'orange' | 'red'): number => {
      const points = [...sectorPath(colour, 36, 92).matchAll(/L(-?[\d.]+) (-?[\d.]+)/g)].slice(1, -1);
      return Math.min(...points.map(([, x, y]) => Math.hypot(Number(x), Number(y))));
    };
    expect(depth('red')).toBeLessThan(depth('orange'));
  });

  it('shows every number of its sectors, in few shapes: a board has eleven wheels', () => {
    for (const kind of weaponKinds) {
      const { sectors } = makeWeapon(kind, seededRandom(4));
      const face = wheelFace(sectors);
      expect([...face.matchAll(/class="value">([^<]+)/g)].map(([, value]) => Number(value!.replace('−', '-')))).toEqual(
        sectors.map(({ value }) => value),
      );
      expect(face.match(/<(path|text|g)/g)!.length, kind.id).toBeLessThanOrEqual(45);
      expect(face).not.toContain('NaN');
      for (const colour of ['green', 'orange', 'red'] as const)
        sectors.forEach((sector, i) => expect(face.includes(sectorPath(colour, 36, 92, sectorAngle(i)))).toBe(sector.colour === colour));
    }
  });

  it('tells a deferred effect from a one-shot, whatever its colour, by the durability beside it', rules('SCW 3.2.1.1'), () => {
    for (const effect of EFFECTS)
      for (const colour of COLOURS) {
        const face = wheelFace([{ colour, effect, value: 2, durability: isDeferred(effect) ? 7 : null }]);
        expect(/>7</.test(face), `${colour} ${effect}`).toBe(isDeferred(effect));
      }
  });

  it('comes home to the sector that was drawn, always forward', () => {
    for (let sector = 0; sector < 9; sector++)
      for (const now of [0, 40, 123, 320, 719]) {
        const to = turnTo(now, sector, 2);
        expect(to).toBeGreaterThanOrEqual(now + 720);
        expect(to).toBeLessThan(now + 1080);
        // The sector's middle ends at the top.
        expect((((to + sectorAngle(sector)) % 360) + 360) % 360).toBeCloseTo(0);
      }
  });
});

describe('cards', () => {
  it('say everything in icons, each of its own', rules('SCW 1.2.1.4'), () => {
    const drawn = [...BONUS_ICONS, ...SPECIALS].map(icon => `${ICON_MARKS[icon].fill} ${ICON_MARKS[icon].line}`);
    expect(new Set(drawn).size).toBe(drawn.length);
    const { sectors } = makeWeapon(weaponKinds[0]!, seededRandom(5));
    expect(wheelFace(sectors).replaceAll(/<[^>]*>/g, '')).toMatch(/^[\d−]*$/); // no word on a wheel
  });

  it('of heroes are framed by rarity: wood, stone, steel, gold', rules('SCW 1.4.7.1'), () => {
    expect(RARITIES).toEqual([1, 2, 3, 4]);
    const red = (colour: string): number => Number.parseInt(colour.slice(1, 3), 16);
    const blue = (colour: string): number => Number.parseInt(colour.slice(5, 7), 16);
    const warmth = RARITIES.map(rarity => red(FRAME[rarity].face) - blue(FRAME[rarity].face));
    expect(warmth[0]).toBeGreaterThan(60); // brown
    expect(Math.abs(warmth[1]!)).toBeLessThan(15); // grey
    expect(warmth[2]).toBeLessThan(-20); // blueish
    expect(warmth[3]).toBeGreaterThan(150); // yellow
  });

  it('of heroes put bonuses of deferred effects on a flag, and no others', rules('SCW 4.1.1.4'), () => {
    const flagged = [...BONUS_ICONS, ...SPECIALS].filter(icon => hasFlag({ icon, value: 1 }));
    expect(flagged).toEqual(DEFERRED);
  });

  it('of heroes print bonuses with a sign and specials without a plus', rules('SCW 5.1.1.4'), () => {
    for (const icon of BONUS_ICONS) expect([2, -2].map(value => slotNumber({ icon, value }))).toEqual(['+2', '−2']);
    for (const icon of SPECIALS) expect([2, 0, -2].map(value => slotNumber({ icon, value }))).toEqual(['2', '0', '−2']);
  });
});
