/** The drawings of Scratch Wars: the same every time, and no two kinds alike. */
import { heroKinds, ISLANDS, makeHero, makeWeapon, seededRandom, WEAPON_TYPES, weaponKinds } from '@kolbiste/scratch-wars';
import { describe, expect, it } from 'vitest';
import { sectorAngle, sectorPath, turnTo } from '../../src/games/scratch-wars/geometry.ts';
import { hasOwnParts, heroPicture } from '../../src/games/scratch-wars/hero-art.ts';
import { drawFrom, hashOf } from '../../src/games/scratch-wars/seed.ts';
import { hasOwnToy, weaponPicture } from '../../src/games/scratch-wars/weapon-art.ts';
import { wheelFace } from '../../src/games/scratch-wars/wheel-face.ts';

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
  it('tells the colour by the edge: whole, torn, ragged', () => {
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
