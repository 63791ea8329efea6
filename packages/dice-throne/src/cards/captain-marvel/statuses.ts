/** Captain Marvel: statuses. */
import { no } from '@kolbiste/engine';
import { currentRoll } from '../../rules/dice.ts';
import { dieRefusalOfToken } from '../../rules/die-changes.ts';
import { modifierRefusal } from '../../rules/legality.ts';
import { alterDice } from '../../rules/procedures.ts';
import { playerOf } from '../../rules/queries.ts';
import { countOf } from '../../rules/statuses.ts';
import { call, discardToken, modify, named, pickDice, printed, roll, say, strike, THEN, total } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { FLARE, RADIANCE, RAY } from './names.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: RAY,
    name: named('Cosmic Ray', 'Kosmický paprsek'),
    kind: 'unique',
    limit: 2,
    worth: 3.5,
    movable: false,
    removable: false,
    source: 'fact',
    text: say(
      'Attack modifier: spend on your attack, roll 2 and add the number of one of the dice. Once per turn, not in the turn in which the token was gained. Never moved or removed.',
      'Ovlivnění útoku: využij při svém útoku, hoď 2 kostkami a přičti číslo jedné z nich. Jednou za tah, ne v tahu, kdy byl žeton získán. Nelze přesunout ani odstranit.',
    ),
    arrives: w => w.turn,
    spend: {
      n: 1,
      oncePerTurn: true,
      rule: 'DIT 6.10',
      refusal: (w, seat) =>
        modifierRefusal(w, seat) ??
        (playerOf(w, seat).tokens.some(({ status, state }) => status === RAY && state < w.turn) ? null : no('DIT 6.19', 'gainedThisTurn')),
      script: script(
        roll(
          2,
          pickDice(
            1,
            modify(
              total,
              say(
                'attack modifier: add the number of one die of your choice',
                'ovlivnění útoku: přičti číslo jedné kostky podle své volby',
              ),
            ),
          ),
        ),
      ),
    },
  },
  {
    id: FLARE,
    name: named('Cosmic Flare', 'Kosmická erupce'),
    kind: 'positive',
    limit: 3,
    worth: 1.6,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'In your upkeep every opponent is dealt 1 damage per Cosmic Flare you hold, then one of them is removed.',
      'V tvé údržbě dostane každý soupeř 1 zranění za každou tvou Kosmickou erupci, poté jednu odstraň.',
    ),
    upkeep: {
      per: 'all',
      rule: 'DIT 12.1.1',
      script: script(
        strike({
          n: (w, c) => countOf(w, c.seat, FLARE),
          type: 'untyped',
          to: 'opponents',
          isolated: false,
          words: say(
            'deal every opponent 1 damage per Cosmic Flare you hold',
            'uděl každému soupeři 1 zranění za každou svou Kosmickou erupci',
          ),
        }),
        THEN,
        discardToken(FLARE),
      ),
    },
  },
  {
    id: RADIANCE,
    name: printed('Radiance', 'Záře'),
    kind: 'positive',
    limit: 2,
    worth: 2.5,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'Spend after your defensive dice have landed: set one of them to 6.',
      'Využij po svém hodu na obranu: jednu z kostek otoč na 6.',
    ),
    spend: {
      n: 1,
      dice: true,
      rule: 'DIT 6.10',
      refusal: (w, seat) => (currentRoll(w)?.purpose === 'defence' ? dieRefusalOfToken(w, seat, 'six', 'own') : no('DIT R12', 'noDie')),
      script: script(
        call(
          (_, c) => alterDice({ seat: c.seat, how: 'six', of: 'own', rule: 'DIT 6.12' }),
          say('set one die to 6', 'jednu kostku otoč na 6'),
        ),
      ),
    },
  },
];
