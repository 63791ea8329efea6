/** Apocalypse: equipment. */
import { no } from '@kolbiste/engine';
import { isCapable } from '../../rules/abilities.ts';
import { sacrifice } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { carrierOf, isHidden } from '../../rules/status.ts';
import { isAnothers, isAttacking, not, toYours } from '../filters.ts';
import type { To } from '../form.ts';
import { equipment } from '../makers.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';
import { beside } from './pieces.ts';

const attackerBeside: To = toYours(isAttacking, beside);

export const antipersonnelGrenade = equipment({
  code: '06007',
  name: { en: 'Antipersonnel Grenade', cs: 'Protiposádkový granát' },
  text: {
    en: 'Any warrior. 1 attack action without combat, sacrifice it: wound a warrior who can fight; a kill earns points.',
    cs: 'Kdokoli. 1 útočná akce bez souboje, obětuj ho: zraň bojeschopného bojovníka; zabití vynáší body.',
  },
  uses: [
    {
      timing: 'attack',
      actions: 1,
      attack: true,
      target: aWarrior(isAnothers, isCapable, not(isHidden)),
      effect: ({ g, world, seat, self, target }) => {
        const by = carrierOf(world, self);
        g.emit({ type: 'specialAttack', seat, card: self, on: target, rule: 'DOT 24.2.20' });
        sacrifice(g, self, 'DOT 37.9');
        return harmOne(g, { victim: target, by, earner: seat });
      },
      wounds: ({ pending }) => [pending.target!],
    },
  ],
});

export const epidermalPlates = equipment({
  code: '06022',
  name: { en: 'Epidermal Plates', cs: 'Podkožní implantáty' },
  text: {
    en: 'Armor, one on a warrior, for a Doomtrooper outside the Brotherhood: base Armor doubled.',
    cs: 'Brnění, jedno na bojovníka, pro Doomtroopera mimo Bratrstvo: základní Obrana se zdvojnásobí.',
  },
  affiliation: 'cybertronic',
  labels: ['armour'],
  needs: { doomtrooper: true, not: 'brotherhood' },
  gives: [{ layer: 'baseTimes', armour: 2 }],
});

export const samuraiArmor = equipment({
  code: '06054',
  name: { en: 'Samurai Armor', cs: 'Samurajské brnění' },
  text: {
    en: 'Armor for a Doomtrooper who is no personality: +3 Armor; he counts as Mishima, too, and as a Samurai.',
    cs: 'Brnění pro Doomtroopera, který není osobnost: +3 Obrana; počítá se i za člena Mishimy a za Samuraje.',
  },
  affiliation: 'mishima',
  labels: ['armour'],
  needs: {
    doomtrooper: true,
    refusal: ({ world, target }) => (definitionOf(world, target).personality ? no('DOT 11.18', 'personality') : null),
  },
  standing: { adds: 'mishima', kind: 'samurai' },
  gives: [{ armour: 3 }],
});

export const triangulatingScope = equipment({
  code: '06072',
  name: { en: 'Triangulating Scope', cs: 'Třídimenzní vidění' },
  text: {
    en: 'Placed in your Squad or Kohort. Your warriors there have +3 Shoot when attacking, and neither cover nor fortifications help against them. Any number.',
    cs: 'Do tvého Mužstva či Kohorty. Tvoji bojovníci v té oblasti mají při útoku +3 Střelba a nepůsobí proti nim úkryt ani opevnění. Libovolný počet.',
  },
  areas: ['squad', 'cohort'],
  gives: [{ shoot: 3, to: attackerBeside }],
  grants: [
    { ability: 'ignoresCover', to: attackerBeside },
    { ability: 'ignoresFortifications', to: attackerBeside },
  ],
  copies: 'any',
});
