/** One attack from declaration to aftermath, and attacks that come of others (SUM 7.5, G1). */
import { mark, takeControl } from '../atoms.ts';
import { squareOf } from '../places.ts';
import { attack, attackAgain, attackProcedure, define, harm, implement, moment } from '../procedures.ts';
import { controllerOf, friendly, isUnit, isWall, lifeOf, marked, onBattlefield, playerOf, seatOf, unitOf } from '../queries.ts';
import { ATTACKED, STRUCK, STUNNED, type CardId, type Rule, type Side } from '../state.ts';
import { abilitiesOf, attackValue, HIT, hitsIn, leastWound, withoutRoll } from '../values.ts';
import { attackRule, targetsOf } from './targets.ts';

interface AttackSteps {
  declare: null;
  certain: null;
  roll: null;
  ignore: null;
  ignored: { readonly ignore: number };
  wounds: null;
  capture: null;
  captured: 'capture' | 'destroy';
  settle: null;
  strike: null;
  struck: CardId[];
  after: null;
  over: unknown;
}

export const attackSteps = implement(attackProcedure)<AttackSteps>({
  declare(g, v) {
    const w = g.world;
    const { attacker, target } = v;
    v.value = attackValue(w, attacker, target);
    v.dice = [];
    if (v.blows.length === 0) v.enemyUnit = isUnit(w, target) && !friendly(controllerOf(w, target), v.by);
    g.emit({ type: 'attackDeclared', attacker, target, dice: v.value, rule: attackRule(w, attacker, target, v.by) });
    return g.go(withoutRoll(w, attacker, target) ? 'certain' : 'roll', null);
  },
  certain(g, v) {
    const { attacker, target, value: wounds } = v;
    v.wounds = wounds;
    if (isUnit(g.world, target)) mark(g.world, target, STRUCK);
    g.emit({ type: 'certainWounds', attacker, target, wounds, rule: withoutRoll(g.world, attacker, target)! });
    return g.go('capture', null);
  },
  roll(g, v) {
    const { attacker, target } = v;
    for (let i = 0; i < v.value; i++) v.dice.push(g.random.die());
    const rule = v.value === 0 ? 'SUM G2' : 'SUM 7.5.20';
    g.emit({ type: 'diceRolled', attacker, target, dice: [...v.dice], hits: hitsIn(v.dice), rule });
    return g.go('ignore', null);
  },
  /** Against an enemy, ignoring the highest die is never the worse choice, so it is taken (SUM G3). */
  ignore(g, v) {
    const w = g.world;
    if (isWall(w, v.target)) return g.go('wounds', null);
    const first = !marked(w, v.target, STRUCK);
    mark(w, v.target, STRUCK);
    if (!first || v.dice.length === 0 || !unitOf(w, v.target).ability.ignoresDie?.(w, v.target)) return g.go('wounds', null);
    const controller = controllerOf(w, v.target);
    if (!friendly(controller, v.by)) return g.go('ignored', { ignore: v.dice.indexOf(Math.max(...v.dice)) });
    const options = v.dice.map((_, ignore) => ({ ignore }));
    return g.ask('ignored', seatOf(w, controller), 'SUM G3', options, { card: v.target, dice: [...v.dice] });
  },
  ignored(g, v, { ignore }) {
    const [die] = v.dice.splice(ignore, 1);
    g.emit({ type: 'dieIgnored', card: v.target, die: die!, rule: 'SUM G3' });
    return g.go('wounds', null);
  },
  wounds(g, v) {
    const least = leastWound(g.world, v.target, v.by);
    const hits = hitsIn(v.dice);
    v.wounds = 0;
    for (const die of v.dice) if (die >= least) v.wounds++;
    if (least > HIT) g.emit({ type: 'hitsShrugged', card: v.target, hits, wounds: v.wounds, rule: 'SUM 7.5.22' });
    return g.go('capture', null);
  },
  /** Taking control instead of destroying; wounds that would be prevented destroy nobody (SUM G6). */
  capture(g, v) {
    const w = g.world;
    const { ability } = unitOf(w, v.attacker);
    const prevented = isUnit(w, v.target) && (unitOf(w, v.target).ability.prevents?.(w, v.target).length ?? 0) > 0;
    const falls = v.wounds > 0 && !prevented && w.cards[v.target]!.wounds + v.wounds >= lifeOf(w, v.target);
    if (!falls || !ability.captures?.(w, v.attacker, v.target)) return g.go('settle', null);
    return g.ask('captured', seatOf(w, v.by), ability.rule, ['capture', 'destroy'], { card: v.target, unit: v.attacker });
  },
  captured(g, v, choice) {
    if (choice === 'destroy') return g.go('settle', null);
    takeControl(g, v.target, v.by, 'SUM G6');
    v.wounds = 0;
    return g.go('settle', null);
  },
  settle(g, v) {
    v.blows.push({ card: v.target, wounds: v.wounds });
    const next = v.then.shift();
    if (next !== undefined) {
      v.target = next;
      return g.go('declare', null);
    }
    v.target = v.blows[0]!.card;
    v.had = g.world.cards[v.target]!.wounds;
    return g.go('strike', null);
  },
  strike(g, { by, attacker, blows }) {
    if (blows.every(({ wounds }) => wounds === 0)) return g.go('after', null);
    return g.call(
      'struck',
      harm({ by, attacker, blows: blows.map(blow => ({ ...blow })), rule: blows.length > 1 ? 'SUM 4.28' : 'SUM 7.5.21' }),
    );
  },
  struck: g => g.go('after', null),
  after(g, v) {
    const w = g.world;
    const { attacker, target, by } = v;
    if (!onBattlefield(w, attacker) || controllerOf(w, attacker) !== by || by !== w.active || !playerOf(w, by).alive) return g.done(null);
    if (!abilitiesOf(w, attacker).some(({ uses }) => uses?.some(({ at }) => at === 'attacked'))) return g.done(null);
    // Wounds that were prevented wound nobody.
    const survived = onBattlefield(w, target) && w.cards[target]!.wounds > v.had && isUnit(w, target);
    return g.call('over', moment(by, 'attacked', attacker, { target, enemyUnit: v.enemyUnit, survived }));
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

/**
 * Several squares one after another, each rolled and resolved by itself; the attacker's order (SUM 10.14.2). What is on one square, a
 * unit and its vine wall, is attacked together (SUM 4.28, F9).
 */
export const assault = define<
  { readonly attacker: CardId; readonly by: Side; left: CardId[]; readonly rule: Rule },
  { next: unknown; chosen: { readonly next: CardId } },
  null
>('assault', {
  next(g, v) {
    const w = g.world;
    v.left = v.left.filter(id => onBattlefield(w, id));
    if (v.left.length === 0 || !onBattlefield(w, v.attacker)) return g.done(null);
    const squares = new Set(v.left.map(id => squareOf(w, id)));
    const options = [...squares].map(square => ({ next: v.left.find(id => squareOf(w, id) === square)! }));
    if (options.length === 1) return g.go('chosen', options[0]!);
    return g.ask('chosen', seatOf(w, v.by), 'SUM 10.14.2', options, { card: v.attacker });
  },
  chosen(g, v, { next }) {
    const w = g.world;
    const together = v.left.filter(id => id !== next && squareOf(w, id) === squareOf(w, next));
    v.left = v.left.filter(id => id !== next && !together.includes(id));
    return g.call('next', attack(v.attacker, next, v.by, together));
  },
});
