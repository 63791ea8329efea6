/** Glicko-2, per game and mode. Every rated match is a rating period of its own. Rating deviation grows with inactivity. */
import type { Plain } from '@kolbiste/engine';
import type { Rating, Result } from '@kolbiste/protocol';
import glicko2 from 'glicko2-lite';
import type { RatingStore } from '../storage/rating-store.ts';

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
  readonly game: string;
  readonly mode: string;
  readonly players: readonly string[];
  readonly sides: readonly number[];
  readonly result: Result;
  readonly at: number;
}

/** Writes everyone's new rating, within the transaction that ends the match. In one order, so that no two wait for each other. */
export async function rateMatch(store: RatingStore, { game, mode, players, sides, result, at }: RatedMatch): Promise<void> {
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
  for (const { known, ...strength } of after.toSorted((a, b) => (a.player < b.player ? -1 : 1)))
    await store.write({ ...strength, game, mode, at }, known.games);
}

const shown = ({ game, mode, rating, deviation, games }: Rating): Rating => ({
  game,
  mode,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  games,
});

export const ratingsOf = async (store: RatingStore, player: string): Promise<Rating[]> => (await store.of(player)).map(shown);

/** The strongest, of those whose strength is known well enough. */
export async function ladder(
  store: RatingStore,
  game: string,
  mode: string,
): Promise<(Rating & { readonly player: string; readonly name: string })[]> {
  const rows = await store.ladder({ game, mode });
  return rows.map(row => ({ ...shown(row), player: row.player, name: row.name }));
}
