/** Mugglug, Summoner of the Swamp Orcs. */
import { besideOwnWall, vineAt } from '../../rules/places.ts';
import { controllerOf } from '../../rules/queries.ts';
import { cardsOf } from '../makers.ts';
import { canGrowAfter, grow } from './vines.ts';

const { summoner } = cardsOf('swamp-orcs');

export const mugglug = summoner({
  id: 'mugglug',
  attack: 3,
  range: 'melee',
  life: 7,
  words: {
    cs: {
      name: 'Mugglug',
      ability: 'Bující porost',
      text: 'Kdykoli je zničena jednotka sousedící se zdí, kterou ovládáš, vyroste na jejím poli živý plot. Mugglug opouští živé ploty bez hodu.',
    },
    en: {
      name: 'Mugglug',
      ability: 'Rampant Growth',
      text: 'Whenever a unit beside a wall you control is destroyed, a Vine Wall grows on the square it stood on. Mugglug leaves vine walls without a roll.',
    },
  },
  ability: {
    id: 'rampantGrowth',
    rule: 'SUM F15',
    freeOfVines: true,
    // Any unit, either side, any cause; beside a wall, or on an own vine wall, just before it goes.
    whenDestroyed(w, self, { square }) {
      const side = controllerOf(w, self);
      const under = vineAt(w, square);
      const beside = besideOwnWall(w, side, square) || (under !== null && controllerOf(w, under) === side);
      return beside && canGrowAfter(w, side, square) ? grow({ side, square, rule: 'SUM F15' }) : null;
    },
  },
});
