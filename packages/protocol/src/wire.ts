/**
 * The wire: how a table's messages become JSON text. Whatever is written by hand, because it is written with every move, is written
 * here, and each table of fields is checked against its type: a field that is forgotten does not compile.
 */
import type { Plain, Seen, SeenDecision } from '@kolbiste/engine';
import { Comparison, leafText, quoted, record, type Tape } from './difference.ts';
import type { MatchState, Passed, SeenEvent } from './match.ts';
import type { Accepted, Act, Failure, Lobby, TableMessage, Update } from './table-message.ts';

/** Any message, in no hurry. */
export const encode = (message: TableMessage): string => JSON.stringify(message);

type PatchUpdate = Extract<Update, { readonly from: number }>;
/** What an update says to everyone alike. */
export interface UpdateHead {
  readonly row: { readonly n: number; readonly at: number };
  readonly act: Act;
}
type Piece<T> = (of: T, match: string) => string;

/** In the order of the text. What only some viewers or clients are told follows below. */
const UPDATE = {
  type: () => '"type":"update"',
  match: (_, match) => `,"match":${quoted(match)}`,
  seq: ({ row }) => `,"seq":${row.n}`,
  now: ({ row }) => `,"now":${row.at}`,
  act: ({ act }) => `,"act":${JSON.stringify(act)}`,
} satisfies Record<Exclude<keyof PatchUpdate, 're' | 'events' | 'passed' | 'undoneFrom' | 'from' | 'patch'>, Piece<UpdateHead>>;
const UPDATE_PIECES: readonly Piece<UpdateHead>[] = Object.values(UPDATE);

/** The beginning of an update, the same for all who are told of the change. */
export function encodeHead(match: string, head: UpdateHead): string {
  let text = '{';
  for (const piece of UPDATE_PIECES) text += piece(head, match);
  return text;
}

let eventsTold: readonly SeenEvent[] = [];
let eventsText = '[]';
/** What several viewers learned alike is written once. */
function eventsAsText(events: readonly SeenEvent[]): string {
  if (events.length === 0) return '[]';
  if (events.length !== eventsTold.length || !events.every((event, i) => event === eventsTold[i])) {
    eventsText = JSON.stringify(events);
    eventsTold = events;
  }
  return eventsText;
}

/** The same with what one viewer learned. */
export const encodeEvents = (
  head: string,
  events: readonly SeenEvent[],
  undoneFrom: number | null,
  passed: readonly Passed[] | undefined,
): string =>
  `${head},"events":${eventsAsText(events)}${passed ? `,"passed":${JSON.stringify(passed)}` : ''}${undoneFrom === null ? '' : `,"undoneFrom":${undoneFrom}`}`;

/** The whole update, for clients of that viewer who know the state of `from`. */
export const encodeUpdate = (head: string, from: number, patch: string): string => `${head},"from":${from},"patch":${patch}}`;

const re = (id: string | undefined): string => (id === undefined ? '' : `,"re":${quoted(id)}`);

const ACCEPTED = {
  type: () => '"type":"accepted"',
  match: ({ match }) => `,"match":${quoted(match)}`,
  re: accepted => re(accepted.re),
  seq: ({ seq }) => `,"seq":${seq}`,
} satisfies Record<keyof Accepted, (of: Omit<Accepted, 'type' | 're'> & { readonly re: string | undefined }) => string>;

export const encodeAccepted = (match: string, seq: number, id: string | undefined): string => {
  const accepted = { match, seq, re: id };
  return `{${ACCEPTED.type()}${ACCEPTED.match(accepted)}${ACCEPTED.re(accepted)}${ACCEPTED.seq(accepted)}}`;
};

/** As JSON text, which is compared to see whether anything changed. */
export interface LobbyText {
  readonly tables: string;
  readonly people: string;
}

const LOBBY = {
  type: () => '"type":"lobby"',
  re: lobby => re(lobby.re),
  tables: ({ tables }) => `,"tables":${tables}`,
  people: ({ people }) => `,"people":${people}`,
} satisfies Record<keyof Lobby, (of: { readonly re: string | undefined } & LobbyText) => string>;

export const encodeLobby = (text: LobbyText, id?: string): string => {
  const lobby = { ...text, re: id };
  return `{${LOBBY.type()}${LOBBY.re(lobby)}${LOBBY.tables(lobby)}${LOBBY.people(lobby)}}`;
};

/** An error that is no reason to hang up. */
export const encodeFailure = ({ re: id, ...failure }: Omit<Failure, 'type' | 're'> & { readonly re?: string | undefined }): string =>
  encode({ type: 'error', ...failure, ...(id !== undefined && { re: id }) });

/** Options and decisions in full: most of what an update says, so without JSON.stringify where it can be. */
function optionText(option: SeenDecision['options'][number]['option']): string {
  if (typeof option !== 'object') return leafText(option);
  let text = '';
  for (const word in option) text += `${text && ','}${quoted(word)}:${leafText(option[word]!)}`;
  return `{${text}}`;
}

function decisionText({ question, rule, about, options }: SeenDecision): string {
  let text = '';
  for (const { key, option } of options) text += `${text && ','}{"key":${quoted(key)},"option":${optionText(option)}}`;
  return `{"question":${quoted(question)},"rule":${quoted(rule)},"about":${JSON.stringify(about)},"options":[${text}]}`;
}

type Field<T> = (of: T) => unknown;
/** How each field of a state is read; null: by its own fields, below. */
const STATE = {
  phase: state => state.phase,
  seats: state => state.seats,
  decision: state => state.decision,
  answers: state => state.answers,
  clock: state => state.clock,
  proposals: state => state.proposals,
  undo: state => state.undo,
  hints: state => state.hints,
  halted: state => state.halted,
  stops: state => state.stops,
  result: state => state.result,
  reveal: state => state.reveal,
  seen: null,
} satisfies Record<keyof MatchState, Field<MatchState> | null>;
/** The same for what is seen of the position; null: told whole, because a decision is another every time. */
const SEEN = {
  doing: seen => seen.doing,
  waiting: seen => seen.waiting,
  outcome: seen => seen.outcome,
  // The last: where it is what it was, it is left out.
  table: seen => seen.table,
  decision: null,
} satisfies Record<keyof Seen, Field<Seen> | null>;

type Part<T> = readonly [path: string, of: Field<T>];
const partsOf = <T>(fields: Readonly<Record<string, Field<T> | null>>, path: string): Part<T>[] =>
  Object.entries(fields).flatMap(([name, of]) => (of ? [[`${path}"${name}"`, of] as const] : []));
const STATE_PARTS: readonly Part<MatchState>[] = partsOf(STATE, '');
const SEEN_PARTS: readonly Part<Seen>[] = partsOf(SEEN, '"seen",');
const BESIDE_TABLE = SEEN_PARTS.slice(0, -1);

/** One serves all mirrors: it is done with one before it begins with the next. */
const comparison = new Comparison();

/** The state as the clients of one viewer know it. */
export class Mirror {
  private readonly known: Tape;
  /** Null while there is nothing to see. */
  private seen: Tape | null;
  private decides: boolean;

  constructor(state: MatchState) {
    this.known = tapeOf(STATE_PARTS, state);
    this.seen = state.seen && tapeOf(SEEN_PARTS, state.seen);
    this.decides = state.seen?.decision !== null;
  }

  /** Takes the new state; gives the patch from the old one, as JSON text. `sameTable`: what lies on the table is the old one's. */
  follow(state: MatchState, sameTable = false): string {
    const { seen } = state;
    comparison.begin();
    compare(STATE_PARTS, this.known, state);
    if (this.seen && seen) {
      compare(sameTable ? BESIDE_TABLE : SEEN_PARTS, this.seen, seen);
      if (seen.decision || this.decides) comparison.say('"seen","decision"', seen.decision ? decisionText(seen.decision) : 'null');
    } else if (this.seen !== seen) {
      comparison.say('"seen"', JSON.stringify(seen));
      this.seen = seen && tapeOf(SEEN_PARTS, seen);
    }
    this.decides = seen !== null && seen.decision !== null;
    return comparison.taken();
  }
}

function compare<T>(parts: readonly Part<T>[], tape: Tape, of: T): void {
  let at = 0;
  for (const [path, field] of parts) at = comparison.follow(path, tape, at, field(of) as Plain);
}

function tapeOf<T>(parts: readonly Part<T>[], of: T): Tape {
  const tape: Tape = [];
  for (const [, field] of parts) record(tape, field(of) as Plain);
  return tape;
}
