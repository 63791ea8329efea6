/** Golgotha: specials about hands. */
import { discard } from '../../rules/atoms.ts';
import { placeOnYou } from '../effects.ts';
import { special } from '../makers.ts';
import { ofKind } from '../filters.ts';
import { follows } from '../pieces.ts';

/** The two drive each other out, whichever comes later. */
const isRival = ofKind('manifest-destiny');
export const doubleTime = special({
  code: '05026',
  name: { en: 'Double Time', cs: 'Dvě příležitosti' },
  text: {
    en: '2 actions, stays with you: in your discard step you may discard up to two cards. When Double Time or Manifest Destiny comes to you, the other one of yours is discarded.',
    cs: '2 akce, zůstává u tebe: v kroku odhazování smíš odhodit až dvě karty. Když k tobě přijde Dvě příležitosti nebo Zjevné předurčení, tvoje druhá z nich se vyřadí.',
  },
  timing: 'action',
  actions: 2,
  effect: placeOnYou(),
  after: 'stays',
  hand: { spare: 2 },
  on: ({ world, self, event }) => {
    if (event.type !== 'placed') return null;
    const { by } = world.cards[self]!;
    const own = event.card === self;
    if (!own && !(isRival(world, event.card) && world.cards[event.card]!.by === by)) return null;
    const lost = own ? world.play.filter(id => isRival(world, id) && world.cards[id]!.by === by) : [self];
    return lost.length > 0 ? follows(world, self, { def: world.cards[self]!.def, ask: 'lost', args: lost }) : null;
  },
  answered: ({ g, args }) => {
    for (const id of args) discard(g, id, 'DOT 37.10');
  },
});
