/** Champions of the Swamp Orcs. */
import { onVine } from '../../rules/places.ts';
import { controllerOf, friendly, isUnit } from '../../rules/queries.ts';
import { cardsOf } from '../makers.ts';
import type { Collecting } from '../vocabulary.ts';
import { canGrowAfter, grow } from './vines.ts';

const { champion } = cardsOf('swamp-orcs');
const MOST_EXPERIENCE = 4;

export const blerg = champion({
  id: 'blerg',
  cost: 7,
  attack: 2,
  range: 'melee',
  life: 6,
  words: {
    cs: {
      name: 'Blerg',
      ability: 'Rostoucí zkušenost',
      text: 'Když Blerg zničí nepřátelskou jednotku, která by šla do tvého magického balíčku, můžeš buď Blergovi odstranit 1 zranění, nebo zničenou kartu položit pod něj. Za každou jednotku pod sebou má o 1 vyšší útočné číslo, nejvýš o 4.',
    },
    en: {
      name: 'Blerg',
      ability: 'Adapt',
      text: 'When Blerg destroys an enemy unit that would go to your magic pile, you may either remove 1 wound from Blerg or put the card under him. He has +1 attack value for each unit under him, at most +4.',
    },
  },
  ability: {
    id: 'adapt',
    rule: 'SUM G8',
    attack: (w, self) => Math.min(MOST_EXPERIENCE, w.cards[self]!.under.filter(card => isUnit(w, card)).length),
    collects(w, self, { controller, by }) {
      const { controller: mine, wounds } = w.cards[self]!;
      if (friendly(controller, mine) || by !== mine) return [];
      const choices: Collecting[] = ['magic', 'under'];
      if (wounds > 0) choices.push('heal');
      return choices;
    },
  },
});

export const glarg = champion({
  id: 'glarg',
  cost: 5,
  attack: 2,
  range: 'melee',
  life: 6,
  words: {
    cs: {
      name: 'Glarg',
      ability: 'Révový dosah',
      text: 'Stojí-li na živém plotu, má o 1 vyšší útočné číslo a útočí na dálku. Živé ploty opouští bez hodu.',
    },
    en: {
      name: 'Glarg',
      ability: 'Vinemancer Reach',
      text: 'While on a vine wall he has +1 attack value and attacks at range. He leaves vine walls without a roll.',
    },
  },
  ability: { id: 'vinemancerReach', rule: 'SUM 8.3', freeOfVines: true, ranged: onVine, attack: (w, self) => (onVine(w, self) ? 1 : 0) },
});

export const splub = champion({
  id: 'splub',
  cost: 7,
  attack: 3,
  range: 'melee',
  life: 6,
  words: {
    cs: {
      name: 'Splub',
      ability: 'Révová setba',
      text: 'Když Splub zničí nepřátelskou jednotku, vyroste na jejím poli živý plot. Živé ploty opouští bez hodu.',
    },
    en: {
      name: 'Splub',
      ability: 'Vinemancer Sow',
      text: 'When Splub destroys an enemy unit, a Vine Wall grows on its square. He leaves vine walls without a roll.',
    },
  },
  ability: {
    id: 'vinemancerSow',
    rule: 'SUM F15',
    freeOfVines: true,
    whenDestroyed: (w, self, { attacker, controller, square }) =>
      attacker === self && !friendly(controller, controllerOf(w, self)) && canGrowAfter(w, controllerOf(w, self), square)
        ? grow({ side: controllerOf(w, self), square, rule: 'SUM F15' })
        : null,
  },
});
