/** What a player's program says to a table: types, validators, and a parser that always gives an answer. */
import * as v from 'valibot';
import { LIMITS, PROTOCOL_VERSION } from './limits.ts';
import type { Stops, Topic, Until } from './match.ts';
import { quickMatch, type QuickMatch } from './wishes.ts';

/** A client's own name for its message; the table's reply carries it as `re`. */
interface Named {
  readonly id?: string;
}
interface About extends Named {
  readonly match: string;
}

/** First of all: which protocol, and who. */
export interface Hello extends Named {
  readonly type: 'hello';
  readonly v: number;
  /** A bot author's token, or a session's where no cookie travels. */
  readonly token?: string;
  readonly lang?: 'cs' | 'en';
}
/** Sits down at, or looks at, a match; a snapshot comes back. `after`: the last `seq` already known, for the events since. */
export interface Join extends About {
  readonly type: 'join';
  readonly after?: number;
}
/** No more messages about the match. The seat stays taken. */
export interface Leave extends About {
  readonly type: 'leave';
}
/** Ready to start. The nonce is this seat's part of the match's seed; its seal first, if nobody is to choose theirs knowing it. */
export interface Ready extends About {
  readonly type: 'ready';
  readonly nonce?: string;
  readonly seal?: string;
}
/** The nonce behind this seat's seal, when every seat is ready. */
export interface Unseal extends About {
  readonly type: 'unseal';
  readonly nonce: string;
}
/** Answers decision `decision` with the option of that key. With the same `id` it may be sent again without harm. */
export interface Answer extends About {
  readonly type: 'answer';
  readonly id: string;
  readonly decision: number;
  readonly key: string;
  /** Stops from now on, set together with the answer: no other window slips between. */
  readonly stops?: Stops;
}
export interface Propose extends About {
  readonly type: 'propose';
  readonly topic: Topic;
}
export interface Consent extends About {
  readonly type: 'consent';
  readonly proposal: number;
}
/** Declines a proposal; who made it takes it back this way. */
export interface Decline extends About {
  readonly type: 'decline';
  readonly proposal: number;
}
export interface Concede extends About {
  readonly type: 'concede';
}
/** At a rated table: the player asked has not moved for so long that they lose. */
export interface Claim extends About {
  readonly type: 'claim';
}
export interface SetStops extends About {
  readonly type: 'stops';
  readonly stops: Stops;
}
/** What may and may not be done now, with reasons. Only for the asked seat. */
export interface AskExplain extends About {
  readonly type: 'explain';
}
export interface AskHint extends About {
  readonly type: 'hint';
  /** An answer that is about to be given: is there a better one? */
  readonly key?: string;
}
/** Either own words or one of the preset phrases, which every client says in its own language. */
export interface Say extends About {
  readonly type: 'chat';
  readonly text?: string;
  readonly preset?: Preset;
}
/** The listed tables, now and whenever they change, until `watch` is false. */
export interface WatchLobby extends Named {
  readonly type: 'lobby';
  readonly watch: boolean;
}
/** Looks for somebody to play with, until one is found, `unseek` is said or the line breaks. Who looks already looks for this instead. */
export interface Seek extends Named, QuickMatch {
  readonly type: 'seek';
}
export interface Unseek extends Named {
  readonly type: 'unseek';
}
export interface Ping extends Named {
  readonly type: 'ping';
}

export type ClientMessage =
  | Hello
  | Join
  | Leave
  | Ready
  | Unseal
  | Answer
  | Propose
  | Consent
  | Decline
  | Concede
  | Claim
  | SetStops
  | AskExplain
  | AskHint
  | Say
  | WatchLobby
  | Seek
  | Unseek
  | Ping;

export const PRESETS = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'oneMoment',
  'goodGame',
  'again',
] as const;
export type Preset = (typeof PRESETS)[number];
export const TOPICS = ['undo', 'draw', 'pause', 'resume', 'abort', 'hints'] as const satisfies readonly Topic[];
export const UNTILS = ['news', 'attacked', 'turn', 'turnEnd'] as const satisfies readonly Until[];
const STOP_MODES = ['everywhere', 'whenUseful', 'matters', 'never'] as const;

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = text(LIMITS.idLength);
const named = { id: v.exactOptional(id) };
const about = { ...named, match: id };
/** No control characters, and something to read. */
const words = (max: number) => v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]+$/u), v.trim(), v.minLength(1), v.maxLength(max));

/** `reaction`, `reaction:special`, `judging.voted`. */
const WINDOW_KIND = /^[\w.]+(:[\w.]+)?$/;
const stops = v.object({
  mode: v.picklist(STOP_MODES),
  kinds: v.exactOptional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(LIMITS.stopLength), v.regex(WINDOW_KIND)), v.picklist(STOP_MODES)),
      v.check(kinds => Object.keys(kinds).length <= LIMITS.stops, `at most ${LIMITS.stops} kinds`),
    ),
  ),
  until: v.exactOptional(v.picklist(UNTILS)),
  next: v.exactOptional(v.literal(true)),
});

/** By type: the message is checked against its own kind alone. */
const nonce = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LIMITS.nonceLength));
const MESSAGES = {
  hello: v.object({
    ...named,
    type: v.literal('hello'),
    v: whole,
    token: v.exactOptional(text(LIMITS.tokenLength)),
    lang: v.exactOptional(v.picklist(['cs', 'en'])),
  }),
  join: v.object({ ...about, type: v.literal('join'), after: v.exactOptional(whole) }),
  leave: v.object({ ...about, type: v.literal('leave') }),
  ready: v.object({
    ...about,
    type: v.literal('ready'),
    nonce: v.exactOptional(nonce),
    seal: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  }),
  unseal: v.object({ ...about, type: v.literal('unseal'), nonce }),
  answer: v.object({
    ...about,
    id,
    type: v.literal('answer'),
    decision: whole,
    key: text(LIMITS.keyLength),
    stops: v.exactOptional(stops),
  }),
  propose: v.object({ ...about, type: v.literal('propose'), topic: v.picklist(TOPICS) }),
  consent: v.object({ ...about, type: v.literal('consent'), proposal: whole }),
  decline: v.object({ ...about, type: v.literal('decline'), proposal: whole }),
  concede: v.object({ ...about, type: v.literal('concede') }),
  claim: v.object({ ...about, type: v.literal('claim') }),
  stops: v.object({ ...about, type: v.literal('stops'), stops }),
  explain: v.object({ ...about, type: v.literal('explain') }),
  hint: v.object({ ...about, type: v.literal('hint'), key: v.exactOptional(text(LIMITS.keyLength)) }),
  chat: v.pipe(
    v.object({
      ...about,
      type: v.literal('chat'),
      text: v.exactOptional(words(LIMITS.chatLength)),
      preset: v.exactOptional(v.picklist(PRESETS)),
    }),
    v.check(said => (said.text === undefined) !== (said.preset === undefined), 'either text or preset'),
  ),
  lobby: v.object({ ...named, type: v.literal('lobby'), watch: v.boolean() }),
  seek: v.object({ ...named, ...quickMatch.entries, type: v.literal('seek') }),
  unseek: v.object({ ...named, type: v.literal('unseek') }),
  ping: v.object({ ...named, type: v.literal('ping') }),
} satisfies { readonly [T in ClientMessage['type']]: v.GenericSchema<unknown, ClientMessage & { readonly type: T }> };

/** The schema of a message's kind; of none, that of being a message at all. */
function schemaOf(value: unknown): v.GenericSchema<unknown, ClientMessage> {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
  return typeof type === 'string' && Object.hasOwn(MESSAGES, type) ? MESSAGES[type as ClientMessage['type']] : NO_MESSAGE;
}
const NO_MESSAGE = v.object({ type: v.picklist(Object.keys(MESSAGES) as ClientMessage['type'][]) }) as v.GenericSchema<
  unknown,
  ClientMessage
>;

export type ParseErrorCode = 'tooLarge' | 'malformed' | 'version';
export type Parsed<T> =
  | { readonly ok: true; readonly message: T }
  | { readonly ok: false; readonly code: ParseErrorCode; readonly text: string; readonly id?: string };

/** Bytes in UTF-8. A lone surrogate counts as its replacement does. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      i++;
    } else bytes += 3;
  }
  return bytes;
}

export const tooLarge = (text: string, max: number): boolean => text.length > max || (text.length * 3 > max && utf8Length(text) > max);

/** Where a value is wrong and how, in one line. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'invalid';
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}

/** Takes anything, never throws. */
export function parseClientMessage(text: unknown): Parsed<ClientMessage> {
  if (typeof text !== 'string') return { ok: false, code: 'malformed', text: 'a message is JSON text' };
  if (tooLarge(text, LIMITS.messageBytes))
    return { ok: false, code: 'tooLarge', text: `a message has at most ${LIMITS.messageBytes} bytes` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'malformed', text: 'this is not JSON' };
  }
  const answer = answerIn(value);
  if (answer) return { ok: true, message: answer };
  const read = v.safeParse(schemaOf(value), value, { abortEarly: true });
  if (!read.success) return { ok: false, code: 'malformed', text: firstIssue(read.issues), ...nameOf(value) };
  const { output } = read;
  if (output.type === 'hello' && output.v !== PROTOCOL_VERSION)
    return { ok: false, code: 'version', text: `this table speaks version ${PROTOCOL_VERSION}, not ${output.v}`, ...nameOf(value) };
  return { ok: true, message: output };
}

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= max;

/** Nearly all that comes are proper answers: they are read without the schema, which sees to the rest, and says what is wrong. */
function answerIn(value: unknown): Answer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, match, id, decision, key } = value as { readonly [field in keyof Answer]?: unknown };
  if (type !== 'answer' || !isText(match, LIMITS.idLength) || !isText(id, LIMITS.idLength) || !isText(key, LIMITS.keyLength)) return null;
  return Number.isSafeInteger(decision) && (decision as number) >= 0 ? { type, match, id, decision: decision as number, key } : null;
}

/** The message's id, if it has a proper one, so that even its refusal can name it. */
function nameOf(value: unknown): { readonly id?: string } {
  if (typeof value !== 'object' || value === null || !('id' in value)) return {};
  return v.is(id, value.id) ? { id: value.id } : {};
}
