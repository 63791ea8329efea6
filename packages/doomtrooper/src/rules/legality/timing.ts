/** When cards and abilities may be used (chapters 5, 22, 24 and 28). */
import { no } from '@kolbiste/engine';
import { byBook, rulesOf, topFight } from '../queries.ts';
import { definitionOf } from '../../cards/registry.ts';
import type { Move } from '../../cards/vocabulary.ts';
import type { Announced, CardId, World } from '../state.ts';
import type { Attempt } from './aim.ts';
import { isBeforeStrikes, isFree, type Reason, type Scope } from './moment.ts';
import { actionRule, isGiftForFree } from './prices.ts';

/** None is on, or the one that is has lost its warrior (DOT 24.2.3). */
const isNoCombat = (w: World): boolean => topFight(w)?.over ?? true;
/** The turn has begun, and whose it is has taken no action in it yet. */
const isBeforeActions = (w: World): boolean => ['start', 'draw', 'actions'].includes(w.step) && w.sides[w.active]!.acted !== w.turn;
/** Whom what was announced would wound. */
export const woundedBy = (w: World, pending: Announced): readonly CardId[] => {
  const { play, uses } = definitionOf(w, pending.card);
  return (pending.use === null ? play : uses[pending.use])?.wounds?.(w, pending) ?? [];
};
/** DOT 28.7: healing and what prevents a wound answer what wounds, if they may be used at any time; whom, is asked with the aim. */
const mightSpare = (w: World, { spares, timing }: Move, pending: Announced): boolean =>
  spares !== undefined && timing === 'any' && woundedBy(w, pending).length > 0;
/** Whether the moment alone says that it is not the time for it, whatever lies on the table: most moves, at most moments. */
export function isUntimely({ timing, answers, spares, saves, hears }: Move, { moment, anyTime }: Scope): boolean {
  if (anyTime && hears === undefined) return false;
  if (moment === 'reaction') return answers === undefined && spares === undefined;
  switch (timing) {
    case 'attack':
      return moment !== 'action';
    case 'any':
      return moment === 'saving' && !saves;
    case 'combat':
      return !isBeforeStrikes(moment);
    case 'modifier':
    case 'cancel':
      return moment !== 'modifiers';
    case 'start':
    case 'end':
    case 'saving':
    case 'points':
      return moment !== timing;
    case 'draw':
    case 'turnsDraw':
      return moment !== 'drawing';
    case 'naming':
      return moment !== 'declared';
    case 'reaction':
      return true;
    default:
      return false;
  }
}
/** Why it is not the time for it. */
export function timingRefusal(w: World, attempt: Attempt): Reason {
  const { seat, card, move, definition } = attempt;
  const { timing } = move;
  const { moment } = attempt.scope;
  if (moment === 'reaction') {
    const pending = w.announced[w.announced.length - 1];
    if (pending === undefined || !(move.answers?.(w, seat, card, pending) || mightSpare(w, move, pending)))
      return no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
    const { aspect, casting } = definition;
    return aspect !== null && casting !== 'any' && rulesOf(w).reactingArt === 'anyTime' ? no('DOT 28.11t', 'combatSpell') : null;
  }
  if (timing === 'action' && isFree(w, moment) && isGiftForFree(w, attempt)) return null;
  switch (timing) {
    case 'action':
    case 'attack':
      return moment === 'action' ? null : no(actionRule(attempt), 'needsAction');
    case 'any':
      return isFree(w, moment) || (move.saves && moment === 'saving') ? null : no('DOT 5.3', 'notNow');
    case 'combat':
      if (isNoCombat(w)) return no('DOT 28.19', 'onlyInCombat');
      return isBeforeStrikes(moment) ? null : no('DOT 28.19', 'onlyInCombat');
    case 'modifier':
      if (isNoCombat(w)) return no('DOT 28.19', 'onlyInCombat');
      return moment === 'modifiers' ? null : no('DOT 24.5.14', 'modifierPhase');
    case 'duringAttack':
      return moment === 'special' || (w.fights.length > 0 && isBeforeStrikes(moment)) ? null : no('DOT 24.0.7', 'onlyInAttack');
    case 'start':
      return moment === 'start' && seat === w.active ? null : no('DOT 5.4', 'onlyAtStart');
    case 'beforeActions':
      return seat === w.active && (moment === 'start' || isFree(w, moment)) && isBeforeActions(w) ? null : no('DOT 5.3', 'beforeActions');
    case 'end':
      return moment === 'end' && seat === w.active ? null : no('DOT 5.9', 'onlyAtEnd');
    case 'draw':
      return moment === 'drawing' && seat === w.active ? null : no('DOT 5.3', 'onlyAtDraw');
    case 'turnsDraw':
      return moment === 'drawing' ? null : no('DOT 5.3', 'onlyAtDraw');
    case 'ownTurn':
      return isFree(w, moment) && seat === w.active ? null : no('DOT 5.3', 'ownTurn');
    case 'ownPeace':
      return isFree(w, moment) && seat === w.active && w.fights.length === 0 ? null : no('DOT 5.3', 'ownTurn');
    case 'naming':
      return moment === 'declared' ? null : no('DOT 5.3', 'beforeNaming');
    case 'reaction':
      return no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
    case 'saving':
      return moment === 'saving' ? null : no('DOT 24.7.3', 'nobodyToSave');
    case 'points':
      return moment === 'points' ? null : no('DOT 24.8.6', 'noPoints');
    case 'healed':
    case 'lost':
    case 'found':
    case 'won': {
      const happening = w.happenings.at(-1);
      return moment === timing && happening !== undefined && move.hears!(w, seat, card, happening)
        ? null
        : no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
    }
    case 'cancel':
      // DOT 28.3: what was played in a combat may be cancelled while it lasts [DR-16].
      return moment === 'modifiers' && topFight(w) !== null ? null : no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
  }
}
