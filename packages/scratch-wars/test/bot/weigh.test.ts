/** What looks promising to bots at a glance. */
import { keyOf, type Plain, type Position } from '@kolbiste/engine';
import { newTable, type Play } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { WEAPON_TYPES } from '../../src/cards/vocabulary.ts';
import { game, type World } from '../../src/index.ts';
import { replacePool } from '../../src/rules/atoms.ts';
import { Duel, JANA, PETR, worldOf } from '../fixture.ts';

/** The weights of the current options, by key. */
function weights(play: Play): { readonly [key: string]: number } {
  const { mind } = game.module;
  const position = play.position as Position<World>;
  const found = mind.weigh!(position);
  return Object.fromEntries(position.decision!.options.map((option, i) => [keyOf(option), found[i]!]));
}

const spinning = (wheel: string, petr: object = {}, jana: object = {}): Play =>
  new Duel(
    { Jana: { weapons: { a: { cost: 0, wheel } }, ...jana }, Petr: { weapons: { b: { durability: 3 } }, ...petr } },
    { random: [1] },
  ).answer(JANA, 'spin 0');

const atEnd = (jana: object, petr: object): Play => new Duel({ at: 'endOfTurn', round: 1, Jana: jana, Petr: petr } as never);

describe('what looks promising', () => {
  it('is never to leave what a green wheel gives', () => {
    expect(weights(spinning('green heal 2', {}, { lives: 5 }))).toMatchObject({ use: 1, ignore: 0 });
    expect(weights(spinning('orange heal 2', {}, { lives: 5 }))['ignore']).toBeGreaterThan(0);
  });

  it('is the hit that ends the Duel, before all others', () => {
    const aims = weights(spinning('red universalAttack 3', { lives: 3 }));
    expect(aims['hero']).toBeGreaterThan(10 * aims['weapon 1']!);
  });

  it('is the hit that ends the Duel with the permanent attack to come, or through all shields', () => {
    const aims = (petr: object, jana: object = {}) => weights(spinning('red universalAttack 3', petr, jana));
    const permanent = { weapons: { a: { cost: 0, wheel: 'red universalAttack 3' }, c: { deferred: 'permanentAttack 2/2' } } };
    expect(aims({ lives: 5 }, permanent)).toMatchObject({ hero: 1, 'weapon 2': 0 });
    expect(aims({ lives: 6 }, permanent)['weapon 2']).toBeGreaterThan(0);
    const shield = { b: { durability: 3 }, d: { deferred: 'shield 1/3' } };
    expect(aims({ lives: 2, weapons: shield })).toMatchObject({ hero: 1, 'weapon 1': 0 });
    expect(aims({ lives: 3, weapons: shield })['weapon 1']).toBeGreaterThan(0);
  });

  it('is a target that falls, never one that stands', () => {
    const aims = weights(spinning('red weaponAttack 2', { weapons: { b: { durability: 2 }, c: { durability: 5 } } }));
    expect(aims['weapon 1']).toBeGreaterThan(0);
    expect(aims['weapon 2']).toBe(0);
    const none = weights(spinning('red weaponAttack 1', { weapons: { b: { durability: 2 }, c: { durability: 5 } } }));
    expect(none['weapon 1']).toBeGreaterThan(0);
  });

  it('is to spin while a spin can be paid, except to avoid a trap that would be fatal', () => {
    const asked = (energy: number, petr: object = {}, lives = 20) =>
      weights(
        new Duel({
          Jana: {
            lives,
            energy,
            weapons: { a: { cost: 2, wheel: 'green heroAttack 1' }, c: { state: 'broken', cost: 1 } },
          },
          Petr: { weapons: { b: {}, ...petr } },
        }),
      );
    expect(asked(2)['end']).toBe(0);
    expect(asked(1)['end']).toBeGreaterThan(0);
    const traps = { d: { deferred: 'trap 3/7' }, e: { deferred: 'trap 1/7' } };
    expect(asked(2, traps, 7)['end']).toBe(0);
    expect(asked(2, traps, 6)['end']).toBeGreaterThan(0);
  });

  it('is the greener wheel before the redder one while both can be paid', () => {
    const first = weights(
      new Duel({
        Jana: { energy: 4, weapons: { a: { cost: 1, wheel: 'green heroAttack 2' }, c: { cost: 1, wheel: 'red heroAttack 2' } } },
        Petr: { weapons: { b: {} } },
      }),
    );
    expect(first['spin 0']).toBeGreaterThan(1.5 * first['spin 1']!);
  });

  it('is not to end a turn for an effect that does nothing', () => {
    const standing = { weapons: { b: { durability: 3 } } };
    for (const [wheel, petr, jana] of [
      ['orange heroAttack 0', {}, {}],
      ['orange weaponAttack 2', standing, {}],
      ['orange energy 2', {}, { energy: 12 }],
    ] as const)
      expect(weights(spinning(wheel, petr, jana)), wheel).toEqual({ use: 0, ignore: 1 });
    expect(weights(spinning('orange weaponAttack 3', standing))['use']).toBeGreaterThan(0);
  });

  it('is to take an orange effect where nothing can follow it', () => {
    const spent = (energy: number) =>
      weights(
        new Duel(
          { Jana: { energy, weapons: { a: { cost: 1, wheel: 'orange energy 2' } } }, Petr: { weapons: { b: {} } } },
          { random: [1] },
        ).answer(JANA, 'spin 0'),
      );
    expect(spent(1)).toEqual({ use: 1, ignore: 0 });
    expect(spent(2)['ignore']).toBeGreaterThan(0);
  });

  it('is not to spring a trap blindly, and never with the last life', () => {
    const trap = { weapons: { b: { deferred: 'trap 3/7' } } };
    const shown = weights(spinning('green heal 2', trap, { lives: 5 }));
    expect(shown['ignore']).toBeGreaterThan(shown['use']!);
    expect(shown['use']).toBeGreaterThan(0);
    expect(weights(spinning('green heal 2', trap, { lives: 2 }))).toEqual({ use: 0, ignore: 1 });
    expect(weights(spinning('green heal 4', trap, { lives: 5 }))).toEqual({ use: 1, ignore: 0 });
  });

  it('is not to die of the price of a Canbaland attack', () => {
    const prey = { weapons: { b: { deferred: 'permanentAttack 5/9' } } };
    expect(weights(spinning('green canbalandAttack -2', prey, { lives: 3 }))['use']).toBeGreaterThan(0);
    expect(weights(spinning('green canbalandAttack -2', prey, { lives: 2 }))['use']).toBe(0);
  });

  it('is a shield when the hit would be fatal', () => {
    const asked = (lives: number) => weights(spinning('red heroAttack 4', { lives, weapons: { b: { deferred: 'shield 2/2' } } }));
    expect(asked(4)).toEqual({ 'shield 1': 2, enough: 0 });
    expect(asked(20)['enough']).toBeGreaterThan(0.5);
  });

  it('is a shield that is used up whole, rather than a strong one for a weak attack', () => {
    const asked = (shield: string) => weights(spinning('red heroAttack 2', { lives: 20, weapons: { b: { deferred: shield } } }));
    expect(asked('shield 2/2')['shield 1']).toBeGreaterThan(asked('shield 2/2')['enough']!);
    expect(asked('shield 4/2')['shield 1']).toBeLessThan(asked('shield 4/2')['enough']!);
  });

  it('is a shield against a hit that sudden death would make fatal', () => {
    const asked = (round: number, starter: string) =>
      weights(
        new Duel(
          {
            round,
            starter,
            Jana: { weapons: { a: { cost: 0, wheel: 'red heroAttack 4' } } },
            Petr: { lives: 9, weapons: { b: { deferred: 'shield 2/2' } } },
          },
          { random: [1] },
        ).answer(JANA, 'spin 0'),
      );
    expect(asked(8, 'Petr')['enough']).toBe(0);
    expect(asked(7, 'Petr')['enough']).toBeGreaterThan(0);
    expect(asked(8, 'Jana')['enough']).toBeGreaterThan(0);
  });

  it('is no more shields than the attack needs, none for what cannot be saved, and the one that is lost anyway', () => {
    const petr = { lives: 20, weapons: { b: { deferred: 'shield 3/2' }, c: { deferred: 'shield 2/2' } } };
    const enough = spinning('red heroAttack 3', petr).answer(PETR, 'shield 1');
    expect(weights(enough)).toEqual({ enough: 1, 'shield 2': 0 });
    const armed = { weapons: { b: { durability: 1 }, c: { deferred: 'shield 2/2' } } };
    expect(weights(spinning('red weaponAttack 5', armed).answer(JANA, 'weapon 1'))).toEqual({ enough: 1, 'shield 2': 0 });
    expect(weights(spinning('red weaponAttack 5', armed).answer(JANA, 'effect 2'))).toEqual({ enough: 0, 'shield 2': 1 });
  });

  it('is not to give up an effect that was paid for', () => {
    const play = new Duel({
      Jana: {
        energy: 3,
        weapons: { a: { cost: 0, wheel: 'green heal 1' }, c: { deferred: 'permanentAttack 3/2', wheel: 'green heal 1' } },
      },
      Petr: { weapons: { b: {} } },
    });
    expect(weights(play)['cancel 1']).toBe(0);
    const weak = (energy: number, a: Plain = { state: 'broken' }) =>
      weights(
        new Duel({
          Jana: { energy, weapons: { a, c: { cost: 2, deferred: 'trap 1/7', wheel: 'green heroAttack 3' } } },
          Petr: { weapons: { b: {} } },
        }),
      );
    expect(weak(2)['cancel 1']).toBeGreaterThan(0);
    expect(weak(1)['cancel 1']).toBe(0); // it could not be spun again
    expect(weak(2, { cost: 0, wheel: 'green heal 1' })['cancel 1']).toBe(0); // another can be spun
  });

  it('is not to give up a combo that can be fired', () => {
    const asked = (hero: Plain, a: Plain = { state: 'broken' }) =>
      weights(
        new Duel({
          Jana: { hero, energy: 2, weapons: { a, c: { cost: 0, deferred: 'combo 1/2', wheel: 'green heroAttack 3' } } },
          Petr: { weapons: { b: {} } },
        }),
      )['cancel 1'];
    expect(asked({})).toBeGreaterThan(0);
    expect(asked({}, { deferred: 'combo 1/2' })).toBe(0);
    expect(asked({ morning: 'comboDetonator 1' })).toBe(0);
  });

  it('is no weapon for a big combo, unless a good part of it is gained', () => {
    const aims = (sum: number) =>
      weights(
        atEnd(
          { weapons: { a: { deferred: `combo ${sum}/2` }, c: { deferred: 'combo 1/2' } } },
          { lives: 20, weapons: { b: { durability: 1, wheel: 'green heal 1' }, d: { deferred: 'permanentAttack 5/1' } } },
        ).answer(JANA, 'fire'),
      );
    expect(aims(3)['weapon 2']).toBeGreaterThan(0);
    expect(aims(4)['weapon 2']).toBe(0);
    expect(aims(4)['effect 3']).toBeGreaterThan(0);
    expect(aims(4)['hero']).toBeGreaterThan(0);
  });

  it('is not to end the turn before a fatal sudden death, except with an effect that averts it', rules('SCW 2.3.3.2'), () => {
    const asked = (
      wheel: string,
      {
        round = 8,
        lives = 5,
        theirs = 9,
        weapons = {},
        cost = 0,
      }: { round?: number; lives?: number; theirs?: number; weapons?: object; cost?: number } = {},
    ) =>
      weights(
        new Duel(
          {
            round,
            Jana: { lives, energy: 1, weapons: { a: { cost, wheel }, ...weapons } },
            Petr: { lives: theirs, weapons: { b: { durability: 1 } } },
          },
          { random: [1] },
        ).answer(JANA, 'spin 0'),
      );
    for (const wheel of ['orange energy 3', 'orange weaponAttack 3', 'orange heroAttack 3', 'orange combo 3/2', 'orange shield 3/2'])
      expect(asked(wheel), wheel).toEqual({ use: 0, ignore: 1 });
    for (const wheel of ['orange heal 1', 'orange heroAttack 4', 'orange permanentAttack 4/2'])
      expect(asked(wheel)['use'], wheel).toBeGreaterThan(0);
    expect(asked('orange combo 3/2', { weapons: { c: { deferred: 'combo 1/2' } } })['use']).toBeGreaterThan(0);
    expect(asked('orange heroAttack 3', { weapons: { c: { deferred: 'permanentAttack 1/2' } } })['use']).toBeGreaterThan(0);
    expect(asked('orange heal 1', { lives: 4 })).toEqual({ use: 0, ignore: 1 });
    for (const otherwise of [{ round: 7 }, { lives: 6 }, { cost: 1 }])
      // too early, alive, nothing can follow
      expect(asked('orange energy 3', otherwise)['use'], JSON.stringify(otherwise)).toBeGreaterThan(0);
    expect(asked('green energy 3')['use']).toBe(1);
  });

  it('is not to pay the lives that sudden death takes, to a Canbaland attack or a trap', rules('SCW 2.3.3.2'), () => {
    const asked = (wheel: string, deferred: string, round: number, lives: number) =>
      weights(
        new Duel(
          { round, Jana: { lives, weapons: { a: { cost: 0, wheel } } }, Petr: { weapons: { b: { deferred } } } },
          { random: [1] },
        ).answer(JANA, 'spin 0'),
      )['use'];
    for (const [wheel, deferred] of [
      ['green canbalandAttack -2', 'permanentAttack 5/9'],
      ['green heal 2', 'trap 3/7'],
    ] as const) {
      expect(asked(wheel, deferred, 8, 7), wheel).toBe(0);
      expect(asked(wheel, deferred, 8, 8), wheel).toBeGreaterThan(0);
      expect(asked(wheel, deferred, 7, 7), wheel).toBeGreaterThan(0);
      expect(asked(wheel, deferred, 8, 5), wheel).toBeGreaterThan(0); // they are lost anyway
    }
  });

  it('is to break or to mend with the mechanic, which is free, and to skip where it achieves nothing', () => {
    const asked = (durability: number) =>
      weights(atEnd({ hero: { morning: 'mechanic 2' }, weapons: { a: {} } }, { weapons: { b: { durability }, c: { durability: 3 } } }));
    expect(asked(2)).toMatchObject({ skip: 0, 'weapon 2': 0 });
    expect(asked(2)['weapon 1']).toBeGreaterThan(0);
    expect(asked(3)).toEqual({ skip: 1, 'weapon 1': 0, 'weapon 2': 0 });
  });

  it('is to fire combos, unless the next time of day strengthens them or the detonator spoils them', () => {
    const asked = (hero: object, sum = 3) =>
      weights(atEnd({ hero, weapons: { a: { deferred: `combo ${sum}/2` }, c: { deferred: 'combo 1/2' } } }, { weapons: { b: {} } }));
    expect(asked({})).toEqual({ fire: 1, keep: 0 });
    expect(asked({ noon: 'combo 3' })['keep']).toBeGreaterThan(0);
    const spoiled = asked({ morning: 'comboDetonator -1' }, 1);
    expect(spoiled['keep']).toBeGreaterThan(spoiled['fire']!);
  });

  it('is the night attack, whose energy is worth less', () => {
    const night = { at: 'endOfTurn', round: 4 } as const;
    const play = new Duel({
      ...night,
      Jana: { energy: 3, hero: { night: 'nightAttack 2' }, weapons: { a: {} } },
      Petr: { weapons: { b: {} } },
    });
    expect(weights(play)).toEqual({ use: 1, skip: 0 });
  });

  it('is no battle trick that costs the last lives', () => {
    const asked = (lives: number) =>
      weights(spinning('red heal 1', {}, { lives, hero: { morning: 'battleTrick -2' }, weapons: { a: { cost: 0, wheel: 'red heal 1' } } }));
    expect(asked(3)['trick 0']).toBeGreaterThan(0);
    expect(asked(2)['trick 0']).toBe(0);
  });

  it('is a bonus that adds something', () => {
    const asked = (energy: number) =>
      weights(spinning('red energy 2', {}, { energy, hero: { morning: 'energy 2' }, weapons: { a: { cost: 0, wheel: 'red energy 2' } } }));
    expect(asked(5)).toEqual({ 'bonus 0 energy 2': 1, none: 0 });
    expect(asked(10)).toEqual({ 'bonus 0 energy 2': 0, none: 1 });
  });

  it('is a hero without a surcharge for the weapons', () => {
    const play = newTable(game, { options: { preparation: 'pack' } });
    const pool = worldOf(play).sides[JANA].pool!,
      [hero] = pool.heroes;
    replacePool(worldOf(play), JANA, {
      ...pool,
      heroes: [
        { ...hero!, focus: [] },
        { ...hero!, focus: WEAPON_TYPES },
        { ...hero!, focus: [] },
      ],
    });
    expect(weights(play)).toEqual({ 'hero 0': 0, 'hero 1': 1, 'hero 2': 0 });
  });

  it('is as many weapons as allowed, those that fit the hero first', () => {
    const play = newTable(game, { options: { preparation: 'pack' } });
    const only = (): string => {
      const found = Object.entries(weights(play)).filter(([, weight]) => weight > 0);
      expect(found).toHaveLength(1);
      return found[0]![0];
    };
    while (play.question.startsWith('loadout')) play.answer(play.position.decision!.seat, only());
    expect(worldOf(play).weapons).toHaveLength(10);
    expect(only()).toBe('best');
  });
});
