import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table, type Table } from '../../fixture.ts';
import { cannotBePlayed, kills, strike, strikes, window, attack, inWindow } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Heist takes equipment, whatever affiliation it asks for; discarded, it goes home', rules('DOT 35.2', 'DOT 35.1', 'DOT 28.16'), () => {
  const t = window(
    { hand: { h: 'Heist' }, squad: { a: 'Infantry' } },
    { squad: { b: { card: 'Hussar', gear: { v: 'Violator Sword' } }, d: 'Dragoon' } },
    '0: play h on v',
    '0: pick a',
  );
  expect([t.card('v').host, t.card('v').by, t.card('v').owner]).toEqual([t.id('a'), 0, 1]);
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  expect(strikes(strike(t))[0]!.rating).toBe(4);
});

it.each(['Noted Collector'])('%s has no effect in either book and cannot be played', cannotBePlayed);

it('Reassignment sends a warrior home with his equipment and gives his Value back', rules('DOT 35.3', 'DOT 35.2'), () => {
  const t = table('tournament', {
    Jana: { hand: { r: 'Reassignment' } },
    Petr: { destiny: 0, library: {}, squad: { d: { card: 'Max Steiner', gear: { x: 'Composite Armor', y: 'Reputation' } } } },
  });
  t.do('0: play r on d').passWhile();
  expect([t.side(1).library.length, t.side(1).discard, t.side(1).destiny]).toEqual([2, [t.id('y')], 11]);
});

it('Wave of Righteousness: one warrior for each 10 destiny points, all announced at once', rules('DOT 28.22'), () => {
  const t = window(
    { hand: { w: 'Wave of Righteousness' } },
    { squad: { a: 'Hussar', b: 'Dragoon' }, hidden: { c: 'Infantry' } },
    '0: play w on a',
    '0: also c',
  );
  expect([t.card('a').zone, t.card('b').zone, t.card('c').zone, t.side(0).destiny, t.card('w').zone]).toEqual([
    'discard',
    'squad',
    'discard',
    0,
    'sacrificed',
  ]);
});

it('Wave of Righteousness discards a warrior', () => {
  expect(window({ hand: { s: 'Wave of Righteousness' } }, { squad: { a: 'Hussar' } }, '0: play s on a').card('a').zone).toBe('discard');
});

it('Mortification: whom its bearer wounds in a Fight is killed, in a Shoot only wounded', () => {
  const marked = (): Table =>
    table('tournament', {
      Jana: { hand: { m: 'Mortification' }, squad: { a: 'Valkyrie' } },
      Petr: { cohort: { d: 'Child of Ilian' } },
    })
      .do('0: play m on a')
      .passWhile();
  expect([kills(marked(), 'fight'), kills(marked(), 'shoot')]).toEqual([true, false]);
  const t = table('tournament', { Jana: { hand: { m: 'Mortification' }, squad: { a: 'Hussar' } }, Petr: {} });
  expect(t).toRefuse(t.key('play m on a'), 'DOT 3.30');
});

it('Subversive Agent: a Doomtrooper may attack his own corporation, and is attacked as before', () => {
  const attackers = (gear: object): boolean[] => {
    const t = table('standard', {
      Jana: { squad: { a: { card: 'Hussar', gear } } },
      Petr: { squad: { d: 'Dragoon', e: 'Infantry' } },
    } as never);
    t.do('0: attack').passWhile();
    t.do('0: attacker a');
    return [t.offersKey('defender d'), t.offersKey('defender e')];
  };
  expect([attackers({}), attackers({ s: 'Subversive Agent' })]).toEqual([
    [false, true],
    [true, true],
  ]);
  const t = table('tournament', { Jana: { hand: { s: 'Subversive Agent' }, cohort: { a: 'Razide' } }, Petr: {} });
  expect(t).toRefuse(t.key('play s on a'), 'DOT 3.30');
});

it('Summoning Empathy: your Brotherhood in the Squad casts Summoning', rules('DOT 11.17'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Summoning Empathy' }, squad: { a: 'Sacred Warrior', b: 'Valkyrie', c: 'Hussar' } },
    Petr: { squad: { d: 'Sacred Warrior' } },
  });
  expect(t.offersKey('play s on d')).toBe(false);
  t.do('0: play s on a').passWhile();
  expect(['a', 'b', 'c', 'd'].map(name => has(t.world, t.id(name), 'casts:summoning', null))).toEqual([true, true, false, false]);
});

it('Thadeus’s Pallet: nobody seeks cover', () => {
  const t = window({ hand: { p: "Thadeus's Pallet" }, squad: { a: 'Hussar', b: 'Dragoon' } }, {}, '0: play p');
  expect([t.card('p').zone, t.offersKey('cover a')]).toEqual(['table', false]);
  expect(t).toRefuse(t.key('cover a'), 'DOT 9.17');
});

it('The First Directorate: your Brotherhood casts all Art', () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'The First Directorate' }, squad: { a: 'Sacred Warrior', c: 'Hussar' } },
    Petr: { squad: { d: 'Sacred Warrior' } },
  });
  t.do('0: play f to squad').passWhile();
  expect([t.card('f').zone, ...['a', 'c', 'd'].map(name => has(t.world, t.id(name), 'casts:all', null))]).toEqual([
    'squad',
    true,
    false,
    false,
  ]);
});

it('Duty Roster pays for each of your warriors of Value 4 or less', rules('DOT 5.28'), () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: { destiny: 0, squad: { a: 'Hussar', b: 'Dragoon', c: 'Sean Gallagher' }, player: { r: 'Duty Roster' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(t.side(0).destiny).toBe(2);
});

it('The Third Directorate pays for every member of the Brotherhood in play', rules('DOT 5.28'), () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: { destiny: 0, squad: { f: 'The Third Directorate', a: 'Mystic', b: 'Hussar' } },
    Petr: { squad: { d: 'Mystic', e: 'Sacred Warrior' } },
  });
  expect(t.side(0).destiny).toBe(3);
});

it('Tithe and Taxation collect from the others, and the bank pays what they lack', rules('DOT 3.32'), () => {
  const collect = (card: string): number[] => {
    const t = table('tournament', {
      Jana: { destiny: 1, hand: { t: card }, squad: { a: 'Mystic' } },
      Petr: { destiny: 3, squad: { d: 'Mystic', e: 'Sacred Warrior', f: 'Hussar' }, cohort: { g: 'Razide' }, station: { h: 'Soldat' } },
    });
    t.do('0: play t').passWhile();
    return [t.side(0).destiny, t.side(1).destiny];
  };
  expect([collect('Tithe'), collect('Taxation')]).toEqual([
    [5, 0],
    [13, 0],
  ]);
});

it('Forgery discards a relic, and nothing else', () => {
  const t = inWindow({ hand: { f: 'Forgery' } }, { cohort: { r: { card: 'Razide', gear: { x: 'Armor of Unholiness', y: 'Kratach' } } } });
  expect(t.offersKey('play f on y')).toBe(false);
  t.do('0: play f on x').passWhile();
  expect([t.card('x').zone, t.card('y').zone]).toEqual(['discard', 'attached']);
});

it('Wrath of Algeroth spares the equipment of his followers alone', () => {
  const t = window(
    {
      hand: { w: 'Wrath of Algeroth' },
      cohort: { r: { card: 'Razide', gear: { x: 'Kratach' } }, c: { card: 'Curator', gear: { y: 'Kratach' } } },
    },
    { squad: { h: { card: 'Hussar', gear: { z: 'Combat Armor' } } } },
    '0: play w',
  );
  expect(['x', 'y', 'z'].map(name => t.card(name).zone)).toEqual(['attached', 'discard', 'discard']);
});

it('Hidden Cache: up to seven cards', rules('DOT 5.27'), () => {
  const t = window(
    { hand: { h: 'Hidden Cache', a: 'Doomed' }, library: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`l${i}`, 'Hussar'])) },
    {},
    '0: play h',
  );
  expect([t.side(0).hand.length, t.card('h').zone]).toEqual([7, 'sacrificed']);
  const full = inWindow(
    { hand: { h: 'Hidden Cache', ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`l${i}`, 'Hussar'])) } },
    {},
  );
  expect(full.offersKey('play h')).toBe(false);
});

it('Mortal Wound kills a wounded warrior of another player for the points, outside combat', () => {
  const given = [
    { hand: { m: 'Mortal Wound' }, squad: { a: { card: 'Dragoon', wounded: true } } },
    { squad: { d: { card: 'Hussar', wounded: true }, e: 'Infantry' } },
  ] as const;
  const t = inWindow(...given);
  expect(['a', 'd', 'e'].map(name => t.offersKey(`play m on ${name}`))).toEqual([false, true, false]);
  t.do('0: play m on d').passWhile();
  t.do('0: victory 2 destiny 0').passWhile();
  expect([t.card('d').zone, t.side(0).victory]).toEqual(['discard', 2]);
  const fight = attack({ ...given[0], squad: { a: 'Dragoon' } }, given[1], 'fight');
  expect(fight.offersKey('play m on d')).toBe(false);
});

it('Curse of Algeroth discards a special for nothing, more for 4 each, with his follower in the Kohort', () => {
  const t = window(
    { hand: { c: 'Curse of Algeroth' }, cohort: { r: 'Razide' } },
    { squad: { h: { card: 'Hussar', gear: { x: 'Subversive Agent' } } }, player: { y: 'Duty Roster', z: 'Fortune of War' } },
    '0: play c',
    '0: spend 4',
    '0: pick x',
    '0: pick y',
  );
  expect([['x', 'y', 'z'].map(name => t.card(name).zone), t.side(0).destiny]).toEqual([['discard', 'discard', 'player'], 16]);
  const without = inWindow({ hand: { c: 'Curse of Algeroth' }, cohort: { r: 'Curator' } }, { player: { y: 'Duty Roster' } });
  expect(without.offersKey('play c')).toBe(false);
});

it(
  'Declaration of Corporate Dissension: members of the named corporation attack one another',
  rules('DOT 19.2', 'DOT 24.2.9s', 'DOT 24.2.19'),
  () => {
    const offers = (said: string | null): boolean[] => {
      const t = table('standard', {
        at: 'window',
        Jana: { hand: { c: 'Declaration of Corporate Dissension' }, squad: { a: 'Hussar', b: 'Infantry' } },
        Petr: { squad: { d: 'Dragoon', e: 'Infantry' } },
      });
      if (said !== null) t.do('0: play c', `0: of ${said}`).passWhile();
      t.do('0: attack').passWhile();
      t.do('0: attacker a');
      return [t.offersKey('defender d'), t.offersKey('defender e')];
    };
    expect([offers(null), offers('1'), offers('2')]).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ]);
  },
);

it('Distracted ends every immunity of a warrior for the combat', () => {
  const armour = (play: boolean): number => {
    const t = attack(
      { hand: { x: 'Distracted' }, cohort: { a: { card: 'Razide', gear: { g: 'Blindness' } } } },
      { squad: { d: { card: 'Hussar', gear: { m: 'Mental Constitution' } } } },
      'fight',
    );
    if (play) t.do('0: play x on d');
    strike(t);
    return strikes(t)[1]!.rating;
  };
  // Blindness: −2 Fight for the one who is not immune.
  expect([armour(false), armour(true)]).toEqual([2, 0]);
  const t = attack({ hand: { x: 'Distracted' }, squad: { a: 'Dragoon' } }, { squad: { d: 'Infantry' } }, 'fight');
  expect(t.offersKey('play x on d')).toBe(false);
});

it('Charge: three actions, out of cover into an attack with +2 Fight and Shoot', rules('DOT 24.5.14', 'DOT 24.2.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { c: 'Charge' }, squad: { a: { card: 'Hussar', covered: true }, b: 'Dragoon' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect(t.offersKey('play c on b')).toBe(false);
  t.do('0: play c on a', '0: defender d', '0: fight');
  // Hussar: Fight 2.
  expect([strikes(strike(t))[0]!.rating, t.happened('uncovered', { card: t.id('a') })]).toEqual([4, true]);
  expect(t.happened('actionTaken', { n: 3, attack: true })).toBe(true);
  const late = table('tournament', {
    actions: 2,
    Jana: { hand: { c: 'Charge' }, squad: { a: { card: 'Hussar', covered: true } } },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect(late.offersKey('play c on a')).toBe(false);
});

it('Snipers!: 4 destiny points before each draw, or the personality dies', rules('DOT 3.32'), () => {
  const given = (destiny: number): Table =>
    untilTurn(
      table('tournament', {
        turn: 8,
        Jana: {},
        Petr: { destiny, squad: { p: { card: 'Max Steiner', gear: { s: { card: 'Snipers!', by: 'Jana' } } } } },
      }),
      9,
    ).passWhile(p => p.question === 'window.answer');
  const t = given(4);
  expect([t.asked, t.offers.toSorted()]).toEqual([1, ['pay', 'refuse']]);
  t.do('1: pay').passWhile();
  expect([t.side(1).destiny, t.card('p').zone]).toEqual([0, 'squad']);
  const u = given(3);
  expect([u.asked, u.offers]).toEqual([1, ['refuse']]);
  u.do('1: refuse', '0: victory 8').passWhile();
  expect([u.card('p').zone, u.side(0).victory]).toEqual(['discard', 8]);
  const v = table('tournament', {
    Jana: { hand: { x: 'Snipers!' } },
    Petr: { squad: { p: 'Max Steiner', h: 'Hussar' }, cohort: { a: 'Algeroth–Apostle of War' } },
  });
  expect([v.offersKey('play x on p'), v.offersKey('play x on h'), v.offersKey('play x on a')]).toEqual([true, false, false]);
});

it('Supply Line Severed: nothing is drawn in this draw step', rules('DOT 5.3'), () => {
  const t = untilTurn(table('tournament', { turn: 8, Jana: { hand: { x: 'Supply Line Severed' } }, Petr: {} }), 9);
  t.do('0: play x').passWhile(p => p.question === 'window.answer');
  expect([t.side(1).hand.length, t.card('x').zone]).toEqual([0, 'sacrificed']);
});
