import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { ratingOf } from '../../../../src/rules/values.ts';
import { table } from '../../../fixture.ts';
import { can, duel, shieldsKind, strikes } from '../../situations.ts';

it('Archangel not only gets any airship but flies it', rules('DOT 11.18'), () => {
  const t = table('tournament', { Jana: { hand: { k: 'CAP 7000P' }, squad: { a: 'Archangel' } }, Petr: {} });
  t.do('0: play k on a', '0: inside').passWhile();
  expect([1, 2, 3].map(r => ratingOf(t.world, t.id('a'), r as 1, null))).toEqual([6, 6, 6]);
});

it.each([
  ['Blessed Vestal Laura', 'Valkyrie'],
  ['Cardinal Dominic', 'Inquisitor'],
])('%s shields %s, and counts as one', shieldsKind);

it.each<[string, Ability]>([
  ['Inquisitor', 'casts:exorcism'],
  ['Inquisitor Majoris', 'casts:all'],
  ['Mystic', 'casts:all'],
  ['Revisor', 'casts:manipulation'],
  ['Sacred Warrior', 'casts:premonition'],
  ['Valkyrie', 'casts:changeling'],
  ['Mortificator', 'casts:kinetics'],
  ['Archangel', 'casts:elements'],
])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));

it('Crenshaw the Mortificator makes Mortificators deadly', () =>
  expect(duel('Mortificator', 'Golden Lion', 'fight', { mine: { boss: 'Crenshaw the Mortificator' } }).happened('killed')).toBe(true));

it('Archinquisitor Nikodemus keeps Doomtroopers from cover and hands his wound on', rules('DOT 28.16', 'DOT 7.24'), () => {
  const t = table('tournament', {
    Jana: { destiny: 5, squad: { boss: { card: 'Archinquisitor Nikodemus', wounded: true }, lion: 'Golden Lion' } },
    Petr: {},
  });
  expect(t.refusal('cover lion')).toBe('DOT 9.17');
  t.do('0: use boss as 0 on lion').passWhile();
  expect([t.card('boss').wounded, t.card('lion').wounded]).toEqual([false, true]);
});

it('Cardinal Dominic attacks the highest Dark Legion only, and Heretics not him', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { squad: { dom: 'Cardinal Dominic' } },
    Petr: { squad: { x: 'Hussar' }, cohort: { low: 'Necromutant', high: 'Razide' } },
  });
  t.do('0: attack', '0: attacker dom');
  expect(t).toOffer([t.key('defender high')]);
  const h = table('tournament', { Jana: { cohort: { her: 'Heretic' } }, Petr: { squad: { dom: 'Cardinal Dominic', y: 'Hussar' } } });
  h.do('0: attack', '0: attacker her');
  expect(h).toOffer([h.key('defender y')]);
});

it('Archangel takes any airship', () => {
  const t = table('tournament', { Jana: { hand: { ship: 'CAP 7000P' }, squad: { arch: 'Archangel', other: 'Mystic' } }, Petr: {} });
  expect([t.offersKey('play ship on arch'), t.offersKey('play ship on other')]).toEqual([true, false]);
});

it('Keeper of the Art counts each point twice and casts on others', rules('DOT 21.20'), () => {
  const t = table('tournament', {
    Jana: { destiny: 2, hand: { shield: 'Shield' }, squad: { a: 'Golden Lion', keeper: 'Keeper of the Art' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play shield on a', '0: spend 2').passWhile();
  expect(strikes(t)[1]!.armour).toBe(7);
});
