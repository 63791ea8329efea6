/** Mortificator: hands that others keep small. */
import type { Seat } from '@kolbiste/engine';
import { discard, draw } from '../../rules/atoms.ts';
import type { World } from '../../rules/state.ts';
import { placeOnTargetPlayer } from '../effects.ts';
import { special } from '../makers.ts';
import { asksOn, follows, picked, picks } from '../pieces.ts';
import { aPlayer } from '../targets.ts';

const FEW = 4;
const hasSurplus = (w: World, seat: Seat): boolean => w.sides[seat]!.hand.length > FEW;
export const dealWithIt = special({
  code: '04032',
  name: { en: 'Deal with It', cs: 'Ty už si nějak poradíš!' },
  text: {
    en: '3 actions, stays with a player: he never holds more than four cards and discards what is too much at once; after each card he plays he draws one; in his discard step he discards nothing.',
    cs: '3 akce, zůstává u hráče: nikdy nedrží víc než čtyři karty a co přebývá, hned odhodí; po každé zahrané kartě si jednu dobere; v kroku odhazování neodhazuje.',
  },
  limit: 0,
  timing: 'action',
  actions: 3,
  target: aPlayer(),
  effect: placeOnTargetPlayer(),
  after: 'stays',
  hand: { most: FEW, spare: 0 },
  // [house: a card is played when it is announced, or hidden in cover.]
  on: ({ world, self, event }) => {
    const at = world.cards[self]!.at!;
    const { def } = world.cards[self]!;
    if ((event.type === 'played' || event.type === 'hid') && event.seat === at)
      return follows(world, self, { def, ask: 'draw', args: [at] });
    return hasSurplus(world, at) ? follows(world, self, { def, ask: 'surplus', args: [at] }) : null;
  },
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [at] = args as [Seat];
    if (ask === 'draw') draw(g, at, 'DOT 37.14');
    if (ask === 'discard') discard(g, picked(answer), 'DOT 27.1');
    return hasSurplus(world, at) ? asksOn(asked, { ask: 'discard', options: picks(world.sides[at]!.hand), args, seat: at }) : null;
  },
});
