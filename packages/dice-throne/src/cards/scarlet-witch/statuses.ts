/** Scarlet Witch: statuses. */
import { no } from '@kolbiste/engine';
import { dieRefusalOfToken } from '../../rules/die-changes.ts';
import { modifierRefusal } from '../../rules/legality.ts';
import { alterDice } from '../../rules/procedures.ts';
import { countMarks, playerOf } from '../../rules/queries.ts';
import { call, chosenOpponent, either, inflict, modify, named, printed, say } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { borrowable, conjure } from './conjuring.ts';
import { charged } from './effects.ts';
import { CONJURE, CRACKLE, PM, RW } from './names.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: CRACKLE,
    name: printed('Crackle', 'Jiskření'),
    kind: 'positive',
    limit: 3,
    worth: 1.9,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'Attack modifier, before the defender commits: 1 more damage per positive or negative token on your board, at most 3. At most two per turn.',
      'Ovlivnění útoku, dokud obránce nezvolil obranu: o 1 zranění víc za každý zvýhodňující či znevýhodňující žeton na tvé desce, nejvýše o 3. Nejvýše dva za tah.',
    ),
    spend: {
      n: 1,
      early: true,
      rule: 'DIT 6.10',
      refusal: (w, seat) =>
        modifierRefusal(w, seat) ??
        (w.attack!.committed
          ? no('DIT R24', 'tooLate')
          : countMarks(playerOf(w, seat).marks, 'spent', CRACKLE) >= 2
            ? no('DIT 6.11', 'oncePerTurn')
            : null),
      script: script(
        modify(
          (w, c) => Math.min(3, charged(w, c.seat)),
          say(
            'attack modifier: add 1 damage per positive or negative token on your board, at most 3',
            'ovlivnění útoku: přidej 1 zranění za každý zvýhodňující či znevýhodňující žeton na tvé desce, nejvýše 3',
          ),
        ),
      ),
    },
  },
  {
    id: PM,
    name: named('Probability Manipulation', 'Manipulace pravděpodobností'),
    kind: 'positive',
    limit: 2,
    worth: 1,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'Spend during any roll of your own dice: one that shows 2, 4 or 6 goes up or down by 1.',
      'Využij při kterémkoli hodu svými kostkami: jednu s hodnotou 2, 4 nebo 6 otoč o 1 nahoru nebo dolů.',
    ),
    spend: {
      n: 1,
      dice: true,
      rule: 'DIT 6.10',
      refusal: (w, seat) => dieRefusalOfToken(w, seat, 'even', 'own'),
      script: script(
        call(
          (_, c) => alterDice({ seat: c.seat, how: 'even', of: 'own', rule: 'DIT 6.12' }),
          say('turn one of your dice that shows 2, 4 or 6 by 1', 'jednu svou kostku s hodnotou 2, 4 nebo 6 otoč o 1'),
        ),
      ),
    },
  },
  {
    id: CONJURE,
    name: named('Conjure', 'Vyčarování'),
    kind: 'positive',
    limit: 1,
    worth: 1.8,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'Once per turn in any main phase: gain a positive status of a chosen player’s leaflet (each opponent may discard a card to cancel it), or inflict Reality Warp on an opponent.',
      'Jednou za tah v kterékoli hlavní fázi: získej zvýhodňující stav z přehledu zvoleného hráče (každý soupeř to může odložením karty zrušit), nebo přiděl soupeři Pokřivení reality.',
    ),
    spend: {
      n: 1,
      main: 'any',
      oncePerTurn: true,
      rule: 'DIT 6.10',
      refusal: () => null,
      script: script(
        either(
          {
            id: 'borrow',
            effects: [
              call(
                (_, c) => conjure({ seat: c.seat, status: null, asked: [] }),
                say('gain a positive status of a leaflet', 'získej zvýhodňující stav z přehledu'),
                1.8,
              ),
            ],
            test: (w, c) => borrowable(w, c.seat).length > 0,
          },
          { id: 'warp', effects: [chosenOpponent(inflict(RW))] },
        ),
      ),
    },
  },
  {
    id: RW,
    name: named('Reality Warp', 'Pokřivení reality'),
    kind: 'negative',
    limit: 1,
    worth: -1.1,
    movable: true,
    removable: true,
    source: 'fact',
    fouls: true,
    text: say(
      'When the bearer’s offensive roll begins it is removed, and one of the five dice only counts as a number in that phase.',
      'Na začátku nositelova hodu na útok odchází a jedna z pěti kostek platí v té fázi jen jako číslo.',
    ),
  },
];
