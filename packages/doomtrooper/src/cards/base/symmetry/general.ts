/** Base set: the Dark Symmetry, general gifts. */
import { no } from '@kolbiste/engine';
import { has } from '../../../rules/abilities.ts';
import { last } from '../../../rules/atoms.ts';
import { friends, topFight } from '../../../rules/queries.ts';
import { isPresent } from '../../../rules/status.ts';
import { toOpponent } from '../../filters.ts';
import { symmetry } from '../../makers.ts';
import { aWarrior } from '../../targets.ts';

export const blindness = symmetry({
  code: '01024',
  name: { en: 'Blindness', cs: 'Slepota' },
  text: {
    en: 'Gift of the Dark Symmetry. −2 Fight and Shoot for anyone who fights its bearer.',
    cs: 'Dar Černé symetrie. Kdo s nositelem bojuje, má −2 Zápas a Střelba.',
  },
  gift: 'generic',
  gives: [{ fight: -2, shoot: -2, to: toOpponent((w, id, { fight }) => !has(w, id, 'sighted', fight)) }],
});

export const darkFire = symmetry({
  code: '01066',
  name: { en: 'Dark Fire', cs: 'Temný oheň' },
  text: { en: 'Gift of the Dark Symmetry. +1 Fight.', cs: 'Dar Černé symetrie. +1 Zápas.' },
  gift: 'generic',
  gives: [{ fight: 1 }],
});

export const invokePain = symmetry({
  code: '01178',
  name: { en: 'Invoke Pain', cs: 'Vyvolání bolesti' },
  text: {
    en: 'Gift of the Dark Symmetry. When an opponent declares an attack, before attacker and defender are named, per 3 destiny: one of his warriors cannot attack until your next turn.',
    cs: 'Dar Černé symetrie. Když soupeř ohlásí útok a ještě nejsou určeni útočník a obránce, za každé 3 body osudu: jeden jeho bojovník nesmí do tvého příštího kola útočit.',
  },
  gift: 'generic',
  uses: [
    {
      timing: 'naming',
      destiny: 3,
      many: true,
      target: aWarrior(),
      refusal: ({ world, seat, target }) => {
        const { by } = topFight(world)!;
        return !friends(world, by, seat) && world.cards[target]!.by === by && !has(world, target, 'cannotAttack', null)
          ? null
          : no('DOT 28.16', 'noTarget');
      },
      effect: ({ g, world, seat, targets, play }) => {
        for (const id of targets)
          if (isPresent(world, id))
            last(g, play, { what: 'ability', on: id, ability: 'cannotAttack' }, { until: seat, rule: 'DOT 24.2.11' });
      },
    },
  ],
});

export const resistPain = symmetry({
  code: '01257',
  name: { en: 'Resist Pain', cs: 'Odolnost vůči bolesti' },
  text: { en: 'Gift of the Dark Symmetry. +1 Armor.', cs: 'Dar Černé symetrie. +1 Obrana.' },
  gift: 'generic',
  gives: [{ armour: 1 }],
});

export const terror = symmetry({
  code: '01316',
  name: { en: 'Terror', cs: 'Teror' },
  text: {
    en: 'Gift of the Dark Symmetry. −1 Armor for anyone who fights its bearer.',
    cs: 'Dar Černé symetrie. Kdo s nositelem bojuje, má −1 Obrana.',
  },
  gift: 'generic',
  gives: [{ armour: -1, to: toOpponent() }],
});
