/** Apocalypse: equipment. */
import { notesOf, topFight } from '../../rules/queries.ts';
import { no } from '@kolbiste/engine';
import { isCapable, has } from '../../rules/abilities.ts';
import { attach, discard, heal, mark, sacrifice, board, last } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { carrierOf, isHidden, bearerOf } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { concentrated, concentrates } from '../attacks.ts';
import { isAnothers, isAttacking, not, toBearer, toYours, labelled, toOpponent } from '../filters.ts';
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
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'heal', args: [event.card] })
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
    en: 'Any warrior. 1 attack action without combat, sacrifice it: wound another player’s warrior who can fight; a kill earns points.',
    cs: 'Kdokoli. 1 útočná akce bez souboje, obětuj ho: zraň bojeschopného bojovníka jiného hráče; zabití vynáší body.',
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

export const escapeHatch = equipment({
  code: '06023',
  name: { en: 'Escape Hatch', cs: 'Záchranný poklop' },
  text: {
    en: 'Attached to a vehicle: outside combats its warrior boards or leaves it without an action, once from one of your draw steps to the next for each hatch.',
    cs: 'Na vozidlo: mimo souboje do něj jeho bojovník nastoupí nebo z něj vystoupí bez akce, s každým poklopem jednou mezi dvěma tvými kroky dobírání.',
  },
  part: labelled('vehicle'),
  copies: 'any',
  uses: [
    {
      timing: 'any',
      refusal: ({ world, self }) => {
        const vehicle = world.cards[self]!.host!;
        const warrior = bearerOf(world, vehicle);
        if (warrior === null) return no('DOT 11.28', 'notYours');
        if (topFight(world) !== null) return no('DOT 20.13', 'inCombat');
        if (notesOf(world, 'hatched').some(({ on, n }) => on === self && n === warrior)) return no('DOT 7.24', 'usedAlready');
        const { inside } = world.cards[vehicle]!;
        return !inside && world.cards[warrior]!.covered && !has(world, warrior, 'coversInVehicle', null)
          ? no('DOT 11.33', 'inCover')
          : null;
      },
      effect: ({ g, world, seat, self, play }) => {
        const vehicle = world.cards[self]!.host!;
        last(
          g,
          play,
          { what: 'note', on: self, note: 'hatched', n: carrierOf(world, vehicle) },
          { until: seat, draw: true, rule: 'DOT 7.24' },
        );
        board(g, vehicle, !world.cards[vehicle]!.inside, 'DOT 11.28');
      },
    },
  ],
});

export const hardenedFist = equipment({
  code: '06034',
  name: { en: 'Hardened Fist', cs: 'Zakalená pěst' },
  text: {
    en: 'Cybertronic only. 2 actions: an attack in a Fight with twice his base Fight; anyone he wounds is killed.',
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
    en: '1 action, on an opponent’s warrior: everything else attached to him is discarded, and nothing can be attached to him as long as this stays.',
    cs: '1 akce, na soupeřova bojovníka: vše ostatní, co má, se vyřadí, a dokud na něm tato karta je, nelze na něj nic připojit.',
  },
  limit: 1,
  labels: ['forOthers'],
  grants: ['noAttachments'],
  effect: ({ g, world, seat, self, target }) => {
    for (const id of world.cards[target]!.gear.slice()) discard(g, id, 'DOT 37.10');
    attach(g, self, { host: target, by: seat, rule: 'DOT 11.1' });
  },
});

export const mishimeseCeremonialBlade = equipment({
  code: '06044',
  name: { en: 'Mishimese Ceremonial Blade', cs: 'Mishimský ceremoniální meč' },
  text: {
    en: 'Fight weapon, Mishima only: +4 Fight; anyone he wounds with it is killed. Its bearer never loses his affiliation to Mishima and never becomes a Heretic.',
    cs: 'Zbraň na zápas, jen Mishima: +4 Zápas; koho s ní zraní, toho zabije. Nositel nikdy neztratí příslušnost k Mishimě a nestane se Kacířem.',
  },
  affiliation: 'mishima',
  labels: ['fightWeapon'],
  needs: { affiliation: 'mishima' },
  gives: [{ fight: 4 }],
  // The last of it as long as he has the weapon, used or not.
  grants: ['killsOnWound', { ability: 'neverHeretic', to: toYours((w, id, { self }) => bearerOf(w, self) === id) }],
  standing: { keeps: 'mishima' },
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

export const yomurasAmulet = equipment({
  code: '06079',
  name: { en: "Yomura's Amulet", cs: 'Yomurův amulet' },
  text: {
    en: 'Anyone who fights its bearer cannot use KI powers in that combat.',
    cs: 'Kdo bojuje s nositelem, nemůže v tom souboji používat síly KI.',
  },
  affiliation: 'mishima',
  grants: [{ ability: 'noKi', to: toOpponent() }],
});
