/** Commons of the Sand Goblins. */
import { no } from '@kolbiste/engine';
import { moveRefusal } from '../../rules/legality.ts';
import { adjacent } from '../../rules/places.ts';
import { push } from '../../rules/procedures.ts';
import { controllerOf } from '../../rules/queries.ts';
import { cardsOf } from '../makers.ts';
import type { Ability } from '../vocabulary.ts';

const { common } = cardsOf('sand-goblins');

export const scavenger = common({
  id: 'scavenger',
  cost: 1,
  attack: 1,
  range: 'melee',
  life: 2,
  words: {
    cs: {
      name: 'Mrchožrout',
      ability: 'Kořistění',
      text: 'Jednotka, kterou zničí a která by šla do tvého magického balíčku, jde pod něj. Kdykoli by měl dostat zranění, odhoď jednu kartu zpod něj a žádné z nich nedostane.',
    },
    en: {
      name: 'Scavenger',
      ability: 'Scavenge',
      text: 'A unit it destroys that would go to your magic pile goes under it. Whenever it would get wounds, discard a card from under it and it gets none of them.',
    },
  },
  ability: {
    id: 'scavenge',
    rule: 'SUM G9',
    // Own destroyed units also go under; walls do not.
    collects: (w, self, { by }) => (by === controllerOf(w, self) ? ['under'] : []),
    prevents: (w, self) => w.cards[self]!.under,
  },
});

/** Cannot be attacked from afar. */
export const camouflage: Ability = {
  id: 'camouflage',
  rule: 'SUM 8.3',
  refusesAttack: (w, self, attacker) => (adjacent(w, self, attacker) ? null : no('SUM 8.3', 'camouflaged')),
};
export const javelineer = common({
  id: 'javelineer',
  cost: 1,
  attack: 1,
  range: 'ranged',
  life: 2,
  words: {
    cs: { name: 'Oštěpař', ability: 'Kamufláž', text: 'Nemohou na něj útočit jednotky, které s ním nesousedí.' },
    en: { name: 'Javelineer', ability: 'Camouflage', text: 'It cannot be attacked by units that are not adjacent.' },
  },
  ability: camouflage,
});

export const sandShaman = common({
  id: 'sand-shaman',
  cost: 1,
  attack: 2,
  range: 'ranged',
  life: 1,
  words: {
    cs: { name: 'Šaman', ability: 'Únik', text: 'Po svém útoku můžeš zaplatit 1 bod magie a hned jím pohnout až o 2 pole.' },
    en: { name: 'Shaman', ability: 'Escape', text: 'After it attacks you may pay 1 magic to move it up to 2 squares at once.' },
  },
  ability: {
    id: 'escape',
    rule: 'SUM 10.11.4',
    uses: [
      {
        id: 'escape',
        at: 'attacked',
        cost: 1,
        rule: 'SUM 10.11.4',
        refusal: (w, self) => moveRefusal(w, self, controllerOf(w, self)),
        run: (w, self) => push({ card: self, by: controllerOf(w, self), steps: 2, straight: false, rule: 'SUM 10.11.4' }),
      },
    ],
  },
});
