import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { rig, table } from '../../../fixture.ts';
import { attack, ratingsOnBearer, strike, strikes, strikesOf } from '../../situations.ts';

it.each<[string, string, string, number]>([
  ['Grenade Launcher', 'L&A Plasma Carbine', 'shoot', 9],
  ['Telescopic Sight', 'L&A Plasma Carbine', 'shoot', 7],
  ['Reverberating Sharpener', 'Punisher Blade', 'fight', 5],
])('%s on %s by %s: %i', (card, weapon, tactic, rating) => {
  expect(strikesOf({ card: 'Golden Lion', gear: { w: { card: weapon, gear: { p: card } } } }, tactic)[0]!.rating).toBe(rating);
});

it.each<[string, string, readonly number[]]>([
  ['Combat Armor', 'Golden Lion', [3, 3, 4, 3]],
  ['Composite Armor', 'Golden Lion', [3, 3, 7, 3]],
  ['Portable Force Shield', 'Golden Lion', [3, 3, 9, 3]],
])('%s on %s', rules('DOT 24.5.14', 'DOT 37.10'), ratingsOnBearer);

it('Blessed Armor makes immune to the Dark Symmetry; Radar Scanner keeps airships off', () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Golden Lion', gear: { x: 'Blessed Armor' } }, air: 'Rams Air Cavalry' } },
    Petr: { squad: { d: { card: 'Golden Lion', gear: { y: 'Radar Scanner' } }, e: 'Hussar' } },
  });
  expect(has(t.world, t.id('a'), 'symmetryImmune', null)).toBe(true);
  t.do('0: attack', '0: attacker air');
  expect(t).toOffer([t.key('defender e')]);
});

it(
  'Bauhaus Great Infurior discards a fortification for three actions, on a Station too (tournament, standard)',
  rules('DOT 33.14', 'DOT 33.15'),
  () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, { opened: true, Jana: { squad: { big: 'Bauhaus Great Infurior' } }, Petr: { squad: { city: 'Fukido' } } });
      rig(t.card('city')).zone = 'station';
      t.do('0: use big as 0 on city').passWhile();
      expect(t.card('city').zone).toBe('discard');
    }
  },
);

it('Demolition Kit goes with a fortification that protects in its combat', rules('DOT 28.19', 'DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Golden Lion', gear: { kit: 'Demolition Kit' } } } },
    Petr: { squad: { d: 'Hussar', city: 'Heimburg' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use kit as 0 on city').passWhile();
  expect([t.card('city').zone, t.card('kit').zone, strikes(t)[0]!.armour]).toEqual(['discard', 'discard', 3]);
});

it('First Aid Kit heals its bearer or a comrade of the same side', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      squad: { a: { card: 'Golden Lion', gear: { kit: 'First Aid Kit' } }, b: { card: 'Hussar', wounded: true } },
      cohort: { c: { card: 'Razide', wounded: true } },
    },
    Petr: {},
  });
  expect(t.refusal('use kit as 0 on c')).not.toBeNull();
  t.do('0: use kit as 0 on b').passWhile();
  expect([t.card('b').wounded, t.card('kit').zone]).toEqual([false, 'discard']);
});

it('Personal Anti-Personnel Mines that kill both end the combat: no combat card reaches anyone who is gone', rules('DOT 28.19'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Golden Lion', wounded: true } } },
    Petr: {
      hand: { cover: 'Take Cover', blow: 'Powerful Blow' },
      squad: { d: { card: 'Hussar', wounded: true, gear: { mines: 'Personal Anti-Personnel Mines' } } },
    },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use mines as 0');
  t.passWhile(({ question }) => question === 'window.answer' && t.card('d').zone !== 'discard');
  expect([t.card('a').zone, t.card('d').zone]).toEqual(['discard', 'discard']);
  while (t.asked !== 1 || t.question !== 'window.answer') t.answer(t.asked!, t.offers[0]!);
  expect([t.refusal('play cover'), t.offersKey('play cover')]).toEqual(['DOT 28.19', false]);
  t.passWhile();
  expect(t.card('d').covered).toBe(false);
});

it('Personal Anti-Personnel Mines kill the opponent and wound the bearer', rules('DOT 24.6.4'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Golden Lion', gear: { mines: 'Personal Anti-Personnel Mines' } } } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use mines as 0', '0: victory 7').passWhile();
  expect([t.card('a').wounded, t.card('d').zone, t.side(0).victory]).toEqual([true, 'discard', 7]);
});

it(
  'Psycho-Scanner sends its bearer into cover when attacked; Smoke Bomb ends the attack before it begins',
  rules('DOT 9.18', 'DOT 9.3', 'DOT 28.19', 'DOT 24.2.1'),
  () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, {
        Jana: { cohort: { a: 'Razide' } },
        Petr: { squad: { d: { card: 'Golden Lion', gear: { eye: 'Psycho-Scanner' } } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '1: use eye as 0', '0: fight').passWhile();
      expect(strikes(t)[0]!.armour).toBe(6);
      const s = table(profile, {
        Jana: { cohort: { a: 'Razide' } },
        Petr: { squad: { d: { card: 'Golden Lion', gear: { bomb: 'Smoke Bomb' } } } },
      });
      s.do('0: attack', '0: attacker a', '0: defender d', '1: use bomb as 0').passWhile();
      expect(s.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    }
  },
);

it('Cybernetic Retinas: +3 Fight and Shoot, and no blindness', () => {
  const seen = strike(
    attack(
      { squad: { a: { card: 'Samurai', gear: { r: 'Cybernetic Retinas' } } } },
      { cohort: { d: { card: 'Razide', gear: { b: 'Blindness' } } } },
      'fight',
    ),
  );
  expect(strikes(seen)[0]!.rating).toBe(6);
  const blind = strike(attack({ squad: { a: 'Samurai' } }, { cohort: { d: { card: 'Razide', gear: { b: 'Blindness' } } } }, 'fight'));
  expect(strikes(blind)[0]!.rating).toBe(1);
});

it.each([
  ['Sea Lion', 5, true],
  ['Twitcher', 5, false],
])('Ticker on %s: Fight %i and no harm in the combat; wounded after it: %s', (card, rating, wounded) => {
  const t = attack({ squad: { a: { card, gear: { t: 'Ticker' } } } }, { cohort: { d: 'Razide' } }, 'fight');
  t.do('0: use t as 0');
  strike(t);
  expect([strikes(t)[0]!.rating, t.card('t').zone]).toEqual([rating, 'discard']);
  t.passWhile();
  expect([t.card('a').zone, t.card('a').wounded]).toEqual(['squad', wounded]);
});
