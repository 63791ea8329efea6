/** Glicko-2, per game and mode. Every rated match is a rating period of its own; who stays away becomes uncertain again. */
import type { Plain } from '@kolbiste/engine';
import type { Rating, Result } from '@kolbiste/protocol';
import glicko2 from 'glicko2-lite';
import type { Kysely } from 'kysely';
import type { Tables } from './storage/schema.ts';

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

/** Somebody's rating changed while it was being computed: the transaction has to begin again. */
export class RatingMoved extends Error {
  override readonly name = 'RatingMoved';
}

/** Writes everyone's new rating, within the transaction that ends the match. In one order, so that no two wait for each other. */
export async function rateMatch(db: Kysely<Tables>, { game, mode, players, sides, result, at }: RatedMatch): Promise<void> {
  const rows = await db
    .selectFrom('rating')
    .selectAll()
    .where('player', 'in', players)
    .where('game', '=', game)
    .where('mode', '=', mode)
    .execute();
  const before = players.map((player): Strength => {
    const row = rows.find(other => other.player === player);
    return row ? { ...row, deviation: grown(row.deviation, at - row.at) } : NEW;
  });
  const after = rated(before, sides, result.places).map((strength, seat) => ({
    player: players[seat]!,
    known: before[seat]!,
    ...strength,
  }));
  for (const { player, known, rating, deviation, volatility, games } of after.toSorted((a, b) => (a.player < b.player ? -1 : 1))) {
    const values = { rating, deviation, volatility, games, at };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('rating')
      .values({ player, game, mode, ...values })
      .onConflict(on => on.columns(['player', 'game', 'mode']).doUpdateSet(values).where('rating.games', '=', known.games))
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new RatingMoved(player);
  }
}

const shown = ({ game, mode, rating, deviation, games }: Rating): Rating => ({
  game,
  mode,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  games,
});

export async function ratingsOf(db: Kysely<Tables>, player: string): Promise<Rating[]> {
  const rows = await db.selectFrom('rating').selectAll().where('player', '=', player).orderBy('game').orderBy('mode').execute();
  return rows.map(shown);
}

/** The strongest, of those whose strength is known well enough. */
export async function ladder(
  db: Kysely<Tables>,
  game: string,
  mode: string,
): Promise<(Rating & { readonly player: string; readonly name: string })[]> {
  const rows = await db
    .selectFrom('rating')
    .innerJoin('player', 'player.id', 'rating.player')
    .selectAll('rating')
    .select('player.name')
    .where('rating.game', '=', game)
    .where('rating.mode', '=', mode)
    .where('rating.deviation', '<', 200)
    .orderBy('rating.rating', 'desc')
    .limit(100)
    .execute();
  return rows.map(row => ({ ...shown(row), player: row.player, name: row.name }));
}
