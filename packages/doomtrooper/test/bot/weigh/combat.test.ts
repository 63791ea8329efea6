/** What a bot does in a combat, and whether it comes to one. */
import { type Plain, type Position, Random, seeded } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { mind } from '../../../src/bot/mind.ts';
import { bestTactic, imagined, marginsOf } from '../../../src/bot/odds.ts';
import { game as doomtrooperGame } from '../../../src/index.ts';
import type { World } from '../../../src/rules/state.ts';
import { rig, type Table } from '../../fixture.ts';
import { at, promising, until } from '../promising.ts';

/** A strong airman against a weak sword. */
const strong = 'Airman Trevor Bartholomew';
/** A random option, by its weight. */
function lot(position: Position<World>, random: Random): number {
  const { length } = position.decision!.options;
  if (length === 1) return 0;
  const weights = mind.weigh!(position);
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * random.integer(0x1_0000)) / 0x1_0000;
  for (let i = 0; i < length; i++) if ((left -= weights[i]!) < 0) return i;
  return weights.findIndex(weight => weight > 0);
}

describe('a combat', () => {
  const combat = (jana: Plain, petr: Plain): Table => at({ actions: 1, Jana: jana, Petr: petr });
  it('counts weapons, cover and both strikes', () => {
    const t = combat({ squad: { clan: { card: 'Clansman', gear: { sword: 'Clansman Claymore' } } } }, { squad: { dragoon: 'Dragoon' } });
    const fight = imagined(t.world, { attacker: t.id('clan'), defender: t.id('dragoon'), tactic: 'fight' });
    expect(marginsOf(t.world, fight)).toEqual([-1, -2]);
    rig(t.card('dragoon')).covered = true;
    expect(marginsOf(t.world, fight)[0]).toBe(-4);
    expect(bestTactic(t.world, t.id('clan'), t.id('dragoon'))!.swing).toBeLessThan(0);
  });
  it('takes the wounded one who dies over the healthy one who would only be wounded', () => {
    const t = combat(
      { squad: { air: strong } },
      { squad: { ranger: 'Venusian Ranger', hurt: { card: 'Venusian Ranger', wounded: true } } },
    );
    t.do('0: attack', '0: attacker air');
    expect(promising(t)[0]).toBe('defender hurt');
  });
  it('plays a modifier only when it turns the outcome, and only for its own', () => {
    // 7 against 7 hits already; 7 against 8 does not.
    const sure = combat({ hand: { shot: 'Lucky Shot' }, squad: { air: strong } }, { squad: { dragoon: 'Dragoon' } });
    sure.do('0: attack', '0: attacker air', '0: defender dragoon', '0: shoot');
    expect(promising(until(sure, 'modifiers'))).toEqual(['pass']);
    const short = combat(
      { hand: { shot: 'Lucky Shot' }, squad: { air: strong } },
      { squad: { mortant: { card: 'Etoiles Mortant', wounded: true }, marshal: 'Venusian Marshal' } },
    );
    short.do('0: attack', '0: attacker air', '0: defender mortant', '0: shoot');
    expect(promising(until(short, 'modifiers'))[0]).toBe('play shot on air');
    expect(promising(short)).not.toContain('play shot on mortant');
  });
  it('plays two cards together where one is not enough, and none where both are not', () => {
    const given = (hand: Plain): Table => {
      const t = combat({ hand, squad: { beret: 'Blood Beret' } }, { squad: { marshal: { card: 'Venusian Marshal', wounded: true } } });
      t.do('0: attack', '0: attacker beret', '0: defender marshal', '0: shoot');
      return until(t, 'modifiers');
    };
    expect(promising(given({ one: 'Lucky Shot', two: 'Lucky Shot' }))).toContain('play one on beret');
    expect(promising(given({ one: 'Lucky Shot' }))).toEqual(['pass']);
  });
  it('saves its own from death', () => {
    const t = at({
      active: 'Petr',
      actions: 1,
      Jana: { hand: { escape: 'Narrow Escape!' }, squad: { clan: { card: 'Clansman', wounded: true } } },
      Petr: { squad: { air: strong } },
    });
    t.do('1: attack', '1: attacker air', '1: defender clan', '1: shoot');
    expect(promising(until(t, 'saving'))[0]).toBe('play escape on clan');
  });
  it('takes victory points where they win the game', () => {
    const t = combat(
      { victory: 37, destiny: 0, squad: { air: strong } },
      { squad: { ranger: { card: 'Venusian Ranger', wounded: true } } },
    );
    t.do('0: attack', '0: attacker air', '0: defender ranger', '0: shoot').passWhile();
    expect(promising(t)).toEqual(['victory 4 destiny 0']);
  });
  it('takes victory points whenever the bank is not nearly empty', () => {
    const points = (destiny: number): string[] => {
      const t = combat({ destiny, squad: { air: strong } }, { squad: { ranger: { card: 'Venusian Ranger', wounded: true } } });
      t.do('0: attack', '0: attacker air', '0: defender ranger', '0: shoot').passWhile();
      return promising(t);
    };
    expect(points(8)).toEqual(['victory 4 destiny 0']);
    expect(points(0)).toEqual(['victory 4 destiny 0', 'victory 2 destiny 2', 'victory 0 destiny 4']);
  });
  it('is never judged half way, only where a turn begins', () => {
    const position = doomtrooperGame.start({ profile: 'tournament', turnLimit: 12 }, 2, 'settled');
    const random = new Random(seeded('settled'));
    let settled = 0;
    while (position.decision) {
      if (mind.settled!(position)) {
        settled++;
        expect([position.world.step, position.world.fights.length]).toEqual(['start', 0]);
      }
      doomtrooperGame.advance(position, lot(position, random));
    }
    expect(settled).toBeGreaterThan(8);
  });
});

describe('an attack', () => {
  const given = (more: Plain = {}): Plain => ({
    actions: 1,
    Jana: { squad: { air: strong, clan: 'Clansman' } },
    Petr: { squad: { marshal: 'Venusian Marshal', hussar: { card: 'Hussar', wounded: true } } },
    ...(more as object),
  });
  it('is never made where nothing can come of it beside one that pays, however much noise', () => {
    const t = at(given()).do('0: attack');
    expect(t.offersKey('attacker clan')).toBe(true);
    for (const noise of [0, 0.4, 1.4]) expect(promising(t, noise)).toContain('attacker air');
    t.do('0: attacker clan');
    expect(t.offersKey('defender marshal')).toBe(true);
    expect(promising(t, 1.4)).toEqual(['defender hussar']); // 3 against 8 brings nothing
  });
  it('is made in the way that hits, where the sums say so', () => {
    const t = at({
      actions: 1,
      Jana: { cohort: { razide: 'Razide' } },
      Petr: { squad: { blitzer: { card: 'Etoiles Mortant', wounded: true } } },
    });
    t.do('0: attack', '0: attacker razide', '0: defender blitzer');
    expect(t.offersKey('shoot')).toBe(true);
    expect(promising(t, 0.55)).toEqual(['fight']); // 9 against 6, not 2
  });
});
