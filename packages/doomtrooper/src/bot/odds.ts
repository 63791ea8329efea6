/** What a combat would bring, by the sums on the table: whom it hits, who hits back, and what that is worth in points. */
import { has, isBlockedFrom, opponentIn, weaponFits, works } from '../rules/abilities.ts';
import { destinyOf } from '../rules/atoms.ts';
import { ARMOUR, FIGHT, SHOOT, type Change, type Context, type Move, type Timing } from '../cards/vocabulary.ts';
import { definitionOf } from '../cards/registry.ts';
import { sideHas } from '../rules/combat/harm.ts';
import { sideGrade } from '../rules/combat/order.ts';
import { levyFor, tacticsFor, tollFor } from '../rules/combat/pairing.ts';
import { isFactor } from '../rules/givers.ts';
import { warzonesFor } from '../rules/combat/warzone.ts';
import { giversOf } from '../rules/givers.ts';
import { castingFee, weaponsFor } from '../rules/legality.ts';
import { carrierOf, isAloft, isPresent } from '../rules/status.ts';
import { ratingOf, worthOf } from '../rules/values.ts';
import { totalOf } from '../rules/outcome.ts';
import { foundOf, kept, pairKey } from './found.ts';
import type { Clash, Clashes, Might, Stakes } from './might.ts';
import { newFight, type CardId, type Fight, type Paired, type Tactic, type World } from '../rules/state.ts';

/** A dead warrior is his Value in points for one side and the loss of him for the other; a wound is half of a death. */
export const DEATH = 1.6;
export const WOUND = 0.6;
/** What ends the game is worth more than any warrior. */
const GAME = 40;

/** How likely a strike hits that is this much above the Armor: hands hold cards that change the sum. */
const ODDS: readonly number[] = [0.01, 0.03, 0.08, 0.75, 0.82, 0.9, 0.95]; // from −3 to +3
/** The same when nobody adds anything. */
export const certain = (margin: number): number => (margin >= 0 ? 1 : 0);
const oddsOf = (margin: number): number => (margin < -3 ? 0 : margin > 3 ? 0.98 : ODDS[margin + 3]!);

/** A combat that has not begun, and nobody has drawn a weapon. */
const supposed = (w: World, pair: Pair): Paired => ({ ...newFight(-1, w.cards[pair.attacker]!.by), phase: 'modifiers', ...pair });
interface Pair {
  readonly attacker: CardId;
  readonly defender: CardId;
  readonly tactic: Tactic;
}
/** The same, both with the weapons they would draw. */
export const imagined = (w: World, pair: Pair): Paired => withWeapons(w, supposed(w, pair));
export function withWeapons(w: World, fight: Paired): Paired {
  const { attacker, defender, tactic } = fight;
  return { ...fight, weapons: [bestWeapon(w, attacker, tactic!, fight), bestWeapon(w, defender, tactic!, fight)] };
}

/** What a weapon adds in a tactic, its parts included; what works only against some, in a combat against them. */
export function weaponBonus(w: World, weapon: CardId, tactic: Tactic, fight: Context = null): number {
  const rating = tactic === 'fight' ? FIGHT : SHOOT,
    bearer = carrierOf(w, weapon);
  let sum = 0;
  for (const id of [weapon, ...w.cards[weapon]!.gear])
    for (const { ratings, layer, to, count } of definitionOf(w, id).gives) {
      if (to.fits && !to.fits(w, id, to.who === 'opponent' && fight !== null ? opponentIn(w, fight, bearer)! : bearer, fight)) continue;
      if (to.who === 'opponent') sum -= ratings[ARMOUR];
      else if (isFactor(layer)) sum += 3 * (ratings[rating] - 1);
      else sum += ratings[rating] * (count ? count(w, id, bearer, fight) : 1);
    }
  return sum;
}
export function bestWeapon(w: World, id: CardId, tactic: Tactic, fight: Context = null): CardId | null {
  let best: CardId | null = null,
    most = -Infinity;
  if (w.cards[id]!.gear.length === 0) return best;
  for (const weapon of weaponsFor(w, id, card => weaponFits(w, card, tactic))) {
    const bonus = weaponBonus(w, weapon, tactic, fight);
    if (bonus > most) [best, most] = [weapon, bonus];
  }
  return best;
}

/** By how much the attacker's strike beats the Armor it meets, and the defender's. */
export function marginsOf(w: World, fight: Paired): [number, number] {
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
  for (const id of giversOf(w).missions) {
    const { zone, host, at } = w.cards[id]!;
    if (zone === 'attached' ? host !== by : zone !== 'player' || at !== seat) continue;
    const reward = definitionOf(w, id).mission!.on(w, id, { type: 'killed', card: victim, by, value, fight: 0, rule: 'DOT 24.6.5' });
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
export const swingOf = (w: World, fight: Paired, [mine, theirs] = marginsOf(w, fight), odds: (margin: number) => number = oddsOf): number =>
  swing(w, fight, { hit: odds(mine), hurt: odds(theirs) });
/** Whether a hit of his leaves the other nothing to strike back with, when it comes first (DOT 25.12, 25.13). */
const stops = (w: World, fight: Fight, by: CardId, victim: CardId): boolean =>
  dies(w, fight, by, victim) || has(w, by, 'endsCombatByWound', fight) || has(w, by, 'endsCombatByStrike', fight);
/** The same, from how likely each of the two strikes hits. */
const swing = (w: World, fight: Paired, { hit, hurt }: { hit: number; hurt: number }): number =>
  swingBy(stakesOf(w, fight, hit > 0 && hurt > 0), hit, hurt, false);
/** `first`: a card in hand lets the attacker strike first and end it. */
function swingBy({ spares, won, lost }: Stakes, hit: number, hurt: number, first: boolean): number {
  // Anyone who strikes first and kills is not struck back.
  if (hit > 0 && hurt > 0) {
    if (spares === 'attacker' || first) hurt *= 1 - hit;
    else if (spares === 'defender') hit *= 1 - hurt;
  }
  return hit * won - hurt * lost;
}
function stakesOf(w: World, fight: Paired, both = true): Stakes {
  const { attacker, defender } = fight;
  const order = both ? sideGrade(w, fight, attacker) - sideGrade(w, fight, defender) : 0;
  const spares =
    order > 0 && stops(w, fight, attacker, defender) ? 'attacker' : order < 0 && stops(w, fight, defender, attacker) ? 'defender' : null;
  return { spares, won: prize(w, fight, attacker, defender), lost: prize(w, fight, defender, attacker) };
}

/** A destiny point, in victory points. */
const DESTINY = 0.1;
/** What cards ask for this attack, in victory points. */
const priceOf = (w: World, attacker: CardId, defender: CardId): number =>
  levyFor(w, attacker, defender) + DESTINY * tollFor(w, attacker, defender);

const clashesOf = (w: World, attacker: CardId, defender: CardId): Clashes =>
  kept(foundOf(w).clashes, pairKey(attacker, defender), () => ({
    price: priceOf(w, attacker, defender),
    tactics: tacticsFor(w, attacker, defender, null),
    fight: null,
    shoot: null,
  }));
function clashesIn(w: World, pair: Pair): Clash[] {
  const fight = imagined(w, pair);
  const warzones = w.cards[pair.defender]!.zone === 'hidden' ? [] : warzonesFor(w, pair.defender);
  return [null, ...warzones].map(warzone => {
    const there = { ...fight, warzone };
    const [mine, theirs] = marginsOf(w, there);
    return { mine, theirs, ...stakesOf(w, there) };
  });
}

/** The best tactic for this pair, with what it brings against the best warzone the defender has, less what the attack costs. */
export function bestTactic(
  w: World,
  attacker: CardId,
  defender: CardId,
  reserve: Reserve = NO_RESERVE,
): { readonly tactic: Tactic; readonly swing: number } | null {
  let best: { tactic: Tactic; swing: number } | null = null;
  const { price, tactics } = clashesOf(w, attacker, defender);
  for (const tactic of tactics) {
    const swing = tacticSwing(w, { attacker, defender, tactic }, reserve) - price;
    if (best === null || swing > best.swing) best = { tactic, swing };
  }
  return best;
}
export function tacticSwing(w: World, pair: Pair, reserve: Reserve = NO_RESERVE): number {
  const { attacker, defender, tactic } = pair;
  let swing = Infinity;
  for (const clash of (clashesOf(w, attacker, defender)[tactic] ??= clashesIn(w, pair)))
    swing = Math.min(swing, reservedSwing(clash, tactic, reserve));
  return swing;
}
/** What a player has in hand for one attack of his. */
interface Reserve {
  readonly adds: Change;
  /** A card that lets him strike first and ends the combat by a wound. */
  readonly first: boolean;
  /** Something for a combat whose help cannot be told in numbers. */
  readonly hopes: boolean;
}
const NO_RESERVE: Reserve = { adds: [0, 0, 0, 0], first: false, hopes: true };
/** Moments at which cards change a combat. */
const IN_COMBAT: ReadonlySet<Timing> = new Set<Timing>(['combat', 'modifier']);
/** What the cards in hand, what he bears and the bank can add to an attack of this warrior on that one. */
export function reserveOf(w: World, warrior: CardId, defender: CardId): Reserve {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  let first = false,
    hopes = false;
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
    if (definition.play?.strikesFirst === 'attacker') first = true;
    if (definition.play && !definition.play.adds && IN_COMBAT.has(definition.play.timing) && definition.play.destiny <= bank) hopes = true;
    if (!definition.play?.adds || (definition.aspect !== null && castingFee(w, warrior, definition, null) === null)) continue;
    if (!isBlockedFrom(w, definition, by, warrior, { ...newFight(-1, by), attacker: warrior, defender })) add(definition.play);
  }
  for (const id of [warrior, ...gear])
    for (const use of definitionOf(w, id).uses) {
      add(use);
      if (!use.adds && IN_COMBAT.has(use.timing)) hopes = true;
    }
  return { adds: sum, first, hopes };
}
/** More is seldom paid for one combat. */
const MOST_STEPS = 3;
/** A hand that makes up what is missing is nearly as good as strength on the table: it is refilled every turn. */
const BY_HAND = 0.6;
function reservedSwing(clash: Clash, tactic: Tactic, { adds, first, hopes }: Reserve): number {
  const { mine, theirs } = clash;
  const strike = adds[tactic === 'fight' ? FIGHT : SHOOT];
  // He knows his own hand: what nothing in it makes up for does not happen.
  const hit = mine >= 0 ? oddsOf(mine) : mine + strike >= 0 ? BY_HAND : hopes ? oddsOf(mine) : 0;
  const hurt = theirs >= 0 && theirs < adds[ARMOUR] ? 1 - BY_HAND : oddsOf(theirs);
  return swingBy(clash, hit, hurt, first);
}

const STRUCK_OUT = -50;
/** `foe`: somebody he could attack, for much works only against some. */
export function mightOf(w: World, id: CardId, foe: CardId | null = null): Might {
  const { ratings } = definitionOf(w, id);
  const card = w.cards[id]!;
  const against = (tactic: Tactic): Paired | null => {
    if (foe === null) return null;
    const fight = supposed(w, { attacker: id, defender: foe, tactic });
    return { ...fight, weapons: [bestWeapon(w, id, tactic, fight), null] };
  };
  const armed = (rating: 0 | 1, fight: Fight | null): number => {
    if (ratings[rating] === null) return STRUCK_OUT;
    if (fight !== null) return ratingOf(w, id, rating, fight);
    const tactic = rating === FIGHT ? 'fight' : 'shoot',
      weapon = bestWeapon(w, id, tactic);
    return ratingOf(w, id, rating, null) + (weapon === null ? 0 : weaponBonus(w, weapon, tactic));
  };
  const melee = against('fight'),
    fire = against('shoot');
  // What takes from the one who fights him is as good as what gives to him.
  let strike = 0,
    ward = 0;
  for (const attached of card.gear)
    for (const { to, ratings: foes, layer } of definitionOf(w, attached).gives)
      if (to.who === 'opponent' && layer === 'add' && works(w, attached, melee)) {
        strike -= foes[ARMOUR];
        ward -= Math.min(0, foes[FIGHT], foes[SHOOT]);
      }
  return {
    id,
    fight: isAloft(w, id) ? STRUCK_OUT : armed(FIGHT, melee) + strike, // DOT 11.37, 11.38
    shoot: armed(SHOOT, fire) + strike,
    armour: ratingOf(w, id, ARMOUR, melee) + ward,
    value: worthOf(w, id, null),
    wounded: card.wounded,
    free: !card.covered && isPresent(w, id),
    station: card.zone === 'station',
    kills: has(w, id, 'killsOnWound', melee),
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
  const wins = dead && totalOf(w, w.cards[by.id]!.by) + of.value + more >= w.target;
  return (dead ? DEATH : WOUND) * (of.value + 0.5) + more + (wins ? GAME : 0);
}
