import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../../src/rules/values.ts';
import { rig, table } from '../../../fixture.ts';
import { attack, strike, strikes, strikesOf } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

// bearer, its rating without, card, tactic, rating with
it.each<[string, string, string, number]>([
  ['AC-40 "Justifier"', 'Golden Lion', 'fight', 6],
  ['AC-40 "Justifier"', 'Golden Lion', 'shoot', 6],
  ['Capitol Sword of Honor', 'Infantry', 'fight', 3],
  ['Clansman Claymore', 'Golden Lion', 'fight', 4],
  ['Curator Sword', 'Curator', 'fight', 7],
  ['Curator Sword', 'Necromutant', 'fight', 6],
  ['Cybernetic Power Arm', 'Golden Lion', 'fight', 9],
  ['Deathlockdrum', 'Golden Lion', 'shoot', 6],
  ['Gehenna Puker', 'Golden Lion', 'shoot', 9],
  ['HMG Mk. XIXB "Charger"', 'Golden Lion', 'shoot', 8],
  ['Imperial Southpaw', 'Golden Lion', 'shoot', 7],
  ['Kratach', 'Necromutant', 'shoot', 7],
  ['L&A Plasma Carbine', 'Golden Lion', 'shoot', 6],
  ['Punisher Blade', 'Golden Lion', 'fight', 4],
  ['Punisher Handgun', 'Golden Lion', 'fight', 4],
  ['Scalper', 'Samurai', 'fight', 4],
  ['Scythe of Semai', 'Necromutant', 'shoot', 8],
  ['Scythe of Semai', 'Pretorian Stalker', 'shoot', 11],
  ['Sherman .74 Model 13 "Bolter"', 'Golden Lion', 'shoot', 5],
  ['SMG Mk. III "Interceptor"', 'Golden Lion', 'shoot', 5],
  ['Vassht', 'Necromutant', 'fight', 6],
  ['Violator Sword', 'Hussar', 'fight', 4],
])('%s on %s by %s: %i', (card, bearer, tactic, rating) => {
  expect(strikesOf({ card: bearer, gear: { g: card } }, tactic)[0]!.rating).toBe(rating);
});

it('Deathlockdrum and Scalper weaken the opponent', () => {
  expect(strikesOf({ card: 'Golden Lion', gear: { g: 'Deathlockdrum' } }, 'shoot')[1]!.rating).toBe(0);
  expect(strikesOf({ card: 'Samurai', gear: { g: 'Scalper' } }, 'fight')[1]!.rating).toBe(8);
});

it('Clansman Claymore adds Armor too, more on a Clansman', () =>
  expect(strikesOf({ card: 'Clansman', gear: { g: 'Clansman Claymore' } }, 'fight')[1]!.armour).toBe(5));

it('Imperial Southpaw has +2 against airships', () =>
  expect(strikesOf({ card: 'Golden Lion', gear: { g: 'Imperial Southpaw' } }, 'shoot', 'Rams Air Cavalry', 'squad')[0]!.rating).toBe(9));

it('two handguns count together, a third does not', () => {
  const t = table('tournament', {
    Jana: {
      squad: { a: { card: 'Golden Lion', gear: { x: 'Punisher Handgun', y: 'Sherman .74 Model 13 "Bolter"', z: 'Punisher Handgun' } } },
    },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '0: weapon y').passWhile();
  expect(strikes(t)[0]!.rating).toBe(6);
});

it.each<[string, string, string, number]>([['Bayonet', 'L&A Plasma Carbine', 'fight', 5]])(
  '%s on %s by %s: %i',
  (card, weapon, tactic, rating) => {
    expect(strikesOf({ card: 'Golden Lion', gear: { w: { card: weapon, gear: { p: card } } } }, tactic)[0]!.rating).toBe(rating);
  },
);

it('Curator Sword and Scythe of Semai make their wounds deadly; Vassht allows no other Fight weapon', rules('DOT 36.2'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Necromutant', gear: { g: 'Curator Sword' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
  expect(t.happened('killed')).toBe(true);
  const v = table('tournament', {
    Jana: { hand: { arm: 'Cybernetic Power Arm', gun: 'Kratach' }, cohort: { a: { card: 'Necromutant', gear: { g: 'Vassht' } } } },
    Petr: {},
  });
  expect([v.refusal('play arm on a'), v.offersKey('play gun on a')]).toEqual(['DOT 36.2', true]);
});

it(
  'Bacteria Grenade serves once; a survivor pays 3 in each draw step or loses Value until he is discarded',
  rules('DOT 37.41', 'DOT 24.5.6', 'DOT 37.10', 'DOT 19.2', 'DOT 3.32', 'DOT 24.6.1'),
  () => {
    const t = attack(
      { cohort: { a: { card: 'Heretic', gear: { g: 'Bacteria Grenade' } } } },
      { destiny: 3, squad: { d: 'Max Steiner', e: 'Hussar' } },
      'fight',
    );
    strike(t.passWhile().arm('g'));
    expect(strikes(t)[0]!.rating).toBe(6);
    expect([t.card('g').zone, t.card('g').at, t.card('g').chosen]).toEqual(['player', 1, t.id('d')]);
    t.passWhile();
    untilTurn(t, 10);
    t.passWhile();
    t.do('1: pay').passWhile();
    expect([t.side(1).destiny, ratingOf(t.world, t.id('d'), 3, null)]).toEqual([0, 8]);
    untilTurn(t, 13);
    expect(ratingOf(t.world, t.id('d'), 3, null)).toBe(7);
    rig(t.side(1)).destiny = 0;
    untilTurn(t, 27);
    expect(t.card('d').zone).toBe('discard');
    expect(t.card('g').zone).toBe('discard');
  },
);

it('Mortis Sword grows with each Art card its bearer could cast', () => {
  const t = table('tournament', {
    Jana: { hand: { k: 'Shield', e: 'Elemental Ball' }, squad: { a: { card: 'Mortificator', gear: { s: 'Mortis Sword' } } } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: use s as 0').passWhile();
  expect(t.offers).toEqual(['stop', t.key('pick k')]);
  t.do('0: pick k').passWhile();
  expect([t.card('k').zone, t.card('s').marks]).toEqual(['discard', 1]);
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  expect(strikes(strike(t))[0]!.rating).toBe(5);
});

it('Nimrod Autocannon strikes twice with one action, the second time by Shoot', rules('DOT 25.25'), () => {
  const t = strike(
    attack({ squad: { a: { card: 'Sea Lion', gear: { n: 'Nimrod Autocannon' } } } }, { squad: { d: 'Hussar', e: 'Dragoon' } }, 'shoot'),
  );
  expect(strikes(t)[0]!.rating).toBe(7);
  t.passWhile();
  t.do('0: yes', '0: defender e');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers).toEqual(['shoot']);
  t.do('0: shoot');
  strike(t);
  expect(t.card('e').wounded).toBe(true);
  t.passWhile();
  expect(t.offers.includes('yes')).toBe(false);
});

it('Shrieketh brings a Heretic for anyone it kills', () => {
  const t = strike(
    attack(
      { cohort: { a: { card: 'Ezoghoul', gear: { s: 'Shrieketh' } } }, library: { h: 'Heretic', x: 'Razide' } },
      { squad: { d: { card: 'Hussar', wounded: true } } },
      'shoot',
    ),
  );
  expect(t.world.play.filter(id => t.world.cards[id]!.by === 0 && t.world.cards[id]!.zone === 'cohort').length).toBe(2);
  expect(strikes(t)[0]!.rating).toBe(9);
});
