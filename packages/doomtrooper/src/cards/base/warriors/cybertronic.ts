/** Base set: warriors, Cybertronic. */
import { no } from '@kolbiste/engine';
import { strengthenBearer } from '../../effects.ts';
import { warrior } from '../../makers.ts';
import { inCombat } from '../../pieces.ts';

export const chasseur = warrior({
  code: '01038',
  name: { en: 'Chasseur', cs: 'Lovec' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 5, shoot: 2, armour: 4, value: 5 },
  abilities: ['giftImmune', 'neverArt'],
});

export const chemiman = warrior({
  code: '01039',
  name: { en: 'Chemiman', cs: 'Chemiman' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Anyone he wounds is killed.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Koho zraní, toho zabije.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  abilities: ['giftImmune', 'neverArt', 'killsOnWound'],
});

export const cuirassier = warrior({
  code: '01060',
  name: { en: 'Cuirassier', cs: 'Kyrysník' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 4, shoot: 3, armour: 4, value: 4 },
  abilities: ['giftImmune', 'neverArt'],
});

export const cybercurityMP = warrior({
  code: '01063',
  name: { en: 'Cybercurity MP', cs: 'Kyberhlídač' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 3 },
  abilities: ['giftImmune', 'neverArt'],
});

export const exCybertronicFreelancer = warrior({
  code: '01108',
  name: { en: 'Ex-Cybertronic Freelancer', cs: 'Ex-kybertronický žoldnéř' },
  text: {
    en: 'Freelancer: the points it earns become destiny points. May use cards for Cybertronic warriors for 3 destiny points each. Immune to general gifts.',
    cs: 'Žoldnéř: jeho body se mění v body osudu. Karty pro bojovníky Kybertroniku smí používat za 3 body osudu každou. Imunní vůči obecným darům.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 2, shoot: 2, armour: 4, value: 1 },
  kinds: ['freelancer'],
  abilities: ['freelancer', 'giftImmune'],
});

export const fayAndKlaus = warrior({
  code: '01125',
  name: { en: 'Fay & Klaus', cs: 'Fay & Klaus' },
  text: {
    en: 'One card, one warrior. Immune to general gifts. In their combat, for 5 destiny points: +3 to all four ratings until it ends.',
    cs: 'Jedna karta, jeden bojovník. Imunní vůči obecným darům. V jejich souboji za 5 bodů osudu: +3 ke všem čtyřem hodnotám do konce souboje.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 5 },
  personality: true,
  abilities: ['giftImmune'],
  uses: [
    {
      timing: 'modifier',
      destiny: 5,
      refusal: ({ world, self }) => (inCombat(world, self) ? null : no('DOT 28.19', 'notInCombat')),
      effect: strengthenBearer({ fight: 3, shoot: 3, armour: 3, value: 3 }),
    },
  ],
});

export const machinator = warrior({
  code: '01196',
  name: { en: 'Machinator', cs: 'Intrikán' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['giftImmune', 'neverArt'],
});

export const twitcher = warrior({
  code: '01327',
  name: { en: 'Twitcher', cs: 'Trhač' },
  text: {
    en: 'With a Ticker: 1 more Fight and Shoot, and no wound after the combat.',
    cs: 'S Budíkem: o 1 víc Zápas a Střelba a po souboji žádné zranění.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 2, shoot: 2, armour: 2, value: 2 },
});
