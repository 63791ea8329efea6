import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { attack, combat, inPhase, kill, ratingsNow, ratingsOf, strike, strikes } from '../situations.ts';

it('To Be or Not to Be: 4 more or 4 less in the combat, by choice', rules('DOT 24.5.14'), () => {
  const rating = (...answers: readonly string[]): number =>
    strikes(combat({ hand: { x: 'To Be or Not to Be' }, squad: { a: 'Hussar' } }, { cohort: { d: 'Razide' } }, 'fight', ...answers))[1]!
      .rating;
  expect([rating(), rating('0: play x on d', '0: stronger'), rating('0: play x on d', '0: weaker')]).toEqual([9, 13, 5]);
});

it('No Loose Ends triples the unmodified Fight of a Mortificator', rules('DOT 24.5.14'), () => {
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

it('Life Insurance pays the Value of your Doomtrooper who dies', rules('DOT 3.32'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: 'Sean Gallagher' } },
    Petr: { destiny: 0, hand: { x: 'Life Insurance' }, squad: { d: { card: 'Infantry', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: play x on d').passWhile();
  expect([t.card('d').zone, t.side(1).destiny]).toEqual(['discard', 2]);
  const unhurt = kill({ squad: { a: 'Hussar' } }, { hand: { x: 'Life Insurance' }, squad: { d: 'Infantry' } });
  expect(unhurt.happened('played')).toBe(false);
});

/** Stops in the window after the change of status. */
const toStatus = (t: Table, seat: number): Table => {
  t.passWhile(p => !(inPhase('status')(p) && p.asked === seat));
  return t;
};

it('Bite the Dust: he attacks whom he has wounded once more', rules('DOT 24.2.5'), () => {
  const t = toStatus(attack({ hand: { x: 'Bite the Dust' }, squad: { a: 'Sean Gallagher' } }, { squad: { d: 'Infantry' } }, 'fight'), 0);
  expect([t.card('d').wounded, t.offersKey('play x on a')]).toEqual([true, false]);
  t.do('0: play x on d', '0: fight').passWhile();
  expect([t.events.filter(event => event.type === 'paired').length, t.happened('killed', { card: t.id('d') })]).toEqual([2, true]);
  expect(t.events.filter(event => event.type === 'actionTaken')).toHaveLength(1);
});

it('Pursuit: the attacker must attack the defender again, no matter who plays it', () => {
  const t = toStatus(attack({ squad: { a: 'Infantry' } }, { hand: { x: 'Pursuit' }, squad: { d: 'Sean Gallagher' } }, 'fight'), 1);
  t.do('1: play x', '0: fight').passWhile();
  expect(t.events.filter(event => event.type === 'paired').length).toBe(2);
  const early = attack({ squad: { a: 'Infantry' } }, { hand: { x: 'Pursuit' }, squad: { d: 'Sean Gallagher' } }, 'fight');
  expect(early.offersKey('play x')).toBe(false);
});

it.each(['Hussar', 'Suicide Warhead'])('Booby Trap wounds %s as he enters, and does not kill', name => {
  const t = table('tournament', { Jana: { destiny: 20, hand: { a: name } }, Petr: { hand: { x: 'Booby Trap' } } });
  t.do('0: play a', '1: play x').passWhile();
  expect([t.card('a').zone, t.card('a').wounded]).toEqual(['squad', true]);
});

it('Concealed Weapon: from the hand, or for 8 from the discard pile', rules('DOT 11.1'), () => {
  const given = (): Table =>
    attack(
      { destiny: 8, hand: { x: 'Concealed Weapon', w: 'Violator Sword' }, discard: { v: 'Violator Sword' }, squad: { a: 'Hussar' } },
      { cohort: { d: 'Razide' } },
      'fight',
    );
  expect(given().offersKey('play x on d')).toBe(false);
  const t = given().do('0: play x on a', '0: spend 0');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers).toEqual([t.key('pick w')]);
  t.do('0: pick w');
  strike(t);
  expect([t.card('w').zone, strikes(t)[0]!.rating]).toEqual(['attached', 4]);
  const u = given().do('0: play x on a', '0: spend 8', '0: pick v');
  expect([u.card('v').host, u.side(0).destiny]).toEqual([u.id('a'), 0]);
});

it('Hasty Getaway: home with his equipment and specials; what others gave is discarded', rules('DOT 19.5', 'DOT 37.15'), () => {
  const t = attack(
    { squad: { a: 'Hussar' } },
    {
      hand: { x: 'Hasty Getaway' },
      squad: { d: { card: 'Infantry', gear: { w: 'Combat Armor', s: 'Mental Constitution', o: { card: 'Demoted', by: 'Jana' } } } },
    },
    'fight',
  );
  t.do('1: play x on d').passWhile();
  const home = t.events.filter(event => event.type === 'returned');
  expect([home.length, t.card('o').zone, t.card('x').zone, t.happened('struck')]).toEqual([3, 'discard', 'sacrificed', false]);
});

it('Punch Drunk undoes a deadly wound and stays, −4', rules('DOT 19.1'), () => {
  const t = attack(
    { squad: { a: 'Sean Gallagher' } },
    { hand: { x: 'Punch Drunk' }, squad: { d: { card: 'Infantry', wounded: true } } },
    'fight',
  );
  const before = ratingsNow(t, 'd');
  t.do('1: play x on d').passWhile();
  expect([t.card('d').zone, t.card('d').wounded, t.card('x').host]).toEqual(['squad', true, t.id('d')]);
  expect(ratingsOf(t, 'd').map((rating, i) => rating - before[i]!)).toEqual([-4, -4, -4, 0]);
});

it('Rage: +8 against the named one alone, until he is gone', rules('DOT 19.1', 'DOT 37.10'), () => {
  const given = (): Table => {
    const t = table('tournament', {
      Jana: { destiny: 0, hand: { x: 'Rage' }, squad: { a: 'Hussar' } },
      Petr: { cohort: { d: 'Razide', e: 'Razide' } },
    });
    expect(t.offersKey('play x on d')).toBe(false);
    return t.do('0: play x on a', '0: pick d');
  };
  const rating = (against: string): number => {
    const t = given().do('0: attack', '0: attacker a', `0: defender ${against}`, '0: fight');
    strike(t);
    return strikes(t)[0]!.rating;
  };
  expect([rating('d'), rating('e')]).toEqual([10, 2]);
  const t = table('tournament', {
    Jana: { hand: { x: 'Rage', m: 'Air-To-Ground Missile' }, squad: { a: 'Hussar' } },
    Petr: { cohort: { d: { card: 'Razide', wounded: true } } },
  });
  t.do('0: play x on a', '0: pick d', '0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect([t.card('d').zone, t.card('x').zone]).toEqual(['discard', 'discard']);
});

it('What Have We Here?: a relic of whom your warrior killed', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { x: 'What Have We Here?' }, squad: { a: { card: 'Etoiles Mortant', gear: { g: 'Punisher Combo' } } } },
    Petr: { destiny: 0, cohort: { d: { card: 'Undead Legionnaire', wounded: true, gear: { k: 'Azogar', y: "Krynston's Skull" } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play x', '0: pick y', '0: pick a').answered();
  expect([t.card('y').host, t.card('y').by, t.card('k').zone]).toEqual([t.id('a'), 0, 'discard']);
});

it('Holy Protector: the Mortificator attacks the enemy first, who does not strike back', rules('DOT 24.6.1'), () => {
  const t = table('tournament', {
    active: 'Petr',
    Jana: { destiny: 0, hand: { x: 'Holy Protector' }, squad: { d: 'Hussar', m: 'Mortificator', n: 'Dragoon' } },
    Petr: { destiny: 0, cohort: { a: { card: 'Razide', wounded: true } } },
  });
  t.do('1: attack', '1: attacker a', '1: defender d');
  t.passWhile(p => p.asked !== 0);
  expect([t.offersKey('play x on n'), t.offersKey('play x on d')]).toEqual([false, false]);
  t.do('0: play x on m').answered();
  t.do('0: fight');
  strike(t);
  expect([t.all('paired').map(({ attacker }) => attacker), t.card('m').wounded]).toEqual([[t.id('a'), t.id('m')], false]);
});
