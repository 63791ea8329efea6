/** Words of the Doomtrooper board, in both languages. What the rules say stands in the game's own dictionary. */
import { plural, type Language } from '@kolbiste/engine';
import type { Definition, FightView, GameView } from '@kolbiste/doomtrooper';
import type { Field } from './palette.ts';

type CardType = Definition['type'];
export type AreaName = 'squad' | 'station' | 'cohort' | 'outside';
export type PileName = 'library' | 'hand' | 'discard' | 'sacrificed';
/** Moments at which one can be stopped. */
export const MOMENTS = [
  'free',
  'start',
  'drawing',
  'end',
  'special',
  'declared',
  'paired',
  'tactic',
  'warzone',
  'modifiers',
  'saving',
  'status',
  'points',
  'reaction',
] as const;
type Moment = (typeof MOMENTS)[number];
export const TYPES: readonly CardType[] = [
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
/** The steps of a turn as the board shows them. */
export const STEPS = ['start', 'draw', 'actions', 'discard', 'end'] as const satisfies readonly GameView['step'][];
/** The phases of a combat, in their order. */
export const PHASES = [
  'declared',
  'paired',
  'tactic',
  'warzone',
  'modifiers',
  'strikes',
  'status',
  'points',
] as const satisfies readonly FightView['phase'][];

export interface BoardText {
  readonly areas: Record<AreaName, string>;
  readonly areaOf: (area: string, name: string, cards: number) => string;
  readonly onPlayer: string;
  readonly onTable: string;
  readonly types: Record<CardType, string>;
  readonly fields: Record<Field, string>;
  readonly sets: { readonly [set: string]: string };
  readonly facets: { readonly set: string; readonly type: string; readonly field: string; readonly enforced: string };
  readonly enforced: string;
  readonly notEnforced: string;
  readonly notEnforcedYet: string;
  readonly source: (set: string, code: string) => string;
  readonly ratings: readonly [string, string, string, string];
  readonly struckOut: string;
  readonly printed: (n: number) => string;
  readonly personality: string;
  readonly cost: (destiny: number) => string;
  readonly actions: (n: number) => string;
  readonly after: Record<Definition['after'], string>;
  readonly wounded: string;
  readonly covered: string;
  readonly hidden: string;
  readonly hiddenWarrior: string;
  readonly hiddenArea: string;
  readonly inside: string;
  readonly off: string;
  readonly marks: (n: number) => string;
  readonly unitOf: (name: string) => string;
  readonly ownedBy: (name: string) => string;
  readonly fights: string;
  readonly attachedTo: (name: string) => string;
  readonly unknownCard: string;
  readonly victory: string;
  readonly destiny: string;
  readonly debt: string;
  readonly piles: Record<PileName, string>;
  readonly pileOf: (pile: string, name: string, cards: number) => string;
  readonly unseen: (n: number) => string;
  readonly newest: string;
  readonly ante: string;
  readonly shown: string;
  readonly turnOf: (turn: number, name: string) => string;
  readonly opening: string;
  readonly steps: Record<(typeof STEPS)[number], string>;
  readonly actionsLeft: (n: number) => string;
  readonly attacksOnly: string;
  readonly of: (n: number) => string;
  readonly profiles: { readonly [profile: string]: string };
  readonly modes: { readonly [mode: string]: string };
  readonly mainTarget: string;
  readonly mainTargetOf: (name: string) => string;
  readonly team: (n: number) => string;
  readonly cartel: string;
  readonly legionSide: string;
  readonly out: string;
  readonly countdown: (turns: number) => string;
  readonly sabotaged: string;
  readonly lastTurns: (n: number) => string;
  readonly judged: string;
  readonly active: string;
  readonly combat: string;
  readonly combatIn: (n: number) => string;
  readonly phases: Record<(typeof PHASES)[number], string>;
  readonly attacker: string;
  readonly defender: string;
  readonly notNamed: string;
  readonly tactic: string;
  readonly noTactic: string;
  readonly weapon: string;
  readonly noWeapon: string;
  readonly helpers: string;
  readonly warzone: string;
  readonly against: string;
  readonly hits: string;
  readonly misses: string;
  readonly wouldHit: string;
  readonly wouldMiss: string;
  readonly sumOf: (rating: string, name: string) => string;
  readonly cover: string;
  readonly window: string;
  readonly asks: (name: string) => string;
  readonly you: string;
  readonly announced: string;
  readonly plays: (name: string) => string;
  readonly uses: (name: string) => string;
  readonly on: (name: string) => string;
  readonly cancelled: string;
  readonly harm: string;
  readonly harmKill: (name: string) => string;
  readonly harmWound: (name: string) => string;
  readonly saved: string;
  readonly award: (name: string, victory: number, destiny: number) => string;
  readonly split: string;
  readonly splitSpoken: (victory: number, destiny: number) => string;
  readonly take: string;
  readonly spend: string;
  readonly spendSpoken: (n: number) => string;
  readonly pay: (n: number) => string;
  readonly less: string;
  readonly more: string;
  readonly proposal: string;
  readonly proposes: (name: string) => string;
  readonly mustAgree: (names: string) => string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly cards: (n: number) => string;
  readonly canDo: string;
  readonly target: string;
  readonly chooseTarget: string;
  readonly details: string;
  readonly cancel: string;
  readonly choose: string;
  readonly open: string;
  readonly close: string;
  readonly refused: string;
  readonly state: string;
  readonly values: string;
  readonly gear: string;
  readonly stopsBy: string;
  readonly stopsByCard: string;
  readonly moments: Record<Moment, string>;
  readonly deckOf: (seat: number, mine: boolean) => string;
  readonly ownDeck: string;
  readonly ownDeckHelp: string;
  readonly decks: { readonly [name: string]: readonly [name: string, about: string] };
}

const en: BoardText = {
  areas: { squad: 'Squad', station: 'Station', cohort: 'Kohort', outside: 'Outside' },
  areaOf: (area, name, cards) => `${area} of ${name}, ${plural('en', cards, { one: '# card', other: '# cards' })}`,
  onPlayer: 'On the player',
  onTable: 'On the table',
  types: {
    warrior: 'Warrior',
    equipment: 'Equipment',
    fortification: 'Fortification',
    symmetry: 'Dark Symmetry',
    mission: 'Mission',
    relic: 'Relic',
    warzone: 'Warzone',
    ki: 'Ki power',
    beast: 'Beast',
    art: 'Art',
    special: 'Special',
    alliance: 'Alliance',
  },
  fields: {
    bauhaus: 'Bauhaus',
    capitol: 'Capitol',
    cybertronic: 'Cybertronic',
    imperial: 'Imperial',
    mishima: 'Mishima',
    brotherhood: 'Brotherhood',
    legion: 'Dark Legion',
    rasputin: 'Sons of Rasputin',
    templars: 'Templars',
    crescentia: 'Crescent',
    lutheran: 'Lutheran Triad',
    free: 'No affiliation',
  },
  sets: {
    Base: 'Base set',
    Inquisition: 'Inquisition',
    Warzone: 'Warzone',
    Mortificator: 'Mortificator',
    Golgotha: 'Golgotha',
    Apocalypse: 'Apocalypse',
    'Paradise Lost': 'Paradise Lost',
    Promo: 'Promotional',
  },
  facets: { set: 'Set', type: 'Type', field: 'Affiliation', enforced: 'Enforced' },
  enforced: 'Enforced',
  notEnforced: 'Not yet',
  notEnforcedYet: 'The effect of this card is not enforced yet, so it cannot be put into a deck.',
  source: (set, code) => `${set}, no. ${code}`,
  ratings: ['Fight', 'Shoot', 'Armor', 'Value'],
  struckOut: 'none',
  printed: n => `printed ${n}`,
  personality: 'Personality',
  cost: n => plural('en', n, { one: '# destiny point', other: '# destiny points' }),
  actions: n => plural('en', n, { one: '# action', other: '# actions' }),
  after: { stays: 'stays in play', discard: 'then discarded', sacrifice: 'then out of the game' },
  wounded: 'wounded',
  covered: 'in cover',
  hidden: 'hidden',
  hiddenWarrior: 'A hidden warrior',
  hiddenArea: 'Hidden',
  inside: 'warrior inside',
  off: 'switched off',
  marks: n => plural('en', n, { one: '# marker', other: '# markers' }),
  unitOf: name => `in the unit of ${name}`,
  ownedBy: name => `belongs to ${name}`,
  fights: 'in combat',
  attachedTo: name => `on ${name}`,
  unknownCard: 'A card face down',
  victory: 'Victory points',
  destiny: 'Destiny points',
  debt: 'Owed to the bank',
  piles: { library: 'Library', hand: 'Hand', discard: 'Discard pile', sacrificed: 'Sacrificed' },
  pileOf: (pile, name, cards) => `${pile} of ${name}: ${plural('en', cards, { one: '# card', other: '# cards' })}`,
  unseen: n => plural('en', n, { one: '# card you may not see', other: '# cards you may not see' }),
  newest: 'The newest card first.',
  ante: 'Stakes',
  shown: 'You are being shown',
  turnOf: (turn, name) => `Turn ${turn}: ${name}`,
  opening: 'Opening',
  steps: { start: 'Start', draw: 'Draw', actions: 'Actions', discard: 'Discard', end: 'End' },
  actionsLeft: n => plural('en', n, { one: '# action left', other: '# actions left' }),
  attacksOnly: 'attacks only',
  of: n => `of ${n}`,
  profiles: { tournament: 'Tournament rules', standard: 'Standard rules' },
  modes: {
    duel: 'Duel',
    everybody: 'Everybody against everybody',
    targets: 'Main targets',
    teams: 'Teams',
    cartel: 'Cartel against the Dark Legion',
  },
  mainTarget: 'Your main target',
  mainTargetOf: name => `main target of ${name}`,
  team: n => `Team ${n}`,
  cartel: 'Cartel',
  legionSide: 'Dark Legion',
  out: 'out of the game',
  countdown: n => `${plural('en', n, { one: '# turn', other: '# turns' })} to bring in a warrior`,
  sabotaged: 'sabotaged this turn',
  lastTurns: n => plural('en', n, { one: '# last turn', other: '# last turns' }),
  judged: 'Changed by consent',
  active: 'plays',
  combat: 'Combat',
  combatIn: n => `Combat within a combat (${n})`,
  phases: {
    declared: 'Declaration',
    paired: 'Warriors named',
    tactic: 'Tactic',
    warzone: 'Warzone',
    modifiers: 'Modifiers',
    strikes: 'Strikes',
    status: 'Wounds',
    points: 'Points',
  },
  attacker: 'Attacker',
  defender: 'Defender',
  notNamed: 'not named yet',
  tactic: 'Tactic',
  noTactic: 'not announced yet',
  weapon: 'Weapon',
  noWeapon: 'no weapon',
  helpers: 'Joined',
  warzone: 'Warzone',
  against: 'against',
  hits: 'hits',
  misses: 'does no harm',
  wouldHit: 'would hit',
  wouldMiss: 'would do no harm',
  sumOf: (rating, name) => `${rating} of ${name}`,
  cover: 'cover',
  window: 'Window',
  asks: name => `${name} is asked`,
  you: 'You are asked',
  announced: 'Waits for answers',
  plays: name => `${name} plays`,
  uses: name => `${name} uses`,
  on: name => `on ${name}`,
  cancelled: 'cancelled',
  harm: 'About to happen',
  harmKill: name => `${name} dies`,
  harmWound: name => `${name} is wounded`,
  saved: 'saved',
  award: (name, v, d) => `${name}: ${v} victory, ${d} destiny`,
  split: 'Split the points',
  splitSpoken: (v, d) => `${v} victory, ${d} destiny`,
  take: 'Take them so',
  spend: 'Destiny points to spend',
  spendSpoken: n => plural('en', n, { one: '# destiny point', other: '# destiny points' }),
  pay: n => `Spend ${n}`,
  less: 'One fewer',
  more: 'One more',
  proposal: 'A change of the position is proposed',
  proposes: name => `${name} proposes`,
  mustAgree: names => `Yet to agree: ${names}`,
  hand: 'Your hand',
  handEmpty: 'Your hand is empty.',
  cards: n => plural('en', n, { one: '# card', other: '# cards' }),
  canDo: 'can do something',
  target: 'possible target',
  chooseTarget: 'Choose a target.',
  details: 'Details',
  cancel: 'Put back',
  choose: 'Choose',
  open: 'Show',
  close: 'Hide',
  refused: 'Not possible now',
  state: 'State',
  values: 'Values',
  gear: 'Attached',
  stopsBy: 'Stops by moment',
  stopsByCard: 'Stops by the kind of card played',
  moments: {
    free: 'Between steps and actions',
    start: 'Start of a turn',
    drawing: 'Draw step',
    end: 'End of a turn',
    special: 'Attack without combat',
    declared: 'Combat: attack declared',
    paired: 'Combat: warriors named',
    tactic: 'Combat: tactic announced',
    warzone: 'Combat: warzone decided',
    modifiers: 'Combat: modifiers',
    saving: 'Combat: last chance to save',
    status: 'Combat: after wounds',
    points: 'Points announced',
    reaction: 'Any card or ability played',
  },
  deckOf: (seat, mine) => (mine ? `Your deck (seat ${seat})` : `Deck of seat ${seat}`),
  ownDeck: 'Own deck as text',
  ownDeckHelp: 'One card a line: how many, and its name in either language.',
  decks: {
    imperial: ['Imperial', 'airships and daring'],
    bauhaus: ['Bauhaus', 'tanks and swords'],
    capitol: ['Capitol', 'guns and discipline'],
    brotherhood: ['Brotherhood', 'the Art in all its aspects'],
    algeroth: ['Algeroth', 'the legions of war and their gifts'],
    apostles: ['Apostles', 'followers of the other Apostles'],
    mishima: ['Mishima', 'blades and Ki'],
    tribes: ['Tribes', 'warriors of Earth on their Station'],
    cybertronic: ['Cybertronic', 'machines and their Commanders'],
  },
};

const cs: BoardText = {
  areas: { squad: 'Mužstvo', station: 'Stanice', cohort: 'Kohorta', outside: 'Mimo oblasti' },
  areaOf: (area, name, cards) => `${area}, ${name}, ${plural('cs', cards, { one: '# karta', few: '# karty', other: '# karet' })}`,
  onPlayer: 'Na hráči',
  onTable: 'Na stole',
  types: {
    warrior: 'Bojovník',
    equipment: 'Vybavení',
    fortification: 'Opevnění',
    symmetry: 'Černá symetrie',
    mission: 'Úkol',
    relic: 'Relikvie',
    warzone: 'Válečná zóna',
    ki: 'Síla KI',
    beast: 'Zvíře',
    art: 'Umění',
    special: 'Speciální',
    alliance: 'Aliance',
  },
  fields: {
    bauhaus: 'Bauhaus',
    capitol: 'Kapitol',
    cybertronic: 'Kybertronik',
    imperial: 'Imperiál',
    mishima: 'Mishima',
    brotherhood: 'Bratrstvo',
    legion: 'Černá legie',
    rasputin: 'Synové Rasputina',
    templars: 'Templáři',
    crescentia: 'Půlměsíc',
    lutheran: 'Luteránská triáda',
    free: 'Bez příslušnosti',
  },
  sets: {
    Base: 'Základní sada',
    Inquisition: 'Inquisition',
    Warzone: 'Warzone',
    Mortificator: 'Mortificator',
    Golgotha: 'Golgotha',
    Apocalypse: 'Apocalypse',
    'Paradise Lost': 'Paradise Lost',
    Promo: 'Reklamní',
  },
  facets: { set: 'Sada', type: 'Druh', field: 'Příslušnost', enforced: 'Vymáháno' },
  enforced: 'Vymáháno',
  notEnforced: 'Zatím ne',
  notEnforcedYet: 'Účinek této karty se zatím nevymáhá, proto ji nelze dát do balíčku.',
  source: (set, code) => `${set}, č. ${code}`,
  ratings: ['Zápas', 'Střelba', 'Obrana', 'Hodnota'],
  struckOut: 'žádná',
  printed: n => `na kartě ${n}`,
  personality: 'Osobnost',
  cost: n => plural('cs', n, { one: '# bod osudu', few: '# body osudu', other: '# bodů osudu' }),
  actions: n => plural('cs', n, { one: '# akce', few: '# akce', other: '# akcí' }),
  after: { stays: 'zůstává ve hře', discard: 'pak se odhodí', sacrifice: 'pak se obětuje' },
  wounded: 'zraněn',
  covered: 'v krytu',
  hidden: 'skrytý',
  hiddenWarrior: 'Skrytý bojovník',
  hiddenArea: 'Skrytí',
  inside: 'bojovník uvnitř',
  off: 'vypnuto',
  marks: n => plural('cs', n, { one: '# žeton', few: '# žetony', other: '# žetonů' }),
  unitOf: name => `v jednotce: ${name}`,
  ownedBy: name => `patří hráči ${name}`,
  fights: 'v souboji',
  attachedTo: name => `na kartě ${name}`,
  unknownCard: 'Karta rubem nahoru',
  victory: 'Vítězné body',
  destiny: 'Body osudu',
  debt: 'Dluh bance',
  piles: { library: 'Knihovna', hand: 'Ruka', discard: 'Hrob', sacrificed: 'Obětované' },
  pileOf: (pile, name, cards) => `${pile}, ${name}: ${plural('cs', cards, { one: '# karta', few: '# karty', other: '# karet' })}`,
  unseen: n =>
    plural('cs', n, { one: '# karta, kterou nesmíš vidět', few: '# karty, které nesmíš vidět', other: '# karet, které nesmíš vidět' }),
  newest: 'Nejnovější karta je první.',
  ante: 'Sázky',
  shown: 'Ukazují ti',
  turnOf: (turn, name) => `${turn}. kolo: ${name}`,
  opening: 'Zahájení',
  steps: { start: 'Začátek', draw: 'Lízání', actions: 'Akce', discard: 'Odhazování', end: 'Konec' },
  actionsLeft: n => plural('cs', n, { one: 'zbývá # akce', few: 'zbývají # akce', other: 'zbývá # akcí' }),
  attacksOnly: 'už jen útoky',
  of: n => `z ${n}`,
  profiles: { tournament: 'Turnajová pravidla', standard: 'Standardní pravidla' },
  modes: { duel: 'Duel', everybody: 'Všichni proti všem', targets: 'Hlavní cíle', teams: 'Týmy', cartel: 'Kartel proti Černé legii' },
  mainTarget: 'Tvůj hlavní cíl',
  mainTargetOf: name => `hlavní cíl hráče ${name}`,
  team: n => `Tým ${n}`,
  cartel: 'Kartel',
  legionSide: 'Černá legie',
  out: 'mimo hru',
  countdown: n => `na nasazení bojovníka ${plural('cs', n, { one: 'zbývá # kolo', few: 'zbývají # kola', other: 'zbývá # kol' })}`,
  sabotaged: 'v tomto kole sabotován',
  lastTurns: n => plural('cs', n, { one: 'poslední kolo', few: 'poslední # kola', other: 'posledních # kol' }),
  judged: 'Upraveno dohodou',
  active: 'na tahu',
  combat: 'Souboj',
  combatIn: n => `Souboj v souboji (${n})`,
  phases: {
    declared: 'Ohlášení',
    paired: 'Určení bojovníků',
    tactic: 'Taktika',
    warzone: 'Válečná zóna',
    modifiers: 'Modifikátory',
    strikes: 'Úder',
    status: 'Zranění',
    points: 'Body',
  },
  attacker: 'Útočník',
  defender: 'Obránce',
  notNamed: 'zatím neurčen',
  tactic: 'Taktika',
  noTactic: 'zatím neohlášena',
  weapon: 'Zbraň',
  noWeapon: 'beze zbraně',
  helpers: 'Přidali se',
  warzone: 'Válečná zóna',
  against: 'proti',
  hits: 'zasáhne',
  misses: 'neublíží',
  wouldHit: 'zasáhl by',
  wouldMiss: 'neublížil by',
  sumOf: (rating, name) => `${rating}, ${name}`,
  cover: 'kryt',
  window: 'Okno',
  asks: name => `Ptáme se hráče ${name}`,
  you: 'Ptáme se tebe',
  announced: 'Čeká na odpovědi',
  plays: name => `${name} hraje`,
  uses: name => `${name} používá`,
  on: name => `na ${name}`,
  cancelled: 'zrušeno',
  harm: 'Právě hrozí',
  harmKill: name => `${name} umírá`,
  harmWound: name => `${name} je zraněn`,
  saved: 'zachráněn',
  award: (name, v, d) => `${name}: ${v} vítězných, ${d} osudu`,
  split: 'Rozděl body',
  splitSpoken: (v, d) => `${v} vítězných, ${d} osudu`,
  take: 'Vzít takto',
  spend: 'Kolik bodů osudu vložit',
  spendSpoken: n => plural('cs', n, { one: '# bod osudu', few: '# body osudu', other: '# bodů osudu' }),
  pay: n => `Vložit ${n}`,
  less: 'O jeden méně',
  more: 'O jeden více',
  proposal: 'Je navržena úprava pozice',
  proposes: name => `Navrhuje ${name}`,
  mustAgree: names => `Souhlasit ještě musí: ${names}`,
  hand: 'Tvoje ruka',
  handEmpty: 'Nemáš v ruce žádnou kartu.',
  cards: n => plural('cs', n, { one: '# karta', few: '# karty', other: '# karet' }),
  canDo: 'může něco udělat',
  target: 'možný cíl',
  chooseTarget: 'Vyber cíl.',
  details: 'Podrobnosti',
  cancel: 'Vrátit',
  choose: 'Vybrat',
  open: 'Ukázat',
  close: 'Skrýt',
  refused: 'Teď nelze',
  state: 'Stav',
  values: 'Hodnoty',
  gear: 'Přiloženo',
  stopsBy: 'Zastavení podle okamžiku',
  stopsByCard: 'Zastavení podle druhu zahrané karty',
  moments: {
    free: 'Mezi kroky a akcemi',
    start: 'Začátek kola',
    drawing: 'Krok lízání',
    end: 'Konec kola',
    special: 'Útok bez souboje',
    declared: 'Souboj: útok ohlášen',
    paired: 'Souboj: bojovníci určeni',
    tactic: 'Souboj: taktika ohlášena',
    warzone: 'Souboj: válečná zóna',
    modifiers: 'Souboj: modifikátory',
    saving: 'Souboj: poslední záchrana',
    status: 'Souboj: po zranění',
    points: 'Ohlášené body',
    reaction: 'Jakákoli karta či schopnost',
  },
  deckOf: (seat, mine) => (mine ? `Tvůj balíček (${seat}. místo)` : `Balíček ${seat}. místa`),
  ownDeck: 'Vlastní balíček jako text',
  ownDeckHelp: 'Na každém řádku počet a jméno karty v kterémkoli jazyce.',
  decks: {
    imperial: ['Imperiál', 'vzducholodě a odvaha'],
    bauhaus: ['Bauhaus', 'tanky a meče'],
    capitol: ['Kapitol', 'palné zbraně a kázeň'],
    brotherhood: ['Bratrstvo', 'Umění ve všech aspektech'],
    algeroth: ['Algeroth', 'legie válečného Apoštola a jejich dary'],
    apostles: ['Apoštolové', 'stoupenci ostatních Apoštolů'],
    mishima: ['Mishima', 'čepele a síla KI'],
    tribes: ['Kmeny', 'Kmenoví válečníci na Stanici'],
    cybertronic: ['Kybertronik', 'stroje a jejich Velitelé'],
  },
};

export const boardText = (language: Language): BoardText => (language === 'cs' ? cs : en);
