/** Black Widow: dice, board, upgrades, statuses and cards. */
import { named, printed } from '../makers.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { statuses } from './statuses.ts';

export const blackWidow: Hero = {
  id: 'black-widow',
  name: printed('Black Widow', 'Black Widow'),
  complexity: { n: 4, source: 'house' },
  die: [0, 0, 1, 1, 1, 2],
  symbols: [named('Espionage', 'Špionáž'), named('Batons', 'Obušky'), named('Widow', 'Vdova')],
  boxes,
  statuses,
  cards,
  begins: { tokens: { covertOps: 3 }, companion: false, slots: [] },
  companion: null,
  uses: [],
};
