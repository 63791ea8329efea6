import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { ratingOf } from '../../../../src/rules/values.ts';
import { table } from '../../../fixture.ts';
import { can, duel, needNotWait, shieldsKind, strikes } from '../../situations.ts';

it.each(['Sean Gallagher'])('%s need not wait for a Dark Legion warrior who never fights', rules('DOT 24.2.11'), needNotWait);

it('Trencher fetches a Foxhole out of the collection for 3 actions', rules('DOT 37.44'), () => {
  const t = table('tournament', { Jana: { squad: { t: 'Trencher' }, library: { x: 'Hussar', f: 'Foxhole' } }, Petr: {} });
  t.do('0: use t as 0').passWhile();
  expect(t.world.cards[t.card('t').gear[0]!]!.def).toBe(t.world.cards.find((_, id) => t.world.play.includes(id) && id !== t.id('t'))!.def);
  expect(ratingOf(t.world, t.id('t'), 2, null)).toBe(4);
});

it.each([
  ['Edward S. Murdoch', 'Golden Lion'],
  ['Sean Gallagher', 'Clansman'],
])('%s shields %s, and counts as one', shieldsKind);

it.each<[string, Ability]>([['Blood Beret', 'giftImmune']])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));

it('Clansman has +1 Fight attacking the Dark Legion, not defending', () => {
  expect(strikes(duel('Clansman', 'Razide', 'fight'))[0]!.rating).toBe(5);
  expect(strikes(duel('Razide', 'Clansman', 'fight'))[1]!.rating).toBe(4);
  expect(strikes(duel('Clansman', 'Hussar', 'fight'))[0]!.rating).toBe(4);
});

it('Wolfbane Light Cavalry takes 3 Armor off its opponent, or adds 3 behind a fortification', () => {
  expect(strikes(duel('Wolfbane Light Cavalry', 'Razide', 'fight'))[0]!.armour).toBe(4);
  expect(strikes(duel('Wolfbane Light Cavalry', { card: 'Razide', gear: { f: 'Foxhole' } }, 'fight'))[0]!.armour).toBe(12);
});

it('Young Guard profits from no fortification', rules('DOT 11.31', 'DOT 16.12'), () => {
  const t = table('tournament', { Jana: { squad: { it: 'Young Guard', city: 'Fukido', other: 'Golden Lion' } }, Petr: {} });
  expect([ratingOf(t.world, t.id('it'), 2, null), ratingOf(t.world, t.id('other'), 2, null)]).toEqual([3, 5]);
});

it('Rams Air Cavalry ignores the defender’s fortifications; Airman Trevor Bartholomew gives it +1', () => {
  expect(strikes(duel('Rams Air Cavalry', 'Hussar', 'shoot', { theirs: { city: 'Heimburg' } }))[0]!.armour).toBe(3);
  const t = table('tournament', { Jana: { squad: { it: 'Rams Air Cavalry', boss: 'Airman Trevor Bartholomew' } }, Petr: {} });
  expect([ratingOf(t.world, t.id('it'), 1, null), ratingOf(t.world, t.id('boss'), 1, null)]).toEqual([5, 7]);
});

it('Sgt. McBride gives other Blood Berets +1 Fight and Shoot and is no commander', rules('DOT 31.1', 'DOT 31.4', 'DOT 31.5'), () => {
  const t = table('tournament', { Jana: { squad: { boss: 'Sgt. McBride', it: 'Blood Beret' } }, Petr: {} });
  expect(ratingOf(t.world, t.id('it'), 1, null)).toBe(5);
});

it('Rogue shares his Squad with no other Imperial, either way', rules('DOT 24.2.11'), () => {
  expect(
    table('tournament', { Jana: { destiny: 9, hand: { rogue: 'Rogue' }, squad: { lion: 'Golden Lion' } }, Petr: {} }).refusal('play rogue'),
  ).toBe('DOT 24.2.11');
  expect(
    table('tournament', {
      Jana: { destiny: 9, hand: { lion: 'Golden Lion', hus: 'Hussar' }, squad: { rogue: 'Rogue' } },
      Petr: {},
    }).refusal('play lion'),
  ).toBe('DOT 24.2.11');
});

it('Sean Gallagher goes for the Dark Legion first', () => {
  const t = table('tournament', { Jana: { squad: { a: 'Sean Gallagher' } }, Petr: { squad: { x: 'Hussar' }, cohort: { d: 'Razide' } } });
  t.do('0: attack', '0: attacker a');
  expect(t).toOffer([t.key('defender d')]);
});
