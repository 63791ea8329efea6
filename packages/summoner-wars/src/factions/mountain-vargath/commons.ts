/** Commons of the Mountain Vargath. */
import { push } from '../../procedures.ts';
import { isCommon, moveRefusal, onOwnHalf, squareOf } from '../../world.ts';
import { cardsOf, nothingTo } from '../make.ts';

const { common } = cardsOf('mountain-vargath');

export const warrior = common(
  'warrior',
  { cost: 1, attack: 1, range: 'melee', life: 2 },
  {
    id: 'battleFrenzy',
    rule: 'SUM C10',
    attack: (w, self, target) => (isCommon(w, target) && !onOwnHalf(w, w.cards[self]!.controller, squareOf(w, self)) ? 1 : 0),
  },
  {
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
);

export const rusher = common(
  'rusher',
  { cost: 1, attack: 1, range: 'melee', life: 2 },
  { id: 'rush', rule: 'SUM E3', steps: (w, self) => (onOwnHalf(w, w.cards[self]!.controller, squareOf(w, self)) ? 2 : 0) },
  {
    cs: { name: 'Běžec', ability: 'Trysk', text: 'Začíná-li ve tvé fázi pohybu na tvé polovině, může jít až o 2 pole dál.' },
    en: {
      name: 'Rusher',
      ability: 'Rush',
      text: 'Starting its move in your Movement phase on your half, it may go up to 2 squares further.',
    },
  },
);

export const brute = common(
  'brute',
  { cost: 2, attack: 1, range: 'melee', life: 3 },
  {
    id: 'knockAround',
    rule: 'SUM A7',
    uses: [
      {
        id: 'knockAround',
        at: 'attacked',
        cost: 0,
        rule: 'SUM A7',
        refusal: (w, self, { survived, target }) => (survived ? moveRefusal(w, target, w.cards[self]!.controller) : nothingTo('SUM A7')),
        run: (w, self, { target }) => push({ card: target, by: w.cards[self]!.controller, steps: 3, straight: true, rule: 'SUM A7' }),
      },
    ],
  },
  {
    cs: {
      name: 'Surovec',
      ability: 'Odhození',
      text: 'Když jeho útok jednotku zraní, ale nezničí, můžeš jí pohnout až o 3 volná pole v přímém směru.',
    },
    en: {
      name: 'Brute',
      ability: 'Knock Around',
      text: 'After its attack wounds but does not destroy a unit, you may move that unit up to 3 clear squares in a straight line.',
    },
  },
);
