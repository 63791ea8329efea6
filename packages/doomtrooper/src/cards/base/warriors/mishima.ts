/** Base set: warriors, Mishima. */
import { ofKind, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';

export const combatWarhead = warrior({
  code: '01051',
  name: { en: 'Combat Warhead', cs: 'Bojová výbušná hlavice' },
  text: { en: 'Immune to the Dark Symmetry.', cs: 'Imunní vůči Černé symetrii.' },
  affiliation: 'mishima',
  ratings: { fight: 4, shoot: 4, armour: 3, value: 4 },
  abilities: ['symmetryImmune'],
});

export const exMishimaFreelancer = warrior({
  code: '01110',
  name: { en: 'Ex-Mishima Freelancer', cs: 'Ex-mishimský žoldnéř' },
  text: {
    en: 'Freelancer: the points it earns become destiny points. May use cards for Mishima warriors for 3 destiny points each.',
    cs: 'Žoldnéř: jeho body se mění v body osudu. Karty pro bojovníky Mishimy smí používat za 3 body osudu každou.',
  },
  affiliation: 'mishima',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 1 },
  kinds: ['freelancer'],
  abilities: ['freelancer'],
});

export const hatamoto = warrior({
  code: '01150',
  name: { en: 'Hatamoto', cs: 'Hatamoto' },
  text: {
    en: 'A mission he carries must be finished before your others; another finished before it earns nothing.',
    cs: 'Úkol, který nese, musí být splněn před tvými ostatními; jiný splněný dřív nic nevynese.',
  },
  affiliation: 'mishima',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  abilities: ['missionsFirst'],
});

export const samurai = warrior({
  code: '01268',
  name: { en: 'Samurai', cs: 'Samuraj' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'mishima',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
});

export const suicideWarhead = warrior({
  code: '01300',
  name: { en: 'Suicide Warhead', cs: 'Sebevražedná výbušná hlavice' },
  text: {
    en: 'Immune to the Dark Symmetry; no equipment; any wound kills it.',
    cs: 'Imunní vůči Černé symetrii; nenosí vybavení; každé zranění ji zabije.',
  },
  affiliation: 'mishima',
  ratings: { fight: 10, shoot: 0, armour: 0, value: 3 },
  abilities: ['symmetryImmune', 'noEquipment', 'diesFromWound'],
});

export const tatsu = warrior({
  code: '01311',
  name: { en: 'Tatsu', cs: 'Tatsu' },
  text: {
    en: 'Counts as Samurai. Your Samurai warriors are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za: Samuraj. Dokud je ve hře, jsou tvoji bojovníci Samuraj imunní vůči Černé symetrii.',
  },
  affiliation: 'mishima',
  ratings: { fight: 6, shoot: 6, armour: 7, value: 7 },
  personality: true,
  kinds: ['samurai'],
  grants: [{ ability: 'symmetryImmune', to: toYours(ofKind('samurai')) }],
});

export const yojimbo = warrior({
  code: '01339',
  name: { en: 'Yojimbo', cs: 'Yojimbo' },
  text: {
    en: 'Counts as Hatamoto. Your Hatamoto warriors are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za: Hatamoto. Dokud je ve hře, jsou tvoji bojovníci Hatamoto imunní vůči Černé symetrii.',
  },
  affiliation: 'mishima',
  ratings: { fight: 7, shoot: 5, armour: 7, value: 7 },
  personality: true,
  kinds: ['hatamoto'],
  grants: [{ ability: 'symmetryImmune', to: toYours(ofKind('hatamoto')) }],
});
