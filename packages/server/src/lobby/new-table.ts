/** A new table: what was left out is filled in, what does not fit together is refused. */
import { LEVELS, levelNamed } from '@kolbiste/bots';
import { InputError, type Plain } from '@kolbiste/engine';
import type { ClockConfig, CreateTable, SeatWish } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import type { Config } from '../config.ts';
import { newId, newSeed } from '../ids.ts';
import { modeOf } from '../matches/ratings.ts';
import { Problem } from '../problem.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import { assertBringsNothing, countedWish, optionsWith, wantedAt } from './brought.ts';
import { offered } from './entries.ts';
import type { Following } from './state.ts';

export const BOT_NAMES: Record<string, string> = { novice: 'Novice', squire: 'Squire', knight: 'Knight', champion: 'Champion' };

const NO_CLOCK: ClockConfig = { kind: 'none' };
/** Who names none for a rated table gets this one: who is losing may not simply stay. */
const RATED_CLOCK: ClockConfig = { kind: 'bank', bank: 1_200_000, increment: 15_000 };

export function settle(config: Config, who: Identity, wish: CreateTable): TableSettings {
  const { game } = offered(config, wish.game);
  assertBringsNothing(game, wish.options);
  const seats = wish.seats.map(seat => (seat.who === 'bot' ? { ...seat, level: seat.level ?? levelNamed(undefined) } : seat));
  const rated = wish.rated ?? false;
  assertSeats(wish.game, game.module.seats, seats);
  if (rated) assertRated(who, wish);
  if (wish.timeLimit !== undefined && !game.module.timeUp) throw new Problem('malformed', `${wish.game} knows no time limit`);
  try {
    const options = game.module.options.readNew(rated ? countedWish(game, wish.options ?? {}) : (wish.options ?? {})) as Plain;
    const brought = seats.map(() => null);
    game.start(optionsWith(wantedAt(game, options), { options, brought, tableSeed: 'probe' }), seats.length, 'probe');
    return {
      options,
      // Bots alone rest while nobody looks on: no clock may run meanwhile.
      clock: seats.every(seat => seat.who === 'bot') ? NO_CLOCK : (wish.clock ?? (rated ? RATED_CLOCK : NO_CLOCK)),
      undo: wish.undo ?? (rated ? 'asked' : 'consent'),
      rated,
      listed: wish.listed ?? false,
      spectators: wish.spectators ?? true,
      spectatorDelay: wish.spectatorDelay ?? 0,
      ...(wish.evenPace && { evenPace: true }),
      ...(wish.lastChances && { lastChances: true }),
      ...(wish.timeLimit !== undefined && { timeLimit: wish.timeLimit }),
      seats,
    };
  } catch (error) {
    if (error instanceof InputError) throw new Problem('malformed', error.message);
    throw error;
  }
}

function assertSeats(game: string, { min, max }: { readonly min: number; readonly max: number }, seats: readonly SeatWish[]): void {
  if (seats.length < min || seats.length > max)
    throw new Problem('malformed', `${game} is played by ${min === max ? min : `${min} to ${max}`}, not by ${seats.length}`);
  if (seats.filter(seat => seat.who === 'me').length > 1) throw new Problem('malformed', 'one player has one seat');
  for (const { level } of seats)
    if (level !== undefined && !LEVELS.includes(level as never))
      throw new Problem('malformed', `there is no level "${level}"; there is ${LEVELS.join(', ')}`);
}

function assertRated(who: Identity, { seats, undo, clock }: CreateTable): void {
  if (seats.some(seat => seat.who === 'bot')) throw new Problem('malformed', 'a rated table has no bots');
  if (who.guest) throw new Problem('notAllowed', 'rated tables are for accounts');
  if (undo === 'consent' || undo === 'free') throw new Problem('malformed', 'at a rated table the opponents are asked for every undo');
  if (clock?.kind === 'none') throw new Problem('malformed', 'a rated table has a clock');
}

interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly settings: TableSettings;
  /** Who made it. */
  readonly by: string;
  readonly now: number;
}

interface NewTable extends Omit<OpenTable, 'by'> {
  readonly who: Identity;
  /** What they bring to their own seat. */
  readonly brings: string | null;
}

export const openRow = ({ id, game, settings, by, now }: OpenTable): MatchRow => ({
  id,
  game,
  state: 'open',
  settings: JSON.stringify(settings),
  table_seed: newSeed(),
  header: null,
  created_by: by,
  created_at: now,
  invite: newId(),
  listed: settings.listed ? 1 : 0,
  rated: settings.rated ? 1 : 0,
  mode: modeOf(settings.options),
  follows: null,
  result: null,
  answers: 0,
  started_at: null,
  finished_at: null,
  stirs: settings.clock.kind !== 'none' || settings.timeLimit !== undefined || settings.seats.some(seat => seat.who === 'bot') ? 1 : 0,
});

/** The table as the database holds it. */
export function rowsFor(
  { id: match, game, settings, who, brings, now }: NewTable,
  following?: Following,
): { readonly row: MatchRow; readonly seats: readonly SeatRow[] } {
  const row = { ...openRow({ id: match, game, settings, by: who.player, now }), follows: following?.follows ?? null };
  const seats = settings.seats.map(({ who: kind, level, team, player }, seat): SeatRow => ({
    match,
    seat,
    kind: kind === 'bot' ? 'bot' : 'human',
    player: kind === 'me' ? who.player : null,
    held_for: following?.heldFor[seat] ?? player ?? null,
    name: kind === 'bot' ? BOT_NAMES[level!]! : kind === 'me' ? who.name : null,
    level: kind === 'bot' ? level! : null,
    team: team ?? null,
    brings: kind === 'me' ? brings : null,
  }));
  return { row, seats };
}
