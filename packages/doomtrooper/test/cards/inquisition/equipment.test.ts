import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { kills, ratingsOnBearer, strikesOf } from '../situations.ts';

it.each<[string, string, readonly number[]]>([['Hellhound Necrotank', 'Necromutant', [9, 9, 9, 9]]])('%s on %s', ratingsOnBearer);

it('Hellhound Necrotank lets no other equipment be used inside', () => {
  const at = (inside: boolean): number => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Necromutant', gear: { tank: { card: 'Hellhound Necrotank', inside }, mail: 'Combat Armor' } } } },
      Petr: {},
    });
    return ratingOf(t.world, t.id('a'), 2, null);
  };
  expect([at(true), at(false)]).toEqual([9, 5]);
});

it('SSW4200P kills when Shoot is over twice the Armor, in Shoot combats alone', () => {
  const against = (d: string, how: 'fight' | 'shoot'): boolean =>
    kills(table('tournament', { Jana: { squad: { a: { card: 'Machinator', gear: { gun: 'SSW4200P' } } } }, Petr: { squad: { d } } }), how);
  // Shoot 7 against Armor 3 and 4; Fight 3 against 3.
  expect([against('Hussar', 'shoot'), against('Chasseur', 'shoot'), against('Hussar', 'fight')]).toEqual([true, false, false]);
  const t = table('tournament', { Jana: { hand: { gun: 'SSW4200P' }, squad: { a: 'Hussar' } }, Petr: {} });
  expect(t.refusal('play gun on a')).toBe('DOT 11.5');
});

// Mortificator 4/4/4/5, Razide 5/5/5/6, Hussar 2/2/3/3: what they use counts in its own kind of combat alone.
it.each<[card: string, bearer: string, fight: number, shoot: number]>([
  ['AC-41 "Purifier"', 'Sacred Warrior', 0, 5],
  ['Avenger Sword', 'Sacred Warrior', 3, 0],
  ['Azogar', 'Razide', 3, 0],
  ['Azogar', 'Nepharite of Algeroth', 5, 0],
  ['Improved Kratach', 'Razide', 0, 5],
  ['Necrobionics', 'Heretic', 3, 0],
  ['Punisher Combo', 'Hussar', 2, 2],
])('%s on %s: +%d in Fights, +%d in Shoots', (card, bearer, fight, shoot) => {
  const gain = (tactic: string): number =>
    strikesOf({ card: bearer, gear: { g: card } }, tactic, 'Hussar', 'squad')[0]!.rating -
    strikesOf(bearer, tactic, 'Hussar', 'squad')[0]!.rating;
  expect([gain('fight'), gain('shoot')]).toEqual([fight, shoot]);
});

it.each([
  ['AC-41 "Purifier"', 'Hussar'],
  ['Avenger Sword', 'Hussar'],
  ['Azogar', 'Hussar'],
  ['Improved Kratach', 'Hussar'],
  ['Necrobionics', 'Razide'],
  ['Punisher Combo', 'Razide'],
  ['Inquisitor Battle Dress', 'Hussar'],
  ['Necromower', 'Razide'],
])('%s is not for a %s', (card, bearer) => {
  const t = table('tournament', { Jana: { hand: { g: card }, [bearer === 'Razide' ? 'cohort' : 'squad']: { a: bearer } }, Petr: {} });
  expect(t.offersKey('play g on a')).toBe(false);
});

it('AC-41 "Purifier" kills whom it wounds', () => {
  const armed = (card: string | null) =>
    table('tournament', {
      Jana: { squad: { a: { card: 'Sacred Warrior', ...(card !== null && { gear: { g: card } }) } } },
      Petr: { cohort: { d: 'Necromutant' } },
    });
  expect([kills(armed('AC-41 "Purifier"'), 'shoot'), kills(armed('CAP 7000P'), 'shoot')]).toEqual([true, false]);
});

it('Chain Bayonet makes a Shoot weapon of the Dark Legion a Fight weapon, too', () => {
  const t = table('tournament', {
    Jana: {
      hand: { c: 'Chain Bayonet' },
      cohort: { a: { card: 'Razide', gear: { k: 'Improved Kratach' } } },
      squad: { b: { card: 'Hussar', gear: { p: 'Punisher Handgun' } } },
    },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect([t.offersKey('play c on k'), t.offersKey('play c on p')]).toEqual([true, false]);
  const fights = (gear: object): number => strikesOf({ card: 'Razide', gear } as never, 'fight', 'Hussar', 'squad')[0]!.rating;
  expect(fights({ k: { card: 'Improved Kratach', gear: { c: 'Chain Bayonet' } } }) - fights({ k: 'Improved Kratach' })).toBe(6);
});

it('Inquisitor Battle Dress: +1 Armor, +3 for Inquisitors', () => {
  const armour = (card: string): number => {
    const t = table('tournament', { Jana: { squad: { a: { card, gear: { g: 'Inquisitor Battle Dress' } }, b: card } }, Petr: {} });
    return ratingOf(t.world, t.id('a'), 2, null) - ratingOf(t.world, t.id('b'), 2, null);
  };
  expect(['Sacred Warrior', 'Inquisitor', 'Inquisitor Majoris'].map(armour)).toEqual([1, 3, 3]);
});

it('Necromower: +5 Fight and +3 Armor inside', () => {
  ratingsOnBearer('Necromower', 'Hussar', [7, 2, 6, 2]);
});
