/** Inquisition: equipment. */
import { no } from '@kolbiste/engine';
import { attach, discard, heal, mark, save } from '../../rules/atoms.ts';
import type { CardId, Harm, World } from '../../rules/state.ts';
import { topFight } from '../../rules/queries.ts';
import { carrierOf, hasLabel, isDoomtrooper, isKind, isLegion } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { discardSelf, discardTarget, healBearer, healTarget, strengthenBearer } from '../effects.ts';
import { either, inTactic, labelled, ofKind, ofType, toBearer } from '../filters.ts';
import type { Use } from '../form.ts';
import { equipment } from '../makers.ts';
import { inCombat, overwhelms } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aWarrior } from '../targets.ts';
import { LEGION, SHOOT } from '../vocabulary.ts';

/** It blows something up. */
const demolishes = (how: Omit<Use, 'effect' | 'removes'>): Use => ({ ...how, removes: 'discard', effect: discardTarget() });
const aVehicleOrFortification = aCard(either(labelled('vehicle'), ofType('fortification')));

export const ac41Purifier = equipment({
  code: '02001',
  name: { en: 'AC-41 "Purifier"', cs: 'AC-41 „Čistič“' },
  text: {
    en: 'Shoot weapon (machine gun and flamethrower), Brotherhood only: +5 Shoot; anyone who is wounded with it is killed.',
    cs: 'Zbraň na střelbu (kulomet a plamenomet), jen Bratrstvo: +5 Střelba; koho zraní, toho zabije.',
  },
  affiliation: 'brotherhood',
  labels: ['shootWeapon', 'machineGun', 'flamethrower'],
  needs: { affiliation: 'brotherhood' },
  gives: [{ shoot: 5 }],
  grants: ['killsOnWound'],
});

export const avengerSword = equipment({
  code: '02016',
  name: { en: 'Avenger Sword', cs: 'Mstitelův meč' },
  text: { en: 'Fight weapon, Brotherhood only: +3 Fight.', cs: 'Zbraň na zápas, jen Bratrstvo: +3 Zápas.' },
  affiliation: 'brotherhood',
  labels: ['fightWeapon'],
  needs: { affiliation: 'brotherhood' },
  gives: [{ fight: 3 }],
});

export const azogar = equipment({
  code: '02017',
  name: { en: 'Azogar', cs: 'Azogar' },
  text: {
    en: 'Fight weapon, Dark Legion only: +3 Fight, or +5 in the hands of a Nepharite of Algeroth.',
    cs: 'Zbraň na zápas, jen Černá legie: +3 Zápas, v rukou Algerothova nefarita +5.',
  },
  affiliation: 'legion',
  labels: ['fightWeapon'],
  needs: { legion: true },
  gives: [{ fight: 3 }, { fight: 2, to: toBearer(ofKind('nepharite-of-algeroth')) }],
});

export const bauhausBully = equipment({
  code: '02019',
  name: { en: 'Bauhaus Bully', cs: 'Samohybná houfnice Bauhaus' },
  text: {
    en: 'Vehicle and tank, Imperial only. Inside: +8 to all four ratings; no other equipment may be used and fortifications do not help. When he attacks, what fortifications give the defender counts twice.',
    cs: 'Vozidlo a tank, jen Imperiál. Uvnitř: +8 ke všem hodnotám; jiné vybavení nelze použít a opevnění nepomáhají. Když útočí, počítá se obránci dvakrát to, co mu dávají opevnění.',
  },
  affiliation: 'imperial',
  labels: ['vehicle', 'tank', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { affiliation: 'imperial' },
  gives: [{ fight: 8, shoot: 8, armour: 8, value: 8 }],
  grants: ['noFortifications'],
  multiplies: ({ world, self, source, receiver, fight }) =>
    fight !== null &&
    fight.defender === receiver &&
    fight.attacker === carrierOf(world, self) &&
    (definitionOf(world, source).type === 'fortification' || hasLabel(world, source, 'fortification'))
      ? 2
      : 1,
});

export const bookOfLaw = equipment({
  code: '02024',
  name: { en: 'Book of Law', cs: 'Kniha zákona' },
  text: {
    en: 'Brotherhood only: one action more of any kind in each of your turns.',
    cs: 'Jen Bratrstvo: v každém svém kole máš o akci jakéhokoli druhu víc.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  extraActions: 1,
});

export const canyle = equipment({
  code: '02027',
  name: { en: 'Canyle', cs: 'Kanyla' },
  text: {
    en: 'Dark Legion only. 3 actions and half the Value of the wounded in destiny points, rounded up: heals a Dark Legion warrior.',
    cs: 'Jen Černá legie. Za 3 akce a polovinu Hodnoty zraněného v bodech osudu, zaokrouhleno nahoru: vyléčí bojovníka Černé legie.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  uses: [
    {
      timing: 'action',
      actions: 3,
      fee: ({ world, target }) => Math.ceil(worthOf(world, target, null) / 2),
      target: aWarrior(isLegion, (w, id) => w.cards[id]!.wounded),
      effect: healTarget(),
      spares: 'target',
    },
  ],
});

export const castigatorBattlespear = equipment({
  code: '02030',
  name: { en: 'Castigator Battlespear', cs: 'Mstitelovo bitevní kopí' },
  text: {
    en: 'Fight weapon, Doomtroopers only: +2 Fight, a Valkyrie +4. In combat a Valkyrie may discard it for +4 Shoot.',
    cs: 'Zbraň na zápas, jen Doomtrooper: +2 Zápas, Valkýra +4. V souboji ho smí Valkýra vyřadit za +4 Střelba.',
  },
  affiliation: 'brotherhood',
  labels: ['fightWeapon'],
  needs: { doomtrooper: true },
  gives: [{ fight: 2 }, { fight: 2, to: toBearer(ofKind('valkyrie')) }],
  uses: [
    {
      timing: 'modifier',
      condition: ({ world, self }) => isKind(world, carrierOf(world, self), 'valkyrie') && inCombat(world, carrierOf(world, self)),
      effect: [strengthenBearer({ shoot: 4 }), discardSelf()],
    },
  ],
});

export const chainBayonet = equipment({
  code: '02031',
  name: { en: 'Chain Bayonet', cs: 'Tesákový motorový bajonet' },
  text: {
    en: 'Attached to a Dark Legion Shoot weapon: it also works as a Fight weapon with +6 Fight.',
    cs: 'Na střelnou zbraň Černé legie: ta slouží i jako zbraň na zápas s +6 Zápas.',
  },
  affiliation: 'legion',
  labels: ['fightWeapon'],
  part: (w, of) => hasLabel(w, of, 'shootWeapon') && (definitionOf(w, of).affiliation & LEGION) !== 0,
  gives: [{ fight: 6, to: toBearer(inTactic('fight')) }],
});

export const coagulantAutoinjector = equipment({
  code: '02033',
  name: { en: 'Coagulant Autoinjector', cs: 'Injekční pistole' },
  text: {
    en: 'Comes with 3 markers. 1 action and a marker: heals a warrior; a Doomtrooper does not treat the Dark Legion, nor the other way. Discarded with its last marker.',
    cs: 'Přichází se 3 žetony. Za 1 akci a žeton: vyléčí bojovníka; Doomtrooper neošetří Černou legii ani naopak. S posledním žetonem se vyřadí.',
  },
  effect: ({ g, self, target, seat }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 11.1' });
    mark(g, self, 3, 'DOT 7.25');
  },
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(
        (w, id) => w.cards[id]!.wounded,
        (w, id, { self }) => isDoomtrooper(w, id) === isDoomtrooper(w, carrierOf(w, self)),
      ),
      effect: ({ g, world, self, target }) => {
        heal(g, target, 'DOT 7.24');
        mark(g, self, -1, 'DOT 7.25');
        if (world.cards[self]!.marks === 0) discard(g, self, 'DOT 37.10');
      },
      spares: 'target',
    },
  ],
});

export const combatCoordinator = equipment({
  code: '02035',
  name: { en: 'Combat Coordinator', cs: 'Koordinátor boje' },
  text: {
    en: 'Curator only: +8 to all four ratings; anyone he wounds is killed and removed from the game. When he would be wounded, discard it: he is not.',
    cs: 'Jen Kurátor: +8 ke všem hodnotám; koho zraní, toho zabije a odstraní ze hry. Má-li být zraněn, vyřaď ho: zraněn není.',
  },
  affiliation: 'legion',
  needs: { kind: 'curator' },
  gives: [{ fight: 8, shoot: 8, armour: 8, value: 8 }],
  grants: ['killsOnWound', 'sacrificesVictims'],
  uses: [
    {
      timing: 'saving',
      refusal: ({ world, self }) => (woundsOf(world, carrierOf(world, self)).length > 0 ? null : no('DOT 24.7.3', 'nobodyToSave')),
      effect: ({ g, world, self }) => {
        for (const harm of woundsOf(world, carrierOf(world, self))) save(harm);
        discard(g, self, 'DOT 37.10');
      },
    },
  ],
});
/** Plain wounds he is about to suffer; a second one kills and is a wound as well. */
const woundsOf = (w: World, id: CardId): Harm[] => w.harms.filter(({ victim, saved, kill }) => victim === id && !saved && !kill);

export const dpat9Deuce = equipment({
  code: '02050',
  name: { en: 'DPAT-9 "Deuce"', cs: 'DPAT-9 „Čerchmant“' },
  text: {
    en: 'Shoot weapon (rocket launcher), Capitol only: +6 Shoot. An attack action without combat: discard a vehicle or fortification.',
    cs: 'Zbraň na střelbu (raketomet), jen Kapitol: +6 Střelba. Útočná akce bez souboje: vyřaď vozidlo nebo opevnění.',
  },
  affiliation: 'capitol',
  labels: ['shootWeapon', 'rocketLauncher'],
  needs: { affiliation: 'capitol' },
  gives: [{ shoot: 6 }],
  uses: [demolishes({ timing: 'attack', actions: 1, attack: true, target: aVehicleOrFortification })],
});

export const hellblaster = equipment({
  code: '02075',
  name: { en: 'Hellblaster', cs: 'Pekelný chrlič' },
  text: {
    en: 'Attached to a vehicle of a Dark Legion warrior: +7 Shoot while he is inside, and anyone he wounds in a Shoot combat is killed. 1 action: discard a fortification.',
    cs: 'Na vozidlo bojovníka Černé legie: uvnitř má +7 Střelba, a koho při střelbě zraní, toho zabije. Za 1 akci: vyřaď opevnění.',
  },
  affiliation: 'legion',
  part: (w, of) => hasLabel(w, of, 'vehicle') && isLegion(w, carrierOf(w, of)),
  gives: [{ shoot: 7 }],
  grants: [{ ability: 'killsOnWound', to: toBearer(inTactic('shoot')) }],
  uses: [demolishes({ timing: 'action', actions: 1, target: aCard(ofType('fortification')) })],
});

export const hellhoundNecrotank = equipment({
  code: '02076',
  name: { en: 'Hellhound Necrotank', cs: 'Nekrotank Pekelný pes' },
  text: {
    en: 'Vehicle and tank, Dark Legion only. Inside: +5 to all four ratings; no other equipment may be used.',
    cs: 'Vozidlo a tank, jen Černá legie. Uvnitř: +5 ke všem hodnotám; jiné vybavení nelze použít.',
  },
  affiliation: 'legion',
  labels: ['vehicle', 'tank', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { legion: true },
  gives: [{ fight: 5, shoot: 5, armour: 5, value: 5 }],
});

export const icarusJetFighter = equipment({
  code: '02079',
  name: { en: 'Icarus Jet Fighter', cs: 'Stíhačka Ikaros' },
  text: {
    en: 'Vehicle and airship, Archangels only. Inside: +5 Shoot and Armor; no other weapon may be used. 3 actions: discard a fortification or vehicle.',
    cs: 'Vozidlo a letoun, jen Archanděl. Uvnitř: +5 Střelba a Obrana; jinou zbraň nelze použít. Za 3 akce: vyřaď opevnění nebo vozidlo.',
  },
  affiliation: 'brotherhood',
  labels: ['vehicle', 'airship', 'noVehicleWeapons'],
  needs: { kind: 'archangel' },
  gives: [{ shoot: 5, armour: 5 }],
  uses: [demolishes({ timing: 'action', actions: 3, target: aVehicleOrFortification })],
});

export const improvedKratach = equipment({
  code: '02083',
  name: { en: 'Improved Kratach', cs: 'Vylepšený Kratach' },
  text: { en: 'Shoot weapon (machine gun), Dark Legion only: +5 Shoot.', cs: 'Zbraň na střelbu (kulomet), jen Černá legie: +5 Střelba.' },
  affiliation: 'legion',
  labels: ['shootWeapon', 'machineGun'],
  needs: { legion: true },
  gives: [{ shoot: 5 }],
});

export const inquisitorBattleDress = equipment({
  code: '02085',
  name: { en: 'Inquisitor Battle Dress', cs: 'Inkvizitorský bojový plášť' },
  text: {
    en: 'Brotherhood only, no armor: +1 Armor, or +3 for an Inquisitor or Inquisitor Majoris.',
    cs: 'Jen Bratrstvo, není to brnění: +1 Obrana, Inkvizitor a Inkvizitor Majoris +3.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  gives: [{ armour: 1 }, { armour: 2, to: toBearer(either(ofKind('inquisitor'), ofKind('inquisitor-majoris'))) }],
});

export const mysticBattleDress = equipment({
  code: '02098',
  name: { en: 'Mystic Battle Dress', cs: 'Mystický bitevní plášť' },
  text: {
    en: 'Brotherhood only, no armor: +1 Armor. A Mystic or a Keeper of the Art wounded in a combat may be healed after it for 3 destiny points.',
    cs: 'Jen Bratrstvo, není to brnění: +1 Obrana. Mystika či Držitele Umění zraněného v souboji lze po něm za 3 body osudu vyléčit.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  gives: [{ armour: 1 }],
  uses: [
    {
      timing: 'any',
      destiny: 3,
      condition: ({ world, self }) => {
        const fight = topFight(world);
        const bearer = carrierOf(world, self);
        return (
          fight !== null &&
          (fight.phase === 'status' || fight.phase === 'points') &&
          fight.hurt.some(({ victim }) => victim === bearer) &&
          world.cards[bearer]!.wounded &&
          (isKind(world, bearer, 'mystic') || isKind(world, bearer, 'keeper-of-the-art'))
        );
      },
      effect: healBearer(),
      spares: 'bearer',
    },
  ],
});

export const necrobionics = equipment({
  code: '02101',
  name: { en: 'Necrobionics', cs: 'Nekrobionika' },
  text: { en: 'Implant, Heretics only: +3 Fight.', cs: 'Implantát, jen Kacíř: +3 Zápas.' },
  affiliation: 'legion',
  needs: { heretic: true },
  gives: [{ fight: 3 }],
});

export const necromower = equipment({
  code: '02103',
  name: { en: 'Necromower', cs: 'Nekrokosa' },
  text: { en: 'Vehicle, Doomtroopers only. Inside: +5 Fight, +3 Armor.', cs: 'Vozidlo, jen Doomtrooper. Uvnitř: +5 Zápas, +3 Obrana.' },
  affiliation: 'imperial',
  labels: ['vehicle'],
  needs: { doomtrooper: true },
  gives: [{ fight: 5, armour: 3 }],
});

export const punisherCombo = equipment({
  code: '02114',
  name: { en: 'Punisher Combo', cs: 'Trestající kombo' },
  text: {
    en: 'Fight and Shoot weapon, Doomtroopers only: +2 Fight, +2 Shoot.',
    cs: 'Zbraň na zápas i střelbu, jen Doomtrooper: +2 Zápas, +2 Střelba.',
  },
  labels: ['bothWeapon'],
  needs: { doomtrooper: true },
  gives: [{ fight: 2, shoot: 2 }],
});

export const ssw4200p = equipment({
  code: '02130',
  name: { en: 'SSW4200P', cs: 'SSW4200P' },
  text: {
    en: 'Shoot weapon (machine gun), Cybertronic only: +4 Shoot. In a Shoot combat with it, anyone who is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu (kulomet), jen Kybertronik: +4 Střelba. Při střelbě s ní je ten, koho zraní víc než dvojnásobek jeho Obrany, zabit.',
  },
  affiliation: 'cybertronic',
  labels: ['shootWeapon', 'machineGun'],
  needs: { affiliation: 'cybertronic' },
  gives: [{ shoot: 4 }],
  grants: [overwhelms(SHOOT)],
});
