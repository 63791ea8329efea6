/** Apocalypse: specials. */
import { look, stopLooking, toLibrary } from '../../rules/atoms.ts';
import { discardTarget, placeOnTable } from '../effects.ts';
import { ofType, toAll } from '../filters.ts';
import { special } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';
import { aCard } from '../targets.ts';

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

export const innerShame = special({
  code: '06035',
  name: { en: 'Inner Shame', cs: 'Vnitřní stud' },
  text: { en: 'Discard a KI power in play.', cs: 'Vyřaď kartu síly KI ve hře.' },
  affiliation: 'mishima',
  timing: 'any',
  removes: 'discard',
  target: aCard(ofType('ki')),
  effect: discardTarget(),
});

export const totalWar = special({
  code: '06071',
  name: { en: 'Total War!', cs: 'Totální válka' },
  text: {
    en: '2 actions: as long as it is in play any warrior may attack any warrior of another player.',
    cs: '2 akce: dokud je ve hře, smí každý bojovník útočit na kteréhokoli bojovníka jiného hráče.',
  },
  timing: 'action',
  actions: 2,
  effect: placeOnTable(),
  grants: [{ ability: 'attacksAnyone', to: toAll() }],
  after: 'stays',
});
