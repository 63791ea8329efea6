/** Spells that command, protect, look and move: what each does. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import { isDoomtrooper, isHeretic } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

type Words = { readonly [word: string]: Plain };
const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
/** Jana's `a` attacks Petr's `d`; these answers; then the strikes. */
function combat(jana: Words, petr: Words, tactic: string, ...answers: readonly string[]): Table {
  const t = table('tournament', { Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } });
  t.say('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, ...answers);
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
}
const window = (jana: Words, petr: Words, ...answers: readonly string[]): Table =>
  table('tournament', { at: 'window', Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } })
    .say(...answers)
    .rest();

describe('minds and plans', () => {
  it('Command makes two enemies fight: 2 Values for the player of a hurt attacker, 1 for the caster if the defender is hurt', () => {
    const t = table('tournament', {
      Jana: { destiny: 6, hand: { s: 'Command' }, squad: { m: 'Mystic' } },
      Petr: { destiny: 0, cohort: { a: 'Razide', d: 'Necromutant' } },
    });
    t.say('0: play s on a', '0: pick d');
    t.play.passWhile(p => p.question === 'window.answer');
    t.say('1: fight');
    t.play.passWhile(p => p.question === 'window.answer');
    t.rest();
    expect([t.card('d').wounded, t.side(0).destiny, t.side(1).destiny]).toEqual([true, 4, 0]);
    const u = table('tournament', {
      Jana: { destiny: 6, hand: { s: 'Command' }, squad: { m: 'Mystic' } },
      Petr: { destiny: 0, cohort: { a: 'Undead Legionnaire', d: 'Razide' } },
    });
    u.say('0: play s on a', '0: pick d');
    u.play.passWhile(p => p.question === 'window.answer');
    u.say('1: fight').rest();
    expect([u.card('a').wounded, u.side(0).destiny, u.side(1).destiny]).toEqual([true, 0, 4]);
  });
  it('Discern Truth: a true answer about the hand, or 5 destiny points for silence', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 9, hand: { s: 'Discern Truth' }, squad: { m: 'Mystic' } },
      Petr: { destiny: 5, hand: { x: 'Lucky Shot' } },
    });
    t.say('0: play s at 1', '0: spend 9', '0: type special', '1: truth');
    expect(t.happened('answered', { seat: 1, what: 'special', yes: true })).toBe(true);
    t.say('0: among special', `0: named 01014`, '1: truth');
    expect(t.happened('answered', { what: '01014', yes: false })).toBe(true);
    t.say('0: of 64', '1: silence').rest();
    expect([t.side(1).destiny, t.play.events.filter(event => event.type === 'answered').length]).toEqual([0, 2]);
  });
  it('Empathy: the plan is told and kept, tactic and all', () => {
    const t = table('tournament', {
      Jana: { destiny: 10, hand: { s: 'Empathy' }, squad: { m: 'Mystic', n: 'Mortificator' } },
      Petr: { cohort: { a: 'Razide', b: 'Centurion' } },
    });
    t.say('0: play s at 1', '0: spend 10', '1: pick b', '1: pick n', '1: shoot').rest();
    untilTurn(t, 10);
    t.rest();
    expect(t.play).toRefuse('end', 'DOT 24.2.11');
    t.say('1: attack').rest();
    expect(t.play.offers).toEqual([t.key('attacker b')]);
    t.say('1: attacker b');
    expect(t.play.offers).toEqual([t.key('defender n')]);
    t.say('1: defender n');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.play.offers).toEqual(['shoot']);
  });
  it('Empathy: whoever plans peace may not attack', () => {
    const t = table('tournament', {
      Jana: { destiny: 10, hand: { s: 'Empathy' }, squad: { m: 'Mystic' } },
      Petr: { cohort: { a: 'Razide' } },
    });
    t.say('0: play s at 1', '0: spend 10', '1: peace').rest();
    untilTurn(t, 10);
    t.rest();
    expect(t.play).toRefuse('attack', 'DOT 24.2.11');
    untilTurn(t, 12);
    t.rest();
    expect(t.world.orders).toEqual([]);
  });
  it('Telepathic Message: he must attack the one named, with whomever he likes', () => {
    const t = window(
      { hand: { s: 'Telepathic Message' }, squad: { m: 'Mystic', n: 'Valkyrie' } },
      { cohort: { a: 'Razide', b: 'Centurion' } },
      '0: play s on n',
    );
    untilTurn(t, 10);
    t.rest();
    t.say('1: attack').rest();
    expect(t.play.offers.toSorted()).toEqual([t.key('attacker a'), t.key('attacker b')].toSorted());
    t.say('1: attacker a');
    expect(t.play.offers).toEqual([t.key('defender n')]);
  });
  it('Greater Telepathy: two others fight, by the tactic the caster names', () => {
    const t = combat(
      { squad: { a: 'Hussar' } },
      { hand: { s: 'Greater Telepathy' }, squad: { d: 'Dragoon', m: 'Mystic' }, cohort: { r: 'Razide', c: 'Centurion' } },
      'fight',
      '1: play s',
      '1: pick r',
      '1: pick c',
      '1: fight',
    );
    expect([t.card('c').wounded, t.card('d').wounded, t.card('a').wounded]).toEqual([true, false, false]);
  });
  it('Proficiency: this caster’s spells cost 1 less this turn, steps too', () => {
    const t = table('tournament', {
      at: 'start',
      Jana: { destiny: 4, hand: { p: 'Proficiency', i: 'Item Vision', e: 'Elemental Ball' }, squad: { a: 'Mystic' } },
      Petr: { hand: { x: 'Doomed' }, cohort: { d: 'Razide' } },
    });
    t.say('0: play p', '0: play i at 1', '0: spend 3', '0: stop').rest();
    expect(t.side(0).destiny).toBe(1);
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play e on a', '0: spend 1');
    t.play.passWhile(p => p.question === 'window.answer');
    expect([strikes(t)[0]!.rating, t.side(0).destiny]).toEqual([6, 0]);
  });
});

describe('protection from single gifts', () => {
  it('Exorcise Dark Influences: immune to one general gift for each point', () => {
    const gear = { x: 'Dark Fire', y: 'Blindness' };
    const t = combat(
      { hand: { s: 'Exorcise Dark Influences' }, squad: { a: 'Inquisitor' } },
      { cohort: { d: { card: 'Centurion', gear } } },
      'fight',
      '0: play s on a',
      '0: spend 2',
      '0: pick x',
      '0: pick y',
    );
    expect([strikes(t)[0]!.rating, strikes(t)[1]!.rating]).toEqual([4, 4]);
    const u = combat({ squad: { a: 'Inquisitor' } }, { cohort: { d: { card: 'Centurion', gear } } }, 'fight');
    expect([strikes(u)[0]!.rating, strikes(u)[1]!.rating]).toEqual([2, 5]);
  });
  it.each([
    ['Exorcise Disease', 'Curator', 'Deform'],
    ['Exorcise Evil Thoughts', 'Zenithian Soulslayer', 'Insane Dance'],
    ['Exorcise Infection', 'Templar', 'Hand of Death'],
    ['Exorcise Poison', 'Callistonian Intruder', 'Mind Melt'],
    ['Exorcise Wound', 'Centurion', 'Indigestion'],
  ])('%s: per 2 destiny a point of Armor, or no effect of one gift of the Apostle', (card, foe, gift) => {
    const fight = (...answers: readonly string[]): Table =>
      combat(
        { hand: { s: card }, squad: { a: 'Inquisitor' } },
        { cohort: { d: { card: foe, gear: { x: gift, y: 'Terror' } } } },
        'fight',
        ...answers,
      );
    const values = (t: Table): number[] => [strikes(t)[0]!.rating, strikes(t)[1]!.rating, strikes(t)[1]!.armour];
    const bare = values(combat({ squad: { a: 'Inquisitor' } }, { cohort: { d: { card: foe, gear: { y: 'Terror' } } } }, 'fight'));
    const t = fight('0: play s on a', '0: spend 4', '0: pick x');
    expect(values(t)).toEqual([bare[0], bare[1], bare[2]! + 1]);
    const armoured = fight('0: play s on a', '0: spend 4', '0: armour', '0: armour');
    expect(values(armoured)[2]).toBe(values(fight())[2]! + 2);
  });
  it('Mind Wall: immune to named gifts until your next turn', () => {
    const t = window(
      { hand: { s: 'Mind Wall' }, squad: { m: 'Mystic' } },
      { cohort: { d: { card: 'Zenithian Soulslayer', gear: { x: 'Sleep', y: 'Terror' } } } },
      '0: play s on m',
      '0: spend 1',
      '0: pick x',
    );
    untilTurn(t, 10);
    t.rest();
    expect(t.play).toRefuse(t.key('use x as 0 on m'), 'DOT 29.1t');
    untilTurn(t, 12);
    t.rest();
    expect(t.offers('use x as 0 on m')).toBe(true);
  });
  it('Exorcism gives a turned Doomtrooper back, for 5 and 3 for each gift', () => {
    const t = window(
      {
        hand: { s: 'Exorcism' },
        squad: {
          m: 'Mystic',
          a: { card: 'Hussar', gear: { v: 'Dark Visitation', x: 'Dark Fire', y: 'Terror' } },
          b: { card: 'Dragoon', gear: { t: 'Tainted!' } },
        },
      },
      { cohort: { h: 'Heretic' } },
      '0: play s on a',
      '0: also b',
    );
    expect([t.side(0).destiny, isHeretic(t.world, t.id('a')), isDoomtrooper(t.world, t.id('a')), isHeretic(t.world, t.id('b'))]).toEqual([
      4,
      false,
      true,
      false,
    ]);
    expect([t.card('v').zone, t.card('x').zone, t.card('t').zone]).toEqual(['discard', 'discard', 'discard']);
    const u = table('tournament', {
      at: 'window',
      Jana: { destiny: 20, hand: { s: 'Exorcism' }, squad: { m: 'Mystic' } },
      Petr: { cohort: { h: 'Heretic' } },
    });
    expect(u.play).toRefuse(u.key('play s on h'), 'DOT 28.16');
  });
});

describe('looking, copying and moving', () => {
  it('Gaze shows a library; its owner may shuffle it', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 10, hand: { s: 'Gaze' }, squad: { m: 'Mystic' } },
      Petr: { library: { x: 'Hussar', y: 'Dragoon' } },
    });
    t.say('0: play s at 1', '0: spend 10');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.world.shown.filter((_, i) => i % 2 === 1).toSorted()).toEqual([t.id('x'), t.id('y')].toSorted());
    t.say('0: stop', '1: shuffle').rest();
    expect([t.world.shown.length, t.happened('libraryShuffled', { seat: 1 }), t.side(0).destiny]).toEqual([0, true, 0]);
  });
  it.each([
    [4, 'Inquisitor Majoris', 7],
    [6, 'Max Steiner', 4],
    [10, 'Razide', 9],
  ])('Phantasm for %i copies %s: Fight %i', (sum, model, rating) => {
    const t = combat(
      { hand: { s: 'Phantasm' }, squad: { a: 'Mystic', b: 'Inquisitor Majoris', c: 'Max Steiner' } },
      { cohort: { d: 'Razide' } },
      'fight',
      '0: play s on a',
      `0: spend ${sum}`,
      `0: pick ${{ 'Inquisitor Majoris': 'b', 'Max Steiner': 'c', Razide: 'd' }[model]}`,
    );
    expect([strikes(t)[0]!.rating, t.side(0).destiny]).toEqual([rating, 20 - sum]);
  });
  it('Phantasm for 4 copies the Brotherhood only', () => {
    const t = table('tournament', {
      Jana: { destiny: 4, hand: { s: 'Phantasm' }, squad: { a: 'Mystic', b: 'Valkyrie', c: 'Max Steiner' } },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s on a', '0: spend 4');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.play.offers).toEqual([t.key('pick b')]);
  });
  it('Teleportation moves equipment within a Squad or back to hand, one card a point', () => {
    const t = window(
      {
        hand: { s: 'Teleportation' },
        squad: { m: 'Mystic', a: { card: 'Hussar', gear: { x: 'Composite Armor', y: 'Punisher Handgun' } } },
      },
      {},
      '0: play s',
      '0: spend 2',
      '0: pick x',
      '0: pick m',
      '0: pick y',
      '0: hand',
    );
    expect([t.card('x').host, t.card('y').zone, t.side(0).destiny]).toEqual([t.id('m'), 'hand', 18]);
  });
  it('True Path: cards more to choose from, one is kept beyond the usual hand', () => {
    const t = table('tournament', {
      at: 'draw',
      Jana: {
        destiny: 6,
        hand: { s: 'True Path' },
        squad: { m: 'Mystic' },
        library: {
          x: 'Hussar',
          y: 'Dragoon',
          a: 'Razide',
          b: 'Razide',
          c: 'Razide',
          d: 'Razide',
          e: 'Razide',
          f: 'Razide',
          g: 'Razide',
          h: 'Razide',
        },
      },
      Petr: {},
    });
    t.say('0: play s', '0: spend 6', '0: pick y').rest();
    expect([t.card('x').zone, t.card('y').zone, t.side(0).hand.length]).toEqual(['discard', 'hand', 8]);
  });
  it('the Dominations take as many cards as were paid for', () => {
    const t = window(
      { hand: { s: 'Greater Domination' }, squad: { m: 'Mystic' } },
      { hand: { x: 'Doomed', y: 'Lucky Shot', z: 'Framed!' } },
      '0: play s at 1',
      '0: spend 10',
      '0: discard x',
      '0: discard y',
      '0: discard z',
    );
    expect([
      t.side(1).hand.length,
      t.side(0).destiny,
      has(t.world, t.id('m'), 'casts:all', null),
      ratingOf(t.world, t.id('m'), 0, null),
    ]).toEqual([0, 10, true, 4]);
  });
});
