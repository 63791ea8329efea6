/** A table in the words of scenario files, for tests that need more than a file can say. */
import { scripted, type Plain, type Position } from '@kolbiste/engine';
import { Play, type AnyEvent } from '@kolbiste/testkit';
import { summonerWarsGame, type World } from '../src/index.ts';

export interface Table {
  readonly play: Play;
  readonly world: World;
  readonly position: Position<World>;
  /** The id of a thing the table names. */
  id(name: string): number;
}

export function tableFrom(given: Plain, more: { random?: readonly Plain[]; options?: Plain; seats?: readonly string[] } = {}): Table {
  const seats = more.seats ?? ['Jana', 'Petr'];
  const { module } = summonerWarsGame;
  const start = module.scenario.read(given, module.options.read(more.options ?? {}), seats);
  const events: AnyEvent[] = [];
  const position = summonerWarsGame.startFrom(start, seats.length, scripted(more.random ?? []), event => events.push(event));
  return { play: new Play(summonerWarsGame, position, events), world: position.world, position, id: name => Number(start.names[name]) };
}
