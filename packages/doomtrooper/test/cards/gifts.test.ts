/** The Dark Symmetry where it commands, raises and possesses: what each gift does. */
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import { affiliationOf, isDoomtrooper, isHeretic } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import { table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

describe('gifts', () => {
  it('Animate Dead raises somebody out of any discard pile at half his ratings; killed again he is removed', () => {
    const t = table('tournament', {
      Jana: { cohort: { n: { card: 'Curator', gear: { g: 'Animate Dead' } } } },
      Petr: { discard: { s: 'Sean Gallagher', e: 'Lucky Shot' }, cohort: { r: 'Razide' } },
    });
    t.say('0: use g as 0 at 1').rest();
    expect(t.play.offers.toSorted()).toEqual([t.key('pick s'), 'stop']);
    t.say('0: pick s').rest();
    expect([t.card('s').zone, t.card('s').by, [0, 1, 2, 3].map(r => ratingOf(t.world, t.id('s'), r as 0, null))]).toEqual([
      'cohort',
      0,
      [5, 2, 4, 4],
    ]);
    expect([has(t.world, t.id('s'), 'neverArt', null), has(t.world, t.id('s'), 'neverSymmetry', null)]).toEqual([true, true]);
    expect(t.play.offers.some(key => key.startsWith(t.key('use g')))).toBe(false);
    untilTurn(t, 10);
    t.rest();
    t.card('s').wounded = true;
    t.say('1: attack', '1: attacker r', '1: defender s', '1: fight');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.card('s').zone).toBe('sacrificed');
  });
  it('Control Mind: he must attack in the next turn of his player', () => {
    const t = table('tournament', {
      Jana: { cohort: { n: { card: 'Legionnaire of Semai', gear: { g: 'Control Mind' } } } },
      Petr: { squad: { a: 'Hussar', b: 'Dragoon' } },
    });
    t.say('0: use g as 0 on a', '0: must').rest();
    untilTurn(t, 10);
    t.rest();
    expect(t.play).toRefuse('end', 'DOT 24.2.11');
    t.say('1: attack').rest();
    expect(t.play.offers).toEqual([t.key('attacker a')]);
  });
  it('Control Mind: or he must not', () => {
    const t = table('tournament', {
      Jana: { cohort: { n: { card: 'Legionnaire of Semai', gear: { g: 'Control Mind' } } } },
      Petr: { squad: { a: 'Hussar' } },
    });
    t.say('0: use g as 0 on a', '0: mustNot').rest();
    untilTurn(t, 10);
    t.rest();
    expect([t.play.asked, t.play.offers.includes('attack')]).toEqual([1, false]);
    untilTurn(t, 12);
    t.rest();
    expect(has(t.world, t.id('a'), 'cannotAttack', null)).toBe(false);
  });
  it('Confuse changes the tactic more than once, but not back and forth for nothing', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Confuse' } } } },
      Petr: { hand: { b: 'Powerful Blow' }, squad: { d: 'Max Steiner' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0');
    while (t.world.announced.length) t.play.answer(t.play.asked!, 'pass');
    expect(t.world.fights[0]!.tactic).toBe('shoot');
    if (t.play.asked === 1) t.play.answer(1, 'pass');
    expect([t.play.asked, t.offers('use g as 0')]).toEqual([0, false]);
    t.say('1: play b on d', '0: use g as 0');
    while (t.world.announced.length) t.play.answer(t.play.asked!, 'pass');
    expect(t.world.fights[0]!.tactic).toBe('fight');
  });
  it('Invoke Frenzy heals for 1 Armor', () => {
    const t = table('tournament', {
      Jana: { cohort: { n: { card: 'Centurion', gear: { g: 'Invoke Frenzy' } }, r: { card: 'Razide', wounded: true } } },
      Petr: {},
    });
    t.say('0: use g as 0 on r').rest();
    expect([t.card('r').wounded, ratingOf(t.world, t.id('r'), 2, null)]).toEqual([false, 6]);
  });
  it('Invoke Pain keeps warriors from attacking, 3 destiny points each, before they are named', () => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Hussar', b: 'Dragoon', c: 'Bauhaus Blitzer' } },
      Petr: { destiny: 7, cohort: { h: { card: 'Heretic', gear: { g: 'Invoke Pain' } } } },
    });
    t.say('0: attack', '1: use g as 0 on a', '1: also b');
    t.play.passWhile(p => p.question === 'window.answer');
    expect([t.side(1).destiny, t.play.offers.toSorted()]).toEqual([1, [t.key('attacker c'), 'decline'].toSorted()]);
  });
  it('Possess turns a Doomtrooper it kills into a Heretic in the Kohort of his player', () => {
    const kill = (victim: string) => {
      const t = table('tournament', {
        Jana: { destiny: 0, cohort: { a: { card: 'Callistonian Intruder', gear: { g: 'Possess' } } } },
        Petr: { squad: { d: { card: victim, wounded: true } } },
      });
      t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
      t.play.passWhile(p => p.question === 'window.answer');
      return t;
    };
    const t = kill('Hussar');
    t.say('0: victory 2').rest();
    expect([t.card('d').zone, t.card('d').by, t.card('d').wounded, t.side(0).victory]).toEqual(['cohort', 1, false, 2]);
    expect([isHeretic(t.world, t.id('d')), isDoomtrooper(t.world, t.id('d')), affiliationOf(t.world, t.id('d'))]).toEqual([
      true,
      false,
      64,
    ]);
    expect(kill('Agent Nick Michaels').card('d').zone).toBe('discard');
    expect(kill('Combat Warhead').card('d').zone).toBe('discard');
  });
  it('True Gate brings a warrior of the Kohort for each 10 destiny points', () => {
    const t = table('tournament', {
      Jana: { destiny: 25, cohort: { a: { card: 'Templar', gear: { g: 'True Gate' } }, b: 'Razide', c: 'Child of Ilian' } },
      Petr: { squad: { d: 'Max Steiner' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0', '0: spend 20', '0: join b', '0: join c');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.play.offers.toSorted()).toEqual([t.key('strike a'), t.key('strike b'), t.key('strike c')].toSorted());
    t.say('1: strike c');
    expect(t.happened('struck')).toBe(true);
    const { strikes } = t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number }[] };
    expect([strikes[0]!.rating, t.side(0).destiny]).toEqual([14, 5]);
  });
  it('a fixed price is halved for whoever counts each point double', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 5, cohort: { n: { card: 'Nepharite of Demnogonis', gear: { g: 'Decay' } } } },
      Petr: { squad: { d: { card: 'Hussar', gear: { x: 'Composite Armor' } } } },
    });
    t.say('0: use g as 0 on x').rest();
    expect([t.side(0).destiny, t.card('x').zone]).toEqual([0, 'discard']);
  });
});
