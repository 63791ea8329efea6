/** Paradise Lost: warzones. */
import { beastOf, hasLabel, isTribal, ownsVehicle } from '../../rules/status.ts';
import { against, toDefender } from '../filters.ts';
import { warzone } from '../makers.ts';

export const centralEurope = warzone({
  code: '07015',
  name: { en: 'Central Europe', cs: 'Střední Evropa' },
  text: {
    en: 'Station, Crescentia only. Defenders with beasts have +3 Fight, Shoot and Armor more.',
    cs: 'Stanice, jen Půlměsíc. Obránci se zvířaty mají navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'crescentia',
  bonus: { fight: 2, shoot: 2 },
  areas: ['station'],
  needs: { affiliation: 'crescentia' },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender((w, id) => beastOf(w, id) !== null || hasLabel(w, id, 'beast')) }],
});

export const easternEurope = warzone({
  code: '07026',
  name: { en: 'Eastern Europe', cs: 'Východní Evropa' },
  text: {
    en: 'Station, Sons of Rasputin only. Defenders with vehicles have +3 Fight, Shoot and Armor more.',
    cs: 'Stanice, jen Synové Rasputina. Obránci s vozidly mají navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'rasputin',
  bonus: { fight: 1, shoot: 2, armour: 2, value: 2 },
  areas: ['station'],
  needs: { affiliation: 'rasputin' },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender(ownsVehicle) }],
});

export const southernEurope = warzone({
  code: '07104',
  name: { en: 'Southern Europe', cs: 'Jižní Evropa' },
  text: {
    en: 'Station, Templars only. Against a Tribal opponent the defender has +3 Fight, Shoot and Armor more.',
    cs: 'Stanice, jen Templáři. Proti kmenovému soupeři má obránce navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'templars',
  bonus: { fight: 3, armour: 2, value: 2 },
  areas: ['station'],
  needs: { affiliation: 'templars' },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender(against(isTribal)) }],
});
