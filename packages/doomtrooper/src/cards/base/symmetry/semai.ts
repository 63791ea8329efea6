/** Base set: the Dark Symmetry, Semai. */
import { carrierOf } from '../../../rules/status.ts';
import { no } from '@kolbiste/engine';
import { has } from '../../../rules/abilities.ts';
import { breakOff, cover, last, order } from '../../../rules/atoms.ts';
import { topFight } from '../../../rules/queries.ts';
import { isOpponents } from '../../filters.ts';
import { symmetry } from '../../makers.ts';
import { asks, inCombat } from '../../pieces.ts';
import { aWarrior } from '../../targets.ts';

export const controlMind = symmetry({
  code: '01055',
  name: { en: 'Control Mind', cs: 'Ovládaná mysl' },
  text: {
    en: 'Gift of Semai. Once a turn, 3 actions: an enemy warrior must, or must not, attack in the next turn of his player, who names the defender.',
    cs: 'Semaiův dar. Jednou za kolo za 3 akce: nepřátelský bojovník v příštím kole svého hráče musí, nebo nesmí zaútočit; obránce určí jeho hráč.',
  },
  gift: 'semai',
  uses: [
    {
      timing: 'action',
      actions: 3,
      oncePerTurn: true,
      target: aWarrior(isOpponents),
      effect: ({ g, seat, target, play }) => asks(g, play, seat, { ask: 'obey', options: ['must', 'mustNot'], args: [target] }),
    },
  ],
  answered: ({ g, world, seat, self, args, answer }) => {
    const on = args[0]!;
    if (answer === 'must') order(g, world.cards[on]!.by, { attacker: on }, 'DOT 24.2.11');
    else last(g, { card: self, seat }, { what: 'ability', on, ability: 'cannotAttack' }, { until: seat, rule: 'DOT 24.2.11' });
  },
});

export const illusion = symmetry({
  code: '01158',
  name: { en: 'Illusion', cs: 'Iluze' },
  text: {
    en: 'Gift of Semai. 3 destiny points: ends its bearer’s combat at any point; the bearer goes into cover.',
    cs: 'Semaiův dar. Za 3 body osudu: kdykoli ukončí souboj nositele; nositel jde do úkrytu.',
  },
  gift: 'semai',
  uses: [
    {
      timing: 'combat',
      destiny: 3,
      refusal: ({ world, self }) => (inCombat(world, carrierOf(world, self)) ? null : no('DOT 28.19', 'notInCombat')),
      effect: ({ g, world, self }) => {
        breakOff(topFight(world)!);
        if (!has(world, carrierOf(world, self), 'neverCovers', null)) cover(g, carrierOf(world, self), 'DOT 9.3');
      },
    },
  ],
});

export const mindMelt = symmetry({
  code: '01205',
  name: { en: 'Mind Melt', cs: 'Přetavení mysli' },
  text: { en: 'Gift of Semai. +2 Fight and Shoot.', cs: 'Semaiův dar. +2 Zápas a Střelba.' },
  gift: 'semai',
  gives: [{ fight: 2, shoot: 2 }],
});

export const possess = symmetry({
  code: '01236',
  name: { en: 'Possess', cs: 'Vlastnictví' },
  text: {
    en: 'Gift of Semai. A Doomtrooper whom its bearer kills is not discarded but becomes a Heretic in the Kohort of his own player.',
    cs: 'Semaiův dar. Doomtrooper, kterého nositel zabije, se nevyřadí, ale stane se Kacířem v Kohortě svého hráče.',
  },
  gift: 'semai',
  grants: ['possesses'],
});

export const shroud = symmetry({
  code: '01283',
  name: { en: 'Shroud', cs: 'Ochranný plášť' },
  text: {
    en: 'Gift of Semai. 1 action: there are no combats until your next turn.',
    cs: 'Semaiův dar. Za 1 akci: do tvého příštího kola nejsou žádné souboje.',
  },
  gift: 'semai',
  uses: [
    {
      timing: 'action',
      actions: 1,
      effect: ({ g, seat, play }) => last(g, play, { what: 'lock', on: null, lock: 'noCombat' }, { until: seat, rule: 'DOT 24.2.11' }),
    },
  ],
});
