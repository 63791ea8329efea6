/** A finished match to keep: all it takes to play it again, and what each viewer learned, in case the rules change later. */
import { hashesAgree, InputError, notPlain, StepError, type AnyGame, type MatchRecord } from '@kolbiste/engine';
import type { Result } from '@kolbiste/protocol';
import { commitmentTo, matchSeed, sealOf } from './fairness.ts';
import { readHeader, type MatchHeader } from './header.ts';
import { readRow, type Row } from './input.ts';
import { streamsOf, type Stream } from './change.ts';
import { Match } from './match.ts';

const FORMAT = 'kolbiste-match';

export interface TableRecord {
  readonly format: typeof FORMAT;
  readonly v: 1;
  readonly header: MatchHeader;
  /** What the table published before the match. */
  readonly commitment: string;
  /** By seat. */
  readonly nonces: readonly string[];
  readonly rows: readonly Row[];
  readonly result: Result;
  readonly moves: MatchRecord;
  readonly streams: readonly Stream[];
}

/** The record of a finished match. While it runs there is none: it would tell every secret. */
export function recordOf(match: Match): TableRecord {
  const { result, header } = match;
  if (!result) throw new InputError('running', 'there is a record when the match is over');
  return {
    format: FORMAT,
    v: 1,
    header,
    commitment: match.info.commitment,
    nonces: match.reveal()!.nonces,
    rows: [...match.log],
    result,
    moves: match.moves(),
    streams: streamsOf(match.streams()),
  };
}

export const exportRecord = (record: TableRecord): string => JSON.stringify(record);

/** Reads an exported record, or throws an InputError that says what is wrong with it. */
export function importRecord(text: string): TableRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError('record', 'the record is not JSON');
  }
  return readRecord(value);
}

const wrong = (what: string): never => {
  throw new InputError('record', `the record's ${what} is missing or wrong`);
};
const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every(item => typeof item === 'string');
const isPlaces = (value: unknown): boolean => Array.isArray(value) && value.every(place => Number.isInteger(place) && place >= 1);

function readRecord(value: unknown): TableRecord {
  if (!isBag(value) || value['format'] !== FORMAT) throw new InputError('record', 'this is not the record of a match');
  if (value['v'] !== 1) throw new InputError('record', `this record is of version ${JSON.stringify(value['v'])}, and only 1 can be read`);
  const bad = notPlain(value, 'record');
  if (bad) throw new InputError('record', bad);
  const { commitment, nonces, rows, moves, result, streams } = value;
  const header = readHeader(value['header']);
  if (typeof commitment !== 'string') wrong('commitment');
  if (!isWords(nonces) || nonces.length !== header.seats.length) wrong('nonces');
  if (!Array.isArray(rows)) return wrong('rows');
  rows.forEach((row, i) => readRow(row, i + 1));
  if (!isBag(moves) || typeof moves['seed'] !== 'string' || !isWords(moves['inputs']) || !isWords(moves['hashes'])) return wrong('moves');
  if (moves['game'] !== header.game || moves['version'] !== header.version || moves['seats'] !== header.seats.length) wrong('moves');
  if (!isBag(result) || !isPlaces(result['places']) || typeof result['by'] !== 'string' || typeof result['why'] !== 'string')
    wrong('result');
  if (!Array.isArray(streams) || !streams.every(stream => isBag(stream) && Array.isArray(stream['chapters']))) wrong('streams');
  return value as unknown as TableRecord;
}

/** Plays a record again by the rules at hand. Throws an InputError where record and rules part ways. */
export function replayRecord(game: AnyGame, record: TableRecord): Match {
  const match = Match.rebuild(game, record.header, record.rows);
  const differs = (what: string): never => {
    throw new InputError('replay', `played again, the match has ${what} than the record says`);
  };
  if (JSON.stringify(match.result) !== JSON.stringify(record.result)) differs('another result');
  // Ended because its rules were not there: nobody played it again for its record, which has the answers of the rows alone.
  if (record.result.why === 'rulesChanged') return match;
  const again = match.moves();
  const same = (a: MatchRecord, b: MatchRecord): boolean => JSON.stringify({ ...a, hashes: [] }) === JSON.stringify({ ...b, hashes: [] });
  const { hashes } = record.moves;
  if (
    !same(again, record.moves) ||
    again.hashes.length !== hashes.length ||
    !again.hashes.every((hash, i) => hashesAgree(hash, hashes[i]!))
  )
    differs('other answers or positions');
  return match;
}

/** What a player noted before the match. Without it a record can only be compared with itself. */
export interface Noted {
  readonly commitment?: string;
  /** The nonce a player sent. */
  readonly nonce?: string;
  /** By seat: the seals everybody saw before any nonce was told; null for a seat without one. */
  readonly seals?: readonly (string | null)[];
}

export interface FairnessReport {
  /** Null: nothing is wrong, but the match's rules are not here to play it again. */
  readonly fair: boolean | null;
  /** Which of the player's own notes were compared. */
  readonly noted: { readonly commitment: boolean; readonly nonce: boolean; readonly seals: boolean };
  /** What was checked, in order, up to the first that failed. */
  readonly checks: readonly {
    readonly name: 'commitment' | 'nonce' | 'seals' | 'seed' | 'replay';
    readonly ok: boolean;
    readonly text: string;
  }[];
}

/**
 * Derives everything again: the seed the table had committed to, the match's seed from all parts, every shuffle and roll from that.
 * A server that could change its record could change the commitment in it: only what the player noted proves anything against it.
 * `game`: by the rules of the record; null when they are not here.
 */
export function verifyFairness(game: AnyGame | null, record: TableRecord, { commitment, nonce, seals }: Noted = {}): FairnessReport {
  const { tableSeed, version } = record.header;
  const committed = commitment ?? record.commitment;
  const steps: [keyof typeof TEXTS, () => boolean][] = [
    ['commitment', () => commitmentTo(tableSeed) === committed && record.commitment === committed],
    ['seed', () => matchSeed(tableSeed, record.nonces) === record.moves.seed && nonceRows(record)],
  ];
  if (nonce !== undefined) steps.splice(1, 0, ['nonce', () => record.nonces.includes(nonce)]);
  const sealed = sealsOf(record);
  if (seals !== undefined || sealed.some(seal => seal !== null))
    steps.splice(-1, 0, ['seals', () => sealsHold(record, sealed, seals ?? sealed)]);
  const rules = game?.module.version === version ? game : null;
  if (rules) steps.push(['replay', () => replays(rules, record)]);
  const noted = { commitment: commitment !== undefined, nonce: nonce !== undefined, seals: seals !== undefined };
  const checks: FairnessReport['checks'][number][] = [];
  for (const [name, check] of steps) {
    const ok = check();
    checks.push({ name, ok, text: TEXTS[name][ok ? 0 : 1] });
    if (!ok) return { fair: false, noted, checks };
  }
  return { fair: rules ? true : null, noted, checks };
}

const TEXTS = {
  commitment: ['the seed is the one committed to before the match', 'the seed is not the one committed to before the match'],
  nonce: ['the nonce that was noted went into the seed', 'the nonce that was noted did not go into the seed'],
  seals: ['every nonce is the one its seat had sealed before', 'a nonce is not the one its seat had sealed before'],
  seed: ["the match's seed follows from all parts", "the match's seed does not follow from its parts"],
  replay: ['every shuffle and roll follows from the seed', 'played again from the seed, the match is another'],
} as const;

/** Each seat's nonce is the one it sent. */
const nonceRows = ({ rows, nonces }: TableRecord): boolean =>
  nonces.every((nonce, seat) => {
    const sent = rows.findLast(row => (row.type === 'ready' || row.type === 'unseal') && row.seat === seat);
    return nonce === (sent?.type === 'ready' || sent?.type === 'unseal' ? (sent.nonce ?? '') : '');
  });

/** By seat: the seal in the record; null for a seat without one. */
const sealsOf = ({ rows, nonces }: TableRecord): (string | null)[] =>
  nonces.map((_, seat) => {
    const ready = rows.find(row => row.type === 'ready' && row.seat === seat);
    return ready?.type === 'ready' ? (ready.seal ?? null) : null;
  });

/** The seals are those that were seen, and each nonce that was told is behind its seal. */
const sealsHold = (record: TableRecord, sealed: readonly (string | null)[], seen: readonly (string | null)[]): boolean =>
  sealed.every((seal, seat) => seal === (seen[seat] ?? null)) &&
  record.rows.every(row => row.type !== 'unseal' || sealOf(row.nonce) === sealed[row.seat]);

function replays(game: AnyGame, record: TableRecord): boolean {
  try {
    replayRecord(game, record);
    return true;
  } catch (error) {
    if (error instanceof InputError || error instanceof StepError) return false;
    throw error;
  }
}
