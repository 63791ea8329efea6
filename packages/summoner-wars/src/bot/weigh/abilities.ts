/** Abilities of units. */
import { eachRoute } from '../../rules/battle/routes.ts';
import { targetsOf } from '../../rules/battle/targets.ts';
import { attackerRefusal, moveRefusal, payRefusal } from '../../rules/legality.ts';
import { adjacent, clearLine, neighbours, squareOf, topAt, within } from '../../rules/places.ts';
import { allUnits, controllerOf, friendly, isCommon, isUnit, isWall, lifeOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { abilityCost } from '../../rules/values.ts';
import { bestStrike, dangerAt, outlookOf, standing } from '../outlook.ts';
import type { Question, Words } from './question.ts';

const enemiesWithin = (w: World, side: Side, id: CardId, away: number): number => {
  let near = 0;
  for (const other of allUnits(w)) if (!friendly(controllerOf(w, other), side) && within(w, id, other, away)) near++;
  return near;
};
const hurt = (w: World, side: Side, id: CardId): boolean =>
  dangerAt(w, outlookOf(w, side), squareOf(w, id)) >= lifeOf(w, id) - w.cards[id]!.wounds;

/** How far Counter Summon reaches. */
const COUNTER_SUMMONS = 3;
/** How far a Telepathic Command reaches; how far a Mage Push and an Escape go. */
const COMMANDED = 3;
const PUSHED = 2;
/** Whether there is anywhere to push a unit. */
export function canGo(w: World, side: Side, id: CardId): boolean {
  let any = false;
  eachRoute(w, { card: id, steps: PUSHED, by: side }, to => void (any ||= to !== squareOf(w, id)));
  return any;
}
/** What using an ability promises; passing is 1. An ability that is not named is as good as passing. */
const USES: { readonly [use: string]: (w: World, side: Side, id: CardId) => number } = {
  meditate(w, side) {
    const best = w.sides[side]!.units.map(id => bestStrike(w, id, squareOf(w, id))).sort((a, b) => b - a);
    return Math.max(0, 2 - (best[1] ?? 0) - (best[2] ?? 0));
  },
  gemCharge: (w, _, id) => (bestStrike(w, id, squareOf(w, id)) > 0.2 ? 0.7 : 0),
  gemHome: (w, side, id) => (hurt(w, side, id) ? 0.5 : 0),
  tunnel: () => 0.3,
  insight(w, side) {
    if (w.phase !== 'attack') return 0;
    const { units } = w.sides[side]!;
    const scholars = units.filter(id => unitOf(w, id).ability.id === 'insight');
    const helped = (foe: CardId): boolean =>
      isUnit(w, foe) && !friendly(controllerOf(w, foe), side) && scholars.some(id => adjacent(w, id, foe));
    // Only for an attack that is still to come.
    return units.some(id => attackerRefusal(w, id) === null && targetsOf(w, id).some(helped)) ? 2 : 0;
  },
  magePush: (w, side, id) =>
    (w.phase === 'movement' || w.phase === 'attack') &&
    allUnits(w).some(
      foe => !friendly(controllerOf(w, foe), side) && within(w, id, foe, PUSHED) && !moveRefusal(w, foe, side) && canGo(w, side, foe),
    )
      ? 0.3
      : 0,
  cunning: (w, side, id) => (w.phase === 'movement' || w.phase === 'attack' ? 0.2 * Math.min(1, enemiesWithin(w, side, id, 2)) : 0),
  gemOfCalling: (w, side, id) => (enemiesWithin(w, side, id, 5) ? 0.7 : 0),
  restructure: () => 0.2,
  sandstorm: (w, side, id) => {
    const near = enemiesWithin(w, side, id, 3);
    return near === 0 ? 0 : near === 1 ? 0.4 : 1.5;
  },
  // Not in order to stay.
  escape(w, side, id) {
    const outlook = outlookOf(w, side);
    const here = standing(w, outlook, id, { square: squareOf(w, id), strikes: false });
    let better = false;
    eachRoute(w, { card: id, steps: PUSHED, by: side }, square => {
      better ||= standing(w, outlook, id, { square, strikes: false }) > here;
    });
    return better ? (hurt(w, side, id) ? 0.7 : 0.1) : 0;
  },
  // Not for a wall, and not for nothing.
  chainLightning: (w, _, id) => (bestStrike(w, id, squareOf(w, id)) > 0.3 ? 3 : 0),
  sunderHammer(w, side, id) {
    for (const next of neighbours(w, squareOf(w, id))) {
      const wall = topAt(w, next);
      if (wall !== null && isWall(w, wall) && !friendly(controllerOf(w, wall), side)) return 2;
    }
    return 0;
  },
  telepathicCommand: (w, side, id) =>
    w.sides[side]!.units.some(unit => isCommon(w, unit) && within(w, id, unit, COMMANDED) && bestStrike(w, unit, squareOf(w, unit)) > 0)
      ? 5
      : 0,
  memoryBreak: () => 4,
  counterSummon: (w, side, id) =>
    allUnits(w).some(
      foe =>
        !friendly(controllerOf(w, foe), side) &&
        unitOf(w, foe).kind !== 'summoner' &&
        payRefusal(w, side, abilityCost(w, side, unitOf(w, foe).cost)) === null &&
        clearLine(w, squareOf(w, id), squareOf(w, foe), COUNTER_SUMMONS),
    )
      ? 2
      : 0,
};
export const anytime = ({ w, side }: Question, words: Words): number =>
  USES[words['use'] as string]?.(w, side, words['with'] as CardId) ?? 0.5;

export function abilities(question: Question): number[] {
  return question.options.map(option => {
    if (option === 'pass') return 1;
    const words = option as Words;
    // What happens anyway is done first; any-time abilities have better moments than this.
    return USES[words['use'] as string]?.(question.w, question.side, words['with'] as CardId) ?? 1;
  });
}
