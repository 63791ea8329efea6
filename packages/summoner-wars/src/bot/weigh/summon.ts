/** Summoning. */
import type { UnitDefinition } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';
import { worthAt } from '../odds.ts';
import { dangerAt, outlookOf, promiseAt, pullAt, type Outlook } from '../outlook.ts';
import { repeated, squareIn, type Question } from './question.ts';

/** One of several copies, on the few best squares: near the goal, or where it can strike at once. */
export function summons(question: Question, weights: number[], outlook: Outlook): void {
  const { w, options } = question;
  const again = repeated(options, o => ('summon' in o ? `${w.cards[o['summon'] as CardId]!.definition} ${o['to']}` : ''));
  const best = new Map<number, { index: number; score: number }[]>();
  options.forEach((option, index) => {
    if (typeof option !== 'object' || !('summon' in option) || again[index]) return;
    const card = option['summon'] as CardId;
    const unit = definitionOf(w, card) as UnitDefinition;
    const square = squareIn(w, option);
    const danger = dangerAt(w, outlook, square);
    const score =
      worthAt(w.cards[card]!.definition) * (1 - 0.2 * Math.min(1, danger / unit.life) ** 2) -
      0.35 * unit.cost +
      pullAt(w, outlook, square) +
      0.15 * promiseAt(w, card, square);
    const { definition } = w.cards[card]!;
    const scored = best.get(definition) ?? [];
    scored.push({ index, score });
    best.set(definition, scored);
  });
  for (const scored of best.values()) {
    scored.sort((a, b) => b.score - a.score);
    const spread = scored[0]!.score;
    for (const { index, score } of scored.slice(0, 3)) weights[index] = 1.5 * Math.exp(Math.min(2, 0.5 * spread + (score - spread)));
  }
}

export function summonPhase(question: Question): number[] {
  const { w, side, options } = question;
  const weights: number[] = options.map(option => (option === 'end' ? 0.7 : 0));
  const outlook = outlookOf(w, side);
  summons(question, weights, outlook);
  const { draw, hand, magic } = w.sides[side]!;
  let dear = false;
  for (const card of hand) {
    const unit = definitionOf(w, card);
    if (unit.type !== 'unit' || unit.kind !== 'champion' || unit.cost <= magic.length) continue;
    dear = true;
    // A champion who can soon be paid for is worth waiting for.
    if (unit.cost <= magic.length + 3) weights[0] = 1.5;
  }
  // With nothing left to draw everybody comes who can be paid for, unless a champion is waited for.
  if (draw.length === 0 && !dear && weights.some((weight, i) => i > 0 && weight > 0)) weights[0] = 0;
  return weights;
}
