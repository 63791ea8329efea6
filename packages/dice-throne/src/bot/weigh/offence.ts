/** The offensive roll: which dice to keep, which ability to announce, whom to aim at. */
import type { Seat } from '@kolbiste/engine';
import { abilityOf } from '../../rules/abilities.ts';
import { currentRoll } from '../../rules/dice.ts';
import { cardRefusal } from '../../rules/legality.ts';
import { definitionOf, healthOf, playerOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { abilityWorth, OffensiveDice, type Changer } from '../outlook.ts';
import { DECISIVE, diceChange, POINT, price, threat } from '../worth.ts';
import { chanceFor } from './chance.ts';
import { attempts } from './dice.ts';
import type { Question } from './question.ts';
import { reactionGain } from './reactions.ts';
import { foremost, keeps, weights } from './scale.ts';

export function attempt({ w, seat, options, noise }: Question): number[] {
  const roll = currentRoll(w)!;
  if (roll.dice.length === 0) return options.map(option => (option === 'roll' ? 1 : 0));
  // With a card in hand that turns a die, one rolls for what it completes, and stops where it does.
  const dice = new OffensiveDice(w, roll, seat === roll.seat ? changersOf(w, seat) : []);
  return keeps(attempts(dice, options, roll.left, dice.now()), noise, roll.left);
}
function changersOf(w: World, seat: Seat): Changer[] {
  return playerOf(w, seat).hand.flatMap(id => {
    const card = definitionOf(w, id);
    if (card.type !== 'action' || !card.dice || cardRefusal(w, seat, id, 'announced') !== null) return [];
    const change = diceChange(w, { seat, target: null, dice: [], source: card.id }, card.script);
    return change === null || change === 'attempt' || change.how === 'again'
      ? []
      : [{ how: change.how, cost: price(w, seat, card.cost) + POINT }];
  });
}
export function announce({ position, w, seat, options }: Question): number[] {
  const chance = chanceFor(position, seat, 'announce');
  const { roll, attack } = chance.dice()!;
  const now = attack!.now();
  const thrown = options.some(option => typeof option === 'object' && 'reroll' in option)
    ? attempts(attack!, options, Math.max(1, roll.left), 0)
    : null;
  const worths = options.map((option, i) => {
    if (typeof option !== 'object') return 0;
    if ('announce' in option) return abilityWorth(w, roll, abilityOf(w, seat, option['announce'] as string)!);
    if ('reroll' in option) return thrown![i]!;
    const gain = reactionGain(chance, option);
    return gain > 0.3 ? now + gain : -Infinity;
  });
  return foremost(worths, 4, 1.5, 1.5);
}
/** The weak first, and any target that can be finished. */
function targetWorth(w: World, target: Seat): number {
  const left = healthOf(w, target) - threat(w, target);
  return left <= 0 ? DECISIVE : -left / 10;
}
export const aim = ({ w, options }: Question): number[] =>
  weights(options.map(option => targetWorth(w, (option as { target: Seat }).target)));
