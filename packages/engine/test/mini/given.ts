/** Tables of the mini game for tests, set with the words of its scenarios. */
import { scripted, type Plain } from '../../src/index.ts';
import { Play } from '../../../testkit/src/index.ts';
import { miniGame } from './module.ts';
import type { World } from './world.ts';

export interface Given {
  readonly play: Play;
  readonly world: () => World;
  /** The card that is called so. */
  readonly id: (name: string) => number;
}

/** Jana is seat 0 and to act in turn 3, the first in which one may attack; Petr is seat 1. */
export function given(position: { readonly [key: string]: Plain }, random: readonly Plain[] = []): Given {
  const start = miniGame.module.scenario.read(position, { target: 12 }, ['Jana', 'Petr']);
  const play = new Play(miniGame, miniGame.startFrom(start, 2, scripted(random)));
  return {
    play,
    world: () => play.position.world as World,
    id: name => Number(start.names[name] ?? Number.NaN),
  };
}
