/** Inquisition: equipment. */
import { hasLabel } from '../../rules/status.ts';
import { either, inTactic, ofKind, toBearer } from '../filters.ts';
import { equipment } from '../makers.ts';
import { overwhelms } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { LEGION, SHOOT } from '../vocabulary.ts';

export const ac41Purifier = equipment({
  code: '02001',
  name: { en: 'AC-41 "Purifier"', cs: 'AC-41 „Čistič“' },
  text: {
    en: 'Shoot weapon (machine gun and flamethrower), Brotherhood only: +5 Shoot; whoever is wounded with it is killed.',
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
    en: 'Shoot weapon (machine gun), Cybertronic only: +4 Shoot. In a Shoot combat with it, whoever is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu (kulomet), jen Kybertronik: +4 Střelba. Při střelbě s ní je ten, koho zraní víc než dvojnásobek jeho Obrany, zabit.',
  },
  affiliation: 'cybertronic',
  labels: ['shootWeapon', 'machineGun'],
  needs: { affiliation: 'cybertronic' },
  gives: [{ shoot: 4 }],
  grants: [overwhelms(SHOOT)],
});
