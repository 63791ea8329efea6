/** Base set: the Dark Symmetry, Muawijhe. */
import { carrierOf } from '../../../rules/status.ts';
import { no } from '@kolbiste/engine';
import { has } from '../../../rules/abilities.ts';
import { noteTurned } from '../../../rules/atoms.ts';
import { changeTactic } from '../../../rules/combat/pairing.ts';
import { hurtingAll } from '../../../rules/procedures.ts';
import { friends, topFight } from '../../../rules/queries.ts';
import type { Paired } from '../../../rules/state.ts';
import { coverTarget, grantTarget } from '../../effects.ts';
import { isOpponents, toOpponent } from '../../filters.ts';
import { symmetry } from '../../makers.ts';
import { inCombat } from '../../pieces.ts';
import { aWarrior } from '../../targets.ts';
import { reachedFor } from './pieces.ts';

export const confuse = symmetry({
  code: '01054',
  name: { en: 'Confuse', cs: 'Zmatek' },
  text: {
    en: 'Gift of Muawijhe. In its bearer’s combat the tactic may be changed at any time.',
    cs: 'Muawijheův dar. V souboji nositele lze kdykoli změnit taktiku.',
  },
  gift: 'muawijhe',
  uses: [
    {
      timing: 'combat',
      refusal: ({ world, self }) => {
        const fight = topFight(world);
        // Not back and forth while nothing else happens [DR-81].
        if (world.cards[self]!.turned === world.stamp) return no('DOT 28.16', 'noTarget');
        return inCombat(world, carrierOf(world, self)) && fight?.tactic ? null : no('DOT 28.19', 'notInCombat');
      },
      effect: ({ g, world, self }) => {
        noteTurned(g, self);
        changeTactic(g, topFight(world) as Paired);
      },
    },
  ],
});

export const insaneDance = symmetry({
  code: '01171',
  name: { en: 'Insane Dance', cs: 'Šílený tanec' },
  text: {
    en: 'Gift of Muawijhe. −2 Fight and Shoot for anyone who fights its bearer.',
    cs: 'Muawijheův dar. Kdo s nositelem bojuje, má −2 Zápas a Střelba.',
  },
  gift: 'muawijhe',
  gives: [{ fight: -2, shoot: -2, to: toOpponent() }],
});

export const sendDreams = symmetry({
  code: '01277',
  name: { en: 'Send Dreams', cs: 'Vidiny' },
  text: {
    en: 'Gift of Muawijhe. 5 destiny points at any time: an enemy warrior goes into cover.',
    cs: 'Muawijheův dar. Kdykoli za 5 bodů osudu: nepřátelský bojovník musí do úkrytu.',
  },
  gift: 'muawijhe',
  uses: [
    {
      timing: 'any',
      destiny: 5,
      target: aWarrior(),
      refusal: ({ world, seat, target }) =>
        friends(world, world.cards[target]!.by, seat) || world.cards[target]!.covered
          ? no('DOT 28.16', 'noTarget')
          : has(world, target, 'neverCovers', null)
            ? no('DOT 9.18', 'neverCovers')
            : null,
      effect: coverTarget(),
    },
  ],
});

export const sleep = symmetry({
  code: '01285',
  name: { en: 'Sleep', cs: 'Spánek' },
  text: {
    en: 'Gift of Muawijhe. 1 action: an enemy warrior neither attacks nor is attacked until your next turn.',
    cs: 'Muawijheův dar. Za 1 akci: nepřátelský bojovník do tvého příštího kola neútočí a nelze na něj útočit.',
  },
  gift: 'muawijhe',
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isOpponents),
      effect: [
        grantTarget('cannotAttack', 'untilYourNextTurn', 'DOT 37.3'),
        grantTarget('cannotBeAttacked', 'untilYourNextTurn', 'DOT 37.3'),
      ],
    },
  ],
});

export const windOfInsanity = symmetry({
  code: '01337',
  name: { en: 'Wind of Insanity', cs: 'Vítr šílenství' },
  text: {
    en: 'Gift of Muawijhe. Once a turn, 1 action, no attack: for each 5 destiny points every warrior takes 1 damage; whose Armor it reaches is wounded; kills earn points.',
    cs: 'Muawijheův dar. Jednou za kolo za 1 akci, není to útok: za každých 5 bodů osudu utrpí každý bojovník 1 bod; koho Obrana nestačí, je zraněn; zabití vynáší body.',
  },
  gift: 'muawijhe',
  uses: [
    {
      timing: 'action',
      actions: 1,
      per: { step: 5 },
      oncePerTurn: true,
      effect: ({ world, seat, self, play }) =>
        hurtingAll({ by: carrierOf(world, self), earner: seat, victims: reachedFor(world, play, 5) }),
      wounds: ({ world, pending }) => reachedFor(world, pending, 5),
    },
  ],
});
