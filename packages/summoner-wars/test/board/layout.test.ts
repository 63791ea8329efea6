import { describe, expect, it } from 'vitest';
import { battlefieldWith } from '../../src/index.ts';
import { labelsOf, layoutOf, placeOf, squareAt, stepFrom } from '../../src/board/layout.ts';
import { modeFor, sizesFor } from '../../src/board/space.ts';

const named = (columns: number, name: string): number => battlefieldWith(columns).byName.get(name)!;

describe('the map as it is seen', () => {
  it('has the reader’s back row at the bottom', () => {
    expect(placeOf(layoutOf(6, false), named(6, 'a1'))).toEqual({ x: 0, y: 7 });
    expect(placeOf(layoutOf(6, false), named(6, 'f8'))).toEqual({ x: 5, y: 0 });
    expect(placeOf(layoutOf(6, true), named(6, 'a1'))).toEqual({ x: 5, y: 0 });
    expect(placeOf(layoutOf(6, true), named(6, 'f8'))).toEqual({ x: 0, y: 7 });
  });

  it.each([
    [6, false],
    [6, true],
    [12, false],
    [12, true],
  ])('draws every square once, where it says (%i columns, turned: %s)', (columns, turned) => {
    const layout = layoutOf(columns, turned);
    expect(new Set(layout.order).size).toBe(columns * 8);
    layout.order.forEach((square, i) => {
      expect(placeOf(layout, square)).toEqual({ x: i % columns, y: Math.floor(i / columns) });
      expect(squareAt(columns, turned, i % columns, Math.floor(i / columns))).toBe(square);
      const labels = labelsOf(layout);
      expect(`${labels.columns[i % columns]}${labels.rows[Math.floor(i / columns)]}`).toBe(battlefieldWith(columns).names[square]);
    });
  });

  it('follows the arrow keys as they look on the screen', () => {
    const near = layoutOf(6, false);
    const far = layoutOf(6, true);
    expect(stepFrom(near, named(6, 'c4'), 'ArrowUp')).toBe(named(6, 'c5'));
    expect(stepFrom(far, named(6, 'c4'), 'ArrowUp')).toBe(named(6, 'c3'));
    expect(stepFrom(near, named(6, 'c4'), 'ArrowRight')).toBe(named(6, 'd4'));
    expect(stepFrom(far, named(6, 'c4'), 'ArrowRight')).toBe(named(6, 'b4'));
    expect(stepFrom(near, named(6, 'c4'), 'Home')).toBe(named(6, 'a4'));
    expect(stepFrom(near, named(6, 'c4'), 'x')).toBeNull();
  });

  it('ends at the edge of one board and goes round two joined ones', () => {
    expect(stepFrom(layoutOf(6, false), named(6, 'f4'), 'ArrowRight')).toBe(named(6, 'f4'));
    expect(stepFrom(layoutOf(12, false), named(12, 'l4'), 'ArrowRight')).toBe(named(12, 'a4'));
    expect(stepFrom(layoutOf(12, false), named(12, 'a8'), 'ArrowUp')).toBe(named(12, 'a8'));
  });
});

describe('room for the map', () => {
  const RATIO = 112 / 96;
  it('shows one whole board on a phone and can be zoomed', () => {
    const mode = modeFor(390, 500, 6, 16);
    const { cells, start } = sizesFor(mode, 390, 500, 6, 16, RATIO);
    expect(mode).toBe('narrow');
    expect(cells[start]! * 6).toBeLessThanOrEqual(390);
    expect(cells[start]!).toBeGreaterThanOrEqual(48);
    expect(cells.length).toBeGreaterThan(1);
  });

  it('shows one of two joined boards on a phone and can be zoomed out to both', () => {
    const { cells, start } = sizesFor(modeFor(390, 500, 12, 16), 390, 500, 12, 16, RATIO);
    expect(start).toBe(1);
    expect(cells[0]! * 12).toBeLessThanOrEqual(390);
    expect(cells[1]!).toBeGreaterThanOrEqual(48);
  });

  it.each([
    [1016, 727, 6, 'wide'],
    [704, 640, 6, 'medium'],
    [1016, 727, 12, 'flat'],
    [2136, 1260, 6, 'wide'],
  ] as const)('fits whole in %i × %i with %i columns', (width, height, columns, expected) => {
    const mode = modeFor(width, height, columns, 16);
    const { cells, start } = sizesFor(mode, width, height, columns, 16, RATIO);
    expect(mode).toBe(expected);
    expect(cells[start]! * columns).toBeLessThan(width);
    expect((cells[start]! / RATIO) * 8).toBeLessThan(height);
    expect(cells[start]!).toBeGreaterThanOrEqual(56);
  });
});
