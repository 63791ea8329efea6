/** Situations that tests of many cards begin with, and what several cards have in common. */
import type { Plain } from '@kolbiste/engine';
import { expect } from 'vitest';
import type { Ability, Rating } from '../../src/cards/vocabulary.ts';
import { has } from '../../src/rules/abilities.ts';
import { topFight } from '../../src/rules/queries.ts';
import { type World } from '../../src/rules/state.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, table, type Profile, type Table } from '../fixture.ts';

export type Words = { readonly [word: string]: Plain };

/** A card played in a window, with all that follows. */
export const window = (jana: Words, petr: Words, ...answers: readonly string[]): Table =>
  table('tournament', { at: 'window', Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } })
    .do(...answers)
    .passWhile();

/** An any-time window that is open. */
export const inWindow = (jana: Words, petr: Words): Table =>
  table('tournament', { at: 'window', Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } });

/** While a combat is in this phase. */
export const inPhase =
  (phase: string) =>
  (p: { readonly position: { readonly world: unknown } }): boolean =>
    topFight(p.position.world as World)?.phase === phase;

/** What becomes of each of these: 'offered', or the rule that refuses it. */
export const judge = (t: Table, ...keys: readonly string[]): (string | null)[] =>
  keys.map(key => (t.offersKey(key) ? 'offered' : t.refusal(key)));
/** Jana is about to act. */
export const acting = (jana: Words, petr: Words): Table =>
  table('tournament', { Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } });
/** Jana's `a` attacks Petr's `d`; the window of this phase is open, and this player is asked. */
export const fighting = (jana: Words, petr: Words, phase: string, seat = 0, tactic = 'fight'): Table => {
  const t = acting(jana, petr).do('0: attack', '0: attacker a', '0: defender d');
  if (phase !== 'paired') t.do(`0: ${tactic}`);
  return t.passWhile(p => !(inPhase(phase)(p) && t.asked === seat && p.question === 'window.answer'));
};

/** Windows are passed until somebody is asked something else. */
export const ask = (t: Table): Table => t.passWhile(p => p.question === 'window.answer');

/** Goes on to the strikes. */
export const strike = (t: Table): Table => {
  t.passWhile(p => p.question === 'window.answer');
  return t;
};

/** The same as `attack`, for players who have no destiny points. */
export const attackWithoutDestiny = (jana: Words, petr: Words, tactic = 'fight'): Table =>
  table('tournament', { opened: true, Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } }).do(
    '0: attack',
    '0: attacker a',
    '0: defender d',
    `0: ${tactic}`,
  );

/** The last strikes: attacker first. */
export const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number; hits: boolean }[] })
    .strikes;

export const cannotBePlayed = (card: string): void => {
  for (const profile of PROFILES) {
    const t = table(profile, { at: 'window', Jana: { hand: { n: card } }, Petr: {} });
    expect(t).toRefuse(t.key('play n'), 'DOT 28.16');
  }
};

export const needNotWait = (card: string): void => {
  const t = table('tournament', {
    Jana: { squad: { a: card } },
    Petr: { squad: { d: 'Infantry' }, cohort: { g: 'Muawijhe–Lord of Visions' } },
  });
  t.do('0: attack').passWhile();
  t.do('0: attacker a');
  expect(t.offersKey('defender d')).toBe(true);
  const u = table('tournament', { Jana: { squad: { a: card } }, Petr: { squad: { d: 'Infantry' }, cohort: { r: 'Razide' } } });
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect([u.offersKey('defender d'), u.offersKey('defender r')]).toEqual([false, true]);
};

/** The strikes of one combat. */
export function strikesOf(
  attacker: Plain,
  tactic: string,
  defender: Plain = 'Razide',
  side = 'cohort',
): { rating: number; armour: number }[] {
  const t = table('tournament', { Jana: { squad: { a: attacker } }, Petr: { [side]: { d: defender } } });
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`).passWhile();
  return strikes(t);
}

export const ratingsOnBearer = (card: string, bearer: string, ratings: readonly number[]): void => {
  const t = table('tournament', { Jana: { squad: { a: { card: bearer, gear: { g: { card, inside: true } } } } }, Petr: {} });
  expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('a'), rating, null))).toEqual(ratings);
};

/** The bearer's rating and Armor, the opponent's rating and Armor (Hussar 2/2/3). */
export const giftInCombat = (
  card: string,
  name: string,
  tactic: string,
  [rating, armour, theirs, foeArmour]: readonly [number, number, number, number],
): void => {
  const [a, d] = strikesOf({ card: name, gear: { g: card } }, tactic, 'Hussar', 'squad');
  expect([a!.rating, d!.armour, d!.rating, a!.armour]).toEqual([rating, armour, theirs, foeArmour]);
};

export const makesDeadly = (card: string, name: string): void => {
  const t = table('tournament', { Jana: { cohort: { a: { card: name, gear: { g: card } } } }, Petr: { squad: { d: 'Infantry' } } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile();
  expect(t.happened('killed')).toBe(true);
};

export const corrodes = (card: string, name: string): void => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 10, cohort: { a: { card: name, gear: { g: card } } } },
    Petr: { squad: { d: { card: 'Hussar', gear: { mail: 'Combat Armor' } } } },
  });
  t.do('0: use g as 0 on mail').passWhile();
  expect([t.card('mail').zone, t.side(0).destiny]).toEqual(['discard', 0]);
};

/** A combat up to the modifiers, then these answers. */
export function combat(jana: Words, petr: Words, tactic: string, ...answers: readonly string[]): Table {
  const t = table('tournament', { Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } });
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, ...answers);
  t.passWhile(p => p.question === 'window.answer');
  return t;
}

export const spellInCombat = (card: string, caster: string, tactic: string, spend: string, rating: number, armour: number): void => {
  const t = combat({ hand: { s: card }, squad: { a: caster } }, { cohort: { d: 'Razide' } }, tactic, '0: play s on a', `0: ${spend}`);
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([rating, armour]);
};

/** Jana's `a` attacks Petr's `d`, up to the modifiers. */
export const attack = (jana: Words, petr: Words, tactic: string, random?: readonly Plain[]): Table =>
  table('tournament', { Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } }, random && { random }).do(
    '0: attack',
    '0: attacker a',
    '0: defender d',
    `0: ${tactic}`,
  );

/** Jana's `a` attacks Petr's `d` and they strike. */
export function fightWithoutDestiny(jana: Words, petr: Words, profile: Profile = 'tournament'): Table {
  const t = table(profile, { Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  t.passWhile(p => p.question === 'window.answer' && !(p.position.world as World).fights.some(fight => fight.phase === 'status'));
  return t;
}

/** The same as `fightWithoutDestiny`, to the end. */
export function kill(jana: Words, petr: Words): Table {
  const t = table('tournament', { Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  t.passWhile(p => p.question === 'window.answer');
  return t;
}

/** Tribes on their Stations. */
export const station = (jana: Words, petr: Words = {}): Table =>
  table('tournament', { opened: true, Jana: { destiny: 9, station: jana }, Petr: { station: petr } });

/** Fight, Shoot, Armor, Value outside combat. */
export const ratingsOf = (t: Table, name: string): number[] => [0, 1, 2, 3].map(r => ratingOf(t.world, t.id(name), r as 0, null));

export function fightOnStation(jana: Words, petr: Words, tactic: string): Table {
  const t = station(jana, petr).do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`);
  t.passWhile(p => p.question === 'window.answer');
  return t;
}

/** Whether a warrior in the Squad has an ability. */
export const can = (name: string, ability: Ability, more: { readonly [word: string]: Plain } = {}): boolean => {
  const t = table('tournament', { opened: true, Jana: { squad: { it: name, ...more } }, Petr: {} });
  return has(t.world, t.id('it'), ability, null);
};

/** One attacks the other by a tactic; what came of it. */
export function duel(attacker: Plain, defender: Plain, tactic: 'fight' | 'shoot', more: { readonly [word: string]: Plain } = {}): Table {
  const t = table('tournament', {
    Jana: {
      destiny: 30,
      squad: { a: attacker, ...(more['mine'] as object | undefined) },
      ...(more['hand'] !== undefined && { hand: more['hand'] }),
    },
    Petr: { destiny: 30, squad: { d: defender, ...(more['theirs'] as object | undefined) } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`).passWhile();
  return t;
}

export const shieldsKind = (leader: string, member: string): void => {
  const t = table('tournament', { Jana: { squad: { leader, member, other: 'Hussar' } }, Petr: {} });
  expect([
    has(t.world, t.id('member'), 'symmetryImmune', null),
    has(t.world, t.id('leader'), 'symmetryImmune', null),
    has(t.world, t.id('other'), 'symmetryImmune', null),
  ]).toEqual([true, true, false]);
};

/** The same in the combat that is on. */
export const ratingsNow = (t: Table, name: string): number[] =>
  ([0, 1, 2, 3] as Rating[]).map(rating => ratingOf(t.world, t.id(name), rating, topFight(t.world)));

/** `a` fights `d`, who is still unwounded; whether that killed him. */
export const kills = (t: Table, how: 'fight' | 'shoot' = 'fight'): boolean => {
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${how}`).passWhile();
  return t.happened('killed', { card: t.id('d') });
};

export const strengthensChasseurs = (boss: string): void => {
  const t = table('tournament', { Jana: { squad: { boss, own: 'Chasseur', man: 'Cuirassier' } }, Petr: { squad: { foe: 'Chasseur' } } });
  expect([ratingsNow(t, 'own'), ratingsNow(t, 'foe'), ratingsNow(t, 'man')]).toEqual([
    [7, 4, 6, 5],
    [5, 2, 4, 5],
    [4, 3, 4, 4],
  ]);
  const both = table('tournament', { Jana: { squad: { a: 'Vince Diamond', b: 'Coral Beach' } }, Petr: {} });
  expect([ratingsNow(both, 'a'), ratingsNow(both, 'b')]).toEqual([
    [10, 13, 9, 10],
    [9, 10, 9, 8],
  ]);
};

/** What a card adds to warriors by being there: Fight, Shoot, Armor, Value of each, with it less without it. */
export function adds(
  given: { readonly mine: Words; readonly theirs?: Words },
  card: Plain,
  names: readonly string[],
  area = 'squad',
): number[][] {
  const at = (more: Words): Table =>
    table('tournament', { opened: true, Jana: { [area]: { ...given.mine, ...more } }, Petr: { [area]: given.theirs ?? {} } });
  const [without, withIt] = [at({}), at({ boss: card })];
  return names.map(name => ratingsOf(withIt, name).map((rating, i) => rating - ratingsOf(without, name)[i]!));
}
/** Who has an ability, of Jana's and Petr's. */
export const haveAbility = (t: Table, ability: Ability, names: readonly string[]): boolean[] =>
  names.map(name => has(t.world, t.id(name), ability, null));
