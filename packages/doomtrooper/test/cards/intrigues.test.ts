/** Specials about missions, spells, organisations and other people's business: what each does. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { deckProblems, readDeck } from '../../src/index.ts';
import { affiliationOf, isFreelancer } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import type { World } from '../../src/world.ts';
import { table, type Profile, type Table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

type Words = { readonly [word: string]: Plain };
const window = (jana: Words, petr: Words, ...answers: readonly string[]): Table =>
  table('tournament', { at: 'window', Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } })
    .say(...answers)
    .rest();
/** Jana's `a` attacks Petr's `d` and they strike. */
function combat(jana: Words, petr: Words, profile: Profile = 'tournament'): Table {
  const t = table(profile, { Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } });
  t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
  t.play.passWhile(p => p.question === 'window.answer' && !(p.position.world as World).fights.some(fight => fight.phase === 'status'));
  return t;
}

describe('spells of others', () => {
  it('At Peace with the Art: any spell but combat spells, for 2 more', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: {
        destiny: 6,
        hand: { s: 'Item Vision', i: 'Improve Self' },
        squad: { h: { card: 'Hussar', gear: { p: 'At Peace with the Art' } } },
      },
      Petr: { hand: { x: 'Doomed' } },
    });
    t.say('0: play s at 1', '0: spend 4', '0: stop').rest();
    expect(t.side(0).destiny).toBe(0);
    const u = table('tournament', {
      Jana: { destiny: 9, hand: { s: 'Shield' }, squad: { a: { card: 'Hussar', gear: { p: 'At Peace with the Art' } } } },
      Petr: { cohort: { d: 'Razide' } },
    });
    u.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
    u.play.passWhile(p => p.asked !== 0 || (p.position.world as World).fights[0]!.phase !== 'modifiers');
    expect(u.play).toRefuse(u.key('play s on a'), 'DOT 21.5');
    const c = table('tournament', { at: 'window', Jana: { hand: { p: 'At Peace with the Art' }, squad: { x: 'Chasseur' } }, Petr: {} });
    expect(c.play).toRefuse(c.key('play p on x'), 'DOT 21.26');
  });
  it('Tainted Conjurer: a Heretic casts anything for 3 more', () => {
    const t = table('tournament', {
      Jana: { destiny: 5, hand: { s: 'Elemental Ball' }, cohort: { a: { card: 'Heretic', gear: { c: 'Tainted Conjurer' } } } },
      Petr: { squad: { d: 'Max Steiner' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s on a', '0: spend 2');
    t.play.passWhile(p => p.question === 'window.answer');
    expect([t.side(0).destiny, t.happened('strengthened', { card: t.id('a') })]).toEqual([0, true]);
  });
  it('Revelation: a Doomtrooper who knows nothing casts a spell of your hand once', () => {
    const t = window(
      { hand: { r: 'Revelation', s: 'Item Vision', k: 'Shield' }, squad: { h: 'Hussar' } },
      { hand: { x: 'Doomed' } },
      '0: play r on h',
      '0: play s at 1',
      '0: spend 4',
      '0: stop',
    );
    expect([t.card('s').zone, t.card('r').zone, t.side(0).destiny, t.happened('looked', { seat: 0 })]).toEqual([
      'discard',
      'discard',
      16,
      true,
    ]);
    const none = table('tournament', { at: 'window', Jana: { hand: { r: 'Revelation', k: 'Shield' }, squad: { h: 'Hussar' } }, Petr: {} });
    expect(none.play).toRefuse(none.key('play r on h'), 'DOT 21.5');
  });
});

describe('missions of others', () => {
  it('File Transfer moves a mission to another warrior, or to another player', () => {
    const t = window(
      {
        hand: { f: 'File Transfer', g: 'File Transfer' },
        squad: { a: { card: 'Hussar', gear: { m: 'Suicide Mission' } }, b: 'Dragoon' },
        player: { p: 'Destroy Kohort' },
      },
      {},
      '0: play f on m',
      '0: pick b',
    );
    expect(t.card('m').host).toBe(t.id('b'));
    t.say('0: meditate', '0: play g on p', '0: holder 1').rest();
    expect([t.card('p').at, t.card('p').by]).toEqual([1, 0]);
  });
  it('Undercover Agents discards a mission for each 3 destiny points', () => {
    const t = table('tournament', {
      Jana: { destiny: 7, hand: { u: 'Undercover Agents' } },
      Petr: { squad: { a: { card: 'Hussar', gear: { m: 'Suicide Mission', n: 'Fifteen Minutes of Fame', o: 'Flush Out the Coward' } } } },
    });
    t.say('0: play u on m', '0: also o').rest();
    expect([t.card('m').zone, t.card('n').zone, t.card('o').zone, t.side(0).destiny]).toEqual(['discard', 'attached', 'discard', 1]);
  });
  it('Secret Mission takes the reward of a mission met before it was shown', () => {
    const t = combat(
      { hand: { s: 'Secret Mission', m: 'Fifteen Minutes of Fame', o: 'Nepharite Hunt' }, squad: { a: 'Hussar' } },
      { squad: { d: 'Max Steiner', e: { card: 'Fay & Klaus', wounded: true } } },
    );
    expect(t.world.secrets).toEqual([]);
    const u = combat(
      {
        hand: { s: 'Secret Mission', m: 'Fifteen Minutes of Fame', o: 'Nepharite Hunt' },
        squad: { a: { card: 'Hussar', gear: { w: 'Cybernetic Power Arm' } } },
      },
      { squad: { d: { card: 'Fay & Klaus', wounded: true } } },
    );
    u.say('0: play s', '0: pick m', '0: victory 5').rest();
    expect([u.side(0).victory, u.card('m').zone, u.card('s').zone]).toEqual([5, 'discard', 'discard']);
  });
  it('Spy in the Ranks takes the points of a mission, and its warrior is discarded', () => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: { card: 'Hussar', gear: { m: 'Fifteen Minutes of Fame', w: 'Cybernetic Power Arm' } } } },
      Petr: { hand: { s: 'Spy in the Ranks' }, squad: { d: { card: 'Fay & Klaus', wounded: true } } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 5', '1: play s').rest();
    expect([t.side(1).victory, t.card('a').zone]).toEqual([5, 'discard']);
    t.say('0: victory 5').rest();
    expect(t.side(0).victory).toBe(5);
  });
});

describe('people and points', () => {
  it('Born with a Silver Spoon: 5 destiny points for 3 victory points, right after he came', () => {
    const t = table('tournament', {
      Jana: { destiny: 7, hand: { b: 'Born with a Silver Spoon', c: 'Born with a Silver Spoon', h: 'Hussar' }, squad: { x: 'Dragoon' } },
      Petr: {},
    });
    t.say('0: play h', '0: play b').rest();
    expect([t.side(0).victory, t.side(0).destiny]).toEqual([3, 0]);
    const late = table('tournament', { Jana: { destiny: 7, hand: { b: 'Born with a Silver Spoon', h: 'Hussar' } }, Petr: {} });
    late.say('0: play h').rest();
    late.say('0: meditate');
    expect(late.play.offers.includes(late.key('play b'))).toBe(false);
    const brother = table('tournament', { Jana: { destiny: 9, hand: { b: 'Born with a Silver Spoon', h: 'Revisor' } }, Petr: {} });
    brother.say('0: play h');
    brother.play.passWhile(p => p.asked !== 0 || (p.position.world as World).play.length === 0);
    expect(brother.offers('play b')).toBe(false);
  });
  it('Corporate Shenanigans halves victory points and takes all destiny points; no deck may hold it', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 4, victory: 5, hand: { c: 'Corporate Shenanigans' } },
      Petr: { destiny: 9, victory: 8 },
    });
    t.say('0: play c').rest();
    expect([t.side(0).victory, t.side(0).destiny, t.side(1).victory, t.side(1).destiny]).toEqual([3, 0, 4, 0]);
    const { deck } = readDeck('x', '60 Hussar\n1 Corporate Shenanigans');
    expect(deckProblems(deck, 'tournament').some(({ refusal }) => refusal.why === 'restrictedCard')).toBe(true);
  });
  it.each([
    ['tournament', false],
    ['standard', true],
  ] as const)('Divine Inspiration takes a card of the collection (%s); one from outside the deck: %s', (profile, outside) => {
    const t = table(profile, {
      Jana: { hand: { d: 'Divine Inspiration' }, library: { x: 'Hussar' }, discard: { y: 'Dragoon' } },
      Petr: {},
    });
    t.say('0: play d');
    t.play.passWhile(p => p.question === 'window.answer');
    expect([t.offers('take y'), t.play.offers.includes('named 01274')]).toEqual([true, outside]);
    t.say(outside ? '0: named 01274' : '0: take x').rest();
    expect([t.side(0).hand.length, t.card('d').zone]).toEqual([1, 'sacrificed']);
  });
  it('Efficiency Training rearranges equipment, between Squad and Kohort too', () => {
    const t = table('tournament', {
      Jana: {
        hand: { e: 'Efficiency Training' },
        squad: { a: { card: 'Hussar', gear: { x: 'Composite Armor', y: 'Punisher Handgun' } } },
        cohort: { r: { card: 'Razide', gear: { v: 'Vassht' } } },
      },
      Petr: {},
    });
    t.say('0: play e', '0: pick x');
    expect(t.offers('pick v')).toBe(false);
    t.say('0: pick r').rest();
    // The handgun may not go where the Vassht is, and each card moves once.
    expect(t.play.question).toBe('acting.act');
    expect(t.card('x').host).toBe(t.id('r'));
  });
  it('Gale Force Winds: all airships go, and none may be played while 3 are paid each turn', () => {
    const t = window(
      { hand: { g: 'Gale Force Winds', r: 'Rams Air Cavalry', d: 'Imperial Doomlord' }, squad: { a: 'Golden Lion' } },
      { squad: { x: 'Rams Air Cavalry', b: { card: 'Golden Lion', gear: { y: { card: 'Imperial Doomlord', inside: true } } } } },
      '0: play g',
    );
    expect([t.card('x').zone, t.card('y').zone, t.card('b').wounded]).toEqual(['discard', 'discard', true]);
    expect(t.play).toRefuse(t.key('play r'), 'DOT 24.2.11');
    expect(t.play).toRefuse(t.key('play d on a'), 'DOT 24.2.11');
    untilTurn(t, 11);
    t.rest();
    t.say('0: refuse').rest();
    expect([t.card('g').zone, t.offers('play r')]).toEqual(['discard', true]);
  });
  it('Joy of Victory: 5 destiny points, and a wound of that combat is healed', () => {
    const t = combat({ hand: { j: 'Joy of Victory' }, squad: { a: 'Hussar' } }, { squad: { d: 'Bauhaus Blitzer' } });
    expect(t.card('a').wounded).toBe(true);
    t.say('0: play j').rest();
    expect([t.side(0).destiny, t.card('a').wounded]).toEqual([5, false]);
    const old = combat({ hand: { j: 'Joy of Victory' }, squad: { a: { card: 'Max Steiner', wounded: true } } }, { squad: { d: 'Hussar' } });
    old.say('0: play j').rest();
    expect(old.card('a').wounded).toBe(true);
  });
  it('Reinstatement: a freelancer belongs to his corporation again and earns victory points', () => {
    const t = table('tournament', { Jana: { hand: { r: 'Reinstatement' }, squad: { a: 'Ex-Imperial Freelancer' } }, Petr: {} });
    t.say('0: play r on a').rest();
    expect([isFreelancer(t.world, t.id('a')), affiliationOf(t.world, t.id('a')), ratingOf(t.world, t.id('a'), 0, null)]).toEqual([
      false,
      8,
      5,
    ]);
    const kill = (gear: Words): Table => {
      const u = table('tournament', {
        Jana: { destiny: 0, squad: { a: { card: 'Ex-Imperial Freelancer', gear } } },
        Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
      });
      u.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
      u.play.passWhile(p => p.question === 'window.answer');
      return u;
    };
    expect(kill({ r: 'Reinstatement' }).offers('victory 2 destiny 0')).toBe(true);
    expect(kill({}).rest().side(0).destiny).toBe(2);
  });
  it('Retraining: five for one, either way', () => {
    const t = table('tournament', { Jana: { destiny: 11, hand: { r: 'Retraining' } }, Petr: {} });
    t.say('0: play r', '0: buy 2').rest();
    expect([t.side(0).destiny, t.side(0).victory, t.card('r').zone]).toEqual([1, 2, 'sacrificed']);
    const u = table('tournament', { Jana: { destiny: 0, victory: 3, hand: { r: 'Retraining' } }, Petr: {} });
    u.say('0: play r', '0: sell 3').rest();
    expect([u.side(0).destiny, u.side(0).victory]).toEqual([15, 0]);
  });
  it('Sabotage! strips an organisation of its equipment', () => {
    const t = window(
      { hand: { s: 'Sabotage!' }, squad: { a: { card: 'Hussar', gear: { x: 'Composite Armor' } } } },
      { squad: { b: { card: 'Dragoon', gear: { y: 'Punisher Handgun' } }, c: { card: 'Infantry', gear: { z: 'Punisher Handgun' } } } },
      '0: play s',
      '0: of 1',
    );
    expect([t.card('x').zone, t.card('y').zone, t.card('z').zone]).toEqual(['discard', 'discard', 'attached']);
  });
  it('Strength of Will: the Dark Symmetry of others does nothing until your next turn, your own does, in both books', () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const fight = (hand: Words, ...answers: readonly string[]): number[] => {
        const t = table(profile, {
          Jana: { destiny: 9, hand, cohort: { a: { card: 'Razide', gear: { f: 'Dark Fire' } } } },
          Petr: { cohort: { d: { card: 'Necromutant', gear: { g: 'Dark Fire', h: 'Terror' } } } },
        });
        t.say('0: attack', ...answers, '0: attacker a', '0: defender d', '0: fight');
        t.play.passWhile(p => p.question === 'window.answer');
        const { strikes } = t.play.events.findLast(event => event.type === 'struck') as never as {
          strikes: { rating: number; armour: number }[];
        };
        return [strikes[0]!.rating, strikes[1]!.rating, strikes[1]!.armour];
      };
      expect(fight({ s: 'Strength of Will' }, '0: play s')).toEqual([10, 4, 7]);
      expect(fight({ s: 'Strength of Will' })).toEqual([10, 5, 6]);
    }
  });
  it('Sworn Vengeance wounds whoever killed a Mishima warrior, once for a combat', () => {
    const t = combat(
      { cohort: { a: 'Razide' } },
      { hand: { s: 'Sworn Vengeance', r: 'Sworn Vengeance' }, squad: { d: { card: 'Samurai', wounded: true } } },
    );
    t.say('1: play s');
    while (t.world.announced.length + t.world.harms.length > 0) t.play.answer(t.play.asked!, 'pass');
    t.play.passWhile(p => p.asked !== 1);
    expect([t.card('a').wounded, t.offers('play r')]).toEqual([true, false]);
    const u = combat(
      { cohort: { a: { card: 'Razide', wounded: true } } },
      { hand: { s: 'Sworn Vengeance' }, squad: { d: { card: 'Samurai', wounded: true } } },
    );
    u.say('1: play s', '1: victory 7').rest();
    expect([u.card('a').zone, u.side(1).victory]).toEqual(['discard', 7]);
  });
  it('Mental Constitution: immune, unless its player chooses otherwise', () => {
    const t = table('standard', {
      at: 'window',
      Jana: { destiny: 20, hand: { s: 'Mind Wall' }, squad: { m: 'Mystic', h: { card: 'Hussar', gear: { c: 'Mental Constitution' } } } },
      Petr: { cohort: { d: { card: 'Razide', gear: { g: 'Terror' } } } },
    });
    t.play.passWhile(p => p.asked !== 0);
    expect(t.play).toRefuse(t.key('play s on h'), 'DOT 29.1s');
    t.say('0: switch c');
    t.play.passWhile(p => p.asked !== 0);
    expect([t.offers('play s on h'), t.offers('switch c')]).toEqual([true, false]);
  });
  it('Hidden in the Shadows stays on him until your next draw step', () => {
    const t = window({ hand: { s: 'Hidden in the Shadows' }, squad: { h: 'Hussar' } }, {}, '0: play s on h');
    expect([ratingOf(t.world, t.id('h'), 2, null), t.card('s').host]).toEqual([6, t.id('h')]);
    untilTurn(t, 11);
    t.rest();
    expect([ratingOf(t.world, t.id('h'), 2, null), t.card('s').zone]).toEqual([3, 'discard']);
  });
});
