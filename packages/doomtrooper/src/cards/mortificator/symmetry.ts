/** Mortificator: the Dark Symmetry. */
import { no, type Option, type Seat } from '@kolbiste/engine';
import { poolOf } from '../../rules/queries.ts';
import { discard, discardFromHand, sacrifice, takeDestiny } from '../../rules/atoms.ts';
import { keepsPoints } from '../../rules/banking.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isDoomtrooper, isHeretic, knownWarriors, withstands } from '../../rules/status.ts';
import { symmetry } from '../makers.ts';
import { asks, asksOn, picked, picks } from '../pieces.ts';
import { aPlayer } from '../targets.ts';

const doomtroopersOf = (w: World, seat: Seat): CardId[] =>
  knownWarriors(w).filter(id => w.cards[id]!.by === seat && isDoomtrooper(w, id) && !withstands(w, id, 'discard'));
/** What there is to take from a player. */
const losses = (w: World, seat: Seat, by: Seat): Option[] => [
  ...(w.sides[seat]!.hand.length > 0 ? ['loseHand'] : []),
  ...(doomtroopersOf(w, seat).length > 0 ? ['loseWarrior'] : []),
  ...(poolOf(w, seat) > 0 && !keepsPoints(w, seat, by) ? ['loseDestiny'] : []),
];

export const poundOfFlesh = symmetry({
  code: '04079',
  name: { en: 'Pound of Flesh', cs: 'Oslepující blesk' },
  text: {
    en: 'Gift of the Dark Symmetry, not for a Heretic. Remove it from the game: a player discards his hand, or a Doomtrooper you name, or loses 20 destiny points; you choose which.',
    cs: 'Dar Černé symetrie, ne pro Kacíře. Odstraň ho ze hry: hráč odhodí celou ruku, vyřadí Doomtroopera, kterého určíš, nebo ztratí 20 bodů osudu; co z toho, volíš ty.',
  },
  gift: 'generic',
  needs: { refusal: ({ world, target }) => (isHeretic(world, target) ? no('DOT 13.16', 'wrongKind') : null) },
  limit: 1,
  uses: [
    {
      timing: 'any',
      target: aPlayer((w, player, { seat }) => losses(w, player, seat).length > 0),
      effect: ({ g, world, seat, self, player, play }) => {
        sacrifice(g, self, 'DOT 37.9');
        return asks(g, play, seat, { ask: 'loss', options: losses(world, player, seat), args: [player] });
      },
    },
  ],
  answered: ({ g, world, seat, args, answer, asked }) => {
    const player = args[0]!;
    if (answer === 'loseHand') discardFromHand(g, player, world.sides[player]!.hand.slice(), 'DOT 37.10');
    else if (answer === 'loseDestiny') takeDestiny(g, { from: player, by: seat }, 20, 'DOT 3.32');
    else if (answer === 'loseWarrior') return asksOn(asked, { ask: 'discard', options: picks(doomtroopersOf(world, player)) });
    else discard(g, picked(answer), 'DOT 37.41');
    return null;
  },
});

export const symmetryFlow = symmetry({
  code: '04105',
  name: { en: 'Symmetry Flow', cs: 'Proud symetrie' },
  text: {
    en: 'Gift of the Dark Symmetry, no Heretics: its bearer may have several copies of general gifts that change ratings.',
    cs: 'Dar Černé symetrie, ne Kacíř: nositel smí mít několik kopií obecných darů, které mění hodnoty.',
  },
  gift: 'generic',
  needs: { refusal: ({ world, target }) => (isHeretic(world, target) ? no('DOT 13.16', 'wrongKind') : null) },
  grants: ['stacksGifts'],
});
