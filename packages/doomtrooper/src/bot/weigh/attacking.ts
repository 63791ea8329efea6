/** Whom to attack, with whom, how, and where to defend. */
import type { Option } from '@kolbiste/engine';
import { weaponFits } from '../../rules/abilities.ts';
import { definitionOf } from '../../cards/registry.ts';
import { pairRefusal } from '../../rules/combat/pairing.ts';
import { friends, topFight } from '../../rules/queries.ts';
import { bearerOf } from '../../rules/status.ts';
import type { CardId, Fight, Tactic, World, Paired } from '../../rules/state.ts';
import { bestTactic, glance, mightOf, reserveOf, swingOf, tacticSwing, weaponBonus, withWeapons } from '../odds.ts';
import { Outlook } from '../outlook.ts';
import type { Question } from './question.ts';
import { best, forgets, sharpened, wordsOf } from './scale.ts';

/** Whom to attack, with whom and how. Nobody strikes where he alone is hurt, nor, unless he forgets, where nothing can come of it while there is a blow that pays; a duty is done with the least harm. */
export function blows(worths: readonly number[], noise = 0): number[] {
  const most = Math.max(...worths),
    least = most > PAYS && !forgets(noise) ? IDLE_BLOW : Math.min(most, 0);
  return sharpened(worths, noise).map((weight, i) => (worths[i]! < least ? 0 : weight));
}
/** An attack is worth an action from here on, and does nothing below that. */
export const PAYS = 0.2;
export const IDLE_BLOW = 0.05;
/** Pairs that may fight, the most promising at a glance first. */
function pairsOf({ w, seat, mights }: Outlook): { readonly a: CardId; readonly d: CardId; readonly at: number }[] {
  const pairs: { a: CardId; d: CardId; at: number }[] = [];
  for (const a of mights) {
    if (w.cards[a.id]!.by !== seat || !a.free) continue;
    for (const d of mights)
      if (a.station === d.station && !friends(w, w.cards[d.id]!.by, seat)) pairs.push({ a: a.id, d: d.id, at: glance(w, a, d) });
  }
  return pairs.sort((x, y) => y.at - x.at);
}
/** How many pairs are worked out to the end: what the table, a warzone or a hand changes is not seen at a glance. */
const PAIRS = 8;
/** How many of them with the same warrior. */
const PAIRS_OF_ONE = 2;
/** What the best attack of the seat brings. */
export function bestAttack(outlook: Outlook): number {
  const { w, seat } = outlook;
  const times = new Map<CardId, number>();
  let most = -9,
    left = PAIRS;
  for (const { a, d, at } of pairsOf(outlook)) {
    if (left === 0 || (most > PAYS && at < most - 2)) break;
    const before = times.get(d) ?? 0;
    if (before === PAIRS_OF_ONE || pairRefusal(w, seat, a, d, null) !== null) continue;
    times.set(d, before + 1);
    left--;
    most = Math.max(most, bestTactic(w, a, d, reserveOf(w, a, d))?.swing ?? -9);
  }
  return most;
}
/** Who attacks: by his best pair. */
export function attackers({ w, seat, options, noise }: Question, fight: Fight): number[] {
  const most = new Map<CardId, number>(),
    times = new Map<CardId, number>();
  let left = 2 * PAIRS;
  for (const { a, d } of pairsOf(new Outlook(w, seat))) {
    if (left === 0) break;
    const before = times.get(a) ?? 0;
    if (before === PAIRS_OF_ONE || pairRefusal(w, seat, a, d, fight) !== null) continue;
    times.set(a, before + 1);
    left--;
    most.set(a, Math.max(most.get(a) ?? -9, bestTactic(w, a, d, reserveOf(w, a, d))?.swing ?? -9));
  }
  return blows(
    options.map(option => (option === 'decline' ? 0 : (most.get(Number(wordsOf(option)['attacker'])) ?? -9))),
    noise,
  );
}
export function defenders({ w, options, noise }: Question, attacker: CardId): number[] {
  const victims = options.map(option => Number(wordsOf(option)['defender']));
  const worths = victims.map(defender => bestTactic(w, attacker, defender, reserveOf(w, attacker, defender))?.swing ?? -1);
  const weights = blows(worths, noise);
  // What is begun is finished: beside somebody wounded who can be killed nobody of no more worth is only wounded.
  const kills = victims.map((victim, i) => w.cards[victim]!.wounded && worths[i]! > PAYS);
  const most = Math.max(-9, ...worths.filter((_, i) => kills[i]));
  return weights.map((weight, i) => (kills[i] || worths[i]! >= most || forgets(noise) ? weight : 0));
}
export function tactics({ w, options, noise }: Question, attacker: CardId, defender: CardId): number[] {
  const reserve = reserveOf(w, attacker, defender);
  const worths = options.map(tactic => tacticSwing(w, { attacker, defender, tactic: tactic as Tactic }, reserve));
  const most = Math.max(...worths);
  // This is no matter of judgement: the sums lie on the table.
  return blows(worths).map((weight, i) => (worths[i]! < most - 0.3 - (forgets(noise) ? 3 : 0) ? 0 : weight));
}
export function warzones({ w, options }: Question): number[] {
  const fight = withWeapons(w, topFight(w) as Paired);
  return sharpened(options.map(option => -swingIn(w, fight, warzoneIn(option))));
}
const warzoneIn = (option: Option): CardId | null => {
  const { warzone } = wordsOf(option);
  return warzone === undefined ? null : Number(warzone);
};
/** What the combat brings the attacking player if nobody adds anything, from this warzone. */
export const swingIn = (w: World, fight: Paired, warzone: CardId | null): number => swingOf(w, { ...fight, warzone });

export function weapons({ w, options }: Question): number[] {
  const { tactic } = topFight(w)!;
  return best(
    options.map(option => {
      if (option === 'unarmed') return 0;
      const weapon = Number(wordsOf(option)['weapon']);
      return (weaponFits(w, weapon, tactic!) ? weaponBonus(w, weapon, tactic!) : 0) + (definitionOf(w, weapon).grants.length ? 2 : 0);
    }),
  );
}
/** Whom a mission is to be about: somebody its bearer could hit. */
export function victims({ w, options }: Question, mission: CardId): number[] {
  const bearer = mightOf(w, bearerOf(w, mission)!);
  return sharpened(
    options.map(option => {
      const victim = mightOf(w, Number(wordsOf(option)['victim']));
      return victim.value * (glance(w, bearer, victim) > 0.5 ? 2 : 0.3);
    }),
  );
}
