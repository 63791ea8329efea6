/** Faces that differ, measured on the pictures as they are seen. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf, type Picture } from '../../src/board/art/picture.ts';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';
import { apart, hashOf, rasterise } from './raster.ts';

/** Below this share of differing patches two pictures are taken for one another. */
const ALIKE = 0.06;

interface Face {
  readonly code: string;
  readonly type: string;
  readonly seen: Uint8Array;
  readonly figure: Uint8Array;
}
const OFFICIAL = 1073;
const cards = [...DEFINITIONS.filter(({ set }) => set !== 'Test'), ...NOT_ENFORCED];
let faces: readonly Face[] = [];
beforeAll(() => {
  faces = cards.map(({ code, type }) => {
    const { ground, layers } = pictureOf(code) as Picture;
    return { code, type, seen: hashOf([...ground, ...layers]), figure: hashOf(layers) };
  });
}, 60_000);

function alike(by: 'seen' | 'figure'): readonly string[] {
  const found: string[] = [];
  for (const [i, one] of faces.entries())
    for (const other of faces.slice(i + 1))
      if (one.type === other.type && apart(one[by], other[by]) < ALIKE) found.push(`${one.type} ${one.code} ${other.code}`);
  return found;
}

describe('the rasteriser', () => {
  it('paints what a path encloses, in order, moved as it says', () => {
    const square = [{ ink: 'dark', d: 'M0 0h100v160h-100z' } as const];
    const row = [...rasterise(square, 4, 1)];
    expect(row).toEqual([0.1, 0.1, 0.7, 0.7]);
    expect([...rasterise([...square, { ink: 'light', d: 'M0 0h50v160h-50z', at: 'translate(50 0)' }], 4, 1)]).toEqual([
      0.1, 0.95, 0.7, 0.7,
    ]);
    expect([...rasterise([{ ink: 'dark', d: 'M0 0h50v160h-50z', at: 'translate(200 0) scale(-1 1)' }], 4, 1)]).toEqual([
      0.7, 0.7, 0.7, 0.1,
    ]);
  });
  it('tells two pictures apart, and one from itself not', () => {
    const [left, right] = ['M0 0h60v160h-60z', 'M140 0h60v160h-60z'].map(d => hashOf([{ ink: 'dark', d }]));
    expect(apart(left!, left!)).toBe(0);
    expect(apart(left!, right!)).toBeGreaterThan(ALIKE);
  });
});

describe('faces', () => {
  it('has one for every card of the official list', () => {
    expect(faces).toHaveLength(OFFICIAL);
    for (const { code } of cards) expect(JSON.stringify(pictureOf(code)), code).not.toMatch(/NaN|undefined|Infinity/);
  });
  it('shows no two cards of one type alike', () => {
    expect(alike('seen')).toEqual([]);
  });
  it('draws hardly two figures alike, whatever stands behind them', () => {
    expect(alike('figure').length).toBeLessThanOrEqual(4);
  });
});
