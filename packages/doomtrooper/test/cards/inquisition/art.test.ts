import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { spellInCombat, window, combat, ratingsOf } from '../situations.ts';

it('Summon Spell casts out of the discard pile for 2, out of the library for 4', rules('DOT 28.10'), () => {
  const t = window(
    { hand: { s: 'Summon Spell' }, discard: { i: 'Item Vision', x: 'Shield', y: 'Hussar' }, squad: { m: 'Mystic' } },
    { hand: { z: 'Doomed' } },
    '0: play s',
    '0: spend 2',
    '0: play i at 1',
    '0: spend 4',
    '0: stop',
  );
  expect([t.side(0).destiny, t.card('i').zone, t.card('s').zone, t.happened('looked', { at: 1 })]).toEqual([
    14,
    'discard',
    'sacrificed',
    true,
  ]);
  const u = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { s: 'Summon Spell' }, library: { i: 'Item Vision' }, squad: { m: 'Mystic' } },
    Petr: { hand: { z: 'Doomed' } },
  });
  u.do('0: play s', '0: spend 4', '0: play i at 1', '0: spend 4', '0: stop').passWhile();
  expect(u.side(0).destiny).toBe(12);
});

it('Summon Spell fetches Repudiate in answer to a special', rules('DOT 28.10', 'DOT 28.12', 'DOT 28.16'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { k: 'Positive Karma' } },
    Petr: { destiny: 2, hand: { s: 'Summon Spell' }, discard: { r: 'Repudiate' }, squad: { m: 'Mystic' } },
  });
  t.do('0: play k', '1: play s', '1: spend 2', '1: play r').passWhile();
  expect([t.side(0).destiny, t.card('r').zone, t.happened('cancelled', { card: t.id('k') })]).toEqual([9, 'sacrificed', true]);
});

it('Enlarge: +2 to all ratings of a combatant for each 6 destiny points', () => {
  // A Changeling caster of the base set: Keeper of the Art 3/3/5, who counts destiny points twice.
  spellInCombat('Enlarge', 'Keeper of the Art', 'fight', 'spend 12', 11, 13);
});

const ANY_TIME = ['Elemental Alteration', 'Equilibrium'];
const cast = (card: string, jana: object, petr: object, ...answers: readonly string[]) =>
  table('tournament', {
    ...(ANY_TIME.includes(card) && { at: 'window' }),
    Jana: { destiny: 40, hand: { s: card }, squad: { caster: 'Archinquisitor Nikodemus', ...(jana as { squad?: object }).squad } },
    Petr: { destiny: 20, ...petr },
  })
    .do('0: play s', ...answers)
    .passWhile();

it('Annihilation removes all cards in play, even what withstands', rules('DOT 37.9'), () => {
  const t = cast(
    'Annihilation',
    { squad: { h: 'Hussar' } },
    { squad: { d: { card: 'Dragoon', gear: { g: 'Combat Armor' } } }, player: { a: 'The Dark Legion' } },
  );
  expect([t.world.play.length, ['caster', 'h', 'd', 'g', 'a', 's'].map(name => t.card(name).zone), t.side(0).victory]).toEqual([
    0,
    Array.from({ length: 6 }, () => 'sacrificed'),
    0,
  ]);
});

it('Elemental Alteration: +1 Armor, −1 Fight and Shoot for everybody', rules('DOT 21.14'), () => {
  const t = cast('Elemental Alteration', { squad: { h: 'Hussar' } }, { squad: { d: 'Dragoon' } });
  const plain = table('tournament', { opened: true, Jana: { squad: { h: 'Hussar' } }, Petr: { squad: { d: 'Dragoon' } } });
  for (const name of ['h', 'd']) expect(ratingsOf(t, name)).toEqual(ratingsOf(plain, name).map((rating, i) => rating + [-1, -1, 1, 0][i]!));
});

it('Dispose discards a warrior for each 15 destiny points', rules('DOT 37.41'), () => {
  const t = cast('Dispose', {}, { squad: { d: 'Dragoon', e: 'Hussar', f: 'Infantry' } }, '0: spend 30', '0: pick d', '0: pick e');
  expect([['d', 'e', 'f', 's'].map(name => t.card(name).zone), t.side(0).victory, t.side(0).destiny]).toEqual([
    ['discard', 'discard', 'squad', 'sacrificed'],
    0,
    10,
  ]);
});

it('Envision discards a Dark Legion warrior in cover, by an attack action', () => {
  const given = {
    cohort: { d: { card: 'Razide', covered: true }, e: 'Razide' },
    squad: { f: { card: 'Hussar', covered: true }, g: 'Hussar' },
  };
  const t = table('tournament', { Jana: { destiny: 9, hand: { s: 'Envision' }, squad: { c: 'Archinquisitor Nikodemus' } }, Petr: given });
  expect(['d', 'e', 'f'].map(name => t.offersKey(`play s on ${name}`))).toEqual([true, false, false]);
  t.do('0: play s on d').passWhile();
  expect([t.card('d').zone, t.side(0).victory, t.happened('actionTaken', { attack: true })]).toEqual(['discard', 0, true]);
});

it('Equilibrium discards a special for nothing, more for 3 each', rules('DOT 37.10'), () => {
  const t = cast('Equilibrium', {}, { player: { y: 'Duty Roster', z: 'Fortune of War' } }, '0: spend 3', '0: pick y', '0: pick z');
  expect(['y', 'z'].map(name => t.card(name).zone)).toEqual(['discard', 'discard']);
});

it('Gusts of Hesitation: a card at random for each destiny point', rules('DOT 37.10'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { s: 'Gusts of Hesitation' }, squad: { c: 'Archinquisitor Nikodemus' } },
    Petr: { hand: { x: 'Doomed', y: 'Hussar', z: 'Dragoon' } },
  });
  t.do('0: play s at 1', '0: spend 2').passWhile();
  expect([t.side(1).hand.length, t.side(1).discard.length]).toEqual([1, 2]);
});

it('Nathaniel’s Opportunity shuffles the discard pile into the library', rules('DOT 4.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: "Nathaniel's Opportunity" }, discard: { x: 'Hussar', y: 'Dragoon' }, squad: { c: 'Archinquisitor Nikodemus' } },
    Petr: {},
  });
  const before = t.side(0).library.length;
  t.do('0: play s').passWhile();
  expect([t.side(0).discard.length, t.side(0).library.length - before, t.card('s').zone]).toEqual([0, 2, 'sacrificed']);
});

it('Pacifism discards everybody in the combat, for no points', rules('DOT 37.41', 'DOT 21.29'), () => {
  const t = combat(
    { hand: { s: 'Pacifism' }, squad: { a: 'Archinquisitor Nikodemus' } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s',
  );
  expect([t.card('a').zone, t.card('d').zone, t.side(0).victory]).toEqual(['discard', 'discard', 0]);
});

it('Press ends the combat and wounds both', () => {
  const t = combat({ hand: { s: 'Press' }, squad: { a: 'Archinquisitor Nikodemus' } }, { cohort: { d: 'Razide' } }, 'fight', '0: play s');
  expect([t.card('a').wounded, t.card('d').wounded, t.happened('struck')]).toEqual([true, true, false]);
});

it('Storm of Chaos: a player discards his hand', () => {
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Storm of Chaos' }, squad: { c: 'Archinquisitor Nikodemus' } },
    Petr: { hand: { x: 'Doomed', y: 'Hussar' } },
  });
  t.do('0: play s at 1').passWhile();
  expect([t.side(1).hand.length, t.side(0).destiny]).toEqual([0, 5]);
});
