import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { inWindow, strike, type Words } from '../situations.ts';

it('Field Repair Kit: what a card would discard is shuffled into its owner’s library', rules('DOT 4.1'), () => {
  const given = (gear: Words): Table =>
    inWindow({ hand: { x: 'Wrath of Algeroth' } }, { squad: { d: { card: 'Hussar', gear: { c: { card: 'Combat Armor', gear } } } } })
      .do('0: play x')
      .passWhile();
  const t = given({ k: 'Field Repair Kit' });
  expect([t.card('k').zone, t.side(1).library.length, t.side(1).discard.length]).toEqual(['discard', 21, 1]);
  expect([given({}).side(1).library.length, given({}).side(1).discard.length]).toEqual([20, 1]);
});

it('Field Repair Kit: on anybody’s equipment or fortification', rules('DOT 11.8', 'DOT 11.17'), () => {
  const t = table('tournament', {
    Jana: { hand: { k: 'Field Repair Kit' }, squad: { a: { card: 'Hussar', gear: { c: 'Combat Armor' } } } },
    Petr: { squad: { f: 'Heimburg', d: { card: 'Hussar', gear: { e: 'Combat Armor' } } } },
  });
  expect(['c', 'e', 'f', 'd'].map(name => t.offersKey(`play k on ${name}`))).toEqual([true, true, true, false]);
});
it(
  'Reliquary: the relic withstands, and goes into the library with its bearer’s death',
  rules('DOT 23.6s', 'DOT 23.6t', 'DOT 37.22'),
  () => {
    const given = (gear: Words): Table =>
      inWindow(
        { hand: { f: 'Forgery', w: 'Wave of Righteousness' } },
        { squad: { d: { card: 'Hussar', gear: { r: { card: 'Armor of the True Assassin', gear } } } } },
      );
    expect([given({}).offersKey('play f on r'), given({ q: 'Reliquary' }).offersKey('play f on r')]).toEqual([true, false]);
    const t = given({ q: 'Reliquary' }).do('0: play w on d').passWhile();
    expect([t.card('d').zone, t.card('q').zone, t.side(1).library.length]).toEqual(['discard', 'discard', 21]);
  },
);

it('Vault of Unholy Restoration: equipment of the killed Dark Legion goes into the library', rules('DOT 4.1'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: 'Cardinal Durand' } },
    Petr: {
      destiny: 0,
      cohort: {
        d: { card: 'Undead Legionnaire', wounded: true, gear: { k: 'Azogar' } },
        v: { card: 'Razide', gear: { r: 'Vault of Unholy Restoration' } },
      },
    },
  });
  strike(t.do('0: attack', '0: attacker a', '0: defender d', '0: fight'));
  expect([t.card('d').zone, t.side(1).library.length, t.side(1).discard.length]).toEqual(['discard', 21, 1]);
});

it('Mask of the Vestals: a card drawn for each one played from hand', rules('DOT 28.4'), () => {
  const given = (gear: Words): number => {
    const t = table('tournament', { Jana: { destiny: 9, hand: { h: 'Hussar' }, squad: { m: { card: 'Mystic', gear } } }, Petr: {} });
    return t.do('0: play h').passWhile().side(0).hand.length;
  };
  expect([given({}), given({ x: 'Mask of the Vestals' })]).toEqual([0, 1]);
});

it('Plague Gun: the Doomtrooper dies, and another of his Squad is wounded', rules('DOT 24.5.8', 'DOT 24.5.10'), () => {
  const given = (wounded: boolean): Table => {
    const t = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Nepharite of Demnogonis', gear: { g: 'Plague Gun' } } } },
      Petr: { destiny: 0, squad: { d: 'Hussar', e: { card: 'Dragoon', wounded }, f: 'Infantry' }, cohort: { r: 'Razide' } },
    });
    return strike(t.do('0: attack', '0: attacker a', '0: defender d', '0: fight'));
  };
  const t = given(false);
  expect([t.asked, t.offersKey('pick e'), t.offersKey('pick f'), t.offersKey('pick r'), t.offersKey('pick d')]).toEqual([
    1,
    true,
    true,
    false,
    false,
  ]);
  t.do('1: pick e');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.happened('killed', { card: t.id('d') }), t.card('e').wounded]).toEqual([true, true]);
  const u = given(true).do('1: pick e');
  u.passWhile(p => p.question === 'window.answer');
  expect([u.happened('killed', { card: u.id('e') }), u.asked]).toEqual([true, 0]);
});
