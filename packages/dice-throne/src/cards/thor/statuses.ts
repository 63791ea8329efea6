/** Thor: statuses. */
import { no } from '@kolbiste/engine';
import { attackPacket } from '../../rules/packets.ts';
import { drawCards, makeUndefendable, named, printed, roll, say, when } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { EK } from './names.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: EK,
    name: printed('Electrokinesis', 'Elektrokinéze'),
    kind: 'positive',
    limit: 4,
    worth: 0.6,
    movable: true,
    removable: true,
    source: 'uncertain',
    note: say('Editions print other numbers; the newer one is used.', 'Vydání se v číslech liší; platí novější.'),
    text: say('Once per turn in any main phase spend 4: draw 1 card.', 'Jednou za tah v kterékoli hlavní fázi využij 4: dober si 1 kartu.'),
    spend: { n: 4, main: 'any', oncePerTurn: true, rule: 'DIT 6.10', refusal: () => null, script: script(drawCards(1)) },
  },
  {
    id: 'guardBreak',
    name: named('Guard Break', 'Prolomení obrany'),
    kind: 'positive',
    limit: 2,
    worth: 0.75,
    movable: true,
    removable: true,
    source: 'uncertain',
    note: say('Editions print other numbers; the newer one is used.', 'Vydání se v číslech liší; platí novější.'),
    text: say(
      'At the end of your offensive roll with an attack spend it and roll 1: on 4 or 5 the attack becomes undefendable.',
      'Na konci svého hodu na útok, vznikl-li útok, využij a hoď 1 kostkou: za 4–5 je útok neblokovatelný.',
    ),
    spend: {
      n: 1,
      early: true,
      rule: 'DIT R28',
      refusal: (w, seat) => {
        if (!w.attack?.is || w.attack.by !== seat) return no('DIT 9.43', 'noAttack');
        if (w.attack.committed) return no('DIT R28', 'tooLate');
        return attackPacket(w)?.type === 'normal' ? null : no('DIT R12', 'alreadyUndefendable');
      },
      script: script(
        roll(
          1,
          when((_, c) => c.dice[0] === 4 || c.dice[0] === 5, say('4 or 5', '4 nebo 5'), [makeUndefendable]),
        ),
      ),
    },
  },
];
