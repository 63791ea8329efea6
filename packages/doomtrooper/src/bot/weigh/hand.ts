/** Points to split, hands to exchange, cards to keep. */
import type { Seat } from '@kolbiste/engine';
import type { Timing } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { totalOf } from '../../rules/outcome.ts';
import type { Awarding } from '../../rules/procedures.ts';
import { destinyOf } from '../../rules/queries.ts';
import { affiliationOf, isLegion, warriorsOf } from '../../rules/status.ts';
import type { CardId, World } from '../../rules/state.ts';
import { handOf } from '../../rules/hands.ts';
import type { Question } from './question.ts';
import { forgets, SPARE, wordsOf } from './scale.ts';

/** All to victory, all to destiny, or half of each; what wins the game wins it. */
export function split({ w, seat, options, noise }: Question, { points }: Awarding): number[] {
  const missing = w.target - totalOf(w, seat);
  const bank = destinyOf(w, seat);
  return options.map(option => {
    const victory = Number(wordsOf(option)['victory']);
    if (points >= missing && w.sides[seat]!.debt === 0) return victory === points ? 1 : 0;
    if (victory === points) return 3;
    if (bank >= (forgets(noise) ? 6 : 2)) return 0; // anyone who can pay takes victory points: that is what they are for
    return victory === 0 ? 0.3 : victory === points >> 1 ? 0.6 : 0;
  });
}
/** A hand without a warrior one can pay is exchanged. */
export function exchange({ w, seat }: Question): number[] {
  const { hand } = w.sides[seat]!;
  const destiny = destinyOf(w, seat);
  const payable = hand.filter(id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[3] <= destiny + 3).length;
  return payable === 0 ? [0, 1] : payable === 1 ? [1, 0.3] : [1, 0];
}
/** Cards for the moment that decides: a combat, a death, points about to be taken. */
const KEPT: readonly Timing[] = ['modifier', 'combat', 'saving', 'points', 'reaction', 'cancel'];
/** How useful a card in hand is to its player, from 0 to about 2. */
export function useOf(w: World, seat: Seat, id: CardId): number {
  if (id < 0) return 0.5;
  const { type, ratings, personality, needs, aspect, play } = definitionOf(w, id);
  const own = warriorsOf(w, seat);
  switch (type) {
    case 'warrior': {
      if (personality && w.play.some(other => w.cards[other]!.def === w.cards[id]!.def)) return 0.1;
      const short = ratings[3] - destinyOf(w, seat);
      const power = Math.max(ratings[0] ?? 0, ratings[1] ?? 0) + (ratings[2] ?? 0);
      if (power >= MIGHTY && short <= 0) return 1.5;
      return (own.length < 2 ? 2 : Math.min(1.2, 0.3 + power / 15)) * (short > 6 ? 0.6 : 1);
    }
    case 'equipment':
    case 'relic':
    case 'beast':
    case 'ki':
      return needs.affiliation === undefined || own.some(other => (affiliationOf(w, other) & needs.affiliation!) !== 0) ? 1 : 0.2;
    case 'symmetry':
      return own.some(other => isLegion(w, other)) ? 0.9 : 0.2;
    case 'art':
      return aspect !== null && own.some(other => definitionOf(w, other).abilities.some(ability => ability.startsWith('casts:')))
        ? 0.9
        : 0.2;
    case 'warzone':
    case 'fortification':
      return w.play.some(other => w.cards[other]!.def === w.cards[id]!.def && w.cards[other]!.by === seat) ? 0.1 : 0.8;
    default:
      if (play === null) return 0.8;
      if (!KEPT.includes(play.timing)) return play.actions > 1 ? 0.3 : 0.8;
      // Of the same card a second one is seldom needed.
      return w.sides[seat]!.hand.find(other => w.cards[other]!.def === w.cards[id]!.def) === id ? 1.3 : 0.9;
  }
}
/** Fight or Shoot and Armor of a warrior who decides games. */
const MIGHTY = 11;
/** From here on the cards left to draw are not drawn for nothing. */
const FEW_LEFT = 15;
/** A full hand draws nothing: what is least useful makes room. Otherwise only what is useless goes. */
export function discards({ w, seat, options }: Question): number[] {
  const uses = options.map(option => (option === 'keep' ? 9 : useOf(w, seat, Number(wordsOf(option)['discard']))));
  const least = Math.min(...uses);
  if (options[0] !== 'keep') return uses.map(use => (use <= least + 0.1 ? 1 : 0));
  const full = w.sides[seat]!.hand.length >= handOf(w, seat).draw && w.sides[seat]!.library.length > 0;
  const useless = w.sides[seat]!.library.length > FEW_LEFT ? 0.35 : 0.25;
  return uses.map((use, i) => (i === 0 ? (full ? SPARE : 1) : use === least && (full || use <= useless) ? 1 : 0));
}
