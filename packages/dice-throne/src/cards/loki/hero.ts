/** Loki: triggers and statuses by the facts, damage averaged, illusions, defence and cards house-made. */
import { coined, printed } from '../makers.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { statuses } from './statuses.ts';

export const loki: Hero = {
  id: 'loki',
  name: printed('Loki', 'Loki'),
  complexity: { n: 5, source: 'house' },
  die: [0, 0, 1, 1, 2, 3],
  symbols: [coined('Dagger', 'Dýka'), coined('Mask', 'Maska'), coined('Serpent', 'Had'), coined('Horned Crown', 'Rohatá koruna')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
