/** The file of an event, read from anywhere. Never throws. */
import type { EventAct, EventEntry, EventExport, EventSettings, MatchResult, Pairing, Standing } from '@kolbiste/club';
import type { Plain } from '@kolbiste/engine';
import * as v from 'valibot';
import { firstIssue, tooLarge, type Parsed } from './client-message.ts';
import { LIMITS } from './limits.ts';
import { boundedPlain, brought, clockConfig } from './wishes.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const id = v.pipe(text(LIMITS.idLength), v.minLength(1));
const whole = (max: number = Number.MAX_SAFE_INTEGER) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const hash = text(128);
const score = v.pipe(v.tuple([whole(20), whole(20)]), v.readonly());
const pair = v.pipe(v.tuple([id, id]), v.readonly());
const secrecy = v.picklist(['secret', 'opponent', 'public']);
const many = <T>(schema: v.GenericSchema<unknown, T>, most = 256) => v.pipe(v.array(schema), v.maxLength(most));

const settings = v.object({
  name: text(80),
  game: id,
  options: v.custom<Plain>(value => boundedPlain(value), 'options are too big, too deep or not plain data'),
  kind: v.picklist(['swiss', 'knockout', 'roundRobin', 'league']),
  games: v.picklist([1, 3, 5]),
  rounds: v.nullable(whole(10)),
  cut: v.nullable(v.picklist([0, 2, 4, 8, 16])),
  venue: v.picklist(['online', 'room']),
  pace: v.picklist(['live', 'correspondence']),
  clock: clockConfig as unknown as v.GenericSchema<unknown, Plain>,
  roundTime: whole(),
  between: v.nullable(whole()),
  startsAt: v.nullable(whole()),
  lateUntil: whole(10),
  filler: v.picklist(['none', 'squire', 'knight']),
  lists: v.object({ rounds: secrecy, cut: secrecy, after: secrecy }),
  places: whole(256),
  rated: v.boolean(),
  spectators: v.boolean(),
  spectatorDelay: whole(),
  noShow: v.object({ game: whole(), match: whole() }),
  group: whole(8),
  follows: v.nullable(id),
}) satisfies v.GenericSchema<unknown, EventSettings>;

const result = v.object({
  wins: score,
  draws: whole(20),
  winner: v.picklist([0, 1, 'draw', 'none']),
  unplayed: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, MatchResult>;

const pairing = v.object({
  table: whole(256),
  seats: v.pipe(v.tuple([v.nullable(id), v.nullable(id)]), v.readonly()),
  bot: v.exactOptional(id),
  repeat: v.exactOptional(v.literal(true)),
  apart: v.exactOptional(v.literal(true)),
  group: v.exactOptional(whole(64)),
}) satisfies v.GenericSchema<unknown, Pairing>;

const round = whole(255);
const table = whole(256);
const words = text(1_000);
const stage = v.picklist(['swiss', 'robin', 'bracket']);
const act = v.variant('type', [
  v.object({ type: v.literal('created'), settings, seedHash: hash, name: text(64) }),
  v.object({ type: v.literal('opened') }),
  v.object({ type: v.literal('entered'), player: id, name: text(64), hash: v.nullable(hash), lot: whole() }),
  v.object({ type: v.literal('brought'), player: id, hash: v.nullable(hash) }),
  v.object({ type: v.literal('dropped'), player: id, why: v.picklist(['asked', 'noList', 'noShow', 'disqualified', 'judge']) }),
  v.object({ type: v.literal('returned'), player: id }),
  v.object({ type: v.literal('official'), player: id, name: text(64), role: v.picklist(['organiser', 'judge']), on: v.boolean() }),
  v.object({ type: v.literal('kept'), players: pair, apart: v.boolean() }),
  v.object({ type: v.literal('locked') }),
  v.object({ type: v.literal('unlocked'), player: id }),
  v.object({
    type: v.literal('paired'),
    round,
    stage,
    pairings: many(pairing),
    plan: v.exactOptional(v.object({ rounds: whole(255), cut: whole(16) })),
    seeds: v.exactOptional(many(id)),
    groups: v.exactOptional(many(many(id))),
  }),
  v.object({ type: v.literal('swapped'), players: pair }),
  v.object({ type: v.literal('published'), round }),
  v.object({ type: v.literal('started'), round, endsAt: whole() }),
  v.object({
    type: v.literal('result'),
    round,
    table,
    result,
    source: v.picklist(['table', 'report', 'judge', 'noShow', 'drop', 'bye', 'deadline', 'seed']),
    why: v.exactOptional(words),
  }),
  v.object({ type: v.literal('decider'), round, table, endsAt: whole() }),
  v.object({ type: v.literal('reported'), round, table, player: id, wins: score, draws: whole(20) }),
  v.object({ type: v.literal('extended'), round, table, ms: whole() }),
  v.object({ type: v.literal('penalty'), round, table, seat: v.picklist([0, 1]) }),
  v.object({ type: v.literal('called'), round, table, player: id }),
  v.object({ type: v.literal('answered'), round, table }),
  v.object({ type: v.literal('looked'), round, table, player: id }),
  v.object({ type: v.literal('read'), player: id }),
  v.object({ type: v.literal('checked'), round, player: id, right: v.boolean() }),
  v.object({
    type: v.literal('ruling'),
    kind: v.picklist(['note', 'warning', 'gameLoss', 'matchLoss', 'disqualified', 'extension', 'change', 'agreed', 'refused']),
    player: v.nullable(id),
    round: v.nullable(round),
    table: v.nullable(table),
    text: words,
    ms: v.nullable(whole()),
  }),
  v.object({ type: v.literal('message'), text: words }),
  v.object({ type: v.literal('rested'), player: id, until: whole() }),
  v.object({ type: v.literal('paused') }),
  v.object({ type: v.literal('resumed') }),
  v.object({ type: v.literal('cancelled'), why: words, seed: hash }),
  v.object({ type: v.literal('over'), seed: hash }),
]) satisfies v.GenericSchema<unknown, EventAct>;

const entry = v.object({ n: whole(), at: whole(), by: v.nullable(id), act }) satisfies v.GenericSchema<unknown, EventEntry>;

const file = v.object({
  format: v.literal('kolbiste-event'),
  v: v.literal(1),
  event: id,
  log: many(entry, 100_000),
  seed: v.nullable(hash),
  // Compared with the one that follows from the log.
  standings: v.array(v.custom<Standing>(value => typeof value === 'object' && value !== null)),
  lists: v.exactOptional(v.record(id, v.object({ salt: hash, brings: brought }))),
}) satisfies v.GenericSchema<unknown, EventExport>;

/** Reads the file of an event, or says which part of it is wrong. */
export function parseEventFile(content: string): Parsed<EventExport> {
  if (tooLarge(content, LIMITS.eventBytes)) return { ok: false, code: 'tooLarge', text: `an event has at most ${LIMITS.eventBytes} bytes` };
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { ok: false, code: 'malformed', text: 'this is not JSON' };
  }
  const read = v.safeParse(file, value, { abortEarly: true });
  return read.success ? { ok: true, message: read.output } : { ok: false, code: 'malformed', text: firstIssue(read.issues) };
}
