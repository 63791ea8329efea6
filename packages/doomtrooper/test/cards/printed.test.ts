/** Every card of the pool: what is printed on it, and that its words exist in both languages. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';
import { table } from '../fixture.ts';
import { AFFILIATION } from '../../src/cards/terms.ts';
import { FACTS } from './facts.ts';
import { KINDS } from './kinds.ts';

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
  const isPaid = (code: string): boolean => !DEFINITIONS.find(card => card.code === code)!.labels.includes('unpaid');
  it.each(FACTS.filter(([code, , ratings]) => ratings && !ratings.includes('?') && isPaid(code)).map(fact => [...fact] as const))(
    '%s %s comes into play for its Value',
    rules(
      'DOT 28.16',
      'DOT 36.1',
      'DOT 8.2',
      'DOT 8.5',
      'DOT 8.1',
      'DOT 8.6',
      'DOT 7.21',
      'DOT 15.7',
      'DOT 29.3',
      'DOT 32.1s',
      'DOT 32.1t',
      'DOT 32.22',
      'DOT 32.26',
      'DOT 32.29',
      'DOT 37.17',
      'DOT 38.2',
      'DOT 38.8',
      'DOT 38.12',
      'DOT 38.13',
    ),
    (code, name, ratings) => {
      const value = Number(ratings.split('/')[3]);
      const t = table('tournament', {
        Jana: { destiny: value + 1, hand: { it: name }, squad: { z: 'Mercurian Diamond Caverns' } },
        Petr: {},
      });
      const definition = DEFINITIONS.find(card => card.code === code)!;
      const [chosen] = definition.areas; // of several areas he comes to the one that is named
      t.do(chosen === undefined ? '0: play it' : `0: play it to ${chosen}`).passWhile();
      expect(t.side(0).destiny).toBe(1);
      const area =
        chosen ??
        (definition.labels.includes('outside')
          ? 'outside'
          : definition.affiliation & 1920 || definition.labels.includes('stationOnly')
            ? 'station'
            : definition.affiliation & 64 && !definition.labels.includes('cultist')
              ? 'cohort'
              : 'squad');
      expect(t.card('it').zone).toBe(area);
    },
  );

  const named = new Map(DEFINITIONS.map(definition => [definition.code, definition]));
  const affiliations = (mask: number): string =>
    Object.entries(AFFILIATION)
      .filter(([, bit]) => (mask & bit) !== 0)
      .map(([name]) => name)
      .toSorted()
      .join('+') || '-';
  const APOSTLES = ['algeroth', 'semai', 'muawijhe', 'ilian', 'demnogonis'] as const;
  it('has every card of its type, affiliations, names, aspect, Apostle and limit', () => {
    expect(KINDS.map(([code]) => code)).toEqual(FACTS.map(([code]) => code));
    const said = KINDS.map(([code]) => {
      const { type, affiliation, name, personality, aspect, casting, follower, abilities, limit } = named.get(code)!;
      const all = APOSTLES.every(apostle => abilities.includes(`follows:${apostle}`));
      const more = [
        personality && type === 'warrior' ? 'personality' : '',
        aspect === null || aspect === 'any' ? '' : `aspect=${aspect} casting=${casting}`,
        all ? 'follower=all' : follower === null ? '' : `follower=${follower}`,
        limit === 99 ? '' : `limit=${limit}`,
      ];
      return [code, type, affiliations(affiliation), name.cs, more.filter(word => word !== '').join(' ')];
    });
    const printed = KINDS.map(([code, type, of, cs, more]) => [code, type, of.split('+').toSorted().join('+'), cs, more]);
    expect(said).toEqual(printed);
  });
  /** A single one is often told in words. */
  const numbers = (text: string): string =>
    [...text.matchAll(/\d+/g)]
      .map(([n]) => n)
      .filter(n => n !== '1')
      .toSorted()
      .join(' ');
  it('tells the same numbers in both languages', () => {
    const differ = DEFINITIONS.filter(({ text }) => numbers(text.en) !== numbers(text.cs));
    expect(differ.map(({ code, name }) => `${code} ${name.en}`)).toEqual([]);
  });
  // "2, 3 or 4 actions" is told as further actions, or by ability.
  const RISING = ['04036', '02087', '02104', '02129'];
  it('asks for no more actions than its text tells', () => {
    const wrong = DEFINITIONS.flatMap(({ code, name, type, text, play, uses }) => {
      const told = [...text.en.matchAll(/\d+/g)].map(([n]) => Number(n));
      const asked = [play, ...uses].flatMap(move => (move === null || type === 'warrior' || RISING.includes(code) ? [] : [move.actions]));
      const untold = asked.filter(n => n > 1 && !told.includes(n));
      return untold.length > 0 ? [`${code} ${name.en}: ${untold.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });
  it('tells what the code asks: areas, once a turn, prices, what is removed, the aspect', () => {
    const AREAS = { squad: /Squad/, cohort: /Kohort/, station: /Station/ } as const;
    const untold = DEFINITIONS.flatMap(
      ({ code, name, type, text: { en }, areas, play, uses, after, sacrificedInstead, recycles, aspect }) => {
        const moves = [play, ...uses].filter(move => move !== null);
        const missing = [
          ...(type === 'warrior' ? [] : areas.filter(area => !AREAS[area].test(en) && !/areas?\b/.test(en))),
          ...(moves.some(({ oncePerTurn }) => oncePerTurn) && !/once/i.test(en) ? ['once a turn'] : []),
          ...(type === 'warrior'
            ? []
            : moves
                .filter(({ destiny }) => destiny > 0 && !new RegExp(`\\b${destiny}\\b`).test(en))
                .map(({ destiny }) => `${destiny} points`)),
          ...((after === 'sacrifice' || sacrificedInstead) && !/remove|sacrific/i.test(en) ? ['removed'] : []),
          ...(recycles && !/library/.test(en) ? ['library'] : []),
          ...(aspect !== null && aspect !== 'any' && !en.toLowerCase().includes(aspect) ? [aspect] : []),
        ];
        return missing.length > 0 ? [`${code} ${name.en}: ${missing.join(', ')}`] : [];
      },
    );
    expect(untold).toEqual([]);
  });
});
