/** What the page asks the server over HTTP. A server that is not there is an ordinary answer, not a fault. */
import type { EventCommand, Standing } from '@kolbiste/club';
import type { Plain } from '@kolbiste/engine';
import type {
  ClubPack,
  CreateSeries,
  CreateEvent,
  CreateTable,
  EarlierRuling,
  EventList,
  EventPlace,
  EventSummary,
  EventView,
  DeckTally,
  Followed,
  History,
  HttpError,
  Ladder,
  LobbyEntry,
  Me,
  ModeratedPlayer,
  Moderation,
  ModeratorAct,
  OwnBrings,
  OwnChanges,
  OwnEvent,
  OwnReport,
  Player,
  Profile,
  RatingChange,
  RatingPoint,
  RecordSummary,
  SeatLook,
  SeriesInfo,
  SharedDeck,
  SyncAnswer,
  SyncRequest,
  TableCreated,
  Tally,
} from '@kolbiste/protocol';
import { settings } from '../shell/settings.svelte.ts';
import { keep, readKept } from '../shell/storage.ts';

export class ServerError extends Error {
  readonly code: string;
  /** The reason as a word, where the server has one. */
  readonly why: string | null;
  readonly params: NonNullable<HttpError['params']>;
  constructor(code: string, text: string, { why, params = {} }: Pick<HttpError, 'why' | 'params'> = {}) {
    super(text);
    this.code = code;
    this.why = why ?? null;
    this.params = params;
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(8000), ...init });
  } catch {
    throw new ServerError('unreachable', 'the server does not answer');
  }
  return readJson<T>(response);
}
async function readJson<T>(response: Response): Promise<T> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new ServerError('unreachable', 'this is not the server');
  const body = (await response.json()) as unknown;
  if (!response.ok) {
    const { code = 'internal', text = '', ...reason } = (body ?? {}) as Partial<HttpError>;
    throw new ServerError(code, text, reason);
  }
  return body as T;
}

/** The player of this browser, made at the first need. The name of the settings goes along. */
let guest: Promise<Player> | null = null;
function ensurePlayer(): Promise<Player> {
  guest ??= ask<Player>('/api/guest', send('POST', {})).then(async player => {
    const name = settings.name.trim();
    return name && name !== player.name && player.guest ? ask<Player>('/api/me', send('PATCH', { name })).catch(() => player) : player;
  });
  guest.then(
    () => keep('player', true),
    () => (guest = null),
  );
  return guest;
}
/** Asks as the player who has been here before. For somebody new nothing is asked: the server does not know them. */
function asKnown<T>(path: string, init?: RequestInit): Promise<T> {
  return readKept('player') === true ? ask<T>(path, init) : Promise.reject(new ServerError('unknown', 'nobody has been here before'));
}
/** What is there, unless it is what the tag stands for. */
async function askSince<T>(path: string, tag: string): Promise<{ readonly view: T; readonly tag: string } | null> {
  const headers = tag ? { 'if-none-match': tag } : undefined;
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(8000), ...(headers && { headers }) });
  } catch {
    throw new ServerError('unreachable', 'the server does not answer');
  }
  if (response.status === 304) return null;
  return { view: await readJson<T>(response), tag: response.headers.get('etag') ?? '' };
}
async function asPlayer<T>(path: string, init?: RequestInit): Promise<T> {
  await ensurePlayer();
  return ask<T>(path, init);
}

const send = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const playerPath = (player: string): string => `/api/players/${encodeURIComponent(player)}`;
/** What players say about themselves. */
interface Self {
  readonly about: string;
  readonly hidden: boolean;
}

export const api = {
  ensurePlayer,
  /** Who one is, if one has been here before; nobody is made. */
  me: () => asKnown<Me>('/api/me'),
  rename: (name: string) => asKnown<Player>('/api/me', send('PATCH', { name })),
  makeAccount: (name: string, password: string) => asPlayer<Player>('/api/account', send('POST', { name, password })),
  /** `second`: a code of the second factor, or a printed one. */
  signIn: (name: string, password: string, second?: string) =>
    ask<Player>('/api/sign-in', send('POST', { name, password, second })).then(player => (keep('player', true), player)),
  recover: (name: string, code: string, password: string, second?: string) =>
    ask<Player>('/api/recover', send('POST', { name, code, password, second })).then(player => (keep('player', true), player)),
  proofs: () => asKnown<{ readonly secondFactor: boolean; readonly codes: number }>('/api/account'),
  newCodes: (password: string) => asKnown<{ readonly codes: readonly string[] }>('/api/recovery-codes', send('POST', { password })),
  offerFactor: (password: string) =>
    asKnown<{ readonly secret: string; readonly uri: string }>('/api/second-factor', send('POST', { password })),
  confirmFactor: (code: string) => asKnown<unknown>('/api/second-factor/confirm', send('POST', { code })),
  removeFactor: (password: string, second: string) => asKnown<unknown>('/api/second-factor', send('DELETE', { password, second })),
  signOut: () => ask<unknown>('/api/sign-out', send('POST', {})),
  /** Open tables and running matches of this player. */
  mine: () => asKnown<readonly LobbyEntry[]>('/api/tables'),
  /** What you brought to your seat. */
  brings: (match: string) => asKnown<OwnBrings>(`/api/tables/${encodeURIComponent(match)}/brings`),
  bring: (match: string, brings: Plain) => asPlayer<LobbyEntry>(`/api/tables/${encodeURIComponent(match)}/brings`, send('PUT', { brings })),
  sit: (match: string, invite: string | null) =>
    asPlayer<LobbyEntry>(`/api/tables/${encodeURIComponent(match)}/seats`, send('POST', invite === null ? {} : { invite })),
  rematch: (match: string) => asPlayer<{ readonly match: string }>(`/api/tables/${encodeURIComponent(match)}/rematch`, send('POST', {})),
  /** The one who said this is heard no more, or again. */
  mute: (match: string, chat: number, on: boolean) =>
    asPlayer<unknown>(`/api/tables/${encodeURIComponent(match)}/mutes`, send('POST', { chat, on })),
  report: (match: string, chat: number, text: string) =>
    asPlayer<unknown>(`/api/tables/${encodeURIComponent(match)}/reports`, send('POST', { chat, text })),
  createSeries: (series: CreateSeries) => asPlayer<TableCreated & { readonly series: string }>('/api/series', send('POST', series)),
  series: (series: string) => ask<SeriesInfo>(`/api/series/${encodeURIComponent(series)}`),
  /** What one plays in the next game of a series. */
  changes: (series: string) => asKnown<OwnChanges>(`/api/series/${encodeURIComponent(series)}/changes`),
  change: (series: string, swaps: OwnChanges['swaps']) =>
    asKnown<OwnChanges>(`/api/series/${encodeURIComponent(series)}/changes`, send('PUT', { swaps })),
  readyForNext: (series: string) => asKnown<SeriesInfo>(`/api/series/${encodeURIComponent(series)}/ready`, send('POST', {})),
  /** For moderators: reports and what was done. */
  moderation: () => asKnown<Moderation>('/api/moderation'),
  moderatedPlayer: (player: string) => asKnown<ModeratedPlayer>(`/api/moderation/players/${encodeURIComponent(player)}`),
  moderate: (act: ModeratorAct) => asKnown<unknown>('/api/moderation/acts', send('POST', act)),
  undoAct: (act: string, why: string) => asKnown<unknown>(`/api/moderation/acts/${encodeURIComponent(act)}/undo`, send('POST', { why })),
  ownReports: () => asKnown<readonly OwnReport[]>('/api/reports'),
  createTable: (table: CreateTable) => asPlayer<TableCreated>('/api/tables', send('POST', table)),
  /** Nobody is told who it was: no cookie goes along. */
  lessonLeft: (game: string, lesson: string, step: number | null) =>
    ask<unknown>('/api/learn/left', { ...send('POST', { game, lesson, step }), credentials: 'omit', keepalive: true }),
  sync: (request: SyncRequest) => asKnown<SyncAnswer>('/api/sync', send('POST', request)),
  shareDeck: (deck: string) => asKnown<{ readonly path: string }>(`/api/decks/${deck}/share`, send('POST', {})),
  unshareDeck: (deck: string) => asKnown<unknown>(`/api/decks/${deck}/share`, send('DELETE', {})),
  sharedDeck: (share: string) => ask<SharedDeck>(`/api/decks/shared/${encodeURIComponent(share)}`),
  makePack: (size: ClubPack['size'], edition?: string) => asKnown<ClubPack>('/api/packs', send('POST', { size, edition })),
  openPack: (pack: string) => asKnown<ClubPack>(`/api/packs/${encodeURIComponent(pack)}/open`, send('POST', {})),
  events: (game: string | null) => ask<readonly EventSummary[]>(`/api/events${game === null ? '' : `?game=${encodeURIComponent(game)}`}`),
  /** The player's own that are not over. */
  ownEvents: () => asKnown<readonly OwnEvent[]>('/api/events/mine'),
  event: (event: string) => ask<EventView>(`/api/events/${encodeURIComponent(event)}`),
  /** Null when nothing has changed since what has that tag. */
  eventSince: (event: string, tag: string) => askSince<EventView>(`/api/events/${encodeURIComponent(event)}`, tag),
  /** The table with how each of its numbers came about. */
  eventStandings: (event: string) => ask<readonly Standing[]>(`/api/events/${encodeURIComponent(event)}/standings`),
  makeEvent: (wish: CreateEvent) => asKnown<{ readonly event: string }>('/api/events', send('POST', wish)),
  importEvent: (file: string) =>
    asKnown<{ readonly event: string }>('/api/events/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
    }),
  /** `n`: the last entry of its log that is known here. */
  tellEvent: (event: string, n: number, command: EventCommand) =>
    asKnown<EventView>(`/api/events/${encodeURIComponent(event)}/commands`, send('POST', { n, command })),
  eventList: (event: string, player: string) =>
    ask<EventList>(`/api/events/${encodeURIComponent(event)}/lists/${encodeURIComponent(player)}`),
  /** What judges said of a player, in every event. */
  eventRulings: (event: string, player: string) =>
    asKnown<readonly EarlierRuling[]>(`/api/events/${encodeURIComponent(event)}/rulings/${encodeURIComponent(player)}`),
  /** What a seat sees, for a judge who has said that they look. */
  eventSeat: (event: string, round: number, table: number, player: string) =>
    asKnown<SeatLook>(`/api/events/${encodeURIComponent(event)}/seats/${round}/${table}/${encodeURIComponent(player)}`),
  records: () => ask<readonly RecordSummary[]>('/api/records'),
  record: (match: string) => ask<unknown>(`/api/records/${encodeURIComponent(match)}`),
  recordsOf: (player: string) => ask<readonly RecordSummary[]>(`/api/records?limit=10&player=${encodeURIComponent(player)}`),
  ratingChanges: (match: string) => ask<readonly RatingChange[]>(`/api/records/${encodeURIComponent(match)}/ratings`),
  table: (match: string) => ask<LobbyEntry>(`/api/tables/${encodeURIComponent(match)}`),
  /** By id, or the name of an account. */
  player: (player: string) => ask<Profile>(playerPath(player)),
  ratingsOf: (player: string) => ask<readonly RatingPoint[]>(`${playerPath(player)}/ratings`),
  historyOf: (player: string) => ask<History>(`${playerPath(player)}/history`),
  eventsOf: (player: string) => ask<readonly EventPlace[]>(`${playerPath(player)}/events`),
  decksOf: (player: string) => ask<readonly DeckTally[]>(`${playerPath(player)}/decks`),
  against: (one: string, other: string) =>
    ask<readonly (Tally & { readonly game: string })[]>(`${playerPath(one)}/against/${encodeURIComponent(other)}`),
  ladder: (game: string, mode: string) => ask<Ladder>(`/api/ladder/${encodeURIComponent(game)}/${encodeURIComponent(mode)}`),
  ladderModes: (game: string) => ask<readonly string[]>(`/api/ladder/${encodeURIComponent(game)}`),
  profile: () => asKnown<Self>('/api/profile'),
  /** What was said is said, even where the page is left at once. */
  describe: (self: Partial<Self>) => asKnown<Self>('/api/profile', { ...send('PATCH', self), keepalive: true }),
  follows: () => asKnown<readonly Followed[]>('/api/follows'),
  follow: (player: string, on: boolean) => asPlayer<unknown>(`/api/follows/${encodeURIComponent(player)}`, send(on ? 'PUT' : 'DELETE', {})),
  mutePlayer: (player: string, on: boolean) =>
    asPlayer<unknown>(`/api/mutes/${encodeURIComponent(player)}`, send(on ? 'PUT' : 'DELETE', {})),
  reportPlayer: (player: string, text: string) => asPlayer<unknown>(`${playerPath(player)}/reports`, send('POST', { text })),
  invitations: () => asKnown<readonly LobbyEntry[]>('/api/invitations'),
  decline: (match: string) => asKnown<unknown>(`/api/invitations/${encodeURIComponent(match)}`, send('DELETE', {})),
};
