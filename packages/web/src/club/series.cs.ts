/** Slova sérií česky. */
import { plural } from '@kolbiste/engine';
import type { SeriesWords } from './series.en.ts';

const n = (count: number, one: string, few: string, other: string): string => plural('cs', count, { one, few, other });
/** „na dvě vítězné hry“. */
const winning = (games: number): string => {
  const wins = (games + 1) / 2;
  return wins === 2 ? 'na dvě vítězné hry' : wins === 3 ? 'na tři vítězné hry' : 'na jednu hru';
};
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export const cs: SeriesWords = {
  label: 'Počet her',
  help: 'Sérii hrají dva. Vyhrává ten, kdo vyhrál víc her; při shodě rozhodnou body ze všech her.',
  single: 'Jedna hra',
  bestOf: games => capital(winning(games)),
  kachung: 'Kachung',
  kachungHelp: 'Odehrají se všechny hry a počítají se výhry.',
  kachungGames: 'Počet her Kachungu',
  kind: (kind, games) => (kind === 'kachung' ? `Kachung, ${n(games, '# hra', '# hry', '# her')}` : `Série ${winning(games)}`),
  series: 'Série',
  game: (number, games) => `${number}. hra z ${games}`,
  seriesOf: names => `Série: ${names}`,
  against: (one, other) => `${one} – ${other}`,
  free: 'Volné místo',
  score: (one, other) => `${one} : ${other}`,
  scoreSpoken: (one, wins, other, losses) => `${one} ${wins}, ${other} ${losses}`,
  draws: count => n(count, '# remíza', '# remízy', '# remíz'),
  points: (one, other) => `Body ze všech her: ${one} : ${other}`,
  games: 'Hry',
  wonBy: name => `Vítěz: ${name}`,
  drawn: 'Remíza',
  noResult: 'Bez výsledku',
  running: 'Právě se hraje',
  waiting: 'Čeká se na soupeře',
  notYet: 'Ještě se nehrála',
  replay: 'Záznam',
  replayLater: 'záznam až po sérii',
  watch: 'Sledovat',
  toGame: number => `Přejít k ${number}. hře`,
  toSeries: 'Stránka série',
  wins: name => `Vítěz série: ${name}!`,
  noWinner: 'Série skončila nerozhodně.',
  cancelled: 'Stůl byl zavřen dřív, než série začala.',
  called: 'Čas vypršel, další hra už nezačne.',
  loserBegins: 'Kdo hru prohraje, začíná další.',
  lotBegins: 'Začínajícího určí los; místa se střídají.',
  houseCount: 'Že se počítají výhry a pak body, je naše domácí pravidlo.',
  nextStarts: number => `${number}. hra je připravená.`,
  movingIn: seconds => `Přejdeš k ní za ${n(seconds, '# sekundu', '# sekundy', '# sekund')}.`,
  stay: 'Zůstat tady',
  nextLater: number => `${number}. hra za chvíli začne.`,
  changeFirst: number => `Před ${number}. hrou si můžeš upravit balíček.`,
  change: 'Upravit balíček',
  gone: 'Taková série neexistuje.',

  exchange: 'Úprava balíčku',
  exchangeLead: number => `Před ${number}. hrou můžeš vyměňovat karty se zálohou, vždy jednu za jednu. Soupeř uvidí jen to, že máš hotovo.`,
  timeLeft: time => `Zbývá: ${time}`,
  timeHelp: 'Až čas vyprší, hraješ s balíčkem, který máš potvrzený naposledy.',
  take: 'Z balíčku pryč',
  put: 'Ze zálohy do balíčku',
  copies: (name, count) => `${count}× ${name}`,
  swap: 'Vyměnit',
  swapped: 'Výměny',
  noSwaps: 'Bez výměn: hraješ s balíčkem z 1. hry.',
  swapOf: (out, into) => `${out} → ${into}`,
  swapSpoken: (out, into) => `${out} pryč, ${into} do balíčku`,
  undo: (out, into) => `Vrátit: ${out} pryč, ${into} do balíčku`,
  asFirst: 'Jako v 1. hře',
  reset: 'Jako v minulé hře',
  submit: 'Potvrdit, mám hotovo',
  submitted: 'Potvrzeno. Čeká se na soupeře.',
  again: 'Ještě upravit',
  isReady: name => `${name}: hotovo`,
  isChoosing: name => `${name}: ještě vybírá`,
  nothingBeside: 'Zálohu nemáš, takže není co měnit. Další hra začne, až bude soupeř hotový.',

  honours: 'Sázky',
  honoursHelp: 'Jen pro čest: o kartu ze sbírky nikdo nepřijde.',
  staked: (name, card) => `${name} – sázka: ${card}`,
  wonCards: (name, count) => `${name} – výhra: ${n(count, '# karta', '# karty', '# karet')}`,
};
