/** When cards and abilities may be used (chapters 5, 22, 24 and 28). */
import { no } from '@kolbiste/engine';
import { byBook, rulesOf, topFight } from '../queries.ts';
import type { World } from '../state.ts';
import type { Attempt } from './aim.ts';
import { isBeforeStrikes, isFree, type Reason } from './moment.ts';
import { isGiftForFree } from './prices.ts';

/** None is on, or the one that is has lost its warrior (DOT 24.2.3). */
const isNoCombat = (w: World): boolean => topFight(w)?.over ?? true;
/** Why it is not the time for it. */
export function timingRefusal(w: World, attempt: Attempt): Reason {
  const { seat, card, move, definition } = attempt;
  const { timing } = move;
  const { moment } = attempt.scope;
  if (moment === 'reaction') {
    const pending = w.announced[w.announced.length - 1];
    if (pending === undefined || !move.answers?.(w, seat, card, pending)) return no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
    const { aspect, casting } = definition;
    return aspect !== null && casting !== 'any' && rulesOf(w).reactingArt === 'anyTime' ? no('DOT 28.11t', 'combatSpell') : null;
  }
  if (timing === 'action' && isFree(w, moment) && isGiftForFree(w, attempt)) return null;
  switch (timing) {
    case 'action':
    case 'attack':
      return moment === 'action' ? null : no('DOT 22.1', 'needsAction');
    case 'any':
      return isFree(w, moment) ? null : no('DOT 5.3', 'notNow');
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
    case 'end':
      return moment === 'end' && seat === w.active ? null : no('DOT 5.9', 'onlyAtEnd');
    case 'draw':
      return moment === 'drawing' && seat === w.active ? null : no('DOT 5.3', 'onlyAtDraw');
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
    case 'cancel':
      // DOT 28.3: what was played in a combat may be cancelled while it lasts [DR-16].
      return moment === 'modifiers' && topFight(w) !== null ? null : no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
  }
}
