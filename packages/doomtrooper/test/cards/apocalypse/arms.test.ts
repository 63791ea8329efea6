import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { topFight } from '../../../src/rules/queries.ts';
import { strikes, table } from '../../fixture.ts';
import type { Words } from '../situations.ts';

it(
  'Good Luck Charm: what lowers his ratings goes, and nothing such is aimed at him',
  rules('DOT 29.3', 'DOT DR-134', 'DOT 37.41', 'DOT 19.1', 'DOT 28.19', 'DOT 29.1s', 'DOT 29.1t', 'DOT 37.15'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 9, hand: { c: 'Good Luck Charm' }, squad: { a: { card: 'Hussar', gear: { w: 'Demoted', m: 'Combat Armor' } } } },
      Petr: {},
    });
    t.do('0: play c on a').passWhile();
    expect([t.card('c').host, t.card('m').zone, t.card('w').zone]).toEqual([t.id('a'), 'attached', 'discard']);
    const aimed = (gear: Words) => {
      const u = table('tournament', {
        Jana: { destiny: 9, hand: { n: 'To Be or Not to Be' }, squad: { a: { card: 'Hussar', gear } } },
        Petr: { cohort: { d: 'Razide' } },
      });
      u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(() => topFight(u.world)?.phase !== 'modifiers');
      return ['play n on a', 'play n on d'].map(key => u.offersKey(key));
    };
    expect([aimed({ c: 'Good Luck Charm' }), aimed({})]).toEqual([
      [false, true],
      [true, true],
    ]);
  },
);

const expert = (gear: Words = { s: 'Violator Sword', g: 'Deathlockdrum' }) =>
  table('tournament', {
    actions: 3,
    Jana: { squad: { a: { card: 'Bauhaus Blitzer', gear: { x: 'Weapons Expert', ...gear } } } },
    Petr: { destiny: 0, cohort: { d: 'Razide', e: 'Razide' } },
  });
it(
  'Weapons Expert: two weapons in one attack for two actions',
  rules('DOT 24.5.7', 'DOT DR-136', 'DOT 28.16', 'DOT 24.3.3', 'DOT 24.3.4'),
  () => {
    const t = expert({ s: 'Violator Sword', k: 'Cybernetic Power Arm' }).do('0: use x as 0');
    t.passWhile();
    t.do('0: defender d', '0: fight', '0: weapon s').passWhile(p => p.question === 'window.answer');
    const one = expert({ k: 'Cybernetic Power Arm' }).do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    one.passWhile(p => p.question === 'window.answer');
    expect(strikes(t)[0]!.rating).toBe(strikes(one)[0]!.rating + 2);
  },
);
it('Weapons Expert: a weapon for the other kind of combat does not count', () => {
  const t = expert().do('0: use x as 0');
  t.passWhile();
  t.do('0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect(strikes(t)[0]!.rating).toBe(5);
});
it('Weapons Expert: or two attacks, a weapon each, a Fight and a Shoot', rules('DOT 24.0.9', 'DOT 24.5.6', 'DOT 25.25'), () => {
  const t = expert().do('0: use x as 1');
  t.passWhile();
  t.do('0: pick s', '0: pick d', '0: pick g', '0: pick e').passWhile();
  t.do('0: fight').passWhile(p => p.question === 'window.answer');
  const first = strikes(t)[0]!;
  t.passWhile();
  if (t.offersKey('shoot')) t.do('0: shoot').passWhile(p => p.question === 'window.answer');
  expect([first.rating, first.against]).toEqual([5, t.id('d')]);
  expect([strikes(t)[0]!.rating > 3, strikes(t)[0]!.against]).toEqual([true, t.id('e')]);
});
it('Weapons Expert: one weapon is not enough, and two actions it takes', rules('DOT 28.16', 'DOT 7.1'), () => {
  const t = expert({ s: 'Violator Sword' });
  expect(t).toRefuse(t.key('use x as 0'), 'DOT 28.16');
});
