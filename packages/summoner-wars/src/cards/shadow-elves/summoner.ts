/** Selundar, Summoner of the Shadow Elves. */
import { adjacent, besideEnemyUnit } from '../../rules/places.ts';
import { isUnit, marked } from '../../rules/queries.ts';
import { UNSEEN } from '../../rules/state.ts';
import { cardsOf } from '../makers.ts';

const { summoner } = cardsOf('shadow-elves');

export const selundar = summoner({
  id: 'selundar',
  attack: 2,
  range: 'ranged',
  life: 7,
  words: {
    cs: {
      name: 'Selundar',
      ability: 'Ze stínů',
      text: 'Nesousedil-li na začátku tahu s žádnou nepřátelskou jednotkou, mají jeho útoky na sousedící jednotky v tom tahu o 2 kostky víc.',
    },
    en: {
      name: 'Selundar',
      ability: 'Out of Shadows',
      text: 'If no enemy unit was beside him when the turn began, his attacks on adjacent units this turn roll 2 more dice.',
    },
  },
  ability: {
    id: 'outOfShadows',
    rule: 'SUM C2',
    snapshot: (w, self) => (besideEnemyUnit(w, self) ? 0 : UNSEEN),
    attack: (w, self, target) => (marked(w, self, UNSEEN) && isUnit(w, target) && adjacent(w, self, target) ? 2 : 0),
  },
});
