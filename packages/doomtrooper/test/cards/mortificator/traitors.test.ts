import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

const quiet = (p: { readonly question: string | null }): boolean => p.question === 'window.answer';

it(
  'Bribery: for twice his Value he is yours until the combat ends, with what he carries, and you have his points',
  rules('DOT DR-117'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Razide', gear: { g: 'Dark Fire' } } } },
      Petr: { destiny: 14, hand: { b: 'Bribery' }, squad: { d: { card: 'Hussar', wounded: true }, o: 'Infantry' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d').passWhile(p => p.asked !== 1);
    expect([t.offersKey('play b on a'), t.offersKey('play b on d'), t.offersKey('play b on o')]).toEqual([true, false, false]);
    t.do('1: play b on a').answered();
    expect([t.side(1).destiny, t.card('a').by, t.card('g').by, t.card('a').zone]).toEqual([0, 1, 1, 'cohort']);
    t.passWhile(quiet);
    t.do('0: fight').passWhile(quiet);
    // It was a warrior of his own: destiny points only (DOT 24.2.6).
    expect([t.side(1).destiny, t.side(1).victory, t.side(0).destiny, t.side(0).victory]).toEqual([2, 0, 0, 0]);
    expect([t.card('a').by, t.card('g').by, t.card('a').zone]).toEqual([0, 0, 'cohort']);
  },
);
it('Bribery costs twice his Value, and he stays a traitor no longer than the combat lasts', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, cohort: { a: 'Razide' } },
    Petr: { destiny: 13, hand: { b: 'Bribery' }, squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d').passWhile(quiet);
  expect(t.offersKey('play b on a')).toBe(false);
  const u = table('tournament', {
    Jana: { destiny: 30, hand: { b: 'Bribery' }, squad: { a: { card: 'Hussar', wounded: true } } },
    Petr: { destiny: 0, cohort: { d: 'Razide' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: play b on d').answered();
  u.passWhile(quiet);
  u.do('0: fight').passWhile(quiet);
  // He has killed the briber's own attacker.
  expect([u.card('a').zone, u.card('d').by, u.side(0).destiny, u.side(1).destiny, u.side(1).victory]).toEqual(['discard', 1, 16 + 2, 0, 0]);
});

const insane = (victim: string, target = 'x') => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: { card: 'Hussar', wounded: victim === 'a' }, x: { card: 'Infantry', wounded: victim === 'x' } } },
    Petr: { destiny: 10, hand: { t: 'Temporary Insanity' }, cohort: { d: 'Razide', e: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d');
  expect(['a', 'd', 'x', 'e'].filter(id => t.offersKey(`play t on ${id}`))).toEqual(['x', 'e']);
  t.do(`1: play t on ${target}`).answered();
  t.passWhile(quiet);
  t.do('0: fight').passWhile(quiet);
  return t;
};
it('Temporary Insanity: the attacker attacks whom you name, and you have the points for either', rules('DOT 24.8.1', 'DOT 24.2.8'), () => {
  const t = insane('x');
  expect([t.card('x').zone, t.offersKey('victory 2 destiny 0')]).toEqual(['discard', true]);
  t.do('1: victory 2 destiny 0').passWhile();
  expect([t.side(1).victory, t.side(0).victory, t.side(0).destiny, t.card('d').wounded]).toEqual([2, 0, 0, false]);
  const u = insane('a', 'e');
  u.do('1: victory 2 destiny 0').passWhile();
  expect([u.card('a').zone, u.side(1).victory, u.card('e').zone]).toEqual(['discard', 2, 'cohort']);
});
it('Temporary Insanity comes before the tactic, for a Dark Legion warrior whom a Doomtrooper attacks', () => {
  const may = (defender: string, tactic: boolean): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: 'Hussar', x: 'Infantry' } },
      Petr: { destiny: 10, hand: { t: 'Temporary Insanity' }, squad: { d: defender } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d');
    if (tactic) t.passWhile(quiet).do('0: fight');
    return t.offersKey('play t on x');
  };
  expect([may('Razide', false), may('Infantry', false), may('Razide', true)]).toEqual([true, false, false]);
});
