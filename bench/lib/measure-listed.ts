/** Measures a game from the list of the games, once it is there. */
import { createGame, Game, type AnyModule } from '@kolbiste/engine';
import * as list from '@kolbiste/games';
import { absent } from './measure.mjs';
import { measureGame } from './measure-game.ts';

const isModule = (value: unknown): value is AnyModule => typeof value === 'object' && value !== null && 'id' in value && 'procedures' in value;
/** Everything the package exports, lists and records taken apart. */
const exported: unknown[] = Object.values(list).flatMap((value: unknown) => (typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : []));

export function measureListed(id: string): void {
  for (const value of exported) {
    if (value instanceof Game && value.module.id === id) return measureGame(value);
    if (isModule(value) && value.id === id) return measureGame(createGame(value));
  }
  absent(`packages/games does not list ${id}`);
}
