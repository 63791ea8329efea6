import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { haveAbility, attack, inWindow } from '../situations.ts';
import { DEFINITIONS } from '../../../src/index.ts';
import { PROFILES, table } from '../../fixture.ts';

it('Stolen Paperwork: his payment is lost, and you play it if you pay', rules('DOT 28.21t', 'DOT 28.22'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
    Petr: { destiny: 10, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon', b: 'Dragoon' } },
  });
  t.do('0: play w on a', '0: also b', '1: play s', '1: play w on h').passWhile();
  expect([t.side(0).destiny, t.side(1).destiny, t.card('h').zone, t.card('a').zone, t.card('s').zone, t.card('w').zone]).toEqual([
    0,
    0,
    'discard',
    'squad',
    'sacrificed',
    'sacrificed',
  ]);
  const poor = table('tournament', {
    at: 'window',
    Jana: { destiny: 10, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
    Petr: { destiny: 9, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon' } },
  });
  poor.do('0: play w on a', '1: play s').passWhile();
  expect([poor.card('h').zone, poor.card('a').zone, poor.side(0).destiny]).toEqual(['squad', 'squad', 0]);
});

it('Lack of Faith: a member of the Brotherhood neither attacks nor casts', () => {
  const t = table('tournament', { Jana: { hand: { l: 'Lack of Faith' } }, Petr: { squad: { a: 'Mystic', b: 'Hussar' } } });
  expect(t.offersKey('play l on b')).toBe(false);
  t.do('0: play l on a').passWhile();
  expect([haveAbility(t, 'cannotAttack', ['a']), haveAbility(t, 'neverArt', ['a'])]).toEqual([[true], [true]]);
});

it('Festering Wounds discards every wounded warrior, for no points', () => {
  const t = inWindow(
    { hand: { f: 'Festering Wounds' }, squad: { a: { card: 'Dragoon', wounded: true } } },
    { squad: { d: { card: 'Hussar', wounded: true }, e: 'Infantry' } },
  );
  t.do('0: play f').passWhile();
  expect([['a', 'd', 'e'].map(name => t.card(name).zone), t.side(0).victory]).toEqual([['discard', 'discard', 'squad'], 0]);
});

it('Hostile Takeover removes an alliance, in both books', () => {
  for (const profile of PROFILES) {
    const t = table(profile, {
      Jana: { hand: { h: 'Hostile Takeover' } },
      Petr: { player: { a: 'Mishima (alliance)', f: 'Fortune of War' } },
    });
    expect(t.offersKey('play h on f')).toBe(false);
    t.do('0: play h on a').passWhile();
    expect(t.card('a').zone).toBe('sacrificed');
  }
});

it('Leveled Field leaves warriors alone; Out of Fuel takes vehicles, warriors that are vehicles too', () => {
  const given = { squad: { d: { card: 'Hussar', gear: { v: 'Necromower', m: 'Combat Armor' } }, e: 'Rams Air Cavalry', f: 'Heimburg' } };
  const zones = (card: string): string[] => {
    const t = table('tournament', { Jana: { hand: { l: card } }, Petr: given });
    t.do('0: play l').passWhile();
    return ['d', 'v', 'm', 'e', 'f', 'l'].map(name => t.card(name).zone);
  };
  const cavalry = DEFINITIONS.find(({ name }) => name.en === 'Rams Air Cavalry')!.labels.includes('vehicle');
  expect([zones('Leveled Field'), zones('Out of Fuel')]).toEqual([
    ['squad', 'discard', 'discard', 'squad', 'discard', 'sacrificed'],
    ['squad', 'discard', 'attached', cavalry ? 'discard' : 'squad', 'squad', 'sacrificed'],
  ]);
});

it('Second Thoughts ends a combat and sends its warriors home', () => {
  const t = attack(
    { hand: { s: 'Second Thoughts' }, squad: { a: { card: 'Infantry', gear: { m: 'Combat Armor' } } } },
    { squad: { d: 'Hussar' } },
    'fight',
  );
  t.do('0: play s').passWhile();
  expect([t.happened('struck'), t.card('m').zone]).toEqual([false, 'discard']);
  expect(t.world.play.length).toBe(0);
});

it('Symmetry Failure discards all gifts', () => {
  const t = inWindow(
    { hand: { s: 'Symmetry Failure' }, cohort: { a: { card: 'Razide', gear: { g: 'Dark Fire', k: 'Kratach' } } } },
    { cohort: { b: { card: 'Curator', gear: { h: 'Dark Fire' } } } },
  );
  t.do('0: play s').passWhile();
  expect(['g', 'h', 'k'].map(name => t.card(name).zone)).toEqual(['discard', 'discard', 'attached']);
});

it('Tax Refund pays twice the Value of a warrior of yours', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { r: 'Tax Refund' }, squad: { a: 'Sean Gallagher' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(t.offersKey('play r on d')).toBe(false);
  t.do('0: play r on a').passWhile();
  expect([t.card('a').zone, t.side(0).destiny, t.card('r').zone]).toEqual(['discard', 16, 'sacrificed']);
});
