import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isDoomtrooper, isHeretic } from '../../../../src/rules/status.ts';
import { table } from '../../../fixture.ts';
import { combat, strikes, window } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it(
  'Command makes two enemies fight: 2 Values for the player of a hurt attacker, 1 for the caster if the defender is hurt',
  rules('DOT 24.2.5', 'DOT 24.2.4'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 6, hand: { s: 'Command' }, squad: { m: 'Mystic' } },
      Petr: { destiny: 0, cohort: { a: 'Razide', d: 'Necromutant' } },
    });
    t.do('0: play s on a', '0: pick d');
    t.passWhile(p => p.question === 'window.answer');
    t.do('1: fight');
    t.passWhile(p => p.question === 'window.answer');
    t.passWhile();
    expect([t.card('d').wounded, t.side(0).destiny, t.side(1).destiny]).toEqual([true, 4, 0]);
    const u = table('tournament', {
      Jana: { destiny: 6, hand: { s: 'Command' }, squad: { m: 'Mystic' } },
      Petr: { destiny: 0, cohort: { a: 'Undead Legionnaire', d: 'Razide' } },
    });
    u.do('0: play s on a', '0: pick d');
    u.passWhile(p => p.question === 'window.answer');
    u.do('1: fight').passWhile();
    expect([u.card('a').wounded, u.side(0).destiny, u.side(1).destiny]).toEqual([true, 0, 4]);
  },
);

it('Empathy: the plan is told and kept, tactic and all', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { destiny: 10, hand: { s: 'Empathy' }, squad: { m: 'Mystic', n: 'Mortificator' } },
    Petr: { cohort: { a: 'Razide', b: 'Centurion' } },
  });
  t.do('0: play s at 1', '0: spend 10', '1: pick b', '1: pick n', '1: shoot').passWhile();
  untilTurn(t, 10);
  t.passWhile();
  expect(t).toRefuse('end', 'DOT 24.2.11');
  t.do('1: attack').passWhile();
  expect(t.offers).toEqual([t.key('attacker b')]);
  t.do('1: attacker b');
  expect(t.offers).toEqual([t.key('defender n')]);
  t.do('1: defender n');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers).toEqual(['shoot']);
});

it('Empathy: anyone who plans peace may not attack', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { destiny: 10, hand: { s: 'Empathy' }, squad: { m: 'Mystic' } },
    Petr: { cohort: { a: 'Razide' } },
  });
  t.do('0: play s at 1', '0: spend 10', '1: peace').passWhile();
  untilTurn(t, 10);
  t.passWhile();
  expect(t).toRefuse('attack', 'DOT 24.2.11');
  untilTurn(t, 12);
  t.passWhile();
  expect(t.world.orders).toEqual([]);
});

it('Mind Wall: immune to named gifts until your next turn', rules('DOT 21.14', 'DOT 29.1t', 'DOT 29.3', 'DOT 29.1s'), () => {
  const t = window(
    { hand: { s: 'Mind Wall' }, squad: { m: 'Mystic' } },
    { cohort: { d: { card: 'Zenithian Soulslayer', gear: { x: 'Sleep', y: 'Terror' } } } },
    '0: play s on m',
    '0: spend 1',
    '0: pick x',
  );
  untilTurn(t, 10);
  t.passWhile();
  expect(t).toRefuse(t.key('use x as 0 on m'), 'DOT 29.1t');
  untilTurn(t, 12);
  t.passWhile();
  expect(t.offersKey('use x as 0 on m')).toBe(true);
});

it('Exorcism gives a turned Doomtrooper back, for 5 and 3 for each gift', rules('DOT 37.10', 'DOT 28.16'), () => {
  const t = window(
    {
      hand: { s: 'Exorcism' },
      squad: {
        m: 'Mystic',
        a: { card: 'Hussar', gear: { v: 'Dark Visitation', x: 'Dark Fire', y: 'Terror' } },
        b: { card: 'Dragoon', gear: { t: 'Tainted!' } },
      },
    },
    { cohort: { h: 'Heretic' } },
    '0: play s on a',
    '0: also b',
  );
  expect([t.side(0).destiny, isHeretic(t.world, t.id('a')), isDoomtrooper(t.world, t.id('a')), isHeretic(t.world, t.id('b'))]).toEqual([
    4,
    false,
    true,
    false,
  ]);
  expect([t.card('v').zone, t.card('x').zone, t.card('t').zone]).toEqual(['discard', 'discard', 'discard']);
  const u = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { s: 'Exorcism' }, squad: { m: 'Mystic' } },
    Petr: { cohort: { h: 'Heretic' } },
  });
  expect(u).toRefuse(u.key('play s on h'), 'DOT 28.16');
});

it('Lesser Domination takes 1 card out of a hand', rules('DOT 27.4'), () => {
  const t = window(
    { hand: { s: 'Lesser Domination' }, squad: { m: 'Mystic' } },
    { hand: { x: 'Doomed', y: 'Lucky Shot', z: 'Take Aim' } },
    '0: play s at 1',
    '0: spend 5',
    '0: discard x',
  );
  expect([t.side(1).hand.length, t.card('s').zone]).toEqual([2, 'sacrificed']);
});

it('Greater Hypnosis replaces the defender (tournament)', rules('DOT 24.5.20', 'DOT DR-62', 'DOT 28.19', 'DOT 24.2.8'), () => {
  const t = combat(
    { hand: { s: 'Greater Hypnosis' }, squad: { a: 'Mystic' } },
    { cohort: { d: 'Razide', e: 'Undead Legionnaire' } },
    'fight',
    '0: play s on e',
  );
  expect(strikes(t)[0]).toMatchObject({ armour: 2 });
});
