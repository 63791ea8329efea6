/** What one core of this machine allows: integer work, a generator, a trivial loop, and the duel written by hand. */
import { Match, playRandomly, Rng } from '../games/duel-floor.mjs';
import { emit, finish, heapBytes, timed } from '../lib/measure.mjs';

let sink = 0;
const BATCH = 100_000;

const integers = () => {
  let x = 1;
  for (let i = 0; i < BATCH; i++) x = (Math.imul(x ^ (x >>> 13), 0x5bd1e995) + i) | 0;
  sink ^= x;
  return BATCH;
};
emit('integer_steps_per_s', timed(integers, { ms: 1000, warmMs: 300 }).perS, '1/s');

const rng = new Rng(7);
const numbers = () => {
  for (let i = 0; i < BATCH; i++) sink ^= rng.integer(6);
  return BATCH;
};
emit('random_numbers_per_s', timed(numbers, { ms: 1000, warmMs: 300 }).perS, '1/s');

// A die, a branch and three properties a step.
const players = [0, 1].map(() => ({ hp: 30, mana: 3, turns: 0, wins: 0 }));
const trivial = () => {
  for (let i = 0; i < BATCH; i++) {
    const me = players[i & 1];
    const foe = players[1 - (i & 1)];
    const roll = 1 + rng.integer(6);
    foe.hp -= roll;
    me.mana = (me.mana + roll) % 11;
    me.turns++;
    if (foe.hp <= 0) {
      me.wins++;
      me.hp = foe.hp = 30;
    }
  }
  return BATCH;
};
emit('trivial_steps_per_s', timed(trivial, { ms: 1000, warmMs: 500 }).perS, '1/s');

const out = [];
let seed = 1;
emit('duel.decisions_per_s', timed(() => playRandomly(new Match(seed++), rng, out), { ms: 3000, warmMs: 3000 }).perS, '1/s');
const middle = new Match(5);
playRandomly(middle, rng, out, 30);
const clones = () => {
  for (let i = 0; i < 100; i++) sink += middle.clone().number;
  return 100;
};
emit('duel.clone_us', timed(clones, { ms: 1000, warmMs: 500 }).nsEach / 1e3, 'us');

const before = heapBytes();
const matches = Array.from({ length: 2000 }, (_, i) => {
  const match = new Match(i);
  playRandomly(match, rng, out, 30);
  return match;
});
emit('duel.heap_per_game_kb', (heapBytes() - before) / matches.length / 1024, 'KB');
if (sink === 0.5) throw new Error('never: it only keeps the work from being optimised away');
finish();
