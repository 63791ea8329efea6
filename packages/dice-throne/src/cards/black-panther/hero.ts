/** Black Panther: board, passive and tokens by the rulebook; his own cards are house-made. */
import { printed } from '../makers.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { statuses } from './statuses.ts';

export const blackPanther: Hero = {
  id: 'black-panther',
  name: printed('Black Panther', 'Black Panther'),
  complexity: { n: 2, source: 'fact' },
  die: [0, 0, 0, 1, 1, 2],
  symbols: [printed('Claws', 'Drápy'), printed('Vibranium', 'Vibranium'), printed('Panther', 'Panter')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
