/** Apocalypse: warriors. */
import { isFreelancer, isKind } from '../../rules/status.ts';
import { ofKind, toAllOthers, toItself, toYourOthers } from '../filters.ts';
import { warrior } from '../makers.ts';

export const colonelMaxwell = warrior({
  code: '06015',
  name: { en: 'Colonel Maxwell', cs: 'Plukovník Maxwell' },
  text: {
    en: 'Commander; counts as Trencher. Your other Trenchers have +6 Fight, Shoot and Armor while he is in play.',
    cs: 'Velitel; počítá se za Zákopníka. Dokud je ve hře, mají tvoji ostatní Zákopníci +6 Zápas, Střelba a Obrana.',
  },
  affiliation: 'imperial',
  ratings: { fight: 9, shoot: 7, armour: 8, value: 9 },
  personality: true,
  kinds: ['trencher'],
  labels: ['commander'],
  gives: [{ fight: 6, shoot: 6, armour: 6, to: toYourOthers(ofKind('trencher')) }],
});

export const freelancerPatriarch = warrior({
  code: '06028',
  name: { en: 'Freelancer Patriarch', cs: 'Žoldnéřský patriarcha' },
  text: {
    en: 'Freelancer; his points become destiny points. All other freelancers have +5 Fight, Shoot and Armor, and whoever they wound is killed.',
    cs: 'Žoldnéř; jeho body se mění v body osudu. Všichni ostatní žoldnéři mají +5 Zápas, Střelba a Obrana a koho zraní, toho zabijí.',
  },
  ratings: { fight: 3, shoot: 3, armour: 6, value: 5 },
  personality: true,
  kinds: ['freelancer'],
  abilities: ['freelancer', 'destinyOnly'],
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toAllOthers(isFreelancer) }],
  grants: [{ ability: 'killsOnWound', to: toAllOthers(isFreelancer) }],
});

export const wolfbaneHonorGuard = warrior({
  code: '06077',
  name: { en: 'Wolfbane Honor Guard', cs: 'Wolfbaneovský strážce cti' },
  text: {
    en: 'Counts as Clansman. With a Clansman Claymore in use: +8 Fight more.',
    cs: 'Počítá se za Příslušníka klanu. S použitým Mečem příslušníka klanu: navíc +8 Zápas.',
  },
  affiliation: 'imperial',
  ratings: { fight: 6, shoot: 5, armour: 7, value: 7 },
  kinds: ['clansman'],
  gives: [
    {
      fight: 8,
      to: toItself(
        (w, on, { fight }) =>
          fight !== null && fight.weapons.some(id => id !== null && w.cards[id]!.host === on && isKind(w, id, 'clansman-claymore')),
      ),
    },
  ],
});
