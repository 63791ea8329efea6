/** The rule of the day is one that a newcomer understands: a paragraph of a how-to page. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readHowTo } from '@kolbiste/learn';
import { exists } from '@kolbiste/rulebooks';
import { scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, rulesOfTheDay } from '../rules-of-the-day.ts';

const GAMES = ['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'];
const chapters = GAMES.flatMap(game => scenarioFiles(fileURLToPath(new URL(`../../${game}/how-to`, import.meta.url))));

describe('the rule of the day', () => {
  const days = rulesOfTheDay();
  it.each(chapters)('finds every paragraph of %s, as its reader does', file => {
    const text = readFileSync(file, 'utf8');
    const read = readHowTo(text, file).paragraphs.map(({ text: said, rules }) => ({ cite: rules[0]!.id, en: said.en, cs: said.cs }));
    expect(paragraphsOf(text)).toEqual(read);
  });
  it('comes from each game in turn, and is another one for weeks', () => {
    expect(days.length).toBeGreaterThanOrEqual(40);
    expect(days.map(({ game }) => game)).toEqual(days.map((_, day) => GAMES[day % GAMES.length]));
    expect(new Set(days.map(({ en }) => en)).size).toBe(days.length);
  });
  it('is short, needs nothing before it, and leads to a rule that exists', () => {
    for (const { cite, cs, en } of days) {
      expect(exists(cite)).toBe(true);
      expect(Math.max(cs.length, en.length)).toBeLessThanOrEqual(200);
      expect(en).not.toMatch(/^(Then|Last)\b|as above/);
    }
  });
});
