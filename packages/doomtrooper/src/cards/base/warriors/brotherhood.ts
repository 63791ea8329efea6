/** Base set: warriors, the Brotherhood. */
import { no } from '@kolbiste/engine';
import { heal, wound } from '../../../rules/atoms.ts';
import type { World } from '../../../rules/state.ts';
import { isBrother, isDoomtrooper, isHeretic, isLegion, knownWarriors } from '../../../rules/status.ts';
import { ratingOf } from '../../../rules/values.ts';
import { ofKind, toAll, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { aWarrior } from '../../targets.ts';
import { VALUE } from '../../vocabulary.ts';
import { shields } from './pieces.ts';

const highestLegion = (w: World): number => {
  let best = 0;
  for (const id of knownWarriors(w)) if (isLegion(w, id)) best = Math.max(best, ratingOf(w, id, VALUE, null));
  return best;
};

export const archangel = warrior({
  code: '01008',
  name: { en: 'Archangel', cs: 'Archanděl' },
  text: {
    en: 'Casts Changeling and Elements. May be given any airship whatever affiliation it asks for.',
    cs: 'Používá Metamorfózu a Živly. Smí dostat jakýkoli vzdušný koráb bez ohledu na požadovanou příslušnost.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['casts:changeling', 'casts:elements', 'anyAirship'],
});

export const archinquisitorNikodemus = warrior({
  code: '01009',
  name: { en: 'Archinquisitor Nikodemus', cs: 'Arciinkvizitor Nikodemus' },
  text: {
    en: 'Casts all Art; immune to the Dark Symmetry. While he is in play no Doomtrooper seeks cover by choice. If he is wounded: 1 action and 5 destiny points move his wound to another of your Doomtroopers.',
    cs: 'Používá celé Umění; imunní vůči Černé symetrii. Dokud je ve hře, žádný Doomtrooper nesmí sám vyhledat úkryt. Je-li zraněn: za 1 akci a 5 bodů osudu přejde jeho zranění na jiného tvého Doomtroopera.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 8, shoot: 8, armour: 8, value: 9 },
  personality: true,
  abilities: ['casts:all', 'symmetryImmune'],
  grants: [{ ability: 'seeksNoCover', to: toAll(isDoomtrooper) }],
  uses: [
    {
      timing: 'action',
      actions: 1,
      destiny: 5,
      target: aWarrior(),
      refusal: ({ world, seat, self, target }) =>
        !world.cards[self]!.wounded
          ? no('DOT 28.16', 'notWounded')
          : world.cards[target]!.by !== seat || target === self || !isDoomtrooper(world, target) || world.cards[target]!.wounded
            ? no('DOT 28.16', 'noTarget')
            : null,
      effect: ({ g, self, target }) => {
        heal(g, self, 'DOT 7.24');
        wound(g, target, self, 'DOT 7.24');
      },
      wounds: ({ pending }) => [pending.target!],
    },
  ],
});

export const blessedVestalLaura = warrior({
  code: '01022',
  name: { en: 'Blessed Vestal Laura', cs: 'Požehnaná Laura Vestálka' },
  text: {
    en: 'Counts as Valkyrie. Your Valkyries cast all Art and are immune to the Dark Symmetry while she is in play.',
    cs: 'Počítá se za Valkýru. Dokud je ve hře, tvoje Valkýry používají celé Umění a jsou imunní vůči Černé symetrii.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 5 },
  personality: true,
  kinds: ['valkyrie'],
  grants: [shields('valkyrie'), { ability: 'casts:all', to: toYours(ofKind('valkyrie')) }],
});

export const cardinalDominic = warrior({
  code: '01034',
  name: { en: 'Cardinal Dominic', cs: 'Kardinál Dominik' },
  text: {
    en: 'Casts all Art. Attacks only the Dark Legion warrior of the highest Value. Heretics cannot attack him. Anyone he wounds is killed. All members of the Brotherhood are immune to the Dark Symmetry while he is in play.',
    cs: 'Používá celé Umění. Útočí jen na bojovníka Černé legie s nejvyšší Hodnotou. Kacíři na něj nesmějí útočit. Koho zraní, toho zabije. Dokud je ve hře, jsou všichni členové Bratrstva imunní vůči Černé symetrii.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 10, shoot: 7, armour: 10, value: 10 },
  personality: true,
  kinds: ['cardinal'],
  abilities: ['casts:all', 'killsOnWound'],
  grants: [{ ability: 'symmetryImmune', to: toAll(isBrother) }],
  attacks: ({ world, defender }) =>
    isLegion(world, defender) && ratingOf(world, defender, VALUE, null) >= highestLegion(world) ? null : no('DOT 24.2.11', 'highestLegion'),
  attackedBy: ({ world, attacker }) => (isHeretic(world, attacker) ? no('DOT 24.2.11', 'hereticsNot') : null),
});

export const crenshawTheMortificator = warrior({
  code: '01059',
  name: { en: 'Crenshaw the Mortificator', cs: 'Mortifikátor Crenshaw' },
  text: {
    en: 'Counts as Mortificator; casts all Art. While he is in play anyone a Mortificator wounds is killed.',
    cs: 'Počítá se za Mortifikátora; používá celé Umění. Dokud je ve hře, zabije každý Mortifikátor toho, koho zraní.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 7, armour: 8, value: 7 },
  personality: true,
  kinds: ['mortificator'],
  abilities: ['casts:all'],
  grants: [{ ability: 'killsOnWound', to: toAll(ofKind('mortificator')) }],
});

export const inquisitor = warrior({
  code: '01169',
  name: { en: 'Inquisitor', cs: 'Inkvizitor' },
  text: { en: 'Casts Exorcism and Mentalism.', cs: 'Používá aspekty: Exorcismus, Mentalismus.' },
  affiliation: 'brotherhood',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  abilities: ['casts:exorcism', 'casts:mentalism'],
});

export const inquisitorMajoris = warrior({
  code: '01170',
  name: { en: 'Inquisitor Majoris', cs: 'Inkvizitor Majoris' },
  text: { en: 'Casts all Art.', cs: 'Používá aspekty: všechny.' },
  affiliation: 'brotherhood',
  ratings: { fight: 7, shoot: 7, armour: 7, value: 8 },
  abilities: ['casts:all'],
});

export const keeperOfTheArt = warrior({
  code: '01182',
  name: { en: 'Keeper of the Art', cs: 'Držitel Umění' },
  text: {
    en: 'Casts all Art; his personal combat spells count as combat spells; each destiny point he spends on a spell counts as two.',
    cs: 'Používá celé Umění; jeho osobní bojová kouzla se počítají za bojová; každý bod osudu, který vloží do kouzla, platí za dva.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 5, value: 4 },
  abilities: ['casts:all', 'combatSpells', 'doubleArt'],
});

export const mortificator = warrior({
  code: '01209',
  name: { en: 'Mortificator', cs: 'Mortifikátor' },
  text: {
    en: 'Casts Kinetics and Manipulation. May attack anybody whatever his affiliation.',
    cs: 'Používá Kinetiku a Manipulaci. Smí útočit na kohokoli bez ohledu na příslušnost.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['casts:kinetics', 'casts:manipulation'],
});

export const mystic = warrior({
  code: '01211',
  name: { en: 'Mystic', cs: 'Mystik' },
  text: { en: 'Casts all Art.', cs: 'Používá aspekty: všechny.' },
  affiliation: 'brotherhood',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 5 },
  abilities: ['casts:all'],
});

export const revisor = warrior({
  code: '01263',
  name: { en: 'Revisor', cs: 'Revizor' },
  text: { en: 'Casts Manipulation and Mentalism.', cs: 'Používá aspekty: Manipulace, Mentalismus.' },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['casts:manipulation', 'casts:mentalism'],
});

export const sacredWarrior = warrior({
  code: '01267',
  name: { en: 'Sacred Warrior', cs: 'Posvátný bojovník' },
  text: { en: 'Casts Premonition and Exorcism.', cs: 'Používá aspekty: Předtucha, Exorcismus.' },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['casts:premonition', 'casts:exorcism'],
});

export const valkyrie = warrior({
  code: '01331',
  name: { en: 'Valkyrie', cs: 'Valkýra' },
  text: { en: 'Casts Changeling and Premonition.', cs: 'Používá aspekty: Metamorfóza, Předtucha.' },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['casts:changeling', 'casts:premonition'],
});
