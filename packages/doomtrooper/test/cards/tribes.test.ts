/** Tribes, their beasts, vehicles and warzones: what each does on the Station. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { isKind } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';

type Words = { readonly [word: string]: Plain };
const station = (jana: Words, petr: Words = {}): Table =>
  table('tournament', { opened: true, Jana: { destiny: 9, station: jana }, Petr: { station: petr } });
const ratings = (t: Table, name: string): number[] => [0, 1, 2, 3].map(r => ratingOf(t.world, t.id(name), r as 0, null));
function fight(jana: Words, petr: Words, tactic: string): Table {
  const t = station(jana, petr).say('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`);
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
}
const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;

describe('tribes', () => {
  it('Soldat: +2 for each Schwerwaffe Soldat beside him', () =>
    expect(ratings(station({ a: 'Soldat', b: 'Schwerwaffe Soldat', c: 'Schwerwaffe Soldat' }), 'a')).toEqual([9, 8, 9, 5]));
  it('Soldat Kommendant: +3 for the other Soldats', () => {
    const t = station({ k: 'Soldat Kommendant', a: 'Soldat', s: 'Shock Soldat', j: 'Jaeger Commando' });
    expect([ratings(t, 'a'), ratings(t, 's'), ratings(t, 'k'), ratings(t, 'j')]).toEqual([
      [8, 7, 8, 5],
      [8, 8, 9, 6],
      [6, 5, 6, 7],
      [5, 5, 5, 7],
    ]);
  });
  it('Shock Soldat kills and removes; Flammen Soldat kills; neither has weapons', () => {
    expect(fight({ a: 'Shock Soldat' }, { d: 'Templar Legionnaire' }, 'fight').card('d').zone).toBe('sacrificed');
    expect(fight({ a: 'Flammen Soldat' }, { d: 'Templar Legionnaire' }, 'fight').card('d').zone).toBe('discard');
    const t = table('tournament', {
      opened: true,
      Jana: { hand: { w: 'Punisher Handgun', c: 'Combat Armor' }, station: { a: 'Shock Soldat', b: 'Flammen Soldat' } },
      Petr: {},
    });
    for (const name of ['a', 'b']) {
      expect(t.play).toRefuse(t.key(`play w on ${name}`), 'DOT 36.1');
      expect(t.offers(`play c on ${name}`)).toBe(true);
    }
  });
  it('Cossack Kommendant: +3 for the other Cossacks, and first in Fights', () => {
    const t = station({ k: 'Cossack Kommendant', c: 'Cossack', s: 'Cossack Scout' });
    expect([ratings(t, 'c'), ratings(t, 's')]).toEqual([
      [8, 7, 8, 5],
      [7, 7, 7, 4],
    ]);
    expect(fight({ a: 'Cossack Kommendant' }, { d: { card: 'Corsair', wounded: true } }, 'fight').card('a').wounded).toBe(false);
  });
  it('Cossack Scout is before other first strikers, in Fights only', () => {
    const duel = (tactic: string): string =>
      fight(
        { a: { card: 'Cossack Scout', wounded: true, gear: { p: 'Cybernetic Power Arm', g: 'Gehenna Puker' } } },
        { d: { card: 'Templar Marine', wounded: true } },
        tactic,
      ).card('a').zone;
    expect([duel('fight'), duel('shoot')]).toEqual(['station', 'discard']);
  });
  it('Cavaliers and a rider who counts as one: +1 for each other', () => {
    const t = station({ a: 'Cavalier', b: 'Heavy Cavalier', c: { card: 'Corsair', gear: { e: 'Equine' } }, x: 'Corsair' });
    expect([ratings(t, 'a'), ratings(t, 'b'), ratings(t, 'c'), isKind(t.world, t.id('c'), 'cavalier')]).toEqual([
      [7, 5, 6, 4],
      [5, 8, 7, 5],
      [9, 3, 8, 6],
      true,
    ]);
  });
  it('Lutheran Sergeant: +2 for the Disciples beside him, each', () =>
    expect(ratings(station({ s: 'Lutheran Sergeant', z: 'Lutheran Sergeant', d: 'Lutheran Disciple' }), 'd')).toEqual([9, 8, 8, 4]));
  it('Lutheran Disciple, unwounded, is given up to cancel a special', () => {
    const answer = (wounded: boolean): Table => {
      const t = table('tournament', {
        at: 'window',
        opened: true,
        Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
        Petr: { hand: { x: 'Doomed' }, station: { d: { card: 'Lutheran Disciple', wounded } } },
      });
      return t.say('0: play k');
    };
    const t = answer(false).say('1: use d as 0').rest();
    expect([t.side(0).destiny, t.card('d').zone]).toEqual([0, 'sacrificed']);
    const u = answer(true);
    u.play.passWhile(p => p.asked !== 1);
    expect(u.offers('use d as 0')).toBe(false);
  });
  it('Fusilier: base ratings of four for each Fusilier there', () => {
    expect(ratings(station({ a: 'Fusilier' }), 'a')).toEqual([4, 4, 4, 4]);
    expect(ratings(station({ a: 'Fusilier', b: 'Fusilier', c: 'Fusilier' }), 'a')).toEqual([12, 12, 12, 4]);
  });
  it('Horde Centurion: +2 for Horde Troopers, and kills', () => {
    expect(ratings(station({ c: 'Horde Centurion', h: 'Horde Trooper' }), 'h')).toEqual([7, 6, 7, 5]);
    expect(fight({ a: 'Horde Centurion' }, { d: 'Soldat' }, 'fight').card('d').zone).toBe('discard');
  });
  it('Mastodont Handler: beasts beside him give 2 more', () =>
    expect(
      ratings(station({ h: 'Mastodont Handler', z: 'Mastodont Handler', p: { card: 'Prophet', gear: { b: 'Crescentian Twotusk' } } }), 'p'),
    ).toEqual([11, 7, 12, 8]));
  it('Marine Serett: more for a Marine, and no airship attacks him', () => {
    const t = station({
      m: { card: 'Templar Marine', gear: { b: 'Marine Serett' } },
      h: { card: 'Horde Trooper', gear: { c: 'Marine Serett' } },
    });
    expect([ratings(t, 'm'), ratings(t, 'h')]).toEqual([
      [10, 2, 11, 7],
      [7, 0, 7, 5],
    ]);
    const u = station(
      { a: { card: 'Soldat', gear: { v: { card: 'Tailwave', inside: true } } } },
      { h: { card: 'Horde Trooper', gear: { c: 'Marine Serett' } }, x: 'Horde Trooper' },
    );
    u.say('0: attack').rest();
    u.say('0: attacker a');
    expect(u.play.offers).toEqual([u.key('defender x')]);
  });
  it.each([
    ['Blitztank', [10, 9, 10, 10]],
    ['Tailwave', [5, 10, 11, 5]],
    ['Veiled Dart', [5, 4, 11, 5]],
  ])('%s, for a Son of Rasputin who sits inside', (card, expected) => {
    const t = table('tournament', { opened: true, Jana: { hand: { v: card }, station: { a: 'Soldat', h: 'Horde Trooper' } }, Petr: {} });
    expect(t.play).toRefuse(t.key('play v on h'), 'DOT 11.5');
    t.say('0: play v on a', '0: inside').rest();
    expect(ratings(t, 'a')).toEqual(expected);
  });
  it('Veiled Dart strikes first in Shoot combats', () => {
    const duel = (card: string): string =>
      fight(
        { a: { card: 'Schwerwaffe Soldat', wounded: true, gear: { v: { card, inside: true }, g: 'Deathlockdrum' } } },
        { d: { card: 'Gendarme', wounded: true, gear: { h: 'HMG Mk. XIXB "Charger"' } } },
        'shoot',
      ).card('a').zone;
    expect([duel('Veiled Dart'), duel('Blitztank')]).toEqual(['station', 'discard']);
  });
  it.each([
    ['Eastern Europe', { card: 'Soldat', gear: { v: 'Blitztank' } }, 'Soldat', 'Horde Trooper', [9, 6]],
    ['Central Europe', { card: 'Prophet', gear: { b: 'Crescentian Twotusk' } }, 'Prophet', 'Horde Trooper', [12, 5]],
  ])('%s serves its own tribe, and more whoever has what it likes', (zone, rich, poor, stranger, expected) => {
    const defend = (d: Plain): Table => {
      const t = table('tournament', {
        active: 'Petr',
        opened: true,
        Jana: { station: { z: zone, d } },
        Petr: { station: { a: 'Jaeger Commando' } },
      });
      t.say('1: attack', '1: attacker a', '1: defender d', '1: fight');
      t.play.passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('warzone')));
      return t;
    };
    const rating = (d: Plain): number => {
      const t = defend(d).say('0: warzone z');
      t.play.passWhile(p => p.question === 'window.answer');
      return strikes(t)[1]!.rating;
    };
    expect([rating(rich), rating(poor)]).toEqual(expected);
    expect(defend(stranger).play.offers.some(key => key.startsWith('warzone'))).toBe(false);
  });
});
