/** Paths of play, counted. A change of these numbers is a change of what is legal, or of the cards. */
import { census, newTable } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { factionIds } from '../decks.ts';

it('the census of the first turns', () => {
  const count = (decks: string[]): readonly number[] => {
    const play = newTable(game, { options: { decks }, seed: 'census' });
    play.answer(play.asked!, play.offers[0]!);
    return census(game, play.position, 2).paths;
  };
  expect(factionIds.map(id => count([id, 'benders']))).toMatchInlineSnapshot(`
    [
      [
        38,
        1186,
      ],
      [
        36,
        956,
      ],
      [
        41,
        1411,
      ],
      [
        62,
        3087,
      ],
      [
        25,
        530,
      ],
      [
        25,
        530,
      ],
    ]
  `);
});
