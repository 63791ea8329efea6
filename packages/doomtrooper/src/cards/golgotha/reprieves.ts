/** Golgotha: what seemed lost, and is not. */
import { dropClaim, last, setTarget, toHand } from '../../rules/atoms.ts';
import { totalOf } from '../../rules/outcome.ts';
import { friends, notesOf } from '../../rules/queries.ts';
import { special } from '../makers.ts';

const FURTHER = 3;
export const closeButNoCigar = special({
  code: '05019',
  name: { en: 'Close But No Cigar', cs: 'Sorry, kámo, někdy příště' },
  text: {
    en: 'When an opponent has just won by his points, once a game: the game goes on, and from now on anyone who has 3 more victory points than he has now wins. Nothing can answer this card.',
    cs: 'Když soupeř právě vyhrál na body, jednou za hru: hra pokračuje a nově zvítězí ten, kdo bude mít o 3 vítězné body víc, než má teď on. Na tuto kartu nelze nijak odpovědět.',
  },
  timing: 'won',
  labels: ['unanswerable'],
  hears: ({ world, seat, happening }) =>
    !friends(world, seat, happening.seat) && world.claim !== null && notesOf(world, 'reprieve').length === 0,
  effect: ({ g, world, play }) => {
    setTarget(g, totalOf(world, world.happenings.at(-1)!.seat) + FURTHER);
    dropClaim(g);
    last(g, play, { what: 'note', on: null, note: 'reprieve' }, { rule: 'DOT 1.2' });
  },
});

export const closeCall = special({
  code: '05020',
  name: { en: 'Close Call!', cs: 'Zálohovaná kopie' },
  text: {
    en: 'When a special of yours that stays in play has just been discarded from play: it comes to your hand. Removed from the game; one in a deck.',
    cs: 'Když byla ze hry právě vyřazena tvá speciální karta, která zůstává ve hře: vrátí se ti do ruky. Odstraní se ze hry; jedna v balíčku.',
  },
  timing: 'lost',
  hears: ({ world, seat, happening }) => {
    const { zone, owner, def } = world.cards[happening.card!]!;
    return happening.seat === seat && owner === seat && zone === 'discard' && def === happening.def;
  },
  effect: ({ g, world }) => void toHand(g, world.happenings.at(-1)!.card!, 'DOT 37.15'),
  after: 'sacrifice',
  limit: 1,
});
