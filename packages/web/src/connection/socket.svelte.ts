/** The one line to the server: it says hello, comes back by itself after a break, and carries every match of this page. */
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type LobbyEntry,
  type People,
  type QuickMatch,
  type TableMessage,
  type Welcome,
} from '@kolbiste/protocol';
import { lang } from '../text/index.svelte.ts';
import { api } from './api.ts';
import type { LinkStatus, TableLink } from './table-link.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000;

interface Listener {
  readonly match: string;
  readonly onMessage: (message: TableMessage) => void;
  readonly onStatus: (status: LinkStatus) => void;
}

export const server: { status: LinkStatus; welcome: Welcome | null } = $state({ status: 'connecting', welcome: null });

let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
let retry: ReturnType<typeof setTimeout> | null = null;
let heartbeat: ReturnType<typeof setInterval> | null = null;
let heard = 0;
const listeners = new Set<Listener>();

function say(message: ClientMessage): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function setStatus(status: LinkStatus): void {
  server.status = status;
  for (const { onStatus } of listeners) onStatus(status);
}

/** The server must know who calls before the line is opened. */
let calling = false;
function connect(): void {
  if (socket || calling || listeners.size === 0) return;
  calling = true;
  api
    .ensurePlayer()
    .then(open, again)
    .finally(() => (calling = false));
}

function again(): void {
  setStatus('lost');
  if (listeners.size) retry = setTimeout(connect, wait + Math.random() * 300);
  wait = Math.min(LONGEST_WAIT, wait * 1.8);
}

function open(): void {
  if (socket || listeners.size === 0) return;
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  socket = line;
  line.addEventListener('open', () => void say({ type: 'hello', v: PROTOCOL_VERSION, lang: lang() }));
  line.addEventListener('message', event => {
    heard = Date.now();
    let message: TableMessage;
    try {
      message = JSON.parse(String(event.data)) as TableMessage;
    } catch {
      return;
    }
    if (message.type === 'welcome') {
      wait = FIRST_WAIT;
      server.welcome = message;
      setStatus('open');
    }
    // Who was found a seat did not know of that match before.
    const about = 'match' in message && message.type !== 'found' ? message.match : null;
    for (const listener of listeners) if (about === null || about === undefined || about === listener.match) listener.onMessage(message);
  });
  line.addEventListener('close', () => {
    if (socket !== line) return;
    socket = null;
    if (heartbeat) clearInterval(heartbeat);
    again();
  });
  heard = Date.now();
  heartbeat = setInterval(() => {
    if (Date.now() - heard > SILENCE * 2) line.close();
    else if (Date.now() - heard > SILENCE) say({ type: 'ping' });
  }, 5000);
}

/** Back at once when the machine is online again or the page is looked at. */
const hurry = () => {
  if (socket || listeners.size === 0) return;
  if (retry) clearTimeout(retry);
  wait = FIRST_WAIT;
  connect();
};
addEventListener('online', hurry);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());

function listen(listener: Listener, goodbye: ClientMessage): () => void {
  listeners.add(listener);
  if (socket?.readyState === WebSocket.OPEN && server.welcome) listener.onStatus('open');
  else {
    listener.onStatus('connecting');
    hurry();
  }
  return () => {
    say(goodbye);
    listeners.delete(listener);
    if (listeners.size === 0) {
      const line = socket;
      socket = null;
      if (heartbeat) clearInterval(heartbeat);
      line?.close();
    }
  };
}

/** The listed tables, now and whenever they change. */
export function watchLobby(
  onTables: (tables: readonly LobbyEntry[], people: People) => void,
  onStatus: (status: LinkStatus) => void,
): () => void {
  return listen(
    {
      match: '',
      onMessage: message => void (message.type === 'lobby' && onTables(message.tables, message.people)),
      onStatus(status) {
        if (status === 'open') say({ type: 'lobby', watch: true });
        onStatus(status);
      },
    },
    { type: 'lobby', watch: false },
  );
}

/** Looks for somebody to play with, again after every break, until it is ended. */
export function lookFor(wish: QuickMatch, onMessage: (message: TableMessage) => void, onStatus: (status: LinkStatus) => void): () => void {
  return listen(
    {
      match: '',
      onMessage,
      onStatus(status) {
        if (status === 'open') say({ ...wish, type: 'seek', id: 'seek' });
        onStatus(status);
      },
    },
    { type: 'unseek' },
  );
}

/** A line to one match on the server. The listener joins when the status turns open, again after every break. */
export function linkServer(match: string): TableLink {
  return {
    local: false,
    send: message => void say(message),
    listen: (onMessage, onStatus) => listen({ match, onMessage, onStatus }, { type: 'leave', match }),
  };
}
