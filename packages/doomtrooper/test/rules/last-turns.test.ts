/** Chapter 1: where the two books end a game differently: level beyond the target, time, empty libraries. */
import { Random, seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game as doomtrooperGame } from '../../src/index.ts';
import { type Profile, rig, table } from '../fixture.ts';

describe('where the two books end a game differently', () => {
  const level = (profile: Profile) => {
    const goal = profile === 'tournament' ? 40 : 25;
    const t = table(profile, {
      Jana: { victory: goal - 4, squad: { a: { card: 'Chemiman', wounded: true }, z: 'Hussar' } },
      Petr: { victory: goal - 4, squad: { b: { card: 'Blood Beret', wounded: true }, y: 'Hussar' } },
    });
    return t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 4', '1: victory 4').passWhile();
  };
  it(
    'plays one more turn each when level beyond the target, until one is ahead (tournament)',
    rules('DOT 1.4t', 'DOT 1.5', 'DOT DR-28'),
    () => {
      const t = level('tournament');
      expect(t.outcome).toBeNull();
      expect(t.happened('lastTurns', { why: 'tie' })).toBe(true);
      for (let i = 0; i < 400 && t.asked !== null; i++) {
        const { offers } = t;
        const key = offers.includes('pass')
          ? 'pass'
          : offers.includes('keep')
            ? 'keep'
            : offers.includes('end')
              ? t.asked === 0 && t.world.turn > 12 && offers.includes('attack')
                ? 'end'
                : 'end'
              : offers[0]!;
        t.answer(t.asked, key);
        if (t.world.turn > 16) break;
      }
      // Nobody scored, so the extra turns were repeated.
      expect(t.events.filter(event => event.type === 'lastTurns').length).toBeGreaterThan(1);
      rig(t.world).sides[0]!.victory++;
      for (let i = 0; i < 400 && t.asked !== null; i++) {
        const { offers } = t;
        t.answer(
          t.asked,
          offers.includes('pass') ? 'pass' : offers.includes('keep') ? 'keep' : offers.includes('end') ? 'end' : offers[0]!,
        );
      }
      expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.5' });
    },
  );
  it('is a draw (standard)', rules('DOT 1.4s'), () => {
    expect(level('standard').outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.4s' });
  });
  it('ends when all libraries are empty (standard)', rules('DOT 1.21s', 'DOT 1.22', 'DOT DR-30'), () => {
    const t = table('standard', {
      at: 'draw',
      Jana: { library: 1, victory: 3, squad: { x: 'Hussar' } },
      Petr: { library: 0, victory: 1, squad: { y: 'Hussar' } },
    });
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.21s' });
    const even = table('standard', {
      at: 'draw',
      Jana: { library: 1, squad: { x: 'Hussar' } },
      Petr: { library: 0, squad: { y: 'Hussar' } },
    });
    expect(even.outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.22' });
  });
  it('goes on with empty libraries (tournament)', rules('DOT 1.21t', 'DOT 1.23t'), () => {
    const t = table('tournament', { at: 'draw', Jana: { library: 1 }, Petr: { library: 0 } }).passWhile();
    expect(t.outcome).toBeNull();
    expect(t.side(0).countdown).toBe(0);
  });
  it('starts the countdown only with an empty library (tournament)', rules('DOT 1.16t'), () => {
    const t = table('tournament', { at: 'start', Jana: { library: 5 }, Petr: {} }).passWhile();
    expect(t.side(0).countdown).toBe(0);
  });
  it(
    'starts the countdown whatever the library holds, and at once when it runs out in the draw step (standard)',
    rules('DOT 1.16s', 'DOT 1.23s', 'DOT DR-30'),
    () => {
      expect(
        table('standard', { at: 'start', Jana: { library: 9, hand: { x: 'Doomed' } }, Petr: { squad: { y: 'Hussar' } } })
          .passWhile()
          .side(0).countdown,
      ).toBe(3);
      expect(
        table('standard', { at: 'draw', Jana: { library: 1, hand: { x: 'Doomed' } }, Petr: { squad: { y: 'Hussar' } } })
          .passWhile()
          .side(0).countdown,
      ).toBe(3);
    },
  );
  it(
    'gives everybody a last turn when time is up, then the higher total wins (tournament)',
    rules('DOT 1.6t', 'DOT 1.7', 'DOT 1.8', 'DOT DR-30'),
    () => {
      const t = table(
        'tournament',
        { at: 'end', turn: 9, Jana: { victory: 3, squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
        { options: { turnLimit: 9 } },
      );
      for (let i = 0; i < 300 && t.asked !== null; i++)
        t.answer(
          t.asked,
          t.offers.includes('pass') ? 'pass' : t.offers.includes('keep') ? 'keep' : t.offers.includes('end') ? 'end' : t.offers[0]!,
        );
      expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.8' });
      expect(t.world.turn).toBe(11);
    },
  );
  it('settles the debts of two debtors when time is up (tournament)', rules('DOT 1.10', 'DOT 1.11', 'DOT 1.12', 'DOT 1.14'), () => {
    const settle = (jana: object, petr: object) => {
      const t = table('tournament', { at: 'end', turn: 9, lastTurns: 1, Jana: jana, Petr: petr } as never).passWhile();
      return t;
    };
    const t = settle(
      { debt: 6, destiny: 4, victory: 9, squad: { x: 'Hussar' } },
      { debt: 5, destiny: 5, victory: 6, squad: { y: 'Hussar' } },
    );
    expect([t.side(0).victory, t.side(1).victory]).toEqual([7, 6]);
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.12' });
    const level2 = settle(
      { debt: 9, destiny: 0, victory: 2, squad: { x: 'Hussar' } },
      { debt: 9, destiny: 0, victory: 1, squad: { y: 'Hussar' } },
    );
    expect(level2.outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.14' });
  });
  it('is won by the one who owes nothing when time is up, whatever the debtor has (tournament)', rules('DOT 1.8', 'DOT 1.9'), () => {
    const t = table('tournament', {
      at: 'end',
      turn: 9,
      lastTurns: 1,
      Jana: { debt: 2, victory: 20, squad: { x: 'Hussar' } },
      Petr: { victory: 15, squad: { y: 'Hussar' } },
    }).passWhile();
    expect(t.outcome).toMatchObject({ places: [2, 1], rule: 'DOT 1.8' });
  });
  it('is not won by a debtor when the libraries are empty (standard)', rules('DOT 1.9', 'DOT 1.21s'), () => {
    const out = (petr: number) =>
      table('standard', {
        at: 'draw',
        Jana: { library: 1, victory: 9, debt: 2, squad: { x: 'Hussar' } },
        Petr: { library: 0, victory: 1, debt: petr, squad: { y: 'Hussar' } },
      }).outcome;
    expect(out(0)).toMatchObject({ places: [2, 1], rule: 'DOT 1.21s' });
    expect(out(2)).toMatchObject({ places: [1, 1], rule: 'DOT 1.9' });
  });
  it('draws when time is up and nobody gets ahead for as long again (tournament)', rules('DOT 1.5', 'DOT DR-102'), () => {
    const level = (turn: number) =>
      table(
        'tournament',
        { at: 'end', turn, lastTurns: 1, Jana: { squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
        { options: { turnLimit: 9 } },
      ).passWhile();
    expect(level(11).outcome).toBe(null);
    expect(level(18).outcome).toMatchObject({ places: [1, 1], rule: 'DOT DR-102' });
  });
  it(
    'has a time limit unless the table says otherwise, so that players who never attack come to an end (tournament)',
    rules('DOT 1.6t'),
    () => {
      const position = doomtrooperGame.start({}, 2, 's4');
      const random = new Random(seeded('s4'));
      while (position.decision) doomtrooperGame.advance(position, random.integer(position.decision.options.length));
      expect(position.world.turn).toBeLessThanOrEqual(240);
      expect(doomtrooperGame.start({ turnLimit: 0 }, 2, 's4').world.house.turnLimit).toBe(0);
    },
  );
  it('knows no time limit (standard)', rules('DOT 1.6s', 'DOT 1.7'), () => {
    const t = table(
      'standard',
      { at: 'end', turn: 9, Jana: { squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
      { options: { turnLimit: 9 } },
    ).passWhile();
    expect(t.happened('lastTurns')).toBe(false);
  });
});
