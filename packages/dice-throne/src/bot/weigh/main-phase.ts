/** The main phases: play, sell, use, or end. */
import { costOf } from '../../rules/legality.ts';
import { definitionOf, playerOf } from '../../rules/queries.ts';
import { HAND_LIMIT, type CardId } from '../../rules/state.ts';
import { fits, upgradeWorth } from '../upgrades.ts';
import { POINT } from '../worth.ts';
import { keepWorth } from './cards.ts';
import { chanceFor } from './chance.ts';
import { FREE_USE } from './heroes/spells.ts';
import type { Question } from './question.ts';
import { reactionGain } from './reactions.ts';
import { orNothing } from './scale.ts';

/** An upgrade that one more point would pay for: what it brings. */
function wantedUpgrade({ w, seat }: Question): { readonly gain: number; readonly card: CardId | null } {
  let gain = 0;
  let card: CardId | null = null;
  const { hand, cp } = playerOf(w, seat);
  for (const id of hand) {
    const definition = definitionOf(w, id);
    if (definition.type !== 'upgrade' || !fits(w, seat, id) || costOf(w, seat, definition) !== cp + 1) continue;
    const brings = upgradeWorth(w, seat, id) - POINT * costOf(w, seat, definition);
    if (brings > gain) [gain, card] = [brings, id];
  }
  return { gain, card };
}

export function mainPhase(question: Question): number[] {
  const { position, w, seat, options } = question;
  const chance = chanceFor(position, seat, 'main');
  const { hand } = playerOf(w, seat);
  const wanted = wantedUpgrade(question);
  const saleGain = (id: CardId): number => {
    const keep = keepWorth(w, seat, id);
    if (keep === 0) return POINT;
    if (id === wanted.card) return 0;
    return (wanted.gain > 2 ? 0.5 * wanted.gain : 0) - keep + (hand.length > HAND_LIMIT ? POINT : 0);
  };
  const end = options.indexOf('end');
  const worths = options.map(option => {
    if (option === 'end') return 0;
    return typeof option === 'object' && 'sell' in option ? saleGain(option['sell'] as CardId) : reactionGain(chance, option);
  });
  const all = orNothing(worths, end);
  // It costs nothing, and nothing is better for waiting.
  if (options.some((option, i) => typeof option === 'object' && option['use'] === FREE_USE && worths[i]! > 0)) all[end] = 0;
  return all;
}
