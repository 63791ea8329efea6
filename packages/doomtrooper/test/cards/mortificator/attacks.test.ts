import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Battle Cry: everybody of the Squad attacks a Dark Legion warrior of his own', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { x: 'Battle Cry' }, squad: { a: 'Hussar', b: 'Dragoon', c: 'Infantry' }, cohort: { k: 'Razide' } },
    Petr: { destiny: 0, squad: { h: 'Hussar' }, cohort: { d: 'Golem of Darkness', e: 'Golem of Darkness' } },
  });
  t.do('0: play x').passWhile();
  expect([t.offersKey('pick k'), t.offersKey('stop')]).toEqual([false, false]);
  t.do('0: pick b');
  expect(t.offersKey('pick h')).toBe(false);
  t.do('0: pick d', '0: pick a');
  expect([t.offersKey('pick d'), t.offersKey('pick e')]).toEqual([false, true]);
  t.do('0: pick e', '0: fight', '0: fight').passWhile();
  expect(t.all('paired').map(({ attacker, defender }) => [attacker, defender])).toEqual([
    [t.id('b'), t.id('d')],
    [t.id('a'), t.id('e')],
  ]);
});

it('Powerful Command: everybody of the Kohort attacks a Doomtrooper of his own, and none attacks twice', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { x: 'Powerful Command' }, squad: { q: 'Hussar' }, cohort: { a: 'Razide', b: 'Razide' } },
    Petr: { destiny: 0, squad: { d: 'Hussar', e: 'Dragoon', f: 'Infantry' }, cohort: { l: 'Razide' } },
  });
  t.do('0: play x').passWhile();
  expect(t.offersKey('pick q')).toBe(false);
  t.do('0: pick a');
  expect(t.offersKey('pick l')).toBe(false);
  t.do('0: pick d', '0: pick b', '0: pick f', '0: fight', '0: fight').passWhile();
  expect(t.all('paired').map(({ attacker, defender }) => [attacker, defender])).toEqual([
    [t.id('a'), t.id('d')],
    [t.id('b'), t.id('f')],
  ]);
  const first = table('tournament', {
    Jana: { turns: 0, hand: { x: 'Powerful Command' }, cohort: { a: 'Razide' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(first).toRefuse(first.key('play x'), 'DOT DR-26');
});

it('Trail of Evidence: each Mortificator may attack the one warrior once', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { x: 'Trail of Evidence' }, squad: { a: 'Mortificator', b: 'Mortificator', h: 'Hussar' } },
    Petr: { destiny: 0, cohort: { d: 'Nepharite of Algeroth', e: 'Razide' }, squad: { f: 'Hussar' } },
  });
  expect(t.offersKey('play x on f')).toBe(false);
  t.do('0: play x on d').passWhile();
  expect(t.offersKey('pick h')).toBe(false);
  t.do('0: pick b');
  expect([t.offersKey('pick b'), t.offersKey('stop')]).toEqual([false, true]);
  t.do('0: pick a', '0: fight', '0: fight').passWhile();
  expect(t.all('paired').map(({ attacker, defender }) => [attacker, defender])).toEqual([
    [t.id('b'), t.id('d')],
    [t.id('a'), t.id('d')],
  ]);
  expect(t.card('x').zone).toBe('sacrificed');
});

it('Blasting Away: its bearer attacks from cover, by Shoot only', () => {
  const t = table('tournament', {
    Jana: {
      squad: { a: { card: 'Hussar', covered: true, gear: { g: 'Blasting Away' } }, b: { card: 'Hussar', covered: true }, c: 'Chasseur' },
    },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack').passWhile();
  expect([t.offersKey('attacker a'), t.offersKey('attacker b')]).toEqual([true, false]);
  t.do('0: attacker a', '0: defender d').passWhile();
  expect(t.offers).toEqual(['shoot']);
});
