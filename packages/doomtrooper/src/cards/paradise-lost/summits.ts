/** Paradise Lost: team-mates who hand each other cards. */
import type { Seat } from '@kolbiste/engine';
import { handOver } from '../../rules/atoms.ts';
import { isNote, seatsFrom } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { last } from '../../rules/atoms.ts';
import { special } from '../makers.ts';
import { asksOn, follows, pickedOrNone, picks } from '../pieces.ts';
import { noTarget } from '../targets.ts';

const mates = (w: World, seat: Seat): Seat[] =>
  w.mode === 'teams' ? seatsFrom(w, seat).filter(other => other !== seat && w.sides[other]!.team === w.sides[seat]!.team) : [];
/** Once in a game for each team. */
const hasMet = (w: World, seat: Seat): boolean => w.effects.some(effect => isNote(effect, 'met') && effect.n === w.sides[seat]!.team);

export const summitMeeting = special({
  code: '07105',
  name: { en: 'Summit Meeting', cs: 'Summit na nejvyšší úrovni' },
  text: {
    en: 'Team games, once in a game for each team: one after another you and your team-mates give each other as many cards of your hands as you like; the others do not see which. They are the receiver’s for the rest of the game. Removed from the game.',
    cs: 'Jen ve hře týmů, každý tým jednou za hru: ty a tvoji spoluhráči si postupně předáte, kolik karet z ruky chcete; ostatní nevidí které. Do konce hry patří tomu, kdo je dostal. Odstraní se ze hry.',
  },
  timing: 'any',
  refusal: ({ world, seat }) => (mates(world, seat).length === 0 || hasMet(world, seat) ? noTarget() : null),
  effect: ({ g, world, seat, self, play }) => {
    last(g, play, { what: 'note', on: null, note: 'met', n: world.sides[seat]!.team! }, { rule: 'DOT 38.8' });
    return follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: [seat, ...mates(world, seat)] });
  },
  // Whose turn it is to give, then the others; and last, while he says to whom, what he gives.
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [seat, ...others] = args as [Seat, ...Seat[]];
    if (ask === 'to') {
      const card = others.pop()!;
      handOver(g, card, (answer as { readonly holder: number }).holder, 'DOT DR-112');
    }
    const chosen = ask === 'give' ? pickedOrNone(answer) : null;
    if (chosen !== null)
      return asksOn(asked, { ask: 'to', options: mates(world, seat).map(holder => ({ holder })), args: [seat, ...others, chosen], seat });
    const left = ask === 'give' ? others : [seat, ...others];
    const next = left.find(other => world.sides[other]!.hand.length > 0);
    if (next === undefined) return null;
    return asksOn(asked, {
      ask: 'give',
      options: ['stop', ...picks(world.sides[next]!.hand)],
      args: left.slice(left.indexOf(next)),
      seat: next,
    });
  },
  after: 'sacrifice',
});
