/**
 * How the board uses the room it gets: which arrangement, and how large everything may be. Every place has its size from the first moment,
 * whatever will come to lie in it; a hero's dial gives way before the wheels do.
 */
export type Mode = 'desk' | 'upright' | 'lying';

export interface Sizes {
  readonly mode: Mode;
  /** What is written grows with the table: the size of a word, in pixels. */
  readonly unit: number;
  /** Diameters, in pixels. */
  readonly wheel: number;
  readonly dial: number;
  /** Heights of a side's island and of the middle, where the wheel turns. */
  readonly side: number;
  readonly stage: number;
}

/** Heights of a side's plate, of the gap below it and of the words under a wheel, and the air of the whole board, in units. */
const PARTS = {
  desk: { plate: 6, gap: 0.375, words: 3.25, air: 4.5 },
  upright: { plate: 6.25, gap: 0.375, words: 2.125, air: 3 },
  lying: { plate: 3.375, gap: 0.125, words: 0, air: 1.75 },
} as const;
/** The least a stage needs for its words and answers. */
const STAGE = { desk: 9.75, upright: 9, lying: 7.25 } as const;

const bounded = (least: number, wished: number, most: number): number => Math.max(least, Math.min(wished, most));

export function sizesFor(width: number, height: number, rem: number): Sizes {
  const mode: Mode = height < 36 * rem && width >= 26 * rem ? 'lying' : width >= 46 * rem ? 'desk' : 'upright';
  const { plate, gap: below, words, air } = PARTS[mode];
  const even = Math.min(height / 45, width / 55);
  const unit = {
    // Beyond the reader's own size words grow half as fast as the table.
    desk: bounded(0.8125 * rem, even < rem ? even : (even + rem) / 2, 1.625 * rem),
    upright: bounded(0.875 * rem, Math.min(height / 40, width / 24.5), 1.25 * rem),
    lying: bounded(0.8125 * rem, height / 25, rem),
  }[mode];
  const least = STAGE[mode] * unit;
  const left = height - (2 * (plate + words) + air) * unit;
  const gap = 0.625 * unit;
  /** Beside the wheels there is a dial, but upright. */
  const beside = mode === 'desk' ? 7.5 * unit : mode === 'lying' ? plate * unit + 2 * unit : 0;
  const across = (width - beside - 1.5 * unit) / 5 - gap;
  const wheel = Math.floor(bounded(3.5 * unit, Math.min((left - least) / 2, left * 0.34, across), 20 * rem));
  const free = width - 5 * (wheel + gap) - 2.5 * unit;
  const side = Math.ceil((plate + below + words) * unit) + wheel;
  const dial = {
    desk: bounded(5 * unit, Math.min(free, side, wheel * 1.7), 24 * rem),
    upright: plate * unit * 0.92,
    lying: Math.min(side, free, 8 * unit),
  }[mode];
  return { mode, unit, wheel, dial: Math.floor(dial), side, stage: Math.floor(Math.max(least, left - 2 * wheel)) };
}
