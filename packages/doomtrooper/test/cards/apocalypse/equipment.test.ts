import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { affiliationOf, isKind } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';
import { attackWithoutDestiny, ratingsNow, strike, strikes, ratingsOf } from '../situations.ts';

it(
  'Triangulating Scope: +3 Shoot for attackers there, each; neither cover nor fortifications help against them',
  rules('DOT 11.31', 'DOT 9.3'),
  () => {
    const t = attackWithoutDestiny(
      { squad: { s: 'Triangulating Scope', z: 'Triangulating Scope', a: 'Infantry' } },
      { squad: { h: 'Heimburg', d: { card: 'Hussar', covered: true }, e: 'Dragoon' } },
      'shoot',
    );
    expect(strikes(strike(t))[0]).toMatchObject({ rating: 9, armour: 3 });
    const bare = attackWithoutDestiny(
      { squad: { a: 'Infantry' } },
      { squad: { h: 'Heimburg', d: { card: 'Hussar', covered: true }, e: 'Dragoon' } },
      'shoot',
    );
    expect(strikes(strike(bare))[0]).toMatchObject({ rating: 3, armour: 8 });
  },
);

it(
  'Antipersonnel Grenade is an attack action without combat; combat cards cannot answer it (tournament, standard)',
  rules('DOT 24.0.5', 'DOT 24.0.6', 'DOT 24.0.8', 'DOT 24.2.20', 'DOT DR-64', 'DOT 24.6.4'),
  () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Golden Lion', gear: { g: 'Antipersonnel Grenade' } } } },
        Petr: { hand: { evade: 'Evasive Action' }, cohort: { d: { card: 'Razide', wounded: true } } },
      });
      t.do('0: use g as 0 on d');
      expect(t.refusal('play evade')).not.toBeNull();
      t.do('0: victory 7').passWhile();
      expect([t.card('d').zone, t.card('g').zone, t.side(0).victory]).toEqual(['discard', 'sacrificed', 7]);
      expect(t.happened('specialAttack', { seat: 0, card: t.id('g'), on: t.id('d'), rule: 'DOT 24.2.20' })).toBe(true);
      expect(t.happened('struck')).toBe(false);
      expect(t.happened('actionsLost', { n: 2 })).toBe(true);
    }
  },
);

it(
  'Epidermal Plates double base Armor before anything is added, one armor on a warrior, none for the Brotherhood',
  rules('DOT 11.5'),
  () => {
    const t = table('tournament', {
      Jana: { hand: { plates: 'Epidermal Plates', mail: 'Blessed Armor' }, squad: { man: 'Chasseur', brother: 'Mystic', hq: 'The HQ' } },
      Petr: {},
    });
    expect(t.refusal('play plates on brother')).toBe('DOT 11.5');
    t.do('0: play plates on man').passWhile();
    expect([ratingsNow(t, 'man')[2], t.refusal('play mail on man')]).toEqual([4 * 2 + 2, 'DOT 11.4']);
  },
);

it('Samurai Armor: +3 Armor; its wearer is Mishima, too, and a Samurai', () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Samurai Armor' }, squad: { a: 'Hussar', b: 'Sean Gallagher' }, cohort: { r: 'Razide' } },
    Petr: {},
  });
  expect(['a', 'b', 'r'].map(name => t.offersKey(`play s on ${name}`))).toEqual([true, false, false]);
  t.do('0: play s on a').passWhile();
  expect([ratingsOf(t, 'a'), affiliationOf(t.world, t.id('a')), isKind(t.world, t.id('a'), 'samurai')]).toEqual([[2, 2, 6, 2], 17, true]);
});
