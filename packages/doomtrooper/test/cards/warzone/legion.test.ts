import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { rig, table } from '../../fixture.ts';
import { inWindow, ratingsOf } from '../situations.ts';

it('Bio-Giant attacks once a turn', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: 'Bio-Giant', b: 'Razide' } },
    Petr: { squad: { c: 'Hussar', d: 'Hussar', e: 'Hussar' } },
  });
  rig(t.world.pools[0]!).allowance = 3;
  t.do('0: attack', '0: attacker a', '0: defender c', '0: fight').passWhile();
  if (t.offers.some(key => key.startsWith('victory'))) t.answer(0, t.offers[0]!).passWhile();
  t.do('0: attack').passWhile();
  expect(t.offers).toEqual([t.key('attacker b')]);
});

it('Bio-Giant: you play no specials on it, others do; no equipment, no gifts', rules('DOT 36.1'), () => {
  const t = inWindow({ hand: { s: 'Corrupt Shield' }, cohort: { a: 'Bio-Giant', b: 'Razide' } }, { hand: { s2: 'Corrupt Shield' } });
  expect([t.offersKey('play s on a'), t.offersKey('play s on b')]).toEqual([false, true]);
  t.do('0: pass');
  expect(t.offersKey('play s2 on a')).toBe(true);
  const u = table('tournament', {
    Jana: { destiny: 9, hand: { e: 'Combat Armor', g: 'Dark Fire' }, cohort: { a: 'Bio-Giant', b: 'Razide' } },
    Petr: {},
  });
  expect([u.refusal('play e on a'), u.refusal('play g on a')]).toEqual(['DOT 36.1', 'DOT 36.1']);
});

it('Karnophage devours another wounded warrior in each discard step, or is gone', rules('DOT 27.5', 'DOT 24.6.5', 'DOT 37.10'), () => {
  const at = (mine: Record<string, Plain>, theirs: Record<string, Plain>) =>
    table('tournament', {
      at: 'window',
      Jana: { destiny: 9, cohort: { k: 'Karnophage', ...mine } },
      Petr: { squad: theirs },
    }).do('0: end');
  const t = at(
    { r: { card: 'Razide', wounded: true }, n: { card: 'Nepharite of Semai', wounded: true } },
    { h: { card: 'Hussar', wounded: true }, i: 'Hussar' },
  );
  t.passWhile();
  expect(t.offers.toSorted()).toEqual([t.key('pick h'), t.key('pick r')].toSorted());
  t.do('0: pick h').passWhile();
  expect([t.card('h').zone, t.card('k').zone, t.side(0).victory]).toEqual(['discard', 'cohort', 0]);
  const u = at({}, { i: 'Hussar' });
  u.passWhile();
  expect(u.card('k').zone).toBe('discard');
});

it('Scout Bat looks at random cards of a hand; with a Venom Bat the warriors among them may go', rules('DOT 37.14', 'DOT 27.4'), () => {
  const at = (more: Record<string, string>) =>
    table('tournament', {
      Jana: { destiny: 9, cohort: { s: 'Scout Bat', ...more } },
      Petr: { hand: { h: 'Hussar', i: 'Inspired', k: 'Hussar' } },
    });
  const seen = (t: ReturnType<typeof at>): number => t.world.shown.filter(({ seat }) => seat === 0).length;
  const t = at({}).do('0: use s as 0 at 1');
  expect(t.offers).toEqual(['spend 1', 'spend 2', 'spend 3']);
  t.do('0: spend 2').passWhile();
  expect([t.offers, seen(t), t.side(0).destiny, t.world.pools[0]!.open]).toEqual([['stop'], 2, 7, 1]);
  t.do('0: stop');
  expect([seen(t), t.side(1).hand.length]).toEqual([0, 3]);
  const u = at({ v: 'Venom Bat' }).do('0: use s as 0 at 1', '0: spend 3').passWhile();
  expect(u.offers.length).toBe(3);
  u.answer(0, u.offers[1]!);
  u.answer(0, u.offers[1]!);
  expect([u.side(1).hand.length, u.side(1).discard.length, seen(u)]).toEqual([1, 2, 0]);
});

it(
  'Bats: no card concerns them, they do not attack and are not fought, but shot they die',
  rules('DOT 29.3', 'DOT 25.23', 'DOT 24.2.11'),
  () => {
    const t = inWindow(
      { hand: { s: 'Corrupt Shield', e: 'Eat This!' }, cohort: { b: 'Scout Bat', v: 'Venom Bat', r: 'Razide' } },
      { squad: { h: 'Hussar' } },
    );
    expect([t.offersKey('play s on b'), t.offersKey('play s on r')]).toEqual([false, true]);
    t.do('0: play e').passWhile();
    expect(['b', 'v', 'r', 'h'].map(name => t.card(name).wounded)).toEqual([false, false, true, true]);
    const u = table('tournament', {
      Jana: { squad: { h: 'Infantry' }, cohort: { x: 'Scout Bat' } },
      Petr: { cohort: { b: 'Venom Bat', c: 'Citadel of Ilian' } },
    });
    expect(ratingsOf(u, 'b')).toEqual([0, 1, 1, 1]);
    u.do('0: attack').passWhile();
    expect(u.offers).toEqual([u.key('attacker h')]);
    u.do('0: attacker h', '0: defender b').passWhile();
    expect(u.offers).toEqual(['shoot']);
    u.do('0: shoot').passWhile();
    expect(u.card('b').wounded).toBe(true);
  },
);
