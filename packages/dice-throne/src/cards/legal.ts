/** What may be played, spent and used, and what refuses it: one truth for the options and for the explanations. */
import type { Seat } from '@kolbiste/engine';
import type { CardDefinition, No, UpgradeCard, Use } from '../heroes/definition.ts';
import { cardNamed, heroNamed } from '../registry.ts';
import type { CardId, Roll, World } from '../state.ts';
import {
  alive,
  attackedRefusal,
  boxIndex,
  countOf,
  currentRoll,
  definitionOf,
  heroOf,
  inRollPhase,
  locked,
  marked,
  modifierRefusal,
  no,
  passiveOf,
  playerOf,
  sameTeam,
  silenced,
  statusesOn,
} from '../world.ts';
import type { DieChange, DieOwner } from '../procedures.ts';

export type PlayOption = { readonly play: CardId };
export type SpendOption = { readonly spend: string };
export type UseOption = { readonly use: string };
export type Reaction = PlayOption | SpendOption | UseOption;

/** Windows in which only instants and tokens fit: others' instants and tokens wait, main-phase cards were announced (DIT R02, 15.6). */
const INSTANT_ONLY: readonly string[] = ['preempt', 'interrupt'];

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
    // Black Widow's training; opponents still get a window afterwards (DIT 6.57).
    if (inRollPhase(w) && passiveOf(w, seat)?.upgradesInRollPhase && !INSTANT_ONLY.includes(window) && window !== 'dice') return null;
    return no('DIT 7.15', 'onlyMainPhase');
  }
  if (card.cls === 'main') return window === 'main' ? null : no('DIT 7.34', 'onlyMainPhase');
  if (window === 'dice' && !card.dice) return no('DIT R08', 'onlyDice');
  if (card.cls === 'roll') {
    if (!inRollPhase(w)) return no('DIT 7.36', 'onlyRollPhase');
    if (INSTANT_ONLY.includes(window)) return no('DIT 15.6', 'cannotInterrupt');
  }
  return null;
}
/** Why the seat cannot play the card in this window, or null. `main` is the own main phase. */
export function cardRefusal(w: World, seat: Seat, id: CardId, window: string): No | null {
  const card = definitionOf(w, id);
  if (silenced(w, seat)) return no('DIT 9.40', 'silenced');
  const early = classRefusal(w, seat, card, window);
  if (early) return early;
  if (card.type === 'action') {
    const role = card.role === 'modifier' ? modifierRefusal(w, seat) : card.role === 'attacked' ? attackedRefusal(w, seat) : null;
    const refused = role ?? card.refusal?.(w, seat, window) ?? null;
    if (refused) return refused;
  }
  const cost = costOf(w, seat, card);
  return cost > playerOf(w, seat).cp ? no('DIT 7.4', 'tooDear', { cost, cp: playerOf(w, seat).cp }) : null;
}

/** Why the token cannot be spent in this window, or null (DIT 6.11). */
export function spendRefusal(w: World, seat: Seat, status: string, window: string): No | null {
  const spend = statusesOn(w, seat).find(({ id }) => id === status)?.spend;
  if (!spend) return no('DIT 6.10', 'notSpendable');
  if (countOf(w, seat, status) < spend.n) return no('DIT 6.10', 'tooFew', { n: spend.n });
  if (spend.main && window !== 'main') return no('DIT 6.11', 'onlyMainPhase');
  if (window === 'dice' && !spend.dice) return no('DIT R08', 'onlyDice');
  if (spend.oncePerTurn && marked(w, seat, status)) return no('DIT 6.11', 'oncePerTurn');
  return spend.refusal(w, seat, window);
}
export function useRefusal(w: World, seat: Seat, use: Use, window: string): No | null {
  if (use.main && window !== 'main') return no('DIT 5.19', 'onlyMainPhase');
  if (window === 'dice') return no('DIT R08', 'onlyDice');
  return use.refusal(w, seat);
}

/** Everything the seat could do in the window. */
export function reactionsIn(w: World, seat: Seat, window: string, out: Reaction[] = []): Reaction[] {
  if (!alive(w, seat) || locked(w, seat)) return out;
  const { hand, tokens, hero } = w.players[seat]!;
  for (let i = 0; i < hand.length; i++) if (cardRefusal(w, seat, hand[i]!, window) === null) out.push({ play: hand[i]! });
  if (tokens.length)
    for (const { id, spend } of statusesOn(w, seat)) if (spend && spendRefusal(w, seat, id, window) === null) out.push({ spend: id });
  const { uses } = heroNamed(hero);
  for (let i = 0; i < uses.length; i++) if (useRefusal(w, seat, uses[i]!, window) === null) out.push({ use: uses[i]!.id });
  return out;
}
/**
 * Windows at which nothing is lost by waiting: whatever may be done there may be done in a later window of the same phase, too.
 * Only what acts on tokens before they act, or fits no other window, is a reason to ask.
 */
const PAUSES: readonly string[] = ['upkeep', 'income', 'begin', 'activated', 'committed', 'defended'];

/**
 * Whether the others must reckon with a reaction (DIT R04), by public knowledge alone: tokens and what a hero offers lie open, and
 * the hand is some of the cards that are neither discarded nor in play. Which those are, everybody can count; so every card of hand
 * and deck is tried with the points at hand.
 */
export function mightReact(w: World, seat: Seat, window: string): boolean {
  if (!alive(w, seat) || locked(w, seat)) return false;
  const pause = PAUSES.includes(window);
  const { hand, deck, tokens, hero } = w.players[seat]!;
  if (tokens.length)
    for (const { id, spend } of statusesOn(w, seat))
      if (spend && (!pause || spend.urgent) && spendRefusal(w, seat, id, window) === null) return true;
  if (!pause) for (const use of heroNamed(hero).uses) if (useRefusal(w, seat, use, window) === null) return true;
  return hand.length > 0 && !silenced(w, seat) && (anyPlayable(w, seat, hand, window, pause) || anyPlayable(w, seat, deck, window, pause));
}
/** Cheap refusals first: this is asked of thirty cards, and often. */
function anyPlayable(w: World, seat: Seat, pile: readonly CardId[], window: string, pause: boolean): boolean {
  const rolling = inRollPhase(w);
  const upgrades = rolling && !pause && passiveOf(w, seat)?.upgradesInRollPhase === true;
  const { cp } = w.players[seat]!;
  for (let i = 0; i < pile.length; i++) {
    const card = cardNamed(w.cards[pile[i]!]!);
    if (card.type === 'upgrade' ? !upgrades : card.cost > cp || card.cls === 'main' || (card.cls === 'roll' && !rolling)) continue;
    if (pause && !(card.type === 'action' && card.urgent)) continue;
    if (cardRefusal(w, seat, pile[i]!, window) === null) return true;
  }
  return false;
}
/** What a window offers the seat: everything it could do, if it is asked at all. */
export function offeredIn(w: World, seat: Seat, window: string): Reaction[] {
  const found = reactionsIn(w, seat, window);
  return found.length && PAUSES.includes(window) && !mightReact(w, seat, window) ? [] : found;
}

export const upgradesInHand = (w: World, seat: Seat): CardId[] =>
  playerOf(w, seat).hand.filter(id => {
    const card = cardNamed(w.cards[id]!);
    return card.type === 'upgrade' && fitsBox(w, seat, card);
  });

// -- dice ---------------------------------------------------------------------------------------------------------

/** The targeting die belongs to the attacker; an ultimate's may be touched by his side only (DIT R56): the others are locked. */
const belongs = (w: World, roll: Roll, seat: Seat, of: DieOwner): boolean =>
  of === 'any' || (of === 'own' ? roll.seat === seat : of === 'team' ? sameTeam(w, roll.seat, seat) : !sameTeam(w, roll.seat, seat));
export type DieOption = { readonly die: number; readonly to: number };
const EVEN_STEPS: readonly (readonly number[])[] = [[], [], [1, 3], [], [3, 5], [], [5]];
/** What a change may do to the current throw; each changes something (DIT R81). Dice count from 1. */
export function dieOptions(w: World, seat: Seat, how: DieChange, of: DieOwner): DieOption[] {
  const roll = currentRoll(w);
  if (!roll || !roll.open || roll.dice.length === 0) return [];
  if (!belongs(w, roll, seat, of)) return [];
  const options: DieOption[] = [];
  for (let i = 0; i < roll.dice.length; i++) {
    const value = roll.dice[i]!;
    const put = (to: number): void => {
      if (to !== value && to >= 1 && to <= 6) options.push({ die: i + 1, to });
    };
    switch (how) {
      case 'six':
        put(6);
        break;
      case 'any':
        for (let to = 1; to <= 6; to++) put(to);
        break;
      case 'tip': // no way round from 1 to 6
        put(value - 1);
        put(value + 1);
        break;
      case 'even':
        for (const to of EVEN_STEPS[value]!) put(to);
        break;
      case 'fourOrFive':
        put(4);
        put(5);
        break;
      case 'copy': {
        const others = new Set(roll.dice.filter((_, at) => at !== i));
        for (const to of others) put(to);
        break;
      }
      case 'again':
        options.push({ die: i + 1, to: 0 });
    }
  }
  return options;
}
/** Whether there is such an option, without listing them. */
function changes(dice: readonly number[], how: DieChange): boolean {
  if (how === 'six') return dice.some(die => die !== 6);
  if (how === 'even') return dice.some(die => die % 2 === 0);
  if (how === 'copy') return dice.some(die => die !== dice[0]);
  return true;
}
export function dieRefusal(w: World, seat: Seat, how: DieChange, of: DieOwner): No | null {
  const roll = currentRoll(w);
  return roll && roll.open && roll.dice.length > 0 && belongs(w, roll, seat, of) && changes(roll.dice, how) ? null : no('DIT R81', 'noDie');
}
