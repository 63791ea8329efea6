/** Black Widow: statuses. */
import { no } from '@kolbiste/engine';
import { upgradesInHand } from '../../rules/legality.ts';
import { threatened } from '../../rules/packets.ts';
import { upgradesInPlay } from '../../rules/queries.ts';
import { call, either, preventHalf, printed, roll, say, when } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { tick } from './bombs.ts';
import { freeUpgrade, scout } from './covert-ops.ts';
import { BOMB } from './names.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: 'covertOps',
    name: printed('Covert Ops', 'Tajná operace'),
    kind: 'unique',
    limit: 3,
    worth: 1.1,
    movable: false,
    removable: false,
    source: 'fact',
    text: say(
      'Once per turn in your main phase spend 1: play an upgrade from hand for free, or look at the top 3 cards of your deck (no upgrade among them: you may show them and search for one; otherwise put them back in any order). Never moved or removed.',
      'Jednou za tah ve své hlavní fázi využij: zdarma zahraj vylepšení z ruky, nebo se podívej na 3 vrchní karty balíčku (není-li mezi nimi vylepšení, můžeš je ukázat a jedno vyhledat; jinak je vrať v libovolném pořadí). Nelze přesunout ani odstranit.',
    ),
    spend: {
      n: 1,
      main: 'own',
      oncePerTurn: true,
      rule: 'DIT 6.36',
      refusal: () => null,
      script: script(
        either(
          {
            id: 'freeUpgrade',
            effects: [call((_, c) => freeUpgrade({ seat: c.seat }), say('play an upgrade for free', 'zahraj vylepšení zdarma'), 5)],
            test: (w, c) => upgradesInHand(w, c.seat).length > 0,
          },
          {
            id: 'scout',
            effects: [call((_, c) => scout({ seat: c.seat, seen: [] }), say('look at the top 3 cards', 'podívej se na 3 vrchní karty'), 2)],
          },
        ),
      ),
    },
  },
  {
    id: 'agility',
    name: printed('Agility', 'Mrštnost'),
    kind: 'positive',
    limit: 2,
    worth: 1.9,
    movable: true,
    removable: true,
    guards: true,
    source: 'fact',
    text: say(
      'When damage threatens you spend it and roll 1: on 1 to 3 prevent half of it, rounded up.',
      'Hrozí-li ti zranění, využij a hoď 1 kostkou: za 1–3 zabráníš polovině, zaokrouhleno nahoru.',
    ),
    spend: {
      n: 1,
      rule: 'DIT 6.43',
      refusal: (w, seat) => (threatened(w, seat) ? null : no('DIT R12', 'noDamage')),
      script: script(
        roll(
          1,
          when((_, c) => c.dice[0]! <= 3, say('1 to 3', '1–3'), [preventHalf]),
        ),
      ),
    },
  },
  {
    id: BOMB,
    name: printed('Time Bomb', 'Časovaná bomba'),
    kind: 'negative',
    limit: 2,
    worth: -2.5,
    movable: true,
    removable: true,
    dieWorth: die => (die === 6 ? 2.5 : 0), // it ticks with every other number
    source: 'fact',
    text: say(
      'Starts at 0:02, or at 0:01 if the one who inflicts it has 6 upgrades in play. In the bearer’s upkeep roll 1: on 6 it is removed, else it advances: 0:02 to 0:01, 0:01 is removed for 4 undefendable damage as an isolated source.',
      'Začíná na 0:02, má-li její původce ve hře 6 vylepšení, na 0:01. V údržbě nositel hodí 1 kostkou: za 6 žeton odstraní, jinak se čas posune: z 0:02 na 0:01, z 0:01 je odstraněna a udělí 4 neblokovatelná zranění jako samostatný zdroj.',
    ),
    arrives: (w, _, by) => (upgradesInPlay(w, by) >= 6 ? 1 : 2),
    upkeep: {
      per: 'token',
      rule: 'DIT 6.47',
      script: script(call((_, c) => tick({ seat: c.seat, state: c.dice[0]! }), say('roll for the bomb', 'hoď za bombu'))),
    },
  },
];
