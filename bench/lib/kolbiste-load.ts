/** Players of our server for server-load.mjs: real guests, real tables, real sockets, the project's own protocol. */
import { knownAfter, type Known, type TableMessage } from '@kolbiste/protocol';
import WebSocket from 'ws';

type OnView = (match: string, view: { options: readonly string[]; current: number; number: number; over: unknown }) => void;
/** Tables by the name the load gives them; the second to come finds the first one's. */
const tables = new Map<string, Promise<string>>();

/** On a machine that is busy with other things a connection may not come about in time, or be closed for idleness in the last moment. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (!['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_SOCKET', 'ECONNRESET'].includes(code ?? '') || tries === 500) throw error;
    }
  }
}

export async function guest(port: number): Promise<{ cookie: string; ask(method: string, path: string, body?: unknown): Promise<any> }> {
  const url = `http://127.0.0.1:${port}`;
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown): Promise<any> => {
    const response = await patiently(() =>
      fetch(url + path, {
        method,
        headers: { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await ask('POST', '/api/guest');
  return {
    /** Another one when they make an account. */
    get cookie() {
      return cookie;
    },
    ask,
  };
}

interface LoadPlayer {
  /** Takes seats at tables of these names before anything is measured. */
  prepare(names: readonly string[]): Promise<void>;
  join(name: string): void;
  move(name: string, number: number, key: string): void;
  close(): void;
}

export const openOurs = (game: string) => async (port: number, seat: number, onView: OnView): Promise<LoadPlayer> => {
  const player = await guest(port);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, headers: { cookie: player.cookie } });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const names = new Map<string, string>();
  const known = new Map<string, Known>();
  let current = '';
  let closed = false;
  /** When the load ends, a table may be under way at which nobody will play. */
  const unlessClosed = (error: unknown): void => {
    if (!closed) throw error;
  };
  const prepared = new Map<string, Promise<string>>();
  const make = async (name: string): Promise<string> => {
    if (seat === 0) {
      const made = player.ask('POST', '/api/tables', { game, seats: [{ who: 'me' }, { who: 'open' }], listed: true, spectators: false, brings: null }).then(({ match }) => match as string);
      tables.set(name, made);
      return made;
    }
    while (!tables.has(name)) await new Promise(done => setTimeout(done, 5));
    const match = await tables.get(name)!;
    tables.delete(name);
    await player.ask('POST', `/api/tables/${match}/seats`, { brings: null });
    return match;
  };
  /** The table of that name; the next one is made while this one is played at, so that nobody waits between games. */
  const table = (name: string): Promise<string> => {
    const [, base, number] = /^(.*-)(\d+)$/.exec(name)!;
    const next = `${base}${Number(number) + 1}`;
    const match = prepared.get(name) ?? make(name);
    prepared.delete(name);
    match.then(() => {
      if (prepared.has(next)) return;
      const early = make(next);
      early.catch(unlessClosed);
      prepared.set(next, early);
    }, unlessClosed);
    return match;
  };
  const show = (match: string): void => {
    const { state } = known.get(match)!;
    if (!state.seen) return;
    const { waiting, decision } = state.seen;
    onView(names.get(match)!, {
      options: decision?.options.map(({ key }) => key) ?? [],
      current: waiting?.seat ?? -1,
      number: state.answers,
      over: state.result,
    });
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as TableMessage;
    // While moves were held, the server may have passed for a player who had nothing to play: a newer state was answered, too.
    if (message.type === 'refused' && (message.code === 'stale' || message.code === 'notYours')) return;
    if (message.type === 'refused' || message.type === 'error') throw new Error(`the server refused: ${data.toString().slice(0, 300)}`);
    if (message.type === 'snapshot') known.set(message.match, message);
    else if (message.type === 'update') known.set(message.match, knownAfter(message, known.get(message.match)!));
    else return;
    if (message.type === 'snapshot' && message.state.phase === 'waiting') {
      // The load answers every window itself, as it does at the peers' servers.
      send({ type: 'stops', match: message.match, stops: { mode: 'everywhere' } });
      send({ type: 'ready', match: message.match });
    }
    show(message.match);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => send({ type: 'hello', v: 1 }));
    socket.once('message', () => resolve());
  });
  return {
    async prepare(wanted) {
      for (const name of wanted) {
        const made = make(name);
        prepared.set(name, made);
        await made;
      }
    },
    join(name) {
      if (current) {
        send({ type: 'leave', match: current });
        known.delete(current);
      }
      table(name).then(match => {
        if (closed) return;
        current = match;
        names.set(match, name);
        send({ type: 'join', match });
      }, unlessClosed);
    },
    move(_, number, key) {
      const { decision, answers } = known.get(current)!.state;
      if (answers !== number) return; // of an older state
      send({ type: 'answer', match: current, id: String(number), decision, key });
    },
    close: () => {
      closed = true;
      socket.terminate();
    },
  };
};
