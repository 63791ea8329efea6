/** Apocalypse: KI powers that shield, and that make a turn longer. */
import { no } from '@kolbiste/engine';
import { addActions, cancel, grantActions, newPool } from '../../rules/atoms.ts';
import { byBook, friends, pendingOf, rulesOf } from '../../rules/queries.ts';
import { bearerOf, carrierOf } from '../../rules/status.ts';
import { ki } from '../makers.ts';
import { definitionOf } from '../registry.ts';
import type { Definition } from '../vocabulary.ts';

const isSorcery = ({ type }: Definition): boolean => type === 'art' || type === 'symmetry';

export const auraOfMysticalResistance = ki({
  code: '06008',
  name: { en: 'Aura of Mystical Resistance', cs: 'Magická bariéra' },
  text: {
    en: 'He and what is attached to him are immune to the Art and the Dark Symmetry. 6 destiny points: Art or Dark Symmetry that somebody has just played or used has no effect.',
    cs: 'Nositel i vše, co je na něm, je imunní vůči Umění a Černé symetrii. 6 bodů osudu: Umění či Černá symetrie, kterou někdo právě zahrál nebo použil, nemá účinek.',
  },
  grants: ['artImmune', 'symmetryImmune'],
  prevents: ({ world, self, seat, definition, target }) => {
    const bearer = carrierOf(world, self);
    if (target === null || target === bearer || bearerOf(world, target) !== bearer || !isSorcery(definition)) return null;
    if (rulesOf(world).immunity === 'fromOthers' && friends(world, seat, world.cards[bearer]!.by)) return null;
    return no(byBook(world, 'DOT 29.1t', 'DOT 29.1s'), 'immune');
  },
  uses: [
    {
      timing: 'reaction',
      destiny: 6,
      answers: ({ world, pending }) => !pending.cancelled && isSorcery(definitionOf(world, pending.card)),
      effect: ({ g, world }) => cancel(g, pendingOf(world)!),
    },
  ],
});

export const nomurasQuickenedStep = ki({
  code: '06047',
  name: { en: "Nomura's Quickened Step", cs: 'Nomurův zrychlený krok' },
  text: {
    en: 'Once in each of your turns, outside combat: one action more for each 5 destiny points, up to 15. The attack stays the last of them.',
    cs: 'Jednou v každém tvém kole, mimo souboj: za každých 5 bodů osudu, nejvýše 15, o akci víc. Útok zůstává poslední z nich.',
  },
  uses: [
    {
      timing: 'ownPeace',
      oncePerTurn: true,
      per: { step: 5, most: 3 },
      refusal: ({ world }) =>
        ['start', 'draw', 'actions'].includes(world.step) && !world.pools[0]?.locked ? null : no('DOT 5.3', 'ownTurn'),
      effect: ({ g, world, seat, self, spent }) => {
        if (world.step === 'actions') addActions(g, world.pools[0]!, spent / 5, 'DOT 7.18');
        else grantActions(g, newPool(seat, { source: self, open: spent / 5 }), 'open', 'DOT 7.18');
      },
    },
  ],
});
