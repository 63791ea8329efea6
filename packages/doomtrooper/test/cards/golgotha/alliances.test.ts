import { rules } from '@kolbiste/testkit/vitest';
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { haveAbility, ratingsNow, strikes } from '../situations.ts';

it('the alliance of Mishima: +5 against the Dark Legion', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Samurai' }, player: { x: 'Mishima (alliance)' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(strikes(t)[0]!.rating).toBe(8);
});

it('Cybertronic (alliance) opens all equipment to Cybertronic but that of the Dark Legion', rules('DOT 11.26', 'DOT 11.18'), () => {
  const hand = { sword: 'Violator Sword', claw: 'T-32 "Wolfclaw" JBT', dark: 'Hellhound Necrotank' };
  const given = (player: Plain): Plain => ({ Jana: { hand, player, squad: { man: 'Cuirassier', guest: 'Infantry' } }, Petr: {} });
  const t = table('tournament', given({ pact: 'Cybertronic (alliance)' }));
  expect([t.offersKey('play sword on man'), t.offersKey('play claw on man'), t.refusal('play dark on man')]).toEqual([
    true,
    true,
    'DOT 11.5',
  ]);
  expect(t.refusal('play sword on guest')).toBe('DOT 11.5');
  expect(table('tournament', given({})).refusal('play sword on man')).toBe('DOT 11.5');
  t.do('0: play claw on man', '0: inside').passWhile();
  expect(ratingsNow(t, 'man')).toEqual([8, 6, 8, 8]);
});

it('The Dark Legion: any gift for your Dark Legion, at any time without an action', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { l: 'The Dark Legion', g: 'Mind Melt' }, cohort: { c: 'Curator' } },
    Petr: {},
  });
  expect(t.offersKey('play g on c')).toBe(false);
  t.do('0: play l').passWhile(() => !t.offersKey('play g on c'));
  t.do('0: play g on c').passWhile();
  expect([t.card('g').host, haveAbility(t, 'anyGift', ['c'])]).toEqual([t.id('c'), [true]]);
});
it('Bauhaus keeps the equipment of its warriors', () => {
  const t = table('tournament', {
    Jana: { hand: { l: 'Leveled Field' }, squad: { c: { card: 'Infantry', gear: { x: 'Combat Armor' } } } },
    Petr: {
      player: { b: 'Bauhaus' },
      squad: { a: { card: 'Hussar', gear: { y: 'Combat Armor' } }, d: { card: 'Infantry', gear: { z: 'Combat Armor' } } },
    },
  });
  t.do('0: play l').passWhile();
  expect(['x', 'y', 'z'].map(name => t.card(name).zone)).toEqual(['discard', 'attached', 'discard']);
});
it('Capitol: its warriors come at any time', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { a: 'Trencher', b: 'Infantry' }, player: { c: 'Capitol' } },
    Petr: {},
  });
  expect([t.offersKey('play a'), t.offersKey('play b')]).toEqual([false, true]);
  t.do('0: play b').passWhile();
  expect([t.card('b').zone, t.side(0).destiny]).toEqual(['squad', 7]);
});
it('Imperial: wounds by the Dark Legion heal at once', rules('DOT 7.24'), () => {
  const wounded = (who: string, by: Plain): boolean => {
    const t = table('tournament', { Jana: by, Petr: { player: { i: 'Imperial' }, squad: { d: who } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    return t.card('d').wounded;
  };
  const legion = { cohort: { a: 'Necromutant' } };
  expect([wounded('Trencher', legion), wounded('Hussar', legion), wounded('Trencher', { squad: { a: 'Sean Gallagher' } })]).toEqual([
    false,
    true,
    true,
  ]);
});
