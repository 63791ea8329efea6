/** Warriors and equipment with a will of their own: what each does. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

type Words = { readonly [word: string]: Plain };
/** Jana's `a` attacks Petr's `d`, up to the modifiers. */
const attack = (jana: Words, petr: Words, tactic: string, random?: readonly Plain[]): Table =>
  table('tournament', { Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } }, random && { random }).say(
    '0: attack',
    '0: attacker a',
    '0: defender d',
    `0: ${tactic}`,
  );
const strike = (t: Table): Table => {
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
};
const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
describe('warriors', () => {
  it('Billy takes the gift of an Apostle for 5 destiny points more', () => {
    const t = table('tournament', { Jana: { destiny: 5, hand: { g: 'Hand of Death', h: 'Dark Fire' }, cohort: { b: 'Billy' } }, Petr: {} });
    t.say('0: play h on b').rest();
    expect(t.side(0).destiny).toBe(5);
    t.say('0: play g on b').rest();
    expect([t.side(0).destiny, t.card('g').host]).toEqual([0, t.id('b')]);
    const poor = table('tournament', { Jana: { destiny: 4, hand: { g: 'Hand of Death' }, cohort: { b: 'Billy' } }, Petr: {} });
    expect(poor.play).toRefuse(poor.key('play g on b'), 'DOT 3.32');
  });
  it('Hatamoto: a mission finished before his own earns nothing', () => {
    const given = (other: string): Table =>
      attack(
        {
          squad: {
            a: { card: 'Samurai', gear: { f: 'Fifteen Minutes of Fame', arm: 'Cybernetic Power Arm' } },
            h: { card: other, gear: { m: 'Suicide Mission' } },
          },
        },
        { squad: { d: { card: 'Pam Afton', wounded: true } } },
        'fight',
      );
    const t = strike(given('Hatamoto'));
    expect(t.happened('missionCompleted', { card: t.id('f') })).toBe(true);
    t.say('0: victory 4 destiny 0').rest();
    expect([t.side(0).victory, t.side(0).destiny, t.card('f').zone]).toEqual([4, 20, 'discard']);
    const paid = strike(given('Yojimbo'));
    paid.say('0: victory 5').rest();
    paid.say('0: victory 4').rest();
    expect(paid.side(0).victory).toBe(9);
  });
  it('Lane Chung attacks only in the turn after his attack was announced, and then he must', () => {
    const t = table('tournament', { at: 'window', Jana: { squad: { l: 'Lane Chung' } }, Petr: { squad: { d: 'Hussar' } } });
    t.say('0: use l as 0').rest();
    expect(t.play).toRefuse('attack', 'DOT 24.2.1');
    untilTurn(t, 11);
    t.rest();
    expect(t.play.offers.includes('attack')).toBe(true);
    expect(t.play).toRefuse('end', 'DOT 24.2.11');
    t.say('0: meditate', '0: meditate').rest();
    expect(t.play.offers.filter(key => key !== 'judge')).toEqual(['attack']);
    t.say('0: attack', '0: attacker l', '0: defender d', '0: shoot');
    strike(t);
    expect(t.happened('paired', { attacker: t.id('l') })).toBe(true);
  });
  it('Pam Afton makes the announcement needless', () => {
    const t = table('tournament', { Jana: { squad: { l: 'Lane Chung', p: 'Pam Afton' } }, Petr: { squad: { d: 'Hussar' } } });
    t.say('0: attack').rest();
    expect(t.offers('attacker l')).toBe(true);
    const other = table('tournament', { Jana: { squad: { l: 'Lane Chung', p: 'Sea Lion' } }, Petr: { squad: { d: 'Hussar' } } });
    other.say('0: attack').rest();
    expect(other.offers('attacker l')).toBe(false);
  });
  it('Trencher fetches a Foxhole out of the collection for 3 actions', () => {
    const t = table('tournament', { Jana: { squad: { t: 'Trencher' }, library: { x: 'Hussar', f: 'Foxhole' } }, Petr: {} });
    t.say('0: use t as 0').rest();
    expect(t.world.cards[t.card('t').gear[0]!]!.def).toBe(
      t.world.cards.find((_, id) => t.world.play.includes(id) && id !== t.id('t'))!.def,
    );
    expect(ratingOf(t.world, t.id('t'), 2, null)).toBe(4);
  });
});

describe('equipment', () => {
  it('Bacteria Grenade serves once; a survivor pays 3 in each draw step or loses Value until he is discarded', () => {
    const t = attack(
      { cohort: { a: { card: 'Heretic', gear: { g: 'Bacteria Grenade' } } } },
      { destiny: 3, squad: { d: 'Max Steiner', e: 'Hussar' } },
      'fight',
    );
    strike(t);
    expect(strikes(t)[0]!.rating).toBe(6);
    expect([t.card('g').zone, t.card('g').at, t.card('g').chosen]).toEqual(['player', 1, t.id('d')]);
    t.rest();
    untilTurn(t, 10);
    t.rest();
    t.say('1: pay').rest();
    expect([t.side(1).destiny, ratingOf(t.world, t.id('d'), 3, null)]).toEqual([0, 8]);
    untilTurn(t, 13);
    expect(ratingOf(t.world, t.id('d'), 3, null)).toBe(7);
    t.side(1).destiny = 0;
    untilTurn(t, 27);
    expect(t.card('d').zone).toBe('discard');
    expect(t.card('g').zone).toBe('discard');
  });
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
  it('Mortis Sword grows with each Art card its bearer could cast', () => {
    const t = table('tournament', {
      Jana: { hand: { k: 'Shield', e: 'Elemental Ball' }, squad: { a: { card: 'Mortificator', gear: { s: 'Mortis Sword' } } } },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.say('0: use s as 0').rest();
    expect(t.play.offers).toEqual([t.key('pick k')]);
    t.say('0: pick k').rest();
    expect([t.card('k').zone, t.card('s').marks]).toEqual(['discard', 1]);
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
    expect(strikes(strike(t))[0]!.rating).toBe(5);
  });
  it('Nimrod Autocannon strikes twice with one action, the second time by Shoot', () => {
    const t = strike(
      attack({ squad: { a: { card: 'Sea Lion', gear: { n: 'Nimrod Autocannon' } } } }, { squad: { d: 'Hussar', e: 'Dragoon' } }, 'shoot'),
    );
    expect(strikes(t)[0]!.rating).toBe(7);
    t.rest();
    t.say('0: yes', '0: defender e');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.play.offers).toEqual(['shoot']);
    t.say('0: shoot');
    strike(t);
    expect(t.card('e').wounded).toBe(true);
    t.rest();
    expect(t.play.offers.includes('yes')).toBe(false);
  });
  it('Purple Shark: +4 Shoot and Armor inside; after the combat heads wounds its user and wrecks it', () => {
    const inside = { squad: { a: { card: 'Sea Lion', gear: { s: { card: 'Purple Shark', inside: true } } } } };
    const heads = strike(attack(inside, { squad: { d: 'Hussar' } }, 'shoot', [0]));
    expect([strikes(heads)[0]!.rating, strikes(heads)[1]!.armour]).toEqual([8, 8]);
    heads.rest();
    expect([heads.card('s').zone, heads.card('a').wounded]).toEqual(['discard', true]);
    const tails = strike(attack(inside, { squad: { d: 'Hussar' } }, 'shoot', [1])).rest();
    expect([tails.card('s').zone, tails.card('a').wounded]).toEqual(['attached', false]);
  });
  it('Purple Shark escapes from a Fight combat for 5 destiny points', () => {
    const t = table(
      'tournament',
      {
        active: 'Petr',
        Jana: { destiny: 5, squad: { a: { card: 'Sea Lion', gear: { s: 'Purple Shark' } } } },
        Petr: { cohort: { d: 'Razide' } },
      },
      { random: [1] },
    );
    t.say('1: attack', '1: attacker d', '1: defender a', '1: fight', '0: use s as 0').rest();
    expect([t.happened('combatEnded', { how: 'brokenOff' }), t.side(0).destiny, t.card('a').wounded]).toEqual([true, 0, false]);
  });
  it('Shrieketh brings a Heretic for whomever it kills', () => {
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
  it.each([
    ['Sea Lion', 5, true],
    ['Twitcher', 5, false],
  ])('Ticker on %s: Fight %i and no harm in the combat; wounded after it: %s', (card, rating, wounded) => {
    const t = attack({ squad: { a: { card, gear: { t: 'Ticker' } } } }, { cohort: { d: 'Razide' } }, 'fight');
    t.say('0: use t as 0');
    strike(t);
    expect([strikes(t)[0]!.rating, t.card('t').zone]).toEqual([rating, 'discard']);
    t.rest();
    expect([t.card('a').zone, t.card('a').wounded]).toEqual(['squad', wounded]);
  });
});
