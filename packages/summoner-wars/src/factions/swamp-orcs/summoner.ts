/** Mugglug, Summoner of the Swamp Orcs. */
import { besideOwnWall } from '../../world.ts';
import { cardsOf } from '../make.ts';
import { canGrow, grow } from './vines.ts';

const { summoner } = cardsOf('swamp-orcs');

export const mugglug = summoner(
  'mugglug',
  { attack: 3, range: 'melee', life: 7 },
  {
    id: 'rampantGrowth',
    rule: 'SUM F15',
    freeOfVines: true,
    // Any unit, either side, any cause; beside a wall, or on one's own vine wall, just before it goes.
    whenDestroyed(w, self, { square }) {
      const side = w.cards[self]!.controller;
      const under = w.vines[square]!;
      const beside = besideOwnWall(w, side, square) || (under >= 0 && w.cards[under]!.controller === side);
      return beside && canGrow(w, side, square) ? grow({ side, square, rule: 'SUM F15' }) : null;
    },
  },
  {
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
);
