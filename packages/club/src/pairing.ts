/** A round of the Swiss system: who plays whom, who begins, who is left over. A round can always be paired. */
import { Random, seeded } from '@kolbiste/engine';
import { mostMatched, perfectMatching, type Edge } from './matching.ts';

export interface Contender {
  readonly player: string;
  readonly points: number;
  /** Everybody met so far. */
  readonly met: ReadonlySet<string>;
  readonly byes: number;
  /** Met somebody with more or fewer points the last time. */
  readonly floated: boolean;
  /** Began the last match; null: there was none. */
  readonly began: boolean | null;
  /** How often this one began. */
  readonly begun: number;
}

interface SwissPair {
  /** Who begins comes first. */
  readonly players: readonly [string, string];
  readonly repeat: boolean;
  readonly apart: boolean;
}
export interface SwissRound {
  readonly pairs: readonly SwissPair[];
  readonly left: string | null;
}

/** Most players, and most points one of them may have: for these the weights below are exact. */
export const MOST_PLAYERS = 256;
export const MOST_POINTS = 30;
const PAIRS = MOST_PLAYERS / 2;
const LOTS = 16;
/** Each place's radix is its largest sum over all pairs, and one. */
const RADIX = {
  repeat: PAIRS + 1,
  points: PAIRS * MOST_POINTS ** 2 + 1,
  floated: PAIRS * 2 + 1,
  began: PAIRS + 1,
  lot: PAIRS * (LOTS - 1) + 1,
};
/** More than any sum of costs; twice of it is still exact. */
const TOP = RADIX.repeat * RADIX.points * RADIX.floated * RADIX.began * RADIX.lot;

/** How far the rules are given up, so that the round can be paired. */
const STRICTNESS = ['nobody twice', 'some twice', 'kept apart in vain'] as const;
type Strictness = (typeof STRICTNESS)[number];

interface Field {
  readonly all: readonly Contender[];
  readonly apart: ReadonlySet<string>;
  /** At random for every pair of places in `all`. */
  readonly lots: readonly (readonly number[])[];
}

const pairKey = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

/** Pairs a round. The same contenders and the same seed give the same round. */
export function pairSwiss(contenders: readonly Contender[], apart: readonly (readonly [string, string])[], seed: string): SwissRound {
  const random = new Random(seeded(seed));
  const all = contenders.toSorted((a, b) => (a.player < b.player ? -1 : 1));
  random.shuffle(all);
  const lots = all.map(() => all.map(() => random.integer(LOTS)));
  const field: Field = { all, apart: new Set(apart.map(([a, b]) => pairKey(a, b))), lots };
  const everybody = all.map((_, place) => place);
  for (const strictness of STRICTNESS) {
    if (all.length % 2 === 0) {
      const pairs = pairsAmong(field, everybody, strictness);
      if (pairs) return { pairs: directed(field, pairs, random), left: null };
      continue;
    }
    if (mostMatched(all.length, edgesAmong(field, everybody, strictness)) < all.length - 1) continue;
    for (const out of leavingOrder(field)) {
      const pairs = pairsAmong(
        field,
        everybody.filter(place => place !== out),
        strictness,
      );
      if (pairs) return { pairs: directed(field, pairs, random), left: all[out]!.player };
    }
  }
  throw new Error('a round that cannot be paired');
}

/** Who is left over: no bye yet, the fewest points, at random (the order is one). */
const leavingOrder = ({ all }: Field): number[] =>
  all
    .map((_, place) => place)
    .toSorted((a, b) => Number(all[a]!.byes > 0) - Number(all[b]!.byes > 0) || all[a]!.points - all[b]!.points || a - b);

function pairsAmong(field: Field, places: readonly number[], strictness: Strictness): readonly (readonly [number, number])[] | null {
  const mates = perfectMatching(places.length, edgesAmong(field, places, strictness));
  return mates && mates.flatMap((mate, i) => (i < mate ? [[places[i]!, places[mate]!] as const] : []));
}

function edgesAmong(field: Field, places: readonly number[], strictness: Strictness): Edge[] {
  const edges: Edge[] = [];
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) {
      const cost = costOf(field, places[i]!, places[j]!, strictness);
      if (cost !== null) edges.push({ a: i, b: j, weight: TOP - cost });
    }
  return edges;
}

/** One lexicographic number: what comes first outweighs all that follows in all pairs together. Null: these two do not play. */
function costOf({ all, apart, lots }: Field, i: number, j: number, strictness: Strictness): number | null {
  const [one, other] = [all[i]!, all[j]!];
  const repeat = Number(one.met.has(other.player));
  const kept = Number(apart.has(pairKey(one.player, other.player)));
  if ((repeat && strictness === 'nobody twice') || (kept && strictness !== 'kept apart in vain')) return null;
  const difference = (one.points - other.points) ** 2;
  const floated = difference === 0 ? 0 : Number(one.floated) + Number(other.floated);
  const began = Number(one.began === true && other.began === true);
  const lot = lots[i]![j]!;
  const rest = (difference * RADIX.floated + floated) * RADIX.began + began;
  const places = RADIX.points * RADIX.floated * RADIX.began;
  // Who was to be kept apart outweighs who met: there is room for it where the lot does without.
  if (strictness === 'kept apart in vain') return (kept * RADIX.repeat + repeat) * places + rest;
  return (repeat * places + rest) * RADIX.lot + lot;
}

/** Who begins: the one who did not the last time, then who did less often, then at random. */
function directed({ all, apart }: Field, pairs: readonly (readonly [number, number])[], random: Random): SwissPair[] {
  const ordered = pairs.toSorted(([a, b], [c, d]) => all[c]!.points + all[d]!.points - all[a]!.points - all[b]!.points || a - c || b - d);
  return ordered.map(([i, j]) => {
    const [one, other] = [all[i]!, all[j]!];
    const first = Number(one.began ?? false) - Number(other.began ?? false) || one.begun - other.begun || random.integer(2) * 2 - 1;
    return {
      players: first <= 0 ? [one.player, other.player] : [other.player, one.player],
      repeat: one.met.has(other.player),
      apart: apart.has(pairKey(one.player, other.player)),
    };
  });
}
