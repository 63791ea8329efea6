/** Warzone: warriors. */
import { no } from '@kolbiste/engine';
import { has, opponentIn, works } from '../../rules/abilities.ts';
import { discard } from '../../rules/atoms.ts';
import { choosing } from '../../rules/procedures.ts';
import { type CardId, type World } from '../../rules/state.ts';
import { affiliationOf, hasLabel, isFollower, isDoomtrooper, isHeretic, isThere, ownsVehicle } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { healTarget } from '../effects.ts';
import { belongsTo, toItself, toYourOthers, toYours, worthAtMost } from '../filters.ts';
import type { Bonus } from '../form.ts';
import { warrior } from '../makers.ts';
import { follows } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';
import { AFFILIATION, VALUE } from '../vocabulary.ts';
import { captives, imprison, paysForKills } from './pieces.ts';

const { bauhaus } = AFFILIATION;

const asksAbout = (w: World, self: CardId, victim: CardId, options: readonly string[]) =>
  choosing({ seat: w.cards[self]!.by, card: self, def: w.cards[self]!.def, ask: 'imprison', options, args: [victim] });

/** Warriors assigned to a sergeant. */
const unitBonus: Bonus = {
  fight: 4,
  shoot: 4,
  armour: 4,
  value: 4,
  to: { who: 'yours', at: 'squad', where: [(w, id, { self }) => w.cards[id]!.sergeant === self] },
  sergeant: true,
};

export const aideDeCamp = warrior({
  code: '03001',
  name: { en: 'Aide-De-Camp', cs: 'Pobočník' },
  text: {
    en: 'Commander (sergeant). Warriors of one Bauhaus kind assigned to him have +4 to all four ratings in your Squad.',
    cs: 'Velitel (seržant). Jemu přidělení bojovníci jednoho druhu z Bauhausu mají v tvém Mužstvu +4 ke všem čtyřem hodnotám.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 3, shoot: 4, armour: 7, value: 7 },
  labels: ['commander', 'sergeant'],
  gives: [unitBonus],
});

export const bannerBearer = warrior({
  code: '03010',
  name: { en: 'Banner Bearer', cs: 'Nositel vlajky' },
  text: {
    en: 'Your other Imperial warriors in the Squad have +2 Armor.',
    cs: 'Tvoji ostatní bojovníci Imperiálu v Mužstvu mají +2 Obrana.',
  },
  affiliation: 'imperial',
  ratings: { fight: 5, shoot: 1, armour: 4, value: 4 },
  gives: [{ armour: 2, to: { ...toYourOthers(belongsTo('imperial')), at: 'squad' } }],
});

export const battleFunctionary = warrior({
  code: '03012',
  name: { en: 'Battle Functionary', cs: 'Bitevní administrátor' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Commander (captain). Anyone your Cybertronic warriors of Value 9 or less wound is killed.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Velitel (kapitán). Koho zraní tvoji bojovníci Kybertroniku s Hodnotou nejvýše 9, toho zabijí.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 6, shoot: 5, armour: 9, value: 10 },
  labels: ['commander', 'captain'],
  abilities: ['giftImmune', 'neverArt'],
  grants: [{ ability: 'killsOnWound', to: toYours(belongsTo('cybertronic'), worthAtMost(9)) }],
});

export const bauhausCop = warrior({
  code: '03013',
  name: { en: 'Bauhaus Cop', cs: 'Bauhauský policista' },
  text: {
    en: 'May imprison a Doomtrooper of another player who has just wounded or killed one of your Bauhaus warriors, and discard what he carries. The prisoner is free when the Cop leaves play.',
    cs: 'Smí uvěznit Doomtroopera jiného hráče, který právě zranil či zabil tvého bojovníka Bauhausu, a vyřadit, co nese. Vězeň je volný, jakmile Policista opustí hru.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 2, shoot: 2, armour: 2, value: 4 },
  on: ({ world, self, event }) => {
    if ((event.type !== 'wounded' && event.type !== 'killed') || event.by < 0 || !works(world, self, null)) return null;
    const seat = world.cards[self]!.by;
    const hurt = world.cards[event.card]!.by === seat && (affiliationOf(world, event.card) & bauhaus) !== 0;
    if (!hurt || world.cards[event.by]!.by === seat || !isDoomtrooper(world, event.by) || has(world, event.by, 'prisoner', null))
      return null;
    return asksAbout(world, self, event.by, ['leave', 'imprison', ...(world.cards[event.by]!.gear.length ? ['strip'] : [])]);
  },
  answered: ({ g, self, args, answer }) => {
    if (answer !== 'leave') imprison(g, self, args[0]!, answer === 'strip');
  },
});

export const bushi = warrior({
  code: '03018',
  name: { en: 'Bushi', cs: 'Bushi' },
  text: { en: 'Your other Mishima warriors in the Squad have +2 Armor.', cs: 'Tvoji ostatní bojovníci Mishimy v Mužstvu mají +2 Obrana.' },
  affiliation: 'mishima',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 4 },
  gives: [{ armour: 2, to: { ...toYourOthers(belongsTo('mishima')), at: 'squad' } }],
});

export const capitaine = warrior({
  code: '03019',
  name: { en: 'Capitaine', cs: 'Capitaine' },
  text: {
    en: 'Commander (captain). Anyone your Bauhaus warriors of Value 9 or less wound is killed.',
    cs: 'Velitel (kapitán). Koho zraní tvoji bojovníci Bauhausu s Hodnotou nejvýše 9, toho zabijí.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 5, shoot: 6, armour: 9, value: 10 },
  labels: ['commander', 'captain'],
  grants: [{ ability: 'killsOnWound', to: toYours(belongsTo('bauhaus'), worthAtMost(9)) }],
});

export const captain = warrior({
  code: '03020',
  name: { en: 'Captain', cs: 'Kapitán' },
  text: {
    en: 'Commander (captain). Anyone your Capitol warriors of Value 8 or less wound is killed.',
    cs: 'Velitel (kapitán). Koho zraní tvoji bojovníci Kapitolu s Hodnotou nejvýše 8, toho zabijí.',
  },
  affiliation: 'capitol',
  ratings: { fight: 6, shoot: 8, armour: 7, value: 9 },
  labels: ['commander', 'captain'],
  grants: [{ ability: 'killsOnWound', to: toYours(belongsTo('capitol'), worthAtMost(8)) }],
});

export const charlesSykes = warrior({
  code: '03021',
  name: { en: 'Charles Sykes', cs: 'Charles Sykes' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Your other Cybertronic warriors have +3 to all four ratings.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Tvoji ostatní bojovníci Kybertroniku mají +3 ke všem čtyřem hodnotám.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 8, shoot: 7, armour: 11, value: 13 },
  personality: true,
  abilities: ['giftImmune', 'neverArt'],
  gives: [{ fight: 3, shoot: 3, armour: 3, value: 3, to: toYourOthers(belongsTo('cybertronic')) }],
});

export const combatOverseer = warrior({
  code: '03028',
  name: { en: 'Combat Overseer', cs: 'Bojový předák' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Commander (sergeant). Warriors of one Cybertronic kind assigned to him have +4 to all four ratings in your Squad.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Velitel (seržant). Jemu přidělení bojovníci jednoho druhu z Kybertroniku mají v tvém Mužstvu +4 ke všem čtyřem hodnotám.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 4, shoot: 3, armour: 7, value: 7 },
  labels: ['commander', 'sergeant'],
  abilities: ['giftImmune', 'neverArt'],
  gives: [unitBonus],
});

export const commanderChieftain = warrior({
  code: '03030',
  name: { en: 'Commander Chieftain', cs: 'Velící náčelník' },
  text: {
    en: 'Commander (captain). Anyone your Imperial warriors of Value 8 or less wound is killed.',
    cs: 'Velitel (kapitán). Koho zraní tvoji bojovníci Imperiálu s Hodnotou nejvýše 8, toho zabijí.',
  },
  affiliation: 'imperial',
  ratings: { fight: 9, shoot: 5, armour: 7, value: 9 },
  labels: ['commander', 'captain'],
  grants: [{ ability: 'killsOnWound', to: toYours(belongsTo('imperial'), worthAtMost(8)) }],
});

export const cyrilDent = warrior({
  code: '03035',
  name: { en: 'Cyril Dent', cs: 'Cyril Dent' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry. May never cast Art. Counts as a Cuirassier. Anyone of Value 7 or less he wounds is killed.',
    cs: 'Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění. Počítá se za Kyrysníka. Koho s Hodnotou nejvýše 7 zraní, toho zabije.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 11, shoot: 8, armour: 11, value: 9 },
  personality: true,
  kinds: ['cuirassier'],
  abilities: ['giftImmune', 'neverArt'],
  grants: [
    {
      ability: 'killsOnWound',
      to: toItself((w, id, { fight }) => {
        const opponent = fight === null ? null : opponentIn(w, fight, id);
        return opponent !== null && ratingOf(w, opponent, VALUE, fight) <= 7;
      }),
    },
  ],
});

export const destroyer = warrior({
  code: '03038',
  name: { en: 'Destroyer', cs: 'Ničitel' },
  text: {
    en: 'A Heretic. Anyone he wounds is killed and removed from the game.',
    cs: 'Kacíř. Koho zraní, toho zabije a odstraní ze hry.',
  },
  affiliation: 'legion',
  ratings: { fight: 7, shoot: 7, armour: 7, value: 7 },
  follower: 'algeroth',
  kinds: ['heretic'],
  abilities: ['killsOnWound', 'sacrificesVictims'],
});

export const eaonianJustifier = warrior({
  code: '03040',
  name: { en: 'Eaonian Justifier', cs: 'Eónský soudce' },
  text: {
    en: 'Never fights, never in cover. A Doomtrooper wounded in combat by a follower of Algeroth of yours who survives may be imprisoned; he loses what he carries. He is free when the Justifier leaves play.',
    cs: 'Nikdy nebojuje ani nevyhledává úkryt. Doomtroopera, kterého v souboji zranil tvůj přeživší Algerothův stoupenec, smíš uvěznit; přijde o vše, co nese. Volný je, jakmile Soudce opustí hru.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 10 },
  follower: 'algeroth',
  abilities: ['neverFights', 'neverCovers'],
  on: ({ world, self, event }) => {
    const [victim] = captives(world, self, event, id => isFollower(world, id, 'algeroth'));
    return victim === undefined ? null : asksAbout(world, self, victim, ['leave', 'strip']);
  },
  answered: ({ g, self, args, answer }) => {
    if (answer === 'strip') imprison(g, self, args[0]!, true);
  },
});

export const fieldMarshalJohnstone = warrior({
  code: '03047',
  name: { en: 'Field Marshal Johnstone', cs: 'Polní maršál Johnstone' },
  text: {
    en: 'Corporate Leader; never fights, never in cover. You may turn any action into an attack by your Imperial warriors.',
    cs: 'Vůdce korporace; nikdy nebojuje ani nevyhledává úkryt. Kteroukoli akci smíš změnit v útok svých bojovníků Imperiálu.',
  },
  affiliation: 'imperial',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['leader'],
  abilities: ['neverFights', 'neverCovers'],
});

export const flightCommander = warrior({
  code: '03049',
  name: { en: 'Flight Commander', cs: 'Velitel letky' },
  text: {
    en: 'Commander (captain). Your other Capitol warriors with a vehicle, or who count as one, have +3 to all four ratings.',
    cs: 'Velitel (kapitán). Tvoji ostatní bojovníci Kapitolu s vozidlem, nebo kteří se za ně počítají, mají +3 ke všem hodnotám.',
  },
  affiliation: 'capitol',
  ratings: { fight: 5, shoot: 9, armour: 7, value: 9 },
  labels: ['commander', 'captain'],
  gives: [{ fight: 3, shoot: 3, armour: 3, value: 3, to: toYourOthers(belongsTo('capitol'), ownsVehicle) }],
});

export const generalMichaelKell = warrior({
  code: '03051',
  name: { en: 'General Michael Kell', cs: 'Generál Michael Kell' },
  text: {
    en: 'Your other Capitol warriors in the Squad have +3 to all four ratings.',
    cs: 'Tvoji ostatní bojovníci Kapitolu v Mužstvu mají +3 ke všem hodnotám.',
  },
  affiliation: 'capitol',
  ratings: { fight: 7, shoot: 11, armour: 9, value: 12 },
  personality: true,
  gives: [{ fight: 3, shoot: 3, armour: 3, value: 3, to: { ...toYourOthers(belongsTo('capitol')), at: 'squad' } }],
});

export const jito = warrior({
  code: '03071',
  name: { en: 'Jito', cs: 'Jito' },
  text: {
    en: 'Commander (sergeant). Warriors of one Mishima kind assigned to him have +4 to all four ratings in your Squad.',
    cs: 'Velitel (seržant). Jemu přidělení bojovníci jednoho druhu z Mishimy mají v tvém Mužstvu +4 ke všem čtyřem hodnotám.',
  },
  affiliation: 'mishima',
  ratings: { fight: 5, shoot: 5, armour: 5, value: 6 },
  labels: ['commander', 'sergeant'],
  gives: [unitBonus],
});

export const kommandant = warrior({
  code: '03074',
  name: { en: 'Kommandant', cs: 'Komandant' },
  text: {
    en: 'Commander (captain). Your other Bauhaus warriors with a vehicle, or who count as one, have +5 to all four ratings.',
    cs: 'Velitel (kapitán). Tvoji ostatní bojovníci Bauhausu s vozidlem, nebo kteří se za ně počítají, mají +5 ke všem hodnotám.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 5, shoot: 6, armour: 9, value: 10 },
  labels: ['commander', 'captain'],
  gives: [{ fight: 5, shoot: 5, armour: 5, value: 5, to: toYourOthers(belongsTo('bauhaus'), ownsVehicle) }],
});

export const lordNozaki = warrior({
  code: '03077',
  name: { en: 'Lord Nozaki', cs: 'Lord Nozaki' },
  text: {
    en: 'Corporate Leader; never fights, never in cover. You may turn any action into an attack by your Mishima warriors.',
    cs: 'Vůdce korporace; nikdy nebojuje ani nevyhledává úkryt. Kteroukoli akci smíš změnit v útok svých bojovníků Mishimy.',
  },
  affiliation: 'mishima',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['leader'],
  abilities: ['neverFights', 'neverCovers'],
});

const isMercuryThere = (w: World): boolean =>
  w.play.some(id => isThere(w, id) && definitionOf(w, id).type === 'warzone' && hasLabel(w, id, 'mercury'));

export const mercurianMaculator = warrior({
  code: '03081',
  name: { en: 'Mercurian Maculator', cs: 'Merkurský poskvrnitel' },
  text: {
    en: 'Follower of Algeroth. Enters play only while a warzone on Mercury is in play; discarded when none is left.',
    cs: 'Stoupenec Algerothův. Přijde do hry, jen je-li ve hře válečná zóna na Merkuru; nezbude-li žádná, vyřadí se.',
  },
  affiliation: 'legion',
  ratings: { fight: 8, shoot: 14, armour: 6, value: 6 },
  follower: 'algeroth',
  enters: ({ world }) => (isMercuryThere(world) ? null : no('DOT 28.16', 'noTarget')),
  on: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed' || event.type === 'returned') && !isMercuryThere(world)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'leaves' })
      : null,
  answered: ({ g, self }) => discard(g, self, 'DOT 37.10'),
});

export const paparazzo = warrior({
  code: '03088',
  name: { en: 'Paparazzo', cs: 'Bulvární fotoreportér' },
  text: {
    en: 'Takes no equipment. Your Doomtroopers earn 3 points more for whom they kill in combat.',
    cs: 'Nepřijímá vybavení. Tvoji Doomtroopeři získají za každého, koho v souboji zabijí, 3 body navíc.',
  },
  ratings: { fight: 2, shoot: 2, armour: 2, value: 4 },
  abilities: ['noEquipment'],
  on: paysForKills(({ world, self, by }) =>
    world.cards[by]!.by === world.cards[self]!.by && isDoomtrooper(world, by) && works(world, self, null) ? 3 : 0,
  ),
});

export const presidentCharlesWColding = warrior({
  code: '03092',
  name: { en: 'President Charles W. Colding', cs: 'Prezident Charles W. Colding' },
  text: {
    en: 'Corporate Leader; never fights, never in cover. You may turn any action into an attack by your Capitol warriors.',
    cs: 'Vůdce korporace; nikdy nebojuje ani nevyhledává úkryt. Kteroukoli akci smíš změnit v útok svých bojovníků Kapitolu.',
  },
  affiliation: 'capitol',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['leader'],
  abilities: ['neverFights', 'neverCovers'],
});

export const reaperOfSouls = warrior({
  code: '03097',
  name: { en: 'Reaper of Souls', cs: 'Řezník duší' },
  text: { en: 'A Heretic. Anyone he wounds in a Fight combat is killed.', cs: 'Kacíř. Koho zraní v zápase, toho zabije.' },
  affiliation: 'legion',
  ratings: { fight: 8, shoot: 3, armour: 6, value: 6 },
  follower: 'algeroth',
  kinds: ['heretic'],
  abilities: ['killsOnFightWound'],
});

export const sergeant = warrior({
  code: '03106',
  name: { en: 'Sergeant', cs: 'Seržant' },
  text: {
    en: 'Commander (sergeant). Warriors of one Capitol kind assigned to him have +4 to all four ratings in your Squad.',
    cs: 'Velitel (seržant). Jemu přidělení bojovníci jednoho druhu z Kapitolu mají v tvém Mužstvu +4 ke všem čtyřem hodnotám.',
  },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 7, armour: 5, value: 6 },
  labels: ['commander', 'sergeant'],
  gives: [unitBonus],
});

export const shugo = warrior({
  code: '03110',
  name: { en: 'Shugo', cs: 'Shugo' },
  text: {
    en: 'Commander (captain). Anyone your Mishima warriors of Value 8 or less wound is killed.',
    cs: 'Velitel (kapitán). Koho zraní tvoji bojovníci Mishimy s Hodnotou nejvýše 8, toho zabijí.',
  },
  affiliation: 'mishima',
  ratings: { fight: 7, shoot: 7, armour: 7, value: 9 },
  labels: ['commander', 'captain'],
  grants: [{ ability: 'killsOnWound', to: toYours(belongsTo('mishima'), worthAtMost(8)) }],
});

export const squadronCommander = warrior({
  code: '03112',
  name: { en: 'Squadron Commander', cs: 'Velitel eskadry' },
  text: {
    en: 'Commander (sergeant). Warriors of one Imperial kind assigned to him have +4 to all four ratings in your Squad.',
    cs: 'Velitel (seržant). Jemu přidělení bojovníci jednoho druhu z Imperiálu mají v tvém Mužstvu +4 ke všem čtyřem hodnotám.',
  },
  affiliation: 'imperial',
  ratings: { fight: 7, shoot: 3, armour: 5, value: 6 },
  labels: ['commander', 'sergeant'],
  gives: [unitBonus],
});

export const staffGeneralConstanceRomanov = warrior({
  code: '03113',
  name: { en: 'Staff General Constance Romanov', cs: 'Štábní generál Konstance Romanov' },
  text: {
    en: 'Corporate Leader; never fights, never in cover. You may turn any action into an attack by your Bauhaus warriors.',
    cs: 'Vůdce korporace; nikdy nebojuje ani nevyhledává úkryt. Kteroukoli akci smíš změnit v útok svých bojovníků Bauhausu.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['leader'],
  abilities: ['neverFights', 'neverCovers'],
});

export const supremeNecromagus = warrior({
  code: '03118',
  name: { en: 'Supreme Necromagus', cs: 'Nejvyšší nekromág' },
  text: {
    en: 'A Heretic. Your other Heretics have +3 Fight, Shoot and Armor.',
    cs: 'Kacíř. Tvoji ostatní Kacíři mají +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 5, value: 5 },
  follower: 'algeroth',
  kinds: ['heretic'],
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toYourOthers(isHeretic) }],
});

export const technomancer = warrior({
  code: '03121',
  name: { en: 'Technomancer', cs: 'Technomancer' },
  text: { en: 'A Heretic. May have equipment of every affiliation.', cs: 'Kacíř. Smí mít vybavení každé příslušnosti.' },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 5 },
  follower: 'algeroth',
  kinds: ['heretic'],
  abilities: ['anyEquipment'],
});

export const theNineteenthExecutive = warrior({
  code: '03122',
  name: { en: 'The Nineteenth Executive', cs: 'Devatenáctá exekutiva' },
  text: {
    en: 'Corporate Leader; never fights, never in cover. You may turn any action into an attack by your Cybertronic warriors.',
    cs: 'Vůdce korporace; nikdy nebojuje ani nevyhledává úkryt. Kteroukoli akci smíš změnit v útok svých bojovníků Kybertroniku.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: null, shoot: null, armour: null, value: 20 },
  personality: true,
  labels: ['leader'],
  abilities: ['neverFights', 'neverCovers'],
});

export const warMedic = warrior({
  code: '03131',
  name: { en: 'War Medic', cs: 'Polní doktor' },
  text: {
    en: 'Takes no equipment and never attacks. 3 actions: heals a Doomtrooper.',
    cs: 'Nepřijímá vybavení a nikdy neútočí. Za 3 akce: vyléčí Doomtroopera.',
  },
  ratings: { fight: 0, shoot: 0, armour: 5, value: 3 },
  abilities: ['noEquipment', 'cannotAttack'],
  uses: [
    {
      timing: 'action',
      actions: 3,
      target: aWarrior(isDoomtrooper, (w, id) => w.cards[id]!.wounded),
      effect: healTarget(),
      spares: 'target',
    },
  ],
});
