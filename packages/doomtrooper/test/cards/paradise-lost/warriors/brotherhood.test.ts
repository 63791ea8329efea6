import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isDoomtrooper, isTribal } from '../../../../src/rules/status.ts';
import { sees, view } from '../../../../src/rules/view.ts';
import { table, strikes } from '../../../fixture.ts';
import { haveAbility, station } from '../../situations.ts';

it('Island Team Members are both Tribal and Doomtroopers, on Stations only', () => {
  for (const name of ['Crenshaw', 'Indigo', 'Mitch Hunter']) {
    const t = table('tournament', {
      opened: true,
      Jana: { destiny: 20, hand: { it: `${name} - Island Team Member` }, station: { x: 'Horde Trooper' } },
      Petr: {},
    });
    t.do('0: play it').passWhile();
    expect([t.card('it').zone, isTribal(t.world, t.id('it')), isDoomtrooper(t.world, t.id('it'))]).toEqual(['station', true, true]);
    expect(t.offersKey('transfer it')).toBe(false);
  }
});
it('Crenshaw of the Island kills whom he wounds and casts, Indigo does neither', () => {
  const t = station({ a: 'Crenshaw - Island Team Member', b: 'Indigo - Island Team Member', c: 'Mitch Hunter - Island Team Member' });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'c'])).toEqual([true, false, false]);
  expect(haveAbility(t, 'casts:kinetics', ['a', 'b', 'c'])).toEqual([false, false, false]);
  expect(haveAbility(t, 'casts:all', ['a', 'b', 'c'])).toEqual([true, false, false]);
  expect(haveAbility(t, 'symmetryImmune', ['a', 'b', 'c'])).toEqual([false, false, true]);
});
it('Indigo of the Island takes armor but no weapon', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { s: 'AC-40 "Justifier"', b: 'Combat Armor' }, station: { a: 'Indigo - Island Team Member' } },
    Petr: {},
  });
  expect([t.offersKey('play s on a'), t.offersKey('play b on a')]).toEqual([false, true]);
  expect(t).toRefuse(t.key('play s on a'), 'DOT 36.1');
});

it('High Seer Castor: his player sees the top card of every library', rules('DOT 37.6'), () => {
  const t = table('tournament', {
    Jana: { squad: { c: 'High Seer Castor' }, library: { a: 'Hussar', b: 'Dragoon' } },
    Petr: { library: { x: 'Sea Lion', y: 'Razide' } },
  });
  const seen = (viewer: number | 'spectator') => ['a', 'b', 'x', 'y'].map(name => sees(t.world, viewer, t.id(name)));
  expect([seen(0), seen(1), seen('spectator')]).toEqual([
    [true, false, true, false],
    [false, false, false, false],
    [false, false, false, false],
  ]);
  expect(view(t.world, 0).shown.map(({ id }) => id)).toEqual([t.id('a'), t.id('x')]);
  expect(view(t.world, 1).shown).toEqual([]);
});

const grinding = () =>
  table('tournament', {
    opened: true,
    Jana: { destiny: 0, station: { a: 'Grinder - Island Team Member' } },
    Petr: { destiny: 0, station: { d: { card: 'Corsair', wounded: true }, e: { card: 'Jihad Infantry Trooper', wounded: true } } },
  });
it('Grinder: one attack action is four attacks, and those put together give 3 each', rules('DOT DR-120', 'DOT 24.5.14'), () => {
  const t = grinding()
    .do('0: use a as 0')
    .passWhile(p => p.question === 'window.answer');
  expect(t.offersKey('stop')).toBe(false);
  t.do('0: pick d');
  expect(t.offers).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 4']);
  t.do('0: bid 3')
    .do('0: pick e')
    .passWhile(p => p.question === 'window.answer');
  t.do('0: shoot').passWhile(p => p.question === 'window.answer');
  // 3 and twice 3 against the Corsair's Armor of 6.
  expect([strikes(t)[0]!.rating, t.card('d').zone]).toEqual([9, 'discard']);
  t.do('0: victory 6 destiny 0').passWhile(p => p.question === 'window.answer');
  t.do('0: shoot').passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[0]!.rating, t.all('paired').length]).toEqual([3, 2]);
});
it('Grinder attacks the same one again and again, or stops', () => {
  const t = grinding()
    .do('0: use a as 0')
    .passWhile(p => p.question === 'window.answer');
  t.do('0: pick e', '0: bid 1', '0: pick e', '0: bid 1');
  expect(t.offersKey('stop')).toBe(true);
  t.do('0: stop').passWhile(p => p.question === 'window.answer');
  t.do('0: shoot').passWhile(p => p.question === 'window.answer');
  if (t.question === 'attacking.chosen') t.do('0: shoot').passWhile();
  expect([t.all('attackDeclared').length, t.all('actionTaken').length]).toEqual([2, 1]);
});
it('Grinder has no equipment, no relics and casts no Art', () => {
  const t = grinding();
  expect(haveAbility(t, 'noEquipment', ['a']).concat(haveAbility(t, 'noRelics', ['a']), haveAbility(t, 'neverArt', ['a']))).toEqual([
    true,
    true,
    true,
  ]);
});
