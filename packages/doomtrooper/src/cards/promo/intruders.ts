/** Promotional cards: who comes instead of another. */
import { no } from '@kolbiste/engine';
import { cancel, enter, last, toLibrary } from '../../rules/atoms.ts';
import { pendingOf } from '../../rules/queries.ts';
import { homeOf } from '../../rules/status.ts';
import { special } from '../makers.ts';
import { isOfOpponent } from '../pieces.ts';

export const primalBitch = special({
  code: '08016',
  name: { en: 'Primal Bitch', cs: 'Temná zhouba' },
  text: {
    en: 'When an opponent is just bringing in a warrior: she takes that place, and the warrior is shuffled into his player’s library. She is a warrior and a personality of Value 0 who never fights, and no more warriors come to that area of that player.',
    cs: 'Když soupeř právě přivádí bojovníka: zaujme jeho místo a bojovník se zamíchá do knihovny svého hráče. Je to bojovník a osobnost s Hodnotou 0, která nikdy nebojuje, a do té oblasti onoho hráče už žádný bojovník nepřijde.',
  },
  affiliation: 'legion',
  limit: 0,
  personality: true,
  timing: 'reaction',
  answers: to => isOfOpponent('warrior')(to) && !to.pending.cancelled,
  effect: ({ g, world, self, play }) => {
    const pending = pendingOf(world)!;
    const area = pending.area ?? homeOf(world, pending.card);
    cancel(g, pending);
    toLibrary(g, pending.card, 'DOT DR-143');
    enter(g, self, { seat: pending.seat, area, rule: 'DOT DR-143' });
    last(g, play, { what: 'embodied', on: self }, { rule: 'DOT DR-143' });
  },
  after: 'stays',
  embodies: { type: 'warrior', ratings: [null, null, null, 0], abilities: ['neverFights', 'neverCovers'] },
  bars: ({ world, self, entering, seat }) => {
    const { by, zone } = world.cards[self]!;
    return by === seat && homeOf(world, entering) === zone ? no('DOT DR-143', 'areaClosed') : null;
  },
});
