/** Captain Marvel: triggers and statuses by the facts, numbers and cards house-made. */
import { coined, printed } from '../makers.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { statuses } from './statuses.ts';

export const captainMarvel: Hero = {
  id: 'captain-marvel',
  name: printed('Captain Marvel', 'Captain Marvel'),
  complexity: { n: 2, source: 'fact' },
  die: [0, 0, 0, 1, 1, 2],
  symbols: [coined('Photon', 'Foton'), coined('Star', 'Hvězda'), coined('Binary', 'Binár')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
