import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';
import { attack } from '../situations.ts';

it('Brain Strain: at most 3 destiny points on Art from one draw step of its player to the next', () => {
  const strained = { card: 'Elemental Master', gear: { b: { card: 'Brain Strain', by: 'Petr' } } };
  const t = attack(
    { hand: { l: 'Levitation', m: 'Levitation', x: 'Explosion' }, squad: { a: strained } },
    { cohort: { d: 'Razide' } },
    'fight',
  );
  t.do('0: play l on a');
  expect([1, 2, 3, 4].filter(n => t.offersKey(`spend ${n}`))).toEqual([1, 2, 3]);
  t.do('0: spend 2')
    .answered()
    .passWhile(p => p.asked === 1);
  expect([t.offersKey('play x on a'), t.offersKey('play m on a'), t.offersKey('strengthen l')]).toEqual([false, true, true]);
  t.do('0: strengthen l').passWhile(p => p.asked === 1);
  expect([t.offersKey('play m on a'), t.offersKey('strengthen l')]).toEqual([false, false]);
});
it('Brain Strain: the next draw step of its player begins again', () => {
  const strained = { card: 'Elemental Master', gear: { b: { card: 'Brain Strain', by: 'Petr' } } };
  const t = table('tournament', {
    Jana: { destiny: 20, hand: { l: 'Levitation', m: 'Levitation' }, squad: { a: strained } },
    Petr: { destiny: 20, library: 9, squad: { d: 'Pretorian Behemoth' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play l on a', '0: spend 3').passWhile(
    p => p.question === 'window.answer',
  );
  expect(t.world.effects.some(({ what }) => what === 'spentOnArt')).toBe(true);
  untilTurn(t, t.world.turn + 1);
  t.passWhile();
  expect([t.world.active, t.world.effects.some(({ what }) => what === 'spentOnArt')]).toEqual([1, false]);
});
it('Brain Strain is for members of the Brotherhood', () => {
  const t = table('tournament', { Jana: { hand: { b: 'Brain Strain' } }, Petr: { squad: { m: 'Elemental Master', h: 'Hussar' } } });
  expect([t.offersKey('play b on m'), t.offersKey('play b on h')]).toEqual([true, false]);
  t.do('0: play b on m').answered();
  expect(t.card('b').host).toBe(t.id('m'));
});
