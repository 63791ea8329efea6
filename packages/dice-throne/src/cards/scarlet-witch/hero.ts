/** Scarlet Witch: triggers and statuses by the facts, most numbers averaged, defence and cards house-made. */
import { coined, printed } from '../makers.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { statuses } from './statuses.ts';

export const scarletWitch: Hero = {
  id: 'scarlet-witch',
  name: printed('Scarlet Witch', 'Scarlet Witch'),
  complexity: { n: 4, source: 'house' },
  die: [0, 0, 0, 1, 2, 3],
  symbols: [coined('Hex', 'Uhranutí'), coined('Tiara', 'Čelenka'), coined('Book', 'Kniha'), coined('Chaos', 'Chaos')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
