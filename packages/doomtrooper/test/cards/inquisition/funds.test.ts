import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { attack, strikes, type Words } from '../situations.ts';

it('Power Stabilizer stores a point in each of its player’s draw steps', rules('DOT 5.28'), () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: { destiny: 0, squad: { a: { card: 'Mystic', gear: { s: 'Power Stabilizer', o: { card: 'Power Stabilizer', marks: 2 } } } } },
    Petr: {},
  });
  t.do('0: next 0').passWhile();
  expect([t.card('s').marks, t.card('o').marks, t.side(0).destiny]).toEqual([1, 3, 0]);
});
it('Power Stabilizer pays for its bearer’s Art before his player does, and for nothing else', rules('DOT DR-116'), () => {
  const mystic = { card: 'Elemental Master', gear: { s: { card: 'Power Stabilizer', marks: 2 } } };
  const t = attack({ destiny: 1, hand: { l: 'Levitation' }, squad: { a: mystic } }, { cohort: { d: 'Razide' } }, 'fight');
  t.do('0: play l on a');
  expect([1, 2, 3, 4].filter(n => t.offersKey(`spend ${n}`))).toEqual([1, 2, 3]);
  t.do('0: spend 3').passWhile();
  expect([strikes(t)[1]!.armour, t.card('s').marks, t.side(0).destiny]).toEqual([12, 0, 0]);
  const poor = table('tournament', {
    at: 'window',
    Jana: { destiny: 0, hand: { i: 'Influence' }, squad: { a: mystic } },
    Petr: { destiny: 5 },
  });
  expect(poor.offersKey('play i at Petr')).toBe(false);
  const other = attack(
    { destiny: 0, hand: { l: 'Levitation' }, squad: { a: 'Elemental Master', b: mystic } },
    { cohort: { d: 'Razide' } },
    'fight',
  );
  expect(other.offersKey('play l on a')).toBe(false);
});

it(
  'Desperate Times: each player may take 25 points others cannot take, and never meditates again',
  rules('DOT DR-115', 'DOT 10.1', 'DOT 3.32'),
  () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 3, hand: { d: 'Desperate Times' } },
      Petr: { destiny: 4, hand: { k: 'Negative Karma', i: 'Influence' } },
    });
    t.do('0: play d').passWhile(p => p.question === 'window.answer');
    t.do('0: accept', '1: decline');
    expect([t.side(0).destiny, t.side(0).reserve, t.side(1).destiny, t.side(1).reserve]).toEqual([3, 25, 4, 0]);
    expect(t.card('d').zone).toBe('discard');
    t.do('1: play k at Jana').answered();
    expect([t.side(0).destiny, t.side(0).reserve]).toEqual([0, 25]);
    expect(t.offersKey('play i at Jana')).toBe(false);
    const u = table('tournament', { Jana: { destiny: 3, reserve: 25, hand: { h: 'Hussar' } }, Petr: {} });
    u.do('0: play h').passWhile(p => p.question === 'window.answer');
    expect([u.side(0).destiny, u.side(0).reserve]).toEqual([1, 25]);
    const both = table('tournament', { Jana: { destiny: 1, reserve: 25, hand: { h: 'Hussar' } }, Petr: {} });
    both.do('0: play h').passWhile(p => p.question === 'window.answer');
    expect([both.side(0).destiny, both.side(0).reserve]).toEqual([0, 24]);
  },
);
it('Desperate Times takes meditation from the one who takes the points', rules('DOT 10.1'), () => {
  const t = table('tournament', { Jana: { destiny: 3, hand: { d: 'Desperate Times', c: 'Positive Karma' } }, Petr: {} });
  expect(t.offersKey('meditate')).toBe(true);
  t.do('0: meditate')
    .do('0: play d')
    .passWhile(p => p.question === 'window.answer');
  t.do('0: accept', '1: decline').passWhile(p => p.question === 'window.answer');
  expect([t.question, t.refusal('meditate')]).toEqual(['acting.act', 'DOT 10.1']);
});

const summons = (jana: Words, spell: string) =>
  table('tournament', {
    at: 'window',
    Jana: { destiny: 30, hand: { s: spell, e: 'Essential Summons' }, squad: { a: 'Brother Claudius' }, ...jana },
    Petr: {},
  });
it(
  'Essential Summons: the discard pile for nothing, or the library for the price of the discard pile',
  rules('DOT 3.32', 'DOT 22.1'),
  () => {
    const cards = { discard: { x: 'Factory' }, library: { y: 'Industrial Complex' } };
    const free = summons(cards, 'Summon Defense')
      .do('0: play s', '0: spend 6', '0: play e')
      .passWhile(p => p.question === 'window.answer');
    free.do('0: discard').passWhile(p => p.question === 'window.answer');
    free.do('0: play x to squad').passWhile();
    expect([free.side(0).destiny, free.card('x').zone]).toEqual([30, 'squad']);
    const deep = summons(cards, 'Summon Defense')
      .do('0: play s', '0: spend 3', '0: play e')
      .passWhile(p => p.question === 'window.answer');
    deep.do('0: library').passWhile(p => p.question === 'window.answer');
    deep.do('0: play y to squad').passWhile();
    expect([deep.side(0).destiny, deep.card('y').zone]).toEqual([27, 'squad']);
  },
);
it(
  'Essential Summons: a warrior for nothing out of the discard pile, for his Value out of the library',
  rules('DOT 37.44', 'DOT 3.32', 'DOT 37.6'),
  () => {
    const cards = { discard: { x: 'Hussar' }, library: { y: 'Cuirassier' } };
    const call = (pile: string, who: string) => {
      const t = summons(cards, 'Summon Trooper')
        .do('0: play s', '0: play e')
        .passWhile(p => p.question === 'window.answer');
      t.do(`0: ${pile}`).passWhile(p => p.question === 'window.answer');
      t.do(`0: pick ${who}`).passWhile();
      return [t.side(0).destiny, t.card(who).zone];
    };
    expect([call('discard', 'x'), call('library', 'y')]).toEqual([
      [30, 'squad'],
      [30 - 2 - 4, 'squad'],
    ]);
    const other = summons({ hand: { e: 'Essential Summons', k: 'Explosion' } }, 'Explosion');
    expect(other.offersKey('play e')).toBe(false);
  },
);
