/** Golgotha: warriors. */
import { ofKind, toYourOthers, toYours } from '../filters.ts';
import { warrior } from '../makers.ts';

export const atillaIII = warrior({
  code: '05003',
  name: { en: 'Atilla III', cs: 'Atilla III' },
  text: {
    en: 'Counts as a Cuirassier; immune to the Dark Symmetry, never casts Art. Whoever your Cuirassiers wound is killed.',
    cs: 'Počítá se za Kyrysníka; imunní vůči Černé symetrii, nikdy nepoužívá Umění. Koho zraní tvoji Kyrysníci, toho zabijí.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 8, shoot: 7, armour: 8, value: 9 },
  personality: true,
  kinds: ['cuirassier'],
  abilities: ['symmetryImmune', 'neverArt'],
  grants: [{ ability: 'killsOnWound', to: toYours(ofKind('cuirassier')) }],
});

export const coralBeach = warrior({
  code: '05022',
  name: { en: 'Coral Beach', cs: 'Coral Beach' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Counts as a Chasseur; your other Chasseurs have +2 Fight, Shoot and Armor.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Počítá se za Lovce; tvoji ostatní Lovci mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 7, shoot: 8, armour: 7, value: 8 },
  personality: true,
  kinds: ['chasseur'],
  abilities: ['giftImmune', 'neverArt'],
  gives: [{ fight: 2, shoot: 2, armour: 2, to: toYourOthers(ofKind('chasseur')) }],
});
