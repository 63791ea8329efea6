/** Inquisition: somebody else's warrior acts, and a bird that knows one spell. */
import { grantActions, hire, last, newPool, release, store } from '../../rules/atoms.ts';
import { momentOf, movesWith, type CardMove, type CardPlay } from '../../rules/legality.ts';
import { bonusActions, chaining } from '../../rules/procedures.ts';
import { isNote } from '../../rules/queries.ts';
import { isInPlay, type CardId, type World } from '../../rules/state.ts';
import { contentsOf, isHidden, isSteadfast } from '../../rules/status.ts';
import { playOf } from '../../rules/windows.ts';
import { isAnothers, not } from '../filters.ts';
import type { Use } from '../form.ts';
import { art, relic } from '../makers.ts';
import { asks, follows, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';

const ACTIONS = 3;
export const greaterManipulation = art({
  code: '02071',
  name: { en: 'Greater Manipulation', cs: 'Velká manipulace' },
  text: {
    en: 'Manipulation. 1 action, another player’s warrior: at once you take up to three actions with him as if he were yours, of which the last may be an attack; the points are yours. Your own attack of this turn is left to you.',
    cs: 'Manipulace. 1 akce, bojovník jiného hráče: hned s ním proveď až tři akce, jako by byl tvůj; poslední z nich smí být útok a body jsou tvoje. Tvůj vlastní útok v tomto kole ti zůstává.',
  },
  aspect: 'manipulation',
  casting: 'any',
  timing: 'action',
  actions: 1,
  harmful: true,
  target: aWarrior(isAnothers, not(isHidden), not(isSteadfast)),
  effect: ({ g, world, seat, self, target, play }) => {
    hire(g, play, { id: target, fight: 0, rule: 'DOT DR-141' });
    const pool = { ...newPool(seat, { source: self, open: ACTIONS, warrior: target }), allowance: 1 };
    grantActions(g, pool, 'open', 'DOT 7.18');
    return chaining({
      first: bonusActions({ seat, pool: world.pools.length - 1 }),
      then: follows(world, self, { def: world.cards[self]!.def, ask: 'back' }),
    });
  },
  answered: ({ g, self }) => release(g, self),
});

const spellsIn = (w: World, seat: number): CardId[] => w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'art');
const FLOWN = 'flown';
const ways = (w: World, seat: number, self: CardId, pool: number | null): CardMove[] =>
  w.effects.some(effect => isNote(effect, FLOWN) && effect.source === self)
    ? []
    : movesWith(w, seat, contentsOf(w, self), { moment: pool === null ? momentOf(w) : 'action', pool });
const poolOf = (w: World, seat: number): number | null =>
  w.pools.length > 0 && w.pools.at(-1)!.seat === seat && w.fights.length === 0 ? w.pools.length - 1 : null;
/** The spell that lies there is cast as out of hand, and comes back. */
const casts = (timing: 'any' | 'action'): Use => ({
  timing,
  condition: ({ world, seat, self }) => ways(world, seat, self, timing === 'action' ? poolOf(world, seat) : null).length > 0,
  effect: ({ g, world, seat, self, play }) =>
    asks(g, play, seat, {
      ask: timing === 'action' ? 'spell' : 'cast',
      options: ways(world, seat, self, timing === 'action' ? poolOf(world, seat) : null),
    }),
});
export const theFalconOfPilgrims = relic({
  code: '02147',
  name: { en: 'The Falcon of Pilgrims', cs: 'Jestřáb poutníků' },
  text: {
    en: 'Brotherhood only. For 1 action you lay an Art spell of your hand under it, one at most. Once from one of your draw steps to the next your warriors may cast it for what it costs, and it comes back under the Falcon.',
    cs: 'Jen Bratrstvo. Za 1 akci pod něj polož kouzlo Umění z ruky, nejvýš jedno. Jednou mezi tvými kroky dobírání je tvoji bojovníci smějí seslat za jeho cenu a kouzlo se vrátí pod Jestřába.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  limit: 0,
  stores: {},
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat, self }) => contentsOf(world, self).length === 0 && spellsIn(world, seat).length > 0,
      effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'store', options: picks(spellsIn(world, seat)) }),
    },
    casts('any'),
    casts('action'),
  ],
  answered: ({ g, world, seat, self, ask, args, answer, asked }) => {
    if (ask === 'store') return void store(g, picked(answer), self);
    if (ask === 'back') {
      const [card, def] = args as [CardId, number];
      const { zone, def: now } = world.cards[card]!;
      if (isInPlay(world.cards[self]!.zone) && now === def && (zone === 'discard' || zone === 'sacrificed')) store(g, card, self);
      return null;
    }
    const move = answer as unknown as CardPlay & { readonly play: CardId };
    last(g, asked, { what: 'note', on: self, note: FLOWN }, { until: seat, draw: true, rule: 'DOT 7.24' });
    return chaining({
      first: playOf(world, seat, move, ask === 'spell' ? poolOf(world, seat) : null),
      then: follows(world, self, { def: asked.def, ask: 'back', args: [move.play, world.cards[move.play]!.def] }),
    });
  },
});
