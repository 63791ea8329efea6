/** Cybertronic beyond the base set: Commanders, personalities, weapons, the alliance, and the deck that holds them. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import type { Strike } from '../../src/events.ts';
import { CARTEL_DECKS, readyDeck } from '../../src/decks/ready.ts';
import { DEFINITIONS } from '../../src/index.ts';
import { entryRefusal } from '../../src/moves.ts';
import { ratingOf } from '../../src/values.ts';
import type { Rating } from '../../src/cards/card.ts';
import { topFight } from '../../src/world.ts';
import { PROFILES, table, type Table } from '../at-table.ts';

const ratings = (t: Table, name: string): number[] =>
  ([0, 1, 2, 3] as Rating[]).map(rating => ratingOf(t.world, t.id(name), rating, topFight(t.world)));
/** `a` fights `d`, who is still unwounded; whether that killed him. */
const kills = (t: Table, how: 'fight' | 'shoot' = 'fight'): boolean => {
  t.say('0: attack', '0: attacker a', '0: defender d', `0: ${how}`).rest();
  return t.happened('killed', { card: t.id('d') });
};

describe('Cybertronic', () => {
  it('Combat Overseer gives his unit +4, in the Squad, of one Cybertronic kind', () => {
    const t = table('tournament', {
      Jana: { squad: { boss: 'Combat Overseer', one: 'Cuirassier', two: 'Cuirassier', other: 'Hussar' } },
      Petr: {},
    });
    t.say('0: meditate', '0: assign one to boss').rest();
    expect([ratings(t, 'one'), ratings(t, 'two')]).toEqual([
      [8, 7, 8, 8],
      [4, 3, 4, 4],
    ]);
    t.say('0: meditate').play.passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('assign')));
    expect(t.refusal('assign other to boss')).toBe('DOT 31.14');
  });
  it('Battle Functionary makes deadly what Cybertronic warriors of Value 9 or less do, and nobody else', () => {
    const against = (a: string): boolean =>
      kills(table('tournament', { Jana: { squad: { boss: 'Battle Functionary', a } }, Petr: { squad: { d: 'Infantry' } } }));
    expect([against('Chasseur'), against('Vince Diamond'), against('Sean Gallagher')]).toEqual([true, false, false]);
  });
  it.each(['Vince Diamond', 'Coral Beach'])('%s strengthens the other Chasseurs of the same player', boss => {
    const t = table('tournament', { Jana: { squad: { boss, own: 'Chasseur', man: 'Cuirassier' } }, Petr: { squad: { foe: 'Chasseur' } } });
    expect([ratings(t, 'own'), ratings(t, 'foe'), ratings(t, 'man')]).toEqual([
      [7, 4, 6, 5],
      [5, 2, 4, 5],
      [4, 3, 4, 4],
    ]);
    const both = table('tournament', { Jana: { squad: { a: 'Vince Diamond', b: 'Coral Beach' } }, Petr: {} });
    expect([ratings(both, 'a'), ratings(both, 'b')]).toEqual([
      [10, 13, 9, 10],
      [9, 10, 9, 8],
    ]);
  });
  it('Atilla III makes Cuirassiers deadly, himself too, and is immune to the Dark Symmetry', () => {
    const with_ = (a: string, boss = 'Atilla III'): boolean =>
      kills(table('tournament', { Jana: { squad: { boss, a } }, Petr: { squad: { d: 'Infantry' } } }));
    expect([with_('Cuirassier'), with_('Chasseur'), with_('Atilla III', 'Hussar'), with_('Cuirassier', 'Hussar')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const fear = (card: string): number => {
      const t = table('tournament', {
        Jana: { squad: { a: card } },
        Petr: { cohort: { d: { card: 'Razide', gear: { terror: 'Terror' } } } },
      });
      t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
      return ratings(t, 'a')[0]! - DEFINITIONS.find(({ name }) => name.en === card)!.ratings[0]!;
    };
    expect(fear('Atilla III')).toBe(0);
  });
  it('Charles Sykes strengthens everybody else of Cybertronic', () => {
    const t = table('tournament', { Jana: { squad: { boss: 'Charles Sykes', one: 'Machinator', two: 'Hussar' } }, Petr: {} });
    expect([ratings(t, 'boss'), ratings(t, 'one'), ratings(t, 'two')]).toEqual([
      [8, 7, 11, 13],
      [6, 6, 6, 6],
      [2, 2, 3, 2],
    ]);
  });
  it('Cyril Dent kills whoever is worth 7 or less, and wounds the others', () => {
    const against = (d: string): boolean => kills(table('tournament', { Jana: { squad: { a: 'Cyril Dent' } }, Petr: { squad: { d } } }));
    expect([against('Big Bob Watts'), against('Sean Gallagher')]).toEqual([true, false]);
  });
  it('Doctor Diana heals a Doomtrooper from the open, and goes into cover', () => {
    const t = table('tournament', {
      Jana: { squad: { doc: 'Doctor Diana', own: { card: 'Hussar', wounded: true }, whole: 'Dragoon' } },
      Petr: { squad: { foe: { card: 'Infantry', wounded: true } }, cohort: { bad: { card: 'Razide', wounded: true } } },
    });
    for (const on of ['whole', 'bad']) expect(t.refusal(`use doc as 0 on ${on}`)).toBe('DOT 28.16');
    t.say('0: use doc as 0 on foe').rest();
    expect([t.card('foe').wounded, t.card('doc').covered, t.world.pools[0]!.open]).toEqual([false, true, 2]);
    expect(t.refusal('use doc as 0 on own')).toBe('DOT 28.16');
  });
  it('Eradicator Deathdroid is a vehicle himself: no cover, no equipment, no fortification', () => {
    const t = table('tournament', {
      Jana: { hand: { blade: 'Punisher Blade' }, squad: { droid: 'Eradicator Deathdroid', other: 'Machinator', hq: 'The HQ' } },
      Petr: {},
    });
    expect([t.refusal('play blade on droid'), t.refusal('cover droid')]).toEqual(['DOT 36.1', 'DOT 9.17']);
    expect([ratings(t, 'droid')[2], ratings(t, 'other')[2]]).toEqual([10, 5]);
  });
  it('SSW4200P kills when Shoot is over twice the Armor, in Shoot combats alone', () => {
    const against = (d: string, how: 'fight' | 'shoot'): boolean =>
      kills(
        table('tournament', { Jana: { squad: { a: { card: 'Machinator', gear: { gun: 'SSW4200P' } } } }, Petr: { squad: { d } } }),
        how,
      );
    // Shoot 7 against Armor 3 and 4; Fight 3 against 3.
    expect([against('Hussar', 'shoot'), against('Chasseur', 'shoot'), against('Hussar', 'fight')]).toEqual([true, false, false]);
    const t = table('tournament', { Jana: { hand: { gun: 'SSW4200P' }, squad: { a: 'Hussar' } }, Petr: {} });
    expect(t.refusal('play gun on a')).toBe('DOT 11.5');
  });
  it.each([
    ['Mandible/SA-SG 7200 Shotgun', 'Combat Overseer', 'Captain', 5],
    ['Hagelsturm/M516D Shotgun', 'Captain', 'Combat Overseer', 4],
  ])('%s is for Commanders and for Fight combats', (gun, boss, other, fight) => {
    const t = table('tournament', {
      Jana: { hand: { gun }, squad: { boss, other, plain: boss === 'Captain' ? 'Infantry' : 'Cuirassier' } },
      Petr: { squad: { weak: 'Infantry', strong: 'Dragoon' } },
    });
    expect([t.refusal('play gun on other'), t.refusal('play gun on plain')]).toEqual(['DOT 11.5', 'DOT 11.18']);
    const armed = (d: string): Table =>
      table('tournament', { Jana: { squad: { a: { card: boss, gear: { gun } } } }, Petr: { squad: { d } } });
    const printed = DEFINITIONS.find(({ name }) => name.en === boss)!.ratings;
    const drawn = (how: 'fight' | 'shoot'): number => {
      const t = armed('Infantry');
      kills(t, how);
      const { strikes } = t.play.events.find(({ type }) => type === 'struck') as unknown as { strikes: readonly Strike[] };
      return strikes.find(({ by }) => by === t.id('a'))!.rating;
    };
    expect([drawn('fight'), drawn('shoot')]).toEqual([printed[0]! + fight, printed[1]]);
    expect([kills(armed('Infantry')), kills(armed('Sean Gallagher'))]).toEqual([true, false]);
  });
  it('Cybertronic (alliance) opens all equipment to Cybertronic but that of the Dark Legion', () => {
    const hand = { sword: 'Violator Sword', claw: 'T-32 "Wolfclaw" JBT', dark: 'Hellhound Necrotank' };
    const given = (player: Plain): Plain => ({ Jana: { hand, player, squad: { man: 'Cuirassier', guest: 'Infantry' } }, Petr: {} });
    const t = table('tournament', given({ pact: 'Cybertronic (alliance)' }));
    expect([t.offers('play sword on man'), t.offers('play claw on man'), t.refusal('play dark on man')]).toEqual([true, true, 'DOT 11.5']);
    expect(t.refusal('play sword on guest')).toBe('DOT 11.5');
    expect(table('tournament', given({})).refusal('play sword on man')).toBe('DOT 11.5');
    t.say('0: play claw on man', '0: inside').rest();
    expect(ratings(t, 'man')).toEqual([8, 6, 8, 8]);
  });
  it('Epidermal Plates double base Armor before anything is added, one armor on a warrior, none for the Brotherhood', () => {
    const t = table('tournament', {
      Jana: { hand: { plates: 'Epidermal Plates', mail: 'Blessed Armor' }, squad: { man: 'Chasseur', brother: 'Mystic', hq: 'The HQ' } },
      Petr: {},
    });
    expect(t.refusal('play plates on brother')).toBe('DOT 11.5');
    t.say('0: play plates on man').rest();
    expect([ratings(t, 'man')[2], t.refusal('play mail on man')]).toEqual([4 * 2 + 2, 'DOT 11.4']);
  });
});

for (const profile of PROFILES)
  it(`each seat of the Cartel option has a ready deck of its own organisation's warriors (${profile}) [DOT 38.12] [DOT 38.13]`, () => {
    const t = table(profile, {}, { seats: 7, options: { mode: 'cartel' } });
    CARTEL_DECKS.forEach((name, seat) => {
      const warriors = readyDeck(name)!.cards.filter(def => DEFINITIONS[def]!.type === 'warrior');
      const own = warriors.filter(def => {
        const id = t.world.sides[seat]!.library[0]!;
        t.world.cards[id]!.def = def;
        return entryRefusal(t.world, seat, id) === null;
      });
      expect([name, own.length > 17, own.length / warriors.length > 0.8]).toEqual([name, true, true]);
    });
  });
