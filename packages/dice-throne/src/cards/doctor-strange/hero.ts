/** Doctor Strange: triggers and statuses by the facts, damage averaged, spells, defence and most cards house-made. */
import { no } from '@kolbiste/engine';
import { marked, playerOf } from '../../rules/queries.ts';
import { call, coined, printed, say } from '../makers.ts';
import { script } from '../registry.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { castProcedure, castRefusal, prepareProcedure, slotsFor } from './spells.ts';
import { statuses } from './statuses.ts';

export const doctorStrange: Hero = {
  id: 'doctor-strange',
  name: printed('Doctor Strange', 'Doctor Strange'),
  complexity: { n: 5, source: 'house' },
  die: [0, 0, 1, 1, 2, 3],
  symbols: [coined('Hand', 'Ruka'), coined('Rune', 'Runa'), coined('Eye', 'Oko'), coined('Seal', 'Pečeť')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: false, slots: [0, 3] },
  companion: null,
  uses: [
    {
      id: 'prepare',
      name: say('Prepare a spell', 'Připravit kouzlo'),
      main: true,
      rule: 'DIT 5.19',
      refusal: (w, seat) => (marked(w, seat, 'used', 'prepare') ? no('DIT 5.11', 'oncePerTurn') : null),
      script: script(
        call(
          (_, c) => prepareProcedure({ seat: c.seat, free: false }),
          say('prepare a spell', 'připrav si kouzlo'),
          (w, c) => (playerOf(w, c.seat).slots.length < slotsFor(w, c.seat) ? 2 : 0),
        ),
      ),
    },
    {
      id: 'cast',
      name: say('Cast a spell', 'Seslat kouzlo'),
      main: false,
      rule: 'DIT R10',
      refusal: castRefusal,
      script: script(call((_, c) => castProcedure({ seat: c.seat }), say('cast a spell', 'sešli kouzlo'), 3)),
    },
  ],
};
