/** Inquisition: where points are kept, and what they buy. */
import type { Seat } from '@kolbiste/engine';
import { artWorth, spellPrice } from '../../rules/legality.ts';
import { ESSENCE, essenceOf } from '../summoning.ts';
import { gainDestiny, gainReserve, last, mark } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { pendingOf, seatsFrom } from '../../rules/queries.ts';
import type { Announced, CardId } from '../../rules/state.ts';
import { equipment, special } from '../makers.ts';
import { asks, asksOn } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

export const powerStabilizer = equipment({
  code: '02111',
  name: { en: 'Power Stabilizer', cs: 'Přečerpávač energie' },
  text: {
    en: 'Brotherhood only. In each of your draw steps it takes 1 destiny point from the bank; what is in it pays for Art its bearer casts, before your own. Any number.',
    cs: 'Jen Bratrstvo. V každém tvém kroku dobírání do něj z banku přibude bod osudu; co v něm je, platí dřív než tvé body za Umění, které nositel použije. Libovolný počet.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  labels: ['paysForArt'],
  atDraw: ({ g, self }) => mark(g, self, 1, 'DOT 5.28'),
  copies: 'any',
});

const RESERVE = 25;
export const desperateTimes = special({
  code: '02045',
  name: { en: 'Desperate Times', cs: 'Zlé časy' },
  text: {
    en: 'Every player, you first, may take 25 destiny points that no card of another ever takes from him; they are spent last. Who takes them never meditates again.',
    cs: 'Každý hráč, ty první, si smí vzít 25 bodů osudu, které mu žádná cizí karta nikdy nevezme; utrácejí se jako poslední. Kdo si je vezme, už nikdy nesmí meditovat.',
  },
  timing: 'any',
  effect: ({ g, seat, play }) => asks(g, play, seat, { ask: 'reserve', options: ['accept', 'decline'], args: [0] }),
  answered: ({ g, world, seat, self, args, answer, asked }) => {
    if (answer === 'accept') {
      gainReserve(g, seat, RESERVE, 'DOT 3.32');
      last(g, { card: self, seat }, { what: 'noMeditation', on: null, seat }, { rule: 'DOT 10.1' });
    }
    const seats = seatsFrom(world, seat);
    const next = args[0]! + 1;
    return next < seats.length ? asksOn(asked, { ask: 'reserve', options: ['accept', 'decline'], args: [next], seat: seats[1]! }) : null;
  },
  limit: 1,
});

/** What was paid for the Summoning beyond what it costs now comes back; the spell knows the pile. */
function settle(g: Here, spell: Announced, seat: Seat, self: CardId, pile: 'discard' | 'library'): void {
  const w = g.world;
  const definition = definitionOf(w, spell.card);
  const move = definition.play!;
  const own = spellPrice(w, spell.caster!, { definition, move }, null);
  const worth = artWorth(w, spell.caster, definition, null);
  const shallow = move.sums ? Math.ceil(Math.min(...move.sums) / worth) : own;
  const paid = own + spell.spent;
  gainDestiny(g, seat, pile === 'discard' ? paid : paid - shallow, { cause: 'refund', rule: 'DOT 3.32' });
  const n = pile === 'library' ? 1 : 0;
  last(g, { card: self, seat }, { what: 'note', on: spell.card, note: ESSENCE, n }, { until: seat, rule: 'DOT 22.1' });
}
export const essentialSummons = special({
  code: '02058',
  name: { en: 'Essential Summons', cs: 'Vyvolávací esence' },
  text: {
    en: 'When your warrior casts a Summoning: it looks into your discard pile for nothing, or into your library for what your discard pile would cost; you choose which.',
    cs: 'Když tvůj bojovník použije Vyvolávání: prohledá tvůj hrob zdarma, nebo knihovnu za cenu hrobu; co z toho, volíš ty.',
  },
  affiliation: 'brotherhood',
  timing: 'reaction',
  answers: ({ world, seat, pending }) =>
    pending.use === null &&
    pending.seat === seat &&
    !pending.cancelled &&
    definitionOf(world, pending.card).aspect === 'summoning' &&
    essenceOf(world, pending.card) === null,
  effect: ({ g, seat, play }) => asks(g, play, seat, { ask: 'pile', options: ['discard', 'library'] }),
  answered: ({ g, world, seat, self, answer }) => settle(g, pendingOf(world)!, seat, self, answer as 'discard' | 'library'),
});
