/** Spider-Man (Miles Morales): dice, board, upgrades, statuses and cards. */
import { named, printed } from '../makers.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { statuses } from './statuses.ts';

export const spiderMan: Hero = {
  id: 'spider-man',
  name: printed('Spider-Man (Miles Morales)', 'Spider-Man (Miles Morales)'),
  complexity: { n: 2, source: 'fact' },
  die: [0, 0, 0, 1, 1, 2],
  symbols: [named('Thwip', 'Thwip'), named('Web', 'Pavučina'), named('Spider', 'Pavouk')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
