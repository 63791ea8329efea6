/** Inquisition: what several cards are made of. */
import { discard } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isThere } from '../../rules/status.ts';
import type { Part, Play, Use } from '../form.ts';
import { asks, asksOn, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

const specials = (w: World): CardId[] => w.play.filter(id => definitionOf(w, id).type === 'special' && isThere(w, id));

/** A special in play is discarded for nothing, and one more for each step that is paid. Argument: how many are left. */
export const discardsSpecials = (step: number, more: (play: Play) => number): Part & Pick<Use, 'timing' | 'effect'> => ({
  timing: 'any',
  per: { step, none: true, upTo: ({ world }) => Math.max(0, specials(world).length - 1) },
  condition: ({ world }) => specials(world).length > 0,
  effect: play => asks(play.g, play.play, play.seat, { ask: 'discard', options: picks(specials(play.world)), args: [1 + more(play)] }),
  answered: ({ g, world, args, answer, asked }) => {
    discard(g, picked(answer), 'DOT 37.10');
    return args[0]! > 1 ? asksOn(asked, { ask: 'discard', options: picks(specials(world)), args: [args[0]! - 1] }) : null;
  },
});
