/** Words of the board, the cards page and the packs. Words of the game itself come from its own dictionary. */
import { plural, type Language } from '@kolbiste/engine';
import { wordsCs, wordsEn, type CodeProblem, type DuelWords, type Rarity } from '@kolbiste/scratch-wars';

export const wordsOf = (language: Language): DuelWords => (language === 'cs' ? wordsCs : wordsEn);

export interface BoardText {
  round(n: number): string;
  readonly beforeFirst: string;
  readonly lives: string;
  livesOf(lives: number, most: number): string;
  readonly energy: string;
  energyOf(energy: number): string;
  readonly actions: string;
  actionsLeft(n: number): string;
  readonly onTurn: string;
  readonly won: string;
  readonly suddenDeath: string;
  suddenDeathIn(rounds: number): string;
  readonly now: string;
  gains(energy: number): string;
  readonly nothingNow: string;
  readonly spent: string;
  readonly focus: string;
  readonly cost: string;
  readonly costMore: string;
  readonly durability: string;
  readonly island: string;
  readonly edition: string;
  readonly rarity: string;
  readonly rarities: Record<Rarity, string>;
  readonly strength: string;
  readonly weapons: string;
  weaponsOf(name: string): string;
  heroOf(name: string): string;
  readonly details: string;
  detailsOf(name: string): string;
  readonly odds: string;
  readonly oddsHelp: string;
  chance(sectors: number): string;
  readonly edges: Record<'green' | 'orange' | 'red', string>;
  readonly colourSays: Record<'green' | 'orange' | 'red', string>;
  readonly stateSays: Record<'prepared' | 'carrying' | 'broken' | 'repairing' | 'cursed' | 'freed', string>;
  readonly lastSpin: string;
  readonly startSpins: string;
  readonly noSpinYet: string;
  /** What to do on the board, by question. */
  readonly hints: { readonly [question: string]: string };
  readonly aiming: string;
  readonly incoming: string;
  power(n: number): string;
  behind(n: number): string;
  waitingFor(name: string): string;
  readonly sum: string;
  readonly sumOpen: string;
  readonly printed: string;
  readonly bonus: string;
  readonly detonator: string;
  readonly shields: string;
  readonly total: string;
  readonly against: string;
  readonly hit: string;
  readonly miss: string;
  readonly prepare: string;
  readonly chooseHero: string;
  readonly chooseWeapons: string;
  chosen(n: number, of: number): string;
  choosing(name: string): string;
  readonly taken: string;
  readonly whyNot: string;
  readonly canDo: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly codeField: string;
  readonly codePlaceholder: string;
  readonly codeCopy: string;
  readonly codeCopied: string;
  codeQr(name: string): string;
  readonly codeFound: string;
  readonly codeNoKind: string;
  codeProblem(problem: CodeProblem): string;
  readonly pack: string;
  readonly packHelp: string;
  readonly packSeed: string;
  readonly packSeedHelp: string;
  readonly packSize: string;
  readonly packSizes: Record<'booster' | 'tin', string>;
  readonly packEdition: string;
  readonly packAny: string;
  readonly packOpen: string;
  readonly packNew: string;
  readonly packScratch: string;
  readonly packScratchAll: string;
  scratchCard(n: number): string;
  readonly packDone: string;
  readonly packCopy: string;
  readonly heroes: string;
  readonly weaponType: string;
  readonly effect: string;
  readonly kind: string;
  readonly rollsNote: string;
}

const cs: BoardText = {
  round: n => `${n}. kolo`,
  beforeFirst: 'Před prvním kolem',
  lives: 'Životy',
  livesOf: (n, most) =>
    `${plural('cs', Math.max(0, n), { one: '# život', few: '# životy', many: '# života', other: '# životů' })} z ${most}`,
  energy: 'Energie',
  energyOf: n => `Energie ${n} z 12`,
  actions: 'Akce',
  actionsLeft: n => plural('cs', n, { one: 'zbývá # akce', few: 'zbývají # akce', many: 'zbývá # akce', other: 'zbývá # akcí' }),
  onTurn: 'na tahu',
  won: 'vítěz',
  suddenDeath: 'Náhlá smrt: každé kolo −5 životů oběma',
  suddenDeathIn: n =>
    plural('cs', n, {
      one: 'náhlá smrt za # kolo',
      few: 'náhlá smrt za # kola',
      many: 'náhlá smrt za # kola',
      other: 'náhlá smrt za # kol',
    }),
  now: 'Teď platí',
  gains: n => `+${n} energie na začátku tahu`,
  nothingNow: 'Žádný bonus',
  spent: 'použito',
  focus: 'Zaměření',
  cost: 'Náročnost',
  costMore: 'o jednu víc: na tento typ hrdina není zaměřený',
  durability: 'Odolnost',
  island: 'Ostrov',
  edition: 'Edice',
  rarity: 'Vzácnost',
  rarities: { 1: 'dřevo', 2: 'kámen', 3: 'ocel', 4: 'zlato' },
  strength: 'Síla',
  weapons: 'Zbraně',
  weaponsOf: name => `Zbraně: ${name}`,
  heroOf: name => `Hrdina: ${name}`,
  details: 'Podrobně',
  detailsOf: name => `${name}: podrobně a šance`,
  odds: 'Co může padnout',
  oddsHelp: 'Všech devět polí je stejně pravděpodobných.',
  chance: n => `${n} z 9`,
  edges: { green: 'hladký okraj', orange: 'natržený okraj', red: 'pilovitý okraj' },
  colourSays: {
    green: 'použij, nebo ignoruj; hraješ dál',
    orange: 'použij a skonči s akcemi, nebo ignoruj a hraj dál',
    red: 'musíš použít a akce končí',
  },
  stateSays: {
    prepared: 'Dá se s ní točit.',
    carrying: 'Leží na ní odložený efekt; dokud tam je, točit s ní nejde.',
    broken: 'Leží lícem dolů. Oprava stojí akci a energii.',
    repairing: 'Připravená bude na začátku příštího tahu.',
    cursed: 'Nejde s ní nic, dokud majitel nezlomí prokletí za 5 životů.',
    freed: 'Připravená bude na začátku příštího tahu.',
  },
  lastSpin: 'Poslední zatočení',
  startSpins: 'Losování o začátek',
  noSpinYet: 'Zatím nikdo netočil.',
  hints: {
    'duel.otherWeapon': 'Klepni na kolečko, kterým zatočíš o začátek.',
    'duel.draw': 'Klepni na kolečko, kterým zatočíš o začátek.',
    'duel.begin': 'Klepni na hrdinu, který začne.',
    'turn.acted': 'Klepni na kolečko v kroužku a zatočí se.',
    'spin.refuse': 'Přijmi ji, nebo klepni na kolečko, kterým zatočíš znovu.',
    'spin.aimAgain': 'Klepni na druhý cíl v kroužku.',
    'bonus.take': 'Klepni na bonus u svého hrdiny.',
    'attack.announce': 'Klepni na cíl v kroužku.',
    'defence.pick': 'Klepni na štíty, kterými se kryješ.',
    'mechanic.decide': 'Klepni na zbraň: svou opravíš, soupeřovu napadneš.',
  },
  aiming: 'Míříš',
  incoming: 'Letí na tebe',
  power: n => `síla ${n}`,
  behind: n => `štíty ${n}`,
  waitingFor: name => `Rozhoduje ${name}.`,
  sum: 'Jak to vyšlo',
  sumOpen: 'Rozepsat sílu útoku',
  printed: 'na kole',
  bonus: 'bonus hrdiny',
  detonator: 'odpalovač',
  shields: 'štíty',
  total: 'síla útoku',
  against: 'odolnost cíle',
  hit: 'zásah',
  miss: 'bez účinku',
  prepare: 'Příprava',
  chooseHero: 'Vyber si hrdinu',
  chooseWeapons: 'Vyber jednu až pět zbraní',
  chosen: (n, of) => `Vybráno ${n} z ${of}`,
  choosing: name => `${name} si tajně vybírá.`,
  taken: 'vybráno',
  whyNot: 'Proč to nejde',
  canDo: 'Co s ní jde dělat',
  code: 'Kód karty',
  codeHelp: 'Kód nese všechno, co karta říká. Pošli ho, vytiskni, nebo opiš.',
  codeField: 'Napiš nebo vlož kód',
  codePlaceholder: 'SWH-… nebo SWW-…',
  codeCopy: 'Zkopírovat kód',
  codeCopied: 'Zkopírováno',
  codeQr: name => `QR kód karty ${name}`,
  codeFound: 'Karta z kódu',
  codeNoKind: 'Vlastní karta, žádný z našich druhů',
  codeProblem(p) {
    switch (p.problem) {
      case 'empty':
        return 'Tady zatím nic není.';
      case 'prefix':
        return 'Kód hrdiny začíná SWH, kód zbraně SWW.';
      case 'tooShort':
        return 'Kód je krátký, kus chybí.';
      case 'tooLong':
        return 'Kód je moc dlouhý.';
      case 'checksum':
        return 'Kontrolní znaky nesedí: někde je překlep.';
      case 'unknownKind':
        return 'Takový druh karty neznáme. Kód je nejspíš z novější verze.';
      case 'malformed':
        return 'Kód nepopisuje platnou kartu.';
      case 'unknownCharacter':
        return `Znak „${p.character}“ na ${p.position + 1}. místě v kódech není.`;
      case 'version':
        return `Kód je z novější verze (${p.version}).`;
    }
  },
  pack: 'Otevřít balíček',
  packHelp: 'Setři fólii a podívej se, co je pod ní. Stejné slovo dá vždycky stejné karty.',
  packSeed: 'Slovo na obalu',
  packSeedHelp: 'Cokoli: jméno, datum, zaříkadlo.',
  packSize: 'Velikost',
  packSizes: { booster: 'Balíček: hrdina a 4 zbraně', tin: 'Plechovka: 2 hrdinové a 6 zbraní' },
  packEdition: 'Edice',
  packAny: 'všechny',
  packOpen: 'Roztrhnout obal',
  packNew: 'Další balíček',
  packScratch: 'Stírej myší nebo prstem. Na klávesnici: Enter nebo mezerník na kartě.',
  packScratchAll: 'Setřít všechno',
  scratchCard: n => `Setřít ${n}. kartu`,
  packDone: 'Všechno je venku.',
  packCopy: 'Zkopírovat kódy',
  heroes: 'Hrdinové',
  weaponType: 'Typ zbraně',
  effect: 'Efekt',
  kind: 'Druh karty',
  rollsNote: 'Každá karta tohoto druhu má čísla o kousek jiná.',
};

const en: BoardText = {
  round: n => `Round ${n}`,
  beforeFirst: 'Before round one',
  lives: 'Lives',
  livesOf: (n, most) => `${plural('en', Math.max(0, n), { one: '# life', other: '# lives' })} of ${most}`,
  energy: 'Energy',
  energyOf: n => `Energy ${n} of 12`,
  actions: 'Actions',
  actionsLeft: n => plural('en', n, { one: '# action left', other: '# actions left' }),
  onTurn: 'on turn',
  won: 'winner',
  suddenDeath: 'Sudden death: −5 lives for both each round',
  suddenDeathIn: n => plural('en', n, { one: 'sudden death in # round', other: 'sudden death in # rounds' }),
  now: 'Counts now',
  gains: n => `+${n} energy at the start of the turn`,
  nothingNow: 'No bonus',
  spent: 'used',
  focus: 'Focus',
  cost: 'Cost',
  costMore: 'one more: the hero is not focused on this type',
  durability: 'Durability',
  island: 'Island',
  edition: 'Edition',
  rarity: 'Rarity',
  rarities: { 1: 'wood', 2: 'stone', 3: 'steel', 4: 'gold' },
  strength: 'Strength',
  weapons: 'Weapons',
  weaponsOf: name => `Weapons: ${name}`,
  heroOf: name => `Hero: ${name}`,
  details: 'Details',
  detailsOf: name => `${name}: details and odds`,
  odds: 'What may come',
  oddsHelp: 'All nine sectors are equally likely.',
  chance: n => `${n} in 9`,
  edges: { green: 'whole edge', orange: 'torn edge', red: 'ragged edge' },
  colourSays: {
    green: 'use it or ignore it; you go on',
    orange: 'use it and your actions end, or ignore it and go on',
    red: 'must be used, and your actions end',
  },
  stateSays: {
    prepared: 'It can be spun.',
    carrying: 'A deferred effect lies on it; while it does, it cannot be spun.',
    broken: 'It lies face down. A repair takes an action and energy.',
    repairing: 'It is ready at the start of the next turn.',
    cursed: 'Nothing can be done with it until its owner breaks the curse for 5 lives.',
    freed: 'It is ready at the start of the next turn.',
  },
  lastSpin: 'Last spin',
  startSpins: 'Drawing for the start',
  noSpinYet: 'Nobody has spun yet.',
  hints: {
    'duel.otherWeapon': 'Touch the wheel you spin for the start.',
    'duel.draw': 'Touch the wheel you spin for the start.',
    'duel.begin': 'Touch the hero who begins.',
    'turn.acted': 'Touch a ringed wheel and it spins.',
    'spin.refuse': 'Accept it, or touch a wheel to spin again.',
    'spin.aimAgain': 'Touch a second ringed target.',
    'bonus.take': "Touch a bonus at your hero's side.",
    'attack.announce': 'Touch a ringed target.',
    'defence.pick': 'Touch the shields you hold up.',
    'mechanic.decide': 'Touch a weapon: yours is repaired, theirs is attacked.',
  },
  aiming: 'You aim',
  incoming: 'Coming at you',
  power: n => `power ${n}`,
  behind: n => `shields ${n}`,
  waitingFor: name => `${name} decides.`,
  sum: 'How it came about',
  sumOpen: 'Open the sum of the attack',
  printed: 'on the wheel',
  bonus: "hero's bonus",
  detonator: 'detonator',
  shields: 'shields',
  total: 'power of the attack',
  against: "target's durability",
  hit: 'a hit',
  miss: 'no effect',
  prepare: 'Preparation',
  chooseHero: 'Choose your hero',
  chooseWeapons: 'Choose one to five weapons',
  chosen: (n, of) => `${n} of ${of} chosen`,
  choosing: name => `${name} is choosing in secret.`,
  taken: 'chosen',
  whyNot: 'Why not',
  canDo: 'What can be done',
  code: 'Card code',
  codeHelp: 'The code holds all that the card says. Send it, print it, or copy it by hand.',
  codeField: 'Type or paste a code',
  codePlaceholder: 'SWH-… or SWW-…',
  codeCopy: 'Copy the code',
  codeCopied: 'Copied',
  codeQr: name => `QR code of ${name}`,
  codeFound: 'The card of this code',
  codeNoKind: "A card of somebody's own, none of our kinds",
  codeProblem(p) {
    switch (p.problem) {
      case 'empty':
        return 'Nothing here yet.';
      case 'prefix':
        return "A hero's code begins with SWH, a weapon's with SWW.";
      case 'tooShort':
        return 'The code is too short: a piece is missing.';
      case 'tooLong':
        return 'The code is too long.';
      case 'checksum':
        return 'The check characters do not fit: there is a slip somewhere.';
      case 'unknownKind':
        return 'We do not know this kind of card. The code is probably of a later edition.';
      case 'malformed':
        return 'The code does not describe a valid card.';
      case 'unknownCharacter':
        return `“${p.character}” at place ${p.position + 1} is in no code.`;
      case 'version':
        return `The code is of a later edition (${p.version}).`;
    }
  },
  pack: 'Open a pack',
  packHelp: 'Scratch the foil and see what is under it. The same word always gives the same cards.',
  packSeed: 'A word on the wrapper',
  packSeedHelp: 'Anything: a name, a date, a spell.',
  packSize: 'Size',
  packSizes: { booster: 'Booster: a hero and 4 weapons', tin: 'Tin: 2 heroes and 6 weapons' },
  packEdition: 'Edition',
  packAny: 'all',
  packOpen: 'Tear the wrapper',
  packNew: 'Another pack',
  packScratch: 'Scratch with the mouse or a finger. On the keyboard: Enter or Space on a card.',
  packScratchAll: 'Scratch them all',
  scratchCard: n => `Scratch card ${n}`,
  packDone: 'Everything is out.',
  packCopy: 'Copy the codes',
  heroes: 'Heroes',
  weaponType: 'Weapon type',
  effect: 'Effect',
  kind: 'Kind of card',
  rollsNote: 'Each card of this kind has slightly different numbers.',
};

const TEXTS: Record<Language, BoardText> = { cs, en };
export const boardText = (language: Language): BoardText => TEXTS[language];
