/** Golgotha: warriors. */
import { pairRefusal, tacticRefusal } from '../../rules/combat/pairing.ts';
import { newAttack } from '../../rules/procedures.ts';
import { isEngaged } from '../../rules/abilities.ts';
import { barring } from '../attacks.ts';
import { AFFILIATION } from '../terms.ts';
import { cover, goOn, last } from '../../rules/atoms.ts';
import { coverRefusal } from '../../rules/legality.ts';
import { byBook, friends, rulesOf, topFight, notesOf } from '../../rules/queries.ts';
import { no } from '@kolbiste/engine';
import type { CardId, World } from '../../rules/state.ts';
import { allWarriors, bearerOf, hasLabel, isKind, isLegion, warriorsOf, affiliationOf } from '../../rules/status.ts';
import { against, isPersonality, not, ofKind, toItself, toYourOthers, toYours, followerOfApostle } from '../filters.ts';
import { warrior } from '../makers.ts';

export const atillaIII = warrior({
  code: '05003',
  name: { en: 'Atilla III', cs: 'Atilla III' },
  text: {
    en: 'Counts as a Cuirassier; immune to the Dark Symmetry, never casts Art. Anyone your Cuirassiers wound is killed.',
    cs: 'Počítá se za Kyrysníka; imunní vůči Černé symetrii, nikdy nepoužívá Umění. Koho zraní tvoji Kyrysníci, toho zabijí.',
  },
  affiliation: 'cybertronic',
  ratings: { fight: 8, shoot: 7, armour: 8, value: 9 },
  personality: true,
  kinds: ['cuirassier'],
  abilities: ['symmetryImmune', 'neverArt'],
  grants: [{ ability: 'killsOnWound', to: toYours(ofKind('cuirassier')) }],
});

export const callistonianSundancer = warrior({
  code: '05011',
  name: { en: 'Callistonian Sundancer', cs: 'Kalistonianský tanečník' },
  text: { en: 'A Dark Legion warrior he wounds is killed.', cs: 'Bojovníka Černé legie, kterého zraní, zabije.' },
  affiliation: 'legion',
  ratings: { fight: 12, shoot: 4, armour: 7, value: 9 },
  follower: 'semai',
  grants: [{ ability: 'killsOnWound', to: toItself(against(isLegion)) }],
});

export const chrisJackson = warrior({
  code: '05017',
  name: { en: 'Chris Jackson', cs: 'Chris Jackson' },
  text: {
    en: 'Counts as a Sea Lion. Your other Sea Lions have +3 Fight, Shoot and Armor and may have all equipment but that for the Dark Legion.',
    cs: 'Počítá se za Mořského lva. Tvoji ostatní Mořští lvi mají +3 Zápas, Střelba a Obrana a smějí mít veškeré vybavení kromě toho pro Černou legii.',
  },
  affiliation: 'capitol',
  ratings: { fight: 4, shoot: 8, armour: 8, value: 7 },
  personality: true,
  kinds: ['sea-lion'],
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toYourOthers(ofKind('sea-lion')) }],
  grants: [{ ability: 'anyButLegionEquipment', to: toYourOthers(ofKind('sea-lion')) }],
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

export const desertScorpion = warrior({
  code: '05024',
  name: { en: 'Desert Scorpion', cs: 'Pouštní škorpión' },
  text: {
    en: 'May attack from cover in Shoot combats. Seeks cover at any time without an action; a combat he is in goes on.',
    cs: 'Smí útočit z úkrytu střelbou. Do úkrytu smí jít kdykoli a bez akce; probíhající souboj tím nekončí.',
  },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 6, armour: 4, value: 5 },
  abilities: ['attacksFromCover'],
  uses: [
    {
      timing: 'any',
      refusal: ({ world, seat, self }) => coverRefusal(world, seat, self),
      effect: ({ g, world, self }) => {
        const fight = topFight(world);
        const over = fight?.over ?? false;
        cover(g, self, 'DOT DR-124');
        if (fight !== null) goOn(fight, over);
      },
      rule: 'DOT DR-124',
    },
  ],
});

export const doomsdayProclaimer = warrior({
  code: '05025',
  name: { en: 'Doomsday Proclaimer', cs: 'Zvěstovatel soudného dne' },
  text: {
    en: 'While he is in play you and your followers of Muawijhe are immune to Art.',
    cs: 'Dokud je ve hře, jste ty i tvoji stoupenci Muawijheovi imunní vůči Umění.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 7, armour: 7, value: 5 },
  follower: 'muawijhe',
  grants: [{ ability: 'artImmune', to: toYours(followerOfApostle('muawijhe')) }],
  prevents: ({ world, self, seat, definition, player }) => {
    const { by } = world.cards[self]!;
    if (definition.type !== 'art' || player !== by) return null;
    return rulesOf(world).immunity === 'fromOthers' && friends(world, seat, by)
      ? null
      : no(byBook(world, 'DOT 29.1t', 'DOT 29.1s'), 'immune');
  },
});

export const golgothaMistressOfSymmetry = warrior({
  code: '05034',
  name: { en: 'Golgotha–Mistress of Symmetry', cs: 'Golgotha – Královna symetrie' },
  text: {
    en: 'Nepharite of Algeroth; never fights, never in cover. Your Dark Legion warriors may be given the gifts of every Apostle, at any time without an action. Casts all Art, on anybody.',
    cs: 'Algerothova nefaritka; nikdy nebojuje ani nevyhledává úkryt. Tvoji bojovníci Černé legie mohou dostat dary všech Apoštolů, kdykoli a bez akce. Používá celé Umění na kohokoli.',
  },
  affiliation: 'legion',
  ratings: { fight: 14, shoot: null, armour: 6, value: 12 },
  follower: 'algeroth',
  personality: true,
  kinds: ['nepharite-of-algeroth'],
  labels: ['nepharite'],
  abilities: ['neverFights', 'neverCovers', 'casts:all', 'artForLegion'],
  grants: [
    { ability: 'anyGift', to: toYours(isLegion) },
    { ability: 'freeGifts', to: toYours(isLegion) },
  ],
});

export const inquisitorSimon = warrior({
  code: '05043',
  name: { en: 'Inquisitor Simon', cs: 'Inkvizitor Simon' },
  text: {
    en: 'Counts as an Inquisitor; casts all Art; never becomes a Heretic. A Dark Legion warrior he wounds is killed.',
    cs: 'Počítá se za Inkvizitora; používá celé Umění; nikdy se nestane Kacířem. Bojovníka Černé legie, kterého zraní, zabije.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 5, shoot: 10, armour: 8, value: 9 },
  personality: true,
  kinds: ['inquisitor'],
  abilities: ['casts:all', 'neverHeretic'],
  grants: [{ ability: 'killsOnWound', to: toItself(against(isLegion)) }],
});

export const pretorianBehemoth = warrior({
  code: '05055',
  name: { en: 'Pretorian Behemoth', cs: 'Pretoriánský behemot' },
  text: {
    en: 'Counts as a Pretorian Stalker; immune to Art; takes no gifts. +2 Fight while another Pretorian Stalker of yours is in his area.',
    cs: 'Počítá se za Pretoriánského stopaře; imunní vůči Umění; nepřijímá dary. Dokud je v jeho oblasti jiný tvůj Pretoriánský stopař, má +2 Zápas.',
  },
  affiliation: 'legion',
  ratings: { fight: 13, shoot: 7, armour: 9, value: 10 },
  follower: 'algeroth',
  kinds: ['pretorian-stalker'],
  abilities: ['artImmune', 'noSymmetry'],
  gives: [
    {
      fight: 2,
      to: toItself((w, id) =>
        warriorsOf(w, w.cards[id]!.by).some(
          other => other !== id && w.cards[other]!.zone === w.cards[id]!.zone && isKind(w, other, 'pretorian-stalker'),
        ),
      ),
    },
  ],
});

const ALAKHAI = 'alakhai-the-cunning';
const alakhais = (w: World): CardId[] => allWarriors(w).filter(id => w.cards[id]!.zone !== 'hidden' && isKind(w, id, ALAKHAI));

export const saladin = warrior({
  code: '05057',
  name: { en: 'Saladin', cs: 'Saladin' },
  text: {
    en: 'Nepharite. Immune to Art. Not in one Kohort with Alakhai the Cunning. While Alakhai is in play, Saladin attacks nobody else.',
    cs: 'Nefarit. Imunní vůči Umění. Ne v jedné Kohortě se Záludným Alakhaiem. Dokud je Alakhai ve hře, neútočí Saladin na nikoho jiného.',
  },
  affiliation: 'legion',
  ratings: { fight: 12, shoot: 8, armour: 10, value: 11 },
  follower: 'algeroth',
  personality: true,
  labels: ['nepharite'],
  abilities: ['artImmune'],
  enters: ({ world, seat }) =>
    alakhais(world).some(id => world.cards[id]!.by === seat && world.cards[id]!.zone === 'cohort') ? no('DOT 36.1', 'enemies') : null,
  bars: ({ world, seat, self, entering }) =>
    world.cards[self]!.by === seat && world.cards[self]!.zone === 'cohort' && isKind(world, entering, ALAKHAI)
      ? no('DOT 36.1', 'enemies')
      : null,
  attacks: ({ world, defender }) =>
    alakhais(world).length > 0 && !isKind(world, defender, ALAKHAI) ? no('DOT 24.2.11', 'cannotAttack') : null,
});

export const sergeantCarter = warrior({
  code: '05060',
  name: { en: 'Sergeant Carter', cs: 'Seržant Carter' },
  text: {
    en: 'Counts as Infantry; Commander (sergeant). Your Infantry who are no personalities have +4 Fight, Shoot and Armor; bonuses of several sergeants do not add up.',
    cs: 'Počítá se za Pěchotu; Velitel (seržant). Tvoje Pěchota, která není osobností, má +4 Zápas, Střelba a Obrana; bonusy více seržantů se nesčítají.',
  },
  affiliation: 'capitol',
  ratings: { fight: 2, shoot: 6, armour: 8, value: 7 },
  personality: true,
  kinds: ['infantry'],
  labels: ['commander'],
  gives: [{ fight: 4, shoot: 4, armour: 4, sergeant: true, to: toYours(ofKind('infantry'), not(isPersonality)) }],
});

export const shinobi = warrior({
  code: '05061',
  name: { en: 'Shinobi', cs: 'Shinobi' },
  text: {
    en: 'Counts as a Hatamoto; Commander (captain). Your Hatamoto who are no personalities have +5 Fight, Shoot and Armor.',
    cs: 'Počítá se za Hatamota; Velitel (kapitán). Tvoji Hatamoto, kteří nejsou osobnosti, mají +5 Zápas, Střelba a Obrana.',
  },
  affiliation: 'mishima',
  ratings: { fight: 5, shoot: 9, armour: 8, value: 8 },
  personality: true,
  kinds: ['hatamoto'],
  labels: ['commander', 'captain'],
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toYours(ofKind('hatamoto'), not(isPersonality)) }],
});

export const timothyMacGuire = warrior({
  code: '05070',
  name: { en: 'Timothy MacGuire', cs: 'Timothy MacGuire' },
  text: {
    en: 'Counts as a Golden Lion. Your Golden Lions who are no personalities have +4 Fight, Shoot and Armor, and a Dark Legion warrior they wound is killed.',
    cs: 'Počítá se za Zlatého lva. Tvoji Zlatí lvi, kteří nejsou osobnosti, mají +4 Zápas, Střelba a Obrana a bojovníka Černé legie, kterého zraní, zabijí.',
  },
  affiliation: 'imperial',
  ratings: { fight: 4, shoot: 10, armour: 7, value: 7 },
  personality: true,
  kinds: ['golden-lion'],
  gives: [{ fight: 4, shoot: 4, armour: 4, to: toYours(ofKind('golden-lion'), not(isPersonality)) }],
  grants: [{ ability: 'killsOnWound', to: toYours(ofKind('golden-lion'), not(isPersonality), against(isLegion)) }],
});

export const toshiro = warrior({
  code: '05071',
  name: { en: 'Toshiro', cs: 'Toshiro' },
  text: {
    en: 'Counts as a Shadow Walker; never in cover; always strikes first. Anyone your Shadow Walkers wound is killed.',
    cs: 'Počítá se za Vraha ze stínů; nikdy nevyhledává úkryt; vždy udeří první. Koho zraní tvoji Vrazi ze stínů, toho zabijí.',
  },
  affiliation: 'mishima',
  ratings: { fight: 10, shoot: 2, armour: 7, value: 7 },
  personality: true,
  kinds: ['shadow-walker'],
  abilities: ['neverCovers', 'alwaysFirst'],
  grants: [{ ability: 'killsOnWound', to: toYours(ofKind('shadow-walker')) }],
});

export const yuichiro = warrior({
  code: '05080',
  name: { en: 'Yuichiro', cs: 'Yurichiro' },
  text: {
    en: 'Counts as Samurai. Immune to the Dark Symmetry. What Fight weapons change counts twice for your Samurai.',
    cs: 'Počítá se za Samuraje. Imunní vůči Černé symetrii. Co mění zbraně na zápas, platí tvým Samurajům dvakrát.',
  },
  affiliation: 'mishima',
  ratings: { fight: 7, shoot: 7, armour: 9, value: 9 },
  personality: true,
  kinds: ['samurai'],
  abilities: ['symmetryImmune'],
  multiplies: ({ world, self, source, receiver }) =>
    hasLabel(world, source, 'fightWeapon') &&
    bearerOf(world, source) === receiver &&
    world.cards[receiver]!.by === world.cards[self]!.by &&
    isKind(world, receiver, 'samurai')
      ? 2
      : 1,
});

export const infantrySniper = warrior({
  code: '05040',
  name: { en: 'Infantry Sniper', cs: 'Pěchotní sniper' },
  text: {
    en: 'Once in a combat in which another Capitol warrior is attacked, before the tactic is named, he may attack the attacker by Shoot; if that one survives, the combat goes on.',
    cs: 'Jednou v souboji, ve kterém někdo útočí na jiného bojovníka Kapitolu, než je jasné, jak, smí na útočníka zaútočit střelbou; přežije-li útočník, souboj pokračuje.',
  },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 9, armour: 5, value: 9 },
  uses: [
    {
      timing: 'combat',
      startsCombat: true,
      condition: ({ world, seat, self }) => {
        const fight = topFight(world);
        if (fight === null || fight.phase !== 'paired' || fight.attacker === null || isEngaged(world, self)) return false;
        if ((affiliationOf(world, fight.defender!) & AFFILIATION.capitol) === 0) return false;
        if (notesOf(world, 'sniped').some(({ on, fight: id }) => on === self && id === fight.id)) return false;
        return (
          pairRefusal(world, seat, self, fight.attacker, null) === null &&
          tacticRefusal(world, self, fight.attacker, 'shoot', null) === null
        );
      },
      effect: ({ g, world, seat, self, fight, play }) => {
        last(g, play, { what: 'note', on: self, note: 'sniped' }, { fight, rule: 'DOT 24.2.5' });
        last(g, play, { what: 'ability', on: self, ability: barring('shoot') }, { fight: world.fightCount + 1, rule: 'DOT 25.25' });
        return newAttack(seat, { attacker: self, defender: topFight(world)!.attacker });
      },
    },
  ],
});
