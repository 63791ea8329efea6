/** Whether to act in a window or pass. */
import type { Option, Seat } from '@kolbiste/engine';
import type { Moment } from '../../rules/legality.ts';
import { friends, topFight } from '../../rules/queries.ts';
import type { CardId, World, Paired } from '../../rules/state.ts';
import { worthOf } from '../../rules/values.ts';
import { NONE } from '../../rules/events.ts';
import { Outlook } from '../outlook.ts';
import { modifiers } from './modifiers.ts';
import { prospect } from './prospect.ts';
import type { Question } from './question.ts';
import { forgets, isPlayed, SURE } from './scale.ts';
import { cardOf, moveOf, type Played } from './tried.ts';

export function inWindow(question: Question, { kind, subject }: { kind: Moment; subject: { card: CardId } }): number[] {
  const { w, seat, options, noise } = question;
  const outlook = new Outlook(w, seat);
  const by = (of: (option: Option) => number): number[] => options.map(option => (option === 'pass' ? 1 : of(option)));
  // In an opponent's turn a forgetful player does not think of any card.
  if (forgets(noise) && w.active !== seat && kind !== 'free') return by(() => 0);
  switch (kind) {
    case 'modifiers': {
      const out = modifiers(question, topFight(w) as Paired);
      out[0] = out.some(weight => weight >= 1) ? 0.5 : 1;
      return out;
    }
    case 'saving': {
      const out = by(option => (isPlayed(option) && ownWarrior(w, seat, option) ? 8 : 0));
      // Nobody lets a warrior of worth fall who can be saved.
      if (out.includes(8) && !forgets(noise) && worthOf(w, subject.card, topFight(w)) >= WORTH_SAVING) out[options.indexOf('pass')] = 0;
      return out;
    }
    case 'points':
      return by(() => (w.awards.at(-1)!.seat === seat ? 0.3 : w.awards.at(-1)!.victory >= 3 ? 2 : 0.2));
    case 'reaction':
      return by(() => (friends(w, w.announced.at(-1)!.seat, seat) ? 0 : 0.6));
    case 'declared':
    case 'special':
      return by(option => (w.active !== seat && isPlayed(option) && moveOf(w, option).timing !== 'any' ? 0.5 : 0));
    case 'start':
    case 'end':
    case 'drawing':
      return atLeisure(
        options,
        by(option => (isPlayed(option) ? prospect(outlook, option) : 0)),
        noise,
      );
    case 'free': {
      // At leisure in the player's own turn, or at once where a Sabotage must be answered.
      const now =
        subject.card !== NONE ? w.cards[subject.card]!.by !== seat : w.active === seat && (w.step === 'draw' || w.step === 'actions');
      if (!now) return by(() => 0);
      return atLeisure(
        options,
        by(option => (isPlayed(option) ? prospect(outlook, option) : typeof option === 'object' && 'assign' in option ? 0.5 : 0)),
        noise,
      );
    }
    default:
      return by(() => 0);
  }
}
function atLeisure(options: readonly Option[], weights: number[], noise: number): number[] {
  if (weights.includes(SURE) && !forgets(noise)) weights[0] = 0;
  return fewOfEach(options, weights, noise);
}
/** Of all the targets of one card the best two are thought over: many alike would crowd out the rest. */
export function fewOfEach(options: readonly Option[], weights: number[], noise: number): number[] {
  const ranks = new Map<CardId, number[]>();
  options.forEach((option, i) => {
    if (isPlayed(option) && weights[i]! > 0) ranks.set(cardOf(option), [...(ranks.get(cardOf(option)) ?? []), i]);
  });
  const most = noise > 0 ? TARGETS_WITH_NOISE : TARGETS;
  for (const [, of] of ranks)
    if (of.length > most) for (const i of of.sort((a, b) => weights[b]! - weights[a]!).slice(most)) weights[i] = 0;
  return weights;
}
const TARGETS = 2;
const TARGETS_WITH_NOISE = 4;
const WORTH_SAVING = 4;
const ownWarrior = (w: World, seat: Seat, move: Played): boolean => !('on' in move) || friends(w, w.cards[move.on]!.by, seat);
