import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../../fixture.ts';
import { kill, type Words } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

const LEGION = { a: 'Razide', b: 'Legionnaire of Semai', c: 'Zenithian Soulslayer', d: 'Templar', e: 'Curator' };

const CARTEL = { a: 'Hussar', b: 'Infantry', c: 'Machinator', d: 'Golden Lion', e: 'Samurai', f: 'Revisor' };

it.each([
  ['Dark Kohort', { cohort: LEGION }],
  ['Well-Rounded Squad', { squad: CARTEL }],
])('%s: 10 victory points for holding it from the end of a turn to the end of the next', rules('DOT 14.6'), (card, side) => {
  const t = table('tournament', { at: 'end', Jana: { ...side, player: { m: card } }, Petr: {} });
  untilTurn(t, 11);
  expect(t.side(0).victory).toBe(0);
  untilTurn(t, 12);
  expect([t.side(0).victory, t.card('m').zone]).toEqual([10, 'discard']);
});

it('Well-Rounded Squad: anyone who loses one of them in between begins again', () => {
  const t = table('tournament', {
    at: 'end',
    Jana: { squad: { ...CARTEL, f: { card: 'Revisor', wounded: true } }, player: { m: 'Well-Rounded Squad' } },
    Petr: { destiny: 0, cohort: { r: 'Razide' } },
  });
  untilTurn(t, 10);
  t.passWhile();
  expect(t.card('m').chosen).toBe(9);
  t.do('1: attack', '1: attacker r', '1: defender f', '1: fight');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.card('f').zone, t.card('m').chosen]).toEqual(['discard', null]);
  t.do('1: victory 3').passWhile();
  untilTurn(t, 12);
  expect(t.side(0).victory).toBe(0);
});

it('Establish Defensive Perimeter pays for each name once, and for nothing that is only moved', rules('DOT 14.14'), () => {
  const t = table('tournament', {
    Jana: {
      hand: { f: 'Foxhole', g: 'Foxhole', h: 'Heimburg' },
      squad: { a: 'Hussar', b: 'Dragoon' },
      player: { m: 'Establish Defensive Perimeter' },
    },
    Petr: {},
  });
  t.do('0: play f on a').passWhile();
  expect(t.side(0).victory).toBe(1);
  t.do('0: play g on b').passWhile();
  expect(t.side(0).victory).toBe(1);
  t.do('0: play h to squad').passWhile();
  expect([t.side(0).victory, t.card('m').zone]).toEqual([2, 'player']);
  const moved = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { f: 'Foxhole' } }, b: 'Dragoon' }, player: { m: 'Establish Defensive Perimeter' } },
    Petr: {},
  });
  moved.do('0: use f as 0 on b').passWhile();
  expect(moved.side(0).victory).toBe(0);
});

it('Infiltration: 6 victory points for the one who destroys a city, not for the one who loses it', () => {
  const t = table('tournament', {
    Jana: { hand: { i: 'Surprise Invasion!' }, player: { m: 'Infiltration' } },
    Petr: { squad: { h: 'Heimburg' }, player: { n: 'Infiltration' } },
  });
  t.do('0: play i on h').passWhile();
  expect([t.side(0).victory, t.side(1).victory, t.card('m').zone, t.card('n').zone]).toEqual([6, 0, 'discard', 'player']);
});

it('Siege of the Citadel pays twice the Value of somebody a citadel protects', () => {
  const given = (fort: Words): Table =>
    kill(
      { squad: { a: 'Sean Gallagher' }, player: { m: 'Siege of the Citadel' } },
      { cohort: { ...fort, d: { card: 'Razide', wounded: true } } },
    );
  const t = given({ f: 'Citadel of Algeroth' }).do('0: victory 14');
  t.do('0: victory 7').passWhile();
  expect([t.side(0).victory, t.card('m').zone]).toEqual([21, 'discard']);
  expect(given({ f: 'Citadel of Semai' }).do('0: victory 7').passWhile().card('m').zone).toBe('player');
});

it('Snub the Cardinal: 3 for a Brother killed, 10 for one turned into a Heretic', rules('DOT 36.2'), () => {
  const t = kill({ cohort: { a: 'Razide' }, player: { m: 'Snub the Cardinal' } }, { squad: { d: { card: 'Revisor', wounded: true } } });
  t.do('0: victory 3').passWhile();
  expect([t.side(0).victory, t.card('m').zone]).toEqual([6, 'discard']);
  const turned = table('tournament', {
    at: 'window',
    Jana: { hand: { v: 'Dark Visitation' }, player: { m: 'Snub the Cardinal' } },
    Petr: { squad: { d: 'Revisor' } },
  });
  turned.do('0: play v on d').passWhile();
  expect(turned.side(0).victory).toBe(10);
});

it('Destroy Squad pays for the last warrior of a Squad', () => {
  const squad = table('tournament', {
    Jana: { hand: { m: 'Destroy Squad' }, cohort: { a: 'Razide' } },
    Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
  });
  squad
    .do('0: play m at 0', '0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 5 destiny 0', '0: victory 2')
    .passWhile();
  expect(squad.side(0).victory).toBe(7);
});
