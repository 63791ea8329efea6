/** What happens at a table, as plain data. The log of it is the match. */
import { InputError, notPlain } from '@kolbiste/engine';
import { LIMITS, TOPICS, type ClientMessage, type Seat, type Stops, type Topic, type Until, UNTILS } from '@kolbiste/protocol';

/** `at`: when, in milliseconds since 1970 by the table's clock. A moment before the last one counts as the last one. */
export type Input = { readonly at: number } &
  /** A seat is ready; when all are, the game starts. Bots are ready from the beginning. */
  (
    | { readonly type: 'ready'; readonly seat: Seat; readonly nonce?: string; readonly seal?: string }
    /** The nonce behind the seat's seal; when all are told, the game starts. */
    | { readonly type: 'unseal'; readonly seat: Seat; readonly nonce: string }
    /** `id`: the client's name for it. `auto`: the table answers for the seat. */
    | {
        readonly type: 'answer';
        readonly seat: Seat;
        readonly decision: number;
        readonly key: string;
        readonly id?: string;
        readonly auto?: true;
        /** The seat's stops from this answer on. */
        readonly stops?: Stops;
      }
    /**
     * The table answers by itself, one question after the other, until one of the answers told somebody something. The log has the
     * answers; without them, as many are given as are due.
     */
    | { readonly type: 'automatic'; readonly answers?: readonly AutomaticAnswer[] }
    | { readonly type: 'propose'; readonly seat: Seat; readonly topic: Topic }
    | { readonly type: 'consent'; readonly seat: Seat; readonly proposal: number }
    | { readonly type: 'decline'; readonly seat: Seat; readonly proposal: number }
    | { readonly type: 'concede'; readonly seat: Seat }
    | { readonly type: 'stops'; readonly seat: Seat; readonly stops: Stops }
    /** The seat's time is up. */
    | { readonly type: 'timeout'; readonly seat: Seat }
    /** The time of the whole match is up: the game comes to its end. `called`: an official of the club says so, whatever its limit. */
    | { readonly type: 'time'; readonly called?: true }
    /** An official of the club stops the clock, or lets it run again. */
    | { readonly type: 'halt'; readonly on: boolean }
    /** An official of the club answers what only they may. */
    | { readonly type: 'judge'; readonly decision: number; readonly key: string }
    /** The table judges that a seat stayed away too long. */
    | { readonly type: 'forfeit'; readonly seat: Seat }
    /** The table ends the match without a result. */
    | { readonly type: 'abort'; readonly why: string }
    /** The table was away for this long; no clock ran. */
    | { readonly type: 'stopped'; readonly ms: number }
  );

/** An answer the table gave for a seat. */
export interface AutomaticAnswer {
  readonly seat: Seat;
  readonly key: string;
}

/** An input in the log. Rows are numbered from 1. */
export type Row = Input & { readonly n: number };

type Check = (value: unknown) => boolean;
const whole: Check = value => Number.isSafeInteger(value) && Number(value) >= 0;
const words =
  (max: number): Check =>
  value =>
    typeof value === 'string' && value.length > 0 && value.length <= max;
const optional =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);
const mode: Check = value => value === 'everywhere' || value === 'whenUseful' || value === 'matters' || value === 'never';
const automatic: Check = value => isBag(value) && whole(value['seat']) && words(LIMITS.keyLength)(value['key']);
const nonce: Check = value => typeof value === 'string' && value.length <= LIMITS.nonceLength && /^[\w-]+$/.test(value);
/** A value for an error message, whatever it is. */
function shown(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const STOP_FIELDS: readonly string[] = ['mode', 'kinds', 'until', 'next', 'passing'];
const stops: Check = value =>
  isBag(value) &&
  mode(value['mode']) &&
  Object.keys(value).every(key => STOP_FIELDS.includes(key)) &&
  (value['until'] === undefined || UNTILS.includes(value['until'] as Until)) &&
  (value['next'] === undefined || value['next'] === true) &&
  (value['passing'] === undefined || whole(value['passing'])) &&
  (value['kinds'] === undefined ||
    (isBag(value['kinds']) && Object.keys(value['kinds']).length <= LIMITS.stops && Object.values(value['kinds']).every(mode)));

const FIELDS: { readonly [T in Input['type']]: { readonly [field: string]: Check } } = {
  ready: {
    seat: whole,
    nonce: optional(nonce),
    seal: optional(value => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)),
  },
  unseal: { seat: whole, nonce },
  answer: {
    seat: whole,
    decision: whole,
    key: words(LIMITS.keyLength),
    id: optional(words(LIMITS.idLength)),
    auto: optional(value => value === true),
    stops: optional(stops),
  },
  automatic: { answers: optional(value => Array.isArray(value) && value.length > 0 && value.every(automatic)) },
  propose: { seat: whole, topic: value => TOPICS.includes(value as Topic) },
  consent: { seat: whole, proposal: whole },
  decline: { seat: whole, proposal: whole },
  concede: { seat: whole },
  stops: { seat: whole, stops },
  timeout: { seat: whole },
  time: { called: optional(value => value === true) },
  halt: { on: value => typeof value === 'boolean' },
  judge: { decision: whole, key: words(LIMITS.keyLength) },
  forfeit: { seat: whole },
  abort: { why: words(LIMITS.chatLength) },
  stopped: { ms: whole },
};

/** What is wrong with a value as an input, or null. */
export function inputFault(value: unknown): string | null {
  if (!isBag(value)) return 'an input is an object';
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return `there is no input ${shown(type)}`;
  if (!whole(value['at'])) return `${type}: "at" is a moment in milliseconds, not ${shown(value['at'])}`;
  const fields = FIELDS[type as Input['type']];
  // Every input passes here: nothing is made while all is well.
  for (const field in value)
    if (field !== 'type' && field !== 'at' && field !== 'n' && (!Object.hasOwn(fields, field) || value[field] === undefined))
      return `${type} has no "${field}"`;
  for (const field in fields) if (!fields[field]!(value[field])) return `${type}: "${field}" cannot be ${shown(value[field])}`;
  return null;
}

/** The row an input becomes. Most are answers: they are written out, because copying any object is slow. */
export function rowOf(input: Input, n: number, at: number): Row {
  if (input.type !== 'answer' || input.auto || input.stops || input.id === undefined) return { ...input, n, at };
  const { seat, decision, key, id } = input;
  return { at, type: 'answer', seat, decision, key, id, n };
}

/** Reads a row of a stored log, or throws an InputError that says what is wrong with it. */
export function readRow(value: unknown, n: number): Row {
  const fault = inputFault(value) ?? notPlain(value);
  if (fault !== null) throw new InputError('log', `row ${n}: ${fault}`);
  if ((value as Row).n !== n) throw new InputError('log', `row ${n} has the number ${shown((value as Row).n)}`);
  return value as Row;
}

/** What a seat's message asks of the log; null for messages that are no inputs. */
export function inputFrom(message: ClientMessage, seat: Seat, at: number): Input | null {
  switch (message.type) {
    case 'ready':
      return {
        at,
        type: 'ready',
        seat,
        ...(message.nonce !== undefined && { nonce: message.nonce }),
        ...(message.seal !== undefined && { seal: message.seal }),
      };
    case 'unseal':
      return { at, type: 'unseal', seat, nonce: message.nonce };
    case 'answer':
      return {
        at,
        type: 'answer',
        seat,
        decision: message.decision,
        key: message.key,
        id: message.id,
        ...(message.stops && { stops: message.stops }),
      };
    case 'propose':
      return { at, type: 'propose', seat, topic: message.topic };
    case 'consent':
    case 'decline':
      return { at, type: message.type, seat, proposal: message.proposal };
    case 'concede':
      return { at, type: 'concede', seat };
    case 'stops':
      return { at, type: 'stops', seat, stops: message.stops };
    default:
      return null;
  }
}
