/** What a combat would bring, by the sums on the table: whom it hits, who hits back, and what that is worth in points. */
import { has, weaponFits } from '../abilities.ts';
import { destinyOf } from '../atoms.ts';
import { ARMOUR, FIGHT, SHOOT, type Change, type Move } from '../cards/card.ts';
import { definitionOf } from '../cards/registry.ts';
import { gradeOf, sideHas } from '../combat/harm.ts';
import { tacticsFor } from '../combat/pairing.ts';
import { warzonesFor } from '../combat/warzone.ts';
import { castingFee, weaponsFor } from '../moves.ts';
import { isAloft, isPresent } from '../status.ts';
import { ratingOf, worthOf } from '../values.ts';
import { totalOf } from '../victory.ts';
import { newFight, NOTHING, rulesOf, type CardId, type Fight, type Tactic, type World } from '../world.ts';

/** A dead warrior is his Value in points for one side and the loss of him for the other; a wound is half of a death. */
const DEATH = 1.6;
const WOUND = 0.6;
/** What ends the game is worth more than any warrior. */
const GAME = 40;

/** How likely a strike hits that is so much above the Armor: hands hold cards that change the sum. */
const ODDS: readonly number[] = [0.01, 0.03, 0.08, 0.75, 0.82, 0.9, 0.95]; // from −3 to +3
const oddsOf = (margin: number): number => (margin < -3 ? 0 : margin > 3 ? 0.98 : ODDS[margin + 3]!);

/** A combat that has not begun, for asking what it would be. */
export const imagined = (w: World, attacker: CardId, defender: CardId, tactic: Tactic): Fight => ({
  ...newFight(-1, w.cards[attacker]!.by),
  phase: 'modifiers',
  attacker,
  defender,
  tactic,
  weapons: [bestWeapon(w, attacker, tactic), bestWeapon(w, defender, tactic)],
});

/** What a weapon adds in a tactic, its parts included. */
export function weaponBonus(w: World, weapon: CardId, tactic: Tactic): number {
  const rating = tactic === 'fight' ? FIGHT : SHOOT;
  let sum = 0;
  for (const { ratings, layer } of definitionOf(w, weapon).gives) sum += layer === 'multiply' ? 3 * (ratings[rating] - 1) : ratings[rating];
  for (const part of w.cards[weapon]!.gear) for (const { ratings } of definitionOf(w, part).gives) sum += ratings[rating];
  return sum;
}
export function bestWeapon(w: World, id: CardId, tactic: Tactic): CardId {
  let best = NOTHING,
    most = -Infinity;
  if (w.cards[id]!.gear.length === 0) return best;
  for (const weapon of weaponsFor(w, id, card => weaponFits(w, card, tactic))) {
    const bonus = weaponBonus(w, weapon, tactic);
    if (bonus > most) [best, most] = [weapon, bonus];
  }
  return best;
}

/** By how much the attacker's strike beats the Armor it meets, and the defender's. */
export function marginsOf(w: World, fight: Fight): [number, number] {
  const rating = fight.tactic === 'fight' ? FIGHT : SHOOT;
  let attack = ratingOf(w, fight.attacker, rating, fight),
    answer = ratingOf(w, fight.defender, rating, fight);
  for (const helper of fight.helpers)
    if (w.cards[helper]!.by === fight.by) attack += ratingOf(w, helper, rating, fight);
    else answer += ratingOf(w, helper, rating, fight);
  return [attack - ratingOf(w, fight.defender, ARMOUR, fight), answer - ratingOf(w, fight.attacker, ARMOUR, fight)];
}

/** What a hit on the victim is worth to the one who strikes. */
function prize(w: World, fight: Fight, by: CardId, victim: CardId): number {
  if (has(w, victim, 'unharmed', fight)) return 0;
  const value = worthOf(w, victim, fight),
    more = bounty(w, by, victim, value);
  return dies(w, fight, by, victim)
    ? DEATH * (value + 0.5) + more + (totalOf(w, w.cards[by]!.by) + value + more >= w.target ? GAME : 0)
    : WOUND * (value + 0.5) + more * HALF_DONE;
}
/** A wound is not half of the way to what a mission earns: another may kill him, or he hides. */
const HALF_DONE = 0.3;
/** What missions on the killer and on his player earn him for this victim. */
function bounty(w: World, by: CardId, victim: CardId, value: number): number {
  const seat = w.cards[by]!.by;
  let sum = 0;
  for (const id of w.play) {
    const { zone, host, at } = w.cards[id]!;
    if (zone === 'attached' ? host !== by : zone !== 'player' || at !== seat) continue;
    const reward = definitionOf(w, id).mission?.on(w, id, { type: 'killed', card: victim, by, value, fight: 0, rule: 'DOT 24.6.5' });
    if (reward?.seat === seat) sum += reward.kind === 'destiny' ? reward.points / 3 : reward.points;
  }
  return sum;
}
const dies = (w: World, fight: Fight, by: CardId, victim: CardId): boolean =>
  w.cards[victim]!.wounded ||
  sideHas(w, fight, by, 'killsOnWound') ||
  (fight.tactic === 'fight' && sideHas(w, fight, by, 'killsOnFightWound')) ||
  has(w, victim, 'diesFromWound', fight);

/** What the combat brings the attacking player, in points: what he wins less what he loses. */
export const swingOf = (w: World, fight: Fight, [mine, theirs] = marginsOf(w, fight), odds: (margin: number) => number = oddsOf): number =>
  swing(w, fight, odds(mine), odds(theirs));
/** The same, from how likely each of the two strikes hits. */
function swing(w: World, fight: Fight, hit: number, hurt: number): number {
  const { attacker, defender } = fight;
  // Whoever strikes first and kills is not struck back.
  if (hit > 0 && hurt > 0) {
    const { alwaysBeatsFirst } = rulesOf(w);
    const order = gradeOf(w, attacker, fight, alwaysBeatsFirst) - gradeOf(w, defender, fight, alwaysBeatsFirst);
    if (order > 0 && dies(w, fight, attacker, defender)) hurt *= 1 - hit;
    else if (order < 0 && dies(w, fight, defender, attacker)) hit *= 1 - hurt;
  }
  return hit * prize(w, fight, attacker, defender) - hurt * prize(w, fight, defender, attacker);
}

/** The best tactic for this pair, with what it brings against the best warzone the defender has. */
export function bestTactic(
  w: World,
  attacker: CardId,
  defender: CardId,
  reserve: Change = NO_RESERVE,
): { readonly tactic: Tactic; readonly swing: number } | null {
  let best: { tactic: Tactic; swing: number } | null = null;
  for (const tactic of tacticsFor(w, attacker, defender, null)) {
    const swing = tacticSwing(w, attacker, defender, tactic, reserve);
    if (best === null || swing > best.swing) best = { tactic, swing };
  }
  return best;
}
export function tacticSwing(w: World, attacker: CardId, defender: CardId, tactic: Tactic, reserve: Change = NO_RESERVE): number {
  const fight = imagined(w, attacker, defender, tactic);
  let swing = reservedSwing(w, fight, reserve);
  if (w.cards[defender]!.zone !== 'hidden')
    for (const zone of warzonesFor(w, defender)) {
      fight.warzone = zone;
      swing = Math.min(swing, reservedSwing(w, fight, reserve));
    }
  return swing;
}
const NO_RESERVE: Change = [0, 0, 0, 0];
/** What the cards in hand, what he bears and the bank can add to one combat of this warrior. */
export function reserveOf(w: World, warrior: CardId): Change {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  const { by, gear } = w.cards[warrior]!;
  let bank = destinyOf(w, by);
  const add = ({ adds, per, destiny }: Move): void => {
    if (!adds || destiny > bank) return;
    const steps = per ? Math.min(MOST_STEPS, Math.floor((bank - destiny) / per.step)) : 1;
    bank -= destiny + (per ? steps * per.step : 0);
    for (const rating of [0, 1, 2] as const) sum[rating] += steps * adds[rating];
  };
  for (const id of w.sides[by]!.hand) {
    const definition = definitionOf(w, id);
    if (definition.play?.adds && (definition.aspect === null || castingFee(w, warrior, definition, null) !== null)) add(definition.play);
  }
  for (const id of gear) for (const use of definitionOf(w, id).uses) add(use);
  return sum;
}
/** More is seldom paid for one combat. */
const MOST_STEPS = 3;
/** A hand that makes up what is missing is nearly as good as strength on the table: it is refilled every turn. */
const BY_HAND = 0.6;
function reservedSwing(w: World, fight: Fight, reserve: Change): number {
  const [mine, theirs] = marginsOf(w, fight);
  const strike = reserve[fight.tactic === 'fight' ? FIGHT : SHOOT];
  return swing(
    w,
    fight,
    mine < 0 && mine + strike >= 0 ? BY_HAND : oddsOf(mine),
    theirs >= 0 && theirs < reserve[ARMOUR] ? 1 - BY_HAND : oddsOf(theirs),
  );
}

/** A warrior's strength at a glance: his ratings outside combat with the best weapon for each tactic. */
export interface Might {
  readonly id: CardId;
  readonly fight: number;
  readonly shoot: number;
  readonly armour: number;
  readonly value: number;
  readonly wounded: boolean;
  /** May attack as he stands. */
  readonly free: boolean;
  readonly station: boolean;
  readonly kills: boolean;
  /** On a mission, or his player is: a kill may earn more. */
  readonly hunts: boolean;
}
const STRUCK_OUT = -50;
/** `among`: the cards that may change his ratings, where somebody knows. */
export function mightOf(w: World, id: CardId, among: readonly CardId[] = w.play): Might {
  const { ratings, abilities } = definitionOf(w, id);
  const card = w.cards[id]!;
  const armed = (rating: 0 | 1, tactic: Tactic): number => {
    if (ratings[rating] === null) return STRUCK_OUT;
    const weapon = bestWeapon(w, id, tactic);
    return ratingOf(w, id, rating, null, among) + (weapon < 0 ? 0 : weaponBonus(w, weapon, tactic));
  };
  return {
    id,
    fight: isAloft(w, id) ? STRUCK_OUT : armed(FIGHT, 'fight'), // DOT 11.37, 11.38
    shoot: armed(SHOOT, 'shoot'),
    armour: ratingOf(w, id, ARMOUR, null, among),
    value: worthOf(w, id, null, among),
    wounded: card.wounded,
    free: !card.covered && isPresent(w, id),
    station: card.zone === 'station',
    kills: abilities.includes('killsOnWound'),
    hunts: card.gear.some(id => definitionOf(w, id).mission !== null),
  };
}
/** What an attack of the one on the other brings at a glance. */
export function glance(w: World, a: Might, d: Might): number {
  let best = -Infinity;
  const [won, lost] = [prizeAtAGlance(w, a, d), prizeAtAGlance(w, d, a)];
  if (a.fight > STRUCK_OUT && d.fight > STRUCK_OUT) best = oddsOf(a.fight - d.armour) * won - oddsOf(d.fight - a.armour) * lost;
  if (a.shoot > STRUCK_OUT && d.shoot > STRUCK_OUT)
    best = Math.max(best, oddsOf(a.shoot - d.armour) * won - oddsOf(d.shoot - a.armour) * lost);
  return best;
}
function prizeAtAGlance(w: World, by: Might, of: Might): number {
  const dead = of.wounded || by.kills;
  const more = by.hunts ? bounty(w, by.id, of.id, of.value) * (dead ? 1 : HALF_DONE) : 0;
  return (dead ? DEATH : WOUND) * (of.value + 0.5) + more;
}
