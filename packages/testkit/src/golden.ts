/**
 * Golden playthroughs: a game from a fixed seed as text, with every decision, every event and what each observer may see,
 * compared with a committed file. A change of the rules shows as a change of text that somebody has to look at.
 * `GOLDEN=update` writes the files.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { canonical, isDraw, keyOf, questionOf, Random, seeded, sha256, viewers, winners, type Plain, type Viewer } from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { sayEvent } from './match.ts';

export interface Playthrough {
  readonly options?: Plain;
  readonly seats?: number;
  readonly seed: string;
  readonly maxDecisions?: number;
}

const short = (value: unknown): string => sha256(canonical(value)).slice(0, 8);

/** One random game as text. */
export function playthrough(game: AnyGame, { options = {}, seats = game.module.seats.min, seed, maxDecisions = 200 }: Playthrough): string {
  const { id, version } = game.module;
  const lines = [`${id} version ${version}, ${seats} seats, options ${canonical(options)}, seed ${JSON.stringify(seed)}`];
  const choices = new Random(seeded(`${seed}/choices`));
  const observers = viewers(seats);
  let told = new Map<Viewer, Plain[]>();
  const sink = (event: AnyEvent, world: object): void => {
    lines.push(`    ${sayEvent(event)}`);
    for (const viewer of observers) told.get(viewer)!.push(game.module.redact(world, event, viewer));
  };
  const listen = (run: () => void): void => {
    told = new Map(observers.map(viewer => [viewer, []]));
    run();
    lines.push(
      `    views ${observers.map(viewer => `${viewer} ${short(game.see(position, viewer))}/${short(told.get(viewer))}`).join(', ')}`,
    );
  };
  let position!: AnyPosition;
  listen(() => (position = game.start(options, seats, seed, sink)));
  for (let n = 1; position.decision && n <= maxDecisions; n++) {
    const { seat, rule, options: offered } = position.decision;
    const keys = offered.map(keyOf);
    const key = keys[choices.integer(keys.length)]!;
    lines.push(`${n}. seat ${seat}, ${questionOf(position)} [${rule}]: ${keys.map(k => (k === key ? `>${k}<` : k)).join(' | ')}`);
    listen(() => game.answer(position, key, sink));
  }
  const { outcome } = position;
  if (outcome) lines.push(`${isDraw(outcome) ? 'drawn' : `won by ${winners(outcome).join(', ')}`} [${outcome.rule}] ${outcome.why}`);
  else lines.push(`broken off after ${maxDecisions} decisions`);
  return `${lines.join('\n')}\n`;
}

/** Compares a text with its committed file, or writes the file when `GOLDEN=update` is set. */
export function matchGolden(file: string, text: string, update = process.env['GOLDEN'] === 'update'): void {
  if (update) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  if (!existsSync(file)) throw new Error(`there is no ${file}; GOLDEN=update writes it`);
  const golden = readFileSync(file, 'utf8');
  if (golden === text) return;
  const [was, is] = [golden.split('\n'), text.split('\n')];
  const at = is.findIndex((line, i) => line !== was[i]);
  const line = at < 0 ? is.length : at;
  throw new Error(
    `${file}:${line + 1}: the game went differently\n  was: ${was[line] ?? '(the end)'}\n  is:  ${is[line] ?? '(the end)'}\nIf that is right, GOLDEN=update writes the file anew.`,
  );
}
