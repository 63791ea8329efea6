/** Words of the board and of the cards page. Words of the game itself come from its own dictionary. */
import { plural, type Language } from '@kolbiste/engine';
import { allFactions, type Phase, type UnitKind } from '@kolbiste/summoner-wars';

export interface BoardText {
  readonly unknownCard: string;
  readonly melee: string;
  readonly ranged: string;
  readonly kinds: Record<UnitKind | 'event' | 'wall', string>;
  readonly everyDeck: string;
  /** The map, by its name for those who listen. */
  readonly map: string;
  readonly emptySquare: string;
  readonly yours: string;
  ownedBy(name: string): string;
  strengthOf(dice: number, ranged: boolean): string;
  lifeOf(left: number, life: number): string;
  readonly canAct: string;
  readonly chosenNow: string;
  wayChoices(n: number): string;
  onVine(left: number): string;
  under(n: number): string;
  readonly phases: Partial<Record<Phase, string>>;
  turn(n: number): string;
  readonly turnOf: string;
  counted(done: number, limit: number): string;
  readonly magic: string;
  readonly discard: string;
  readonly draw: string;
  readonly vines: string;
  readonly hand: string;
  readonly handEmpty: string;
  /** Behind the name of a player or a faction that has two. */
  readonly secondDeck: string;
  deckOfPlayer(player: number, mine: boolean): string;
  readonly atTheTable: string;
  readonly ownDeck: string;
  readonly ownDeckHelp: string;
  cards(n: number): string;
  pileOf(pile: string, name: string, n: number): string;
  readonly secretSize: string;
  readonly emptyPile: string;
  readonly topLast: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly details: string;
  readonly deselect: string;
  readonly stay: string;
  readonly whichWay: string;
  byWay(way: string): string;
  readonly shortestWay: string;
  readonly choose: string;
  readonly actions: string;
  readonly strength: string;
  readonly reach: string;
  readonly steps: string;
  readonly life: string;
  readonly printed: string;
  readonly against: string;
  readonly sum: string;
  stepsOf(n: number): string;
  readonly lineReach: string;
  readonly adjacentReach: string;
  readonly marks: {
    readonly moved: string;
    readonly attacked: string;
    readonly rolled: string;
    readonly used: string;
    readonly roused: string;
    readonly stunned: string;
    readonly charged: string;
    readonly struck: string;
    readonly unseen: string;
  };
  readonly underIt: string;
  readonly granted: string;
  readonly onVineWall: string;
  readonly foreign: string;
  readonly lasting: string;
  lastingUntil(until: string): string;
  readonly whyNot: string;
  readonly legend: { readonly walk: string; readonly threat: string; readonly line: string; readonly blocked: string };
  readonly dice: string;
  rolled(attacker: string, target: string): string;
  rolledFor(name: string): string;
  readonly hit: string;
  readonly miss: string;
  readonly ignored: string;
  hits(n: number): string;
  wounds(n: number): string;
  readonly destroyed: string;
  readonly taken: string;
  readonly shrugged: string;
  readonly prevented: string;
  readonly leftVine: string;
  readonly heldByVine: string;
  readonly takesEffect: string;
  readonly noEffect: string;
  readonly startRoll: string;
  readonly chooseDeck: string;
  readonly chosenDeck: string;
  waitingFor(name: string): string;
  deckOf(champions: string): string;
  readonly playing: string;
  readonly out: string;
  readonly tapHint: string;
  readonly facets: { readonly faction: string; readonly kind: string; readonly range: string; readonly cost: string };
  readonly noFaction: string;
  source(copies: number, faction: string): string;
}

const cs: BoardText = {
  unknownCard: 'Rub karty',
  melee: 'na blízko',
  ranged: 'na dálku',
  kinds: { summoner: 'Vyvolavač', champion: 'hrdina', common: 'běžná', event: 'událost', wall: 'zeď' },
  everyDeck: 'V každém balíčku',
  map: 'Bojiště',
  emptySquare: 'volné pole',
  yours: 'tvoje',
  ownedBy: name => `hráč ${name}`,
  strengthOf: (dice, ranged) => `síla ${dice} ${ranged ? 'na dálku' : 'na blízko'}`,
  lifeOf: (left, life) => `život ${left} z ${life}`,
  canAct: 'může jednat',
  chosenNow: 'vybráno',
  wayChoices: n => plural('cs', n, { one: '# možnost', few: '# možnosti', other: '# možností' }),
  onVine: left => `stojí na živém plotu (život ${left})`,
  under: n => plural('cs', n, { one: 'pod ní # karta', few: 'pod ní # karty', other: 'pod ní # karet' }),
  phases: { draw: 'Lízání', summon: 'Vyvolávání', events: 'Události', movement: 'Pohyb', attack: 'Útok', magic: 'Magie' },
  turn: n => `${n}. tah`,
  turnOf: 'Na tahu',
  counted: (done, limit) => `${done} z ${limit}`,
  magic: 'Magie',
  discard: 'Odhozené',
  draw: 'K lízání',
  vines: 'Živé ploty v zásobě',
  hand: 'Ruka',
  handEmpty: 'Ruka je prázdná.',
  secondDeck: ' (druhý balíček)',
  deckOfPlayer: (player, mine) => (mine ? 'Tvůj balíček' : `Balíček ${player}. hráče`),
  atTheTable: 'Vybere se tajně u stolu',
  ownDeck: 'Vlastní balíček',
  ownDeckHelp: 'Vyvolavač a pak na každém řádku počet a karta. Text se dá zkopírovat a poslat.',
  cards: n => plural('cs', n, { one: '# karta', few: '# karty', other: '# karet' }),
  pileOf: (pile, name, n) => `${pile}, ${name}: ${plural('cs', n, { one: '# karta', few: '# karty', other: '# karet' })}`,
  secretSize: 'kolik jich zbývá, vidí jen majitel',
  emptyPile: 'Balíček je prázdný.',
  topLast: 'Nahoře leží první karta.',
  zoomIn: 'Přiblížit mapu',
  zoomOut: 'Oddálit mapu',
  details: 'Podrobnosti',
  deselect: 'Zrušit výběr',
  stay: 'Zůstat na místě',
  whichWay: 'Kudy?',
  byWay: way => `přes ${way}`,
  shortestWay: 'nejklidnější cestou',
  choose: 'Vyber',
  actions: 'Co dál',
  strength: 'Síla',
  reach: 'Dosah',
  steps: 'Pohyb',
  life: 'Život',
  printed: 'na kartě',
  against: 'proti',
  sum: 'Odkud to je',
  stepsOf: n => plural('cs', n, { one: '# pole', few: '# pole', other: '# polí' }),
  lineReach: '3 pole v řadě, nic nesmí stát v cestě',
  adjacentReach: 'sousední pole',
  marks: {
    moved: 'už se pohnula',
    attacked: 'už útočila',
    rolled: 'už zkoušela opustit živý plot',
    used: 'schopnost už použila',
    roused: 'vkročila na živý plot nebo z něj',
    stunned: 'omráčená: nepohne se ani nezaútočí',
    charged: 'o 1 kostku víc za magii',
    struck: 'v tomto tahu už na ni útočili',
    unseen: 'začala tah bez nepřítele vedle sebe',
  },
  underIt: 'Leží pod ní',
  granted: 'Propůjčená schopnost',
  onVineWall: 'Stojí na živém plotu',
  foreign: 'Patří jinému hráči, než kdo jí velí',
  lasting: 'V platnosti',
  lastingUntil: until =>
    ({ turnEnd: 'do konce tahu', nextTurn: 'do začátku jeho příštího tahu', theirTurnEnd: 'v příštím tahu soupeře' })[until] ?? '',
  whyNot: 'Proč ne',
  legend: { walk: 'dojde sem', threat: 'odtud zasáhne', line: 'volná řada', blocked: 'zakryto' },
  dice: 'Kostky',
  rolled: (attacker, target) => `${attacker} útočí na: ${target}`,
  rolledFor: name => `Hod: ${name}`,
  hit: 'zásah',
  miss: 'vedle',
  ignored: 'nepočítá se',
  hits: n => plural('cs', n, { one: '# zásah', few: '# zásahy', other: '# zásahů' }),
  wounds: n => plural('cs', n, { one: '# zranění', few: '# zranění', other: '# zranění' }),
  destroyed: 'zničeno',
  taken: 'ovládnuto',
  shrugged: 'zraňuje jen 5 a víc',
  prevented: 'zranění odvráceno',
  leftVine: 'vyprostila se',
  heldByVine: 'uvízla a je zraněná',
  takesEffect: 'zasaženo',
  noEffect: 'nic se nestalo',
  startRoll: 'O začátek',
  chooseDeck: 'Vyber si lid',
  chosenDeck: 'Vybráno. Soupeř tvou volbu zatím nevidí.',
  waitingFor: name => `Čeká se: ${name}`,
  deckOf: champions => `Hrdinové: ${champions}`,
  playing: 'Hraje se',
  out: 'vyřazen',
  tapHint: 'Klepni na jednotku a potom na cíl, nebo ji přetáhni.',
  facets: { faction: 'Lid', kind: 'Druh', range: 'Dosah', cost: 'Cena' },
  noFaction: 'Zdi',
  source: (copies, faction) => `Základní sada, ${faction}${copies ? `, ${copies}×` : ''}`,
};

const en: BoardText = {
  unknownCard: 'Back of a card',
  melee: 'melee',
  ranged: 'ranged',
  kinds: { summoner: 'Summoner', champion: 'champion', common: 'common', event: 'event', wall: 'wall' },
  everyDeck: 'In every deck',
  map: 'Battlefield',
  emptySquare: 'empty square',
  yours: 'yours',
  ownedBy: name => `${name}’s`,
  strengthOf: (dice, ranged) => `strength ${dice} ${ranged ? 'ranged' : 'melee'}`,
  lifeOf: (left, life) => `life ${left} of ${life}`,
  canAct: 'can act',
  chosenNow: 'selected',
  wayChoices: n => plural('en', n, { one: '# option', other: '# options' }),
  onVine: left => `on a vine wall (life ${left})`,
  under: n => plural('en', n, { one: '# card under it', other: '# cards under it' }),
  phases: { draw: 'Draw', summon: 'Summon', events: 'Events', movement: 'Movement', attack: 'Attack', magic: 'Magic' },
  turn: n => `Turn ${n}`,
  turnOf: 'To play',
  counted: (done, limit) => `${done} of ${limit}`,
  magic: 'Magic',
  discard: 'Discard',
  draw: 'Draw pile',
  vines: 'Vine walls in supply',
  hand: 'Hand',
  handEmpty: 'The hand is empty.',
  secondDeck: ' (second deck)',
  deckOfPlayer: (player, mine) => (mine ? 'Your deck' : `Deck of player ${player}`),
  atTheTable: 'Chosen secretly at the table',
  ownDeck: 'A deck of your own',
  ownDeckHelp: 'The Summoner, then a number and a card on each line. The text can be copied and sent.',
  cards: n => plural('en', n, { one: '# card', other: '# cards' }),
  pileOf: (pile, name, n) => `${pile}, ${name}: ${plural('en', n, { one: '# card', other: '# cards' })}`,
  secretSize: 'only its owner sees how many are left',
  emptyPile: 'The pile is empty.',
  topLast: 'The first card is on top.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  details: 'Details',
  deselect: 'Deselect',
  stay: 'Stay in place',
  whichWay: 'Which way?',
  byWay: way => `by ${way}`,
  shortestWay: 'by the calmest way',
  choose: 'Choose',
  actions: 'What next',
  strength: 'Strength',
  reach: 'Range',
  steps: 'Movement',
  life: 'Life',
  printed: 'printed',
  against: 'against',
  sum: 'Where it comes from',
  stepsOf: n => plural('en', n, { one: '# square', other: '# squares' }),
  lineReach: '3 squares in a line, nothing may stand in between',
  adjacentReach: 'the next square',
  marks: {
    moved: 'has moved',
    attacked: 'has attacked',
    rolled: 'has tried to leave a vine wall',
    used: 'has used its ability',
    roused: 'moved onto or off a vine wall',
    stunned: 'stunned: neither moves nor attacks',
    charged: '1 more die, paid with magic',
    struck: 'was attacked this turn',
    unseen: 'began the turn with no enemy beside it',
  },
  underIt: 'Under it',
  granted: 'Ability given for a while',
  onVineWall: 'Stands on a vine wall',
  foreign: 'Belongs to another player than commands it',
  lasting: 'In force',
  lastingUntil: until =>
    ({ turnEnd: 'until the end of the turn', nextTurn: 'until their next turn begins', theirTurnEnd: 'in the opponent’s next turn' })[
      until
    ] ?? '',
  whyNot: 'Why not',
  legend: { walk: 'gets here', threat: 'can strike here', line: 'clear line', blocked: 'hidden' },
  dice: 'Dice',
  rolled: (attacker, target) => `${attacker} attacks ${target}`,
  rolledFor: name => `Roll: ${name}`,
  hit: 'hit',
  miss: 'miss',
  ignored: 'does not count',
  hits: n => plural('en', n, { one: '# hit', other: '# hits' }),
  wounds: n => plural('en', n, { one: '# wound', other: '# wounds' }),
  destroyed: 'destroyed',
  taken: 'taken over',
  shrugged: 'only 5 and more wound',
  prevented: 'wounds prevented',
  leftVine: 'got free',
  heldByVine: 'held and wounded',
  takesEffect: 'struck',
  noEffect: 'nothing happens',
  startRoll: 'For the start',
  chooseDeck: 'Choose your people',
  chosenDeck: 'Chosen. Your opponent does not see it yet.',
  waitingFor: name => `Waiting for ${name}`,
  deckOf: champions => `Champions: ${champions}`,
  playing: 'Being played',
  out: 'out',
  tapHint: 'Tap a unit and then its target, or drag it.',
  facets: { faction: 'People', kind: 'Kind', range: 'Range', cost: 'Cost' },
  noFaction: 'Walls',
  source: (copies, faction) => `Master Set, ${faction}${copies ? `, ${copies}×` : ''}`,
};

const TEXTS: Record<Language, BoardText> = { cs, en };
export const boardText = (language: Language): BoardText => TEXTS[language];
export const factionName = (id: string, language: Language): string =>
  allFactions().find(faction => faction.id === id)?.words[language] ?? id;
