/** Attacks: who may attack what, and one attack from declaration to aftermath (SUM 7.5, G1). */
import { mark, takeControl } from '../atoms.ts';
import { distance } from '../board.ts';
import { lastingRules } from '../cards/catalogue.ts';
import type { No } from '../cards/definition.ts';
import { attack, attackAgain, attackProcedure, define, harm, implement, moment } from '../procedures.ts';
import { ATTACKED, STRUCK, STUNNED, type CardId, type Rule, type Side, type World } from '../state.ts';
import {
  abilitiesOf,
  adjacent,
  attackValue,
  boardOf,
  acrossTheEdge,
  clearLine,
  cornered,
  crossing,
  friendly,
  inLine,
  inOneLine,
  isRanged,
  isUnit,
  isVine,
  isWall,
  lifeOf,
  marked,
  no,
  onBattlefield,
  playerOf,
  seatOf,
  unitOf,
} from '../world.ts';

/** Ranged units reach three squares (SUM A2). */
export const REACH = 3;
/** A die that shows so much is a hit (SUM 7.5.20). */
const HIT = 3;

/** What forbids this attack although the target is in reach: abilities and lasting effects. */
export function forbidden(w: World, attacker: CardId, target: CardId): No | null {
  if (!isWall(w, target))
    for (const ability of abilitiesOf(w, target)) {
      const refused = ability.refusesAttack?.(w, target, attacker);
      if (refused) return refused;
    }
  for (const lasting of w.lasting) {
    const refused = lastingRules(lasting.definition).refusesAttack?.(w, lasting, attacker, target);
    if (refused) return refused;
  }
  return null;
}

/** The paragraph an attack on such a target follows from. */
function attackRule(w: World, attacker: CardId, target: CardId, by: Side): Rule {
  const from = w.cards[attacker]!.square;
  const to = w.cards[target]!.square;
  if (isVine(w, target)) return from === to ? 'SUM 4.30' : w.top[to]! >= 0 ? 'SUM 4.26' : 'SUM 4.8';
  if (isWall(w, target)) return 'SUM 3.7';
  if (!inOneLine(w, from, to) && crossing(w, from, to) === null) return 'SUM 10.10.2';
  if (w.cards[target]!.controller === by) return 'SUM 7.5.7';
  if (w.vines[to]! >= 0) return 'SUM 4.27';
  if (w.sides.length > 2 && crossing(w, from, to) !== null) return 'SUM 12.2.6';
  return isRanged(w, attacker) ? 'SUM 7.5.14' : 'SUM 7.5.11';
}

/** The farthest it attacks diagonally, or 0. */
function diagonalReach(w: World, attacker: CardId): number {
  let reach = 0;
  for (const { attacksWithin = 0 } of abilitiesOf(w, attacker)) reach = Math.max(reach, attacksWithin);
  return reach;
}

/** Why a unit cannot attack this card, limits of the phase aside. */
export function targetRefusal(w: World, attacker: CardId, target: CardId): No | null {
  if (attacker === target) return no('SUM 7.5.8', 'itself');
  if (!adjacent(w, attacker, target)) {
    const from = w.cards[attacker]!.square;
    const to = w.cards[target]!.square;
    if (distance(boardOf(w), from, to) <= diagonalReach(w, attacker)) return forbidden(w, attacker, target);
    if (!isRanged(w, attacker)) return cornered(w, from, to) ? no('SUM 7.5.12', 'notAdjacent') : no('SUM 7.5.11', 'notAdjacent');
    if (!inLine(w, from, to, REACH)) {
      if (acrossTheEdge(w, from, to)) return no('SUM 12.2.5', 'edge');
      return no(inOneLine(w, from, to) ? 'SUM 7.5.14' : 'SUM 7.5.15', 'outOfReach');
    }
    if (!clearLine(w, from, to, REACH)) return no('SUM 7.5.16', 'blocked');
  }
  return forbidden(w, attacker, target);
}

/** Why a unit cannot attack at all in this Attack phase. */
export function attackerRefusal(w: World, attacker: CardId): No | null {
  if (marked(w, attacker, ATTACKED)) return no('SUM 7.5.3', 'alreadyAttacked');
  if (marked(w, attacker, STUNNED)) return no('SUM E7', 'stunned');
  return w.attacks >= w.attackLimit ? no('SUM 7.5.1', 'attackLimit', { limit: w.attackLimit }) : null;
}

/** Everything the unit may attack, found along its lines: any card blocks what is behind it (SUM A4). */
export function targetsOf(w: World, attacker: CardId): CardId[] {
  const found: CardId[] = [];
  const { square } = w.cards[attacker]!;
  const reach = isRanged(w, attacker) ? REACH : 1;
  const underfoot = w.vines[square]!;
  if (underfoot >= 0 && !forbidden(w, attacker, underfoot)) found.push(underfoot); // SUM 4.30
  for (const line of boardOf(w).lines[square]!) {
    for (let i = 0; i < reach && i < line.length; i++) {
      const top = w.top[line[i]!]!;
      const vine = w.vines[line[i]!]!;
      if (top < 0 && vine < 0) continue;
      // A unit on a vine wall and the wall are two targets (SUM 4.26, 4.27).
      if (top >= 0 && !forbidden(w, attacker, top)) found.push(top);
      if (vine >= 0 && !forbidden(w, attacker, vine)) found.push(vine);
      break;
    }
  }
  const within = diagonalReach(w, attacker);
  if (within > 0)
    for (let to = 0; to < boardOf(w).squares; to++) {
      if (to === square || distance(boardOf(w), square, to) > within) continue;
      for (const card of [w.top[to]!, w.vines[to]!])
        if (card >= 0 && !found.includes(card) && !forbidden(w, attacker, card)) found.push(card);
    }
  return found;
}

const hitsIn = (dice: readonly number[]): number => {
  let hits = 0;
  for (const die of dice) if (die >= HIT) hits++;
  return hits;
};
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

interface AttackSteps {
  declare: null;
  certain: null;
  roll: null;
  ignore: null;
  ignored: { readonly ignore: number };
  wounds: null;
  capture: null;
  captured: 'capture' | 'destroy';
  strike: null;
  struck: CardId[];
  after: null;
  over: unknown;
}

export const attackSteps = implement(attackProcedure)<AttackSteps>({
  declare(g, v) {
    const w = g.world;
    v.before = attackValue(w, v.attacker, v.target);
    v.enemyUnit = isUnit(w, v.target) && !friendly(w.cards[v.target]!.controller, v.by);
    g.emit({
      type: 'attackDeclared',
      attacker: v.attacker,
      target: v.target,
      dice: v.before,
      rule: attackRule(w, v.attacker, v.target, v.by),
    });
    return g.go(withoutRoll(w, v.attacker, v.target) ? 'certain' : 'roll', null);
  },
  certain(g, v) {
    v.wounds = v.before;
    g.emit({
      type: 'certainWounds',
      attacker: v.attacker,
      target: v.target,
      wounds: v.wounds,
      rule: withoutRoll(g.world, v.attacker, v.target)!,
    });
    return g.go('capture', null);
  },
  roll(g, v) {
    for (let i = 0; i < v.before; i++) v.dice.push(g.random.die());
    g.emit({
      type: 'diceRolled',
      attacker: v.attacker,
      target: v.target,
      dice: [...v.dice],
      hits: hitsIn(v.dice),
      rule: v.before === 0 ? 'SUM G2' : 'SUM 7.5.20',
    });
    return g.go('ignore', null);
  },
  /** Shadow Dancer: against an enemy the highest die is never the worse choice, so it is taken (SUM G3). */
  ignore(g, v) {
    const w = g.world;
    if (isWall(w, v.target)) return g.go('wounds', null);
    const first = !marked(w, v.target, STRUCK);
    mark(w, v.target, STRUCK);
    if (!first || v.dice.length === 0 || !unitOf(w, v.target).ability.ignoresDie?.(w, v.target)) return g.go('wounds', null);
    const { controller } = w.cards[v.target]!;
    if (!friendly(controller, v.by)) return g.go('ignored', { ignore: v.dice.indexOf(Math.max(...v.dice)) });
    return g.ask(
      'ignored',
      seatOf(w, controller),
      'SUM G3',
      v.dice.map((_, ignore) => ({ ignore })),
      { card: v.target, dice: [...v.dice] },
    );
  },
  ignored(g, v, { ignore }) {
    const [die] = v.dice.splice(ignore, 1);
    g.emit({ type: 'dieIgnored', card: v.target, die: die!, rule: 'SUM G3' });
    return g.go('wounds', null);
  },
  wounds(g, v) {
    const least = leastWound(g.world, v.target, v.by);
    v.wounds = 0;
    for (const die of v.dice) if (die >= least) v.wounds++;
    if (least > HIT) g.emit({ type: 'hitsShrugged', card: v.target, hits: hitsIn(v.dice), wounds: v.wounds, rule: 'SUM 7.5.22' });
    return g.go('capture', null);
  },
  /** Taking control instead of destroying; wounds that would be prevented destroy nobody (SUM G6). */
  capture(g, v) {
    const w = g.world;
    const { ability } = unitOf(w, v.attacker);
    const prevented = isUnit(w, v.target) && (unitOf(w, v.target).ability.prevents?.(w, v.target).length ?? 0) > 0;
    const falls = v.wounds > 0 && !prevented && w.cards[v.target]!.wounds + v.wounds >= lifeOf(w, v.target);
    if (!falls || !ability.captures?.(w, v.attacker, v.target)) return g.go('strike', null);
    return g.ask('captured', seatOf(w, v.by), ability.rule, ['capture', 'destroy'], { card: v.target, unit: v.attacker });
  },
  captured(g, v, choice) {
    if (choice === 'destroy') return g.go('strike', null);
    takeControl(g, v.target, v.by, 'SUM G6');
    v.wounds = 0;
    return g.go('after', null);
  },
  strike(g, v) {
    return v.wounds === 0 ? g.go('after', null) : g.call('struck', harm(v.by, v.attacker, [v.target], [v.wounds], 'SUM 7.5.21'));
  },
  struck: g => g.go('after', null),
  after(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.attacker) || w.cards[v.attacker]!.controller !== v.by || v.by !== w.active || !playerOf(w, v.by).alive)
      return g.done(null);
    if (!abilitiesOf(w, v.attacker).some(({ uses }) => uses?.some(({ at }) => at === 'attacked'))) return g.done(null);
    const survived = v.wounds > 0 && onBattlefield(w, v.target) && w.cards[v.target]!.wounds > 0 && isUnit(w, v.target);
    return g.call('over', moment(v.by, 'attacked', v.attacker, { target: v.target, enemyUnit: v.enemyUnit, survived }));
  },
  over: g => g.done(null),
});

type Aim = 'none' | { readonly on: CardId };
export const attackAgainSteps = implement(attackAgain)<{ aim: null; chosen: Aim; over: unknown }>({
  aim(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.attacker) || marked(w, v.attacker, STUNNED) || !playerOf(w, v.by).alive) return g.done(null);
    const targets = targetsOf(w, v.attacker);
    if (targets.length === 0) return g.done(null);
    const options: Aim[] = ['none'];
    for (const on of targets) options.push({ on });
    return g.ask('chosen', seatOf(w, v.by), v.rule, options, { card: v.attacker });
  },
  chosen(g, v, aim) {
    if (aim === 'none') return g.done(null);
    mark(g.world, v.attacker, ATTACKED);
    return g.call('over', attack(v.attacker, aim.on, v.by));
  },
  over: g => g.done(null),
});

/** Several targets one after another, each rolled and resolved by itself; the attacker's order (SUM 10.14.2, F9). */
export const assault = define<
  { readonly attacker: CardId; readonly by: Side; left: CardId[]; readonly rule: Rule },
  { next: unknown; chosen: { readonly next: CardId } },
  null
>('assault', {
  next(g, v) {
    const w = g.world;
    v.left = v.left.filter(id => onBattlefield(w, id));
    if (v.left.length === 0 || !onBattlefield(w, v.attacker) || !playerOf(w, v.by).alive) return g.done(null);
    if (v.left.length === 1) return g.go('chosen', { next: v.left[0]! });
    return g.ask(
      'chosen',
      seatOf(w, v.by),
      'SUM 10.14.2',
      v.left.map(next => ({ next })),
      { card: v.attacker },
    );
  },
  chosen(g, v, { next }) {
    v.left.splice(v.left.indexOf(next), 1);
    return g.call('next', attack(v.attacker, next, v.by));
  },
});
