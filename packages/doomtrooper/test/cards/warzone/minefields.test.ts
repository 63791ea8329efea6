import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { attack, type Words } from '../situations.ts';

const tank: Plain = { card: 'Hussar', gear: { t: { card: 'GT Offroad B52', inside: true } } };
const flier: Plain = { card: 'Hussar', gear: { t: { card: 'Autogyro', inside: true } } };

it('Anti-Tank Minefield: the tank is lost and its user wounded once; its player earns the points', rules('DOT DR-121', 'DOT 37.10'), () => {
  const hit = (a: Plain): Table =>
    attack({ destiny: 20, squad: { a } }, { hand: { m: 'Anti-Tank Minefield' }, squad: { d: 'Infantry' } }, 'shoot');
  const t = hit(tank).do('1: play m').passWhile();
  expect([t.card('a').zone, t.card('a').wounded, t.card('t').zone, t.happened('struck'), t.card('m').zone]).toEqual([
    'squad',
    true,
    'discard',
    false,
    'sacrificed',
  ]);
  const u = hit({ ...(tank as object), wounded: true })
    .do('1: play m')
    .passWhile(p => p.question === 'window.answer');
  expect([u.card('a').zone, u.asked, u.question]).toEqual(['discard', 1, 'awarding.announce']);
  const grizzly = hit('Grizzly Battle Tank')
    .do('1: play m')
    .passWhile(p => p.question === 'window.answer');
  expect([grizzly.card('a').zone, grizzly.asked]).toEqual(['discard', 1]);
  const foot = hit('Hussar');
  foot.passWhile(p => p.asked !== 1);
  expect(foot).toRefuse(foot.key('play m'), 'DOT 28.16');
});

it('Barrage Balloons bring down who attacks your Doomtrooper from an airship', rules('DOT DR-121', 'DOT 37.9'), () => {
  const against = (d: Words, a: Plain = flier): Table => attack({ squad: { a } }, { squad: { b: 'Barrage Balloons' }, ...d }, 'shoot');
  const t = against({ squad: { b: 'Barrage Balloons', d: 'Infantry' } })
    .do('1: use b as 0')
    .passWhile();
  expect([t.card('a').wounded, t.card('a').zone, t.card('t').zone, t.happened('struck'), t.card('b').zone]).toEqual([
    true,
    'squad',
    'discard',
    false,
    'sacrificed',
  ]);
  for (const u of [against({ cohort: { d: 'Razide' } }), against({ squad: { b: 'Barrage Balloons', d: 'Infantry' } }, tank)]) {
    u.passWhile(p => p.asked !== 1);
    expect(u).toRefuse(u.key('use b as 0'), 'DOT 28.16');
  }
});

it('Assault Engineer clears a minefield that has just gone off', rules('DOT 19.1', 'DOT 37.9'), () => {
  const t = attack(
    { hand: { e: 'Assault Engineer' }, squad: { a: 'Hussar' } },
    { hand: { m: 'Minefield' }, squad: { d: 'Infantry' } },
    'fight',
  );
  t.do('1: play m', '0: play e on a').passWhile();
  expect([t.happened('struck'), t.card('m').zone, t.card('e').host]).toEqual([true, 'sacrificed', t.id('a')]);
  const u = attack({ hand: { e: 'Assault Engineer' }, squad: { a: flier } }, { squad: { d: 'Infantry', b: 'Barrage Balloons' } }, 'shoot');
  u.do('1: use b as 0', '0: play e on a').passWhile();
  expect([u.happened('struck'), u.card('b').zone, u.card('t').zone]).toEqual([true, 'sacrificed', 'attached']);
});

it(
  'Assault Engineer in the Squad spares the Doomtroopers of his player minefields, and razes for 3 actions and a point',
  rules('DOT 1.13', 'DOT 37.10'),
  () => {
    const given = (a: Words): Table =>
      attack({ victory: 2, ...a }, { hand: { m: 'Minefield' }, squad: { d: 'Infantry', f: 'Heimburg' } }, 'fight');
    const engineer: Plain = { card: 'Dragoon', gear: { e: 'Assault Engineer' } };
    const t = given({ squad: { a: 'Hussar', x: engineer } });
    t.passWhile(p => p.asked !== 1);
    expect(t).toRefuse(t.key('play m'), 'DOT 28.16');
    const legion = given({ cohort: { a: 'Razide' }, squad: { x: engineer } });
    legion.do('1: play m').passWhile();
    expect(legion.happened('struck')).toBe(false);
    const u = table('tournament', { Jana: { victory: 2, squad: { x: engineer } }, Petr: { squad: { d: 'Infantry', f: 'Heimburg' } } });
    u.do('0: use e as 0 on f').passWhile();
    expect([u.card('f').zone, u.side(0).victory]).toEqual(['discard', 1]);
    const poor = table('tournament', { Jana: { squad: { x: engineer } }, Petr: { squad: { f: 'Heimburg' } } });
    expect(poor).toRefuse(poor.key('use e as 0 on f'), 'DOT 28.16');
  },
);
