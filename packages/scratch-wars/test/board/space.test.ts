/** The board's places at every size of a window: together they fit it, wheels keep their size before dials do. */
import { describe, expect, it } from 'vitest';
import { sizesFor } from '../../src/board/space.ts';

/** What the page leaves to the board: the window without the rail, the panel and the head. */
const ROOMS = {
  '1280×720': [856, 664],
  '1366×768': [942, 712],
  '1440×900': [1016, 844],
  '1920×1080': [1496, 1024],
  '2560×1440': [2136, 1384],
  telephone: [390, 586],
  'telephone on its side': [468, 342],
} as const;

describe('places of the board', () => {
  for (const [name, [width, height]] of Object.entries(ROOMS))
    it(`fits ${name}`, () => {
      const { mode, unit, wheel, dial, side, stage } = sizesFor(width, height, 16);
      const plate = { desk: 6, upright: 6.25, lying: 3.375 }[mode];
      const words = { desk: 3.125, upright: 2, lying: 0 }[mode];
      const gaps = { desk: 0.5, upright: 0.5, lying: 0.125 }[mode];
      // Its row holds a side to the last pixel: a side that is being drawn anew moves nothing.
      expect(side).toBeGreaterThanOrEqual(wheel + (plate + gaps + words) * unit);
      expect(2 * side + stage).toBeLessThan(height);
      expect(5 * wheel + (mode === 'upright' ? 0 : dial)).toBeLessThan(width);
      expect(wheel).toBeGreaterThanOrEqual(44);
      expect(stage).toBeGreaterThanOrEqual(7 * unit);
    });

  it('has an arrangement for a desk, a telephone and one lying on its side', () => {
    expect(sizesFor(1016, 844, 16).mode).toBe('desk');
    expect(sizesFor(390, 586, 16).mode).toBe('upright');
    expect(sizesFor(468, 342, 16).mode).toBe('lying');
    // Letters of twice the size on a desk: half the room.
    expect(sizesFor(1016, 844, 32).mode).toBe('lying');
  });

  it('takes from the dials before it takes from the wheels', () => {
    const wide = sizesFor(1100, 700, 16);
    const narrow = sizesFor(740, 700, 16);
    expect(narrow.dial / wide.dial).toBeLessThan(narrow.wheel / wide.wheel);
  });
});
