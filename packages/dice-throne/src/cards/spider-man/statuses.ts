/** Spider-Man: statuses. */
import { no } from '@kolbiste/engine';
import { attackAgain } from '../../rules/atoms.ts';
import { alive } from '../../rules/queries.ts';
import { named, perform, printed, say, strike } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: 'combo',
    name: named('Combo', 'Kombo'),
    kind: 'unique',
    limit: 1,
    worth: 4,
    movable: false,
    removable: true,
    source: 'fact',
    text: say(
      'Spend at the end of the opponent’s defensive roll against your attack: a whole further offensive roll phase against the same opponent. Once per turn. Cannot be transferred.',
      'Využij na konci soupeřova hodu na obranu proti tvému útoku: celá další fáze hodu na útok proti témuž soupeři. Jednou za tah. Nelze přesunout.',
    ),
    spend: {
      n: 1,
      oncePerTurn: true,
      urgent: true,
      rule: 'DIT 6.19',
      refusal: (w, seat, window) =>
        window !== 'defended'
          ? no('DIT 6.19', 'endOfDefence')
          : w.attack?.is && w.attack.by === seat
            ? alive(w, w.attack.target!)
              ? null
              : no('DIT 6.19', 'opponentFell')
            : no('DIT 9.43', 'noAttack'),
      script: script(perform(({ world: w }) => attackAgain(w), say('a further offensive roll phase', 'další fáze hodu na útok'), 6)),
    },
  },
  {
    id: 'webbed',
    name: printed('Webbed', 'Pavučina'),
    kind: 'negative',
    limit: 1,
    worth: -1.5,
    movable: true,
    removable: true,
    source: 'uncertain',
    note: say('Editions print other numbers; the newer one is used.', 'Vydání se v číslech liší; platí novější.'),
    text: say(
      'When inflicted: 2 undefendable damage as an isolated source. The next normal attack on the bearer becomes undefendable, then the token goes.',
      'Při přidělení: 2 neblokovatelná zranění jako samostatný zdroj. Příští běžný útok na nositele je neblokovatelný, poté žeton odchází.',
    ),
    gained: { test: () => true, script: script(strike({ n: 2, type: 'undefendable', to: 'self', isolated: true })) },
    attacked: (_, packet) => (packet.type === 'normal' ? 'undefendable' : null),
  },
  {
    id: 'invisibility',
    name: named('Invisibility', 'Neviditelnost'),
    kind: 'unique',
    limit: 1,
    worth: 1.2,
    movable: false,
    removable: true,
    source: 'fact',
    text: say(
      'Attacked with undefendable damage you may spend it and defend after all. Cannot be transferred.',
      'Hrozí-li ti neblokovatelný útok, můžeš žeton využít a přesto spustit obrannou schopnost. Nelze přesunout.',
    ),
    defends: true,
  },
];
