/** Who sees what: everything on the table, nothing of a choice that is not revealed yet. */
import { Random, seeded, type Viewer } from '@kolbiste/engine';
import { newTable, playUntil, type Play } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game, type DuelView, type World } from '../../src/index.ts';
import { Duel, JANA, PETR, worldOf } from '../fixture.ts';

const see = (play: Play, viewer: Viewer): DuelView => play.game.see(play.position, viewer).table as unknown as DuelView;
const VIEWERS: readonly Viewer[] = [JANA, PETR, 'spectator'];

describe('on the table', () => {
  it('everything is open to everybody: heroes, wheels, lives, energy, deferred effects', rules('SCW R-71'), () => {
    for (let seed = 0; seed < 10; seed++) {
      const play = newTable(game, { options: { preparation: 'pack' }, seed: `open ${seed}` });
      expect(playUntil(play, ({ question }) => question === 'turn.acted', `choices ${seed}`)).toBe(true);
      playUntil(play, ({ position }) => (position.world as World).weapons.some(({ deferred }) => deferred), `choices ${seed}`, 60);
      const [jana, petr, spectator] = VIEWERS.map(viewer => see(play, viewer));
      expect(petr).toEqual(jana);
      expect(spectator).toEqual(jana);
      const { sides, weapons, round, actions, starter } = worldOf(play);
      expect(jana).toMatchObject({ round, actions, starter });
      expect(jana!.sides.map(({ hero, lives, energy }) => ({ hero, lives, energy }))).toEqual(
        sides.map(({ hero, lives, energy }) => ({ hero, lives, energy })),
      );
      expect(jana!.weapons).toMatchObject(weapons.map(weapon => ({ ...weapon })));
    }
  });

  it('a weapon shows its cost for its owner’s hero', rules('SCW 2.5.1.2'), () => {
    const play = new Duel({
      Jana: { hero: { focus: ['sword'] }, weapons: { a: { type: 'sword', cost: 2 }, b: { type: 'bow', cost: 2 } } },
      Petr: { weapons: { c: { cost: 0 } } },
    });
    expect(see(play, PETR).weapons.map(({ cost }) => cost)).toEqual([2, 3, 0]);
  });

  it('the time of day is shown from round one on', rules('SCW 2.2.1.1'), () => {
    const time = (round: number, at = 'turn') =>
      see(new Duel({ at, round, Jana: { lives: 90, weapons: { a: {} } }, Petr: { lives: 90, weapons: { b: {} } } }), 'spectator').time;
    expect([1, 2, 3, 4, 5].map(round => time(round))).toEqual(['morning', 'noon', 'evening', 'night', 'morning']);
    expect(see(new Duel({ at: 'draw', Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } }), JANA).time).toBeNull();
  });

  it('the rounds until sudden death are counted down', rules('SCW 2.3.3.2'), () => {
    const left = (round: number) =>
      see(new Duel({ at: 'turn', round, Jana: { lives: 90, weapons: { a: {} } }, Petr: { lives: 90, weapons: { b: {} } } }), JANA)
        .suddenDeathIn;
    expect([1, 6, 8, 9, 10].map(left)).toEqual([8, 3, 1, 0, 0]);
  });

  it('options are sent to the asked player alone', rules('SCW R-71'), () => {
    const play = new Duel({ Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } });
    expect(play.game.see(play.position, JANA).decision).not.toBeNull();
    for (const viewer of [PETR, 'spectator'] as const) {
      expect(play.game.see(play.position, viewer).decision).toBeNull();
      expect(play.game.see(play.position, viewer).waiting).toEqual({ seat: JANA, question: 'turn.acted', rule: 'SCW 2.4.2.1' });
    }
  });
});

describe('a pool', () => {
  it('shows its owner how many weapons may be chosen and what each costs the chosen hero', rules('SCW 1.5.1.2', 'SCW 2.5.1.2'), () => {
    const play = newTable(game, { options: { preparation: 'pack' }, seed: 'costs' });
    const printed = see(play, JANA).sides[JANA]!.pool!;
    expect(printed).toMatchObject({ hero: null, most: 5, costs: printed.weapons.map(({ cost }) => cost) });
    const { heroes, weapons, hero, costs } = see(play.answer(JANA, 'hero 1'), JANA).sides[JANA]!.pool!;
    expect(hero).toBe(1);
    expect(costs).toEqual(weapons.map(({ cost, type }) => (heroes[1]!.focus.includes(type) ? cost : cost + 1)));
    expect(costs).not.toEqual(printed.costs);
  });
});

describe('a re-deal', () => {
  const choosing = (): Play =>
    newTable(game, { options: { preparation: 'pack' }, seed: 'secret' }).answers(JANA, 'hero 2', 'weapon 5', 'weapon 1', 'done');
  const dealtFor = (play: Play, viewer: Viewer, seed: string): World => {
    const world = game.module.clone(worldOf(play));
    game.module.redeal(world, viewer, new Random(seeded(seed)));
    return world;
  };

  it('changes the loadout a viewer cannot know, and keeps how many were chosen', rules('SCW R-71', 'SCW R-13'), () => {
    const play = choosing();
    const truth = worldOf(play);
    for (const viewer of [PETR, 'spectator'] as const) {
      const { pool } = dealtFor(play, viewer, 'a').sides[JANA];
      expect(pool!.heroes).not.toEqual(truth.sides[JANA].pool!.heroes);
      expect(pool!.weapons).not.toEqual(truth.sides[JANA].pool!.weapons);
      expect(pool!.chosen).toHaveLength(2);
      expect(pool!.heroes).toHaveLength(3);
    }
    expect(dealtFor(play, JANA, 'a').sides[JANA]).toEqual(truth.sides[JANA]);
    expect(dealtFor(play, JANA, 'a').sides[PETR].pool!.heroes).not.toEqual(truth.sides[PETR].pool!.heroes);
    expect(dealtFor(play, PETR, 'a')).not.toEqual(dealtFor(play, PETR, 'b'));
  });

  it('may give the start draw another weapon, for those who do not know it', rules('SCW R-18', 'SCW R-71'), () => {
    const weapons = { a: {}, b: {}, c: {}, d: {}, e: {} };
    const play = new Duel({ at: 'draw', Jana: { weapons }, Petr: { weapons: { z: {} } } }).answer(JANA, 'spin 3');
    const dealt = Array.from({ length: 40 }, (_, i) => dealtFor(play, PETR, `deal ${i}`).sides[JANA].starting);
    expect(new Set(dealt)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(dealtFor(play, JANA, 'deal').sides[JANA].starting).toBe(3);
  });

  it('changes nothing once all is on the table', rules('SCW R-71'), () => {
    const play = new Duel({ Jana: { weapons: { a: {} } }, Petr: { weapons: { b: { deferred: 'trap 2/2' } } } });
    for (const viewer of VIEWERS) expect(dealtFor(play, viewer, 'deal')).toEqual(worldOf(play));
  });
});

describe('events', () => {
  it('that lift a secret say so, so that nobody takes back what the other has seen', rules('SCW R-71'), () => {
    const revealing = new Set<string>(),
      others = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const play = newTable(game, { options: { preparation: 'pack' }, seed: `reveals ${seed}` });
      playUntil(play, () => false, `reveals ${seed}`);
      for (const event of play.events) (game.module.reveals(event as never) ? revealing : others).add(event.type);
    }
    expect([...revealing].sort()).toEqual(['revealed', 'startSpun']);
    expect(others).toContain('prepared');
  });
});
