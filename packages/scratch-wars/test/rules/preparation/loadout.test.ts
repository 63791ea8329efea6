/** Chapter 1.5: a hero and weapons chosen in secret. */
import { InputError } from '@kolbiste/engine';
import { newTable, type Play } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game, starterSets } from '../../../src/index.ts';
import { codes, collection, heroes, weapons } from '../../brought-cards.ts';
import { JANA, PETR, viewOf, worldOf } from '../../fixture.ts';

const eventsOf = (play: Play, type: string) => play.events.filter(event => event.type === type);

describe('a Duel', () => {
  it('is played by exactly two', rules('SCW 1.3.1.2', 'SCW R-75'), () => {
    for (const seats of [1, 3, 4]) expect(() => game.start({}, seats, 'seed')).toThrow(InputError);
  });

  it('knows one mode only, the full Duel', rules('SCW R-75'), () => {
    expect(() => game.start({ level: 1 }, 2, 'seed')).toThrow(/there is no option "level"/);
    expect(() => game.start({ mode: 'komando' }, 2, 'seed')).toThrow(/there is no option "mode"/);
    expect(game.module.options.fields.map(({ name }) => name)).toEqual([
      'preparation',
      'pools',
      'printedValues',
      'pool',
      'cancelling',
      'roundCap',
    ]);
  });

  it('is fought by one hero with one to five weapons on each side', rules('SCW 1.3.1.2', 'SCW 1.5.1.2'), () => {
    for (let seed = 0; seed < 20; seed++) {
      const { sides, weapons: laid } = worldOf(newTable(game, { seed: `starter ${seed}` }));
      for (const [seat, side] of sides.entries()) {
        expect(starterSets.map(({ hero }) => hero)).toContainEqual(side.hero);
        expect(laid.filter(({ owner }) => owner === seat)).toHaveLength(5);
      }
      expect(sides[0].hero).not.toEqual(sides[1].hero);
    }
  });
});

describe('choosing in secret', () => {
  const start = (): Play => newTable(game, { options: collection(codes(0, 2, 0, 7), codes(2, 4, 7, 14)) });

  it('is a hero, then one to five weapons, each card once', rules('SCW 1.5.1.1', 'SCW 1.5.1.2', 'SCW R-14'), () => {
    const play = start();
    expect(play).toAsk(JANA, 'loadout.weapons');
    expect(play.position.decision!.rule).toBe('SCW 1.5.1.1');
    play.answer(JANA, 'hero 1');
    expect(play).toAsk(JANA, 'loadout.pick');
    expect(play.position.decision!.rule).toBe('SCW 1.5.1.2');
    expect(play).toRefuse('done', 'SCW 1.5.1.2');
    play.answer(JANA, 'weapon 4');
    expect(play).toRefuse('weapon 4', 'SCW R-14');
    expect(play).toOfferAtLeast(['done', 'weapon 0']);
    play.answers(JANA, 'weapon 0', 'weapon 1', 'weapon 2', 'weapon 3'); // the fifth is the last
    expect(play).toAsk(PETR, 'loadout.weapons');
    play.answers(PETR, 'hero 0', 'weapon 6', 'done');
    const world = worldOf(play);
    expect(world.sides.map(({ hero }) => hero)).toEqual([heroes[1], heroes[2]]);
    expect(world.weapons.map(({ owner, card }) => [owner, card.name])).toEqual([
      ...[4, 0, 1, 2, 3].map(i => [JANA, weapons[i]!.name]),
      [PETR, weapons[13]!.name],
    ]);
  });

  it(
    'is committed and revealed together: nobody sees the other’s hero before choosing weapons',
    rules('SCW 1.5.1.1', 'SCW 1.5.1.2', 'SCW R-13', 'SCW R-71'),
    () => {
      const play = start().answers(JANA, 'hero 1', 'weapon 4', 'done');
      expect(eventsOf(play, 'revealed')).toEqual([]);
      expect(eventsOf(play, 'prepared')).toEqual([{ type: 'prepared', seat: JANA, rule: 'SCW 1.5.1.2' }]);
      expect(viewOf(play, PETR).sides[JANA]).toMatchObject({ hero: null, pool: null });
      expect(viewOf(play, 'spectator').sides.map(({ hero, pool }) => [hero, pool])).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(viewOf(play, JANA).sides[JANA]!.pool).toMatchObject({ hero: 1, chosen: [4] });
      expect(viewOf(play, JANA).sides[PETR]!.pool).toBeNull();
      expect(viewOf(play, PETR).weapons).toEqual([]);
      play.answers(PETR, 'hero 0', 'weapon 0', 'done');
      expect(eventsOf(play, 'prepared')).toMatchObject([{ seat: JANA }, { seat: PETR }]);
      expect(eventsOf(play, 'revealed').map(event => [(event as unknown as { seat: number }).seat, event.rule])).toEqual([
        [JANA, 'SCW 1.5.1.1'],
        [PETR, 'SCW 1.5.1.1'],
      ]);
      expect(viewOf(play, PETR).sides[JANA]!.hero).toEqual(heroes[1]);
      expect(viewOf(play, PETR).weapons.map(({ card }) => card)).toEqual([weapons[4], weapons[7]]);
    },
  );

  it('lays out printed lives and the energy of the morning', rules('SCW 1.5.1.3', 'SCW 1.5.1.4', 'SCW 2.7.1.1'), () => {
    const play = start().answers(JANA, 'hero 1', 'weapon 4', 'done').answers(PETR, 'hero 1', 'weapon 0', 'done');
    expect(worldOf(play).sides.map(({ lives, energy }) => [lives, energy])).toEqual([
      [heroes[1]!.lives, heroes[1]!.energy[0]],
      [heroes[3]!.lives, heroes[3]!.energy[0]],
    ]);
    expect(worldOf(play).weapons).toMatchObject([
      { owner: JANA, card: weapons[4]!, state: 'prepared', deferred: null },
      { owner: PETR, card: weapons[7]!, state: 'prepared', deferred: null },
    ]);
    expect(worldOf(play).sides.map(({ pool }) => pool)).toEqual([null, null]); // what was not chosen stays out of the Duel
    expect(eventsOf(play, 'revealed')).toMatchObject([
      { seat: JANA, hero: heroes[1]!, weapons: [weapons[4]!] },
      { seat: PETR, hero: heroes[3]!, weapons: [weapons[7]!] },
    ]);
  });

  it(
    'leaves the number of weapons free even with one hero and few of them, and asks nothing where nothing can be chosen',
    rules('SCW 1.5.1.1', 'SCW 1.5.1.2'),
    () => {
      const play = newTable(game, { options: collection(codes(0, 1, 0, 3), codes(1, 2, 3, 4)) });
      expect(play).toAsk(JANA, 'loadout.pick');
      play.answers(JANA, 'weapon 2', 'done');
      expect(play).toAsk(JANA, 'duel.otherWeapon'); // Petr had no choice
      expect(worldOf(play).weapons).toHaveLength(2);
    },
  );

  it('deals three heroes and eight weapons each from opened packs', rules('SCW 1.5.1.2'), () => {
    const play = newTable(game, { options: { preparation: 'pack' } });
    expect(worldOf(play).sides.map(({ pool }) => [pool!.heroes.length, pool!.weapons.length])).toEqual([
      [3, 8],
      [3, 8],
    ]);
    expect(play).toOffer(['hero 0', 'hero 1', 'hero 2']);
  });
});
