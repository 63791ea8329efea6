import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Apostle } from '../../../src/cards/terms.ts';
import { has } from '../../../src/rules/abilities.ts';
import { affiliationOf, hasLabel, isDoomtrooper, isFollower, isHeretic } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, table, type Table } from '../../fixture.ts';
import { can, inPhase, ratingsNow, strengthensChasseurs, strike, strikes, window } from '../situations.ts';

it('Algeroth: any equipment at any time without an action for the Dark Legion; 3 actions discard equipment', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { v: 'Violator Sword', s: 'Composite Armor' }, cohort: { g: 'Algeroth–Apostle of War', r: 'Razide' } },
    Petr: { squad: { h: { card: 'Hussar', gear: { x: 'Punisher Handgun' } } } },
  });
  t.do('0: play v on r').passWhile();
  expect([t.card('v').host, t.world.pools[0]!.open]).toEqual([t.id('r'), 3]);
  t.do('0: use g as 0 on x').passWhile();
  expect(t.card('x').zone).toBe('discard');
});

it('Demnogonis: 3 actions and his Value discard a Doomtrooper, for no points', () => {
  const t = table('tournament', {
    Jana: { destiny: 9, cohort: { g: 'Demnogonis–The Befouler' } },
    Petr: { squad: { d: 'Max Steiner' }, cohort: { r: 'Razide' } },
  });
  expect(t).toRefuse(t.key('use g as 0 on r'), 'DOT 11.6');
  t.do('0: use g as 0 on d').passWhile();
  expect([t.card('d').zone, t.side(0).destiny, t.side(0).victory]).toEqual(['discard', 1, 0]);
  const poor = table('tournament', {
    Jana: { destiny: 7, cohort: { g: 'Demnogonis–The Befouler' } },
    Petr: { squad: { d: 'Max Steiner' } },
  });
  expect(poor).toRefuse(poor.key('use g as 0 on d'), 'DOT 3.32');
});

it('Ilian: every gift at any time without an action, and no immunity to them if she will', rules('DOT 29.6', 'DOT 29.7'), () => {
  const t = window(
    { hand: { g: 'Mind Melt' }, cohort: { i: 'Ilian–Mistress of the Void', r: { card: 'Razide', gear: { x: 'Terror' } } } },
    { squad: { d: { card: 'Hussar', gear: { c: 'Mental Constitution' } } } },
    '0: play g on r',
    '0: use i as 0 on d',
  );
  expect(t.card('g').host).toBe(t.id('r'));
  t.do('0: attack', '0: attacker r', '0: defender d', '0: fight');
  expect(strikes(strike(t))[0]).toMatchObject({ rating: 11, armour: 2 });
});

it('Semai: Doomtroopers attack Doomtroopers, and pay 4 to attack the Dark Legion', () => {
  for (const profile of PROFILES) {
    const t = table(profile, {
      Jana: { destiny: 4, cohort: { s: 'Semai–Lord of Spite' }, squad: { a: 'Revisor' } },
      Petr: { squad: { d: 'Mortificator' }, cohort: { r: 'Razide' } },
    });
    t.do('0: attack').passWhile();
    t.do('0: attacker a');
    expect([t.offersKey('defender d'), t.offersKey('defender r')]).toEqual([true, true]);
    t.do('0: defender r');
    expect(t.side(0).destiny).toBe(0);
    const poor = table(profile, {
      Jana: { destiny: 3, cohort: { s: 'Semai–Lord of Spite' }, squad: { a: 'Revisor' } },
      Petr: { squad: { d: 'Mortificator' }, cohort: { r: 'Razide' } },
    });
    poor.do('0: attack').passWhile();
    poor.do('0: attacker a');
    expect(poor.offersKey('defender r')).toBe(false);
  }
});

it('Bodyguard takes the place of whom he was assigned to, but not out of a vehicle', rules('DOT 32.9', 'DOT 24.2.8'), () => {
  const given = (d: Plain): Table =>
    table('tournament', {
      at: 'window',
      Jana: { cohort: { a: 'Razide' } },
      Petr: { destiny: 3, squad: { b: 'Bodyguard', d, e: 'Dragoon' } },
    });
  const t = given('Hussar').do('1: use b as 0 on d').passWhile();
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use b as 2');
  strike(t);
  expect([t.card('b').wounded, t.card('d').wounded]).toEqual([true, false]);
  const u = given('Hussar').do('1: use b as 0 on d').passWhile();
  u.do('0: meditate');
  u.passWhile(p => p.asked !== 1);
  expect([u.offersKey('use b as 0 on e'), u.offersKey('use b as 1 on e')]).toEqual([false, true]);
  const v = given({ card: 'Hussar', gear: { t: { card: 'T-32 "Wolfclaw" JBT', inside: true } } })
    .do('1: use b as 0 on d')
    .passWhile();
  v.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  v.passWhile(p => p.asked !== 1);
  expect(v).toRefuse(v.key('use b as 2'), 'DOT 32.9');
});

it('Cardinal Durand: the Brotherhood casts all Art, immunity to Art ends, and he goes back into the library', () => {
  const t = window({ squad: { c: 'Cardinal Durand', r: 'Revisor' } }, { cohort: { n: 'Nepharite of Algeroth' } }, '0: use c as 0 on n');
  expect([has(t.world, t.id('r'), 'casts:all', null), has(t.world, t.id('n'), 'lostArtImmune', null)]).toEqual([true, true]);
  const killed = table('tournament', {
    active: 'Petr',
    Jana: { squad: { d: { card: 'Cardinal Durand', wounded: true } }, library: { x: 'Hussar' } },
    Petr: { destiny: 0, cohort: { a: { card: 'Razide', gear: { g: 'Scythe of Semai' } } } },
  });
  killed.do('1: attack', '1: attacker a', '1: defender d', '1: fight');
  strike(killed);
  expect([killed.side(0).library.length, killed.side(0).discard.length, killed.happened('killed', { card: killed.id('d') })]).toEqual([
    2,
    0,
    true,
  ]);
});

it(
  'VAC Engineer gives Cybertronic equipment at any time, even to who may not have it, and affiliation for a wound',
  rules('DOT 36.1', 'DOT 7.24', 'DOT 11.26', 'DOT 32.29'),
  () => {
    const t = window(
      { hand: { k: 'CAP 7000P', m: 'Violator Sword' }, squad: { e: 'VAC Engineer', s: 'Suicide Warhead', h: 'Hussar' } },
      {},
      '0: play k on h',
      '0: outside',
    );
    expect(t.card('k').host).toBe(t.id('h'));
    const u = window({ hand: { k: 'CAP 7000P' }, squad: { e: 'VAC Engineer', s: 'Suicide Warhead' } }, {}, '0: play k on s', '0: inside');
    expect([u.card('k').inside, ratingOf(u.world, u.id('s'), 3, null)]).toEqual([true, 6]);
    const v = window({ squad: { e: 'VAC Engineer', h: 'Hussar', x: 'Max Steiner' } }, {}, '0: use e as 0 on h');
    expect([affiliationOf(v.world, v.id('h')), v.card('e').wounded]).toEqual([5, true]);
    v.do('0: meditate');
    v.passWhile(p => p.asked !== 0);
    expect(v.offersKey('use e as 0 on x')).toBe(false);
  },
);

it('Shadow Walker strikes before an ordinary first striker (tournament)', rules('DOT 25.16t', 'DOT 36.4', 'DOT DR-61'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Shadow Walker', gear: { arm: 'Cybernetic Power Arm' } } } },
    Petr: { cohort: { d: { card: 'Zenithian Soulslayer', wounded: true }, lord: 'Muawijhe–Lord of Visions' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 6').passWhile();
  expect([t.card('a').wounded, t.card('d').zone]).toEqual([false, 'discard']);
});

it(
  'Shadow Walker cancels first strikes out with an ordinary first striker (standard)',
  rules('DOT 25.16s', 'DOT DR-61', 'DOT 25.16t'),
  () => {
    const t = table('standard', {
      Jana: { squad: { a: { card: 'Shadow Walker', gear: { arm: 'Cybernetic Power Arm' } } } },
      Petr: { cohort: { d: { card: 'Zenithian Soulslayer', wounded: true }, lord: 'Muawijhe–Lord of Visions' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').arm('arm').do('0: victory 6').passWhile();
    expect(t.card('a').wounded).toBe(true);
  },
);

it('Renegade Apostate casts on anybody, the Dark Legion too', () =>
  expect([can('Renegade Apostate', 'artForLegion'), can('Renegade Apostate', 'casts:all')]).toEqual([true, true]));

it.each(['Vince Diamond'])('%s strengthens the other Chasseurs of the same player', strengthensChasseurs);

it('Doctor Diana heals a Doomtrooper from the open, and goes into cover', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { squad: { doc: 'Doctor Diana', own: { card: 'Hussar', wounded: true }, whole: 'Dragoon' } },
    Petr: { squad: { foe: { card: 'Infantry', wounded: true } }, cohort: { bad: { card: 'Razide', wounded: true } } },
  });
  for (const on of ['whole', 'bad']) expect(t.refusal(`use doc as 0 on ${on}`)).toBe('DOT 28.16');
  t.do('0: use doc as 0 on foe').passWhile();
  expect([t.card('foe').wounded, t.card('doc').covered, t.world.pools[0]!.open]).toEqual([false, true, 2]);
  expect(t.refusal('use doc as 0 on own')).toBe('DOT 28.16');
});

it('Eradicator Deathdroid is a vehicle himself: no cover, no equipment, no fortification', () => {
  const t = table('tournament', {
    Jana: { hand: { blade: 'Punisher Blade' }, squad: { droid: 'Eradicator Deathdroid', other: 'Machinator', hq: 'The HQ' } },
    Petr: {},
  });
  expect([t.refusal('play blade on droid'), t.refusal('cover droid')]).toEqual(['DOT 36.1', 'DOT 9.17']);
  expect([ratingsNow(t, 'droid')[2], ratingsNow(t, 'other')[2]]).toEqual([10, 5]);
});

it.each<[string, Apostle]>([
  ['Algeroth Cultist', 'algeroth'],
  ['Demnogonis Cultist', 'demnogonis'],
  ['Ilian Cultist', 'ilian'],
  ['Muawijhe Cultist', 'muawijhe'],
  ['Semai Cultist', 'semai'],
])(
  '%s is a Heretic who takes sides, follows %s and leaves the Brotherhood alone',
  rules('DOT 24.2.11', 'DOT 32.21', 'DOT 32.23'),
  (card, apostle) => {
    const t = table('tournament', {
      Jana: { squad: { a: { card, chosen: 1 } } },
      Petr: { squad: { d: 'Sacred Warrior', e: 'Hussar' } },
    });
    expect([isHeretic, isDoomtrooper].map(is => is(t.world, t.id('a')))).toEqual([true, true]);
    expect(isFollower(t.world, t.id('a'), apostle)).toBe(true);
    t.do('0: attack').passWhile();
    t.do('0: attacker a');
    expect([t.offersKey('defender d'), t.offersKey('defender e')]).toEqual([false, true]);
  },
);

it('Antiquarian casts Summoning and Kinetics', () => {
  expect((['casts:summoning', 'casts:kinetics', 'casts:all'] as const).map(ability => can('Antiquarian', ability))).toEqual([
    true,
    true,
    false,
  ]);
});

it('Apostate casts all Art, for the Dark Legion alone', () => {
  const t = table('tournament', {
    Jana: { destiny: 20, hand: { h: 'Enlarge' }, squad: { d: 'Hussar' }, cohort: { a: 'Apostate', l: 'Razide' } },
    Petr: { squad: { e: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker l', '0: defender e', '0: fight', '0: play h on l', '0: spend 6').passWhile();
  expect(strikes(t)[0]!.rating).toBe(11);
  const u = table('tournament', {
    Jana: { destiny: 20, hand: { h: 'Enlarge' }, squad: { d: 'Hussar' }, cohort: { a: 'Apostate' } },
    Petr: { squad: { e: 'Infantry' } },
  });
  u.do('0: attack', '0: attacker d', '0: defender e', '0: fight');
  u.passWhile(inPhase('tactic'));
  expect(u.offersKey('play h on d')).toBe(false);
});

it.each([
  ['Callistonian Conqueror', 'Callistonian Intruder', true],
  ['Scion of Ilian', 'Child of Ilian', false],
  ['Zenithian Slaughtermaster', 'Zenithian Soulslayer', true],
])('%s makes every wound by a %s a kill (also an opponent’s: %s)', (boss, man, everybodys) => {
  const t = table('tournament', { opened: true, Jana: { cohort: { boss, man, other: 'Razide' } }, Petr: { cohort: { foe: man } } });
  expect(['boss', 'man', 'other', 'foe'].map(name => has(t.world, t.id(name), 'killsOnWound', null))).toEqual([
    true,
    true,
    false,
    everybodys,
  ]);
});

it('Dark Huntsman: no attack by corporate Doomtroopers, who have −3 Armor against him', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Hussar', b: 'Sacred Warrior' } },
    Petr: { cohort: { h: 'Dark Huntsman' } },
  });
  t.do('0: attack').passWhile();
  expect([t.offersKey('attacker a'), t.offersKey('attacker b')]).toEqual([false, true]);
  const u = table('tournament', {
    opened: true,
    Jana: { cohort: { a: 'Dark Huntsman' } },
    Petr: { squad: { d: 'Hussar', e: 'Sacred Warrior' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(strikes(u)[0]).toMatchObject({ rating: 5, armour: 0 });
});

it('Ilian Temple Sentinel: your Templars are immune to Art', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { cohort: { a: 'Ilian Temple Sentinel', b: 'Templar' } },
    Petr: { cohort: { c: 'Templar' } },
  });
  expect(['a', 'b', 'c'].map(name => has(t.world, t.id(name), 'artImmune', null))).toEqual([true, true, false]);
});

it('Mentor: your other Mishima warriors have +1 Fight and Shoot, from each Mentor', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { a: 'Mentor', b: 'Mentor', c: 'Hatamoto', d: 'Hussar' } },
    Petr: { squad: { e: 'Mentor' } },
  });
  const plain = table('tournament', { opened: true, Jana: { squad: { c: 'Hatamoto' } }, Petr: {} });
  const [fight, shoot, armour, value] = ratingsNow(plain, 'c') as [number, number, number, number];
  expect([ratingsNow(t, 'a'), ratingsNow(t, 'c'), ratingsNow(t, 'd'), ratingsNow(t, 'e')]).toEqual([
    [4, 4, 3, 3],
    [fight + 2, shoot + 2, armour, value],
    [2, 2, 3, 2],
    [3, 3, 3, 3],
  ]);
});

it('That Which Is Not to Be Named: Doomtroopers wounded by the Dark Legion are killed', () => {
  const killed = (more: object, where: string, card: string): boolean => {
    const t = table('tournament', { Jana: { cohort: { a: 'Ezoghoul', ...more } }, Petr: { [where]: { d: card } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile();
    return t.happened('killed', { card: t.id('d') });
  };
  const god = { g: 'That Which Is Not to Be Named' };
  expect([killed({}, 'squad', 'Hussar'), killed(god, 'squad', 'Hussar'), killed(god, 'cohort', 'Curator')]).toEqual([false, true, false]);
  const t = table('tournament', { Jana: { cohort: god }, Petr: { squad: { d: 'Hussar' } } });
  expect([t.offersKey('attack'), t.offersKey('cover g')]).toEqual([false, false]);
});

it('Valpurgius: any gift for followers of Algeroth at any time without an action, and Art for anybody', rules('DOT 13.3'), () => {
  const t = window(
    { hand: { g: 'Mind Melt', h: 'Hand of Death' }, cohort: { v: 'Valpurgius', r: 'Razide', c: 'Curator' } },
    {},
    '0: play h on r',
  );
  expect([t.card('h').host, t.offersKey('play g on c')]).toEqual([t.id('r'), false]);
  expect([has(t.world, t.id('v'), 'casts:all', null), hasLabel(t.world, t.id('v'), 'nepharite')]).toEqual([true, true]);
  const u = table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Enlarge' }, squad: { a: 'Hussar' }, cohort: { v: 'Valpurgius' } },
    Petr: { squad: { d: 'Infantry' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s on a', '0: spend 6').passWhile();
  expect(strikes(u)[0]!.rating).toBe(4);
});

it('Golem of Darkness heals at once, unless it is killed', rules('DOT 7.24'), () => {
  const t = table('tournament', { Jana: { hand: { g: 'Dark Fire' }, cohort: { d: 'Golem of Darkness' } }, Petr: {} });
  expect(t.offersKey('play g on d')).toBe(false);
  const fate = (attacker: string): [boolean, string] => {
    const u = table('tournament', { Jana: { squad: { a: attacker } }, Petr: { cohort: { d: 'Golem of Darkness' } } });
    u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return [u.card('d').wounded, u.card('d').zone];
  };
  expect([fate('Sean Gallagher'), fate('Cardinal Dominic')]).toEqual([
    [false, 'cohort'],
    [false, 'discard'],
  ]);
});

it('Eminent Summoner summons for half', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 2, hand: { s: 'Summon Item' }, squad: { e: 'Eminent Summoner' }, discard: { i: 'Combat Armor' } },
    Petr: {},
  });
  t.do('0: play s').answered();
  expect(t.offers).toEqual(['spend 2']);
  t.do('0: spend 2', '0: play i on e').passWhile();
  expect([t.side(0).destiny, t.card('i').host]).toEqual([0, t.id('e')]);
});
