#!/usr/bin/env node
/**
 * A bot that plays one whole game on a Kolbiště server: any of the four. It needs nothing but Node (before 22 also the package `ws`).
 *
 *   KOLBISTE_URL=http://localhost:4680 KOLBISTE_TOKEN=kb_… node example-bot.mjs summoner-wars
 *
 * The token comes from POST /api/tokens. The bot asks for a quick match, answers whenever it is asked, and says how it ended.
 * `choose` is all there is to a player: put your own in its place. docs/protocol.md explains every message.
 */

/**
 * From what the seat sees and what it is asked to the key of an option. This one knows no game: it does something rather than
 * nothing, and lets most windows pass.
 */
function choose(_view, { options }) {
  const keys = options.map(({ key }) => key);
  if (keys.includes('pass') && Math.random() < 0.9) return 'pass';
  const busy = keys.filter(key => !['pass', 'end', 'done', 'none', 'skip'].includes(key));
  const among = busy.length && Math.random() < 0.9 ? busy : keys;
  return among[Math.floor(Math.random() * among.length)];
}

const url = process.env.KOLBISTE_URL ?? 'http://localhost:4680';
const token = process.env.KOLBISTE_TOKEN;
const game = process.argv[2] ?? 'scratch-wars';
if (!token) {
  console.error('example-bot: put a token into KOLBISTE_TOKEN');
  process.exit(2);
}
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;

/** A seat against anybody who wants the same game. */
async function findMatch() {
  const response = await fetch(`${url}/api/quick`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game, brings: null }), // something ready, at random
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.code}: ${answer.text}`);
  return answer.match;
}

/** The state after an update's changes. */
function patched(value, patch) {
  const top = { value: structuredClone(value) };
  for (const [path, ...change] of patch) {
    const steps = ['value', ...path];
    const last = steps.pop();
    const place = steps.reduce((at, step) => at[step], top);
    if (change.length === 0) delete place[last];
    else if (change.length === 1) place[last] = change[0];
    else place[last].splice(change[0], change[1], ...change[2]);
  }
  return top.value;
}

const match = await findMatch();
const socket = new WebSocket(url.replace(/^http/, 'ws') + '/ws');
const send = message => socket.send(JSON.stringify(message));
let state = null;
let seat = null;
let answered = 0;

socket.onopen = () => send({ type: 'hello', v: 1, token });
socket.onclose = () => process.exit(state?.phase === 'over' ? 0 : 1);
socket.onerror = () => console.error(`example-bot: no connection to ${url}`);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'welcome') send({ type: 'join', match });
  if (message.type === 'refused' || message.type === 'error') console.error(`example-bot: ${message.code}: ${message.text}`);
  if (message.type === 'snapshot') {
    seat = message.viewer;
    if (message.state.phase === 'waiting') send({ type: 'ready', match, nonce: Math.random().toString(36).slice(2) });
  }
  if (message.type !== 'snapshot' && message.type !== 'update') return;
  state = message.patch ? patched(state, message.patch) : message.state;
  if (state.phase === 'over') {
    console.log(JSON.stringify({ match, seat, place: state.result.places[seat], by: state.result.by, answers: state.answers }));
    socket.close();
    return;
  }
  const asked = state.seen?.decision;
  if (!asked || state.decision === answered) return;
  answered = state.decision;
  send({ type: 'answer', match, id: `a${answered}`, decision: answered, key: choose(state.seen.table, asked) });
};
