/** What units can do now: abilities, dice, reach, steps and prices. Values are asked for, never stored. */
import { explainFold, type Modifier, type Sum } from '@kolbiste/engine';
import { definitionAt, lastingRules } from '../cards/registry.ts';
import type { Ability } from '../cards/vocabulary.ts';
import { onVine } from './places.ts';
import { friendly, isWall, marked, unitOf } from './queries.ts';
import { ROLLED, ROUSED, type CardId, type Rule, type Side, type World } from './state.ts';

/** The unit's own ability and those given to it for a while (SUM 10.12.1, 10.12.2). */
export function abilitiesOf(w: World, id: CardId): readonly Ability[] {
  const own = unitOf(w, id).abilities;
  if (w.lasting.length === 0) return own;
  let all: Ability[] | null = null;
  for (const lasting of w.lasting) {
    const given = lastingRules(lasting.definition).grants?.(w, lasting, id);
    if (given) (all ??= own.slice()).push(given);
  }
  return all ?? own;
}

export function freeOfVines(w: World, id: CardId): boolean {
  for (const ability of abilitiesOf(w, id)) if (ability.freeOfVines) return true;
  return false;
}
/** It gains from moving onto or off a vine wall and has not done so in this turn; one that stands on one needs no way over another. */
export const awaitsVine = (w: World, id: CardId): boolean =>
  !marked(w, id, ROUSED) && !onVine(w, id) && abilitiesOf(w, id).some(({ rousedByVines }) => rousedByVines);
/** Standing on a vine wall it already tried to leave in this turn (SUM F5). */
export const heldByVine = (w: World, id: CardId): boolean => onVine(w, id) && marked(w, id, ROLLED) && !freeOfVines(w, id);

/** Ranged units reach three squares (SUM A2). */
export const REACH = 3;
export function isRanged(w: World, id: CardId): boolean {
  const unit = unitOf(w, id);
  return unit.ranged || (unit.ability.ranged?.(w, id) ?? false);
}
/** How far it attacks in a straight line. */
export const reachOf = (w: World, id: CardId): number => (isRanged(w, id) ? REACH : 1);
/** The farthest it attacks diagonally, or 0. */
export function diagonalReach(w: World, attacker: CardId): number {
  let reach = 0;
  for (const { attacksWithin = 0 } of abilitiesOf(w, attacker)) reach = Math.max(reach, attacksWithin);
  return reach;
}

type Layer = 'bonus';
const LAYERS: readonly Layer[] = ['bonus'];
/** The dice of an attack and where they come from. */
export type AttackSum = Sum<Layer, Rule>;

type TellBonus = (n: number, rule: Rule, source: string) => void;
interface Strike {
  readonly attacker: CardId;
  readonly target: CardId;
}
/** Everything that changes the number of dice; bonuses apply by themselves (SUM C10). `leaders`: units that may lead the attacker. */
function eachBonus(w: World, { attacker, target }: Strike, leaders: readonly CardId[], tell: TellBonus): void {
  const own = unitOf(w, attacker).abilities;
  const abilities = abilitiesOf(w, attacker);
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    // Given abilities add up, but not to the unit's own of the same name (SUM 10.12.3, 10.12.5, G12).
    if (!ability.attack || (i >= own.length && own.some(({ id }) => id === ability.id))) continue;
    const n = ability.attack(w, attacker, target);
    if (n) tell(n, ability.rule, ability.id);
  }
  for (const unit of leaders) {
    const { ability } = unitOf(w, unit);
    const n = ability.leads?.(w, unit, attacker, target);
    if (n) tell(n, ability.rule, ability.id);
  }
  for (const lasting of w.lasting) {
    const rules = lastingRules(lasting.definition);
    const n = rules.leads?.(w, lasting, attacker, target);
    if (n) tell(n, rules.rule, definitionAt(lasting.definition).id);
  }
}
const alliesOf = (w: World, attacker: CardId): readonly CardId[] => w.sides[w.cards[attacker]!.controller]!.units;
/** How many dice an attack rolls: all of them, wanted or not (SUM 7.5.9, 7.5.19). */
export function attackValue(w: World, attacker: CardId, target: CardId): number {
  let dice = unitOf(w, attacker).attack;
  eachBonus(w, { attacker, target }, alliesOf(w, attacker), n => (dice += n));
  return dice;
}
export function explainAttack(w: World, attacker: CardId, target: CardId): AttackSum {
  const all: Modifier<Layer, Rule>[] = [];
  eachBonus(w, { attacker, target }, alliesOf(w, attacker), (n, rule, source) =>
    all.push({ layer: 'bonus', does: 'plus', n, rule, source }),
  );
  return explainFold(unitOf(w, attacker).attack, all, LAYERS);
}

/** A sum that differs from what is printed, and the cards it holds against. */
export interface BonusSum {
  readonly against: readonly CardId[];
  readonly sum: AttackSum;
}
/** The bonuses found last: which, and how much each. Kept between calls, because views ask for every pair of cards. */
const sources: string[] = [];
const amounts: number[] = [];
let noted = 0;
const note: TellBonus = (n, _, source) => {
  sources[noted] = source;
  amounts[noted++] = n;
};
function notedIn({ steps }: AttackSum): boolean {
  if (steps.length !== noted) return false;
  for (let i = 0; i < noted; i++) if (steps[i]!.source !== sources[i] || steps[i]!.n !== amounts[i]) return false;
  return true;
}

/** The sums of a unit's attacks on any card of the battlefield, as far as they differ from what is printed. */
export function bonusSums(w: World, attacker: CardId): readonly BonusSum[] {
  const sums: { against: CardId[]; sum: AttackSum }[] = [];
  const leaders = alliesOf(w, attacker).filter(unit => unitOf(w, unit).ability.leads);
  const possible =
    leaders.length > 0 ||
    abilitiesOf(w, attacker).some(({ attack }) => attack) ||
    w.lasting.some(({ definition }) => lastingRules(definition).leads);
  if (!possible) return sums;
  const add = (target: CardId): void => {
    noted = 0;
    eachBonus(w, { attacker, target }, leaders, note);
    if (noted === 0) return;
    const same = sums.find(({ sum }) => notedIn(sum));
    if (same) same.against.push(target);
    else sums.push({ against: [target], sum: explainAttack(w, attacker, target) });
  };
  for (const { units, walls } of w.sides) {
    units.forEach(add);
    walls.forEach(add);
  }
  return sums;
}
/** The dice a unit rolls whichever enemy card it attacks: the least over all of them. */
export function leastDice(w: World, attacker: CardId, sums: readonly BonusSum[]): number {
  const printed = unitOf(w, attacker).attack;
  if (sums.length === 0) return printed;
  const { controller } = w.cards[attacker]!;
  let enemies = 0;
  for (let side = 0; side < w.sides.length; side++)
    if (!friendly(side, controller)) enemies += w.sides[side]!.units.length + w.sides[side]!.walls.length;
  let least = Infinity;
  for (const { against, sum } of sums) {
    let some = 0;
    for (const target of against) if (!friendly(w.cards[target]!.controller, controller)) some++;
    if (some > 0) least = Math.min(least, sum.total);
    enemies -= some;
  }
  // Cards without a sum of their own are attacked with the printed dice.
  return enemies > 0 || least === Infinity ? Math.min(printed, least) : least;
}

/** A die that shows this much is a hit (SUM 7.5.20). */
export const HIT = 3;
export const hitsIn = (dice: readonly number[]): number => {
  let hits = 0;
  for (const die of dice) if (die >= HIT) hits++;
  return hits;
};
/** The least roll that wounds the target in an attack by this side. */
export function leastWound(w: World, target: CardId, by: Side): number {
  let least = HIT;
  if (!isWall(w, target)) for (const ability of abilitiesOf(w, target)) least = Math.max(least, ability.needs?.(w, target, by) ?? 0);
  return least;
}
/** The paragraph by which an attack wounds without a roll, or null when it is rolled. */
export function withoutRoll(w: World, attacker: CardId, target: CardId): Rule | null {
  const precise = abilitiesOf(w, attacker).some(ability => ability.precise);
  const sluggish = !isWall(w, target) && abilitiesOf(w, target).some(ability => ability.sluggish);
  if (precise && sluggish) return 'SUM 10.7.9';
  return precise || sluggish ? 'SUM 10.7.5' : null;
}

const STEPS = 2;
/** How far a unit may go in its controller's Movement phase (SUM 7.4.2, E3). */
export function stepsOf(w: World, id: CardId): number {
  let steps = STEPS + (unitOf(w, id).ability.steps?.(w, id) ?? 0);
  if (w.lasting.length) {
    for (const lasting of w.lasting) steps += lastingRules(lasting.definition).steps?.(w, lasting, id) ?? 0;
    for (const lasting of w.lasting) steps = Math.min(steps, lastingRules(lasting.definition).stepCap?.(w, lasting, id) ?? steps);
  }
  return steps;
}
/** The part of it that forbids any further move when used (SUM E4). */
export const usesLoneSteps = (w: World, id: CardId, gone: number): boolean => unitOf(w, id).ability.movesAlone === true && gone > STEPS;

/** What an ability costs now. */
export function abilityCost(w: World, side: Side, cost: number): number {
  let now = cost;
  for (const lasting of w.lasting) now = lastingRules(lasting.definition).abilityCost?.(w, lasting, side, now) ?? now;
  return now;
}
