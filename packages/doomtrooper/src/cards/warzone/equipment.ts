/** Warzone: equipment. */
import { no } from '@kolbiste/engine';
import { preyOf } from '../attacks.ts';
import { newAttack } from '../../rules/procedures.ts';
import { isCombatant } from '../../rules/abilities.ts';
import { choose, cover, discard, loseVictory } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { changeTactic } from '../../rules/combat/pairing.ts';
import { topFight } from '../../rules/queries.ts';
import type { Paired } from '../../rules/state.ts';
import { carrierOf, isEquipment, isFreelancer, isHeretic, isKind, isLegion } from '../../rules/status.ts';
import { discardTarget } from '../effects.ts';
import { able, against, either, inTactic, isCovered, not, ofType, toBearer, toOpponent, toYours } from '../filters.ts';
import { equipment } from '../makers.ts';
import { ofValueAtMost, overwhelms } from '../pieces.ts';
import { aCard, aWarrior } from '../targets.ts';
import { FIGHT } from '../vocabulary.ts';

export const airbrushM516SShotgun = equipment({
  code: '03003',
  name: { en: 'Airbrush/M516S Shotgun', cs: 'Brokovnice M516S – Cedník' },
  text: {
    en: 'Shoot weapon (shotgun) that works in Fight combats only: +3 Fight. Anyone who is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu (brokovnice), která působí jen v zápasu: +3 Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.',
  },
  affiliation: ['mishima', 'capitol'],
  labels: ['shootWeapon', 'shotgun'],
  gives: [{ fight: 3 }],
  grants: [overwhelms(FIGHT)],
});

export const blackWidow = equipment({
  code: '03015',
  name: { en: 'Black Widow', cs: 'Černá vdova' },
  text: {
    en: 'Vehicle, Dark Legion only. Inside: +4 Fight, Shoot and Armor, and anyone who fights him has nothing from fortifications; no other equipment may be used.',
    cs: 'Vozidlo, jen Černá legie. Uvnitř: +4 Zápas, Střelba a Obrana a soupeř v souboji nemá nic z opevnění; jiné vybavení nelze použít.',
  },
  affiliation: 'legion',
  labels: ['vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { legion: true },
  gives: [{ fight: 4, shoot: 4, armour: 4 }],
  grants: [{ ability: 'noFortifications', to: toOpponent() }],
});

export const commandHelmet = equipment({
  code: '03029',
  name: { en: 'Command Helmet', cs: 'Velitelská přilba' },
  text: {
    en: 'Commanders only: once in each of your turns its bearer attacks with an attack action of his own, beyond your others.',
    cs: 'Jen VELITEL: jednou v každém tvém kole nositel zaútočí vlastní útočnou akcí navíc.',
  },
  affiliation: 'cybertronic',
  needs: { label: 'commander' },
  uses: [
    {
      timing: 'attack',
      attack: true,
      startsCombat: true,
      oncePerTurn: true,
      condition: ({ world, seat, self }) => world.active === seat && preyOf(world, seat, carrierOf(world, self)).length > 0,
      effect: ({ world, seat, self }) => newAttack(seat, { attacker: carrierOf(world, self) }),
    },
  ],
});

export const deathAngel = equipment({
  code: '03036',
  name: { en: 'Death Angel', cs: 'Anděl smrti' },
  text: {
    en: 'Vehicle, Brotherhood of Value 3 or less only. Inside: +12 Shoot against the Dark Legion; no other equipment may be used.',
    cs: 'Vozidlo, jen Bratrstvo s Hodnotou nejvýše 3. Uvnitř: +12 Střelba proti Černé legii; jiné vybavení nelze použít.',
  },
  affiliation: 'brotherhood',
  labels: ['vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { affiliation: 'brotherhood', refusal: ofValueAtMost(3) },
  gives: [{ shoot: 12, to: toBearer(against(isLegion)) }],
});

export const dragonfish = equipment({
  code: '03039',
  name: { en: 'Dragonfish', cs: 'Dračí ryba' },
  text: {
    en: 'Vehicle and submarine, Mishima only. Inside: he strikes first, and anyone he wounds is killed; no other equipment may be used.',
    cs: 'Vozidlo a ponorka, jen Mishima. Uvnitř: udeří první, a koho zraní, toho zabije; jiné vybavení nelze použít.',
  },
  affiliation: 'mishima',
  labels: ['submarine', 'vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { affiliation: 'mishima' },
  grants: ['firstStrike', 'killsOnWound'],
});

export const giacchioForza750 = equipment({
  code: '03052',
  name: { en: 'Giacchio Forza 750', cs: 'Giacchio Forza 750' },
  text: {
    en: 'Vehicle for a freelancer or a Heretic. Inside: he strikes first in Shoot combats; no other equipment may be used.',
    cs: 'Vozidlo pro žoldnéře nebo Kacíře. Uvnitř: při střelbě udeří první; jiné vybavení nelze použít.',
  },
  affiliation: 'bauhaus',
  labels: ['vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: {
    refusal: ({ world, target }) => (isFreelancer(world, target) || isHeretic(world, target) ? null : no('DOT 11.18', 'wrongKind')),
  },
  grants: [{ ability: 'firstStrike', to: toBearer(inTactic('shoot')) }],
});

export const greatGrey = equipment({
  code: '03056',
  name: { en: 'Great Grey', cs: 'Šedák oblaků' },
  text: {
    en: 'Vehicle (airship), Commanders only; no other equipment inside. 2 actions (attack): a warrior in play goes into cover; one who is in cover is killed.',
    cs: 'Vozidlo (letoun), jen pro Velitele; uvnitř žádné jiné vybavení. 2 akce (útok): bojovník ve hře jde do úkrytu; kdo v úkrytu je, bude zabit.',
  },
  affiliation: 'capitol',
  labels: ['vehicle', 'airship', 'noVehicleEquipment'],
  needs: { label: 'commander' },
  uses: [
    {
      timing: 'attack',
      actions: 2,
      attack: true,
      condition: ({ world, self }) => world.cards[self]!.inside,
      target: aWarrior(either(isCovered, not(able('neverCovers')))),
      effect: ({ g, world, seat, self, target }) => {
        if (world.cards[target]!.covered) return harmOne(g, { victim: target, by: carrierOf(world, self), earner: seat, kill: true });
        cover(g, target, 'DOT 9.3');
        return null;
      },
    },
  ],
});

export const gtOffroadB52 = equipment({
  code: '03059',
  name: { en: 'GT Offroad B52', cs: 'GT terénní B52' },
  text: {
    en: 'Vehicle and tank, Doomtroopers only. Inside: +2 Shoot and Armor, and he strikes first in Shoot combats; no other equipment may be used.',
    cs: 'Vozidlo a tank, jen Doomtrooper. Uvnitř: +2 Střelba a Obrana a při střelbě udeří první; jiné vybavení nelze použít.',
  },
  labels: ['tank', 'vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { doomtrooper: true },
  gives: [{ shoot: 2, armour: 2 }],
  grants: [{ ability: 'firstStrike', to: toBearer(inTactic('shoot')) }],
});

export const hagelsturmM516DShotgun = equipment({
  code: '03060',
  name: { en: 'Hagelsturm/M516D Shotgun', cs: 'Brokovnice M516D – Hagelsturm' },
  text: {
    en: 'Shoot weapon that works in Fight combats only, for a Bauhaus or Capitol Commander: +4 Fight. Anyone who is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu, která působí jen v zápasu, pro Velitele z Bauhausu či Kapitolu: +4 Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.',
  },
  affiliation: ['bauhaus', 'capitol'],
  labels: ['shootWeapon', 'shotgun'],
  needs: { affiliation: ['bauhaus', 'capitol'], label: 'commander' },
  gives: [{ fight: 4 }],
  grants: [overwhelms(FIGHT)],
});

export const jetPack = equipment({
  code: '03070',
  name: { en: 'Jet Pack', cs: 'Zádové trysky' },
  text: {
    en: 'Vehicle (airship), for a warrior of Value 5 or less. Inside he uses no other equipment, and who fights him has no good of warzones.',
    cs: 'Vozidlo (letoun), pro bojovníka s Hodnotou nejvýš 5. Uvnitř nepoužívá jiné vybavení a kdo s ním bojuje, nemá nic dobrého z válečných zón.',
  },
  labels: ['vehicle', 'airship', 'noVehicleEquipment'],
  needs: { refusal: ofValueAtMost(5) },
  grants: [{ ability: 'deniesWarzone', to: toBearer() }],
});

export const mandibleSASG7200Shotgun = equipment({
  code: '03078',
  name: { en: 'Mandible/SA-SG 7200 Shotgun', cs: 'Brokovnice SA-SG 7200 – Vykusovačka' },
  text: {
    en: 'Shoot weapon that works in Fight combats only, for an Imperial or Cybertronic Commander: +5 Fight. Anyone who is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu, která působí jen v zápasu, pro Velitele z Imperiálu či Kybertroniku: +5 Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.',
  },
  affiliation: ['cybertronic', 'imperial'],
  labels: ['shootWeapon', 'shotgun'],
  needs: { affiliation: ['cybertronic', 'imperial'], label: 'commander' },
  gives: [{ fight: 5 }],
  grants: [overwhelms(FIGHT)],
});

export const mishimeseDragonbike = equipment({
  code: '03085',
  name: { en: 'Mishimese Dragonbike', cs: 'Lehký mishimský drakoun' },
  text: {
    en: 'Vehicle, Mishima only. Inside: +2 Fight, +5 Shoot, and he strikes first in Shoot combats; no other equipment may be used.',
    cs: 'Vozidlo, jen Mishima. Uvnitř: +2 Zápas, +5 Střelba a při střelbě udeří první; jiné vybavení nelze použít.',
  },
  affiliation: 'mishima',
  labels: ['vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { affiliation: 'mishima' },
  gives: [{ fight: 2, shoot: 5 }],
  grants: [{ ability: 'firstStrike', to: toBearer(inTactic('shoot')) }],
});

export const pegasusScoutBike = equipment({
  code: '03089',
  name: { en: 'Pegasus Scout Bike', cs: 'Lehký průzkumný Pegasus' },
  text: {
    en: 'Vehicle and airship, Capitol of Value 4 or less only. While he is inside, your warriors in the Squad have +3 Armor, he too.',
    cs: 'Vozidlo a letoun, jen Kapitol s Hodnotou nejvýše 4. Dokud je uvnitř, mají tvoji bojovníci v Mužstvu i on sám +3 Obrana.',
  },
  affiliation: 'capitol',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'capitol', refusal: ofValueAtMost(4) },
  gives: [{ armour: 3, to: { ...toYours(), at: 'squad' } }],
});

export const ta6500Cybermech = equipment({
  code: '03119',
  name: { en: 'TA6500 Cybermech', cs: 'TA6500 Kybermechanik' },
  text: {
    en: 'Vehicle (tank) for your Squad, without a crew. 3 actions and 1 victory point: discard equipment, a fortification or a warzone in play.',
    cs: 'Vozidlo (tank) do tvého Mužstva, bez posádky. 3 akce a 1 vítězný bod: vyřaď vybavení, opevnění nebo válečnou zónu ve hře.',
  },
  affiliation: 'cybertronic',
  labels: ['vehicle', 'tank'],
  areas: ['squad'],
  uses: [
    {
      timing: 'action',
      actions: 3,
      removes: 'discard',
      target: aCard(either(ofType('fortification', 'warzone'), isEquipment)),
      condition: ({ world, seat }) => world.sides[seat]!.victory > 0,
      effect: ({ g, seat, target }) => {
        loseVictory(g, seat, 1, { cause: 'ability', rule: 'DOT 1.13' });
        discard(g, target, 'DOT 37.10');
      },
    },
  ],
});

export const tacticalComputer = equipment({
  code: '03120',
  name: { en: 'Tactical Computer', cs: 'Taktický počítač' },
  text: {
    en: 'For Commanders, one for each. Once in each of his combats he may change the tactic from Fight to Shoot or back.',
    cs: 'Pro Velitele, každému jeden. Jednou v každém svém souboji smí změnit taktiku ze zápasu na střelbu nebo naopak.',
  },
  affiliation: 'cybertronic',
  needs: {
    label: 'commander',
    refusal: ({ world, target }) =>
      world.cards[target]!.gear.some(id => isKind(world, id, 'tactical-computer')) ? no('DOT 36.2', 'hasCopy') : null,
  },
  uses: [
    {
      timing: 'combat',
      refusal: ({ world, self }) => {
        const fight = topFight(world)!;
        if (!isCombatant(fight, carrierOf(world, self))) return no('DOT 28.19', 'notInCombat');
        if (fight.tactic === null) return no('DOT 28.19', 'noTactic');
        return world.cards[self]!.chosen === fight.id ? no('DOT 7.24', 'usedAlready') : null;
      },
      effect: ({ g, world, self, fight }) => {
        choose(g, self, fight, 'DOT 7.24');
        changeTactic(g, topFight(world) as Paired);
      },
    },
  ],
});

export const tormentorIncinerator = equipment({
  code: '03124',
  name: { en: 'Tormentor Incinerator', cs: 'Spalovač utrpení' },
  text: {
    en: 'Shoot weapon (flamethrower) that works in Fight combats only, for the Dark Legion of Value 5 or less: +6 Fight. Anyone who is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu (plamenomet), která působí jen v zápasu, pro Černou legii s Hodnotou nejvýše 5: +6 Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.',
  },
  affiliation: 'legion',
  labels: ['shootWeapon', 'flamethrower', 'inFightsOnly'],
  needs: { legion: true, refusal: ofValueAtMost(5) },
  gives: [{ fight: 6 }],
  grants: [overwhelms(FIGHT)],
});

export const unholyCarronade = equipment({
  code: '03127',
  name: { en: 'Unholy Carronade', cs: 'Znesvěcená houfnice' },
  text: {
    en: 'Vehicle in your Kohort, without a crew. 3 actions: discard a warzone or fortification.',
    cs: 'Vozidlo v tvé Kohortě, bez posádky. Za 3 akce: vyřaď válečnou zónu nebo opevnění.',
  },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['vehicle'],
  uses: [
    {
      timing: 'action',
      actions: 3,
      removes: 'discard',
      target: aCard(ofType('warzone', 'fortification')),
      effect: discardTarget(),
    },
  ],
});
