/** Apocalypse: how many cards a hand holds, and who sees it. */
import type { Seat } from '@kolbiste/engine';
import { discard, last, mark, place } from '../../rules/atoms.ts';
import { handOf } from '../../rules/hands.ts';
import type { World } from '../../rules/state.ts';
import { warriorsOf } from '../../rules/status.ts';
import { belongsTo } from '../filters.ts';
import { equipment, special } from '../makers.ts';
import { asksOn, follows, picked, picks } from '../pieces.ts';
import { aPlayer } from '../targets.ts';

const isImperial = belongsTo('imperial');
/** Imperial warriors in a player's Squad, as far as they count. */
const knights = (w: World, seat: Seat): number =>
  Math.min(5, warriorsOf(w, seat).filter(id => w.cards[id]!.zone === 'squad' && isImperial(w, id)).length);
export const paladinesFavor = special({
  code: '06048',
  name: { en: "Paladine's Favor", cs: 'Paladinovo hrdinství' },
  text: {
    en: 'Stays with a player: he draws up to one card more and holds one more for each Imperial warrior in his Squad, at most five; copies do not add up. When they become fewer or the card is discarded, he discards down to his limit at once.',
    cs: 'Zůstává u hráče: za každého bojovníka Imperiálu ve svém Mužstvu dobírá a drží o kartu víc, nejvýš o pět; kopie se nesčítají. Když jich ubude nebo se karta vyřadí, hned odhodí na svůj limit.',
  },
  timing: 'any',
  target: aPlayer(),
  // It is his from now on: what happens when it is lost happens to him.
  effect: ({ g, world, self, player }) => {
    place(g, self, { by: player, area: 'player', at: player, rule: 'DOT 19.2' });
    mark(g, self, knights(world, player), 'DOT 7.25');
  },
  after: 'stays',
  hand: { more: ({ world, seat }) => knights(world, seat) },
  on: ({ world, self, event }) => {
    const { by, marks } = world.cards[self]!;
    const fewer = knights(world, by) - marks;
    return fewer === 0 || event.type === 'placed' ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'count', args: [by] });
  },
  lost: ({ world, self, by }) => follows(world, self, { def: world.cards[self]!.def, ask: 'gone', args: [by] }),
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const [seat] = args as [Seat];
    if (ask === 'discard') discard(g, picked(answer), 'DOT 27.1');
    if (ask === 'count') {
      const { marks } = world.cards[self]!;
      const fewer = knights(world, seat) - marks;
      mark(g, self, fewer, 'DOT 7.25');
      if (fewer > 0) return null;
    }
    const { hand } = world.sides[seat]!;
    return hand.length > handOf(world, seat).hold ? asksOn(asked, { ask: 'discard', options: picks(hand), args, seat }) : null;
  },
});

export const surveillanceBug = equipment({
  code: '06062',
  name: { en: 'Surveillance Bug', cs: 'Štěnice' },
  text: {
    en: 'On any warrior, and still yours: whenever he attacks, everybody sees his player’s hand until that combat is over.',
    cs: 'Na kteréhokoli bojovníka, a zůstává tvoje: kdykoli zaútočí, vidí až do konce souboje ruku jeho hráče každý.',
  },
  labels: ['forAll'],
  on: ({ world, self, event }) =>
    event.type === 'paired' && event.attacker === world.cards[self]!.host
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'bugged', args: [event.fight, world.cards[event.attacker]!.by] })
      : null,
  answered: ({ g, args, asked }) => {
    const [fight, seat] = args as [number, Seat];
    last(g, asked, { what: 'openHand', on: null, seat }, { fight, rule: 'DOT 37.14' });
    g.emit({
      type: 'handShown',
      seat,
      cards: g.world.sides[seat]!.hand,
      defs: g.world.sides[seat]!.hand.map(id => g.world.cards[id]!.def),
      rule: 'DOT 37.14',
    });
  },
});
