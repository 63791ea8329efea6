/** What the page asks the server over HTTP. A server that is not there is an ordinary answer, not a fault. */
import type { CreateTable, HttpError, LobbyEntry, Player, RecordSummary, TableCreated, GameInfo } from '@kolbiste/protocol';

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

const send = (method: string, body: unknown): RequestInit => ({ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const api = {
  me: () => ask<Player>('/api/me'),
  rename: (name: string) => ask<Player>('/api/me', send('PATCH', { name })),
  games: () => ask<readonly GameInfo[]>('/api/games'),
  lobby: () => ask<readonly LobbyEntry[]>('/api/lobby'),
  createTable: (table: CreateTable) => ask<TableCreated>('/api/tables', send('POST', table)),
  records: () => ask<readonly RecordSummary[]>('/api/records'),
  record: (match: string) => ask<unknown>(`/api/records/${encodeURIComponent(match)}`),
};
