/** The rules that are kept in `rules/`, with the games that were played by them when they were released. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, AnyPosition, MatchRecord, Viewer } from '@kolbiste/engine';
import { replay } from '@kolbiste/testkit';
import { BUNDLES } from '../../../rules/index.mjs';
import type { Rules } from '../src/earlier.ts';
import { gameNamed } from '../src/index.ts';

export const RULES = join(import.meta.dirname, '../../../rules');
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** A whole game, and the hash of its last position. */
export interface Golden extends MatchRecord {
  readonly end: string;
}

export interface Kept extends Rules {
  readonly name: string;
  readonly id: string;
  readonly version: number;
  readonly golden: readonly Golden[];
  /** The rules as their release had them. */
  readonly released: Rules & { readonly catalogue?: readonly string[] };
}

/** Every file of rules, by its name. */
export const FILES = readdirSync(RULES).flatMap(file => {
  const [, id, version] = /^(.+)-(\d+)\.mjs$/.exec(file) ?? [];
  return id ? [{ name: file.slice(0, -4), id, version: Number(version) }] : [];
});

export const KEPT: readonly Kept[] = await Promise.all(
  FILES.map(async file => ({
    ...file,
    ...(await gameNamed(file.id).kept[file.version]!()),
    golden: readJson<Golden[]>(join(RULES, 'golden', `${file.name}.json`)),
    released: (await BUNDLES[file.id]![file.version]!()) as Kept['released'],
  })),
);

/** Plays a record again by these rules and looks at every fifth position. */
export function watch(game: AnyGame, record: MatchRecord, look: (position: AnyPosition, viewers: readonly Viewer[]) => void): void {
  const position = game.start(record.options, record.seats, record.seed) as AnyPosition;
  const viewers: Viewer[] = [...Array.from({ length: record.seats }, (_, seat) => seat), 'spectator'];
  record.inputs.forEach((key, i) => {
    if (i % 5 === 0) look(position, viewers);
    game.takeRecorded(position, key);
  });
}

/** The hash of the last position when these rules play the record again; throws where they part ways. */
export const endOf = (game: AnyGame, record: MatchRecord): string => game.hash(replay(game, record).position);
