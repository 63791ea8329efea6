/** Who of those who look for a game fits whom: what they want is alike, they are about as strong, and they did not just play twice. */
import type { SeekHead } from '../storage/seek-store.ts';

/** How far apart two ratings may be: at first, more with every step, and at most. */
const NEAR = 100;
const STEP = 50;
const STEP_EVERY = 5_000;
const FAR = 500;

export const widthAt = ({ since }: Pick<SeekHead, 'since'>, now: number): number =>
  Math.min(FAR, NEAR + STEP * Math.max(0, Math.floor((now - since) / STEP_EVERY)));

/** Both have played their last two games with each other. */
function metTwice(one: SeekHead, other: SeekHead): boolean {
  const [last, before] = JSON.parse(one.recent) as (string | null)[];
  return last === other.player && before === other.player;
}

export function fits(one: SeekHead, other: SeekHead, now: number): boolean {
  if (one.player === other.player || one.format !== other.format) return false;
  if (Math.abs(one.rating - other.rating) > Math.min(widthAt(one, now), widthAt(other, now))) return false;
  return !metTwice(one, other) && !metTwice(other, one);
}

/** Who waits longest chooses first, and takes the nearest. */
export function pairsAmong(seeks: readonly SeekHead[], now: number): [SeekHead, SeekHead][] {
  const pairs: [SeekHead, SeekHead][] = [];
  for (const same of byFormat(seeks)) {
    const byRating = same.toSorted((a, b) => a.rating - b.rating);
    const taken = new Set<SeekHead>();
    const places = new Map(byRating.map((seek, place) => [seek, place]));
    for (const seek of same) {
      if (taken.has(seek)) continue;
      const other = nearest(byRating, places.get(seek)!, candidate => !taken.has(candidate) && fits(seek, candidate, now));
      if (!other) continue;
      taken.add(seek).add(other);
      pairs.push([seek, other]);
    }
  }
  return pairs;
}

function byFormat(seeks: readonly SeekHead[]): SeekHead[][] {
  const formats = new Map<string, SeekHead[]>();
  for (const seek of seeks) {
    const same = formats.get(seek.format);
    if (same) same.push(seek);
    else formats.set(seek.format, [seek]);
  }
  return [...formats.values()];
}

/** From a place outwards to both sides, as long as anybody could be near enough. */
function nearest(byRating: readonly SeekHead[], from: number, good: (seek: SeekHead) => boolean): SeekHead | null {
  const { rating } = byRating[from]!;
  let [below, above] = [from - 1, from + 1];
  for (;;) {
    const lower = byRating[below];
    const higher = byRating[above];
    const down = lower ? rating - lower.rating : Infinity;
    const up = higher ? higher.rating - rating : Infinity;
    if (Math.min(down, up) > FAR) return null;
    const next = down <= up ? lower! : higher!;
    if (down <= up) below--;
    else above++;
    if (good(next)) return next;
  }
}
