/** What may be wished of a table, checked alike over HTTP and over the socket. */
import type { Plain } from '@kolbiste/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { ClockConfig } from './match.ts';

/** Asks for a game against anybody: a seat at an open table with the same settings, or a new one. */
export interface QuickMatch {
  readonly game: string;
  /** What the one who asks brings; it plays no part in who meets whom. */
  readonly brings?: Plain;
  readonly options?: Plain;
  readonly clock?: ClockConfig;
  readonly rated?: boolean;
}

export const DAY = 86_400_000;
export const time = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
export const wishId = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.idLength));

export const clockConfig = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('bank'),
    bank: v.pipe(time(DAY), v.minValue(1_000)),
    increment: time(DAY),
  }),
  v.object({ kind: v.literal('byoyomi'), bank: time(DAY), period: v.pipe(time(DAY), v.minValue(1_000)) }),
  v.object({ kind: v.literal('correspondence'), perMove: v.pipe(time(30 * DAY), v.minValue(60_000)) }),
]) satisfies v.GenericSchema<unknown, ClockConfig>;

/** Plain data of bounded size and depth, without keys that mean something to JavaScript. */
export function boundedPlain(
  value: unknown,
  depth: number = LIMITS.optionsDepth,
  left: { values: number } = { values: LIMITS.optionsValues },
): value is Plain {
  if (--left.values < 0) return false;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every(item => boundedPlain(item, depth - 1, left));
  return Object.entries(value).every(([key, field]) => key !== '__proto__' && boundedPlain(field, depth - 1, left));
}

/** What is brought to a seat. */
export const brought = v.custom<Plain>(value => boundedPlain(value), 'what is brought is too big, too deep or not plain data');

/** Options of a game, as they are wished. */
export const optionsWish = v.custom<Plain>(value => boundedPlain(value), 'options are too big, too deep or not plain data');

export const quickMatch = v.object({
  game: wishId,
  options: v.exactOptional(optionsWish),
  brings: v.exactOptional(brought),
  clock: v.exactOptional(clockConfig),
  rated: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, QuickMatch>;
