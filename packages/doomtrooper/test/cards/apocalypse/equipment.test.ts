import { untilTurn } from '../until-turn.ts';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { affiliationOf, isKind } from '../../../src/rules/status.ts';
import { Table, table } from '../../fixture.ts';
import { attackWithoutDestiny, inWindow, ratingsNow, ratingsOf, strike, strikes } from '../situations.ts';

it(
  'Triangulating Scope: +3 Shoot for attackers there, each; neither cover nor fortifications help against them',
  rules('DOT 11.31', 'DOT 9.3', 'DOT 16.12'),
  () => {
    const t = attackWithoutDestiny(
      { squad: { s: 'Triangulating Scope', z: 'Triangulating Scope', a: 'Infantry' } },
      { squad: { h: 'Heimburg', d: { card: 'Hussar', covered: true }, e: 'Dragoon' } },
      'shoot',
    );
    expect(strikes(strike(t))[0]).toMatchObject({ rating: 9, armour: 3 });
    const bare = attackWithoutDestiny(
      { squad: { a: 'Infantry' } },
      { squad: { h: 'Heimburg', d: { card: 'Hussar', covered: true }, e: 'Dragoon' } },
      'shoot',
    );
    expect(strikes(strike(bare))[0]).toMatchObject({ rating: 3, armour: 8 });
  },
);

it(
  'Antipersonnel Grenade is an attack action without combat; combat cards cannot answer it (tournament, standard)',
  rules('DOT 24.0.5', 'DOT 24.0.6', 'DOT 24.0.8', 'DOT 24.2.20', 'DOT DR-64', 'DOT 24.6.4', 'DOT 37.9'),
  () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Golden Lion', gear: { g: 'Antipersonnel Grenade' } } } },
        Petr: { hand: { evade: 'Evasive Action' }, cohort: { d: { card: 'Razide', wounded: true } } },
      });
      t.do('0: use g as 0 on d');
      expect(t.refusal('play evade')).not.toBeNull();
      t.do('0: victory 7').passWhile();
      expect([t.card('d').zone, t.card('g').zone, t.side(0).victory]).toEqual(['discard', 'sacrificed', 7]);
      expect(t.happened('specialAttack', { seat: 0, card: t.id('g'), on: t.id('d'), rule: 'DOT 24.2.20' })).toBe(true);
      expect(t.happened('struck')).toBe(false);
      expect(t.happened('actionsLost', { n: 2 })).toBe(true);
    }
  },
);

it(
  'Epidermal Plates double base Armor before anything is added, one armor on a warrior, none for the Brotherhood',
  rules('DOT 11.5'),
  () => {
    const t = table('tournament', {
      Jana: { hand: { plates: 'Epidermal Plates', mail: 'Blessed Armor' }, squad: { man: 'Chasseur', brother: 'Mystic', hq: 'The HQ' } },
      Petr: {},
    });
    expect(t.refusal('play plates on brother')).toBe('DOT 11.5');
    t.do('0: play plates on man').passWhile();
    expect([ratingsNow(t, 'man')[2], t.refusal('play mail on man')]).toEqual([4 * 2 + 2, 'DOT 11.4']);
  },
);

it('Samurai Armor: +3 Armor; its wearer is Mishima, too, and a Samurai', rules('DOT 11.18'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Samurai Armor' }, squad: { a: 'Hussar', b: 'Sean Gallagher' }, cohort: { r: 'Razide' } },
    Petr: {},
  });
  expect(['a', 'b', 'r'].map(name => t.offersKey(`play s on ${name}`))).toEqual([true, false, false]);
  t.do('0: play s on a').passWhile();
  expect([ratingsOf(t, 'a'), affiliationOf(t.world, t.id('a')), isKind(t.world, t.id('a'), 'samurai')]).toEqual([[2, 2, 6, 2], 17, true]);
});
it('Innocent Bauble strips a warrior, and nothing new comes on him', rules('DOT 37.10', 'DOT 36.1', 'DOT 11.1', 'DOT 11.17'), () => {
  const t = table('tournament', {
    Jana: { hand: { i: 'Innocent Bauble', m: 'Leashed' }, squad: { a: 'Hussar' } },
    Petr: { cohort: { d: { card: 'Razide', gear: { x: 'Dark Fire', y: 'Curbed' } }, e: 'Razide' } },
  });
  expect([t.offersKey('play i on a'), t.offersKey('play i on d'), t.offersKey('play m on d')]).toEqual([false, true, true]);
  t.do('0: play i on d').passWhile(p => p.question === 'window.answer');
  expect([t.card('x').zone, t.card('y').zone, t.card('i').host]).toEqual(['discard', 'discard', t.id('d')]);
  expect([t.offersKey('play m on d'), t.offersKey('play m on e')]).toEqual([false, true]);
});
it('Innocent Bauble: for opponents, not for a team-mate', rules('DOT 11.17'), () => {
  const t = table(
    'standard',
    { Jana: { hand: { i: 'Innocent Bauble' } }, Petr: { squad: { d: 'Hussar' } }, Eva: { squad: { e: 'Hussar' } }, Tom: {} },
    { seats: 4, options: { mode: 'teams' } },
  );
  expect([t.offersKey('play i on d'), t.refusal('play i on e')]).toEqual([true, 'DOT 11.17']);
});
it('Adrenaline Implants: wounds heal, at the price of Armor', rules('DOT 7.24', 'DOT 37.41'), () => {
  const after = (marks: number): Table => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Sean Gallagher' } },
      Petr: { squad: { d: { card: 'Infantry', gear: { i: { card: 'Adrenaline Implants', marks } } } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    return t;
  };
  const t = after(0);
  expect([t.card('d').wounded, ratingsOf(t, 'd')[2], t.card('d').zone]).toEqual([false, 1, 'squad']);
  const u = after(1);
  expect([u.card('d').zone, u.side(0).victory]).toEqual(['discard', 0]);
});
it('Hardened Fist: twice the base Fight for two actions, and deadly', () => {
  const given = {
    Jana: { squad: { a: { card: 'Cuirassier', gear: { k: 'Hardened Fist' } } } },
    Petr: { squad: { d: 'Hussar' } },
  };
  const t = table('tournament', given);
  t.do('0: use k as 0', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  const [base] = ratingsOf(table('tournament', given), 'a');
  expect([strikes(t)[0]!.rating, t.happened('killed', { card: t.id('d') })]).toEqual([2 * base!, true]);
  const u = table('tournament', given);
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect([strikes(u)[0]!.rating, u.happened('killed', { card: u.id('d') })]).toEqual([base, false]);
});

it('Mishimese Ceremonial Blade: +4 and deadly in a Fight; its bearer stays Mishima and no Heretic', rules('DOT 11.5', 'DOT 32.29'), () => {
  const gear = { b: 'Mishimese Ceremonial Blade' };
  const t = attackWithoutDestiny({ squad: { a: { card: 'Samurai', gear } } }, { squad: { d: 'Infantry' } });
  expect(strikes(strike(t))[0]!.rating).toBe(ratingsOf(t, 'a')[0]! + 4);
  expect(t.happened('killed', { card: t.id('d') })).toBe(true);
  const u = table('tournament', {
    Jana: { destiny: 40, hand: { p: 'Programmed' }, squad: { x: 'Hussar' } },
    Petr: { squad: { a: { card: 'Samurai', gear } } },
  });
  u.do('0: play p on a').passWhile();
  expect([u.card('a').by, affiliationOf(u.world, u.id('a'))]).toEqual([0, 4 + 16]);
  const w = inWindow({ hand: { v: 'Dark Visitation' } }, { squad: { a: { card: 'Samurai', gear }, c: 'Samurai' } });
  expect([w.refusal('play v on a'), w.offersKey('play v on c')]).toEqual(['DOT 36.2', true]);
});

it("Yomura's Amulet: no KI against its bearer", rules('DOT 17.7'), () => {
  const at = (mine: Record<string, string>, theirs: Record<string, string>): number => {
    const t = attackWithoutDestiny({ squad: { a: { card: 'Samurai', gear: mine } } }, { squad: { d: { card: 'Samurai', gear: theirs } } });
    return strikes(strike(t))[0]!.rating;
  };
  const plain = at({}, {});
  expect([at({ k: "Toronaga's Raging Might" }, {}), at({ k: "Toronaga's Raging Might" }, { y: "Yomura's Amulet" })]).toEqual([
    2 * plain,
    plain,
  ]);
  expect(at({ k: "Toronaga's Raging Might", y2: "Yomura's Amulet" }, {})).toBe(2 * plain);
  const uses = (gear: Record<string, string>): boolean => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Samurai', gear: { k: 'Hands of Stone' } } } },
      Petr: { squad: { d: { card: 'Samurai', gear } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').until('Jana');
    return t.offersKey('use k as 0');
  };
  expect([uses({}), uses({ y: "Yomura's Amulet" })]).toEqual([true, false]);
});

it(
  'Escape Hatch: in and out without an action, once between two draw steps',
  rules('DOT 11.28', 'DOT 7.24', 'DOT 11.33', 'DOT 20.13'),
  () => {
    const hatches = { h: 'Escape Hatch', h2: 'Escape Hatch' };
    const t = table('tournament', {
      at: 'window',
      Jana: { squad: { a: { card: 'Hussar', gear: { v: { card: 'T-32 "Wolfclaw" JBT', inside: true, gear: hatches } } } } },
      Petr: {},
    });
    t.do('0: use h as 0').answered();
    t.until('Jana');
    expect([t.card('v').inside, t.refusal('use h as 0'), t.offersKey('use h2 as 0')]).toEqual([false, 'DOT 7.24', true]);
    t.do('0: use h2 as 0').passWhile();
    expect([t.card('v').inside, t.world.pools[0]!.open]).toEqual([true, 3]);
    untilTurn(t, 11);
    t.passWhile(() => t.world.step !== 'draw' || !t.offersKey('use h as 0'));
    expect(t.offersKey('use h as 0')).toBe(true);
  },
);
