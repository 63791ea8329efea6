import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { attack, combat, inPhase, kill, ratingsNow, strike, strikes } from '../situations.ts';

it('To Be or Not to Be: 4 more or 4 less in the combat, by choice', () => {
  const rating = (...answers: readonly string[]): number =>
    strikes(combat({ hand: { x: 'To Be or Not to Be' }, squad: { a: 'Hussar' } }, { cohort: { d: 'Razide' } }, 'fight', ...answers))[1]!
      .rating;
  expect([rating(), rating('0: play x on d', '0: stronger'), rating('0: play x on d', '0: weaker')]).toEqual([9, 13, 5]);
});

it('No Loose Ends triples the unmodified Fight of a Mortificator', () => {
  const given = [
    { hand: { x: 'No Loose Ends' }, squad: { a: { card: 'Mortificator', gear: { k: 'Violator Sword' } } } },
    { cohort: { d: 'Razide' } },
  ] as const;
  const rating = (...answers: readonly string[]): number => strikes(combat(...given, 'fight', ...answers))[0]!.rating;
  expect(rating('0: play x on a') - rating()).toBe(2 * 3);
  expect(attack(...given, 'fight').offersKey('play x on d')).toBe(false);
});

it('Into the Dark: −5 for a defender in a warzone', () => {
  const given = (answer: string): Table =>
    table('tournament', {
      Jana: { hand: { x: 'Into the Dark' }, squad: { a: 'Infantry' } },
      Petr: { squad: { d: 'Cuirassier', z: 'Cyberopolis' } },
    }).do('0: attack', '0: attacker a', '0: defender d', '0: fight', answer);
  const t = given('1: warzone z');
  t.passWhile(inPhase('warzone'));
  const [fight, , armour] = ratingsNow(t, 'd');
  expect([t.offersKey('play x on d'), t.offersKey('play x on a')]).toEqual([true, false]);
  t.do('0: play x on d');
  strike(t);
  expect([strikes(t)[1]!.rating, strikes(t)[0]!.armour]).toEqual([fight! - 5, armour! - 5]);
  const none = given('1: none');
  none.passWhile(inPhase('warzone'));
  expect(none.offersKey('play x on d')).toBe(false);
});

it('Life Insurance pays the Value of your Doomtrooper who dies', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: 'Sean Gallagher' } },
    Petr: { destiny: 0, hand: { x: 'Life Insurance' }, squad: { d: { card: 'Infantry', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: play x on d').passWhile();
  expect([t.card('d').zone, t.side(1).destiny]).toEqual(['discard', 2]);
  const unhurt = kill({ squad: { a: 'Hussar' } }, { hand: { x: 'Life Insurance' }, squad: { d: 'Infantry' } });
  expect(unhurt.happened('played')).toBe(false);
});
