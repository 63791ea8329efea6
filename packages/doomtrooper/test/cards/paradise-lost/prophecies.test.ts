import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { strikes } from '../situations.ts';

const battle = (by: 0 | 1, prophecy: boolean) => {
  const t = table('tournament', {
    opened: true,
    active: by === 0 ? 'Jana' : 'Petr',
    Jana: {
      station: { p: { card: 'Prophet', gear: prophecy ? { o: "Our Enemy's Weakness Is Exposed" } : {} }, a: 'Jihad Infantry Trooper' },
    },
    Petr: { station: { d: { card: 'Corsair', gear: { s: 'Punisher Blade', m: 'Combat Armor' } }, g: 'Gendarme' } },
  });
  const [attacker, defender] = by === 0 ? ['a', 'd'] : ['d', 'a'];
  t.do(`${by}: attack`, `${by}: attacker ${attacker}`, `${by}: defender ${defender}`, `${by}: fight`).passWhile();
  const [first, second] = strikes(t);
  return by === 0 ? [first!.armour, second!.rating] : [second!.armour, first!.rating];
};
it('Our Enemy’s Weakness Is Exposed: cards add nothing to whom your warriors attack', () => {
  const [bare, armed] = [battle(0, true), battle(0, false)];
  expect(bare).toEqual([6, 7]);
  expect([armed[0]! > 6, armed[1]! > 7]).toEqual([true, true]);
  // When he attacks, all of it counts.
  expect(battle(1, true)).toEqual(battle(1, false));
  expect(battle(1, true)).toEqual(armed);
});
it('Our Enemy’s Weakness Is Exposed leaves what takes from him, and cover', () => {
  const t = table('tournament', {
    opened: true,
    Jana: {
      station: {
        p: { card: 'Prophet', gear: { o: "Our Enemy's Weakness Is Exposed" } },
        a: { card: 'Jihad Infantry Trooper', gear: { t: 'Terror' } },
      },
    },
    Petr: { station: { d: { card: 'Corsair', covered: true }, g: 'Gendarme' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(strikes(t)[0]!.armour).toBe(6 + 3);
});
it('Our Enemy’s Weakness Is Exposed lies on your own Prophet', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { o: "Our Enemy's Weakness Is Exposed" }, station: { p: 'Prophet', a: 'Jihad Infantry Trooper' } },
    Petr: { station: { q: 'Prophet' } },
  });
  expect(['p', 'a', 'q'].filter(id => t.offersKey(`play o on ${id}`))).toEqual(['p']);
});
