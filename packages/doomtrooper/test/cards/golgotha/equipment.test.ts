import { rules } from '@kolbiste/testkit/vitest';
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ratingsOnBearer, strikes } from '../situations.ts';

it('Scrambling Device is removed to discard a special', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { squad: { a: { card: 'Hussar', gear: { s: 'Scrambling Device' } } } },
    Petr: { player: { x: 'Fortune of War' }, squad: { f: 'Heimburg' } },
  });
  expect(t.offersKey('use s as 0 on f')).toBe(false);
  t.do('0: use s as 0 on x').passWhile();
  expect([t.card('x').zone, t.card('s').zone]).toEqual(['discard', 'sacrificed']);
  const u = table('tournament', {
    Jana: { hand: { s: 'Scrambling Device' }, squad: { a: 'Hussar' }, cohort: { b: 'Heretic', c: 'Razide' } },
    Petr: {},
  });
  expect(['a', 'b', 'c'].map(name => u.offersKey(`play s on ${name}`))).toEqual([true, true, false]);
});
it('Behemoth Armor: more for the Behemoth, who takes gifts of Algeroth in it', rules('DOT 36.1'), () => {
  ratingsOnBearer('Behemoth Armor', 'Necromutant', [4, 4, 6, 4]);
  ratingsOnBearer('Behemoth Armor', 'Pretorian Behemoth', [13, 7, 15, 10]);
  const offers = (gear: Plain): boolean =>
    table('tournament', {
      Jana: { destiny: 9, hand: { w: 'Dimensional Warp', k: 'Kratach' }, cohort: { a: { card: 'Pretorian Behemoth', gear } } },
      Petr: {},
    }).offersKey('play w on a');
  expect([offers({}), offers({ b: 'Behemoth Armor' })]).toEqual([false, true]);
});
it('Carcass Suit: nothing beside it, twice the Fight, no Shoot', rules('DOT 36.1'), () => {
  ratingsOnBearer('Carcass Suit', 'Necromutant', [8, 0, 9, 4]);
  const t = table('tournament', {
    Jana: {
      hand: { c: 'Carcass Suit', b: 'Combat Armor' },
      cohort: {
        a: 'Necromutant',
        x: { card: 'Necromutant', gear: { g: 'Combat Armor' } },
        y: { card: 'Necromutant', gear: { s: 'Carcass Suit' } },
      },
    },
    Petr: {},
  });
  expect([t.offersKey('play c on a'), t.offersKey('play c on x'), t.offersKey('play b on a'), t.offersKey('play b on y')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
it("Golgotha's Mirror: half price for the Dark Legion", () => {
  const cost = (name: string): number => {
    const t = table('tournament', { Jana: { destiny: 30, hand: { it: name }, cohort: { m: "Golgotha's Mirror" } }, Petr: {} });
    t.do('0: play it').passWhile();
    return 30 - t.side(0).destiny;
  };
  expect([cost('Pretorian Behemoth'), cost('Alakhai the Cunning'), cost('Trencher')]).toEqual([5, 12, 3]);
});

it('Infrared Goggles: +2 Shoot, through Heavy Fog, and against Hidden in the Shadows', rules('DOT 25.25'), () => {
  const at = (goggles: boolean) => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { f: 'Heavy Fog' }, squad: { a: { card: 'Hussar', gear: goggles ? { g: 'Infrared Goggles' } : {} } } },
      Petr: { squad: { d: { card: 'Hussar', gear: { s: 'Hidden in the Shadows' } } } },
    });
    t.do('0: play f').passWhile();
    t.do('0: attack', '0: attacker a', '0: defender d').passWhile();
    return t;
  };
  expect([at(true).offers, at(false).offers]).toEqual([['fight', 'shoot'], ['fight']]);
  const t = at(true).do('0: shoot').passWhile();
  expect([strikes(t)[0]!.rating, strikes(t)[0]!.armour]).toEqual([4, 3]);
  const u = at(false).do('0: fight').passWhile();
  expect(strikes(u)[0]!.armour).toBe(6);
});

it('Infrared Goggles: Hidden in the Shadows still helps the bearer himself', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Hussar' } },
    Petr: { squad: { d: { card: 'Hussar', gear: { g: 'Infrared Goggles', s: 'Hidden in the Shadows' } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(strikes(t)[0]!.armour).toBe(6);
});
