/** Apocalypse: equipment. */
import { no } from '@kolbiste/engine';
import { isCapable } from '../../rules/abilities.ts';
import { attach, discard, heal, mark, sacrifice } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { carrierOf, isHidden } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { concentrated, concentrates } from '../attacks.ts';
import { isAnothers, isAttacking, not, toBearer, toYours } from '../filters.ts';
import type { To } from '../form.ts';
import { equipment } from '../makers.ts';
import { follows } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';
import { ARMOUR } from '../vocabulary.ts';
import { beside, blow } from './pieces.ts';

const attackerBeside: To = toYours(isAttacking, beside);

export const adrenalineImplants = equipment({
  code: '06005',
  name: { en: 'Adrenaline Implants', cs: 'Adrenalinový implantát' },
  text: {
    en: '3 actions, on a Doomtrooper outside the Brotherhood: when he is wounded he is healed at once, and his base Armor falls by 1 for good. At 0 he is discarded, for no points.',
    cs: '3 akce, na Doomtroopera mimo Bratrstvo: je-li zraněn, hned se vyléčí a jeho základní Obrana natrvalo klesne o 1. Klesne-li na 0, vyřadí se, bez bodů.',
  },
  affiliation: 'cybertronic',
  needs: { doomtrooper: true, not: 'brotherhood' },
  actions: 3,
  gives: [{ layer: 'base', armour: -1, count: ({ world, self }) => world.cards[self]!.marks }],
  on: ({ world, self, event }) =>
    event.type === 'wounded' && event.card === carrierOf(world, self)
      ? follows(world, self, world.cards[self]!.def, 'heal', [event.card])
      : null,
  answered: ({ g, world, self, args }) => {
    heal(g, args[0]!, 'DOT 7.24');
    mark(g, self, 1, 'DOT 7.25');
    if (baseOf(world, args[0]!, ARMOUR) <= world.cards[self]!.marks) discard(g, args[0]!, 'DOT 37.41');
  },
});

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

export const hardenedFist = equipment({
  code: '06034',
  name: { en: 'Hardened Fist', cs: 'Zakalená pěst' },
  text: {
    en: 'Cybertronic only. 2 actions: an attack in a Fight with twice his base Fight; whoever he wounds is killed.',
    cs: 'Jen Kybertronik. 2 akce: útok zápasem s dvojnásobným základním Zápasem; koho zraní, toho zabije.',
  },
  affiliation: 'cybertronic',
  needs: { affiliation: 'cybertronic' },
  uses: [concentrates(2, 'fight')],
  gives: [blow],
  grants: [
    { ability: 'killsOnWound', to: toBearer((world, receiver, { self, fight }) => concentrated({ world, self, receiver, fight }) > 0) },
  ],
});

export const innocentBauble = equipment({
  code: '06036',
  name: { en: 'Innocent Bauble', cs: 'Neškodná cetka' },
  text: {
    en: '1 action, on a warrior of another player: everything else attached to him is discarded, and nothing can be attached to him as long as this stays.',
    cs: '1 akce, na bojovníka jiného hráče: vše ostatní, co má, se vyřadí, a dokud na něm tato karta je, nelze na něj nic připojit.',
  },
  limit: 1,
  labels: ['forOthers'],
  grants: ['noAttachments'],
  effect: ({ g, world, seat, self, target }) => {
    for (const id of world.cards[target]!.gear.slice()) discard(g, id, 'DOT 37.10');
    attach(g, self, target, seat, 'DOT 11.1');
  },
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
