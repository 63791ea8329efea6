/** Whether a card has only values that occur on printed cards. The card is valid by `check.ts` already. */
import type { CardFault, CardProblem } from './check.ts';
import {
  PRINTED_COST,
  PRINTED_DEFERRED_DURABILITY,
  PRINTED_DURABILITY,
  PRINTED_ENERGY,
  PRINTED_FOCUS,
  PRINTED_LIVES,
  PRINTED_MOST_DEFERRED,
  PRINTED_SLOT_VALUES,
  PRINTED_SLOTS,
  PRINTED_VALUES,
  type Range,
} from './printed-ranges.ts';
import { isDeferred, isHeroCard, TIMES, type Card, type HeroCard, type WeaponCard } from './vocabulary.ts';

const problem = (at: string, fault: CardFault, limit?: number): CardProblem => ({
  at,
  fault,
  rule: 'R-76',
  ...(limit !== undefined && { limit }),
});

function outside(at: string, value: number, { min, max }: Range, low: CardFault = 'tooLow', high: CardFault = 'tooHigh'): CardProblem[] {
  return value < min ? [problem(at, low, min)] : value > max ? [problem(at, high, max)] : [];
}

/** An empty list means that all its values occur. */
export const checkPrinted = (card: Card): readonly CardProblem[] => (isHeroCard(card) ? checkPrintedHero(card) : checkPrintedWeapon(card));

function checkPrintedHero({ lives, energy, focus, slots }: HeroCard): CardProblem[] {
  return [
    ...outside('lives', lives, PRINTED_LIVES),
    ...outside('focus', focus.length, PRINTED_FOCUS, 'tooFew', 'tooMany'),
    ...TIMES.flatMap((time, i) => outside(`energy.${time}`, energy[i]!, PRINTED_ENERGY[time])),
    ...outside('slots', slots.flat().length, PRINTED_SLOTS, 'tooFew', 'tooMany'),
    ...TIMES.flatMap((time, i) =>
      slots[i]!.flatMap(({ icon, value }, j) => [
        ...outside(`slots.${time}.${j}.value`, value, PRINTED_SLOT_VALUES[icon]),
        ...(slots[i]!.findIndex(slot => slot.icon === icon) < j ? [problem(`slots.${time}.${j}.icon`, 'repeated')] : []),
      ]),
    ),
  ];
}

function checkPrintedWeapon({ durability, cost, sectors }: WeaponCard): CardProblem[] {
  const deferred = sectors.filter(({ effect }) => isDeferred(effect)).length;
  return [
    ...outside('durability', durability, PRINTED_DURABILITY),
    ...outside('cost', cost, PRINTED_COST),
    ...(deferred > PRINTED_MOST_DEFERRED ? [problem('sectors', 'tooMany', PRINTED_MOST_DEFERRED)] : []),
    ...sectors.flatMap((sector, i) => [
      ...outside(`sectors.${i}.value`, sector.value, PRINTED_VALUES[sector.effect]),
      ...(isDeferred(sector.effect)
        ? outside(`sectors.${i}.durability`, sector.durability!, PRINTED_DEFERRED_DURABILITY[sector.effect])
        : []),
    ]),
  ];
}
