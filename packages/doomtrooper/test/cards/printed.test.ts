/** Every card of the pool: what is printed on it, and that its words exist in both languages. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';
import { table } from '../fixture.ts';
import { FACTS } from './facts.ts';

describe('the pool', () => {
  it('holds exactly the cards of the list of facts', () => {
    expect(DEFINITIONS.map(({ code }) => code).toSorted()).toEqual(FACTS.map(([code]) => code));
  });
  it('does not hold a card that is listed as not enforced', rules('DOT DR-100'), () => {
    const codes = new Set(DEFINITIONS.map(({ code }) => code));
    expect(NOT_ENFORCED.filter(({ code }) => codes.has(code))).toEqual([]);
  });
  it.each(FACTS.map(fact => [...fact] as const))('%s %s is as printed', (code, name, ratings, after) => {
    const definition = DEFINITIONS.find(card => card.code === code)!;
    expect(definition.name.en).toBe(name);
    expect(definition.after).toBe(after);
    expect(definition.text.en.length).toBeGreaterThan(4);
    expect(definition.text.cs.length).toBeGreaterThan(4);
    // What an auction or a number of comrades decides is printed as a question mark.
    if (ratings) expect(definition.ratings.map(rating => rating ?? '–').join('/')).toBe(ratings.replaceAll('?', '0'));
  });
  it.each(FACTS.filter(([, , ratings]) => ratings && !ratings.includes('?')).map(fact => [...fact] as const))(
    '%s %s comes into play for its Value',
    (code, name, ratings) => {
      const value = Number(ratings.split('/')[3]);
      const t = table('tournament', {
        Jana: { destiny: value + 1, hand: { it: name }, squad: { z: 'Mercurian Diamond Caverns' } },
        Petr: {},
      });
      t.do('0: play it').passWhile();
      expect(t.side(0).destiny).toBe(1);
      const definition = DEFINITIONS.find(card => card.code === code)!;
      const area = definition.labels.includes('outside')
        ? 'outside'
        : definition.affiliation & 1920 || definition.labels.includes('stationOnly')
          ? 'station'
          : definition.affiliation & 64 && !definition.labels.includes('cultist')
            ? 'cohort'
            : 'squad';
      expect(t.card('it').zone).toBe(area);
    },
  );
});
