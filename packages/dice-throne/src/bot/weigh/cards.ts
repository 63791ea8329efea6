/** Cards: what playing one now brings, and what one in hand is worth to keep. */
import type { Seat } from '@kolbiste/engine';
import { opsOf, statusNamed } from '../../cards/registry.ts';
import type { CardDefinition, Context, Script } from '../../cards/vocabulary.ts';
import { costOf } from '../../rules/legality.ts';
import { definitionOf } from '../../rules/queries.ts';
import type { CardPlay } from '../../rules/procedures.ts';
import type { Aim, CardId, World } from '../../rules/state.ts';
import { fits, upgradeWorth } from '../upgrades.ts';
import { aimed, aimWorth, bestAim, diceChange, likelyTarget, POINT, price, threat, worthOf } from '../worth.ts';
import { alterDice, changeGain } from './dice.ts';
import { cardOptions, localsOf, type Question } from './question.ts';
import { onlyBest, weights } from './scale.ts';
import type { Chance } from './chance.ts';

/** Where attack modifiers and prevention know most: nothing is lost by waiting for it. */
export const LATE = ['last', 'totals', 'isolated', 'then'];
/** Damage for which a token that guards is worth a card and its price. */
const GUARDED = 3;

const shields = (script: Script): boolean =>
  opsOf(script).some(
    op =>
      op.op === 'prevent' ||
      op.op === 'halve' ||
      op.op === 'avert' ||
      (op.op === 'player' && opsOf(op.script).some(each => each.op === 'call')),
  );
const modifies = (script: Script): boolean => opsOf(script).some(({ op }) => op === 'modify' || op === 'prevent');
const guards = (script: Script): boolean => opsOf(script).some(op => op.op === 'gain' && statusNamed(op.status).guards === true);
/** Whether the card prevents damage, and none threatens. */
export function idleShield(w: World, seat: Seat, id: CardId): boolean {
  const card = definitionOf(w, id);
  return card.type === 'action' && shields(card.script) && threat(w, seat) === 0;
}
/** What a card is worth in hand. */
const held = (card: CardDefinition): number => (card.type === 'action' && shields(card.script) ? 3.5 : POINT);

/** What playing a card now brings, less its price and the card itself. */
export function cardGain({ w, seat, window, dice }: Chance, id: CardId): number {
  const card = definitionOf(w, id);
  const paid = price(w, seat, costOf(w, seat, card));
  if (card.type === 'upgrade') return window === 'main' ? upgradeWorth(w, seat, id) - paid : 0;
  const context: Context = { seat, target: w.attack?.target ?? null, dice: [], source: card.id };
  const change = card.dice ? diceChange(w, context, card.script) : null;
  if (change) return dice() ? changeGain(w, seat, change, dice()!) - paid - POINT : 0;
  const acts = card.role !== null || modifies(card.script) || shields(card.script);
  if (acts ? !LATE.includes(window) && window !== 'dice' : window !== 'main' && window !== 'last' && !card.urgent) return 0;
  if (card.urgent && window !== 'main' && window !== 'upkeep') return 0;
  // A token that guards may be stripped before it is of use; the card may not.
  if (card.timing === 'instant' && guards(card.script) && (window !== 'last' || threat(w, seat) < GUARDED)) return 0;
  return (bestAim(w, seat, card) ?? worthOf(w, aimed(w, context), card.script)) - paid - held(card);
}
/** What a card in hand is worth to keep. */
export function keepWorth(w: World, seat: Seat, id: CardId): number {
  const card = definitionOf(w, id);
  if (card.type === 'upgrade') return fits(w, seat, id) ? 1 + 0.5 * upgradeWorth(w, seat, id) : 0;
  if (card.dice) return 1.8;
  if (card.role !== null || modifies(card.script) || shields(card.script)) return Math.max(2.3, held(card));
  const worth = bestAim(w, seat, card) ?? worthOf(w, { seat, target: likelyTarget(w, seat), dice: [], source: card.id }, card.script);
  return Math.max(0.6, Math.min(4, worth - POINT * card.cost));
}

/** Where the card that is being played goes. */
export function aim(question: Question): number[] {
  const { w, seat, options } = question;
  const card = definitionOf(w, localsOf<CardPlay>(question).card);
  if (card.type !== 'action') return options.map(() => 1);
  const change = card.dice ? diceChange(w, { seat, target: null, dice: [], source: card.id }, card.script) : null;
  if (change && change !== 'attempt') return alterDice(question, change);
  return weights(options.map(option => aimWorth(w, seat, card, option as Aim)));
}
/** The least useful card goes. */
export const giveUp =
  (word: 'sell' | 'discard') =>
  (question: Question): number[] =>
    onlyBest(cardOptions(question, word, id => -keepWorth(question.w, question.seat, id)));
/** The most useful card comes first. */
export const cardOnTop = (question: Question): number[] =>
  onlyBest(cardOptions(question, 'next', id => keepWorth(question.w, question.seat, id)));
export const takeUpgrade = (question: Question): number[] =>
  weights(cardOptions(question, 'take', id => 1 + upgradeWorth(question.w, question.seat, id)));
export const playUpgradeFree = (question: Question): number[] =>
  weights(
    cardOptions(question, 'play', id => {
      const { w, seat } = question;
      return upgradeWorth(w, seat, id) + POINT * costOf(w, seat, definitionOf(w, id));
    }),
  );
