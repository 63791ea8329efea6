/** Base set: the Dark Symmetry, Ilian. */
import { carrierOf } from '../../../rules/status.ts';
import { no } from '@kolbiste/engine';
import { reinforcing } from '../../../rules/procedures.ts';
import { topFight } from '../../../rules/queries.ts';
import { symmetry } from '../../makers.ts';
import { inCombat, reinforcements, stepsOf } from '../../pieces.ts';

export const dimensionalHole = symmetry({
  code: '01077',
  name: { en: 'Dimensional Hole', cs: 'Dimenzní díra' },
  text: { en: 'Gift of Ilian. Anyone its bearer wounds is killed.', cs: 'Ilianin dar. Koho nositel zraní, toho zabije.' },
  gift: 'ilian',
  grants: ['killsOnWound'],
});

export const disruptPower = symmetry({
  code: '01081',
  name: { en: 'Disrupt Power', cs: 'Přerušení energie' },
  text: {
    en: 'Gift of Ilian. Its bearer is immune to the Dark Symmetry and to Art.',
    cs: 'Ilianin dar. Nositel je imunní vůči Černé symetrii i Umění.',
  },
  gift: 'ilian',
  grants: ['symmetryImmune', 'artImmune'],
});

export const handOfDeath = symmetry({
  code: '01149',
  name: { en: 'Hand of Death', cs: 'Smrtící ruka' },
  text: { en: 'Gift of Ilian. +2 Fight and Shoot.', cs: 'Ilianin dar. +2 Zápas a Střelba.' },
  gift: 'ilian',
  gives: [{ fight: 2, shoot: 2 }],
});

export const timeDeath = symmetry({
  code: '01320',
  name: { en: 'Time Death', cs: 'Časovaná smrt' },
  text: {
    en: 'Gift of Ilian. Its bearer strikes first; if he wounds, the combat ends, otherwise the opponent strikes.',
    cs: 'Ilianin dar. Nositel udeří první; zraní-li, souboj končí, jinak udeří soupeř.',
  },
  gift: 'ilian',
  grants: ['firstStrike', 'endsCombatByWound'],
});

export const trueGate = symmetry({
  code: '01324',
  name: { en: 'True Gate', cs: 'Brána pravdy' },
  text: {
    en: 'Gift of Ilian. In its bearer’s combat, per 10 destiny: one more warrior of your Kohort joins; Fight and Shoot add up, the opponent chooses whom he strikes.',
    cs: 'Ilianin dar. V souboji nositele, za každých 10 bodů osudu: přidá se další bojovník tvé Kohorty; Zápas a Střelba se sčítají, soupeř si vybere, koho udeří.',
  },
  gift: 'ilian',
  uses: [
    {
      timing: 'modifier',
      per: { step: 10, upTo: ({ world, seat }) => reinforcements(world, seat, topFight(world)!).length },
      refusal: ({ world, seat, self }) =>
        !inCombat(world, carrierOf(world, self))
          ? no('DOT 28.19', 'notInCombat')
          : world.cards[carrierOf(world, self)]!.zone === 'cohort' && reinforcements(world, seat, topFight(world)!).length
            ? null
            : no('DOT 28.16', 'noTarget'),
      effect: ({ world, seat, self, fight, play }) =>
        reinforcing({ seat, card: self, fight, left: stepsOf(world, play, { step: 10, payer: carrierOf(world, self), kind: 'symmetry' }) }),
    },
  ],
});
