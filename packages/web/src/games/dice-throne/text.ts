/** Words of the board and of the cards page. Words of the game itself come from its own dictionary. */
import { plural, type Language } from '@kolbiste/engine';
import type { DamageType, Phase, Source } from '@kolbiste/dice-throne';

export type CardClass = 'main' | 'roll' | 'instant' | 'upgrade';
export type StatusKind = 'positive' | 'negative' | 'unique';
export interface BoardText {
  readonly unknownCard: string;
  readonly cp: string;
  readonly cpLong: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly deck: string;
  readonly discard: string;
  readonly statuses: string;
  companionAt(companion: string, name: string): string;
  readonly spells: string;
  readonly phases: Record<Exclude<Phase, 'setup'>, string>;
  readonly phase: string;
  turn(n: number): string;
  turnOf(name: string): string;
  readonly yourTurn: string;
  readonly king: string;
  readonly target: string;
  readonly hill: string;
  team(n: number): string;
  readonly sharedHealth: string;
  readonly partner: string;
  readonly order: string;
  readonly out: string;
  healthOf(now: number, most: number): string;
  // dice
  readonly tray: string;
  dieIs(n: number, value: number, symbol: string): string;
  readonly kept: string;
  readonly keepIt: string;
  readonly foreign: string;
  readonly foreignOdds: string;
  rollAll(n: number): string;
  rollRest(n: number): string;
  readonly rollFirst: string;
  attempts(left: number): string;
  readonly allKept: string;
  readonly keysHint: string;
  keptDice(dice: string): string;
  readonly rollOf: Record<'offence' | 'defence' | 'target' | 'effect', (name: string, source: string) => string>;
  dieChoice(n: number): string;
  // abilities
  boardOf(name: string, hero: string): string;
  readonly showBoard: string;
  readonly ready: string;
  readonly sealed: string;
  readonly ultimate: string;
  readonly defence: string;
  defenceDice(n: number): string;
  readonly passive: string;
  level(n: number): string;
  readonly smallStraight: string;
  readonly largeStraight: string;
  chance(percent: string): string;
  bestChance(percent: string): string;
  readonly goal: string;
  goalIs(name: string): string;
  readonly noGoal: string;
  bestKeep(dice: string, percent: string): string;
  bestNone(percent: string): string;
  readonly bestAll: string;
  readonly takeBest: string;
  readonly defendsWith: string;
  // damage
  readonly bill: string;
  readonly lastBill: string;
  billTo(name: string): string;
  readonly nobodyYet: string;
  readonly damageTypes: Record<DamageType, string>;
  readonly isolated: string;
  readonly subtotal: string;
  readonly heldBonus: string;
  readonly half: string;
  readonly all: string;
  readonly notLowered: string;
  readonly notBelow: string;
  readonly total: string;
  heals(name: string, n: number): string;
  // windows
  readonly window: string;
  mayAnswer(name: string): string;
  readonly youMayAnswer: string;
  readonly windows: { readonly [kind: string]: string };
  announced(name: string, ability: string): string;
  playing(name: string, card: string): string;
  attackOn(by: string, target: string): string;
  readonly locked: string;
  waitingFor(name: string): string;
  readonly idle: Partial<Record<Phase, string>>;
  // doing
  readonly actions: string;
  readonly details: string;
  readonly close: string;
  readonly costs: string;
  readonly choose: string;
  readonly upgradesIn: string;
  readonly emptyPile: string;
  readonly topFirst: string;
  readonly faceDown: string;
  // statuses
  readonly kinds: Record<StatusKind, string>;
  limit(n: number): string;
  readonly next: {
    readonly upkeep: string;
    readonly spend: string;
    readonly spendMain: string;
    readonly fouls: string;
    readonly offence: string;
    readonly rollPhase: string;
    readonly attacked: string;
    readonly attack: string;
    readonly gained: string;
    readonly stays: string;
    readonly now: string;
    bomb(side: number): string;
    sealed(ability: string): string;
  };
  statusOf(name: string, n: number, kind: string, next: string): string;
  // cards page
  readonly sources: Record<Source, string>;
  readonly sourcesShort: Record<Source, string>;
  readonly classes: Record<CardClass, string>;
  readonly classesShort: Record<CardClass, string>;
  readonly modifier: string;
  readonly facets: { readonly hero: string; readonly kind: string; readonly source: string; readonly cost: string };
  readonly entryKinds: Record<'hero' | 'ability' | 'status' | 'companion' | 'spell' | CardClass, string>;
  readonly common: string;
  readonly sourceCommon: string;
  sourceHero(hero: string): string;
  readonly sourceFact: string;
  houseShare(percent: number): string;
  heroEffect(symbols: string, n: number): string;
  readonly complexity: string;
  // choosing heroes
  readonly yourHero: string;
  heroOfPlayer(n: number): string;
  readonly random: string;
}

const cs: BoardText = {
  unknownCard: 'Neznámá karta',
  cp: 'BB',
  cpLong: 'Bojové body',
  hand: 'Ruka',
  handEmpty: 'Ruka je prázdná',
  deck: 'Balíček',
  discard: 'Odložené karty',
  statuses: 'Stavy',
  companionAt: (companion, name) => `${companion} je u hráče ${name}`,
  spells: 'Připravená kouzla',
  phases: {
    upkeep: 'Údržba',
    income: 'Příjem',
    main1: 'Hlavní (1)',
    offence: 'Hod na útok',
    targeting: 'Zacílení',
    defence: 'Hod na obranu',
    main2: 'Hlavní (2)',
    discard: 'Odkládací',
  },
  phase: 'Fáze tahu',
  turn: n => `${n}. tah`,
  turnOf: name => `hraje ${name}`,
  yourTurn: 'tvůj tah',
  king: 'Král',
  target: 'cíl útoku',
  hill: 'Král kopce: kdo má nejvíc zdraví, je král',
  team: n => `Tým ${'AB'[n]}`,
  sharedHealth: 'Společné zdraví',
  partner: 'Spoluhráč',
  order: 'Pořadí tahů',
  out: 'vyřazen',
  healthOf: (now, most) => `Zdraví ${now} z nejvýše ${most}`,
  tray: 'Kostky',
  dieIs: (n, value, symbol) => `Kostka ${n}: ${value}${symbol ? `, ${symbol}` : ''}`,
  kept: 'ponechána',
  keepIt: 'Ponechat',
  foreign: 'platí jen jako číslo',
  foreignOdds: 'Jedna kostka platí jen jako číslo: šance na symboly jsou ve skutečnosti nižší.',
  rollAll: n => `Hodit všemi ${n} kostkami`,
  rollRest: n => plural('cs', n, { one: 'Přehodit # kostku', few: 'Přehodit # kostky', other: 'Přehodit # kostek' }),
  rollFirst: 'Hodit kostkami',
  attempts: left => plural('cs', left, { one: 'zbývá # pokus', few: 'zbývají # pokusy', other: 'zbývá # pokusů' }),
  allKept: 'Všechny kostky jsou ponechané: některou uvolni, nebo přestaň házet.',
  keysHint: 'Klávesy: Shift+1 až Shift+5 ponechá kostku, Shift+Enter hodí.',
  keptDice: dice => (dice ? `Ponechané kostky: ${dice}` : 'Žádná kostka není ponechána'),
  rollOf: {
    offence: name => `${name} hází na útok`,
    defence: (name, source) => `${name} hází na obranu: ${source}`,
    target: name => `${name} hází na zacílení`,
    effect: (name, source) => `${name} hází: ${source}`,
  },
  dieChoice: n => `Kostka ${n}: jak ji změnit?`,
  boardOf: (name, hero) => `Deska hrdiny ${hero} (${name})`,
  showBoard: 'Deska',
  ready: 'Připraveno',
  sealed: 'Zakleto',
  ultimate: 'Ultimátní',
  defence: 'Obrana',
  defenceDice: n => plural('cs', n, { one: 'obrana: # kostka', few: 'obrana: # kostky', other: 'obrana: # kostek' }),
  passive: 'Stálá schopnost',
  level: n => `úroveň ${['', 'I', 'II', 'III'][n]}`,
  smallStraight: 'malá postupka',
  largeStraight: 'velká postupka',
  chance: percent => `šance ${percent}`,
  bestChance: percent => `nejlépe ${percent}`,
  goal: 'Cíl',
  goalIs: name => `Cíl: ${name}`,
  noGoal: 'Zvol na desce schopnost a kostky ukážou, co se na ni vyplatí ponechat.',
  bestKeep: (dice, percent) => `Nejlepší je ponechat ${dice}: ${percent}`,
  bestNone: percent => `Nejlepší je hodit všemi: ${percent}`,
  bestAll: 'Kostky už stačí.',
  takeBest: 'Ponechat právě tyto',
  defendsWith: 'brání se',
  bill: 'Účet zranění',
  lastBill: 'Poslední zranění',
  billTo: name => `Pro: ${name}`,
  nobodyYet: 'cíl se teprve určí',
  damageTypes: {
    normal: 'běžné',
    undefendable: 'neblokovatelné',
    pure: 'čisté',
    collateral: 'plošné',
    ultimate: 'ultimátní',
    untyped: 'bez typu',
  },
  isolated: 'samostatný zdroj',
  subtotal: 'mezisoučet',
  heldBonus: 'držené stavy a stálé schopnosti',
  half: 'zabráněno polovině',
  all: 'zabráněno všemu',
  notLowered: 'ultimátní nelze snížit',
  notBelow: 'nikdy pod 0',
  total: 'Výsledek',
  heals: (name, n) => `${name} se uzdraví o ${n}`,
  window: 'Okno pro reakce',
  mayAnswer: name => `Reagovat smí ${name}`,
  youMayAnswer: 'Teď smíš reagovat',
  windows: {
    phase: 'na konci fáze',
    begin: 'na začátku fáze',
    upkeep: 'než začne údržba',
    income: 'před dobráním karty',
    rolled: 'kostky dopadly',
    announced: 'schopnost je ohlášena, kostky lze ještě měnit',
    none: 'útočník nic neohlásil',
    activated: 'schopnost je spuštěna',
    targeting: 'hod na zacílení',
    aimed: 'cíl je určen',
    effects: 'před obranou',
    committed: 'obrana je zvolena',
    defenceRolled: 'kostky obrany dopadly',
    last: 'poslední možnost před zraněním',
    defended: 'po útoku',
    totals: 'než se sečte údržba',
    then: 'před slovem „poté“',
    dice: 'hod leží na stole, kostky lze změnit',
    isolated: 'samostatné zranění',
    interrupt: 'karta hlavní fáze je zaplacena',
    preempt: 'někdo chce jednat, smíš ho předběhnout',
    attempt: 'mezi bojovými pokusy',
  },
  announced: (name, ability) => `${name} ohlašuje: ${ability}`,
  playing: (name, card) => `${name} hraje: ${card}`,
  attackOn: (by, target) => `${by} útočí na: ${target}`,
  locked: 'Ultimátní schopnost: soupeři nesmějí nic',
  waitingFor: name => `Na tahu je ${name}`,
  idle: {
    upkeep: 'Vyhodnocují se stavy na desce hrajícího.',
    income: 'Přichází bojový bod a karta.',
    main1: 'Hraj karty a vylepšení, prodávej; pak ukonči fázi a házej.',
    main2: 'Ještě lze hrát karty a prodávat; pak tah končí.',
    offence: 'Až tři pokusy, mezi nimi si ponech libovolné kostky.',
    targeting: 'Určuje se cíl útoku.',
    defence: 'Cíl se může bránit.',
    discard: 'V ruce smí zůstat nejvýš 6 karet.',
  },
  actions: 'Co lze udělat',
  details: 'Zblízka',
  close: 'Zavřít',
  costs: 'Cena',
  choose: 'Vyber',
  upgradesIn: 'Vylepšení ve hře',
  emptyPile: 'Nic tu neleží.',
  topFirst: 'Vrchní karta je první.',
  faceDown: 'lícem dolů',
  kinds: { positive: 'zvýhodňující', negative: 'znevýhodňující', unique: 'zvláštní' },
  limit: n => `nejvýše ${n}`,
  next: {
    upkeep: 'projeví se v nejbližší údržbě nositele',
    spend: 'lze využít ve vhodném okamžiku',
    spendMain: 'lze využít v hlavní fázi nositele',
    fouls: 'projeví se na začátku příštího hodu na útok a odejde',
    offence: 'odejde na konci hodu na útok',
    rollPhase: 'platí v příští fázi hodu, pak odejde',
    attacked: 'projeví se při příštím útoku na nositele a odejde',
    attack: 'zesiluje útoky, dokud leží na desce',
    gained: 'při dosažení nejvyššího počtu se spustí',
    stays: 'leží na desce, dokud se nevyužije',
    now: 'lze využít hned',
    bomb: side => (side === 1 ? 'při příštím posunu vybuchne (0:01)' : `při příštím posunu se přiblíží výbuchu (0:0${side})`),
    sealed: ability => `zakletá schopnost: ${ability}`,
  },
  statusOf: (name, n, kind, next) => `${name}${n > 1 ? `, ${n}×` : ''}, ${kind}, ${next}`,
  sources: { fact: 'Podle pravidel a karet', uncertain: 'Nejisté hodnoty', house: 'Vlastní hodnoty' },
  sourcesShort: { fact: '', uncertain: 'nejisté', house: 'vlastní' },
  classes: { main: 'akce hlavní fáze', roll: 'akce fáze hodu', instant: 'okamžitá akce', upgrade: 'vylepšení' },
  classesShort: { main: 'hlavní fáze', roll: 'fáze hodu', instant: 'okamžitá', upgrade: 'vylepšení' },
  modifier: 'ovlivnění útoku',
  facets: { hero: 'Hrdina', kind: 'Druh', source: 'Původ hodnot', cost: 'Cena' },
  entryKinds: {
    hero: 'Hrdina',
    ability: 'Schopnost',
    status: 'Stav',
    companion: 'Spojenec',
    spell: 'Kouzlo',
    main: 'Akce hlavní fáze',
    roll: 'Akce fáze hodu',
    instant: 'Okamžitá akce',
    upgrade: 'Vylepšení',
  },
  common: 'Společné karty',
  sourceCommon: 'Marvel Dice Throne, společná karta každého balíčku.',
  sourceHero: hero => `Marvel Dice Throne, ${hero}.`,
  sourceFact: 'Hodnoty podle pravidel a karet.',
  houseShare: percent => `Z ${percent} % jsou hodnoty vlastní nebo nejisté.`,
  heroEffect: (symbols, n) => `Kostka: ${symbols}. ${plural('cs', n, { one: '# pole', few: '# pole', other: '# polí' })} na desce.`,
  complexity: 'Složitost',
  yourHero: 'Tvůj hrdina',
  heroOfPlayer: n => (n === 0 ? 'Soupeřův hrdina' : `Hrdina hráče ${n + 1}`),
  random: 'Losem',
};

const en: BoardText = {
  unknownCard: 'Unknown card',
  cp: 'CP',
  cpLong: 'Combat points',
  hand: 'Hand',
  handEmpty: 'The hand is empty',
  deck: 'Deck',
  discard: 'Discard pile',
  statuses: 'Statuses',
  companionAt: (companion, name) => `${companion} is with ${name}`,
  spells: 'Prepared spells',
  phases: {
    upkeep: 'Upkeep',
    income: 'Income',
    main1: 'Main (1)',
    offence: 'Offensive roll',
    targeting: 'Targeting',
    defence: 'Defensive roll',
    main2: 'Main (2)',
    discard: 'Discard',
  },
  phase: 'Phases of the turn',
  turn: n => `Turn ${n}`,
  turnOf: name => `${name} plays`,
  yourTurn: 'your turn',
  king: 'King',
  target: 'target',
  hill: 'King of the Hill: the highest health is king',
  team: n => `Team ${'AB'[n]}`,
  sharedHealth: 'Shared health',
  partner: 'Teammate',
  order: 'Turn order',
  out: 'defeated',
  healthOf: (now, most) => `Health ${now} of at most ${most}`,
  tray: 'Dice',
  dieIs: (n, value, symbol) => `Die ${n}: ${value}${symbol ? `, ${symbol}` : ''}`,
  kept: 'kept',
  keepIt: 'Keep',
  foreign: 'counts as a number only',
  foreignOdds: 'One die counts as a number only: chances for symbols are lower than shown.',
  rollAll: n => `Roll all ${n} dice`,
  rollRest: n => plural('en', n, { one: 'Roll # die again', other: 'Roll # dice again' }),
  rollFirst: 'Roll the dice',
  attempts: left => plural('en', left, { one: '# attempt left', other: '# attempts left' }),
  allKept: 'All dice are kept: let one go, or stop rolling.',
  keysHint: 'Keys: Shift+1 to Shift+5 keep a die, Shift+Enter rolls.',
  keptDice: dice => (dice ? `Dice kept: ${dice}` : 'No dice kept'),
  rollOf: {
    offence: name => `${name} rolls for attack`,
    defence: (name, source) => `${name} rolls for defence: ${source}`,
    target: name => `${name} rolls for the target`,
    effect: (name, source) => `${name} rolls: ${source}`,
  },
  dieChoice: n => `Die ${n}: how to change it?`,
  boardOf: (name, hero) => `Hero board of ${hero} (${name})`,
  showBoard: 'Board',
  ready: 'Ready',
  sealed: 'Sealed',
  ultimate: 'Ultimate',
  defence: 'Defence',
  defenceDice: n => plural('en', n, { one: 'defence: # die', other: 'defence: # dice' }),
  passive: 'Passive ability',
  level: n => `level ${['', 'I', 'II', 'III'][n]}`,
  smallStraight: 'small straight',
  largeStraight: 'large straight',
  chance: percent => `chance ${percent}`,
  bestChance: percent => `best ${percent}`,
  goal: 'Goal',
  goalIs: name => `Goal: ${name}`,
  noGoal: 'Choose an ability on the board, and the dice show what is best kept for it.',
  bestKeep: (dice, percent) => `Best keep ${dice}: ${percent}`,
  bestNone: percent => `Best roll all of them: ${percent}`,
  bestAll: 'The dice will do as they are.',
  takeBest: 'Keep exactly these',
  defendsWith: 'defends with',
  bill: 'Damage bill',
  lastBill: 'Last damage',
  billTo: name => `To: ${name}`,
  nobodyYet: 'the target is yet to be known',
  damageTypes: {
    normal: 'normal',
    undefendable: 'undefendable',
    pure: 'pure',
    collateral: 'collateral',
    ultimate: 'ultimate',
    untyped: 'without a type',
  },
  isolated: 'isolated source',
  subtotal: 'subtotal',
  heldBonus: 'statuses held and passives',
  half: 'half prevented',
  all: 'all prevented',
  notLowered: 'an ultimate is never lowered',
  notBelow: 'never below 0',
  total: 'Total',
  heals: (name, n) => `${name} heals ${n}`,
  window: 'Window for reactions',
  mayAnswer: name => `${name} may respond`,
  youMayAnswer: 'You may respond now',
  windows: {
    phase: 'at the end of the phase',
    begin: 'at the beginning of the phase',
    upkeep: 'before upkeep begins',
    income: 'before the card is drawn',
    rolled: 'the dice have landed',
    announced: 'an ability is announced, dice can still be changed',
    none: 'the attacker announced nothing',
    activated: 'the ability is activated',
    targeting: 'targeting roll',
    aimed: 'the target is known',
    effects: 'before the defence',
    committed: 'the defence is chosen',
    defenceRolled: 'the defensive dice have landed',
    last: 'last chance before the damage',
    defended: 'after the attack',
    totals: 'before upkeep is totalled',
    then: 'before the word “then”',
    dice: 'a roll lies on the table, dice can be changed',
    isolated: 'isolated damage',
    interrupt: 'a main-phase card has been paid for',
    preempt: 'somebody wants to act, you may go first',
    attempt: 'between attempts',
  },
  announced: (name, ability) => `${name} announces ${ability}`,
  playing: (name, card) => `${name} plays ${card}`,
  attackOn: (by, target) => `${by} attacks ${target}`,
  locked: 'An ultimate: opponents may do nothing',
  waitingFor: name => `It is up to ${name}`,
  idle: {
    upkeep: 'Statuses on the active board do what they do.',
    income: 'A combat point and a card arrive.',
    main1: 'Play cards and upgrades, sell; then end the phase and roll.',
    main2: 'Cards may still be played and sold; then the turn ends.',
    offence: 'Up to three attempts; keep any dice between them.',
    targeting: 'The target of the attack is being decided.',
    defence: 'The target may defend.',
    discard: 'At most 6 cards may stay in hand.',
  },
  actions: 'What can be done',
  details: 'Look closer',
  close: 'Close',
  costs: 'Cost',
  choose: 'Choose',
  upgradesIn: 'Upgrades in play',
  emptyPile: 'Nothing lies here.',
  topFirst: 'The top card comes first.',
  faceDown: 'face down',
  kinds: { positive: 'positive', negative: 'negative', unique: 'unique' },
  limit: n => `at most ${n}`,
  next: {
    upkeep: 'acts in the bearer’s next upkeep',
    spend: 'may be spent at the right moment',
    spendMain: 'may be spent in the bearer’s main phase',
    fouls: 'acts when the next offensive roll begins, then goes',
    offence: 'goes at the end of the offensive roll',
    rollPhase: 'holds in the next roll phase, then goes',
    attacked: 'acts on the next attack on the bearer, then goes',
    attack: 'strengthens attacks while it is held',
    gained: 'goes off when the limit is reached',
    stays: 'stays on the board until it is used',
    now: 'may be spent now',
    bomb: side => (side === 1 ? 'explodes when it advances next (0:01)' : `comes closer to exploding when it advances next (0:0${side})`),
    sealed: ability => `sealed ability: ${ability}`,
  },
  statusOf: (name, n, kind, next) => `${name}${n > 1 ? `, ${n}×` : ''}, ${kind}, ${next}`,
  sources: { fact: 'By the rulebook and the cards', uncertain: 'Uncertain values', house: 'House-made values' },
  sourcesShort: { fact: '', uncertain: 'uncertain', house: 'house-made' },
  classes: { main: 'main-phase action', roll: 'roll-phase action', instant: 'instant action', upgrade: 'upgrade' },
  classesShort: { main: 'main phase', roll: 'roll phase', instant: 'instant', upgrade: 'upgrade' },
  modifier: 'attack modifier',
  facets: { hero: 'Hero', kind: 'Kind', source: 'Origin of values', cost: 'Cost' },
  entryKinds: {
    hero: 'Hero',
    ability: 'Ability',
    status: 'Status',
    companion: 'Companion',
    spell: 'Spell',
    main: 'Main-phase action',
    roll: 'Roll-phase action',
    instant: 'Instant action',
    upgrade: 'Upgrade',
  },
  common: 'Common cards',
  sourceCommon: 'Marvel Dice Throne, common card of every deck.',
  sourceHero: hero => `Marvel Dice Throne, ${hero}.`,
  sourceFact: 'Values by the rulebook and the cards.',
  houseShare: percent => `${percent}% of the values are house-made or uncertain.`,
  heroEffect: (symbols, n) => `Die: ${symbols}. ${plural('en', n, { one: '# box', other: '# boxes' })} on the board.`,
  complexity: 'Complexity',
  yourHero: 'Your hero',
  heroOfPlayer: n => (n === 0 ? 'The opponent’s hero' : `Hero of player ${n + 1}`),
  random: 'By lot',
};

const TEXT: Record<Language, BoardText> = { cs, en };
export const boardText = (language: Language): BoardText => TEXT[language];

/** A chance as one reads it: no false certainty at either end. */
export function percent(chance: number, language: Language): string {
  const value = chance * 100;
  const said = chance <= 0 ? '0' : chance >= 1 ? '100' : value < 0.1 ? '< 0.1' : value > 99.9 ? '> 99.9' : value.toFixed(1);
  return language === 'cs' ? `${said.replace('.', ',')} %` : `${said}%`;
}

/** A sentence of what the rules tell in lower case. */
export const sentence = (text: string): string =>
  text ? `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}` : '';
