/** Thor's hammer: thrown, retrieved, or left where it is. */
import type { Seat } from '@kolbiste/engine';
import { passiveOf } from '../../../rules/abilities.ts';
import { healthOf, playerOf } from '../../../rules/queries.ts';
import type { World } from '../../../rules/state.ts';
import { DECISIVE, likelyTarget, POINT, threat, worthOf } from '../../worth.ts';
import { keepWorth } from '../cards.ts';
import type { Chance } from '../chance.ts';
import { localsOf, type Question } from '../question.ts';
import { PASSING, SPREAD } from '../scale.ts';

const RETRIEVED = 0.6;
/** What a throw at a player brings, who may gain by being hurt. */
function thrownWorth(w: World, seat: Seat, target: Seat): number {
  if (healthOf(w, target) - threat(w, target) === 1) return DECISIVE;
  const feeds = passiveOf(w, target)?.damaged;
  return 1 - (feeds ? worthOf(w, { seat: target, target: seat, dice: [], source: 'mjolnir' }, feeds) : 0);
}
/** A throw for a card: to win, or for a card without use. */
export function mjolnirGain({ w, seat, window }: Chance): number {
  const { hand, companion } = playerOf(w, seat);
  const brings = companion === seat ? thrownWorth(w, seat, likelyTarget(w, seat)!) : RETRIEVED;
  if (brings === DECISIVE) return brings;
  // Nothing is lost by waiting, and hands are looked through for nothing.
  return window === 'main' ? brings - Math.max(POINT, Math.min(...hand.map(id => keepWorth(w, seat, id)))) : 0;
}
/** For nothing. */
export function throwOrRetrieve(question: Question): number[] {
  const { w, seat, options } = question;
  const { left, only } = localsOf<{ left: number; only: string }>(question);
  const after = left > 1 && only === 'either' ? RETRIEVED : 0;
  const worths = options.map(option => {
    if (typeof option !== 'object') return option === 'stop' ? 0 : RETRIEVED;
    return thrownWorth(w, seat, Number(option['throw'])) + after;
  });
  const best = Math.max(...worths);
  return options.map((option, i) => (option === 'stop' ? (best > 0 ? PASSING : 1) : worths[i]! > 0 && worths[i]! >= best - SPREAD ? 1 : 0));
}
