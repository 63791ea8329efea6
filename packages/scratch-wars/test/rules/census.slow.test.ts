/** Paths of play, counted. */
import { census, newTable, playUntil } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game, type World } from '../../src/index.ts';
import { madeUpTable } from '../made-up-cards.ts';

/** How many sequences of answers there are. A change of these numbers is a change of what is legal, or of the cards. */
describe('paths', () => {
  it.each([
    ['starter', {}, [6, 36, 72, 324]],
    ['pack', { preparation: 'pack' }, [3, 24, 192, 1248]],
    ['collection', madeUpTable('census'), [2, 12, 72, 324]],
  ])('from the start of a %s game have not changed in number', (name, options, paths) => {
    const { position } = newTable(game, { options, seed: `census ${name}` });
    expect(census(game, position, 4)).toEqual({ paths, ended: [0, 0, 0, 0] });
  });

  it.each([
    ['starter', {}, [6, 26, 116, 445, 1704, 6842]],
    ['pack', { preparation: 'pack' }, [4, 17, 58, 178, 599, 2109]],
    ['collection', madeUpTable('census'), [6, 12, 48, 179, 679, 2794]],
  ])('from the middle of a %s game have not changed in number', (name, options, paths) => {
    const play = newTable(game, { options, seed: `census ${name}` });
    const middle = (): boolean => play.question === 'turn.acted' && (play.position.world as World).round === 3;
    expect(playUntil(play, middle, `census ${name}`)).toBe(true);
    expect(census(game, play.position, 6)).toEqual({ paths, ended: [0, 0, 0, 0, 0, 0] });
  });
});
