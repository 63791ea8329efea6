/** What a bot makes of cards that have no number of their own: by what they say. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, definitionNamed } from '../../../src/cards/registry.ts';
import { stayingWorth } from '../../../src/bot/worth.ts';
import type { Table } from '../../fixture.ts';
import { at, promising, times, until } from '../promising.ts';

describe('a card', () => {
  it('that makes the others stronger is worth more the more of them are there', () => {
    const given = (squad: Plain): Table =>
      at({ Jana: { destiny: 12, hand: { stern: 'Brother Stern', simon: 'Inquisitor Simon' }, squad }, Petr: { squad: { x: 'Hussar' } } });
    const alone = times(given({ a: 'Clansman', b: 'Clansman' }), 'play stern', 'play simon');
    const leading = times(given({ a: 'Sacred Warrior', b: 'Sacred Warrior' }), 'play stern', 'play simon');
    expect(leading).toBeGreaterThan(1.5 * alone);
  });
  it('that weakens an affiliation for a while is played against it, never for it', () => {
    const given = (jana: string, petr: string): Table =>
      until(
        at({ at: 'window', Jana: { hand: { mourning: 'Day of Mourning' }, squad: { a: jana } }, Petr: { squad: { b: petr } } }),
        'free',
      );
    expect(given('Clansman', 'Venusian Marshal').offersKey('play mourning')).toBe(true);
    expect(promising(given('Clansman', 'Venusian Marshal'))).toContain('play mourning');
    expect(given('Venusian Marshal', 'Clansman').offersKey('play mourning')).toBe(true);
    expect(promising(given('Venusian Marshal', 'Clansman'))).not.toContain('play mourning');
  });
  it('on one warrior that is for all of them has its worth, when they have use for it', () => {
    const given = (squad: Plain): Table =>
      at({ Jana: { hand: { codex: 'Codex of Concealed Perception' }, squad }, Petr: { squad: { x: 'Hussar' } } });
    const brothers = given({ a: 'Mortificator', b: 'Sacred Warrior', c: 'Valkyrie' });
    expect(promising(brothers)).toContain('play codex on a');
    expect(times(brothers, 'play codex on a', 'meditate')).toBeGreaterThan(0.5);
  });
  it('that reaches others by who bears it is weighed on whom it would lie', () => {
    const t = at({
      Jana: { hand: { light: 'Bringer of Light' }, squad: { dominic: 'Cardinal Dominic', b: 'Mystic' } },
      Petr: { cohort: { x: 'Razide' } },
    });
    expect(promising(t)).toContain('play light on dominic');
  });
  it('that hurts everybody is played by the side it hurts less', () => {
    const given = (jana: Plain, petr: Plain): Table =>
      until(at({ at: 'window', Jana: { hand: { eat: 'Eat This!' }, squad: jana }, Petr: { squad: petr } }), 'free');
    const [few, many] = [{ a: 'Hussar' }, { x: 'Venusian Marshal', y: 'Sean Gallagher', z: 'Mitch Hunter' }];
    expect(promising(given(few, many))[0]).toBe('play eat');
    expect(given(many, few).offersKey('play eat')).toBe(true);
    expect(promising(given(many, few))).toEqual(['pass']);
  });
  it('that gives an action every turn is worth more than one that keeps two strangers apart', () => {
    const worth = (name: string): number => stayingWorth(DEFINITIONS[definitionNamed(name)]!);
    expect(worth('The Fourth Directorate')).toBeGreaterThan(2 * worth('Attraction'));
    expect(worth('Industrial Complex')).toBeGreaterThan(2 * worth('Attraction'));
  });
  it('no matter who wrote it, has a worth between nothing and a good one', () => {
    for (const definition of DEFINITIONS) {
      if (definition.type === 'warrior') continue;
      expect(stayingWorth(definition)).toBeGreaterThan(0);
      expect(stayingWorth(definition)).toBeLessThanOrEqual(2.5);
    }
  });
});

describe('an answer to a card', () => {
  /** Petr attacks with 4 against this Armor, and plays two more to it. */
  const given = (victim: string): Table => {
    const t = at({
      active: 'Petr',
      actions: 1,
      Jana: { hand: { mis: 'Miscommunication' }, squad: { victim: { card: victim, wounded: true } } },
      Petr: { hand: { shot: 'Lucky Shot' }, squad: { beret: 'Blood Beret' } },
    });
    t.do('1: attack', '1: attacker beret', '1: defender victim', '1: shoot');
    until(t, 'modifiers', 1).do('1: play shot on beret');
    return until(t, 'reaction', 0);
  };
  it('is given where the card decides something', () => {
    expect(promising(given('Dragoon'))[0]).toBe('play mis'); // 4 and 2 against 5
  });
  it('is kept where it does not', () => {
    expect(given('Venusian Marshal').offersKey('play mis')).toBe(true);
    expect(promising(given('Venusian Marshal'))[0]).toBe('pass'); // 4 and 2 against 8
  });
});
