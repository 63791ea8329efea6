import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isDoomtrooper, isLegion, isTribal } from '../../../../src/rules/status.ts';
import { table } from '../../../fixture.ts';
import { fightOnStation, haveAbility } from '../../situations.ts';

it(
  'Gomorrian Emasculator, Nassal and Zhurgon are Tribal and Dark Legion; the first has no guns',
  rules('DOT 36.1', 'DOT 18.13', 'DOT 20.16'),
  () => {
    const t = table('tournament', {
      opened: true,
      Jana: {
        hand: { s: 'AC-40 "Justifier"', f: 'Avenger Sword' },
        station: { a: 'Gomorrian Emasculator', b: 'Nassal', c: 'Zhurgon', d: 'Phische' },
      },
      Petr: {},
    });
    for (const name of ['a', 'b', 'c', 'd'])
      expect([
        isTribal(t.world, t.id(name)),
        isLegion(t.world, t.id(name)),
        isDoomtrooper(t.world, t.id(name)),
        t.offersKey(`transfer ${name}`),
      ]).toEqual([true, true, false, false]);
    expect([t.offersKey('play s on a'), t.offersKey('play s on b'), t.offersKey('play s on c')]).toEqual([false, true, false]);
  },
);
it('Nassal wounds where others would kill', rules('DOT 24.6.4'), () => {
  const killed = (who: string, wounded: boolean): boolean => {
    const t = fightOnStation({ a: { card: who, gear: { g: 'Dimensional Warp' } } }, { d: { card: 'Patriarch', wounded } }, 'shoot');
    return t.happened('killed', { card: t.id('d') });
  };
  expect([killed('Zhurgon', false), killed('Nassal', false), killed('Nassal', true)]).toEqual([true, false, true]);
});
it('Phische devours in Fights, Zhurgon when it shoots', () => {
  const zone = (who: string, tactic: string): string => {
    const t = fightOnStation({ a: who }, { d: 'Templar Legionnaire' }, tactic);
    return t.card('d').zone;
  };
  expect([zone('Phische', 'fight'), zone('Zhurgon', 'shoot'), zone('Zhurgon', 'fight')]).toEqual(['sacrificed', 'sacrificed', 'station']);
});
it('Master Valpurgius: the Dark Legion goes where it likes', () => {
  const t = table('tournament', {
    at: 'window',
    opened: true,
    Jana: { station: { v: 'Master Valpurgius' }, cohort: { r: 'Razide' }, squad: { h: 'Hussar' } },
    Petr: {},
  });
  expect([t.offersKey('use v as 0 on r'), t.offersKey('use v as 0 on h'), t.offersKey('use v as 0 on v')]).toEqual([true, false, false]);
  t.do('0: use v as 0 on r').passWhile();
  expect([t.card('r').zone, haveAbility(t, 'casts:all', ['v'])]).toEqual(['station', [true]]);
});
