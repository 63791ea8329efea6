/** Apocalypse: warriors. */
import { takesPart } from '../../rules/abilities.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isFreelancer, isKind, warriorsOf } from '../../rules/status.ts';
import { huntsLegion } from '../base/warriors/pieces.ts';
import { belongsTo, followerOfApostle, ofKind, toAllOthers, toItself, toOpponent, toYourOthers, toYours, uses } from '../filters.ts';
import { warrior } from '../makers.ts';

/** Others of a kind in the Kohort of the card's player. */
const othersInCohort = (w: World, self: CardId, kind: string): number =>
  warriorsOf(w, w.cards[self]!.by).filter(id => id !== self && w.cards[id]!.zone === 'cohort' && isKind(w, id, kind)).length;

/** Whether he carries a card of this name. */
const bears = (w: World, id: CardId, kind: string): boolean => w.cards[id]!.gear.some(card => isKind(w, card, kind));

export const andrewDrougan = warrior({
  code: '06006',
  name: { en: 'Andrew Drougan', cs: 'Andrew Drougan' },
  text: {
    en: 'Counts as a Blood Beret. Your other Blood Berets have +3 Fight, Shoot and Armor, and anyone they wound is killed.',
    cs: 'Počítá se za Krvavého bareta. Tvoji ostatní Krvaví bareti mají +3 Zápas, Střelba a Obrana a koho zraní, toho zabijí.',
  },
  affiliation: 'imperial',
  ratings: { fight: 5, shoot: 9, armour: 8, value: 9 },
  personality: true,
  kinds: ['blood-beret'],
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toYourOthers(ofKind('blood-beret')) }],
  grants: [{ ability: 'killsOnWound', to: toYourOthers(ofKind('blood-beret')) }],
});

export const brotherClaudius = warrior({
  code: '06013',
  name: { en: 'Brother Claudius', cs: 'Bratr Klaudius' },
  text: {
    en: 'Counts as Mortificator. Casts all Art. In a combat of his each destiny point spent on Kinetics counts as three.',
    cs: 'Počítá se za: Mortifikátor. Používá celé Umění. V jeho souboji platí každý bod osudu vložený do Kinetiky za tři.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 7, shoot: 7, armour: 6, value: 8 },
  personality: true,
  kinds: ['mortificator'],
  abilities: ['casts:all'],
  grants: [{ ability: 'triples:kinetics', to: toItself((_, id, { fight }) => fight !== null && takesPart(fight, id)) }],
});

export const brotherStern = warrior({
  code: '06014',
  name: { en: 'Brother Stern', cs: 'Bratr Stern' },
  text: {
    en: 'Counts as a Sacred Warrior; casts all Art; anyone he wounds is killed. Your other Sacred Warriors have +5 Fight, Shoot and Armor, and anyone they wound is killed.',
    cs: 'Počítá se za Posvátného bojovníka; používá celé Umění; koho zraní, toho zabije. Tvoji ostatní Posvátní bojovníci mají +5 Zápas, Střelba a Obrana a koho zraní, toho zabijí.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 8, shoot: 6, armour: 8, value: 8 },
  personality: true,
  kinds: ['sacred-warrior'],
  abilities: ['casts:all', 'killsOnWound'],
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toYourOthers(ofKind('sacred-warrior')) }],
  grants: [{ ability: 'killsOnWound', to: toYourOthers(ofKind('sacred-warrior')) }],
});

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

export const darkMystic = warrior({
  code: '06017',
  name: { en: 'Dark Mystic', cs: 'Temný mystik' },
  text: {
    en: 'Heretic. May take KI powers and general Dark Symmetry cards. He does not count as a Mystic.',
    cs: 'Kacíř. Smí mít síly KI a obecné karty Černé symetrie. Za Mystika se nepočítá.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 5, armour: 5, value: 7 },
  kinds: ['heretic'],
  abilities: ['takesKi'],
});

export const demonHunter = warrior({
  code: '06018',
  name: { en: 'Demon Hunter', cs: 'Démonický lovec' },
  text: {
    en: 'Counts as a Shadow Walker; strikes first; never becomes a Heretic; must attack the Dark Legion before others.',
    cs: 'Počítá se za Vraha ze stínů; udeří první; nikdy se nestane Kacířem; musí útočit nejdřív na Černou legii.',
  },
  affiliation: 'mishima',
  ratings: { fight: 5, shoot: 5, armour: 7, value: 7 },
  kinds: ['shadow-walker'],
  abilities: ['firstStrike', 'neverHeretic'],
  attacks: huntsLegion,
});

export const elementalMaster = warrior({
  code: '06021',
  name: { en: 'Elemental Master', cs: 'Mistr živlů' },
  text: {
    en: 'Counts as Mystic. Casts all Art. Each destiny point spent on Elements counts as five.',
    cs: 'Počítá se za: Mystik. Používá celé Umění. Každý bod osudu vložený do Živlů platí za pět.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 8, shoot: 8, armour: 9, value: 10 },
  kinds: ['mystic'],
  abilities: ['casts:all', 'quintuples:elements'],
});

export const freedomBrigadeer = warrior({
  code: '06027',
  name: { en: 'Freedom Brigadeer', cs: 'Brigáda svobody' },
  text: { en: 'Counts as Infantry; may attack anybody.', cs: 'Počítá se za Pěchotu; smí útočit na kohokoli.' },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 7, armour: 6, value: 7 },
  kinds: ['infantry'],
  abilities: ['attacksAnyone'],
});

export const freelancerPatriarch = warrior({
  code: '06028',
  name: { en: 'Freelancer Patriarch', cs: 'Žoldnéřský patriarcha' },
  text: {
    en: 'Freelancer; his points become destiny points. All other freelancers have +5 Fight, Shoot and Armor, and anyone they wound is killed.',
    cs: 'Žoldnéř; jeho body se mění v body osudu. Všichni ostatní žoldnéři mají +5 Zápas, Střelba a Obrana a koho zraní, toho zabijí.',
  },
  ratings: { fight: 3, shoot: 3, armour: 6, value: 5 },
  personality: true,
  kinds: ['freelancer'],
  abilities: ['freelancer', 'destinyOnly'],
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toAllOthers(isFreelancer) }],
  grants: [{ ability: 'killsOnWound', to: toAllOthers(isFreelancer) }],
});

export const greyMystic = warrior({
  code: '06031',
  name: { en: 'Grey Mystic', cs: 'Šedý mystik' },
  text: {
    en: 'KI powers may be put on him at any time without an action. He does not count as a Mystic.',
    cs: 'Síly KI na něj lze zahrát kdykoli a bez akce. Za Mystika se nepočítá.',
  },
  affiliation: 'mishima',
  ratings: { fight: 5, shoot: 5, armour: 4, value: 8 },
  abilities: ['freeKi'],
});

export const kadaver = warrior({
  code: '06037',
  name: { en: 'Kadaver', cs: 'Kadaver' },
  text: {
    en: 'Takes no equipment, relics or gifts. For each other Kadaver in your Kohort: +3 Fight, Shoot and Armor, +1 Value.',
    cs: 'Nepřijímá vybavení, relikvie ani dary. Za každého dalšího Kadavera v tvé Kohortě: +3 Zápas, Střelba a Obrana, +1 Hodnota.',
  },
  affiliation: 'legion',
  ratings: { fight: 2, shoot: 2, armour: 2, value: 2 },
  follower: 'algeroth',
  abilities: ['noEquipment', 'noRelics', 'noSymmetry'],
  gives: [{ fight: 3, shoot: 3, armour: 3, value: 1, to: toItself(), count: ({ world, self }) => othersInCohort(world, self, 'kadaver') }],
});

export const keitokuAsano = warrior({
  code: '06039',
  name: { en: 'Keitoku Asano', cs: 'Keitoku Asano' },
  text: {
    en: 'Commander; counts as a Samurai and a Shogun. Your other Shoguns have +4 Fight, Shoot and Armor. While he has the Dai-Sho of the Ancient Emperors, KI powers may be put on your Mishima warriors at any time without an action.',
    cs: 'Velitel; počítá se za Samuraje a Šoguna. Tvoji ostatní Šoguni mají +4 Zápas, Střelba a Obrana. Dokud má Dai-šo dávných císařů, lze na tvé bojovníky Mishimy zahrát síly KI kdykoli a bez akce.',
  },
  affiliation: 'mishima',
  ratings: { fight: 11, shoot: 7, armour: 10, value: 10 },
  personality: true,
  kinds: ['samurai', 'shogun'],
  labels: ['commander'],
  gives: [{ fight: 4, shoot: 4, armour: 4, to: toYourOthers(ofKind('shogun')) }],
  grants: [{ ability: 'freeKi', to: toYours(belongsTo('mishima'), (w, _, { self }) => bears(w, self, 'dai-sho-of-the-ancient-emperors')) }],
});

export const kritana = warrior({
  code: '06042',
  name: { en: 'Kritana', cs: 'Kritana' },
  text: {
    en: 'Counts as a Nepharite of Ilian. Your other followers of Ilian have +4 Fight, Shoot and Armor and may receive the gifts of every Apostle.',
    cs: 'Počítá se za Ilianina nefarita. Tvoji ostatní stoupenci Ilianini mají +4 Zápas, Střelba a Obrana a smějí přijímat dary všech Apoštolů.',
  },
  affiliation: 'legion',
  ratings: { fight: 9, shoot: 8, armour: 10, value: 11 },
  follower: 'ilian',
  personality: true,
  kinds: ['nepharite-of-ilian'],
  labels: ['nepharite'],
  gives: [{ fight: 4, shoot: 4, armour: 4, to: toYourOthers(followerOfApostle('ilian')) }],
  grants: [{ ability: 'anyGift', to: toYourOthers(followerOfApostle('ilian')) }],
});

export const maledrach = warrior({
  code: '06043',
  name: { en: 'Maledrach', cs: 'Maledrach' },
  text: {
    en: 'Nepharite. May carry any Dark Symmetry card, also what is for Heretics only; it is no Heretic.',
    cs: 'Nefarit. Smí mít jakoukoli kartu Černé symetrie, i tu, která je jen pro Kacíře; sám Kacířem není.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 5, armour: 8, value: 10 },
  follower: 'algeroth',
  personality: true,
  labels: ['nepharite'],
  abilities: ['anyGift', 'hereticGifts'],
});

export const nicolaBrannaghan = warrior({
  code: '06046',
  name: { en: 'Nicola Brannaghan', cs: 'Nicola Brannaghanová' },
  text: {
    en: 'Counts as a Clansman. All other Imperial warriors have +4 Fight, Shoot and Armor.',
    cs: 'Počítá se za Příslušníka klanu. Všichni ostatní bojovníci Imperiálu mají +4 Zápas, Střelba a Obrana.',
  },
  affiliation: 'imperial',
  ratings: { fight: 7, shoot: 9, armour: 10, value: 12 },
  personality: true,
  kinds: ['clansman'],
  gives: [{ fight: 4, shoot: 4, armour: 4, to: toAllOthers(belongsTo('imperial')) }],
});

export const redGuardLegionnaire = warrior({
  code: '06053',
  name: { en: 'Red Guard Legionnaire', cs: 'Rudý legionář' },
  text: {
    en: 'Your Undead Legionnaires have +5 to all four ratings, and anyone they wound is killed. Your Saladin has +1 Fight and Shoot.',
    cs: 'Tvoji Nemrtví legionáři mají +5 ke všem hodnotám a koho zraní, toho zabijí. Tvůj Saladin má +1 Zápas a Střelba.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 5, armour: 6, value: 7 },
  follower: 'algeroth',
  gives: [
    { fight: 5, shoot: 5, armour: 5, value: 5, to: toYours(ofKind('undead-legionnaire')) },
    { fight: 1, shoot: 1, to: toYours(ofKind('saladin')) },
  ],
  grants: [{ ability: 'killsOnWound', to: toYours(ofKind('undead-legionnaire')) }],
});

export const shogun = warrior({
  code: '06058',
  name: { en: 'Shogun', cs: 'Šogun' },
  text: {
    en: 'Counts as a Samurai. With a Scalper in use: +6 Fight more, and his opponent has −6 Fight more.',
    cs: 'Počítá se za Samuraje. Používá-li Skalpovač: navíc +6 Zápas a soupeř navíc −6 Zápas.',
  },
  affiliation: 'mishima',
  ratings: { fight: 5, shoot: 4, armour: 6, value: 6 },
  kinds: ['samurai'],
  gives: [
    { fight: 6, to: toItself(uses('scalper')) },
    { fight: -6, to: toOpponent((w, _, asking) => uses('scalper')(w, asking.self, asking)) },
  ],
});

export const whiteMystic = warrior({
  code: '06076',
  name: { en: 'White Mystic', cs: 'Bílý mystik' },
  text: {
    en: 'Casts all Art; each destiny point he spends on a spell counts as two. He does not count as a Mystic.',
    cs: 'Používá celé Umění; každý bod osudu, který vloží do kouzla, platí za dva. Za Mystika se nepočítá.',
  },
  affiliation: 'mishima',
  ratings: { fight: 5, shoot: 5, armour: 6, value: 6 },
  abilities: ['casts:all', 'doubleArt'],
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
