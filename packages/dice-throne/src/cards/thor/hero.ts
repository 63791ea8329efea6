/** Thor: dice, board, upgrades, statuses and cards. */
import { no } from '@kolbiste/engine';
import { playerOf } from '../../rules/queries.ts';
import { call, gain, named, printed, say } from '../makers.ts';
import { script } from '../registry.ts';
import type { Hero } from '../vocabulary.ts';
import { boxes } from './board.ts';
import { cards } from './cards.ts';
import { cardForMjolnir } from './mjolnir.ts';
import { EK } from './names.ts';
import { statuses } from './statuses.ts';

export const thor: Hero = {
  id: 'thor',
  name: printed('Thor', 'Thor'),
  complexity: { n: 3, source: 'house' },
  die: [0, 0, 0, 1, 1, 2],
  symbols: [named('Hammer', 'Kladivo'), named('Worthy', 'Hodný'), named('Thunder', 'Hrom')],
  boxes,
  statuses,
  cards,
  begins: { tokens: {}, companion: true, slots: [] },
  companion: {
    id: 'mjolnir',
    name: printed('Mjölnir', 'Mjölnir'),
    holderFell: script(gain(EK)),
    text: say(
      'Starts at home. Throw: onto a chosen opponent’s board, 1 undefendable damage as an isolated source. Retrieve: back home, gain Electrokinesis. Discard a card at any time to throw or retrieve it.',
      'Začíná doma. Vrh: na desku zvoleného soupeře, 1 neblokovatelné zranění jako samostatný zdroj. Přivolání: zpět domů a získáš Elektrokinézi. Kdykoli můžeš odložit kartu a Mjölnir vrhnout nebo přivolat.',
    ),
  },
  uses: [
    {
      id: 'mjolnir',
      name: say('Discard a card: throw or retrieve Mjölnir', 'Odlož kartu: vrhni nebo přivolej Mjölnir'),
      main: false,
      rule: 'DIT 6.25',
      refusal: (w, seat) => (playerOf(w, seat).hand.length && playerOf(w, seat).companion !== null ? null : no('DIT R82', 'noCard')),
      script: script(
        call(
          (_, c) => cardForMjolnir({ seat: c.seat }),
          say('discard a card, then throw or retrieve Mjölnir', 'odlož kartu, poté vrhni nebo přivolej Mjölnir'),
        ),
      ),
    },
  ],
};
