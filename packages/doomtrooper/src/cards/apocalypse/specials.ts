/** Apocalypse: specials. */
import { look, stopLooking, toLibrary } from '../../rules/atoms.ts';
import { special } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';

export const aSecondChance = special({
  code: '06002',
  name: { en: 'A Second Chance', cs: 'Druhá šance' },
  text: {
    en: 'One of your sacrificed cards goes back into your library, which is shuffled. Removed from the game.',
    cs: 'Jedna tvá obětovaná karta se vrátí do knihovny a ta se zamíchá. Odstraní se ze hry.',
  },
  timing: 'any',
  condition: ({ world, seat }) => world.sides[seat]!.sacrificed.length > 0,
  effect: ({ g, world, seat, play }) => {
    const { sacrificed } = world.sides[seat]!;
    look(g, { seat, at: seat, cards: sacrificed, rule: 'DOT 37.19' });
    return asks(g, play, seat, 'sacrificed', picks(sacrificed));
  },
  answered: ({ g, answer }) => {
    stopLooking(g);
    toLibrary(g, picked(answer), 'DOT 37.19');
  },
  after: 'sacrifice',
  limit: 1,
});
