/** Tacullu, Summoner of the Benders. */
import { discardUnit, pay } from '../../rules/atoms.ts';
import { payRefusal } from '../../rules/legality.ts';
import { clearLine, squareOf } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { allUnits, controllerOf, seatOf, unitOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { abilityCost } from '../../rules/values.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { summoner } = cardsOf('benders');

const priceOf = (w: World, self: CardId, unit: CardId): number => abilityCost(w, controllerOf(w, self), unitOf(w, unit).cost);
/** Units with a summon cost, own ones too, in a clear line of three that can be paid for (SUM A7, G7). */
const unsummonable = (w: World, self: CardId): CardId[] =>
  allUnits(w).filter(
    unit =>
      unitOf(w, unit).kind !== 'summoner' &&
      clearLine(w, squareOf(w, self), squareOf(w, unit), 3) &&
      payRefusal(w, controllerOf(w, self), priceOf(w, self, unit)) === null,
  );

export const counterSummon = define<
  { readonly unit: CardId; target: CardId | null },
  { offer: null; chosen: { readonly on: CardId }; gone: null },
  null
>('counterSummon', {
  offer: (g, { unit }) =>
    g.ask(
      'chosen',
      seatOf(g.world, controllerOf(g.world, unit)),
      'SUM G7',
      unsummonable(g.world, unit).map(on => ({ on })),
      { unit },
    ),
  chosen(g, v, { on }) {
    v.target = on;
    pay(g, controllerOf(g.world, v.unit), priceOf(g.world, v.unit, on));
    return g.go('gone', null);
  },
  gone(g, v) {
    discardUnit(g, controllerOf(g.world, v.unit), v.target!, 'SUM D10');
    return g.done(null);
  },
});

export const tacullu = summoner({
  id: 'tacullu',
  attack: 2,
  range: 'ranged',
  life: 5,
  words: {
    cs: {
      name: 'Tacullu',
      ability: 'Odvolání',
      text: 'Jednou za tah, na konci své fáze útoku, můžeš zvolit jednotku do 3 volných polí v přímém směru, zaplatit její náklady vyvolání a odhodit ji.',
    },
    en: {
      name: 'Tacullu',
      ability: 'Counter Summon',
      text: 'Once per turn, as your Attack phase ends, you may choose a unit within 3 clear squares in a straight line, pay its summon cost and discard it.',
    },
  },
  ability: {
    id: 'counterSummon',
    rule: 'SUM G7',
    uses: [
      {
        id: 'counterSummon',
        at: 'attackEnds',
        cost: 0,
        oncePerTurn: true,
        rule: 'SUM G7',
        refusal: (w, self) => (unsummonable(w, self).length ? null : nothingTo('SUM G7')),
        run: (_, unit) => counterSummon({ unit, target: null }),
      },
    ],
  },
});
