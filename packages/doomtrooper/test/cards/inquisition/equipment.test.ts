import { rules } from '@kolbiste/testkit/vitest';
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { kindNow, table, type Table } from '../../fixture.ts';
import { kills, ratingsNow, ratingsOnBearer, strikesOf, attack, strike, strikes } from '../situations.ts';

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

it('Canyle heals a Dark Legion warrior for 3 actions and half his Value', () => {
  const t = table('tournament', {
    Jana: {
      destiny: 9,
      cohort: { a: { card: 'Curator', gear: { c: 'Canyle' } }, r: { card: 'Razide', wounded: true } },
      squad: { h: { card: 'Hussar', wounded: true } },
    },
    Petr: {},
  });
  expect(t.offersKey('use c as 0 on h')).toBe(false);
  t.do('0: use c as 0 on r').passWhile();
  // Razide: Value 7.
  expect([t.card('r').wounded, t.side(0).destiny]).toEqual([false, 5]);
});

it('Castigator Battlespear: +2, a Valkyrie +4, who may throw it for +4 Shoot', () => {
  const gain = (card: string): number =>
    strikesOf({ card, gear: { g: 'Castigator Battlespear' } }, 'fight', 'Hussar', 'squad')[0]!.rating -
    strikesOf(card, 'fight', 'Hussar', 'squad')[0]!.rating;
  expect([gain('Infantry'), gain('Valkyrie')]).toEqual([2, 4]);
  const t = attack({ squad: { a: { card: 'Valkyrie', gear: { g: 'Castigator Battlespear' } } } }, { cohort: { d: 'Razide' } }, 'shoot');
  t.do('0: use g as 0');
  strike(t);
  expect([strikes(t)[0]!.rating - strikesOf('Valkyrie', 'shoot')[0]!.rating, t.card('g').zone]).toEqual([4, 'discard']);
  const u = attack({ squad: { a: { card: 'Infantry', gear: { g: 'Castigator Battlespear' } } } }, { cohort: { d: 'Razide' } }, 'shoot');
  expect(u.offersKey('use g as 0')).toBe(false);
});

it('Coagulant Autoinjector heals three times, each side its own', rules('DOT 11.1', 'DOT 37.10', 'DOT 7.24'), () => {
  const t = table('tournament', {
    Jana: {
      hand: { c: 'Coagulant Autoinjector' },
      squad: { a: 'Hussar', b: { card: 'Dragoon', wounded: true } },
      cohort: { r: { card: 'Razide', wounded: true } },
    },
    Petr: { squad: { d: { card: 'Infantry', wounded: true } } },
  });
  t.do('0: play c on a').passWhile();
  expect([t.card('c').marks, t.offersKey('use c as 0 on r')]).toEqual([3, false]);
  t.do('0: use c as 0 on b').passWhile();
  t.do('0: use c as 0 on d').passWhile();
  expect([t.card('b').wounded, t.card('d').wounded, t.card('c').marks]).toEqual([false, false, 1]);
  const last = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', wounded: true, gear: { c: { card: 'Coagulant Autoinjector', marks: 1 } } } } },
    Petr: {},
  });
  last.do('0: use c as 0 on a').passWhile();
  expect(last.card('c').zone).toBe('discard');
});

it.each<[card: string, bearer: string, use: number, price: number]>([
  ['DPAT-9 "Deuce"', 'Infantry', 0, 1],
  ['Icarus Jet Fighter', 'Archangel', 0, 3],
])('%s discards a vehicle or a fortification', (card, bearer, use, price) => {
  const given = (): Table =>
    table('tournament', {
      Jana: { squad: { a: { card: bearer, gear: { g: { card, inside: true } } } } },
      Petr: { squad: { f: 'Heimburg', d: { card: 'Hussar', gear: { v: 'Necromower', m: 'Combat Armor' } } } },
    });
  const t = given();
  expect(['f', 'v', 'm', 'd'].map(name => t.offersKey(`use g as ${use} on ${name}`))).toEqual([true, true, false, false]);
  t.do(`0: use g as ${use} on f`).passWhile();
  expect([t.card('f').zone, t.happened('actionTaken', { n: price, attack: price === 1 })]).toEqual(['discard', true]);
});

it('DPAT-9 "Deuce": +6 Shoot; Icarus Jet Fighter: +5 Shoot and Armor inside, for Archangels', () => {
  expect(
    strikesOf({ card: 'Infantry', gear: { g: 'DPAT-9 "Deuce"' } }, 'shoot')[0]!.rating - strikesOf('Infantry', 'shoot')[0]!.rating,
  ).toBe(6);
  ratingsOnBearer('Icarus Jet Fighter', 'Archangel', [3, 8, 8, 3]);
  const t = table('tournament', { Jana: { hand: { v: 'Icarus Jet Fighter' }, squad: { a: 'Archangel', b: 'Mystic' } }, Petr: {} });
  expect([t.offersKey('play v on a'), t.offersKey('play v on b')]).toEqual([true, false]);
});

it('Hellblaster arms a vehicle of the Dark Legion', () => {
  const shoots = (gear: object): number => strikesOf({ card: 'Necromutant', gear } as never, 'shoot', 'Hussar', 'squad')[0]!.rating;
  const tank = (more: object): object => ({ v: { card: 'Hellhound Necrotank', inside: true, ...more } });
  expect(shoots(tank({ gear: { h: 'Hellblaster' } })) - shoots(tank({}))).toBe(7);
  const t = table('tournament', {
    Jana: {
      hand: { h: 'Hellblaster' },
      cohort: { a: { card: 'Necromutant', gear: { v: { card: 'Hellhound Necrotank', inside: true } } } },
      squad: { b: { card: 'Hussar', gear: { u: { card: 'Necromower', inside: true } } } },
    },
    Petr: { squad: { f: 'Heimburg' } },
  });
  expect([t.offersKey('play h on v'), t.offersKey('play h on u')]).toEqual([true, false]);
  t.do('0: play h on v').passWhile();
  t.do('0: use h as 0 on f').passWhile();
  expect(t.card('f').zone).toBe('discard');
});

it('Mystic Battle Dress: +1 Armor; after a combat it heals a Mystic for 3', () => {
  const fate = (card: string): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 9, cohort: { a: 'Razide' } },
      Petr: { destiny: 9, squad: { d: { card, gear: { g: 'Mystic Battle Dress' } } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    t.passWhile(
      p =>
        !(p.position.world as { fights: { phase: string }[] }).fights.some(fight => fight.phase === 'status') &&
        p.question === 'window.answer',
    );
    for (let i = 0; i < 4 && t.asked !== 1; i++) t.passWhile(() => t.asked !== 1);
    return t.offersKey('use g as 0');
  };
  expect([fate('Mystic'), fate('Valkyrie')]).toEqual([true, false]);
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { a: { card: 'Mystic', gear: { g: 'Mystic Battle Dress' } }, b: 'Mystic' } },
    Petr: {},
  });
  expect(ratingOf(t.world, t.id('a'), 2, null) - ratingOf(t.world, t.id('b'), 2, null)).toBe(1);
});

it('Combat Coordinator: for a Curator, +8, deadly, and it saves him from a wound once', rules('DOT 24.7.3', 'DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { x: 'Combat Coordinator' }, cohort: { a: 'Razide', c: 'Curator' } },
    Petr: { destiny: 0, squad: { d: 'Hussar' } },
  });
  expect([t.offersKey('play x on a'), t.offersKey('play x on c')]).toEqual([false, true]);
  const hit = (d: Plain): Table => {
    const u = table('tournament', {
      active: 'Petr',
      Jana: { destiny: 0, cohort: { a: { card: 'Curator', gear: { g: 'Combat Coordinator' } } } },
      Petr: { destiny: 0, squad: { d } },
    });
    u.do('1: attack', '1: attacker d', '1: defender a', '1: shoot');
    expect(ratingsNow(u, 'a')).toEqual([11, 12, 11, 12]);
    return u.passWhile(p => !(kindNow(u) === 'saving' && p.asked === 0) && p.question === 'window.answer');
  };
  const saved = hit('Eradicator Deathdroid').do('0: use g as 0').passWhile();
  expect([saved.card('a').wounded, saved.card('a').zone, saved.card('g').zone]).toEqual([false, 'cohort', 'discard']);
  expect(hit({ card: 'Cardinal Durand', gear: { w: 'AC-41 "Purifier"' } }).offersKey('use g as 0')).toBe(false);
});

it('Bauhaus Bully: +8 inside; when it attacks, the defender’s fortifications count twice', rules('DOT 11.31', 'DOT 16.12'), () => {
  const armour = (attacker: Plain, squad: object): number => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: attacker } },
      Petr: { destiny: 0, cohort: { d: 'Callistonian Intruder', ...squad } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return strikes(strike(t))[0]!.armour;
  };
  const bully = { card: 'Blood Beret', gear: { v: { card: 'Bauhaus Bully', inside: true } } };
  const barrier = { f: 'Citadel of Semai' };
  const plain = armour('Blood Beret', barrier) - armour('Blood Beret', {});
  expect(plain).toBeGreaterThan(0);
  expect(armour(bully, barrier) - armour(bully, {})).toBe(2 * plain);
  const t = table('tournament', { Jana: { squad: { a: bully } }, Petr: {} });
  expect(ratingsNow(t, 'a')).toEqual([12, 12, 11, 12]);
});
