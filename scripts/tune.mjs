/**
 * `npm run tune -- <game> [--games 300] [--by squire] [--iterations 3] [--check 100] [--seed tune]`: what each thing that bots count is worth.
 *
 * Squires play each other over all pairings, or with `--by policy` players who choose at a glance, which is far faster. From moments
 * of those games and how the games ended, logistic regression finds the weights under which the judgement foretells the end best,
 * held near the old ones by a few games' worth of doubt. Who wins a long game says little about one of its moments: there a mind names
 * an aim, and least squares find how much of it each thing brings within the next moments. New squires then play old ones, seats
 * swapped; the weights are written only if the new ones did not lose.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { interval, pairing, playMatch } from '@kolbiste/bots';
import { createGame, judgement } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    by: { type: 'string', default: 'squire' },
    iterations: { type: 'string', default: '3' },
    check: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'tune' },
    options: { type: 'string', default: '{}' },
  },
});
const { game } = gameNamed(positionals[0] ?? '');
const [games, iterations, check] = [flags.games, flags.iterations, flags.check].map(Number);
const options = JSON.parse(flags.options);
const { mind } = game.module;
const names = Object.keys(mind.weights);
/** One moment in this many, so that moments of one game are not all alike. */
const EVERY = 7;
/** How strongly the old weights hold, in moments. */
const DOUBT = 20;
const learned = names.map(name => !mind.given?.includes(name) && name !== mind.aim?.feature);
const aim = mind.aim ? names.indexOf(mind.aim.feature) : -1;

const moments = [];
for (let n = 0; n < games; n++) {
  const seen = [];
  let count = 0;
  const player = { name: flags.by, game, iterations, clear: true };
  const { points } = playMatch(game, [player, player], pairing(game, options, n), `${flags.seed}/${n}`, {
    decided: position => {
      if ((count++ % EVERY === 0 || mind.aim) && (mind.settled?.(position) ?? true)) seen.push(mind.measure(position.world, 0));
    },
  });
  if (mind.aim)
    for (const [i, x] of seen.slice(0, -mind.aim.moments).entries()) moments.push({ x, y: seen[i + mind.aim.moments][aim] - x[aim] });
  else for (const x of seen) moments.push({ x, y: points });
  if ((n + 1) % 20 === 0) process.stderr.write(`${n + 1}/${games} games, ${moments.length} moments\n`);
}

const mean = of => moments.reduce((sum, moment) => sum + of(moment), 0) / moments.length;
/** How badly weights foretell what came: the log of the chance given to it, or the square of what they were wrong by. */
const loss = weights =>
  mean(({ x, y }) => {
    if (mind.aim) return (y - brought(weights, x)) ** 2;
    const p = Math.min(1 - 1e-9, Math.max(1e-9, judgement(weights, x)));
    return -y * Math.log(p) - (1 - y) * Math.log(1 - p);
  });
/** How much of the aim all that is learned brings: what it is worth, in what the aim is worth. */
const brought = (weights, x) => x.reduce((sum, value, i) => sum + (learned[i] ? (weights[i] * value) / weights[aim] : 0), 0);

/** Solves a small system by elimination. */
function solve(a, b) {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(a[r][i]) > Math.abs(a[pivot][i])) pivot = r;
    [a[i], a[pivot]] = [a[pivot], a[i]];
    [b[i], b[pivot]] = [b[pivot], b[i]];
    for (let r = i + 1; r < n; r++) {
      const f = a[r][i] / a[i][i];
      for (let c = i; c < n; c++) a[r][c] -= f * a[i][c];
      b[r] -= f * b[i];
    }
  }
  const x = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) x[i] = (b[i] - x.slice(i + 1).reduce((sum, v, k) => sum + v * a[i][i + 1 + k], 0)) / a[i][i];
  return x;
}

const old = Object.values(mind.weights);
const scale = names.map((_, i) => Math.sqrt(mean(({ x }) => x[i] ** 2)) || 1);
const weights = [...old];
for (let round = 0; round < 12; round++) {
  const hold = names.map((_, i) => DOUBT * scale[i] ** 2 * (mind.aim ? 1 / old[aim] ** 2 : 1 / 4));
  const gradient = names.map((_, i) => hold[i] * (old[i] - weights[i]));
  const curvature = names.map((_, i) => names.map((_, j) => (i === j ? hold[i] + 1e-9 : 0)));
  for (const { x, y } of moments) {
    // How much too little was foretold, and how much more is foretold for a little more weight.
    const p = mind.aim ? brought(weights, x) : judgement(weights, x);
    const slope = mind.aim ? 1 / weights[aim] : 1;
    const bend = mind.aim ? slope ** 2 : p * (1 - p);
    for (let i = 0; i < x.length; i++) {
      gradient[i] += slope * (y - p) * x[i];
      for (let j = 0; j < x.length; j++) curvature[i][j] += bend * x[i] * x[j];
    }
  }
  const rows = names.map((_, i) => i).filter(i => learned[i]);
  const step = solve(
    rows.map(i => rows.map(j => curvature[i][j])),
    rows.map(i => gradient[i]),
  );
  rows.forEach((i, k) => (weights[i] += step[k]));
}
const rounded = weights.map((weight, i) => (learned[i] ? Number(weight.toPrecision(3)) : old[i]));
const made = Object.fromEntries(names.map((name, i) => [name, rounded[i]]));
console.log(`${moments.length} moments of ${games} games; loss ${loss(old).toFixed(4)} → ${loss(rounded).toFixed(4)}`);
for (const [i, name] of names.entries()) console.log(`  ${name.padEnd(14)}${old[i]} → ${rounded[i]}   (spread ${scale[i].toFixed(2)})`);

const tuned = createGame({ ...game.module, mind: { ...mind, weights: made } });
let points = 0;
for (let n = 0; n < check; n++) {
  const [better, before] = [tuned, game].map(of => ({ name: 'squire', game: of, iterations, clear: true }));
  const swapped = n % 2 === 1;
  const match = playMatch(
    game,
    swapped ? [before, better] : [better, before],
    pairing(game, options, n >> 1),
    `${flags.seed}/check/${n >> 1}`,
  );
  points += swapped ? 1 - match.points : match.points;
}
const [low, high] = interval(points / check, check);
console.log(
  `new against old: ${((100 * points) / check).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}), ${check} games`,
);
if (!(loss(rounded) <= loss(old)) || points < check / 2) console.log('not written: the old weights are better');
else
  writeFileSync(
    new URL(`../packages/${game.module.id}/src/bot/weights.ts`, import.meta.url),
    `/** What one of each thing is worth. Written by \`npm run tune -- ${game.module.id}\`. */\nexport const WEIGHTS = {\n${names.map((name, i) => `  ${name}: ${rounded[i]},\n`).join('')}};\n`,
  );
