import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import type { Strike } from '../../../src/rules/events.ts';
import { type Table, table } from '../../fixture.ts';
import { haveAbility, kills, ratingsNow, ratingsOf, strikes, strikesOf } from '../situations.ts';

it.each([
  ['Mandible/SA-SG 7200 Shotgun', 'Combat Overseer', 'Captain', 5],
  ['Hagelsturm/M516D Shotgun', 'Captain', 'Combat Overseer', 4],
])('%s is for Commanders and for Fight combats', rules('DOT 24.5.8', 'DOT 24.5.10'), (gun, boss, other, fight) => {
  const t = table('tournament', {
    Jana: { hand: { gun }, squad: { boss, other, plain: boss === 'Captain' ? 'Infantry' : 'Cuirassier' } },
    Petr: { squad: { weak: 'Infantry', strong: 'Dragoon' } },
  });
  expect([t.refusal('play gun on other'), t.refusal('play gun on plain')]).toEqual(['DOT 11.5', 'DOT 11.18']);
  const armed = (d: string): Table =>
    table('tournament', { Jana: { squad: { a: { card: boss, gear: { gun } } } }, Petr: { squad: { d } } });
  const printed = DEFINITIONS.find(({ name }) => name.en === boss)!.ratings;
  const drawn = (how: 'fight' | 'shoot'): number => {
    const t = armed('Infantry');
    kills(t, how);
    const { strikes } = t.events.find(({ type }) => type === 'struck') as unknown as { strikes: readonly Strike[] };
    return strikes.find(({ by }) => by === t.id('a'))!.rating;
  };
  expect([drawn('fight'), drawn('shoot')]).toEqual([printed[0]! + fight, printed[1]]);
  expect([kills(armed('Infantry')), kills(armed('Sean Gallagher'))]).toEqual([true, false]);
});

it(
  'Airbrush and Tormentor Incinerator are Shoot weapons for Fights alone, and kill by more than twice the Armor',
  rules('DOT 24.5.8', 'DOT 24.5.10', 'DOT 28.16'),
  () => {
    const gain = (card: string, bearer: string, tactic: string): number =>
      strikesOf({ card: bearer, gear: { g: card } }, tactic, 'Hussar', 'squad')[0]!.rating -
      strikesOf(bearer, tactic, 'Hussar', 'squad')[0]!.rating;
    expect([
      gain('Airbrush/M516S Shotgun', 'Infantry', 'fight'),
      gain('Airbrush/M516S Shotgun', 'Infantry', 'shoot'),
      gain('Tormentor Incinerator', 'Necromutant', 'fight'),
      gain('Tormentor Incinerator', 'Necromutant', 'shoot'),
    ]).toEqual([3, 0, 6, 0]);
    // Necromutant 4/4/4 with +6 Fight is 10: more than twice the Armor of a Hussar (3), not of a Cuirassier (4) and a Combat Armor.
    const burns = (d: object | string): boolean =>
      kills(
        table('tournament', {
          Jana: { cohort: { a: { card: 'Necromutant', gear: { g: 'Tormentor Incinerator' } } } },
          Petr: { squad: { d } },
        } as never),
      );
    expect([burns('Hussar'), burns({ card: 'Cuirassier', gear: { m: 'Combat Armor' } })]).toEqual([true, false]);
    const t = table('tournament', { Jana: { hand: { g: 'Tormentor Incinerator' }, cohort: { a: 'Razide', b: 'Necromutant' } }, Petr: {} });
    expect([t.offersKey('play g on a'), t.offersKey('play g on b')]).toEqual([false, true]);
  },
);

const ridden = (card: string, bearer: string, more: object = {}): Table =>
  table('tournament', {
    opened: true,
    Jana: {
      destiny: 9,
      [DEFINITIONS.find(d => d.name.en === bearer)!.affiliation & 64 ? 'cohort' : 'squad']: {
        a: { card: bearer, gear: { v: { card, inside: true }, ...more } },
      },
    },
    Petr: {},
  });

it.each<[card: string, bearer: string, bonus: readonly number[], not: string]>([
  ['Black Widow', 'Necromutant', [4, 4, 4, 0], 'Hussar'],
  ['Dragonfish', 'Hatamoto', [0, 0, 0, 0], 'Hussar'],
  ['GT Offroad B52', 'Hussar', [0, 2, 2, 0], 'Razide'],
  ['Mishimese Dragonbike', 'Hatamoto', [2, 5, 0, 0], 'Hussar'],
])('%s on %s: %j; other equipment does not work in it; not for a %s', (card, bearer, bonus, other) => {
  const plain = table('tournament', { opened: true, Jana: { squad: { a: bearer } }, Petr: {} });
  const inside = ridden(card, bearer, { mail: 'Combat Armor' });
  expect(ratingsNow(inside, 'a')).toEqual(ratingsNow(plain, 'a').map((rating, i) => rating + bonus[i]!));
  const t = table('tournament', { Jana: { hand: { v: card }, [other === 'Razide' ? 'cohort' : 'squad']: { x: other } }, Petr: {} });
  expect(t.offersKey('play v on x')).toBe(false);
});

it('Black Widow: fortifications do not help against it', rules('DOT 11.31', 'DOT 16.12'), () => {
  const armour = (gear: object): number => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Necromutant', gear } } },
      Petr: { squad: { f: 'Heimburg', d: 'Hussar' } },
    } as never);
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return (t.events.findLast(event => event.type === 'struck') as never as { strikes: Strike[] }).strikes[0]!.armour;
  };
  expect([armour({}), armour({ v: { card: 'Black Widow', inside: true } })]).toEqual([5, 3]);
});

it('Death Angel: +12 Shoot against the Dark Legion alone, for the lesser of the Brotherhood', () => {
  const shoots = (where: string, card: string): number => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Sacred Warrior', gear: { v: { card: 'Death Angel', inside: true } } } } },
      Petr: { [where]: { d: card } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile();
    return (t.events.findLast(event => event.type === 'struck') as never as { strikes: Strike[] }).strikes[0]!.rating;
  };
  expect(shoots('cohort', 'Razide')).toBe(15);
  const t = table('tournament', {
    Jana: { hand: { v: 'Death Angel' }, squad: { a: 'Sacred Warrior', b: 'Inquisitor', c: 'Hussar' } },
    Petr: {},
  });
  expect(['a', 'b', 'c'].map(name => t.offersKey(`play v on ${name}`))).toEqual([true, false, false]);
  const u = table('tournament', {
    opened: true,
    Jana: { squad: { a: { card: 'Sacred Warrior', gear: { v: { card: 'Death Angel', inside: true } } } } },
    Petr: {},
  });
  expect(ratingsNow(u, 'a')).toEqual([3, 3, 3, 3]);
});

it('Dragonfish strikes first and kills; the others of its kind strike first in Shoots', () => {
  const t = ridden('Dragonfish', 'Hatamoto');
  expect([haveAbility(t, 'firstStrike', ['a']), haveAbility(t, 'killsOnWound', ['a'])]).toEqual([[true], [true]]);
  for (const [card, bearer] of [
    ['Giacchio Forza 750', 'Ex-Capitol Freelancer'],
    ['GT Offroad B52', 'Hussar'],
    ['Mishimese Dragonbike', 'Hatamoto'],
  ] as const) {
    // Both would wound the other, who is wounded: anyone who strikes first lives alone.
    const survives = (tactic: string): boolean => {
      const u = table('tournament', {
        Jana: { squad: { a: { card: bearer, wounded: true, gear: { v: { card, inside: true } } } } },
        Petr: { squad: { d: { card: 'Infantry', wounded: true, gear: { h: 'Punisher Handgun' } } } },
      });
      u.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`).passWhile();
      return u.happened('struck') && u.card('a').zone !== 'discard';
    };
    expect([card, survives('shoot')]).toEqual([card, true]);
  }
});

it('Giacchio Forza 750 is for freelancers and Heretics', rules('DOT 11.18'), () => {
  const t = table('tournament', {
    Jana: { hand: { v: 'Giacchio Forza 750' }, squad: { a: 'Ex-Capitol Freelancer', b: 'Hussar' }, cohort: { c: 'Heretic', d: 'Razide' } },
    Petr: {},
  });
  expect(['a', 'b', 'c', 'd'].map(name => t.offersKey(`play v on ${name}`))).toEqual([true, false, true, false]);
});

it('Pegasus Scout Bike shields the whole Squad while its rider is inside', () => {
  const armour = (inside: boolean): number[] => {
    const t = table('tournament', {
      opened: true,
      Jana: {
        squad: { a: { card: 'Infantry', gear: { v: { card: 'Pegasus Scout Bike', inside } } }, b: 'Hussar' },
        cohort: { c: 'Heretic' },
      },
      Petr: { squad: { d: 'Hussar' } },
    });
    return ['a', 'b', 'c', 'd'].map(name => ratingsNow(t, name)[2]!);
  };
  const [on, off] = [armour(true), armour(false)];
  expect(on.map((rating, i) => rating - off[i]!)).toEqual([3, 3, 0, 0]);
});

it('Unholy Carronade stands in the Kohort and discards a warzone or a fortification for 3 actions', () => {
  const t = table('tournament', {
    Jana: { cohort: { c: 'Unholy Carronade' } },
    Petr: { squad: { f: 'Heimburg', z: 'Sacred Outpost', d: { card: 'Hussar', gear: { m: 'Combat Armor' } } } },
  });
  expect(['f', 'z', 'm'].map(name => t.offersKey(`use c as 0 on ${name}`))).toEqual([true, true, false]);
  t.do('0: use c as 0 on z').passWhile();
  expect(t.card('z').zone).toBe('discard');
});
it('TA6500 Cybermech: 3 actions and a victory point for equipment, a fortification or a warzone', rules('DOT 1.13', 'DOT 37.10'), () => {
  const at = (victory: number): Table =>
    table('tournament', {
      Jana: { victory, squad: { c: 'TA6500 Cybermech' } },
      Petr: { squad: { d: { card: 'Hussar', gear: { x: 'Combat Armor', m: 'Code of Honor' } }, z: 'Victoria' } },
    });
  expect(at(0).offersKey('use c as 0 on x')).toBe(false);
  const t = at(2);
  expect([t.offersKey('use c as 0 on z'), t.offersKey('use c as 0 on m'), t.offersKey('use c as 0 on d')]).toEqual([true, false, false]);
  t.do('0: use c as 0 on x').passWhile();
  expect([t.card('x').zone, t.side(0).victory]).toEqual(['discard', 1]);
});
it('Tactical Computer: the tactic changes, once', rules('DOT 7.24', 'DOT 28.19'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Captain', gear: { c: 'Tactical Computer' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use c as 0').passWhile(p => p.question === 'window.answer');
  expect(t.events.filter(({ type }) => type === 'tacticChosen').map(event => (event as never as { tactic: string }).tactic)).toEqual([
    'fight',
    'shoot',
  ]);
});
it('Jet Pack: no good of warzones for its enemies', () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Infantry', gear: { j: { card: 'Jet Pack', inside: true }, s: 'Combat Armor' } } } },
    Petr: { squad: { d: 'Hussar', z: 'Great Rust Desert' } },
  });
  expect(ratingsOf(t, 'a')[2]).toBe(2);
  t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
  t.do('1: warzone z').passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[1]!.rating, strikes(t)[0]!.armour]).toEqual([2, 1]);
  const u = table('tournament', { Jana: { hand: { j: 'Jet Pack' }, squad: { a: 'Infantry', s: 'Sean Gallagher' } }, Petr: {} });
  expect([u.offersKey('play j on a'), u.offersKey('play j on s')]).toEqual([true, false]);
});
it('Great Grey: into cover, or death in it', rules('DOT 9.3'), () => {
  const at = (): Table =>
    table('tournament', {
      Jana: { squad: { a: { card: 'Captain', gear: { v: { card: 'Great Grey', inside: true } } } } },
      Petr: { squad: { d: 'Hussar', e: { card: 'Sean Gallagher', covered: true } } },
    });
  const t = at().do('0: use v as 0 on d').passWhile();
  expect([t.card('d').covered, t.card('d').zone]).toEqual([true, 'squad']);
  const u = at()
    .do('0: use v as 0 on e')
    .passWhile(p => p.question === 'window.answer');
  expect([u.happened('killed', { card: u.id('e') }), u.offers.length]).toEqual([true, 9]);
  const out = table('tournament', {
    Jana: { squad: { a: { card: 'Captain', gear: { v: 'Great Grey' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(out.offersKey('use v as 0 on d')).toBe(false);
});
it('Command Helmet: its Commander attacks once a turn beyond all other attacks', () => {
  const given = (actions: number, helmet = true) => ({
    actions,
    Jana: { squad: { a: { card: 'Capitaine', gear: helmet ? { h: 'Command Helmet' } : {} }, b: 'Hussar' } },
    Petr: { destiny: 0, cohort: { d: 'Razide', e: 'Razide' } },
  });
  const t = table('tournament', given(1));
  t.do('0: attack', '0: attacker b', '0: defender d', '0: shoot').passWhile(p => p.question === 'window.answer');
  // His last action is gone, and still he may.
  expect([t.question, t.offersKey('use h as 0'), t.offersKey('attack'), t.offersKey('meditate')]).toEqual([
    'acting.act',
    true,
    false,
    false,
  ]);
  t.do('0: use h as 0').passWhile(p => p.question === 'window.answer');
  t.do('0: defender e', '0: shoot').passWhile(p => p.question === 'window.answer');
  expect(t.world.active).toBe(1);
  const u = table('tournament', given(3));
  u.do('0: use h as 0').passWhile(p => p.question === 'window.answer');
  u.do('0: defender e', '0: shoot').passWhile(p => p.question === 'window.answer');
  expect([u.offersKey('attack'), u.offersKey('meditate'), u.offersKey('use h as 0')]).toEqual([true, false, false]);
  const none = table('tournament', given(1, false));
  none.do('0: attack', '0: attacker b', '0: defender d', '0: shoot').passWhile(p => p.question === 'window.answer');
  expect(none.world.active).toBe(1);
});
it('Command Helmet is for Commanders', () => {
  const t = table('tournament', { Jana: { hand: { h: 'Command Helmet' }, squad: { a: 'Capitaine', b: 'Hussar' } }, Petr: {} });
  expect([t.offersKey('play h on a'), t.offersKey('play h on b')]).toEqual([true, false]);
});
