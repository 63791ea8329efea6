/** Warzone: warzones. */
import { no } from '@kolbiste/engine';
import { topFight } from '../../rules/queries.ts';
import { isBrother, isDoomtrooper, isKind, hasLabel } from '../../rules/status.ts';
import { against, belongsTo, either, followerOfApostle, isAttacking, ofKind, toCombatants, toDefender } from '../filters.ts';
import { warzone } from '../makers.ts';
import { paysForKills } from './pieces.ts';

export const asteroidSettlement = warzone({
  code: '03008',
  name: { en: 'Asteroid Settlement', cs: 'Asteroidní osídlení' },
  text: {
    en: 'Squad or Kohort, asteroid belt. Nobody in this combat uses a Shoot weapon, or one for both.',
    cs: 'Mužstvo či Kohorta, pás asteroidů. Nikdo v tomto souboji nepoužije střelnou ani kombinovanou zbraň.',
  },
  bonus: { fight: 2, shoot: -1, armour: 1, value: 2 },
  labels: ['asteroids'],
  areas: ['squad', 'cohort'],
  grants: [{ ability: 'noGuns', to: toCombatants() }],
});

export const citadelSanctum = warzone({
  code: '03022',
  name: { en: 'Citadel Sanctum', cs: 'Zasvěcená citadela' },
  text: {
    en: 'Kohort, anywhere. A Doomtrooper wounded by the defender is killed. A Doomtrooper who kills the defender earns his Value twice.',
    cs: 'Kohorta, kdekoli. Doomtrooper, kterého obránce zraní, je zabit. Doomtrooper, který zabije obránce, za něj získá dvojnásobek jeho Hodnoty.',
  },
  affiliation: 'legion',
  bonus: { fight: 3, shoot: 3, armour: 3 },
  areas: ['cohort'],
  grants: [{ ability: 'killsOnWound', to: toDefender(against(isDoomtrooper)) }],
  on: paysForKills(({ world, self, fight, by, victim, value }) =>
    fight.warzone === self && fight.defender === victim && isDoomtrooper(world, by) ? value : 0,
  ),
});

export const craterOfAnatholia = warzone({
  code: '03032',
  name: { en: 'Crater of Anatholia', cs: 'Anatolijský kráter' },
  text: {
    en: 'Kohort, Mercury. Legal Dark Symmetry cards may be put on the defender at any time of the combat without an action. Anyone he wounds in a Fight is killed.',
    cs: 'Kohorta, Merkur. Na obránce lze kdykoli během souboje bez akce zahrát přípustné karty Černé symetrie. Koho zraní při zápase, toho zabije.',
  },
  affiliation: 'legion',
  bonus: { fight: -3, shoot: 1, armour: 2, value: 2 },
  labels: ['mercury'],
  areas: ['cohort'],
  grants: [
    { ability: 'freeGifts', to: toDefender() },
    { ability: 'killsOnFightWound', to: toDefender() },
  ],
});

export const cyberopolis = warzone({
  code: '03034',
  name: { en: 'Cyberopolis', cs: 'Kyberopolis' },
  text: {
    en: 'Squad, Mars. Cybertronic defenders have +3 to all four ratings more.',
    cs: 'Mužstvo, Mars. Obránci Kybertroniku mají navíc +3 ke všem hodnotám.',
  },
  bonus: { fight: -1, shoot: -1, armour: 3, value: 2 },
  labels: ['mars'],
  areas: ['squad'],
  gives: [{ fight: 3, shoot: 3, armour: 3, value: 3, to: toDefender(belongsTo('cybertronic')) }],
});

export const gravetonArchipelago = warzone({
  code: '03055',
  name: { en: 'Graveton Archipelago', cs: 'Souostroví Graveton' },
  text: {
    en: 'Squad or Kohort, Venus. Defending Sea Lions have +4 Fight, Shoot and Armor more.',
    cs: 'Mužstvo či Kohorta, Venuše. Bránící se Mořští lvi mají navíc +4 Zápas, Střelba a Obrana.',
  },
  bonus: { fight: -1, shoot: 4, value: 1 },
  labels: ['venus'],
  areas: ['squad', 'cohort'],
  gives: [{ fight: 4, shoot: 4, armour: 4, to: toDefender(ofKind('sea-lion')) }],
});

export const greatRustDesert = warzone({
  code: '03057',
  name: { en: 'Great Rust Desert', cs: 'Velká rudá poušť' },
  text: {
    en: 'Squad or Kohort, Mars. Any wound in this combat kills.',
    cs: 'Mužstvo či Kohorta, Mars. Každé zranění v tomto souboji zabíjí.',
  },
  bonus: { shoot: 6, armour: -2, value: 2 },
  labels: ['mars'],
  areas: ['squad', 'cohort'],
  grants: [{ ability: 'diesFromWound', to: toCombatants() }],
});

export const helstromMountains = warzone({
  code: '03061',
  name: { en: 'Helstrom Mountains', cs: 'Ďáblovy hory' },
  text: {
    en: 'Kohort, Venus. A defender who kills a Doomtrooper in a Shoot combat earns his Value twice.',
    cs: 'Kohorta, Venuše. Obránce, který při střelbě zabije Doomtroopera, za něj získá dvojnásobek jeho Hodnoty.',
  },
  affiliation: 'legion',
  bonus: { fight: 2, shoot: -3, armour: 3, value: 4 },
  labels: ['venus'],
  areas: ['cohort'],
  on: paysForKills(({ world, self, fight, by, victim, value }) =>
    fight.warzone === self && fight.defender === by && fight.tactic === 'shoot' && isDoomtrooper(world, victim) ? value : 0,
  ),
});

export const infestedAsteroid = warzone({
  code: '03069',
  name: { en: 'Infested Asteroid', cs: 'Zamořený asteroid' },
  text: {
    en: 'Kohort, asteroid belt. Against Imperial attackers the defender has +5 to all four ratings more.',
    cs: 'Kohorta, pás asteroidů. Proti útočníkům Imperiálu má obránce navíc +5 ke všem hodnotám.',
  },
  affiliation: 'legion',
  bonus: { fight: 2, armour: 3, value: 2 },
  labels: ['asteroids'],
  areas: ['cohort'],
  gives: [{ fight: 5, shoot: 5, armour: 5, value: 5, to: toDefender(against(belongsTo('imperial'))) }],
});

export const mcCraigLine = warzone({
  code: '03079',
  name: { en: 'McCraig Line', cs: 'McCraigova linie' },
  text: {
    en: 'Squad, Mars. Capitol defenders have +2 Fight, Shoot and Armor more. Trenchers may enter your Squad at any time without an action, for nothing.',
    cs: 'Mužstvo, Mars. Obránci Kapitolu mají navíc +2 Zápas, Střelba a Obrana. Zákopníci smějí přijít do tvého Mužstva kdykoli bez akce, zdarma.',
  },
  affiliation: 'capitol',
  bonus: { fight: -1, shoot: 3, armour: 2, value: 2 },
  labels: ['mars'],
  areas: ['squad'],
  gives: [{ fight: 2, shoot: 2, armour: 2, to: toDefender(belongsTo('capitol')) }],
  discounts: ({ world, entering }) => (isKind(world, entering, 'trencher') ? 0 : 1),
  admits: ({ world, entering }) => isKind(world, entering, 'trencher'),
});

export const mercurianDiamondCaverns = warzone({
  code: '03080',
  name: { en: 'Mercurian Diamond Caverns', cs: 'Diamantové jeskyně Merkuru' },
  text: {
    en: 'Squad, Mercury. A Mishima defender earns 3 victory points more for whom he kills.',
    cs: 'Mužstvo, Merkur. Obránce z Mishimy získá za toho, koho zabije, 3 vítězné body navíc.',
  },
  affiliation: 'mishima',
  bonus: { fight: -2, shoot: -2, armour: 5, value: 4 },
  labels: ['mercury'],
  areas: ['squad'],
  on: paysForKills(
    ({ world, self, fight, by }) => (fight.warzone === self && fight.defender === by && belongsTo('mishima')(world, by) ? 3 : 0),
    'victory',
  ),
});

export const noMansLand = warzone({
  code: '03087',
  name: { en: "No-Man's Land", cs: 'Země nikoho' },
  text: {
    en: 'Squad or Kohort, anywhere. A mercenary who kills here as the defender may earn victory points.',
    cs: 'Mužstvo či Kohorta, kdekoli. Žoldnéř, který zde zabije jako obránce, smí získat vítězné body.',
  },
  bonus: { fight: 1, shoot: 1, armour: 1, value: 4 },
  areas: ['squad', 'cohort'],
  grants: [{ ability: 'earnsVictory', to: toDefender() }],
});

export const phobosAndDeimos = warzone({
  code: '03090',
  name: { en: 'Phobos & Deimos', cs: 'Phobos a Deimos' },
  text: {
    en: 'Kohort, Mars. Followers of Semai and of Muawijhe defending against Doomtroopers have +5 Fight, Shoot and Armor more.',
    cs: 'Kohorta, Mars. Stoupenci Semaiovi a Muawijheovi, kteří se brání Doomtrooperům, mají navíc +5 Zápas, Střelba a Obrana.',
  },
  affiliation: 'legion',
  bonus: { fight: 1, shoot: 1, armour: -1, value: 2 },
  labels: ['mars'],
  areas: ['cohort'],
  gives: [
    {
      fight: 5,
      shoot: 5,
      armour: 5,
      to: toDefender(either(followerOfApostle('semai'), followerOfApostle('muawijhe')), against(isDoomtrooper)),
    },
  ],
});

export const sacredOutpost = warzone({
  code: '03101',
  name: { en: 'Sacred Outpost', cs: 'Posvěcená předsunutá výspa' },
  text: {
    en: 'Squad, anywhere. A defender of the Brotherhood casts all Art, and anyone he wounds is killed. An attacking Doomtrooper has −2 Fight, Shoot and Armor.',
    cs: 'Mužstvo, kdekoli. Obránce z Bratrstva používá celé Umění, a koho zraní, toho zabije. Útočící Doomtrooper má −2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'brotherhood',
  bonus: { fight: 3, shoot: 3, armour: 3, value: 6 },
  areas: ['squad'],
  gives: [{ fight: -2, shoot: -2, armour: -2, to: toCombatants(isAttacking, isDoomtrooper) }],
  grants: [
    { ability: 'casts:all', to: toDefender(isBrother) },
    { ability: 'killsOnWound', to: toDefender(isBrother) },
  ],
});

export const shinrikyoUnderworld = warzone({
  code: '03109',
  name: { en: 'Shinrikyo Underworld', cs: 'Shinrikyjské podzemí' },
  text: {
    en: 'Squad or Kohort, Mercury. The defender may be given equipment during the combat without an action.',
    cs: 'Mužstvo či Kohorta, Merkur. Obránce lze během souboje vybavovat bez akcí.',
  },
  bonus: { fight: 3, shoot: 3, armour: -2, value: 3 },
  labels: ['mercury'],
  areas: ['squad', 'cohort'],
  grants: [{ ability: 'freeEquipment', to: toDefender() }],
});

export const venusianJungle = warzone({
  code: '03129',
  name: { en: 'Venusian Jungle', cs: 'Džungle Venuše' },
  text: {
    en: 'Squad, Venus. Vehicles do nothing in this combat; it cannot be chosen where the attacker or the defender counts as a vehicle himself. Defending Venusian Rangers have +3 Fight, Shoot and Armor more.',
    cs: 'Mužstvo, Venuše. Vozidla v tomto souboji nepůsobí; nelze ji zvolit, počítá-li se útočník nebo obránce sám za vozidlo. Bránící se Venušanští rangeři mají navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'bauhaus',
  bonus: { fight: 3, shoot: -1, armour: 2, value: 2 },
  labels: ['venus'],
  areas: ['squad'],
  needs: {
    refusal: ({ world, target }) =>
      [target, topFight(world)?.attacker ?? null].some(id => id !== null && hasLabel(world, id, 'vehicle'))
        ? no('DOT DR-123', 'isVehicle')
        : null,
  },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender(ofKind('venusian-ranger')) }],
  grants: [{ ability: 'noVehicles', to: toCombatants() }],
});

export const victoria = warzone({
  code: '03130',
  name: { en: 'Victoria', cs: 'Viktorie' },
  text: {
    en: 'Squad, asteroid belt. Imperial defenders have +3 Fight, Shoot and Armor more.',
    cs: 'Mužstvo, pás asteroidů. Obránci Imperiálu mají navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'imperial',
  bonus: { fight: -1, shoot: 3, armour: 2, value: 2 },
  labels: ['asteroids'],
  areas: ['squad'],
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender(belongsTo('imperial')) }],
});
