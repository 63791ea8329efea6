import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ratingsNow, strikes, haveAbility } from '../situations.ts';

it('the alliance of Mishima: +5 against the Dark Legion', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Samurai' }, player: { x: 'Mishima (alliance)' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(strikes(t)[0]!.rating).toBe(8);
});

it('Cybertronic (alliance) opens all equipment to Cybertronic but that of the Dark Legion', () => {
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
