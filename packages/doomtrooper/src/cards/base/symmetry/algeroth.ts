/** Base set: the Dark Symmetry, Algeroth. */
import { no } from '@kolbiste/engine';
import { fetching, hurtingAll, looking } from '../../../rules/procedures.ts';
import { carrierOf, isLegion } from '../../../rules/status.ts';
import { healBearer, healTarget, strengthenTarget } from '../../effects.ts';
import { toOpponent } from '../../filters.ts';
import { symmetry } from '../../makers.ts';
import { definitionNamed, definitionOf } from '../../registry.ts';
import { aWarrior, anOpponent } from '../../targets.ts';
import { corrodes, reachedFor } from './pieces.ts';

export const dimensionalWarp = symmetry({
  code: '01078',
  name: { en: 'Dimensional Warp', cs: 'Dimenzní deformace' },
  text: { en: 'Gift of Algeroth. Anyone its bearer wounds is killed.', cs: 'Algerothův dar. Koho nositel zraní, toho zabije.' },
  gift: 'algeroth',
  grants: ['killsOnWound'],
});

export const distort = symmetry({
  code: '01082',
  name: { en: 'Distort', cs: 'Zkreslení' },
  text: {
    en: 'Gift of Algeroth. 10 destiny points at any time: discard an equipment card in play.',
    cs: 'Algerothův dar. Kdykoli za 10 bodů osudu: vyřaď kartu vybavení ve hře.',
  },
  gift: 'algeroth',
  uses: [corrodes],
});

export const flowOfAcid = symmetry({
  code: '01129',
  name: { en: 'Flow of Acid', cs: 'Proud kyseliny' },
  text: {
    en: 'Gift of Algeroth. Once a turn, 3 actions, an attack without combat: for each 3 destiny points every warrior takes 1 damage; whose Armor it reaches is wounded.',
    cs: 'Algerothův dar. Jednou za kolo za 3 akce, útok bez souboje: za každé 3 body osudu utrpí každý bojovník 1 bod; koho Obrana nestačí, je zraněn.',
  },
  gift: 'algeroth',
  uses: [
    {
      timing: 'attack',
      actions: 3,
      attack: true,
      per: { step: 3 },
      oncePerTurn: true,
      effect: ({ world, seat, self, play }) =>
        hurtingAll({ by: carrierOf(world, self), earner: seat, victims: reachedFor(world, play, 3) }),
      wounds: ({ world, pending }) => reachedFor(world, pending, 3),
    },
  ],
});

export const indigestion = symmetry({
  code: '01163',
  name: { en: 'Indigestion', cs: 'Dyspepsie' },
  text: { en: 'Gift of Algeroth. −2 Armor for anyone who fights its bearer.', cs: 'Algerothův dar. Kdo s nositelem bojuje, má −2 Obrana.' },
  gift: 'algeroth',
  gives: [{ armour: -2, to: toOpponent() }],
});

export const invokeFrenzy = symmetry({
  code: '01177',
  name: { en: 'Invoke Frenzy', cs: 'Vyvolání šílenství' },
  text: {
    en: 'Gift of Algeroth. 1 action: heals one of your wounded Dark Legion warriors, who loses 1 Armor for good each time.',
    cs: 'Algerothův dar. Za 1 akci: vyléčí tvého zraněného bojovníka Černé legie; ten pokaždé natrvalo ztratí 1 Obranu.',
  },
  labels: ['weakens'],
  gift: 'algeroth',
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(),
      refusal: ({ world, seat, target }) =>
        world.cards[target]!.by !== seat || !isLegion(world, target)
          ? no('DOT 28.16', 'legionOnly')
          : world.cards[target]!.wounded
            ? null
            : no('DOT 28.16', 'notWounded'),
      effect: [healTarget(), strengthenTarget({ armour: -1 }, 'forGood', 'DOT 7.24')],
    },
  ],
});

export const necrovisualLink = symmetry({
  code: '01216',
  name: { en: 'Necrovisual Link', cs: 'Záhrobní spojení' },
  text: {
    en: 'Gift of Algeroth. Also for a Nepharite of any Apostle. 1 action: look at a player’s hand.',
    cs: 'Algerothův dar. I pro nefarita kteréhokoli Apoštola. Za 1 akci: prohlédni si ruku hráče.',
  },
  gift: 'algeroth',
  needs: { label: 'nepharite' },
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: anOpponent(),
      effect: ({ seat, player }) => looking({ seat, at: player, left: 0 }),
    },
  ],
});

export const portalOfDarkHealing = symmetry({
  code: '01231',
  name: { en: 'Portal of Dark Healing', cs: 'Brána temného léčení' },
  text: {
    en: 'Gift of Algeroth. Also for a Nepharite of any Apostle. 3 actions: its bearer is healed.',
    cs: 'Algerothův dar. I pro nefarita kteréhokoli Apoštola. Za 3 akce: nositel se vyléčí.',
  },
  gift: 'algeroth',
  needs: { label: 'nepharite' },
  uses: [
    {
      timing: 'action',
      actions: 3,
      refusal: ({ world, self }) => (world.cards[carrierOf(world, self)]!.wounded ? null : no('DOT 28.16', 'notWounded')),
      effect: healBearer(),
    },
  ],
});

export const portalOfUndeath = symmetry({
  code: '01233',
  name: { en: 'Portal of Undeath', cs: 'Brána nesmrtelnosti' },
  text: {
    en: 'Gift of Algeroth. For a Nepharite of Algeroth. Each of its kills also brings you an Undead Legionnaire from your collection for nothing.',
    cs: 'Algerothův dar. Pro Algerothova nefarita. Každé jeho zabití ti navíc přivede ze sbírky zdarma Nemrtvého legionáře.',
  },
  gift: 'algeroth',
  needs: {
    refusal: ({ world, target }) =>
      definitionOf(world, target).kinds.includes('nepharite-of-algeroth') ? null : no('DOT 13.16', 'wrongKind'),
  },
  on: ({ world, self, event }) =>
    event.type === 'killed' && event.by === carrierOf(world, self) && !world.cards[self]!.off
      ? fetching({ seat: world.cards[self]!.by, def: definitionNamed('01328') })
      : null,
});
