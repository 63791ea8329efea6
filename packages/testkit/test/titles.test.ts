/** A reader who opens a scenario from the rules reads what it shows in their own language. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../src/scenario.ts';
import { scenarioFiles } from '../src/scenario-files.ts';

describe.each(['scratch-wars', 'summoner-wars', 'dice-throne', 'doomtrooper'])('the scenarios of %s', game => {
  const files = scenarioFiles(fileURLToPath(new URL(`../../${game}/scenarios`, import.meta.url)));
  const titles = files.map(file => ({ file, ...readScenario(readFileSync(file, 'utf8'), file).title }));

  it('have a Czech title and an English one', () => {
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter(({ cs, en }) => cs === en).map(({ file }) => file)).toEqual([]);
  });

  it('say different things in both languages alike', () => {
    const others = (language: 'cs' | 'en') => (one: (typeof titles)[number]) =>
      titles.filter(other => other[language] === one[language]).map(({ file }) => file);
    for (const one of titles) expect(others('cs')(one), one.cs).toEqual(others('en')(one));
  });
});
