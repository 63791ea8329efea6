import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';
import { cannotBePlayed, inWindow, ratingsOf } from '../situations.ts';

it('Blessed by Apostle: a follower of another Apostle besides, with his gifts', rules('DOT 19.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { x: 'Blessed by Apostle', g: 'Behest' }, cohort: { r: 'Undead Legionnaire' }, squad: { h: 'Hussar' } },
    Petr: {},
  });
  expect([t.offersKey('play x on h'), t.offersKey('play g on r')]).toEqual([false, false]);
  t.do('0: play x on r').answered();
  t.do('0: semai').passWhile();
  expect(t.offersKey('play g on r')).toBe(true);
  t.do('0: play g on r').passWhile();
  expect(t.card('g').host).toBe(t.id('r'));
});

it('Currency Exchange has no effect: a team has one bank', () => cannotBePlayed('Currency Exchange'));

it('Cursed Artifact: each use of the relic costs 2 victory points', rules('DOT 1.13'), () => {
  const t = table('tournament', {
    Jana: {
      victory: 5,
      destiny: 9,
      squad: { a: { card: 'Blood Beret', gear: { r: { card: 'The Shillelagh', gear: { x: { card: 'Cursed Artifact', by: 'Petr' } } } } } },
    },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: use r as 0 on d').passWhile();
  expect([t.side(0).victory, t.card('d').zone]).toEqual([3, 'discard']);
  const u = table('tournament', {
    Jana: { hand: { x: 'Cursed Artifact' }, squad: { h: 'Hussar' } },
    Petr: { squad: { a: { card: 'Blood Beret', gear: { r: 'The Shillelagh' } } } },
  });
  expect([u.offersKey('play x on r'), u.offersKey('play x on h')]).toEqual([true, false]);
});

it('Inconvenient Phone Call: he gives others nothing', () => {
  const t = table('tournament', {
    Jana: { hand: { x: 'Inconvenient Phone Call' } },
    Petr: { squad: { m: 'Mentor', s: 'Samurai', h: 'Hussar' } },
  });
  expect([ratingsOf(t, 's'), t.offersKey('play x on h')]).toEqual([[4, 4, 3, 3], false]);
  t.do('0: play x on m').passWhile();
  expect(ratingsOf(t, 's')).toEqual([3, 3, 3, 3]);
});

it('Wanna Play?: a destiny point for each card, and it goes when he begins with none', rules('DOT 3.32', 'DOT 19.2', 'DOT 37.10'), () => {
  const given = (destiny: number): Table =>
    untilTurn(
      table('tournament', {
        turn: 8,
        Jana: {},
        Petr: { destiny, hand: { a: 'Hussar', b: 'Dragoon' }, player: { x: { card: 'Wanna Play?', by: 'Jana' } } },
      }),
      9,
    ).passWhile(p => p.question === 'window.answer');
  const t = given(9);
  expect([t.side(1).hand.length, t.side(1).destiny, t.card('x').zone]).toEqual([7, 4, 'player']);
  expect(given(0).card('x').zone).toBe('discard');
  const u = table('tournament', { Jana: { hand: { x: 'Wanna Play?' } }, Petr: { player: { f: { card: 'Falling Market', by: 'Jana' } } } });
  u.do('0: play x at 1').passWhile();
  expect([u.card('f').zone, u.card('x').zone]).toEqual(['discard', 'player']);
});

it('Watchful Eye: a destiny point for each special he plays', rules('DOT 3.32'), () => {
  const t = inWindow(
    {
      hand: { k: 'Positive Karma', f: 'Forgery' },
      player: { x: { card: 'Watchful Eye', by: 'Petr' }, y: { card: 'Watchful Eye', by: 'Petr' } },
    },
    { squad: { d: { card: 'Hussar', gear: { r: 'Armor of the True Assassin' } } } },
  );
  t.do('0: play f on r').passWhile();
  expect(t.side(0).destiny).toBe(18);
});
