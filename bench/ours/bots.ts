/** Bots at work: tries a second of a Knight's search in the middle of real games, and by how much a decision exceeds its time. */
import { BUDGETS, choose } from '@kolbiste/bots';
import { Random, seeded, type AnyPosition } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import { emit, finish, quantile, SCALE, TRIAL } from '../lib/measure.mjs';

const DECISIONS = TRIAL ? 1 : Math.max(8, Math.round(30 * SCALE));
const MILLISECONDS = BUDGETS.knight.milliseconds;
/** Between two measured decisions squires play on for as many at most, so that the decisions are of all kinds and of all times of a game. */
const STRETCH = 60;

for (const { id, game } of GAMES) {
  const lot = new Random(seeded('bots'));
  let position: AnyPosition = game.start({}, game.module.seats.min, 'bots/0'),
    games = 0,
    tries = 0,
    spent = 0;
  const over: number[] = [];
  for (let measured = -3; measured < DECISIONS; ) {
    if (!position.decision) position = game.start({}, game.module.seats.min, `bots/${++games}`);
    const { seat } = position.decision!;
    const began = performance.now();
    const { key, iterations } = choose({ game, position: game.redeal(position, seat, `${measured}`), seat }, 'knight', `${measured}`, {
      iterations: BUDGETS.knight.iterations,
      until: began + MILLISECONDS,
      now: () => performance.now(),
    });
    const elapsed = performance.now() - began;
    if (iterations > 0) {
      if (measured >= 0) {
        tries += iterations;
        spent += elapsed;
        over.push(Math.max(0, elapsed / MILLISECONDS - 1));
      }
      measured++;
    }
    game.answer(position, key);
    for (let i = lot.integer(STRETCH); i > 0 && position.decision; i--) {
      const squire = position.decision.seat,
        seed = `${measured}/${i}`;
      game.answer(position, choose({ game, position: game.redeal(position, squire, seed), seat: squire }, 'squire', seed, { iterations: 1 }).key);
    }
  }
  emit(`${id}.tries_per_s`, tries / (spent / 1000), '1/s');
  emit(`${id}.over_budget_p95`, quantile(over.toSorted((a, b) => a - b), 0.95), '');
}
finish();
