/** The books' words for what cards are and can do: sets, types, affiliations, ratings, labels, abilities. They need nothing else. */

export type CardSet = 'Base' | 'Inquisition' | 'Warzone' | 'Mortificator' | 'Golgotha' | 'Apocalypse' | 'Paradise Lost' | 'Promo' | 'Test';
export type CardType =
  | 'warrior'
  | 'equipment'
  | 'fortification'
  | 'symmetry'
  | 'mission'
  | 'relic'
  | 'warzone'
  | 'ki'
  | 'beast'
  | 'art'
  | 'special'
  | 'alliance';

export const CARD_TYPES: readonly CardType[] = [
  'warrior',
  'equipment',
  'fortification',
  'symmetry',
  'mission',
  'relic',
  'warzone',
  'ki',
  'beast',
  'art',
  'special',
  'alliance',
];

/** Affiliations as bits, so that several are one number. */
export const AFFILIATION = {
  bauhaus: 1,
  capitol: 2,
  cybertronic: 4,
  imperial: 8,
  mishima: 16,
  brotherhood: 32,
  legion: 64,
  rasputin: 128,
  templars: 256,
  crescentia: 512,
  lutheran: 1024,
} as const;
export type Affiliation = keyof typeof AFFILIATION;
export const CORPORATIONS = 31;
export const BROTHERHOOD = AFFILIATION.brotherhood;
export const LEGION = AFFILIATION.legion;
export const TRIBES = 1920;

export const APOSTLES = ['algeroth', 'semai', 'muawijhe', 'ilian', 'demnogonis'] as const;
export type Apostle = (typeof APOSTLES)[number];
export type Aspect = 'changeling' | 'elements' | 'exorcism' | 'kinetics' | 'manipulation' | 'mentalism' | 'premonition' | 'summoning';

/** Fight, Shoot, Armor, Value. */
export type Rating = 0 | 1 | 2 | 3;
export const FIGHT = 0;
export const SHOOT = 1;
export const ARMOUR = 2;
export const VALUE = 3;
/** Null is struck out: no such combat (DOT 25.22). */
export type Ratings = readonly [number | null, number | null, number | null, number];
export type Change = readonly [fight: number, shoot: number, armour: number, value: number];

/** Things a card may be besides its type. */
export type Label =
  | 'fightWeapon'
  | 'shootWeapon'
  | 'bothWeapon'
  | 'specialWeapon'
  | 'usedUp'
  | 'reloads'
  | 'oneDraw'
  | 'oneAttack'
  | 'easesRituals'
  | 'unanswerable'
  | 'opensHands'
  | 'seesTops'
  | 'mutes'
  | 'guardsSpecials'
  | 'takesWounds'
  | 'venom'
  | 'repairs'
  | 'enshrines'
  | 'armour'
  | 'vehicle'
  | 'airship'
  | 'submarine'
  | 'tank'
  | 'artillery'
  | 'handgun'
  | 'machineGun'
  | 'rocketLauncher'
  | 'flamethrower'
  | 'shotgun'
  | 'inFightsOnly'
  | 'fortification'
  | 'beast'
  | 'citadel'
  | 'city'
  | 'commander'
  | 'sergeant'
  | 'captain'
  | 'apostle'
  | 'leader'
  | 'nepharite'
  | 'cultist'
  | 'poison'
  | 'virus'
  | 'inoculates'
  | 'ritual'
  | 'prophecy'
  | 'outside'
  | 'stationOnly'
  | 'shelters'
  | 'noFights'
  | 'noVehicleWeapons'
  | 'noVehicleEquipment'
  | 'againstSabotage'
  | 'paysForArt'
  | 'devaluesSabotage'
  | 'soleFightWeapon'
  | 'quartermaster'
  | 'optional'
  | 'auctioned'
  | 'unpaid'
  | 'outlives'
  | 'minefield'
  | 'tribal'
  | 'forOthers'
  | 'forAll'
  | 'mars'
  | 'venus'
  | 'mercury'
  | 'asteroids'
  | 'attacksFirst'
  | 'shortensTurns'
  | 'weakens'
  | 'seals'
  | 'poses';

/** What a warrior can do or suffer; printed on him, given by others, or for a time. */
export type Ability =
  | 'artImmune'
  | 'symmetryImmune'
  | 'giftImmune'
  | 'killsOnWound'
  | 'killsOnFightWound'
  | 'overwhelms'
  | 'sacrificesVictims'
  | 'firstStrike'
  | 'firstStrikeFight'
  | 'alwaysFirst'
  | 'beforeFirst'
  | 'neverFirst'
  | 'endsCombatByWound'
  | 'endsCombatByStrike'
  | 'diesFromWound'
  | 'unharmed'
  | 'unharmedInAttacks'
  | 'neverFights'
  | 'neverCovers'
  | 'seeksNoCover'
  | 'neverArt'
  | 'neverSymmetry'
  | 'noSymmetry'
  | 'noEquipment'
  | 'noRelics'
  | 'noFortifications'
  | 'ignoresFortifications'
  | 'destinyOnly'
  | 'attacksAnyone'
  | 'attackedByAnyone'
  | 'cannotAttack'
  | 'cannotAttackFight'
  | 'cannotAttackShoot'
  | 'attacksFromCover'
  | 'attacksAfterCover'
  | 'cannotBeAttacked'
  | 'attackedLast'
  | 'mustAttackLegion'
  | 'anyGift'
  | 'genericGiftsOnly'
  | 'anyEquipment'
  | 'anyButLegionEquipment'
  | 'anyAirship'
  | 'anyButLegionVehicle'
  | 'doubleArt'
  | 'doubleSymmetry'
  | 'combatSpells'
  | 'freelancer'
  | 'noDoomtrooper'
  | 'heretic'
  | 'neverHeretic'
  | 'cartel'
  | 'notInPlay'
  | 'prisoner'
  | 'behindWall'
  | 'noActions'
  | 'twoHandguns'
  | 'noAirshipAttacks'
  | 'artForLegion'
  | 'attacksOwnCorporation'
  | 'attacksComrades'
  | 'noBeast'
  | 'freeGifts'
  | 'freeAlgeroth'
  | 'neverDiscarded'
  | 'guardsFromDiscard'
  | 'neverSacrificed'
  | 'guardsFromSacrifice'
  | 'anyWarzone'
  | 'lostArtImmune'
  | 'lostSymmetryImmune'
  | 'strongWilled'
  | 'sighted'
  | 'ignoresCover'
  | 'lurking'
  | 'sacrificedWhenKilled'
  | 'possesses'
  | 'castsForTwo'
  | 'castsForThree'
  | 'dearGifts'
  | 'freeEquipment'
  | 'freeCybertronics'
  | 'takesKi'
  | 'noVehicles'
  | 'aloof'
  | 'noKi'
  | 'twoGuns'
  | 'anyonesWarzone'
  | 'staysCovered'
  | 'coversInVehicle'
  | 'neverRemoved'
  | 'proofAgainstSpecials'
  | 'freeKi'
  | 'attacksDoomtroopers'
  | 'paysForLegion'
  | 'missionsFirst'
  | 'noWeapons'
  | 'usesPoison'
  | 'poisonImmune'
  | 'atHome'
  | 'loyal'
  | 'takesAlgeroth'
  | 'hereticGifts'
  | 'deniesWarzone'
  | 'noGuns'
  | 'cannotBeFought'
  | 'onlyWounded'
  | 'onlyWounds'
  | 'earnsVictory'
  | 'noAttachments'
  | 'attacksRivals'
  | 'sabotagesForDestiny'
  | 'dearArt'
  | 'neverStrikesBack'
  | 'attacksBrotherhood'
  | 'barsWarzones'
  | 'sharesWarzone'
  | 'castsPersonal'
  | 'stacksGifts'
  | 'stacksAnyGift'
  | 'sideFixed'
  | 'twoWeapons'
  | `follows:${Apostle}`
  | `doubles:${Aspect}`
  | `triples:${Aspect}`
  | `quintuples:${Aspect}`
  | `doublesAgainst:${Apostle}`
  | `casts:${Aspect | 'all'}`;
