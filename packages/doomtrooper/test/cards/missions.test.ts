/** Missions that take more than a kill: what each asks and brings. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import { table, type Table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

type Words = { readonly [word: string]: Plain };
function kill(jana: Words, petr: Words): Table {
  const t = table('tournament', { Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } });
  t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
}
const LEGION = { a: 'Razide', b: 'Legionnaire of Semai', c: 'Zenithian Soulslayer', d: 'Templar', e: 'Curator' };
const CARTEL = { a: 'Hussar', b: 'Infantry', c: 'Machinator', d: 'Golden Lion', e: 'Samurai', f: 'Revisor' };

describe('missions', () => {
  it.each([
    ['Dark Kohort', { cohort: LEGION }],
    ['Well-Rounded Squad', { squad: CARTEL }],
  ])('%s: 10 victory points for holding it from the end of a turn to the end of the next', (card, side) => {
    const t = table('tournament', { at: 'end', Jana: { ...side, player: { m: card } }, Petr: {} });
    untilTurn(t, 11);
    expect(t.side(0).victory).toBe(0);
    untilTurn(t, 12);
    expect([t.side(0).victory, t.card('m').zone]).toEqual([10, 'discard']);
  });
  it('Well-Rounded Squad: whoever loses one of them in between begins anew', () => {
    const t = table('tournament', {
      at: 'end',
      Jana: { squad: { ...CARTEL, f: { card: 'Revisor', wounded: true } }, player: { m: 'Well-Rounded Squad' } },
      Petr: { destiny: 0, cohort: { r: 'Razide' } },
    });
    untilTurn(t, 10);
    t.rest();
    expect(t.card('m').chosen).toBe(9);
    t.say('1: attack', '1: attacker r', '1: defender f', '1: fight');
    t.play.passWhile(p => p.question === 'window.answer');
    expect([t.card('f').zone, t.card('m').chosen]).toEqual(['discard', -1]);
    t.say('1: victory 3').rest();
    untilTurn(t, 12);
    expect(t.side(0).victory).toBe(0);
  });
  it('Establish Defensive Perimeter pays for each name once, and for nothing that is only moved', () => {
    const t = table('tournament', {
      Jana: {
        hand: { f: 'Foxhole', g: 'Foxhole', h: 'Heimburg' },
        squad: { a: 'Hussar', b: 'Dragoon' },
        player: { m: 'Establish Defensive Perimeter' },
      },
      Petr: {},
    });
    t.say('0: play f on a').rest();
    expect(t.side(0).victory).toBe(1);
    t.say('0: play g on b').rest();
    expect(t.side(0).victory).toBe(1);
    t.say('0: play h to squad').rest();
    expect([t.side(0).victory, t.card('m').zone]).toEqual([2, 'player']);
    const moved = table('tournament', {
      Jana: { squad: { a: { card: 'Hussar', gear: { f: 'Foxhole' } }, b: 'Dragoon' }, player: { m: 'Establish Defensive Perimeter' } },
      Petr: {},
    });
    moved.say('0: use f as 0 on b').rest();
    expect(moved.side(0).victory).toBe(0);
  });
  it('Infiltration: 6 victory points for whoever destroys a city, not for whoever loses it', () => {
    const t = table('tournament', {
      Jana: { hand: { i: 'Surprise Invasion!' }, player: { m: 'Infiltration' } },
      Petr: { squad: { h: 'Heimburg' }, player: { n: 'Infiltration' } },
    });
    t.say('0: play i on h').rest();
    expect([t.side(0).victory, t.side(1).victory, t.card('m').zone, t.card('n').zone]).toEqual([6, 0, 'discard', 'player']);
  });
  it('Inspire the Masses: healed, immune and casting, those in play now', () => {
    const t = table('tournament', {
      Jana: {
        squad: {
          c: 'The Cathedral',
          k: { card: 'Cardinal Dominic', gear: { m: 'Inspire the Masses' } },
          h: { card: 'Hussar', wounded: true },
          v: 'Valkyrie',
        },
        hand: { l: 'Sacred Warrior' },
      },
      Petr: { squad: { x: 'Revisor' } },
    });
    t.say('0: use m as 0').rest();
    const { world } = t;
    expect([t.card('h').wounded, has(world, t.id('h'), 'symmetryImmune', null), has(world, t.id('v'), 'casts:all', null)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([has(world, t.id('x'), 'casts:all', null), has(world, t.id('h'), 'casts:all', null), t.card('m').zone]).toEqual([
      true,
      false,
      'discard',
    ]);
    const bare = table('tournament', { Jana: { hand: { m: 'Inspire the Masses' }, squad: { k: 'Cardinal Dominic' } }, Petr: {} });
    expect(bare.play).toRefuse(bare.key('play m on k'), 'DOT 14.3');
  });
  it('Portal of the Great Conqueror: no points for the Brother, and nobody in play casts Art any longer', () => {
    const t = kill(
      { cohort: { f: 'Citadel of Algeroth', a: { card: 'Nepharite of Algeroth', gear: { m: 'Portal of the Great Conqueror' } } } },
      { squad: { d: { card: 'Mortificator', wounded: true }, e: 'Mystic' } },
    ).rest();
    expect([t.side(0).victory, t.side(0).destiny, t.card('d').zone, t.card('m').zone]).toEqual([0, 0, 'discard', 'discard']);
    expect(has(t.world, t.id('e'), 'neverArt', null)).toBe(true);
    const without = kill(
      { cohort: { a: { card: 'Nepharite of Algeroth', gear: { m: 'Portal of the Great Conqueror' } } } },
      { squad: { d: { card: 'Mortificator', wounded: true }, e: 'Mystic' } },
    ).say('0: victory 3');
    expect([without.rest().side(0).victory, has(without.world, without.id('e'), 'neverArt', null)]).toEqual([3, false]);
  });
  it('Siege of the Citadel pays twice the Value of somebody a citadel protects', () => {
    const given = (fort: Words): Table =>
      kill(
        { squad: { a: 'Sean Gallagher' }, player: { m: 'Siege of the Citadel' } },
        { cohort: { ...fort, d: { card: 'Razide', wounded: true } } },
      );
    const t = given({ f: 'Citadel of Algeroth' }).say('0: victory 14');
    t.say('0: victory 7').rest();
    expect([t.side(0).victory, t.card('m').zone]).toEqual([21, 'discard']);
    expect(given({ f: 'Citadel of Semai' }).say('0: victory 7').rest().card('m').zone).toBe('player');
  });
  it('Snub the Cardinal: 3 for a Brother killed, 10 for one turned into a Heretic', () => {
    const t = kill({ cohort: { a: 'Razide' }, player: { m: 'Snub the Cardinal' } }, { squad: { d: { card: 'Revisor', wounded: true } } });
    t.say('0: victory 3').rest();
    expect([t.side(0).victory, t.card('m').zone]).toEqual([6, 'discard']);
    const turned = table('tournament', {
      at: 'window',
      Jana: { hand: { v: 'Dark Visitation' }, player: { m: 'Snub the Cardinal' } },
      Petr: { squad: { d: 'Revisor' } },
    });
    turned.say('0: play v on d').rest();
    expect(turned.side(0).victory).toBe(10);
  });
});
