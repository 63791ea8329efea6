import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { attack, type Words } from '../situations.ts';

it('Lamb for the Slaughter: a warrior paid for comes to an opponent, whose he is', rules('DOT 8.6', 'DOT 8.2', 'DOT 8.3'), () => {
  const given = (destiny: number, theirs: Words = {}): Table =>
    table('tournament', {
      Jana: { destiny, hand: { s: 'Lamb for the Slaughter', w: 'Hussar', r: 'Razide' }, squad: { x: 'Infantry' } },
      Petr: { destiny: 1, ...theirs },
    });
  const t = given(9).do('0: play s at 1', '0: pick w').passWhile();
  expect([t.card('w').by, t.card('w').owner, t.card('w').zone, t.side(0).destiny, t.side(1).destiny]).toEqual([1, 0, 'squad', 7, 1]);
  expect(t.world.pools[0]!.open).toBe(2);
  expect(given(1)).toRefuse(given(1).key('play s at 1'), 'DOT 28.16');
  const legion = given(9).do('0: play s at 1', '0: pick r').passWhile();
  expect([legion.card('r').by, legion.card('r').zone]).toEqual([1, 'cohort']);
});

it(
  'Pressing Matters ends the action step, and hides the great in every draw step',
  rules('DOT 5.7', 'DOT 7.11', 'DOT 9.3', 'DOT 19.2', 'DOT 5.3'),
  () => {
    const t = table('tournament', {
      Jana: { hand: { p: 'Pressing Matters' }, squad: { a: 'Sean Gallagher', b: 'Hussar' } },
      Petr: { squad: { c: 'Max Steiner', d: 'Infantry', e: 'Toshiro' } },
    });
    expect(t.offersKey('play p')).toBe(false);
    t.do('0: meditate', '0: play p').passWhile();
    expect([t.card('p').zone, t.world.active, t.happened('actionsLost', { n: 2 })]).toEqual(['table', 1, true]);
    expect(['a', 'b', 'c', 'd', 'e'].map(name => t.card(name).covered)).toEqual([false, false, true, false, false]);
  },
);

it('Scheduled Briefings send all of a rank home with their equipment', rules('DOT 4.1'), () => {
  const t = table('tournament', {
    Jana: {
      hand: { s: 'Scheduled Briefings' },
      squad: { a: { card: 'Capitaine', gear: { w: 'Punisher Handgun', m: 'Assassination' } }, b: 'Aide-De-Camp' },
      library: { y: 'Hussar' },
    },
    Petr: { squad: { c: 'Shinobi', d: 'Sergeant Carter' }, library: { x: 'Hussar' } },
  });
  t.do('0: play s', '0: captain').passWhile();
  expect([t.side(0).library.length, t.side(1).library.length]).toEqual([3, 2]);
  expect([t.card('m').zone, t.card('b').zone, t.card('d').zone]).toEqual(['discard', 'squad', 'squad']);
  const u = table('tournament', {
    Jana: { hand: { s: 'Scheduled Briefings' }, squad: { b: 'Aide-De-Camp' }, library: { y: 'Hussar' } },
    Petr: { squad: { d: 'Sergeant Carter' }, library: { x: 'Hussar' } },
  });
  u.do('0: play s');
  expect(u.offersKey('captain')).toBe(false);
  u.do('0: sergeant').passWhile();
  expect([u.side(0).library.length, u.side(1).library.length]).toEqual([2, 2]);
});

it(
  'Self-Destruct Programming triples Fight, and he dies of it whatever saves',
  rules('DOT 24.7.8', 'DOT 24.5.14', 'DOT 24.6.4', 'DOT 25.28'),
  () => {
    const t = attack({ hand: { s: 'Self-Destruct Programming' }, squad: { a: 'Chasseur' } }, { cohort: { d: 'Razide' } }, 'fight');
    t.do('0: play s on a').passWhile(p => p.question === 'window.answer');
    expect([t.asked, t.question, t.card('a').zone]).toEqual([1, 'awarding.announce', 'discard']);
    const struck = t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number }[] };
    expect(struck.strikes[0]!.rating).toBe(15);
    const other = attack({ hand: { s: 'Self-Destruct Programming' }, squad: { a: 'Hussar' } }, { squad: { d: 'Chasseur' } }, 'fight');
    expect([other.offersKey('play s on a'), other.offersKey('play s on d')]).toEqual([false, false]);
  },
);

it('Shelter of the Crowd ends the combat; the attacking player attacks somebody else', rules('DOT 7.18'), () => {
  const given = (more: Words): Table =>
    attack(
      { squad: { a: 'Sean Gallagher', b: 'Hussar' } },
      { hand: { s: 'Shelter of the Crowd' }, cohort: { d: 'Heretic', ...more } },
      'fight',
    ).do('1: play s');
  const t = given({ e: 'Necromutant' });
  t.passWhile(p => p.question === 'window.answer');
  expect([t.asked, t.card('d').wounded, t.offersKey('pick a'), t.offersKey('pick b'), t.offersKey('stop')]).toEqual([
    0,
    false,
    true,
    true,
    true,
  ]);
  t.do('0: pick b');
  expect([t.offersKey('pick d'), t.offersKey('pick e')]).toEqual([false, true]);
  t.do('0: pick e', '0: fight').passWhile();
  expect(t.events.filter(event => event.type === 'paired').length).toBe(2);
  const alone = given({});
  alone.passWhile(p => p.question === 'window.answer');
  expect(alone.events.filter(event => event.type === 'paired').length).toBe(1);
  expect(alone.question).not.toBe('choosing.answer');
});
