/** Cards whose last word is easily forgotten: what they do to the letter. */
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import { isKind, isLegion } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

const strike = (t: Table): Table => {
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
};

describe('to the letter', () => {
  it.each(['Etoiles Mortant', 'Sean Gallagher'])('%s need not wait for a Dark Legion warrior who never fights', card => {
    const t = table('tournament', {
      Jana: { squad: { a: card } },
      Petr: { squad: { d: 'Infantry' }, cohort: { g: 'Muawijhe–Lord of Visions' } },
    });
    t.say('0: attack').rest();
    t.say('0: attacker a');
    expect(t.offers('defender d')).toBe(true);
    const u = table('tournament', { Jana: { squad: { a: card } }, Petr: { squad: { d: 'Infantry' }, cohort: { r: 'Razide' } } });
    u.say('0: attack').rest();
    u.say('0: attacker a');
    expect([u.offers('defender d'), u.offers('defender r')]).toEqual([false, true]);
  });
  it('Archangel not only gets any airship but flies it', () => {
    const t = table('tournament', { Jana: { hand: { k: 'CAP 7000P' }, squad: { a: 'Archangel' } }, Petr: {} });
    t.say('0: play k on a', '0: inside').rest();
    expect([1, 2, 3].map(r => ratingOf(t.world, t.id('a'), r as 1, null))).toEqual([6, 6, 6]);
  });
  it('Stigmata: Dark Legion for good, even a Cultist and even when what made him a Heretic is gone', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: {
        squad: {
          h: { card: 'Hussar', gear: { t: 'Tainted!', g: 'Dark Fire', s: 'Stigmata' } },
          c: { card: 'Demnogonis Cultist', chosen: 1, gear: { f: 'Dark Fire', z: 'Stigmata' } },
        },
      },
      Petr: { destiny: 20, hand: { e: 'Exorcism' }, squad: { m: 'Mystic' } },
    });
    t.say('1: play e on h').rest();
    expect([t.card('t').zone, isLegion(t.world, t.id('h')), isLegion(t.world, t.id('c'))]).toEqual(['discard', true, true]);
  });
  it('Fly at any time, in the turn of others too', () => {
    const t = table('tournament', {
      active: 'Petr',
      at: 'window',
      Jana: { hand: { f: 'Fly' }, squad: { m: 'Mystic' } },
      Petr: { cohort: { r: 'Razide' } },
    });
    t.say('0: play f').rest();
    expect(has(t.world, t.id('m'), 'cannotBeAttacked', null)).toBe(true);
    untilTurn(t, 10);
    t.rest();
    expect(has(t.world, t.id('m'), 'cannotBeAttacked', null)).toBe(false);
  });
  it('Prove Your Valor pays only whoever survives it', () => {
    const duel = (wounded: boolean): Table => {
      const t = table('tournament', {
        Jana: { destiny: 0, squad: { a: { card: 'Hussar', wounded, gear: { m: 'Prove Your Valor', w: 'Cybernetic Power Arm' } } } },
        Petr: { squad: { d: { card: 'Bauhaus Blitzer', wounded: true } } },
      });
      t.card('m').chosen = t.id('d');
      t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
      return strike(t);
    };
    expect([duel(false).happened('missionCompleted'), duel(true).happened('missionCompleted')]).toEqual([true, false]);
  });
  it('Suicide Mission: 3 more for whoever takes somebody with him', () => {
    const duel = (other: boolean): number => {
      const t = table('tournament', {
        Jana: { squad: { a: { card: 'Hussar', wounded: true, gear: { m: 'Suicide Mission', w: 'Cybernetic Power Arm' } } } },
        Petr: { destiny: 0, squad: { d: { card: 'Bauhaus Blitzer', wounded: other } } },
      });
      t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
      strike(t).rest();
      return t.side(0).victory;
    };
    expect([duel(true), duel(false)]).toEqual([5, 2]);
  });
  it('Shadow Walk makes him count as a Shadow Walker', () => {
    const t = table('tournament', { Jana: { squad: { s: { card: 'Samurai', gear: { k: 'Shadow Walk' } } } }, Petr: {} });
    expect([isKind(t.world, t.id('s'), 'shadow-walker'), isKind(t.world, t.id('s'), 'samurai')]).toEqual([true, true]);
  });
  it('Item Vision shows one hand more for each 4 destiny points', () => {
    const t = table(
      'tournament',
      {
        at: 'window',
        Jana: { destiny: 8, hand: { s: 'Item Vision' }, squad: { m: 'Mystic' } },
        Petr: { hand: { x: 'Doomed' } },
        Eva: { hand: { y: 'Framed!' } },
      },
      { seats: 3, options: { mode: 'everybody' } },
    );
    t.say('0: play s at 1', '0: spend 8', '0: stop', '0: holder 2', '0: stop').rest();
    expect([t.happened('looked', { at: 1 }), t.happened('looked', { at: 2 }), t.side(0).destiny]).toEqual([true, true, 0]);
  });
  it('an ex-corporate mercenary pays for his old corporation’s cards, and has not without the points [DOT 32.31]', () => {
    const t = table('tournament', { Jana: { destiny: 2, hand: { v: 'Violator Sword' }, squad: { e: 'Ex-Bauhaus Freelancer' } }, Petr: {} });
    expect(t.play).toRefuse(t.key('play v on e'), 'DOT 3.32');
  });
  it('a warrior on leave neither seeks cover nor does anything else [DOT 34.2]', () => {
    const t = table('standard', {
      Jana: { squad: { h: { card: 'Hussar', gear: { s: 'Shore Leave' } }, x: 'Dragoon', y: 'Infantry' } },
      Petr: {},
    });
    expect([t.offers('cover h'), t.offers('cover x')]).toEqual([false, true]);
  });
});
