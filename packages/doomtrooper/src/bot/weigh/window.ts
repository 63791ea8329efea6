/** Whether to act in a window or pass. */
import { keyOf, type Option, type Seat } from '@kolbiste/engine';
import { cardMoves, type Moment } from '../../rules/legality.ts';
import { takeAnnounced } from '../../rules/atoms.ts';
import { fightNumbered, friends, isPaired, topFight } from '../../rules/queries.ts';
import type { CardId, World, Paired } from '../../rules/state.ts';
import { worthOf } from '../../rules/values.ts';
import { Outlook } from '../outlook.ts';
import { certain, swingOf } from '../odds.ts';
import { follow, lead, pointIn, prospectOf, rehearsal } from './following.ts';
import { modifiers } from './modifiers.ts';
import { prospect } from './prospect.ts';
import type { Question } from './question.ts';
import { forgets, isPlayed, SPARE, SURE } from './scale.ts';
import { cardOf, moveOf, type Played } from './tried.ts';

export type Kind = Moment | 'sabotage';
/** Windows that are passed whatever one holds. */
export function isPassed(w: World, seat: Seat, kind: Kind, card: CardId): boolean {
  switch (kind) {
    case 'modifiers': {
      const fight = topFight(w);
      return !isPaired(fight) || (w.cards[fight.attacker]!.by !== seat && w.cards[fight.defender]!.by !== seat);
    }
    case 'reaction':
      return friends(w, w.announced.at(-1)!.seat, seat);
    case 'declared':
    case 'special':
      return w.active === seat;
    case 'sabotage':
      return friends(w, w.cards[card]!.by, seat);
    // At leisure in the player's own turn.
    case 'free':
      return w.active !== seat || (w.step !== 'draw' && w.step !== 'actions');
    case 'start':
    case 'end':
    case 'drawing':
    case 'saving':
    case 'points':
    case 'status':
    case 'won':
    case 'healed':
    case 'found':
    case 'lost':
      return false;
    default:
      return true;
  }
}
export function inWindow(question: Question, { kind, subject }: { kind: Kind; subject: { card: CardId } }): number[] {
  const { w, seat, options, noise } = question;
  const outlook = new Outlook(w, seat);
  const by = (of: (option: Option) => number): number[] => options.map(option => (option === 'pass' ? 1 : of(option)));
  // In an opponent's turn a forgetful player does not think of any card.
  if (forgets(noise) && w.active !== seat && kind !== 'free') return by(() => 0);
  if (isPassed(w, seat, kind, subject.card)) return by(() => 0);
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
    case 'status': {
      // What the end of a combat alone allows: a trophy, loot, another blow. All else can wait.
      const later = new Set(cardMoves({ ...w, fights: [] }, seat, { moment: 'free', pool: null }).map(keyOf));
      return atLeisure(
        options,
        by(option => (isPlayed(option) && !later.has(keyOf(option)) ? prospect(outlook, option) : 0)),
        noise,
      );
    }
    case 'points':
      return by(() => (w.awards.at(-1)!.seat === seat ? 0.3 : w.awards.at(-1)!.victory >= 3 ? 2 : 0.2));
    case 'reaction': {
      const weight = answering(w, seat, w.announced.at(-1)!.seat);
      return by(() => weight);
    }
    // Nobody lets a game be lost that a card keeps open.
    case 'won':
      return options.map(option => (option === 'pass' ? 0 : 1));
    // What an opponent has healed or found is spoilt; a card of your own comes back.
    case 'healed':
    case 'found':
      return by(() => (friends(w, w.happenings.at(-1)!.seat, seat) ? 0 : 2));
    case 'lost':
      return by(() => 2);
    case 'declared':
    case 'special':
      return by(option => (isPlayed(option) && moveOf(w, option).timing !== 'any' ? 0.5 : 0));
    case 'start':
    case 'end':
    case 'drawing':
      return atLeisure(
        options,
        by(option => (isPlayed(option) ? prospect(outlook, option) : 0)),
        noise,
      );
    case 'sabotage':
    case 'free':
      return atLeisure(
        options,
        by(option => (isPlayed(option) ? prospect(outlook, option) : typeof option === 'object' && 'assign' in option ? 0.5 : 0)),
        noise,
      );
    default:
      return by(() => 0);
  }
}
/** An answer to a card of somebody else's, by what that card would do: what hurts nobody is let pass. */
function answering(w: World, seat: Seat, from: Seat): number {
  const now = lead(w, seat);
  const { g } = rehearsal(w);
  const play = takeAnnounced(g);
  const fight = topFight(w);
  const call = moveOf(w, play.use === null ? { play: play.card } : { use: play.card, as: play.use }).does(g, play);
  const { worth, isTold } = prospectOf(g, from, follow(g, call));
  if (!isTold) return 0.6;
  let harm = worth - lead(w, from);
  if (fight !== null && isPaired(fight)) {
    const after = fightNumbered(g.world, fight.id);
    if (after === null || after.over || !isPaired(after)) return 0.6;
    // By the sums as they would stand: what only brings it nearer has decided nothing yet.
    const turned = swingOf(g.world, after, undefined, certain) - swingOf(w, fight, undefined, certain);
    harm = Math.max(harm, (w.cards[fight.attacker]!.by === from ? 1 : -1) * pointIn(w) * turned);
  }
  harm = Math.max(harm, now - lead(g.world, seat));
  return harm > SERIOUS ? Math.min(3, 0.6 + 20 * harm) : harm > 0.001 || g.world.effects.length !== w.effects.length ? 0.3 : SPARE;
}
/** Worth a card of your own, in the unit of the measure. */
const SERIOUS = 0.02;
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
