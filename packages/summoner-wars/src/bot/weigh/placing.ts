/** Cards placed, pushed or grown by an ability or event. */
import type { Square } from '../../rules/battlefield.ts';
import { empty, neighbours, topAt } from '../../rules/places.ts';
import { controllerOf, definitionOf, isWall, lifeOf, marked, onBattlefield } from '../../rules/queries.ts';
import { ATTACKED, type CardId, type Side } from '../../rules/state.ts';
import { worthOf } from '../odds.ts';
import { dangerAt, outlookOf, pullAt, standing, type Outlook } from '../outlook.ts';
import { mine, promise, squareIn, type Question, type Words } from './question.ts';
import { wallScore } from './walls.ts';

/** Own cards go to where they stand better, the enemy's to where they are hurt. */
export function placing(question: Question, most: number, paid = false): number[] {
  const { w, side, options, locals } = question;
  const weights: number[] = options.map(() => 0);
  const outlook = outlookOf(w, side);
  const scores: (number | null)[] = options.map(() => null);
  const theirs = new Map<Side, Outlook>();
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (typeof option !== 'object') continue;
    const words = option;
    const id = (words['take'] ?? words['move'] ?? words['unit'] ?? locals['card'] ?? locals['unit']) as CardId;
    if (id === undefined || !('to' in words)) {
      scores[i] = 0;
      continue;
    }
    const to = squareIn(w, words);
    const card = w.cards[id]!;
    const inPlay = onBattlefield(w, id);
    if (isWall(w, id)) scores[i] = inPlay ? wallScore(w, side, to, outlook) - wallScore(w, side, card.square, outlook) : 0;
    else if (!inPlay) scores[i] = worthOf(w, id) + pullAt(w, outlook, to);
    else if (mine(question, id)) {
      const strikes = !paid || !marked(w, id, ATTACKED);
      scores[i] = standing(w, outlook, id, { square: to, strikes }) - standing(w, outlook, id, { square: card.square, strikes });
    } else {
      let view = theirs.get(card.controller);
      if (!view) theirs.set(card.controller, (view = outlookOf(w, card.controller)));
      const danger = (square: Square): number => Math.min(1, dangerAt(w, view, square) / lifeOf(w, id));
      scores[i] = worthOf(w, id) * (danger(to) - danger(card.square)) + 0.5 * (pullAt(w, view, card.square) - pullAt(w, view, to));
    }
  }
  promise(scores, most, weights);
  // What was paid for is not given up while it brings something.
  const stays = paid && scores.some(score => score !== null && score > 0) ? 0 : 1;
  options.forEach((option, i) => void (typeof option !== 'object' && (weights[i] = stays)));
  return weights;
}

const VINE_FRIENDS: readonly string[] = ['swamp-shaman', 'hunter'];
/** A vine wall grows towards the enemy, beside units that gain by it, and not where others are to be summoned. */
export function growing({ w, side, options }: Question): number[] {
  const weights: number[] = options.map(() => 0);
  const outlook = outlookOf(w, side);
  const scores = options.map(option => {
    const square = squareIn(w, option as Words);
    let score = pullAt(w, outlook, square),
      summonable = false;
    for (const next of neighbours(w, square)) {
      const top = topAt(w, next);
      if (top === null || controllerOf(w, top) !== side) continue;
      if (isWall(w, top)) summonable = true;
      else if (VINE_FRIENDS.includes(definitionOf(w, top).id)) score += 0.3;
    }
    if (summonable && empty(w, square)) score -= 0.5;
    return score;
  });
  promise(scores, 5, weights);
  return weights;
}
