/** Inquisition: warriors. */
import { no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import { heal, last } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { type CardId, type World } from '../../rules/state.ts';
import { isBrother, isDoomtrooper, isEquipment, isLegion, isPresent } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { coverSelf, discardTarget, healTarget } from '../effects.ts';
import {
  able,
  against,
  belongsTo,
  followerOfApostle,
  isCorporate,
  isPersonality,
  not,
  ofKind,
  toAll,
  toOpponent,
  toYourOthers,
  toYours,
} from '../filters.ts';
import type { Grant, Part, Use } from '../form.ts';
import { warrior } from '../makers.ts';
import { doomtroopersOnly, follows } from '../pieces.ts';
import { guardsOne } from '../stand-ins.ts';
import { aCard, aWarrior } from '../targets.ts';
import { AFFILIATION, VALUE, type Ability } from '../vocabulary.ts';

const { cybertronic } = AFFILIATION;

const toYourLegion = (ability: Ability): Grant => ({ ability, to: toYours(isLegion) });

/** At any time somebody's immunity ends, printed or given (DOT 29.6 to 29.8). */
const opens = (lost: 'lostArtImmune' | 'lostSymmetryImmune', isOpen: (w: World, on: CardId) => boolean): Use => ({
  timing: 'any',
  target: aWarrior(isOpen, not(able(lost))),
  effect: ({ g, target, play }) => last(g, play, { what: 'ability', on: target, ability: lost }, { rule: 'DOT 29.6' }),
});

/** What every Cultist is (DOT 32.21 to 32.23). */
const ofTheCult: Part = {
  kinds: ['heretic'],
  labels: ['cultist'],
  attacks: ({ world, defender }) => (isBrother(world, defender) ? no('DOT 24.2.11', 'neverBrotherhood') : null),
};

export const algerothCultist = warrior({
  code: '02004',
  name: { en: 'Algeroth Cultist', cs: 'Vyznavač Algerothova kultu' },
  text: {
    en: 'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad; never attacks the Brotherhood.',
    cs: 'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Černá legie. Přichází do Mužstva; na Bratrstvo nikdy neútočí.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  follower: 'algeroth',
  ...ofTheCult,
});

export const algerothApostleOfWar = warrior({
  code: '02005',
  name: { en: 'Algeroth–Apostle of War', cs: 'Algeroth – Vládce Černé technologie' },
  text: {
    en: 'Apostle; never fights, never in cover. Your Dark Legion warriors may be given any equipment, whatever affiliation it asks for, at any time without an action. 3 actions: discard an equipment card in play.',
    cs: 'Apoštol; nikdy nebojuje ani nevyhledává úkryt. Tvým bojovníkům Černé legie lze dát jakékoli vybavení bez ohledu na příslušnost, kdykoli a bez akce. Za 3 akce: vyřaď kartu vybavení ve hře.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['apostle', 'quartermaster'],
  abilities: ['neverFights', 'neverCovers'],
  grants: [toYourLegion('anyEquipment'), toYourLegion('freeEquipment')],
  uses: [
    {
      timing: 'action',
      actions: 3,
      removes: 'discard',
      target: aCard(isEquipment),
      effect: discardTarget(),
    },
  ],
});

export const antiquarian = warrior({
  code: '02007',
  name: { en: 'Antiquarian', cs: 'Starožitník' },
  text: { en: 'Casts Summoning and Kinetics.', cs: 'Používá aspekty Vyvolávání a Kinetika.' },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['casts:summoning', 'casts:kinetics'],
});

export const apostate = warrior({
  code: '02008',
  name: { en: 'Apostate', cs: 'Odpadlík' },
  text: {
    en: 'A Heretic; casts all Art, but only for the Dark Legion.',
    cs: 'Kacíř; používá celé Umění, ale jen ve prospěch Černé legie.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 7 },
  kinds: ['heretic'],
  abilities: ['casts:all'],
});

export const bodyguard = warrior({
  code: '02022',
  name: { en: 'Bodyguard', cs: 'Tělesný strážce' },
  text: {
    en: 'Counts as a fortification. Assigned to one of your Doomtroopers at any time, to another for 3 destiny points: in his combats the Bodyguard may take his place, but not from a vehicle.',
    cs: 'Počítá se za opevnění. Kdykoli ho přidělíš svému Doomtrooperovi, jinému za 3 body osudu: v jeho soubojích smí nastoupit místo něj, ne však z vozidla.',
  },
  ratings: { fight: 2, shoot: 2, armour: 6, value: 4 },
  labels: ['fortification'],
  abilities: ['cartel'],
  uses: guardsOne(isDoomtrooper, 3),
});

export const callistonianConqueror = warrior({
  code: '02026',
  name: { en: 'Callistonian Conqueror', cs: 'Callistonský dobyvatel' },
  text: {
    en: 'Counts as a Callistonian Intruder. Anyone a Callistonian Intruder wounds is killed.',
    cs: 'Počítá se za Callistonianského vetřelce. Koho kterýkoli Callistonianský vetřelec zraní, toho zabije.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 6, armour: 6, value: 7 },
  follower: 'semai',
  kinds: ['callistonian-intruder'],
  grants: [{ ability: 'killsOnWound', to: toAll(ofKind('callistonian-intruder')) }],
});

export const cardinalDurand = warrior({
  code: '02028',
  name: { en: 'Cardinal Durand', cs: 'Kardinál Durand' },
  text: {
    en: 'All members of the Brotherhood cast all Art. At any time he ends somebody’s immunity to Art. Killed or discarded, he is shuffled into your library.',
    cs: 'Všichni členové Bratrstva používají celé Umění. Kdykoli smí ukončit něčí imunitu vůči Umění. Je-li zabit či vyřazen, zamíchá se do tvé knihovny.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 11, shoot: 11, armour: 11, value: 14 },
  personality: true,
  kinds: ['cardinal'],
  grants: [{ ability: 'casts:all', to: toAll(isBrother) }],
  uses: [opens('lostArtImmune', (w, on) => has(w, on, 'artImmune', null))],
  recycles: true,
});

export const darkHuntsman = warrior({
  code: '02039',
  name: { en: 'Dark Huntsman', cs: 'Černý lovčí' },
  text: {
    en: 'Corporate Doomtroopers cannot attack him, and have −3 Armor in combat with him.',
    cs: 'Korporační Doomtroopeři na něj nesmějí útočit a v souboji s ním mají −3 Obrana.',
  },
  affiliation: 'legion',
  ratings: { fight: 5, shoot: 5, armour: 5, value: 6 },
  follower: 'algeroth',
  gives: [{ armour: -3, to: toOpponent(isDoomtrooper, isCorporate) }],
  attackedBy: ({ world, attacker }) =>
    isDoomtrooper(world, attacker) && isCorporate(world, attacker) ? no('DOT 24.2.11', 'corporationsNot') : null,
});

export const demnogonisCultist = warrior({
  code: '02043',
  name: { en: 'Demnogonis Cultist', cs: 'Vyznavač Demnogonisova kultu' },
  text: {
    en: 'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad; never attacks the Brotherhood.',
    cs: 'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Černá legie. Přichází do Mužstva; na Bratrstvo nikdy neútočí.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 3, armour: 2, value: 3 },
  follower: 'demnogonis',
  ...ofTheCult,
});

export const demnogonisTheBefouler = warrior({
  code: '02044',
  name: { en: 'Demnogonis–The Befouler', cs: 'Demnogonis – Vládce nečistého' },
  text: {
    en: 'Apostle; never fights, never in cover. 3 actions and his Value in destiny points: discard a Doomtrooper; nobody earns points.',
    cs: 'Apoštol; nikdy nebojuje ani nevyhledává úkryt. Za 3 akce a jeho Hodnotu v bodech osudu: vyřaď Doomtroopera; nikdo nezíská body.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['apostle'],
  abilities: ['neverFights', 'neverCovers'],
  uses: [
    {
      timing: 'action',
      actions: 3,
      fee: ({ world, target }) => ratingOf(world, target, VALUE, null),
      removes: 'discard',
      target: aWarrior(),
      refusal: doomtroopersOnly,
      effect: discardTarget('DOT 37.41'),
    },
  ],
});

export const doctorDiana = warrior({
  code: '02048',
  name: { en: 'Doctor Diana', cs: 'Doktorka Diana' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Out of cover, 1 action: she heals a Doomtrooper and goes into cover.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Mimo úkryt za 1 akci: vyléčí Doomtroopera a sama jde do úkrytu.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 3, shoot: 3, armour: 6, value: 5 },
  personality: true,
  abilities: ['giftImmune', 'neverArt'],
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(),
      refusal: ({ world, self, target }) =>
        world.cards[self]!.covered
          ? no('DOT 28.16', 'inCover')
          : world.cards[target]!.wounded && isDoomtrooper(world, target)
            ? null
            : no('DOT 28.16', 'noTarget'),
      effect: [healTarget(), coverSelf('DOT 7.24')],
    },
  ],
});

export const eminentSummoner = warrior({
  code: '02053',
  name: { en: 'Eminent Summoner', cs: 'Velký vyvolavatel' },
  text: {
    en: 'Casts Summoning and Manipulation; each destiny point spent on Summoning counts twice.',
    cs: 'Používá aspekty Vyvolávání a Manipulace; každý bod osudu zaplacený za Vyvolávání se počítá dvakrát.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 4, shoot: 4, armour: 5, value: 7 },
  abilities: ['casts:summoning', 'casts:manipulation', 'doubles:summoning'],
});

export const eradicatorDeathdroid = warrior({
  code: '02057',
  name: { en: 'Eradicator Deathdroid', cs: 'Android vyhlazovač' },
  text: {
    en: 'Immune to the Dark Symmetry; never casts Art. Counts as a vehicle; never in cover, no equipment.',
    cs: 'Imunní vůči Černé symetrii; nikdy nepoužívá Umění. Počítá se za vozidlo; nikdy nevyhledává úkryt a nenosí vybavení.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 4, shoot: 13, armour: 10, value: 12 },
  labels: ['vehicle'],
  abilities: ['symmetryImmune', 'neverArt', 'neverCovers', 'noEquipment'],
});

export const golemOfDarkness = warrior({
  code: '02069',
  name: { en: 'Golem of Darkness', cs: 'Golem temnoty' },
  text: {
    en: 'Takes no gifts. When wounded and not killed, it heals at once.',
    cs: 'Nepřijímá dary. Je-li zraněn a ne zabit, hned se vyléčí.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 5, armour: 7, value: 7 },
  follower: 'algeroth',
  abilities: ['noSymmetry'],
  on: ({ world, self, event }) =>
    event.type === 'wounded' && event.card === self ? follows(world, self, { def: world.cards[self]!.def, ask: 'heal' }) : null,
  answered: ({ g, world, self }) => {
    if (isPresent(world, self) && world.cards[self]!.wounded) heal(g, self, 'DOT 7.24');
  },
});

export const ilianCultist = warrior({
  code: '02080',
  name: { en: 'Ilian Cultist', cs: 'Vyznavač Ilianina kultu' },
  text: {
    en: 'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad; never attacks the Brotherhood.',
    cs: 'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Černá legie. Přichází do Mužstva; na Bratrstvo nikdy neútočí.',
  },
  affiliation: 'legion',
  ratings: { fight: 2, shoot: 4, armour: 3, value: 3 },
  follower: 'ilian',
  ...ofTheCult,
});

export const ilianTempleSentinel = warrior({
  code: '02081',
  name: { en: 'Ilian Temple Sentinel', cs: 'Strážce Ilianina chrámu' },
  text: {
    en: 'Counts as a Templar. Your Templars are immune to Art.',
    cs: 'Počítá se za Chrámovou gardu. Tvoje Chrámové gardy jsou imunní vůči Umění.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 5 },
  follower: 'ilian',
  kinds: ['templar'],
  grants: [{ ability: 'artImmune', to: toYours(ofKind('templar')) }],
});

export const ilianMistressOfTheVoid = warrior({
  code: '02082',
  name: { en: 'Ilian–Mistress of the Void', cs: 'Ilian – Vládkyně prázdnoty' },
  text: {
    en: 'Apostle; never fights, never in cover. Gifts of every Apostle may be put on your Dark Legion warriors at any time without an action. At any time she ends somebody’s immunity to the Dark Symmetry.',
    cs: 'Apoštol; nikdy nebojuje ani nevyhledává úkryt. Tvým bojovníkům Černé legie lze dávat dary všech Apoštolů kdykoli a bez akce. Kdykoli smí ukončit něčí imunitu vůči Černé symetrii.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['apostle'],
  abilities: ['neverFights', 'neverCovers'],
  grants: [toYourLegion('anyGift'), toYourLegion('freeGifts')],
  uses: [opens('lostSymmetryImmune', (w, on) => has(w, on, 'symmetryImmune', null) || has(w, on, 'giftImmune', null))],
});

export const mentor = warrior({
  code: '02091',
  name: { en: 'Mentor', cs: 'Mentor' },
  text: { en: 'Your other Mishima warriors have +1 Fight and Shoot.', cs: 'Tvoji ostatní bojovníci Mishimy mají +1 Zápas a Střelba.' },
  affiliation: 'mishima',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  gives: [{ fight: 1, shoot: 1, to: toYourOthers(belongsTo('mishima')) }],
});

export const muawijheCultist = warrior({
  code: '02096',
  name: { en: 'Muawijhe Cultist', cs: 'Vyznavač Muawijheova kultu' },
  text: {
    en: 'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad; never attacks the Brotherhood.',
    cs: 'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Černá legie. Přichází do Mužstva; na Bratrstvo nikdy neútočí.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 2, armour: 4, value: 3 },
  follower: 'muawijhe',
  ...ofTheCult,
});

export const muawijheLordOfVisions = warrior({
  code: '02097',
  name: { en: 'Muawijhe–Lord of Visions', cs: 'Muawijhe – Vládce přeludů' },
  text: {
    en: 'Apostle; never fights, never in cover. All Dark Legion warriors strike first.',
    cs: 'Apoštol; nikdy nebojuje ani nevyhledává úkryt. Všichni bojovníci Černé legie udeří první.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['apostle'],
  abilities: ['neverFights', 'neverCovers'],
  grants: [{ ability: 'firstStrike', to: toAll(isLegion) }],
});

export const renegadeApostate = warrior({
  code: '02118',
  name: { en: 'Renegade Apostate', cs: 'Renegátský odpadlík' },
  text: {
    en: 'Casts all Art on anybody; never has an affiliation; stands outside the areas; may attack and be attacked by all.',
    cs: 'Používá celé Umění na kohokoli; nikdy nemá příslušnost; stojí mimo oblasti; smí útočit na všechny a všichni na něj.',
  },
  ratings: { fight: 4, shoot: 4, armour: 5, value: 7 },
  labels: ['outside'],
  abilities: ['casts:all', 'artForLegion', 'noDoomtrooper', 'attacksAnyone', 'attackedByAnyone'],
});

export const scionOfIlian = warrior({
  code: '02119',
  name: { en: 'Scion of Ilian', cs: 'Ilianin potomek' },
  text: {
    en: 'Counts as a Child of Ilian. Anyone your Children of Ilian wound is killed.',
    cs: 'Počítá se za Ilianino dítě. Koho tvoje Ilianiny děti zraní, toho zabijí.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 5, armour: 4, value: 5 },
  follower: 'ilian',
  kinds: ['child-of-ilian'],
  grants: [{ ability: 'killsOnWound', to: toYours(ofKind('child-of-ilian')) }],
});

export const semaiCultist = warrior({
  code: '02121',
  name: { en: 'Semai Cultist', cs: 'Vyznavač Semaiova kultu' },
  text: {
    en: 'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad; never attacks the Brotherhood.',
    cs: 'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Černá legie. Přichází do Mužstva; na Bratrstvo nikdy neútočí.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 2, armour: 3, value: 3 },
  follower: 'semai',
  ...ofTheCult,
});

export const semaiLordOfSpite = warrior({
  code: '02122',
  name: { en: 'Semai–Lord of Spite', cs: 'Semai – Vládce zloby' },
  text: {
    en: 'Apostle; never fights, never in cover. Doomtroopers may attack any Doomtrooper of another player, and pay 4 destiny points to attack the Dark Legion.',
    cs: 'Apoštol; nikdy nebojuje ani nevyhledává úkryt. Doomtroopeři smějí útočit na kteréhokoli Doomtroopera jiného hráče a za útok na Černou legii platí 4 body osudu.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['apostle'],
  abilities: ['neverFights', 'neverCovers'],
  grants: (['attacksDoomtroopers', 'paysForLegion'] as const).map(ability => ({ ability, to: toAll(isDoomtrooper) })),
});

export const shadowWalker = warrior({
  code: '02124',
  name: { en: 'Shadow Walker', cs: 'Vrah ze stínů' },
  text: { en: 'May attack anybody; ALWAYS strikes first.', cs: 'Smí útočit na kohokoli; VŽDY udeří první.' },
  affiliation: 'mishima',
  ratings: { fight: 4, shoot: 3, armour: 4, value: 5 },
  abilities: ['attacksAnyone', 'alwaysFirst'],
});

export const thatWhichIsNotToBeNamed = warrior({
  code: '02144',
  name: { en: 'That Which Is Not to Be Named', cs: 'Ten, jehož jméno budiž navždy prokleto' },
  text: {
    en: 'Never fights, never in cover. A Doomtrooper wounded by a Dark Legion warrior is killed.',
    cs: 'Nikdy nebojuje ani nevyhledává úkryt. Doomtrooper zraněný bojovníkem Černé legie je zabit.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 25 },
  personality: true,
  abilities: ['neverFights', 'neverCovers'],
  grants: [{ ability: 'killsOnWound', to: toAll(isLegion, against(isDoomtrooper)) }],
});

export const vacEngineer = warrior({
  code: '02168',
  name: { en: 'VAC Engineer', cs: 'Technik' },
  text: {
    en: 'Immune to general gifts; never casts Art. Your Doomtroopers may be given Cybertronic equipment at any time without an action, even who may not have it. At any time, wounding himself: a Doomtrooper who is no personality belongs to Cybertronic as well.',
    cs: 'Imunní vůči obecným darům; nikdy nepoužívá Umění. Tvým Doomtrooperům lze kdykoli bez akce dát vybavení Kybertroniku, i když by ho mít nesměli. Kdykoli za vlastní zranění: Doomtrooper, který není osobnost, patří také ke Kybertroniku.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 4 },
  labels: ['quartermaster'],
  abilities: ['giftImmune', 'neverArt'],
  grants: [{ ability: 'freeCybertronics', to: toYours(isDoomtrooper) }],
  uses: [
    {
      timing: 'any',
      target: aWarrior(not(isPersonality), isDoomtrooper, not(belongsTo('cybertronic'))),
      effect: ({ g, self, target, play }) => {
        last(g, play, { what: 'joins', on: target, affiliations: cybertronic }, { rule: 'DOT 7.24' });
        return harmOne(g, { victim: self });
      },
      wounds: ({ pending }) => [pending.card],
    },
  ],
});

export const valpurgius = warrior({
  code: '02169',
  name: { en: 'Valpurgius', cs: 'Valpurgius' },
  text: {
    en: 'Nepharite. Your followers of Algeroth may be given the gifts of every Apostle, at any time without an action. Casts all Art, on anybody.',
    cs: 'Nefarit. Tvoji stoupenci Algerothovi mohou dostat dary všech Apoštolů, kdykoli a bez akce. Používá celé Umění na kohokoli.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 7, value: 8 },
  follower: 'algeroth',
  personality: true,
  labels: ['nepharite'],
  abilities: ['casts:all', 'artForLegion'],
  grants: [
    { ability: 'anyGift', to: toYours(followerOfApostle('algeroth')) },
    { ability: 'freeGifts', to: toYours(followerOfApostle('algeroth')) },
  ],
});

export const venusianMarshal = warrior({
  code: '02171',
  name: { en: 'Venusian Marshal', cs: 'Venušanský maršál' },
  text: {
    en: 'In your Squad: your Bauhaus Doomtroopers who are neither personalities nor Marshals have +2 Fight, Shoot and Armor.',
    cs: 'V tvém Mužstvu: tvoji Doomtroopeři Bauhausu, kteří nejsou osobnosti ani maršálové, mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 8, shoot: 7, armour: 8, value: 8 },
  gives: [
    {
      fight: 2,
      shoot: 2,
      armour: 2,
      to: {
        who: 'yours',
        exceptSelf: true,
        from: 'squad',
        where: [belongsTo('bauhaus'), not(isPersonality), not(ofKind('venusian-marshal'))],
      },
    },
  ],
});

export const vinceDiamond = warrior({
  code: '02172',
  name: { en: 'Vince Diamond', cs: 'Vince Diamond' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Counts as a Chasseur; your other Chasseurs have +2 Fight, Shoot and Armor.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Počítá se za Lovce; tvoji ostatní Lovci mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 8, shoot: 11, armour: 7, value: 10 },
  personality: true,
  kinds: ['chasseur'],
  abilities: ['giftImmune', 'neverArt'],
  gives: [{ fight: 2, shoot: 2, armour: 2, to: toYourOthers(ofKind('chasseur')) }],
});

export const zenithianSlaughtermaster = warrior({
  code: '02175',
  name: { en: 'Zenithian Slaughtermaster', cs: 'Zenithianský velmistr popravčí' },
  text: {
    en: 'Counts as a Zenithian Soulslayer. Anyone a Zenithian Soulslayer wounds is killed.',
    cs: 'Počítá se za Zenithianského vraha duší. Koho kterýkoli Zenithianský vrah duší zraní, toho zabije.',
  },
  affiliation: 'legion',
  ratings: { fight: 9, shoot: 2, armour: 4, value: 7 },
  follower: 'muawijhe',
  kinds: ['zenithian-soulslayer'],
  grants: [{ ability: 'killsOnWound', to: toAll(ofKind('zenithian-soulslayer')) }],
});
