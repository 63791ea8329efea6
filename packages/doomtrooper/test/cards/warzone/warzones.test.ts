import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { strikes } from '../situations.ts';

it.each<[string, string, string, string, number, number]>([
  ['Cyberopolis', 'squad', 'Machinator', 'fight', 5, 9],
  ['Graveton Archipelago', 'squad', 'Sea Lion', 'shoot', 12, 8],
  ['Great Rust Desert', 'squad', 'Hussar', 'shoot', 8, 1],
  ['Victoria', 'squad', 'Golden Lion', 'shoot', 9, 8],
  ['Infested Asteroid', 'cohort', 'Necromutant', 'fight', 11, 12],
])('%s in the %s for %s by %s: %i against, Armor %i', (zone, area, name, tactic, rating, armour) => {
  const t = table('tournament', { Jana: { squad: { a: 'Clansman' } }, Petr: { [area]: { z: zone, d: name } } });
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, '1: warzone z');
  t.passWhile(p => p.question === 'window.answer');
  const [a, d] = strikes(t);
  expect([d!.rating, a!.armour]).toEqual([rating, armour]);
});

it.each<[string, string, string, string, number, number]>([
  ['Citadel Sanctum', 'cohort', 'Necromutant', 'fight', 7, 7],
  ['Phobos & Deimos', 'cohort', 'Callistonian Intruder', 'fight', 10, 10],
  ['Phobos & Deimos', 'cohort', 'Necromutant', 'fight', 5, 3],
  ['Sacred Outpost', 'squad', 'Sacred Warrior', 'fight', 6, 6],
])('%s in the %s for %s by %s: %i against, Armor %i', (zone, area, name, tactic, rating, armour) => {
  const t = table('tournament', { Jana: { squad: { a: 'Clansman' } }, Petr: { [area]: { z: zone, d: name } } });
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, '1: warzone z');
  t.passWhile(p => p.question === 'window.answer');
  const [a, d] = strikes(t);
  expect([d!.rating, a!.armour]).toEqual([rating, armour]);
});

it('Citadel Sanctum: its defender kills Doomtroopers, and anyone who kills him earns twice', () => {
  const fight = (attacker: string, defender: string): Table => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: attacker } },
      Petr: { cohort: { z: 'Citadel Sanctum', d: defender } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone z').passWhile();
    return t;
  };
  expect(fight('Clansman', 'Necromutant').happened('killed')).toBe(true);
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: 'Sean Gallagher' } },
    Petr: { cohort: { z: 'Citadel Sanctum', d: { card: 'Undead Legionnaire', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone z');
  t.passWhile();
  t.do('0: victory 2 destiny 0').passWhile();
  t.do('0: victory 2 destiny 0').passWhile();
  // An Undead Legionnaire is worth 2.
  expect(t.side(0).victory).toBe(4);
});

it('Sacred Outpost: a defender of the Brotherhood kills, a Doomtrooper attacks there by 2 less', () => {
  const t = table('tournament', { Jana: { squad: { a: 'Clansman' } }, Petr: { squad: { z: 'Sacred Outpost', d: 'Sacred Warrior' } } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone z').passWhile();
  // Clansman 4/2/3.
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour, t.happened('killed', { card: t.id('a') })]).toEqual([2, 1, true]);
});

it('Helstrom Mountains pay a defender twice for a Doomtrooper killed in a Shoot', () => {
  const offered = (tactic: string): boolean => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Hussar', wounded: true } } },
      Petr: { destiny: 0, cohort: { z: 'Helstrom Mountains', d: 'Ezoghoul' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, '1: warzone z').passWhile();
    const first = t.offersKey('victory 2 destiny 0');
    t.do('1: victory 2 destiny 0').passWhile();
    return first && t.asked === 1 && t.offersKey('victory 2 destiny 0');
  };
  expect([offered('shoot'), offered('fight')]).toEqual([true, false]);
});

it('Mercurian Diamond Caverns pay a Mishima defender 3 victory points more', () => {
  const points = (defender: string): number => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Hussar', wounded: true } } },
      Petr: { destiny: 0, squad: { z: 'Mercurian Diamond Caverns', d: defender } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone z').passWhile();
    return t.side(1).victory;
  };
  expect(points('Toshiro')).toBe(3);
  expect(points('Sean Gallagher')).toBe(0);
});
it('Asteroid Settlement: no guns', () => {
  const rating = (zone: boolean): number => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Infantry', gear: { g: 'AC-40 "Justifier"' } } } },
      Petr: { squad: { d: 'Hussar', z: 'Asteroid Settlement' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
    t.do(zone ? '1: warzone z' : '1: none').arm('g');
    t.passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.rating;
  };
  expect(rating(false) - rating(true)).toBe(3);
});
it('Crater of Anatholia: gifts for the defender in combat, and his Fight wounds kill', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Infantry' } },
    Petr: { destiny: 9, hand: { g: 'Dark Fire' }, cohort: { d: 'Razide', e: 'Razide', z: 'Crater of Anatholia' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
  expect(t.offersKey('play g on d')).toBe(false);
  t.do('1: warzone z').passWhile(p => p.asked !== 1);
  expect([t.offersKey('play g on d'), t.offersKey('play g on e')]).toEqual([true, false]);
  t.do('1: play g on d').passWhile();
  expect([t.card('g').host, t.happened('killed', { card: t.id('a') })]).toEqual([t.id('d'), true]);
});
it('Shinrikyo Underworld: equipment for the defender in combat', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Infantry' } },
    Petr: { destiny: 9, hand: { g: 'Combat Armor' }, squad: { d: 'Hussar', e: 'Hussar', z: 'Shinrikyo Underworld' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
  t.do('1: warzone z').passWhile(p => p.asked !== 1);
  expect([t.offersKey('play g on d'), t.offersKey('play g on e')]).toEqual([true, false]);
  t.do('1: play g on d').passWhile();
  expect(t.card('g').host).toBe(t.id('d'));
});
it("No-Man's Land: a mercenary who defends there earns victory points", () => {
  for (const there of [true, false]) {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Infantry', wounded: true } } },
      Petr: { squad: { d: 'Freelancer Patriarch', z: "No-Man's Land" } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
    t.do(there ? '1: warzone z' : '1: none').passWhile(p => p.question === 'window.answer');
    expect([t.happened('killed', { card: t.id('a') }), t.offers.some(key => /[1-9] victory|victory.*[1-9]/.test(key))]).toEqual([
      true,
      there,
    ]);
  }
});
it('McCraig Line: Capitol is stronger there, and Trenchers come for nothing', () => {
  const rating = (who: string): number => {
    const t = table('tournament', { Jana: { squad: { a: 'Razide' } }, Petr: { squad: { d: who, z: 'McCraig Line' } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
    t.do('1: warzone z').passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.armour;
  };
  expect(rating('Infantry') - 2 - (rating('Hussar') - 3)).toBe(2);
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 0, hand: { t: 'Trencher', i: 'Infantry' }, squad: { z: 'McCraig Line' } },
    Petr: {},
  });
  expect(t.offersKey('play i')).toBe(false);
  t.do('0: play t').passWhile();
  expect(t.card('t').zone).toBe('squad');
});

it(
  'Venusian Jungle: Rangers are stronger, vehicles do nothing, and who is one keeps it from being chosen',
  rules('DOT 16.7t', 'DOT DR-123', 'DOT 24.5.6', 'DOT 24.5.13'),
  () => {
    const at = (a: Plain, d: Plain, tactic = 'shoot') => {
      const t = table('tournament', { Jana: { squad: { a } }, Petr: { squad: { z: 'Venusian Jungle', d } } });
      t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`);
      t.passWhile(() => t.world.fights[0]?.phase === 'tactic' || (t.offers.includes('pass') && t.world.fights[0]?.phase === 'paired'));
      return t;
    };
    const tank = { card: 'Hussar', gear: { v: { card: 'T-32 "Wolfclaw" JBT', inside: true }, g: 'Punisher Handgun' } };
    const t = at(tank, 'Venusian Ranger').do('1: warzone z').passWhile();
    const u = at({ card: 'Hussar', gear: { g: 'Punisher Handgun' } }, 'Venusian Ranger')
      .do('1: none')
      .passWhile();
    expect(strikes(t)[0]!.rating).toBe(strikes(u)[0]!.rating);
    expect([strikes(t)[1]!.rating - strikes(u)[1]!.rating, strikes(t)[0]!.armour - strikes(u)[0]!.armour]).toEqual([2, 5]);
    expect(at('Eradicator Deathdroid', 'Venusian Ranger').offersKey('warzone z')).toBe(false);
  },
);
