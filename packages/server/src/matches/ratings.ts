/** Glicko-2, per game and mode. Every rated match is a rating period of its own. Rating deviation grows with inactivity. */
import type { Plain } from '@kolbiste/engine';
import { RANKED, type Ladder, type Rating, type RatingChange, type RatingPoint, type Result } from '@kolbiste/protocol';
import glicko2 from 'glicko2-lite';
import type { LadderPlaces, RatingStore } from '../storage/rating-store.ts';

const NEW = { rating: 1500, deviation: 350, volatility: 0.06, games: 0 } as const;
/** A deviation of 60 is back at 350 after about two years. */
const GROWTH_PER_DAY = (350 ** 2 - 60 ** 2) / 730;
const DAY = 86_400_000;

/** What players of one rating play alike: the game's mode or profile, where it has one. */
export function modeOf(options: Plain): string {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return 'standard';
  const { mode, profile } = options as { mode?: Plain; profile?: Plain };
  return typeof mode === 'string' ? mode : typeof profile === 'string' ? profile : 'standard';
}

interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

/** By seat, the strength after a match: everyone against everyone of another side. */
export function rated(before: readonly Strength[], sides: readonly number[], places: readonly number[]): Strength[] {
  return before.map((own, seat) => {
    const against = before.flatMap((other, i): [number, number, number][] =>
      sides[i] === sides[seat]
        ? []
        : [[other.rating, other.deviation, places[seat]! < places[i]! ? 1 : places[seat] === places[i] ? 0.5 : 0]],
    );
    if (against.length === 0) return own;
    const { rating, rd, vol } = glicko2(own.rating, own.deviation, own.volatility, against);
    return { rating, deviation: rd, volatility: vol, games: own.games + 1 };
  });
}

const grown = (deviation: number, ms: number): number =>
  Math.min(350, Math.sqrt(deviation ** 2 + (GROWTH_PER_DAY * Math.max(0, ms)) / DAY));

export interface RatedMatch {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly players: readonly string[];
  readonly sides: readonly number[];
  readonly result: Result;
  readonly at: number;
}

/** Writes everyone's new rating, within the transaction that ends the match. In one order, so that no two wait for each other. */
export async function rateMatch(store: RatingStore, { match, game, mode, players, sides, result, at }: RatedMatch): Promise<void> {
  const rows = await store.ofPlayers(players, { game, mode });
  const before = players.map((player): Strength => {
    const row = rows.find(other => other.player === player);
    return row ? { ...row, deviation: grown(row.deviation, at - row.at) } : NEW;
  });
  const after = rated(before, sides, result.places).map((strength, seat) => ({
    player: players[seat]!,
    known: before[seat]!,
    ...strength,
  }));
  for (const { known, ...strength } of after.toSorted((a, b) => (a.player < b.player ? -1 : 1))) {
    const { player, rating, deviation, games } = strength;
    await store.write({ ...strength, game, mode, at }, known.games);
    if (games > known.games) await store.note({ match, player, game, mode, at, before: known.rating, rating, deviation });
  }
}

/** As it is known today: who has not played for long is known less well. */
const shown = ({ game, mode, rating, deviation, games, at }: Rating & { readonly at: number }, now: number): Rating => ({
  game,
  mode,
  rating: Math.round(rating),
  deviation: Math.round(grown(deviation, now - at)),
  games,
});

export const ratingsOf = async (store: RatingStore, player: string, now: number): Promise<Rating[]> =>
  (await store.of(player)).map(row => shown(row, now));

/** How strong somebody is taken to be who looks for a game. */
export async function strengthOf(store: RatingStore, player: string, { game, mode }: Pick<Rating, 'game' | 'mode'>): Promise<number> {
  return (await store.ofPlayers([player], { game, mode }))[0]?.rating ?? NEW.rating;
}

/** How a player's ratings came to be, the earliest first. */
export async function ratingsPast(store: RatingStore, player: string): Promise<RatingPoint[]> {
  const rows = await store.past(player);
  return rows.map(({ match, game, mode, at, before, rating, deviation }) => ({
    match,
    game,
    mode,
    at,
    before: Math.round(before),
    rating: Math.round(rating),
    deviation: Math.round(deviation),
  }));
}

/** What a match did to the ratings of those who played it; nothing when it was not rated, or is not over. */
export async function changesBy(store: RatingStore, match: string): Promise<RatingChange[]> {
  const rows = await store.pastOf(match);
  return rows.map(({ player, before, rating, deviation }) => ({
    player,
    before: Math.round(before),
    rating: Math.round(rating),
    deviation: Math.round(deviation),
  }));
}

/** The strongest, of those whose strength is known well enough and who play; and where the one who asks stands, or what they lack. */
export async function ladder(
  store: RatingStore,
  { game, mode }: Pick<Rating, 'game' | 'mode'>,
  { now, asks }: { readonly now: number; readonly asks: string | null },
): Promise<Ladder> {
  const ranked: LadderPlaces = { ...RANKED, since: now - RANKED.within, now, growth: GROWTH_PER_DAY / DAY };
  const rows = await store.ladder({ game, mode }, ranked);
  const own = asks === null ? undefined : (await store.ofPlayers([asks], { game, mode }))[0];
  const places = rows.map(row => ({
    ...shown(row, now),
    player: row.player,
    name: row.name,
    place: 1 + rows.findIndex(({ rating }) => rating === row.rating),
  }));
  if (!own) return { places, own: null };
  const { rating, deviation, games } = shown(own, now);
  const lacks = {
    ...(games < RANKED.games && { games: RANKED.games - games }),
    ...(grown(own.deviation, now - own.at) >= RANKED.deviation && { certainty: true as const }),
    ...(own.at < ranked.since && { lately: true as const }),
  };
  const place = Object.keys(lacks).length ? null : 1 + (await store.above({ game, mode }, ranked, own.rating));
  return { places, own: { place, rating, deviation, games, lacks } };
}
