import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { contentsOf } from '../../../src/rules/status.ts';
import { table, type Table } from '../../fixture.ts';
import { strike, type Words } from '../situations.ts';

const slain = (jana: Words, petr: Words): Table =>
  strike(
    table('tournament', { Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } }).do(
      '0: attack',
      '0: attacker a',
      '0: defender d',
      '0: fight',
    ),
  );

it('Cryotech Chamber: a dead Dark Legion warrior may come back to hand', rules('DOT DR-109', 'DOT 37.15'), () => {
  const t = slain(
    { squad: { a: 'Cardinal Dominic' } },
    { cohort: { c: 'Cryotech Chamber', d: { card: 'Razide', wounded: true }, e: 'Heretic' } },
  );
  expect([t.asked, t.offers.toSorted()]).toEqual([1, ['hand', 'leave']]);
  t.do('1: hand');
  expect(t.side(1).hand.map(id => t.world.cards[id]!.def)).toContain(t.card('d').def);
  expect(t.side(1).discard).toEqual([]);
  const u = slain(
    { cohort: { a: 'Nepharite of Algeroth' } },
    { cohort: { c: 'Cryotech Chamber' }, squad: { d: { card: 'Hussar', wounded: true } } },
  );
  expect(u.offers).not.toContain('hand');
});
it('Cryotech Chamber: what he was when he died counts, not what is printed on him', rules('DOT 32.26'), () => {
  const kept = (gear: Words): boolean =>
    slain(
      { cohort: { a: 'Nepharite of Algeroth' } },
      { cohort: { c: 'Cryotech Chamber' }, squad: { d: { card: 'Hussar', wounded: true, gear } } },
    ).offersKey('hand');
  expect([kept({}), kept({ v: 'Dark Visitation' })]).toEqual([false, true]);
});
it('Graveyard: a personality that is killed lies under it, and no copy comes', rules('DOT DR-108', 'DOT DR-109'), () => {
  const t = slain(
    { hand: { y: 'Graveyard' }, cohort: { a: 'Nepharite of Algeroth' } },
    { squad: { g: { card: 'Hussar' }, d: { card: 'Sean Gallagher', wounded: true } }, hand: { s: 'Sean Gallagher' } },
  );
  expect(t.card('d').zone).toBe('discard');
  const u = slain(
    { table: { y: 'Graveyard' }, cohort: { a: 'Nepharite of Algeroth' } },
    { squad: { g: 'Hussar', d: { card: 'Sean Gallagher', wounded: true } }, hand: { s: 'Sean Gallagher' } },
  );
  expect([u.card('d').zone, contentsOf(u.world, u.id('y'))]).toEqual(['stored', [u.id('d')]]);
});
it('Graveyard: one in the whole game', () => {
  const t = table('tournament', { Jana: { hand: { y: 'Graveyard' } }, Petr: { table: { x: 'Graveyard' } } });
  expect([t.offersKey('play y'), t.refusal('play y')]).toEqual([false, 'DOT 12.8t']);
  const u = table('tournament', { Jana: { hand: { y: 'Graveyard' } }, Petr: {} })
    .do('0: play y')
    .passWhile(p => p.question === 'window.answer');
  expect([u.card('y').zone, u.card('y').at]).toEqual(['table', null]);
});
it('Museum: a relic that would be discarded lies under it, and no copy comes', rules('DOT DR-108', 'DOT DR-109'), () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'Forgery', r: 'Codex of Concealed Perception' }, squad: { a: 'Cardinal Dominic' } },
    Petr: { table: { m: 'Museum' }, squad: { b: { card: 'Mystic', gear: { q: 'Codex of Concealed Perception' } } } },
  });
  t.do('0: meditate', '0: play f on q').passWhile(p => p.question === 'window.answer');
  expect([t.card('q').zone, t.card('q').host, t.card('q').by]).toEqual(['stored', t.id('m'), 1]);
  expect([t.offersKey('play r on a'), t.refusal('play r on a')]).toEqual([false, 'DOT 15.5t']);
});
it('Museum: lost, its relics go where they would have gone', rules('DOT DR-108'), () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'Forgery' }, cohort: { u: 'Unholy Carronade' }, squad: { a: 'Hussar' } },
    Petr: { table: { m: 'Museum' }, squad: { b: { card: 'Mystic', gear: { q: 'Codex of Concealed Perception' } } } },
    actions: 5,
  });
  t.do('0: meditate', '0: play f on q', '0: use u as 0 on m').passWhile(p => p.question === 'window.answer');
  expect([t.card('m').zone, t.card('q').zone, t.side(1).discard.includes(t.id('q'))]).toEqual(['discard', 'discard', true]);
});
