/** The rules of the day, taken from the files of the how-to pages when the page is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface RuleOfTheDay {
  readonly game: string;
  readonly cite: string;
  readonly cs: string;
  readonly en: string;
}

const GAMES = ['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'];
/** A paragraph as it is written there: the text in both languages, then its rules. */
const PARAGRAPH = /- say:\n +en: ("(?:[^"\\]|\\.)*")\n +cs: ("(?:[^"\\]|\\.)*")\n +rules: \[(\w+ [\w.]+)/g;
/** What fits on the first page. */
const MOST_LETTERS = 200;
/** What goes on from the paragraph before says nothing alone. */
const GOES_ON = /^(Then|Last,) /;

export const paragraphsOf = (text: string): Omit<RuleOfTheDay, 'game'>[] =>
  [...text.matchAll(PARAGRAPH)].map(([, en = '""', cs = '""', cite = '']) => ({
    cite,
    en: JSON.parse(en) as string,
    cs: JSON.parse(cs) as string,
  }));

function ofGame(game: string): RuleOfTheDay[] {
  const folder = fileURLToPath(new URL(`../${game}/how-to/`, import.meta.url));
  return readdirSync(folder)
    .sort()
    .flatMap(file => paragraphsOf(readFileSync(folder + file, 'utf8')))
    .map(paragraph => ({ game, ...paragraph }))
    .filter(({ en, cs }) => Math.max(en.length, cs.length) <= MOST_LETTERS && !GOES_ON.test(en));
}

/** The games take turns from day to day. */
export function rulesOfTheDay(): RuleOfTheDay[] {
  const chosen = GAMES.map(ofGame);
  const days = Math.min(...chosen.map(({ length }) => length));
  return Array.from({ length: days }, (_, day) => chosen.flatMap(rules => rules.slice(day, day + 1))).flat();
}
