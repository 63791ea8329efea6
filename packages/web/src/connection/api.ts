/** What the page asks the server over HTTP. A server that is not there is an ordinary answer, not a fault. */
import type { Plain } from '@kolbiste/engine';
import type {
  ClubPack,
  CreateTable,
  HttpError,
  LobbyEntry,
  OwnBrings,
  Player,
  RecordSummary,
  SharedDeck,
  SyncAnswer,
  SyncRequest,
  TableCreated,
} from '@kolbiste/protocol';
import { settings } from '../shell/settings.svelte.ts';
import { keep, readKept } from '../shell/storage.ts';

export class ServerError extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(8000), ...init });
  } catch {
    throw new ServerError('unreachable', 'the server does not answer');
  }
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new ServerError('unreachable', 'this is not the server');
  const body = (await response.json()) as unknown;
  if (!response.ok) {
    const { code = 'internal', text = '' } = (body ?? {}) as Partial<HttpError>;
    throw new ServerError(code, text);
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
async function asPlayer<T>(path: string, init?: RequestInit): Promise<T> {
  await ensurePlayer();
  return ask<T>(path, init);
}

const send = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  ensurePlayer,
  /** Who one is, if one has been here before; nobody is made. */
  me: () => asKnown<Player>('/api/me'),
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
  /** What one brought to one's own seat. */
  brings: (match: string) => asKnown<OwnBrings>(`/api/tables/${encodeURIComponent(match)}/brings`),
  bring: (match: string, brings: Plain) => asPlayer<LobbyEntry>(`/api/tables/${encodeURIComponent(match)}/brings`, send('PUT', { brings })),
  sit: (match: string, invite: string | null) =>
    asPlayer<LobbyEntry>(`/api/tables/${encodeURIComponent(match)}/seats`, send('POST', invite === null ? {} : { invite })),
  rematch: (match: string) => asPlayer<{ readonly match: string }>(`/api/tables/${encodeURIComponent(match)}/rematch`, send('POST', {})),
  /** Whoever said this is heard no more, or again. */
  mute: (match: string, chat: number, on: boolean) =>
    asPlayer<unknown>(`/api/tables/${encodeURIComponent(match)}/mutes`, send('POST', { chat, on })),
  report: (match: string, chat: number, text: string) =>
    asPlayer<unknown>(`/api/tables/${encodeURIComponent(match)}/reports`, send('POST', { chat, text })),
  createTable: (table: CreateTable) => asPlayer<TableCreated>('/api/tables', send('POST', table)),
  sync: (request: SyncRequest) => asKnown<SyncAnswer>('/api/sync', send('POST', request)),
  shareDeck: (deck: string) => asKnown<{ readonly path: string }>(`/api/decks/${deck}/share`, send('POST', {})),
  unshareDeck: (deck: string) => asKnown<unknown>(`/api/decks/${deck}/share`, send('DELETE', {})),
  sharedDeck: (share: string) => ask<SharedDeck>(`/api/decks/shared/${encodeURIComponent(share)}`),
  makePack: (size: ClubPack['size'], edition?: string) => asKnown<ClubPack>('/api/packs', send('POST', { size, edition })),
  openPack: (pack: string) => asKnown<ClubPack>(`/api/packs/${encodeURIComponent(pack)}/open`, send('POST', {})),
  records: () => ask<readonly RecordSummary[]>('/api/records'),
  record: (match: string) => ask<unknown>(`/api/records/${encodeURIComponent(match)}`),
};
