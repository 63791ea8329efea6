/** Commons of the Sand Goblins. */
import type { Ability } from '../../cards/definition.ts';
import { push } from '../../procedures.ts';
import { adjacent, moveRefusal, no } from '../../world.ts';
import { cardsOf } from '../make.ts';

const { common } = cardsOf('sand-goblins');

export const scavenger = common(
  'scavenger',
  { cost: 1, attack: 1, range: 'melee', life: 2 },
  {
    id: 'scavenge',
    rule: 'SUM G9',
    // Own destroyed units also go under; walls do not.
    collects: (w, self, { by }) => (by === w.cards[self]!.controller ? ['under'] : []),
    prevents: (w, self) => w.cards[self]!.under,
  },
  {
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
);

/** Cannot be attacked from afar. */
export const camouflage: Ability = {
  id: 'camouflage',
  rule: 'SUM 8.3',
  refusesAttack: (w, self, attacker) => (adjacent(w, self, attacker) ? null : no('SUM 8.3', 'camouflaged')),
};
export const javelineer = common('javelineer', { cost: 1, attack: 1, range: 'ranged', life: 2 }, camouflage, {
  cs: { name: 'Oštěpař', ability: 'Kamufláž', text: 'Nemohou na něj útočit jednotky, které s ním nesousedí.' },
  en: { name: 'Javelineer', ability: 'Camouflage', text: 'It cannot be attacked by units that are not adjacent.' },
});

export const sandShaman = common(
  'sand-shaman',
  { cost: 1, attack: 2, range: 'ranged', life: 1 },
  {
    id: 'escape',
    rule: 'SUM 10.11.4',
    uses: [
      {
        id: 'escape',
        at: 'attacked',
        cost: 1,
        rule: 'SUM 10.11.4',
        refusal: (w, self) => moveRefusal(w, self, w.cards[self]!.controller),
        run: (w, self) => push({ card: self, by: w.cards[self]!.controller, steps: 2, straight: false, rule: 'SUM 10.11.4' }),
      },
    ],
  },
  {
    cs: { name: 'Šaman', ability: 'Únik', text: 'Po svém útoku můžeš zaplatit 1 magii a hned jím pohnout až o 2 pole.' },
    en: { name: 'Shaman', ability: 'Escape', text: 'After it attacks you may pay 1 magic to move it up to 2 squares at once.' },
  },
);
