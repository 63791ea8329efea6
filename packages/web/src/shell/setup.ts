/** How somebody last set a game up: kept by game, read back as far as it still fits, and made into a table. */
import type { Plain } from '@kolbiste/engine';
import type { GameInfo, UndoPolicy } from '@kolbiste/protocol';
import { callLocal } from '../connection/local.ts';
import type { NewLocalTable } from '../worker/messages.ts';
import { t } from '../text/index.svelte.ts';
import { settings } from './settings.svelte.ts';
import { keep, readKept } from './storage.ts';

export const OPPONENTS = ['bot', 'hotseat', 'self', 'friend', 'anyone'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const SIDES = ['lot', 'first', 'second'] as const;
export const UNDOS = ['consent', 'free', 'none'] as const satisfies readonly UndoPolicy[];

export interface Setup {
  readonly opponent: Opponent;
  readonly level: string;
  readonly seats: number;
  readonly side: (typeof SIDES)[number];
  readonly undo: UndoPolicy;
  /** The name of the second player at this device. */
  readonly second: string;
  readonly lastChances: boolean;
  /** Options that differ from the usual. Lists by seat begin with the reader's own where two play. */
  readonly options: { readonly [option: string]: Plain };
}

export const myName = (): string => settings.name.trim() || t().settings.namePlaceholder;
export const botName = (level: string): string => t().newTable.levels[level] ?? level;

const USUAL: Setup = {
  opponent: 'bot',
  level: 'squire',
  seats: 2,
  side: 'lot',
  undo: 'consent',
  second: '',
  lastChances: false,
  options: {},
};
const among = <T>(allowed: readonly T[], value: unknown, usual: T): T => (allowed.includes(value as T) ? (value as T) : usual);

/** Only what a value of the usual kind can be; an option that is gone, or whose value is, falls back to the usual. */
function fitting(kept: unknown, info: GameInfo): Setup {
  const usual = { ...USUAL, level: among(info.botLevels, USUAL.level, info.botLevels[0]!), seats: info.seats.min };
  if (typeof kept !== 'object' || kept === null) return usual;
  const { opponent, level, seats, side, undo, second, lastChances, options } = kept as { readonly [K in keyof Setup]?: unknown };
  const known = (typeof options === 'object' && options !== null ? options : {}) as { readonly [option: string]: Plain };
  const fits = ({ name, kind, values = [], min = 0, max = 0 }: GameInfo['fields'][number]): boolean => {
    const value = known[name];
    if (kind === 'flag') return typeof value === 'boolean';
    if (kind === 'choice') return values.includes(value as string);
    if (kind === 'number') return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
    return value !== undefined;
  };
  return {
    opponent: among(OPPONENTS, opponent, usual.opponent),
    level: among(info.botLevels, level as string, usual.level),
    seats: Number.isInteger(seats) ? Math.min(info.seats.max, Math.max(info.seats.min, seats as number)) : usual.seats,
    side: among(SIDES, side as Setup['side'], usual.side),
    undo: among(UNDOS, undo as UndoPolicy, usual.undo),
    second: typeof second === 'string' ? second.slice(0, 32) : '',
    lastChances: lastChances === true,
    options: Object.fromEntries(info.fields.filter(fits).map(({ name }) => [name, known[name]!])),
  };
}

const all = (): Record<string, unknown> => {
  const kept = readKept('setups');
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};
/** How this game was last played at this device. */
export const lastSetup = (info: GameInfo): Setup => fitting(all()[info.game], info);
/** Against whom it was; null where there is nothing to remember. */
export function lastAgainst(game: string): string | null {
  const { opponent, level } = (all()[game] ?? {}) as { readonly opponent?: unknown; readonly level?: unknown };
  if (opponent === 'hotseat' || opponent === 'self') return t().newTable[opponent];
  return typeof opponent === 'string' ? botName(String(level)) : null;
}
export const keepSetup = (game: string, setup: Setup): void => keep('setups', { ...all(), [game]: setup });

/** The seat of the one who makes the table; at random where nothing else is said. */
export function placeOf({ opponent, side, seats }: Pick<Setup, 'opponent' | 'side' | 'seats'>, lot: number): number {
  if (opponent === 'hotseat' || opponent === 'self' || side === 'first') return 0;
  return side === 'second' ? 1 : Math.floor(lot * seats);
}
/** Lists by seat, as the reader sees them and as the table does: of two players the reader stands first here, at their place there. */
export const turned = (value: Plain, place: number, seats: number): Plain =>
  seats === 2 && place === 1 && Array.isArray(value) && value.length === 2 ? [value[1] as Plain, value[0] as Plain] : value;
export const turnedAll = (options: Setup['options'], place: number, seats: number): { [option: string]: Plain } =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, turned(value, place, seats)]));

/** The table of this device for a setup; against a bot where somebody at another device was the opponent. */
export function localTable(game: string, setup: Setup, lot: number): NewLocalTable {
  const { level, seats, undo, second, lastChances } = setup;
  const mode = setup.opponent === 'friend' || setup.opponent === 'anyone' ? 'bot' : setup.opponent;
  const place = placeOf({ ...setup, opponent: mode }, lot);
  const me = { name: myName(), control: { by: 'person' } as const };
  const others = Array.from({ length: seats - 1 }, (_, i) =>
    mode === 'bot'
      ? { name: seats > 2 ? `${botName(level)} ${i + 1}` : botName(level), control: { by: 'bot', level } as const }
      : { name: (i === 0 && second.trim()) || t().newTable.player(i + 2), control: { by: 'person' } as const },
  );
  return {
    game,
    options: turnedAll(setup.options, place, seats),
    mode,
    undo,
    ...(mode === 'hotseat' && lastChances && { lastChances }),
    seats: others.toSpliced(place, 0, me),
  };
}

export const usualTable = (game: string): NewLocalTable => localTable(game, { ...USUAL, side: 'first' }, 0);
/** As last time, as far as that still fits; with the usual where there was no last time. */
export const tableAsLastTime = async (game: string): Promise<NewLocalTable> =>
  lastAgainst(game) === null ? usualTable(game) : localTable(game, lastSetup(await callLocal('describe', { game })), Math.random());
