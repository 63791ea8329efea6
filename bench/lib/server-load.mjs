/**
 * Load for any server that plays the duel or tic-tac-toe: one closed loop per match. The player to move answers as soon as its own
 * update arrives, or after a think time. Latency is from the mover's message to the mover's own update.
 *
 * `open(port, seat, onView)` connects a player and gives { join(match), move(match, number, move), close() };
 * it calls onView(match, { players | cells | options, current, number, over }). Where a match has to be arranged before it can be joined,
 * prepare(matches) does it: the bare floor and boardgame.io open a match with the first message that names it.
 */
import WebSocket from 'ws';
import { legal } from '../games/duel-rules.mjs';
import { cpuMsOf, startServer, threadsNs } from './child.mjs';
import { emit, mulberry32, nowNs, quantile, SCALE, sleep, Slices, TRIAL, watchChild } from './measure.mjs';

export const openWs = (port, seat, onView) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    const send = message => socket.send(JSON.stringify(message));
    socket.on('error', reject);
    socket.on('message', bytes => {
      const message = JSON.parse(bytes.toString());
      if (message.type === 'refused') throw new Error('the server refused a legal move');
      onView(message.match, message.view);
    });
    socket.on('open', () =>
      resolve({
        join: match => send({ type: 'join', match, seat }),
        move: (match, number, move) => send({ type: 'move', number, move }),
        close: () => socket.terminate(),
      }),
    );
  });

/** `viewOf` says what the load sees of a state, `payloadOf` how it says a move. */
const bgioClient = (game, viewOf, payloadOf) => async (port, seat, onView) => {
  // Only where a peer is measured: our own suites run without the peers' packages.
  const { io } = await import('socket.io-client');
  return new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const show = (match, { G, ctx, _stateID }) => onView(match, { ...viewOf(G, ctx), number: _stateID, over: ctx.gameover ?? null });
    socket.on('connect_error', reject);
    socket.on('sync', (match, { state }) => show(match, state));
    socket.on('update', show);
    socket.on('connect', () =>
      resolve({
        join: match => socket.emit('sync', match, String(seat), undefined, 2),
        move: (match, number, move) =>
          socket.emit('update', { type: 'MAKE_MOVE', payload: { ...payloadOf(move), playerID: String(seat) } }, number, match, String(seat)),
        close: () => socket.disconnect(),
      }),
    );
  });
};

export const openBgio = game =>
  bgioClient(
    game,
    (G, ctx) => ({ players: G.players, cells: G.cells, current: Number(ctx.currentPlayer) }),
    ([type, a, b]) => ({ type, args: type === 'end' ? [] : type === 'clickCell' ? [a] : [a, b] }),
  );

/** A game of this project on boardgame.io's server (lib/serve-bgio.ts). */
export const openBgioGame = game =>
  bgioClient(
    game,
    ({ decision, waiting }) => ({ options: decision?.options.map(({ key }) => key) ?? [], current: waiting?.seat ?? -1 }),
    key => ({ type: 'answer', args: [key] }),
  );

function choose(view, seat, random) {
  const options =
    view.options ??
    view.cells?.flatMap((cell, i) => (cell === null ? [['clickCell', i]] : [])) ??
    legal(view.players[seat], view.players[1 - seat]);
  return options[Math.floor(random() * options.length)];
}

/** Keeps one match going, game after game. `counts` is shared by all matches; while it has a list `held`, moves wait there. */
class Loop {
  #players = [];
  #views = [null, null];
  #game = 0;
  #sent = null;
  progressAt = 0;
  constructor(name, counts, random, thinkMs) {
    Object.assign(this, { name, counts, random, thinkMs });
  }
  get #match() {
    return `${this.name}-${this.#game}`;
  }
  async connect(open, port) {
    this.#players = await Promise.all([0, 1].map(seat => open(port, seat, (match, view) => this.#onView(seat, match, view))));
  }
  /** A number of games are arranged before anything is measured. */
  async prepare(games) {
    const names = Array.from({ length: games }, (_, i) => `${this.name}-${this.#game + 1 + i}`);
    await Promise.all(this.#players.map(player => player.prepare?.(names)));
  }
  nextGame() {
    this.#game++;
    this.#views = [null, null];
    this.#sent = null;
    for (const player of this.#players) player.join(this.#match);
  }
  close() {
    for (const player of this.#players) player.close();
  }
  #onView(seat, match, view) {
    if (this.counts.stopped || match !== this.#match || view.number <= (this.#views[seat]?.number ?? -1)) return;
    this.#views[seat] = view;
    if (this.#sent?.seat === seat && view.number > this.#sent.number) {
      this.progressAt = nowNs();
      this.counts.moves++;
      this.counts.latencies.push((this.progressAt - this.#sent.at) / 1e6);
    }
    const bothSeen = this.#views[1 - seat]?.number === view.number;
    if (view.over) {
      if (bothSeen) this.nextGame();
    } else if (view.number === 0 ? bothSeen : view.current === seat) this.#answer(view.current); // the first move waits for both to join
  }
  #answer(seat) {
    const match = this.#match;
    const view = this.#views[seat];
    const move = () => {
      if (this.counts.stopped) return;
      this.#sent = { seat, number: view.number, at: nowNs() };
      this.#players[seat].move(match, view.number, choose(view, seat, this.random));
    };
    if (this.thinkMs) setTimeout(move, this.thinkMs * (0.5 + this.random()));
    else if (this.counts.held) this.counts.held.push(move);
    else move();
  }
}

/** Players of `matches` matches, connected; `name` tells them from those of other servers. */
async function connect({ server, open, matches, counts, random, thinkMs = 0, prepared = 0, name = 'm' }) {
  const loops = Array.from({ length: matches }, (_, i) => new Loop(`${name}${i}`, counts, random, thinkMs));
  for (let i = 0; i < matches; i += 25) await Promise.all(loops.slice(i, i + 25).map(loop => loop.connect(open, server.port)));
  if (prepared) await Promise.all(loops.map(loop => loop.prepare(Math.ceil(prepared / matches))));
  return loops;
}

/** Runs `matches` matches against a running server for `seconds`. */
async function load({ server, open, matches, seconds, warmSeconds, thinkMs = 0, prepared = 0 }) {
  const counts = { moves: 0, latencies: [], stopped: false };
  const random = mulberry32(99);
  const loops = await connect({ server, open, matches, counts, random, thinkMs, prepared });
  for (const loop of loops) {
    if (thinkMs) setTimeout(() => loop.nextGame(), thinkMs * random());
    else loop.nextGame();
  }
  await sleep(TRIAL ? 300 : warmSeconds * 1000);

  watchChild(() => cpuMsOf(server.pid));
  const measured = new Slices(seconds * 1000 * SCALE);
  let more;
  do {
    const cpuBefore = cpuMsOf(server.pid);
    measured.begin();
    counts.moves = 0;
    counts.latencies = [];
    await sleep(500);
    more = measured.end({ moves: counts.moves, latencies: counts.latencies, serverMs: cpuMsOf(server.pid) - cpuBefore });
  } while (more);
  watchChild(null);
  const stalled = thinkMs ? 0 : loops.filter(loop => nowNs() - loop.progressAt > 2e9).length;
  const { heapBytes } = await server.stats();
  counts.stopped = true;
  for (const loop of loops) loop.close();
  if (stalled) throw new Error(`${stalled} of ${matches} matches stalled`);

  const { slices, ns, sum } = measured.counted();
  const moves = sum(slice => slice.moves);
  const latencies = Float64Array.from(slices.flatMap(slice => slice.latencies)).sort();
  return {
    movesPerS: (moves * 1e9) / ns,
    cpuUsPerMove: (sum(slice => slice.serverMs) * 1e3) / moves,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    heapBytes,
  };
}

/**
 * Measures one kind of server: matches in a closed loop, in each of `sizes`; and, when `thinking`, 500 matches at the pace of (hasty)
 * people. `moves_per_core_s`, 1e6 by the server's CPU time per move, is what servers are compared by: load and server share the
 * machine, so that moves by the clock say which of the two was saturated first. `prepared`: this many games are arranged beforehand.
 */
export async function measureServer({ file, env, open, tag = '', sizes, thinking = false, warmSeconds = 3, prepared = 0 }) {
  for (const matches of TRIAL ? sizes.map(size => Math.min(size, 4)) : sizes) {
    const server = await startServer(file, env);
    const result = await load({ server, open, matches, seconds: TRIAL ? 0.5 : 4, warmSeconds, prepared });
    const name = `${tag}${matches}m`;
    emit(`${name}.moves_per_s`, result.movesPerS, '1/s');
    emit(`${name}.moves_per_core_s`, 1e6 / result.cpuUsPerMove, '1/s');
    emit(`${name}.p50_ms`, result.p50, 'ms');
    emit(`${name}.p99_ms`, result.p99, 'ms');
    await server.stop();
  }
  if (!thinking || SCALE < 1) return;
  const server = await startServer(file, env);
  const { heapBytes } = await server.stats();
  const result = await load({ server, open, matches: 500, seconds: TRIAL ? 2 : 5, warmSeconds: 4, thinkMs: 1000 });
  emit(`${tag}500m_thinking.cpu_us_per_move`, result.cpuUsPerMove, 'us');
  emit(`${tag}500m_thinking.p50_ms`, result.p50, 'ms');
  emit(`${tag}500m_thinking.p99_ms`, result.p99, 'ms');
  emit(`${tag}500m_thinking.heap_per_match_kb`, (result.heapBytes - heapBytes) / 500 / 1024, 'KB');
  await server.stop();
}

const WARM_MOVES = 20_000;
const MOST_WARM_MS = 15_000;
const SETTLE_MS = 150;
const TURN_MS = 850;

/**
 * Measures servers by turns, a second each, all of them running: while one is loaded, the others' players hold their moves. So
 * whatever else the machine does, it does to all of them. Every server first gets the same number of moves to warm up. Gives, for
 * each turn, by server, the moves per second, and per second of the server's CPU time.
 */
export async function measureByTurns(kinds, { matches, turns }) {
  const running = [];
  for (const { name, file, env, open, prepared = 0 } of kinds) {
    const server = await startServer(file, { ...env, LIFE_MS: '300000' });
    const counts = { moves: 0, latencies: [], stopped: false, held: [] };
    const loops = await connect({ server, open, matches, counts, random: mulberry32(99), prepared, name });
    running.push({ name, server, counts, loops });
  }
  const go = ({ counts }) => {
    const { held } = counts;
    counts.held = null;
    for (const move of held) move();
  };
  const hold = async ({ counts }) => {
    counts.held = [];
    counts.latencies = [];
    await sleep(SETTLE_MS);
  };
  for (const each of running) {
    each.counts.held = null;
    for (const loop of each.loops) loop.nextGame();
    for (const began = nowNs(); each.counts.moves < WARM_MOVES * SCALE && nowNs() - began < MOST_WARM_MS * 1e6; ) await sleep(100);
    await hold(each);
  }
  const measured = [];
  for (let turn = 0; turn < turns; turn++) {
    const row = {};
    for (const each of running) {
      go(each);
      await sleep(SETTLE_MS);
      const { moves } = each.counts;
      const cpu = threadsNs(each.server.pid);
      const began = nowNs();
      await sleep(TURN_MS);
      const done = each.counts.moves - moves;
      row[each.name] = { perS: (done * 1e9) / (nowNs() - began), perCoreS: (done * 1e9) / (threadsNs(each.server.pid) - cpu) };
      await hold(each);
    }
    measured.push(row);
  }
  for (const { counts, loops, server } of running) {
    counts.stopped = true;
    for (const loop of loops) loop.close();
    await server.stop();
  }
  return measured;
}
