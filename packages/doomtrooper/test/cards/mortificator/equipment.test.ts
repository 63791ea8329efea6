import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import type { World } from '../../../src/rules/state.ts';
import { table, type Table } from '../../fixture.ts';
import { attackWithoutDestiny, inWindow, ratingsOf, strike } from '../situations.ts';

/** Stops in the window after the change of status. */
const toStatus = (t: Table, seat: number): Table => {
  t.passWhile(p => !((p.position.world as World).fights[0]?.phase === 'status' && p.asked === seat));
  return t;
};

it.each(['Censer Drops', 'Foreseeing Talisman', 'Lotus Blossom', 'Platinum Dream', 'Stun Grenade'])(
  '%s is for Mortificators only',
  rules('DOT 11.18', 'DOT 23.4'),
  card => {
    const t = table('tournament', { Jana: { hand: { x: card }, squad: { a: 'Mortificator', b: 'Mystic' } }, Petr: {} });
    expect([t.offersKey('play x on a'), t.offersKey('play x on b')]).toEqual([true, false]);
  },
);

it('Censer Drops: nobody in a Kohort attacks, and a combat of one of them ends', rules('DOT 37.3', 'DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: 'Razide' }, squad: { c: 'Hussar' } },
    Petr: { squad: { d: { card: 'Mortificator', gear: { g: 'Censer Drops' } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '1: use g as 0 at 0').answered();
  const bound = (name: string): boolean => t.happened('lasting', { what: 'cannotAttack', card: t.id(name) });
  expect([bound('a'), bound('c'), t.card('g').zone]).toEqual([true, false, 'discard']);
  expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
});

it('Foreseeing Talisman cancels a special for 12', () => {
  const given = (destiny: number): Table => {
    const t = inWindow(
      { hand: { x: 'Forgery' }, cohort: { r: { card: 'Razide', gear: { y: 'Armor of Unholiness' } } } },
      { destiny, squad: { d: { card: 'Mortificator', gear: { g: 'Foreseeing Talisman' } } } },
    );
    return t.do('0: play x on y');
  };
  const t = given(12);
  t.do('1: use g as 0').passWhile();
  expect([t.card('y').zone, t.card('x').zone, t.card('g').zone, t.side(1).destiny]).toEqual(['attached', 'discard', 'attached', 0]);
  expect(given(11).offersKey('use g as 0')).toBe(false);
});

it(
  'Lotus Blossom wounds the opponent after a Fight; Antidote spoils it',
  rules('DOT 37.10', 'DOT 28.19', 'DOT 11.16', 'DOT 13.14', 'DOT 17.7', 'DOT 19.7t'),
  () => {
    const given = (tactic: string): Table =>
      toStatus(
        attackWithoutDestiny(
          { squad: { a: { card: 'Mortificator', gear: { m: 'Lotus Blossom' } } } },
          { hand: { x: 'Antidote' }, cohort: { d: { card: 'Razide', wounded: true } } },
          tactic,
        ),
        0,
      );
    expect(given('shoot').offersKey('use m as 0')).toBe(false);
    const t = given('fight');
    t.do('0: use m as 0', '0: victory 7').passWhile();
    expect([t.card('d').zone, t.side(0).victory, t.card('m').zone]).toEqual(['discard', 7, 'discard']);
    const u = given('fight').do('0: use m as 0', '1: play x').passWhile();
    expect([u.card('d').zone, u.card('m').zone, u.card('x').zone]).toEqual(['cohort', 'discard', 'discard']);
  },
);

it('Antidote answers poisons only', () => {
  const t = inWindow(
    { squad: { a: { card: 'Mortificator', gear: { m: 'Platinum Dream' } } } },
    { hand: { x: 'Antidote' }, squad: { d: { card: 'Hussar', gear: { c: 'Mental Constitution' } } } },
  );
  expect(t.offersKey('play x')).toBe(false);
  t.do('0: use m as 0 on d');
  expect([t.asked, t.offersKey('play x')]).toEqual([1, true]);
});

it("Pandora's Box: 1 more Fight and Shoot for each Dark Symmetry card in it", () => {
  const t = table('tournament', {
    Jana: { hand: { x: 'Blindness', y: 'Forgery' }, cohort: { a: { card: 'Razide', gear: { b: "Pandora's Box" } } } },
    Petr: {},
  });
  const before = ratingsOf(t, 'a');
  t.do('0: use b as 0', '0: pick x').passWhile();
  expect([ratingsOf(t, 'a').map((rating, i) => rating - before[i]!), t.offersKey('use b as 0')]).toEqual([[1, 1, 0, 0], false]);
  expect([t.card('x').zone, t.card('x').host]).toEqual(['stored', t.id('b')]);
});
it("Pandora's Box: lost, it takes what is in it along", rules('DOT DR-108'), () => {
  const t = table('tournament', {
    actions: 5,
    Jana: {
      hand: { x: 'Blindness' },
      cohort: { a: { card: 'Curator', gear: { b: "Pandora's Box" } } },
    },
    Petr: { hand: { w: 'Wrath of Algeroth' } },
  });
  t.do('0: use b as 0', '0: pick x');
  expect(t.card('x').zone).toBe('stored');
  t.passWhile(() => t.asked !== 1 || !t.offersKey('play w'));
  t.do('1: play w').passWhile(() => t.card('b').zone === 'attached');
  expect([t.card('b').zone, t.card('x').zone]).toEqual(['discard', 'discard']);
});

it('Platinum Dream ends an immunity to Art', () => {
  const t = inWindow(
    { squad: { a: { card: 'Mortificator', gear: { m: 'Platinum Dream' } }, b: 'Hussar' } },
    { squad: { d: { card: 'Hussar', gear: { c: 'Mental Constitution' } } } },
  );
  expect(t.offersKey('use m as 0 on b')).toBe(false);
  t.do('0: use m as 0 on d').passWhile();
  expect([has(t.world, t.id('d'), 'lostArtImmune', null), t.card('m').zone]).toEqual([true, 'discard']);
});

it('Sachs 9000GL saves a commander from a shot, and from nothing else', rules('DOT 24.7.3', 'DOT 37.10'), () => {
  const fate = (tactic: string): [string, string] => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Colonel Maxwell' } },
      Petr: { squad: { d: { card: 'Jito', wounded: true, gear: { g: 'Sachs 9000GL' } } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`);
    for (let i = 0; i < 8 && t.question === 'window.answer' && !t.offersKey('use g as 0'); i++) t.answer(t.asked!, 'pass');
    if (t.offersKey('use g as 0')) t.do('1: use g as 0');
    t.passWhile();
    return [t.card('d').zone, t.card('g').zone];
  };
  expect([fate('shoot'), fate('fight')]).toEqual([
    ['squad', 'discard'],
    ['discard', 'discard'],
  ]);
  const t = table('tournament', { Jana: { hand: { g: 'Sachs 9000GL' }, squad: { a: 'Jito', b: 'Hussar' } }, Petr: {} });
  expect([t.offersKey('play g on a'), t.offersKey('play g on b')]).toEqual([true, false]);
});

it('Smoke Screen takes its bearer and his equipment home before a special works', rules('DOT 19.5', 'DOT 37.10', 'DOT 37.15'), () => {
  const t = inWindow(
    { hand: { x: 'Demoted' } },
    { squad: { d: { card: 'Hussar', gear: { g: 'Smoke Screen', w: 'Violator Sword', c: 'Mental Constitution' } } } },
  );
  t.do('0: play x on d', '1: use g as 0').passWhile();
  expect([t.side(1).hand.length, t.card('g').zone, t.card('c').zone, t.happened('attached')]).toEqual([2, 'discard', 'discard', false]);
  const play = table('tournament', { Jana: { hand: { g: 'Smoke Screen' }, squad: { a: 'Hussar' } }, Petr: {} });
  play.do('0: play g on a').passWhile();
  expect(play.happened('actionTaken', { n: 3 })).toBe(true);
});

it('Stun Grenade: he strikes first and nobody strikes back', rules('DOT 25.12', 'DOT 28.19'), () => {
  const fate = (use: boolean): boolean => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Mortificator', gear: { g: 'Stun Grenade' } } } },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    if (use) t.do('0: use g as 0');
    strike(t);
    return t.happened('wounded', { card: t.id('a') });
  };
  expect([fate(false), fate(true)]).toEqual([true, false]);
});

it('Surface-To-Air Missile wounds who attacks the Squad in an airship, and the combat goes on', rules('DOT 37.10'), () => {
  const given = (inside: boolean): Table =>
    table('tournament', {
      Jana: { squad: { a: { card: 'Archangel', gear: { v: { card: 'Icarus Jet Fighter', inside } } } } },
      Petr: { squad: { m: 'Surface-To-Air Missile', d: 'Hussar' } },
    }).do('0: attack', '0: attacker a', '0: defender d');
  const t = given(true).do('1: use m as 0').passWhile();
  expect([t.happened('wounded', { card: t.id('a') }), t.card('m').zone, t.world.fights.length]).toEqual([true, 'discard', 1]);
  const on = given(false);
  on.passWhile(() => on.asked !== 1);
  expect(on.offersKey('use m as 0')).toBe(false);
});

it('Surveillance Ship looks at three cards and discards for more actions', rules('DOT 7.15', 'DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Hatamoto', gear: { s: 'Surveillance Ship' } } } },
    Petr: { library: { w: 'Hussar', x: 'Dragoon', y: 'Infantry', z: 'Razide' } },
  });
  t.do('0: use s as 0 at 1');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers.toSorted()).toEqual(['stop', ...['w', 'x', 'y'].map(name => t.key(`pick ${name}`))].toSorted());
  t.do('0: pick y', '0: pick x');
  expect([t.card('y').zone, t.card('x').zone, t.side(1).discard.length, t.world.shown]).toEqual(['discard', 'discard', 2, []]);
  expect(t.events.filter(event => event.type === 'actionTaken')).toHaveLength(3);
});

it('Armor-Piercing Ammo: anyone who faces the weapon loses his armor for good', rules('DOT 37.9', 'DOT 24.5.6'), () => {
  const given = (tactic: string): Table =>
    strike(
      attackWithoutDestiny(
        { squad: { a: { card: 'Hussar', gear: { w: { card: 'Nimrod Mk I', gear: { g: 'Armor-Piercing Ammo' } } } } } },
        { squad: { d: { card: 'Free Marine', gear: { c: 'Composite Armor', p: 'Punisher Combo' } } } },
        tactic,
      ),
    );
  expect([given('shoot').card('c').zone, given('shoot').card('p').zone, given('fight').card('c').zone]).toEqual([
    'sacrificed',
    'attached',
    'attached',
  ]);
  const t = table('tournament', {
    Jana: { hand: { x: 'Armor-Piercing Ammo' }, squad: { a: { card: 'Inquisitor', gear: { f: 'AC-41 "Purifier"', n: 'Nimrod Mk I' } } } },
    Petr: {},
  });
  expect([t.offersKey('play x on f'), t.offersKey('play x on n')]).toEqual([false, true]);
});

it('Autogyro: +4 Shoot and Armor; no fortification and no warzone helps against it', rules('DOT 24.2.11', 'DOT 37.1'), () => {
  const given = (inside: boolean): Table => {
    const t = attackWithoutDestiny(
      { squad: { a: { card: 'Hussar', gear: { v: { card: 'Autogyro', inside } } } } },
      { squad: { d: 'Free Marine', z: 'Mercurian Diamond Caverns', f: 'Defensive Barrier' } },
      'shoot',
    );
    return t.passWhile(p => p.question === 'window.answer');
  };
  expect([given(false).offersKey('warzone z'), given(true).offersKey('warzone z')]).toEqual([true, false]);
  expect(ratingsOf(given(true), 'a')).toEqual([2, 6, 7, 2]);
});

it('Lifeguard Armor is wounded instead of its bearer, and lost with the second blow', () => {
  const hit = (marks: number): Table => {
    const t = attackWithoutDestiny(
      { cohort: { a: 'Razide' } },
      { squad: { d: { card: 'Hussar', gear: { g: { card: 'Lifeguard Armor', marks } } } } },
    );
    return strike(t);
  };
  expect([hit(0).card('d').wounded, hit(0).card('g').marks, hit(0).card('g').zone]).toEqual([false, 1, 'attached']);
  expect([hit(1).card('d').wounded, hit(1).card('d').zone, hit(1).card('g').zone]).toEqual([false, 'squad', 'sacrificed']);
  const t = table('tournament', { Jana: { squad: { d: { card: 'Hussar', gear: { g: 'Lifeguard Armor' } } } }, Petr: {} });
  expect(ratingsOf(t, 'd')).toEqual([2, 2, -1, 2]);
});
