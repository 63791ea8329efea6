import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/emblems/emblems.ts';

/** Numbers of a path's coordinates; relative ones are small, absolute ones lie on the grid. */
const numbersOf = (path: string): number[] => (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

describe('the emblem language', () => {
  it.each(Object.entries(EMBLEMS))(
    '%s is a path on the grid of 24 units',
    (_, emblem: { readonly stroke: string; readonly fill?: string }) => {
      const paths = [emblem.stroke, emblem.fill ?? ''].filter(Boolean);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        expect(path).toMatch(/^M[\d.\sMLHVCSQTAZmlhvcsqtaz-]+$/);
        for (const n of numbersOf(path)) expect(Math.abs(n)).toBeLessThanOrEqual(24);
      }
    },
  );
  it('has no sign twice under two names, but for a game and what it is about', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [name, { stroke }] of Object.entries(EMBLEMS)) {
      const other = stroke && seen.get(stroke);
      if (other) twice.push(`${other} = ${name}`);
      seen.set(stroke, name);
    }
    expect(twice.length).toBeLessThanOrEqual(1);
  });
});
