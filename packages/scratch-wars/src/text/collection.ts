/** Words of the collection: packs that wait, cards that are there, cards that are entered, loadouts. */
import { plural, type Language } from '@kolbiste/engine';
import type { CardFault, CardProblem } from '../cards/index.ts';
import { TIMES, type TimeOfDay } from '../cards/vocabulary.ts';
import { boardWords, wordsOf } from './board.ts';

interface CollectionWords {
  readonly waiting: string;
  readonly waitingHelp: string;
  readonly clubOff: string;
  readonly booster: string;
  readonly tin: string;
  readonly ownPack: string;
  readonly ownPackHelp: string;
  readonly firstPack: string;
  readonly print: string;
  readonly printHelp: string;
  readonly keep: string;
  kept(count: number): string;
  readonly keptAlready: string;
  readonly back: string;
  readonly mine: string;
  count(shown: number, all: number): string;
  readonly none: string;
  readonly pile: string;
  readonly piles: Record<'all' | 'club' | 'own', string>;
  readonly from: string;
  readonly all: string;
  readonly duplicates: string;
  readonly enter: string;
  readonly enterCode: string;
  readonly enterPrinted: string;
  readonly enterPrintedHelp: string;
  readonly scan: string;
  readonly mark: string;
  readonly markHelp: string;
  readonly markTaken: string;
  readonly there: string;
  readonly name: string;
  readonly noKind: string;
  readonly realOnly: string;
  readonly realOnlyHelp: string;
  readonly sector: string;
  sectorOf(n: number): string;
  readonly next: string;
  readonly previous: string;
  readonly slot: string;
  readonly empty: string;
  readonly value: string;
  readonly colour: string;
  readonly effect: string;
  readonly problems: string;
  readonly fields: { readonly [field: string]: string };
  readonly faults: Record<CardFault, (limit: number) => string>;
  readonly origins: Record<'pack' | 'typed' | 'scanned' | 'club', string>;
  marked(mark: string): string;
  readonly remove: string;
  readonly loadout: string;
  readonly loadoutHelp: string;
  readonly loadoutName: string;
  readonly usualName: string;
  readonly toLoadout: string;
  readonly outOfLoadout: string;
  readonly full: string;
  readonly noHero: string;
  readonly noWeapons: string;
  readonly save: string;
  readonly saved: string;
  readonly fresh: string;
  readonly perSpin: string;
  readonly perSpinHelp: string;
  readonly missing: string;
}

const cs: CollectionWords = {
  waiting: 'Balíčky',
  waitingHelp: 'Klubové karty: balíček každý den a jeden za první dnešní výhru na serveru. Co v nich je, určuje server; dokázat se to dá.',
  clubOff: 'Klubové balíčky dostane, kdo je přihlášený a má spojení se serverem.',
  booster: 'Vzít si dnešní balíček',
  tin: 'Vzít si plechovku na začátek',
  ownPack: 'Balíček podle slova',
  ownPackHelp: 'Bez účtu a bez spojení. Karty z něj jsou tvoje vlastní, ne klubové.',
  firstPack: 'Otevřít balíček',
  print: 'Vytisknout',
  printHelp: 'Tiskni ve 100 %, bez přizpůsobení: 63 × 88 mm, devět karet na stránku, se značkami pro řez.',
  keep: 'Dát do sbírky',
  kept: count =>
    plural('cs', count, { one: 'Ve sbírce přibyla # karta.', few: 'Ve sbírce přibyly # karty.', other: 'Ve sbírce přibylo # karet.' }),
  keptAlready: 'Všechny už ve sbírce jsou.',
  back: 'Zpět na sbírku',
  mine: 'Karty',
  count: (shown, all) => (shown === all ? `Celkem ${all}` : `Zobrazeno ${shown} z ${all}`),
  none: 'Zatím tu není žádná karta. Otevři si balíček, nebo zadej kartu, kterou máš doma.',
  pile: 'Hromádka',
  piles: { all: 'všechny', club: 'klubové', own: 'vlastní' },
  from: 'Ostrov nebo edice',
  all: 'všechny',
  duplicates: 'Jen druhy, které mám víckrát',
  enter: 'Zadat kartu',
  enterCode: 'Kódem',
  enterPrinted: 'Z papíru',
  enterPrintedHelp: 'Kód vydavatele neumíme přečíst, je to jen jméno karty. Čísla proto opiš.',
  scan: 'Naskenovat',
  mark: 'Kód vytištěný na kartě',
  markHelp: 'Naskenuj ho, nebo ho opiš. Každá karta ho má jen jednou.',
  markTaken: 'Karta s tímto kódem už ve sbírce je.',
  there: 'Tahle karta už ve sbírce je.',
  name: 'Jméno',
  noKind: 'žádný z našich druhů',
  realOnly: 'Jen hodnoty, které se na skutečných kartách vyskytují',
  realOnlyHelp: 'Podle asi 73 000 hrdinů a 90 000 zbraní, které zapsali hráči.',
  sector: 'Výseč',
  sectorOf: n => `${n}. výseč z 9`,
  next: 'Další výseč',
  previous: 'Předchozí výseč',
  slot: 'bonus',
  empty: 'nic',
  value: 'hodnota',
  colour: 'Barva',
  effect: 'Efekt',
  problems: 'Co je ještě potřeba opravit',
  fields: {
    kind: 'Druh',
    name: 'Jméno',
    island: 'Ostrov',
    rarity: 'Vzácnost',
    lives: 'Životy',
    focus: 'Zaměření',
    energy: 'Energie',
    slots: 'Bonusy',
    edition: 'Edice',
    type: 'Typ',
    durability: 'Výdrž',
    cost: 'Cena',
    sectors: 'Výseče',
  },
  faults: {
    malformed: () => 'není vyplněno správně',
    unknown: () => 'takovou hodnotu neznáme',
    tooLow: limit => `nejméně ${limit}`,
    tooHigh: limit => `nejvýš ${limit}`,
    tooFew: limit => `je jich málo, nejméně ${limit}`,
    tooMany: limit => `je jich moc, nejvýš ${limit}`,
    repeated: () => 'opakuje se',
    zero: () => 'nesmí být nula',
    wrongTime: () => 'v této denní době být nemůže',
    needsDurability: () => 'odložený efekt potřebuje výdrž',
    noDurability: () => 'jednorázový efekt výdrž nemá',
  },
  origins: { pack: 'z balíčku', typed: 'zadaná', scanned: 'naskenovaná', club: 'klubová' },
  marked: mark => `Na kartě je vytištěno: ${mark}`,
  remove: 'Vyřadit ze sbírky',
  loadout: 'Výzbroj',
  loadoutHelp: 'Hrdina a nejvýš pět zbraní.',
  loadoutName: 'Jméno výzbroje',
  usualName: 'Výzbroj',
  toLoadout: 'Do výzbroje',
  outOfLoadout: 'Ven z výzbroje',
  full: 'Výzbroj má nejvýš pět zbraní.',
  noHero: 'Chybí hrdina.',
  noWeapons: 'Chybí zbraně.',
  save: 'Uložit výzbroj',
  saved: 'Výzbroj je uložená.',
  fresh: 'Nová výzbroj',
  perSpin: 'Průměr na roztočení',
  perSpinHelp: 'Součet hodnot všech výsečí jednoho druhu dělený devíti, bez bonusů hrdiny.',
  missing: 'Tahle karta už ve sbírce není.',
};

const en: CollectionWords = {
  waiting: 'Packs',
  waitingHelp:
    'Club cards: a pack every day, and one for the first win of the day on the server. The server decides what is in them, and it can be proved.',
  clubOff: 'Club packs are for those who are signed in and online.',
  booster: 'Take today’s pack',
  tin: 'Take a tin to begin with',
  ownPack: 'A pack from a word',
  ownPackHelp: 'Without an account, and offline. Its cards are your own, not the club’s.',
  firstPack: 'Open a pack',
  print: 'Print',
  printHelp: 'Print at 100 %, without scaling: 63 × 88 mm, nine cards to a page, with cut marks.',
  keep: 'Put into the collection',
  kept: count => plural('en', count, { one: '# new card in the collection.', other: '# new cards in the collection.' }),
  keptAlready: 'All of them are in the collection already.',
  back: 'Back to the collection',
  mine: 'Cards',
  count: (shown, all) => (shown === all ? `${all} in all` : `${shown} of ${all} shown`),
  none: 'No cards here yet. Open a pack, or enter a card that you have at home.',
  pile: 'Pile',
  piles: { all: 'all', club: 'club cards', own: 'own cards' },
  from: 'Island or edition',
  all: 'all',
  duplicates: 'Only kinds I have more than once',
  enter: 'Enter a card',
  enterCode: 'By code',
  enterPrinted: 'From cardboard',
  enterPrintedHelp: 'The publisher’s code is only the card’s name to us: we cannot read it. So copy the numbers.',
  scan: 'Scan',
  mark: 'The code printed on the card',
  markHelp: 'Scan it or type it. No two cards have the same.',
  markTaken: 'A card with this code is in the collection already.',
  there: 'This card is in the collection already.',
  name: 'Name',
  noKind: 'none of our kinds',
  realOnly: 'Only values that occur on real cards',
  realOnlyHelp: 'From about 73,000 heroes and 90,000 weapons that players have listed.',
  sector: 'Sector',
  sectorOf: n => `Sector ${n} of 9`,
  next: 'Next sector',
  previous: 'Previous sector',
  slot: 'bonus',
  empty: 'nothing',
  value: 'value',
  colour: 'Colour',
  effect: 'Effect',
  problems: 'What is still to be put right',
  fields: {
    kind: 'Kind',
    name: 'Name',
    island: 'Island',
    rarity: 'Rarity',
    lives: 'Lives',
    focus: 'Focus',
    energy: 'Energy',
    slots: 'Bonuses',
    edition: 'Edition',
    type: 'Type',
    durability: 'Durability',
    cost: 'Cost',
    sectors: 'Sectors',
  },
  faults: {
    malformed: () => 'is not filled in properly',
    unknown: () => 'we know no such value',
    tooLow: limit => `at least ${limit}`,
    tooHigh: limit => `at most ${limit}`,
    tooFew: limit => `too few, at least ${limit}`,
    tooMany: limit => `too many, at most ${limit}`,
    repeated: () => 'is there twice',
    zero: () => 'must not be zero',
    wrongTime: () => 'cannot be at this time of day',
    needsDurability: () => 'a deferred effect needs durability',
    noDurability: () => 'a one-shot effect has no durability',
  },
  origins: { pack: 'from a pack', typed: 'entered', scanned: 'scanned', club: 'club card' },
  marked: mark => `Printed on the card: ${mark}`,
  remove: 'Take out of the collection',
  loadout: 'Loadout',
  loadoutHelp: 'A hero and up to five weapons.',
  loadoutName: 'Name of the loadout',
  usualName: 'Loadout',
  toLoadout: 'To the loadout',
  outOfLoadout: 'Out of the loadout',
  full: 'A loadout has at most five weapons.',
  noHero: 'A hero is missing.',
  noWeapons: 'Weapons are missing.',
  save: 'Save the loadout',
  saved: 'The loadout is saved.',
  fresh: 'New loadout',
  perSpin: 'Average per spin',
  perSpinHelp: 'The values of all sectors of a kind, divided by nine, without the hero’s bonuses.',
  missing: 'This card is not in the collection any more.',
};

export const collectionWords = (language: Language): CollectionWords => (language === 'cs' ? cs : en);

/** „Energie (noc): nejvýš 12“ */
export function problemText(language: Language, { at, fault, limit = 0 }: CardProblem): string {
  const w = collectionWords(language);
  const [field = '', ...rest] = at.split('.');
  const time = TIMES.find((each): each is TimeOfDay => rest.includes(each));
  const place =
    field === 'sectors' && rest[0] !== undefined ? w.sectorOf(Number(rest[0]) + 1) : time ? wordsOf(language).times[time] : null;
  const part = rest.at(-1) === 'durability' ? boardWords(language).durability : rest.at(-1) === 'value' ? w.value : null;
  const where = [w.fields[field] ?? field, [place, part].filter(Boolean).join(', ')].filter(Boolean);
  return `${where.length > 1 ? `${where[0]} (${where[1]})` : where[0]}: ${w.faults[fault](limit)}`;
}
