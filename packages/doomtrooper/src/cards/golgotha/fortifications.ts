/** Golgotha: fortifications. */
import { type Seat, no } from '@kolbiste/engine';
import { gainDestiny, payDebt, takeDebt } from '../../rules/atoms.ts';
import { checkVictory } from '../../rules/outcome.ts';
import { rulesOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { hasLabel, isBrother, isDoomtrooper } from '../../rules/status.ts';
import { placeOnYou } from '../effects.ts';
import { isPersonality } from '../filters.ts';
import { fortification, unusual } from '../makers.ts';
import { asks } from '../pieces.ts';

/** What the bank still lends: ten in all, each owed twice. */
const creditOf = (w: World, seat: Seat): number => 10 - Math.ceil(w.sides[seat]!.debt / 2);

export const barracks = fortification({
  code: '05007',
  name: { en: 'Barracks', cs: 'Kasárna' },
  text: {
    en: 'In your Squad: Doomtroopers cost you half their Value, rounded up; not personalities, members of the Brotherhood, commanders or who counts as a vehicle.',
    cs: 'Do tvého Mužstva: Doomtroopeři tě stojí polovinu Hodnoty, zaokrouhleno nahoru; ne však osobnosti, členové Bratrstva, velitelé a kdo se počítá za vozidlo.',
  },
  areas: ['squad'],
  discounts: ({ world, entering: id }) =>
    isDoomtrooper(world, id) &&
    !isPersonality(world, id) &&
    !isBrother(world, id) &&
    !hasLabel(world, id, 'vehicle') &&
    !hasLabel(world, id, 'commander')
      ? 1 / 2
      : 1,
});

export const bauhausBank = unusual('fortification', {
  code: '05009',
  name: { en: 'Bauhaus Bank', cs: 'Bauhausská korporační banka' },
  text: {
    en: 'At any time; never discarded nor sacrificed. Take up to 10 destiny points on credit and owe twice as many; repay at any time. A debtor cannot win.',
    cs: 'Kdykoli; nikdy se nevyřazuje ani neobětuje. Půjč si až 10 bodů osudu a dluž dvojnásobek; splácej kdykoli. Dlužník nemůže vyhrát.',
  },
  affiliation: 'bauhaus',
  abilities: ['neverDiscarded', 'neverSacrificed'],
  timing: 'any',
  refusal: ({ world, seat, self }) =>
    world.play.some(id => world.cards[id]!.by === seat && world.cards[id]!.def === world.cards[self]!.def)
      ? no(rulesOf(world).fortificationRule, 'hasCopy')
      : null,
  effect: placeOnYou(),
  uses: [
    {
      timing: 'any',
      refusal: ({ world, seat }) => (creditOf(world, seat) > 0 ? null : no('DOT 28.16', 'inDebt')),
      effect: ({ g, world, seat, play }) =>
        asks(g, play, seat, { ask: 'credit', options: Array.from({ length: creditOf(world, seat) }, (_, i) => ({ borrow: i + 1 })) }),
    },
    {
      timing: 'any',
      per: { step: 1, upTo: ({ world, seat }) => world.sides[seat]!.debt },
      refusal: ({ world, seat }) => (world.sides[seat]!.debt > 0 ? null : no('DOT 28.16', 'noDebt')),
      effect: ({ g, world, seat, spent }) => {
        payDebt(g, seat, Math.min(world.sides[seat]!.debt, spent));
        if (world.sides[seat]!.debt === 0) checkVictory(g); // [DR-30]
      },
    },
  ],
  answered: ({ g, seat, answer }) => {
    const n = (answer as { borrow: number }).borrow;
    takeDebt(g, seat, n, 2 * n);
    gainDestiny(g, seat, n, { cause: 'card', rule: 'DOT 3.32' });
  },
});
