/** Phase 8: points are split, announced, answered and given. Also for Sabotage, missions and cards. */
import { proceduresOf } from '@kolbiste/engine';
import { announcePoints, gainDestiny, gainVictory, takeAward } from '../atoms.ts';
import type { Doomtrooper } from '../game.ts';
import { awarding } from '../procedures.ts';
import { checkVictory } from '../outcome.ts';
import { openWindowHere } from '../windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

type Split = { readonly victory: number; readonly destiny: number };

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
    announcePoints(g, { seat: v.seat, for: v.for, victory, destiny });
    return g.go('answer', null);
  },
  answer: (g, v) => g.call('give', openWindowHere(g.world, 'points', v.seat, v.for)),
  give(g, v) {
    const award = takeAward(g);
    const rule = v.cause === 'sabotage' ? 'DOT 26.13' : v.cause === 'mission' ? 'DOT 14.14' : 'DOT 24.8.1';
    gainVictory(g, v.seat, award.victory, v.cause, rule);
    gainDestiny(g, v.seat, award.destiny, v.cause, rule);
    if (v.check) checkVictory(g);
    return g.done(null);
  },
});
