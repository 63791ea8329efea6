/** Phase 8: points are split, announced, answered and given. Also for Sabotage, missions and cards. */
import { proceduresOf } from '@kolbiste/engine';
import type { Earned } from '../../cards/vocabulary.ts';
import { announcePoints, gainDestiny, gainVictory, loseDestiny, takeAward } from '../atoms.ts';
import { earnedAfter } from '../banking.ts';
import type { GainCause } from '../events.ts';
import type { Doomtrooper, Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { awarding } from '../procedures.ts';
import { checkVictory } from '../outcome.ts';
import { destinyOf } from '../queries.ts';
import { openWindowHere } from '../windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

type Split = { readonly victory: number; readonly destiny: number };

/** Destiny points come at once with the victory points they pay for. */
function pay(g: Here, { seat, victory, destiny, levy }: Earned, cause: GainCause, rule: Rule): void {
  if (levy > 0) gainDestiny(g, seat, destiny, { cause, rule });
  const paid = levy > 0 ? Math.min(victory, Math.floor(destinyOf(g.world, seat) / levy)) : victory;
  gainVictory(g, seat, paid, { cause, rule });
  if (levy > 0) loseDestiny(g, seat, paid * levy, { cause: 'card', rule: 'DOT 3.32' });
  else gainDestiny(g, seat, destiny, { cause, rule });
}

export const awardingProcedure = implement(awarding)<{ split: null; announce: Split; answer: null; give: number }>({
  split(g, v) {
    if (v.points <= 0) return g.done(null);
    if (v.kind === 'victory') return g.go('announce', { victory: v.points, destiny: 0 });
    if (v.kind === 'destiny') return g.go('announce', { victory: 0, destiny: v.points });
    const options: Split[] = [];
    for (let victory = v.points; victory >= 0; victory--) options.push({ victory, destiny: v.points - victory });
    return g.ask('announce', v.seat, v.cause === 'sabotage' ? 'DOT 26.14' : 'DOT 24.8.4', options, { points: v.points, for: v.for });
  },
  announce(g, v, { victory, destiny }) {
    announcePoints(g, { seat: v.seat, for: v.for, victory, destiny, trooper: v.trooper ?? false });
    return g.go('answer', null);
  },
  answer: (g, v) => g.call('give', openWindowHere(g.world, 'points', v.seat, v.for)),
  give(g, v) {
    const award = takeAward(g);
    const rule = v.cause === 'sabotage' ? 'DOT 26.13' : v.cause === 'mission' ? 'DOT 14.14' : 'DOT 24.8.1';
    const { seat, victory, destiny } = award;
    pay(g, earnedAfter(g.world, { seat, victory, destiny, levy: 0, by: v.by ?? null }), v.cause, rule);
    if (v.check) checkVictory(g);
    return g.done(null);
  },
});
