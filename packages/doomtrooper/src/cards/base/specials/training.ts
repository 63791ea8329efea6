/** Base set: specials, what a warrior learns. */
import { no } from '@kolbiste/engine';
import { strengthen } from '../../../rules/atoms.ts';
import { carrierOf, isBrother } from '../../../rules/status.ts';
import { changeOf } from '../../define.ts';
import type { Part, Strength } from '../../form.ts';
import { attachment } from '../../makers.ts';
import { inCombat, times } from '../../pieces.ts';
import { yourWarrior } from '../../targets.ts';

/** In the bearer's combats, per 2 destiny points. */
const trainedIn = (each: Strength): Part => ({
  uses: [
    {
      timing: 'modifier',
      per: { step: 2 },
      adds: each,
      refusal: ({ world, self }) => (inCombat(world, carrierOf(world, self)) ? null : no('DOT 28.19', 'notInCombat')),
      effect: ({ g, world, self, spent, fight, play }) =>
        strengthen(g, play, { on: carrierOf(world, self), ratings: times(changeOf(each), spent / 2) }, { fight, rule: 'DOT 24.5.14' }),
    },
  ],
});

export const changelingEmpathy = attachment({
  code: '01036',
  name: { en: 'Changeling Empathy', cs: 'Metamorfózní vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Changeling.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Metamorfóza.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:changeling', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const elementalEmpathy = attachment({
  code: '01093',
  name: { en: 'Elemental Empathy', cs: 'Živelné vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Elements.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Živly.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:elements', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const evasionTraining = attachment({
  code: '01104',
  name: { en: 'Evasion Training', cs: 'Cvičení úniku' },
  text: {
    en: '3 actions, on a warrior. In his combats, per 2 destiny: +1 Armor.',
    cs: '3 akce, na bojovníka. V jeho soubojích za každé 2 body osudu: +1 Obrana.',
  },
  timing: 'action',
  actions: 3,
  target: yourWarrior(),
  ...trainedIn({ armour: 1 }),
  copies: 'any',
});

export const exorcismEmpathy = attachment({
  code: '01120',
  name: { en: 'Exorcism Empathy', cs: 'Vcítění exorcismu' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Exorcism.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Exorcismus.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:exorcism', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const kineticEmpathy = attachment({
  code: '01183',
  name: { en: 'Kinetic Empathy', cs: 'Kinetické vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Kinetics.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Kinetika.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:kinetics', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const manipulativeEmpathy = attachment({
  code: '01199',
  name: { en: 'Manipulative Empathy', cs: 'Manipulační vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Manipulation.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Manipulace.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:manipulation', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const martialTraining = attachment({
  code: '01200',
  name: { en: 'Martial Training', cs: 'Bojové cvičení' },
  text: {
    en: '3 actions, on a warrior. In his combats, per 2 destiny: +1 Fight.',
    cs: '3 akce, na bojovníka. V jeho soubojích za každé 2 body osudu: +1 Zápas.',
  },
  timing: 'action',
  actions: 3,
  target: yourWarrior(),
  ...trainedIn({ fight: 1 }),
  copies: 'any',
});

export const mentalismEmpathy = attachment({
  code: '01204',
  name: { en: 'Mentalism Empathy', cs: 'Mentální vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Mentalism.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Mentalismus.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:mentalism', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const mysticalTraining = attachment({
  code: '01212',
  name: { en: 'Mystical Training', cs: 'Mystické cvičení' },
  text: { en: '3 actions, on a member of the Brotherhood: casts all Art.', cs: '3 akce, na člena Bratrstva: používá celé Umění.' },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: ['casts:all'],
  timing: 'action',
  actions: 3,
});

export const premonitionEmpathy = attachment({
  code: '01239',
  name: { en: 'Premonition Empathy', cs: 'Vcítění předtuchy' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Premonition.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Předtucha.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:premonition', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const sharpshooter = attachment({
  code: '01279',
  name: { en: 'Sharpshooter', cs: 'Ostrostřelec' },
  text: {
    en: '3 actions, on a warrior. In his combats, per 2 destiny: +1 Shoot.',
    cs: '3 akce, na bojovníka. V jeho soubojích za každé 2 body osudu: +1 Střelba.',
  },
  timing: 'action',
  actions: 3,
  target: yourWarrior(),
  ...trainedIn({ shoot: 1 }),
  copies: 'any',
});
