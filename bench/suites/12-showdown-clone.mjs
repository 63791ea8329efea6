/** Pokémon Showdown: heap per live battle, and what a copy of one costs the way it offers it: serialize, JSON, deserialize. */
import states from 'pokemon-showdown/dist/sim/state.js';
import { emit, finish, heapBytes, nowNs, SCALE, timed } from '../lib/measure.mjs';
import { battles, play, playerOf } from '../lib/showdown.mjs';

const { State } = states;
const made = battles('gen9randombattle', 777);
// The dex fills its caches here, so that they do not count as battles.
for (const began = nowNs(); nowNs() - began < 4e9; ) play(made.start(), made.pair());

const before = heapBytes();
const live = [];
while (live.length < Math.round(200 * Math.max(SCALE, 0.3))) {
  const battle = made.startApart();
  play(battle, made.pair(), 20);
  if (!battle.ended) live.push(battle);
}
emit('heap_per_game_kb', (heapBytes() - before) / live.length / 1024, 'KB');

let next = 0;
const serialized = live.map(battle => JSON.stringify(State.serializeBattle(battle)));
emit('state_kb', serialized.reduce((bytes, text) => bytes + text.length, 0) / live.length / 1024, 'KB');
const copy = battle => State.deserializeBattle(JSON.stringify(State.serializeBattle(battle)));
const each = work => timed(() => (work(next++ % live.length), 1), { ms: 2000, warmMs: 1500 }).nsEach / 1e3;
emit('serialize_us', each(i => JSON.stringify(State.serializeBattle(live[i]))), 'us');
emit('deserialize_us', each(i => State.deserializeBattle(serialized[i])), 'us');
emit('clone_us', each(i => copy(live[i])), 'us');

// A copy that does not play on like its original would be no copy.
for (const original of live.slice(0, 10)) {
  const twin = copy(original);
  twin.restart(() => {});
  const seeds = [made.seed(), made.seed()];
  for (const battle of [original, twin]) play(battle, seeds.map(playerOf));
  if (State.normalizeLog(original.log.join('\n')) !== State.normalizeLog(twin.log.join('\n'))) throw new Error('the copy played another game');
}
finish();
