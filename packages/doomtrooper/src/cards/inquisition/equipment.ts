/** Inquisition: equipment. */
import { equipment } from '../makers.ts';
import { overwhelms } from '../pieces.ts';
import { SHOOT } from '../vocabulary.ts';

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
