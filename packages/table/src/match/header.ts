/** What is settled before a match begins. With the log it is the whole match, the table's secret seed included. */
import { InputError, notPlain, type AnyGame, type Plain } from '@kolbiste/engine';
import { LIMITS, type ClockConfig, type SeatInfo, type SeriesPlace, type UndoPolicy } from '@kolbiste/protocol';
import { sidesOf } from './sides.ts';

export interface MatchHeader {
  readonly match: string;
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  readonly options: Plain;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockConfig;
  readonly undo: UndoPolicy;
  readonly rated: boolean;
  /** The table's part of the match's seed: secret until the end. */
  readonly tableSeed: string;
  /** About how long after a question the table's own answer comes; 0 where nobody is to be deceived. */
  readonly delay: number;
  /** The same for a bot's pass at a window, whether the table or the bot itself passes; `delay` counts first. */
  readonly botDelay?: number;
  /** How long every decision is free of charge, which pays for seeing what happened; `delay` without it. */
  readonly grace?: number;
  /** Where a window is open and the seat is threatened, nobody passes sooner than this, by hand or not: a quick pass tells nothing. */
  readonly evenPace?: number;
  /** Everybody is asked at every last chance, also with nothing but to pass: at one screen, being handed it tells nothing. */
  readonly lastChances?: true;
  /** By post: a player who says nothing else passes until attacked, again after each of their turns. */
  readonly byPost?: true;
  /** The match of an event: no hints, and what lets others derive hidden cards is not told when it ends. */
  readonly event?: true;
  /** Hints may be asked for even where people play each other: everybody sees them. */
  readonly hints?: true;
  /** How long after the beginning time is up, and the game comes to its end by its rules; pauses do not count. */
  readonly timeLimit?: number;
  /** The series whose game this is. */
  readonly series?: SeriesPlace;
  /** After this time any one seat may end a pause. */
  readonly pauseLimit: number;
}

/** The header's parts that have a usual value. */
export const USUAL = {
  options: {},
  clock: { kind: 'none' },
  undo: 'consent',
  rated: false,
  delay: 400,
  pauseLimit: 86_400_000,
} as const satisfies Partial<MatchHeader>;

const UNDO_POLICIES: readonly UndoPolicy[] = ['free', 'consent', 'asked', 'none'];

export type NewMatch = Pick<MatchHeader, 'match' | 'seats' | 'tableSeed'> & Partial<Omit<MatchHeader, 'game' | 'version'>>;

/** A header for a new match of this game by these rules. Without people on two sides nobody is to be deceived by a delay, and without any by a bot's. */
export function newHeader(game: AnyGame, settings: NewMatch): MatchHeader {
  const header = { ...USUAL, game: game.module.id, version: game.module.version, ...settings };
  const sides = sidesOf(header.seats);
  const people = new Set(sides.filter((_, seat) => header.seats[seat]!.kind === 'human'));
  if (people.size >= 2) return header;
  return { ...header, delay: 0, grace: graceOf(header), ...(people.size === 0 && { botDelay: 0 }) };
}

export const graceOf = ({ grace, delay }: MatchHeader): number => grace ?? delay;

const time = (value: unknown, min = 0): boolean => Number.isSafeInteger(value) && Number(value) >= min;
const isTrue = (value: unknown): boolean => value === true;
const word = (value: unknown, max: number): boolean => typeof value === 'string' && value.length > 0 && value.length <= max;

function clockFault(clock: unknown): string | null {
  if (typeof clock !== 'object' || clock === null) return 'clock';
  const { kind, bank, increment, period, perMove } = clock as Record<string, unknown>;
  const right =
    kind === 'none' ||
    (kind === 'bank' && time(bank) && time(increment)) ||
    (kind === 'byoyomi' && time(bank) && time(period)) ||
    (kind === 'correspondence' && time(perMove, 1));
  return right ? null : 'clock';
}

function seatFault(seats: unknown): string | null {
  if (!Array.isArray(seats) || seats.length > LIMITS.seats) return 'seats';
  for (const [i, seat] of (seats as Partial<SeatInfo>[]).entries()) {
    const right =
      typeof seat === 'object' &&
      seat !== null &&
      word(seat.name, LIMITS.nameLength) &&
      (seat.kind === 'human' || seat.kind === 'bot') &&
      (seat.level === undefined || word(seat.level, LIMITS.idLength)) &&
      (seat.team === undefined || time(seat.team));
    if (!right) return `seats[${i}]`;
  }
  return null;
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, n, games, kind } = value as Partial<SeriesPlace>;
  return word(id, LIMITS.idLength) && time(n, 1) && time(games, 1) && (kind === 'match' || kind === 'kachung');
}

/** Which field of a header is wrong, or null. */
function headerFault(value: unknown): string | null {
  const bad = notPlain(value, 'header');
  if (bad) return bad;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'header';
  const header = value as Partial<MatchHeader>;
  if (!word(header.match, LIMITS.idLength)) return 'match';
  if (!word(header.game, LIMITS.idLength)) return 'game';
  if (!time(header.version)) return 'version';
  if (header.options === undefined) return 'options';
  if (!UNDO_POLICIES.includes(header.undo!)) return 'undo';
  if (typeof header.rated !== 'boolean') return 'rated';
  if (typeof header.tableSeed !== 'string' || header.tableSeed.length < 16 || header.tableSeed.length > 256) return 'tableSeed';
  if (!time(header.delay)) return 'delay';
  if (header.botDelay !== undefined && !time(header.botDelay)) return 'botDelay';
  if (header.grace !== undefined && !time(header.grace)) return 'grace';
  if (header.evenPace !== undefined && !time(header.evenPace)) return 'evenPace';
  if (header.lastChances !== undefined && !isTrue(header.lastChances)) return 'lastChances';
  if (header.byPost !== undefined && !isTrue(header.byPost)) return 'byPost';
  if (header.event !== undefined && !isTrue(header.event)) return 'event';
  if (header.hints !== undefined && !isTrue(header.hints)) return 'hints';
  if (header.timeLimit !== undefined && !time(header.timeLimit, 1)) return 'timeLimit';
  if (header.series !== undefined && !isPlace(header.series)) return 'series';
  if (!time(header.pauseLimit)) return 'pauseLimit';
  return seatFault(header.seats) ?? clockFault(header.clock);
}

/** Reads a header from anywhere, or throws an InputError that names what is wrong. */
export function readHeader(value: unknown): MatchHeader {
  const fault = headerFault(value);
  if (fault !== null) throw new InputError('header', `the header's ${fault} is missing or wrong`);
  return value as MatchHeader;
}
