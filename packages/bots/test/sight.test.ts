/** How far bots look before they judge. */
import { createGame, type AnyGame, type AnyPosition } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { choose, type Level } from '../src/index.ts';

const { game } = gameNamed('doomtrooper');
const turnsIn = (world: object): number => (world as { sides: { turns: number }[] }).sides.reduce((sum, { turns }) => sum + turns, 0);

/** A decision with several things to do, a few turns into a game. */
function decisionInTurn(): AnyPosition {
  const position = game.start({}, 2, 'sight') as AnyPosition;
  for (let n = 0; ; n++) {
    const { seat } = position.decision!;
    const { key, thoughts } = choose({ game, position: game.redeal(position, seat, `${n}`), seat }, 'squire', `${n}`, { iterations: 1 });
    if (turnsIn(position.world) >= 6 && thoughts.filter(({ visits }) => visits > 0).length >= 4) return position;
    game.answer(position, key);
  }
}

/** How many turns later a bot judges what its options lead to. */
function judgedAfter(level: Level, position: AnyPosition): Set<number> {
  const after = new Set<number>();
  const { mind } = game.module;
  const measure: typeof mind.measure = (world, seat) => {
    after.add(turnsIn(world) - turnsIn(position.world));
    return mind.measure(world, seat);
  };
  const watched = createGame({ ...game.module, mind: { ...mind, measure } }) as AnyGame;
  const { seat } = position.decision!;
  choose({ game: watched, position: game.redeal(position, seat, 'deal'), seat }, level, 'seed', { iterations: 80 });
  return after;
}

describe('what an option leads to, at Doomtrooper', () => {
  const position = decisionInTurn();
  it('a squire judges when its turn is over', () => {
    expect(judgedAfter('squire', position)).toEqual(new Set([1]));
  });
  it('a knight judges after the opponent has answered, whichever option it is', () => {
    expect(judgedAfter('knight', position)).toEqual(new Set([2]));
  });
});
