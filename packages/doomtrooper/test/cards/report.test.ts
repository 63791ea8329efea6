/** The list of cards for people is what the pool says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';
import { cardReport } from './report.ts';

describe('the official list', () => {
  it('has 1,073 cards, each enforced or listed as not', () => {
    const codes = [...DEFINITIONS, ...NOT_ENFORCED].map(({ code }) => code);
    expect([codes.length, new Set(codes).size]).toEqual([1073, 1073]);
  });
  it('has all of them in the pool', () => {
    expect([NOT_ENFORCED.length, DEFINITIONS.length]).toEqual([0, 1073]);
    expect(DEFINITIONS.filter(({ code }) => code.startsWith('01')).length).toBe(341);
  });
  it('has a test for every card that does anything', () => {
    const here = new URL('../../', import.meta.url);
    const told = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter(path => /^(test|scenarios).*\.(test\.ts|yaml)$/.test(path.replaceAll('\\', '/')) && !/exhaust|golden/.test(path))
      .map(path => readFileSync(new URL(path.replaceAll('\\', '/'), here), 'utf8'))
      .join('\n');
    const silent = DEFINITIONS.filter(
      ({ name, text }) => text.en !== 'No special ability.' && !told.includes(name.en.replaceAll("'", "\\'")) && !told.includes(name.en),
    );
    expect(silent.map(({ name }) => name.en)).toEqual([]);
  });
  it('is told as it is in docs/doomtrooper-cards.md (made again by scripts/doomtrooper-cards.mjs)', () => {
    expect(readFileSync(new URL('../../../../docs/doomtrooper-cards.md', import.meta.url), 'utf8')).toBe(cardReport());
  });
});
