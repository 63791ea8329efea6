/** Inquisition: weapons that are aimed, loaded or shared out among targets, and what is put on them. */
import { mark } from '../../rules/atoms.ts';
import { hasLabel } from '../../rules/status.ts';
import { attacksTwice, concentrated, concentrates } from '../attacks.ts';
import type { Part } from '../form.ts';
import { equipment } from '../makers.ts';
import { follows } from '../pieces.ts';

/** After each Shoot combat it was used in, 1 action or 5 destiny points make it ready again. A marker: it is not ready. */
const reloaded: Part = {
  on: ({ world, self, event }) =>
    event.type === 'combatEnded' && event.how === 'resolved' && event.tactic === 'shoot' && event.weapons.includes(self)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'empty' })
      : null,
  answered: ({ g, self }) => mark(g, self, 1, 'DOT 7.25'),
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, self }) => world.cards[self]!.marks > 0,
      effect: ({ g, self }) => mark(g, self, -1, 'DOT 7.25'),
    },
    {
      timing: 'any',
      destiny: 5,
      condition: ({ world, self }) => world.cards[self]!.marks > 0,
      effect: ({ g, self }) => mark(g, self, -1, 'DOT 7.25'),
    },
  ],
};

export const ag17Panzerknacker = equipment({
  code: '02002',
  name: { en: 'AG-17 "Panzerknacker"', cs: 'AG-17 „Drtič pancířů“' },
  text: {
    en: 'Shoot weapon (assault rifle), Bauhaus only: +4 Shoot. One attack action may be two Shoot attacks on two different warriors, both named first; what changes the bearer’s ratings in the first counts in the second, too.',
    cs: 'Zbraň na střelbu (útočná puška), jen Bauhaus: +4 Střelba. Jedna útočná akce může být dvěma útoky střelbou na dva různé bojovníky, oba určíš předem; co změnilo hodnoty nositele v prvním souboji, platí i ve druhém.',
  },
  affiliation: 'bauhaus',
  labels: ['shootWeapon'],
  needs: { affiliation: 'bauhaus' },
  gives: [{ shoot: 4 }],
  ...attacksTwice('shoot', { sameAgain: false, keeps: true }),
});

export const archerSniperRifle = equipment({
  code: '02009',
  name: { en: 'Archer Sniper Rifle', cs: 'Dalekonosná ostřelovačská puška' },
  text: {
    en: 'Shoot weapon (sniper rifle), Mishima only: +2 Shoot. Aimed with one action more, an attack of two actions: +5 Shoot besides in that combat.',
    cs: 'Zbraň na střelbu (ostřelovačská puška), jen Mishima: +2 Střelba. Zamíříš-li za další akci, je to útok za dvě akce: v tom souboji navíc +5 Střelba.',
  },
  affiliation: 'mishima',
  labels: ['shootWeapon'],
  needs: { affiliation: 'mishima' },
  gives: [{ shoot: 2 }, { shoot: 5, count: concentrated }],
  uses: [concentrates(2)],
});

export const laserSight = equipment({
  code: '02087',
  name: { en: 'Laser Sight', cs: 'Laserový hledáček' },
  text: {
    en: 'Attached to a Shoot weapon, one for Fight and Shoot too: +1 Shoot. In an attack of three actions +4 Shoot instead.',
    cs: 'Na zbraň na střelbu, i na tu, která slouží také na zápas: +1 Střelba. Při útoku za tři akce místo toho +4 Střelba.',
  },
  part: (w, of) => hasLabel(w, of, 'shootWeapon') || hasLabel(w, of, 'bothWeapon'),
  gives: [{ shoot: 1 }, { shoot: 3, count: working => Math.min(1, concentrated(working)) }],
  uses: [concentrates(3)],
});

export const nazgaroth = equipment({
  code: '02100',
  name: { en: 'Nazgaroth', cs: 'Nazgaroth' },
  text: {
    en: 'Shoot weapon, Dark Legion only: +8 Shoot; anyone who is wounded with it is killed. After each Shoot combat it must be reloaded, for 1 action or at any time for 5 destiny points, before it is used again.',
    cs: 'Zbraň na střelbu, jen Černá legie: +8 Střelba; koho zraní, toho zabije. Po každé střelbě se musí nabít, za 1 akci nebo kdykoli za 5 bodů osudu, než ji lze znovu použít.',
  },
  affiliation: 'legion',
  labels: ['shootWeapon', 'reloads'],
  needs: { legion: true },
  gives: [{ shoot: 8 }],
  grants: ['killsOnWound'],
  ...reloaded,
});

export const nimrodMkI = equipment({
  code: '02104',
  name: { en: 'Nimrod Mk I', cs: 'Nimrod Mk I' },
  text: {
    en: 'Shoot weapon (heavy assault weapon), Doomtroopers only: +4 Shoot, and +4 more for each action beyond the first in an attack of two or three.',
    cs: 'Zbraň na střelbu (těžká útočná zbraň), jen Doomtrooper: +4 Střelba a další +4 za každou akci nad první v útoku za dvě nebo tři akce.',
  },
  labels: ['shootWeapon'],
  needs: { doomtrooper: true },
  gives: [{ shoot: 4 }, { shoot: 4, count: concentrated }],
  uses: [concentrates(2), concentrates(3)],
});

export const srMkXiiAssailant = equipment({
  code: '02129',
  name: { en: 'SR Mk. XII "Assailant"', cs: 'SR Mk. XII „Popravčí“' },
  text: {
    en: 'Shoot weapon (sniper rifle), Imperial only: +4 Shoot. Aimed with one action more, an attack of two actions: +4 Shoot besides in that combat.',
    cs: 'Zbraň na střelbu (ostřelovačská puška), jen Imperiál: +4 Střelba. Zamíříš-li za další akci, je to útok za dvě akce: v tom souboji navíc +4 Střelba.',
  },
  affiliation: 'imperial',
  labels: ['shootWeapon'],
  needs: { affiliation: 'imperial' },
  gives: [{ shoot: 4 }, { shoot: 4, count: concentrated }],
  uses: [concentrates(2)],
});
