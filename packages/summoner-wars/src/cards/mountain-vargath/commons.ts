/** Commons of the Mountain Vargath. */
import { moveRefusal } from '../../rules/legality.ts';
import { onOwnHalf, squareOf } from '../../rules/places.ts';
import { push } from '../../rules/procedures.ts';
import { controllerOf, isCommon } from '../../rules/queries.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { common } = cardsOf('mountain-vargath');

export const warrior = common({
  id: 'warrior',
  cost: 1,
  attack: 1,
  range: 'melee',
  life: 2,
  words: {
    cs: {
      name: 'Válečník',
      ability: 'Bojový amok',
      text: 'Stojí-li na soupeřově polovině a útočí na běžnou jednotku, hází o 1 kostku víc.',
    },
    en: {
      name: 'Warrior',
      ability: 'Battle Frenzy',
      text: 'While on the opponent\u2019s half it rolls 1 more die when attacking a common.',
    },
  },
  ability: {
    id: 'battleFrenzy',
    rule: 'SUM C10',
    attack: (w, self, target) => (isCommon(w, target) && !onOwnHalf(w, controllerOf(w, self), squareOf(w, self)) ? 1 : 0),
  },
});

export const rusher = common({
  id: 'rusher',
  cost: 1,
  attack: 1,
  range: 'melee',
  life: 2,
  words: {
    cs: { name: 'Běžec', ability: 'Trysk', text: 'Začíná-li ve tvé fázi pohybu na tvé polovině, může jít až o 2 pole dál.' },
    en: {
      name: 'Rusher',
      ability: 'Rush',
      text: 'Starting its move in your Movement phase on your half, it may go up to 2 squares further.',
    },
  },
  ability: { id: 'rush', rule: 'SUM E3', steps: (w, self) => (onOwnHalf(w, controllerOf(w, self), squareOf(w, self)) ? 2 : 0) },
});

export const brute = common({
  id: 'brute',
  cost: 2,
  attack: 1,
  range: 'melee',
  life: 3,
  words: {
    cs: {
      name: 'Surovec',
      ability: 'Odmrštění',
      text: 'Když jeho útok jednotku zraní, ale nezničí, můžeš jí pohnout až o 3 volná pole v přímém směru.',
    },
    en: {
      name: 'Brute',
      ability: 'Knock Around',
      text: 'After its attack wounds but does not destroy a unit, you may move that unit up to 3 clear squares in a straight line.',
    },
  },
  ability: {
    id: 'knockAround',
    rule: 'SUM A7',
    uses: [
      {
        id: 'knockAround',
        at: 'attacked',
        cost: 0,
        rule: 'SUM A7',
        refusal: (w, self, { survived, target }) =>
          survived && target !== null ? moveRefusal(w, target, controllerOf(w, self)) : nothingTo('SUM A7'),
        run: (w, self, { target }) => push({ card: target!, by: controllerOf(w, self), steps: 3, straight: true, rule: 'SUM A7' }),
      },
    ],
  },
});
