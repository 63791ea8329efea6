/** Black Panther: statuses. */
import { no } from '@kolbiste/engine';
import { threatened } from '../../rules/packets.ts';
import { countOf, limitOf } from '../../rules/statuses.ts';
import { chosenOpponent, cp, discardToken, drawCards, prevent, printed, say, strike, THEN } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { KE, SUIT } from './names.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: KE,
    name: printed('Kinetic Energy', 'Kinetická energie'),
    kind: 'positive',
    limit: 8,
    worth: 1.25,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'Your attacks deal 1 more for every 2 held; they are not spent. On reaching the limit remove them all, then gain 2 CP, draw 2 cards and deal 5 undefendable damage to an opponent as an isolated source.',
      'Za každé 2 držené udělují tvé útoky o 1 zranění víc; žetony se tím nevyužijí. Při dosažení nejvyššího počtu je všechny odstraň, poté získej 2 BB, dober si 2 karty a uděl 5 neblokovatelných zranění libovolnému soupeři jako samostatný zdroj.',
    ),
    attackBonus: (w, seat) => Math.floor(countOf(w, seat, KE) / 2), // whole pairs (DIT R35)
    gained: {
      test: (w, seat) => countOf(w, seat, KE) >= limitOf(w, seat, KE),
      script: script(
        discardToken(KE, 99),
        THEN,
        cp(2),
        drawCards(2, 'DIT 6.30'),
        chosenOpponent(strike({ n: 5, type: 'undefendable', to: 'target', isolated: true })),
      ),
    },
  },
  {
    id: SUIT,
    name: printed('Vibranium Suit', 'Vibraniový oblek'),
    kind: 'unique',
    limit: 1,
    worth: 2.7,
    movable: false,
    removable: true,
    guards: true,
    source: 'fact',
    text: say(
      'Spend to prevent 3 of the damage that threatens you. Cannot be transferred.',
      'Využij a zabraň 3 hrozícím zraněním. Nelze přesunout.',
    ),
    spend: {
      n: 1,
      rule: 'DIT 6.33',
      refusal: (w, seat) => (threatened(w, seat) ? null : no('DIT R12', 'noDamage')),
      script: script(prevent(3)),
    },
  },
];
