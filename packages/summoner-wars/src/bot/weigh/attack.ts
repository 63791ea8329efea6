/** Attacks. */
import { isWall } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';
import { strike } from '../odds.ts';
import { anytime } from './abilities.ts';
import { mine, type Question } from './question.ts';

/** Never own cards; walls only when there is nothing better; and no attack is given away. `ends` is the option that stops. */
export function attacks(question: Question, ends: string): number[] {
  const { w, options, locals } = question;
  const weights: number[] = options.map(() => 0);
  const walls: boolean[] = [];
  let best = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (typeof option !== 'object') continue;
    const words = option;
    if ('use' in words) weights[i] = anytime(question, words);
    else if ('assault' in words) weights[i] = 6;
    else {
      const target = words['on'] as CardId;
      if (mine(question, target)) continue;
      const promised = strike(w, (words['attack'] ?? locals['attacker']) as CardId, target);
      if (promised <= 0) continue;
      weights[i] = promised;
      walls[i] = isWall(w, target);
      best = Math.max(best, promised);
    }
  }
  for (let i = 0; i < weights.length; i++) weights[i] = weights[i]! < (walls[i] ? 0.5 : 0.1) * best ? 0 : weights[i]! ** 1.5;
  const end = options.indexOf(ends);
  if (end >= 0) weights[end] = best > 0 ? 0 : 1;
  return weights;
}
