/** Words of the board and of the cards page, in Czech. */
import { plural } from '@kolbiste/engine';
import type { BoardWords } from './board-words.ts';

export const cs: BoardWords = {
  bring: 'Přines svoje karty',
  ownCards: 'Kódy karet',
  cardsOf: (seat, mine) => (mine ? 'Tvoje karty' : `Karty ${seat}. hráče`),
  ownCardsHelp: 'Na každém řádku jeden kód: hrdinové a zbraně, od každého aspoň jeden.',
  codesTwice: before => `Tahle karta už je na řádku ${before}.`,
  codesBoth: 'Je potřeba aspoň jeden hrdina a jedna zbraň.',
  codesOdd: 'Taková karta se netiskne.',
  tally: { attacks: 'Útoky', blocks: 'Použité štíty', lost: 'Ztracené životy' },
  round: n => `${n}. kolo`,
  beforeFirst: 'Před prvním kolem',
  lives: 'Životy',
  livesOf: (n, most) =>
    `${plural('cs', Math.max(0, n), { one: '# život', few: '# životy', many: '# života', other: '# životů' })} z ${most}`,
  energy: 'Energie',
  energyOf: n => `Energie ${n} z 12`,
  actions: 'Akce',
  actionsLeft: n => plural('cs', n, { one: 'zbývá # akce', few: 'zbývají # akce', many: 'zbývá # akce', other: 'zbývá # akcí' }),
  onTurn: 'na řadě',
  won: 'vítěz',
  deeds: {
    spun: 'v minulém tahu se točilo',
    used: 'v minulém tahu použit účinek',
    laid: 'v minulém tahu odložen účinek',
    repair: 'v minulém tahu začala oprava',
    blocked: 'v minulém tahu bránilo štítem',
    missed: 'v minulém tahu odolalo útoku',
    hit: 'v minulém tahu zasaženo',
  },
  lostLast: n => `v minulém tahu zasaženo: −${plural('cs', n, { one: '# život', few: '# životy', many: '# života', other: '# životů' })}`,
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
    cursed: 'Nedá se s ní nic dělat, dokud majitel nezlomí prokletí za 5 životů.',
    freed: 'Připravená bude na začátku příštího tahu.',
  },
  lastSpin: 'Poslední zatočení',
  startSpins: 'Kdo začne',
  noSpinYet: 'Zatím nikdo netočil.',
  hints: {
    'duel.otherWeapon': 'Klepni na kolečko, kterým zatočíš o začátek.',
    'duel.draw': 'Klepni na kolečko, kterým zatočíš o začátek.',
    'duel.begin': 'Klepni na hrdinu, který začne.',
    'turn.acted': 'Klepni na zvýrazněné kolečko a zatočíš jím.',
    'spin.refuse': 'Přijmi ho, nebo klepni na kolečko, kterým zatočíš znovu.',
    'spin.aimAgain': 'Klepni na druhý cíl v kroužku.',
    'bonus.take': 'Klepni na bonus u svého hrdiny.',
    'bonus.take.forced': 'Klepni na postih u svého hrdiny.',
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
  printed: 'na kolečku',
  bonus: 'bonus hrdiny',
  detonator: 'odpalovač',
  shields: 'štíty',
  total: 'síla útoku',
  against: 'odolnost cíle',
  deadly: 'smrtící – hrdina by padl',
  fell: name => `Smrtící zásah: ${name} padá!`,
  spinning: 'točí se…',
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
  packDone: 'Všechny karty jsou odkryté.',
  packCopy: 'Zkopírovat kódy',
  heroes: 'Hrdinové',
  weaponType: 'Typ zbraně',
  effect: 'Efekt',
  kind: 'Druh karty',
  rollsNote: 'Každá karta tohoto druhu má čísla o kousek jiná.',
};
