/** What may be done now, and what refuses it: one truth for the options and for the explanations. */
import { no, type Seat } from '@kolbiste/engine';
import { statusNamed } from '../cards/registry.ts';
import type { Ability, CardDefinition, UpgradeCard, Use } from '../cards/vocabulary.ts';
import { passiveOf } from './abilities.ts';
import { TYPES } from './damage.ts';
import { currentRoll, tierOf } from './dice.ts';
import { attackPacket } from './packets.ts';
import { boxIndex, definitionOf, heroOf, inRollPhase, marked, playerOf } from './queries.ts';
import type { CardId, No, World } from './state.ts';
import { countOf, covered, silenced } from './statuses.ts';

/**
 * Windows in which only instants and tokens fit: others' instants and tokens wait, main-phase cards were announced (DIT R02, 15.6), or
 * an attempt was made, which is no step (DIT R05).
 */
const INSTANT_ONLY: readonly string[] = ['preempt', 'interrupt', 'hold'];

/** The price of an upgrade: over level II the difference (DIT 7.19, R78). */
export function upgradeCost(w: World, seat: Seat, card: UpgradeCard): number {
  const hero = heroOf(w, seat);
  const level = playerOf(w, seat).levels[boxIndex(hero, card.box)]!;
  if (level !== 2 || card.level !== 3) return card.cost;
  const below = hero.cards.find(each => each.type === 'upgrade' && each.box === card.box && each.level === 2)!;
  return Math.max(0, card.cost - below.cost);
}
export const costOf = (w: World, seat: Seat, card: CardDefinition): number =>
  card.type === 'upgrade' ? upgradeCost(w, seat, card) : card.cost;

/** Whether the box could take the upgrade: only upwards (DIT R79). */
export const fitsBox = (w: World, seat: Seat, card: UpgradeCard): boolean =>
  playerOf(w, seat).levels[boxIndex(heroOf(w, seat), card.box)]! < card.level;

function classRefusal(w: World, seat: Seat, card: CardDefinition, window: string): No | null {
  if (card.type === 'upgrade') {
    if (!fitsBox(w, seat, card)) return no('DIT R79', 'alreadyUpgraded');
    if (window === 'main') return null;
    // By a passive; opponents still get a window afterwards (DIT 6.57).
    if (inRollPhase(w) && passiveOf(w, seat)?.upgradesInRollPhase && !INSTANT_ONLY.includes(window) && window !== 'dice') return null;
    return no('DIT 7.15', 'onlyMainPhase');
  }
  if (card.timing === 'main') return window === 'main' ? null : no('DIT 7.34', 'onlyMainPhase');
  if (window === 'dice' && !card.dice) return no('DIT R08', 'onlyDice');
  if (card.timing === 'roll') {
    if (!inRollPhase(w)) return no('DIT 7.36', 'onlyRollPhase');
    if (window === 'hold') return no('DIT 12.4.2', 'betweenAttempts');
    if (INSTANT_ONLY.includes(window)) return no('DIT 15.6', 'cannotInterrupt');
  }
  return null;
}
/** Why the seat cannot play the card in this window; `main` is the player's own main phase. */
export function cardRefusal(w: World, seat: Seat, id: CardId, window: string): No | null {
  const card = definitionOf(w, id);
  if (silenced(w, seat)) return no('DIT 6.6', 'silenced');
  const early = classRefusal(w, seat, card, window);
  if (early) return early;
  if (card.type === 'action') {
    const role = card.role === 'modifier' ? modifierRefusal(w, seat) : card.role === 'attacked' ? attackedRefusal(w, seat) : null;
    const refused = role ?? card.condition?.refuses(w, seat, window) ?? null;
    if (refused) return refused;
  }
  const cost = costOf(w, seat, card);
  return cost > playerOf(w, seat).cp ? no('DIT 7.4', 'tooDear', { cost, cp: playerOf(w, seat).cp }) : null;
}

/** Why the token cannot be spent in this window (DIT 6.11). */
export function spendRefusal(w: World, seat: Seat, status: string, window: string): No | null {
  const n = countOf(w, seat, status);
  const spend = n > 0 ? statusNamed(status).spend : null;
  if (!spend) return no('DIT 6.10', 'notSpendable');
  if (n < spend.n) return no('DIT 6.10', 'tooFew', { n: spend.n });
  if (spend.main === 'own' && window !== 'main') return no('DIT 6.11', 'onlyMainPhase');
  if (spend.main === 'any' && w.phase !== 'main1' && w.phase !== 'main2') return no('DIT 6.11', 'anyMainPhase');
  if (window === 'dice' && !spend.dice) return no('DIT R08', 'onlyDice');
  if (spend.oncePerTurn && marked(w, seat, 'spent', status)) return no('DIT 6.11', 'oncePerTurn');
  return spend.refusal(w, seat, window);
}
/** Why what the hero offers cannot be used in this window: its own text says when (DIT 5.11). */
export function useRefusal(w: World, seat: Seat, use: Use, window: string): No | null {
  if (use.main && window !== 'main') return no('DIT 5.11', 'onlyMainPhase');
  if (window === 'dice') return no('DIT R08', 'onlyDice');
  return use.refusal(w, seat);
}

export const upgradesInHand = (w: World, seat: Seat): CardId[] =>
  playerOf(w, seat).hand.filter(id => {
    const card = definitionOf(w, id);
    return card.type === 'upgrade' && fitsBox(w, seat, card);
  });

/** Why the seat may not modify the attack now (DIT R24, R25). */
export function modifierRefusal(w: World, seat: Seat): No | null {
  const { attack } = w;
  if (!attack || !attack.is) return no('DIT 9.43', 'noAttack');
  if (attack.by !== seat) return no('DIT 9.44', 'notYourAttack'); // and nobody attacks in another's turn
  if (!attack.modifiable) return no('DIT R24', 'notNow');
  const { raisable, rules } = TYPES[attackPacket(w)!.type];
  return raisable ? null : no(rules.modifying, 'notModifiable');
}
/** Why the seat is not a player who was just attacked. */
export function attackedRefusal({ attack, phase }: World, seat: Seat): No | null {
  if (!attack || !attack.is || attack.target !== seat) return no('DIT 15.13', 'notAttacked');
  if (phase !== 'defence') return no('DIT 12.6.1', 'notYetDefence');
  return attack.ultimate ? no('DIT 5.24', 'ultimate') : null;
}
/** Why the ability cannot be announced on the dice on the table (DIT 12.4.7). */
export function announceRefusal(w: World, seat: Seat, ability: Ability): No | null {
  const roll = currentRoll(w);
  if (!roll || roll.dice.length === 0) return no('DIT R14', 'notRolled');
  if (tierOf(heroOf(w, seat), roll.dice, ability, roll.foreign) === null) return no('DIT 5.3', 'notSatisfied');
  return covered(w, seat, ability) ? no('DIT 6.19', 'covered') : null;
}
/** Why the target cannot defend (DIT 5.15, 12.6.4). */
export function defenceRefusal(w: World): No | null {
  const { attack } = w;
  if (!attack || !attack.is) return no('DIT 3.16', 'noAttack');
  if (attack.ultimate) return no('DIT 5.24', 'ultimate');
  const { defendable, rules } = TYPES[attackPacket(w)!.type];
  return defendable ? null : no(rules.defending, 'undefendable');
}
