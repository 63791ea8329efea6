/** Chapters 1.3, 1.5 and 2.1: who plays with what, and who begins. */
import { InputError, keyOf } from '@kolbiste/engine';
import { newTable, type Play } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  encodeCard,
  heroKinds,
  makeHero,
  makeWeapon,
  scratchWarsGame,
  seededRandom,
  starterSets,
  weaponKinds,
  type DuelView,
} from '../src/index.ts';
import { all, duelFrom, JANA, livesOf, PETR, worldOf } from './duel-from.ts';

const random = seededRandom(1);
const heroes = heroKinds.slice(0, 4).map(kind => makeHero(kind, random));
const weapons = weaponKinds.slice(0, 14).map(kind => makeWeapon(kind, random));
const codes = (fromHero: number, toHero: number, fromWeapon: number, toWeapon: number): string[] =>
  [...heroes.slice(fromHero, toHero), ...weapons.slice(fromWeapon, toWeapon)].map(encodeCard);
const collection = (first: readonly string[], second: readonly string[]) => ({ preparation: 'collection', pools: [first, second] });
const viewOf = (play: Play, viewer: 0 | 1 | 'spectator'): DuelView => play.game.see(play.position, viewer).table as unknown as DuelView;

describe('a Duel', () => {
  it('is played by exactly two [SCW 1.3.1.2] [SCW R-75]', () => {
    for (const seats of [1, 3, 4]) expect(() => scratchWarsGame.start({}, seats, 'seed')).toThrow(InputError);
  });

  it('knows one mode only, the full Duel [SCW R-75]', () => {
    expect(() => scratchWarsGame.start({ level: 1 }, 2, 'seed')).toThrow(/there is no option "level"/);
    expect(() => scratchWarsGame.start({ mode: 'komando' }, 2, 'seed')).toThrow(/there is no option "mode"/);
    expect(scratchWarsGame.module.options.fields.map(({ name }) => name)).toEqual(['preparation', 'pools', 'cancelling', 'roundCap']);
  });

  it('is fought by one hero with one to five weapons on each side [SCW 1.3.1.2] [SCW 1.5.1.2]', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { sides, weapons: laid } = worldOf(newTable(scratchWarsGame, { seed: `starter ${seed}` }));
      for (const [seat, side] of sides.entries()) {
        expect(starterSets.map(({ hero }) => hero)).toContainEqual(side.hero);
        expect(laid.filter(({ owner }) => owner === seat)).toHaveLength(5);
      }
      expect(sides[0].hero).not.toEqual(sides[1].hero);
    }
  });
});

describe('choosing in secret', () => {
  const start = (): Play => newTable(scratchWarsGame, { options: collection(codes(0, 2, 0, 7), codes(2, 4, 7, 14)) });

  it('is a hero, then one to five weapons, each card once [SCW 1.5.1.1] [SCW 1.5.1.2] [SCW R-14]', () => {
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

  it('is committed and revealed together: nobody sees the other’s hero before choosing his weapons [SCW 1.5.1.1] [SCW R-13] [SCW R-71]', () => {
    const play = start().answers(JANA, 'hero 1', 'weapon 4', 'done');
    expect(all(play, 'revealed')).toEqual([]);
    expect(all(play, 'prepared')).toEqual([{ type: 'prepared', seat: JANA, rule: 'SCW 1.5.1.2' }]);
    expect(viewOf(play, PETR).sides[JANA]).toMatchObject({ hero: null, pool: null });
    expect(viewOf(play, 'spectator').sides.map(({ hero, pool }) => [hero, pool])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(viewOf(play, JANA).sides[JANA]!.pool).toMatchObject({ hero: 1, chosen: [4] });
    expect(viewOf(play, JANA).sides[PETR]!.pool).toBeNull();
    expect(viewOf(play, PETR).weapons).toEqual([]);
    play.answers(PETR, 'hero 0', 'weapon 0', 'done');
    expect(all(play, 'revealed').map(event => [(event as unknown as { seat: number }).seat, event.rule])).toEqual([
      [JANA, 'SCW 1.5.1.1'],
      [PETR, 'SCW 1.5.1.1'],
    ]);
    expect(viewOf(play, PETR).sides[JANA]!.hero).toEqual(heroes[1]);
    expect(viewOf(play, PETR).weapons.map(({ card }) => card)).toEqual([weapons[4], weapons[7]]);
  });

  it('lays out printed lives and the energy of the morning [SCW 1.5.1.3] [SCW 1.5.1.4] [SCW 2.7.1.1]', () => {
    const play = start().answers(JANA, 'hero 1', 'weapon 4', 'done').answers(PETR, 'hero 1', 'weapon 0', 'done');
    expect(worldOf(play).sides.map(({ lives, energy }) => [lives, energy])).toEqual([
      [heroes[1]!.lives, heroes[1]!.energy[0]],
      [heroes[3]!.lives, heroes[3]!.energy[0]],
    ]);
    expect(worldOf(play).weapons.every(({ state, deferred }) => state === 'prepared' && deferred === null)).toBe(true);
  });

  it('leaves the number of weapons free even with one hero and few of them, and asks nothing where nothing can be chosen [SCW 1.5.1.2]', () => {
    const play = newTable(scratchWarsGame, { options: collection(codes(0, 1, 0, 3), codes(1, 2, 3, 4)) });
    expect(play).toAsk(JANA, 'loadout.pick');
    play.answers(JANA, 'weapon 2', 'done');
    expect(play).toAsk(JANA, 'duel.otherWeapon'); // Petr had no choice
    expect(worldOf(play).weapons).toHaveLength(2);
  });

  it('deals three heroes and eight weapons each from opened packs [SCW 1.5.1.2]', () => {
    const play = newTable(scratchWarsGame, { options: { preparation: 'pack' } });
    expect(worldOf(play).sides.map(({ pool }) => [pool!.heroes.length, pool!.weapons.length])).toEqual([
      [3, 8],
      [3, 8],
    ]);
    expect(play).toOffer(['hero 0', 'hero 1', 'hero 2']);
  });
});

describe('cards brought along', () => {
  const opening =
    (first: readonly string[], second = codes(2, 4, 7, 14)) =>
    () =>
      scratchWarsGame.start(collection(first, second), 2, 'seed');

  it('hold each card once, however its code is typed; both players may have the same [SCW R-14]', () => {
    const [hero, weapon] = codes(0, 1, 0, 1);
    expect(opening([hero!, weapon!, weapon!])).toThrow(/card 3 is the same card as card 2 \(SCW R-14\)/);
    expect(opening([hero!, weapon!, weapon!.toLowerCase().replaceAll('-', ' ')])).toThrow(/SCW R-14/);
    expect(opening([hero!, hero!, weapon!])).toThrow(/card 2 is the same card as card 1/);
    expect(opening([hero!, weapon!], [hero!, weapon!])).not.toThrow();
  });

  it('may hold two cards of one kind [SCW R-14]', () => {
    const two = [makeWeapon(weaponKinds[0]!, seededRandom(2)), makeWeapon(weaponKinds[0]!, seededRandom(3))];
    const play = newTable(scratchWarsGame, { options: collection([encodeCard(heroes[0]!), ...two.map(encodeCard)], codes(1, 2, 3, 4)) });
    play.answers(JANA, 'weapon 0', 'weapon 1');
    expect(
      worldOf(play)
        .weapons.map(({ card }) => card.kind)
        .slice(0, 2),
    ).toEqual([weaponKinds[0]!.id, weaponKinds[0]!.id]);
  });

  it('need a hero and a weapon for each player [SCW 1.3.1.2] [SCW 1.5.1.2]', () => {
    expect(opening(codes(0, 1, 0, 0))).toThrow(/at least one hero and one weapon/);
    expect(opening(codes(0, 0, 0, 3))).toThrow(/at least one hero and one weapon/);
    expect(() => scratchWarsGame.start({ preparation: 'collection', pools: [codes(0, 1, 0, 1)] }, 2, 'seed')).toThrow(
      /each of two players/,
    );
  });

  it('are refused with the place of what is wrong', () => {
    const [hero, weapon] = codes(0, 1, 0, 1);
    expect(opening([hero!, `${weapon!.slice(0, -1)}${weapon!.endsWith('0') ? '1' : '0'}`])).toThrow(/player 1, card 2 .*checksum/);
    expect(opening([hero!, 'nonsense'])).toThrow(/player 1, card 2 \("nonsense"\)/);
    expect(() => scratchWarsGame.start({ preparation: 'collection', pools: 'SWW' }, 2, 'seed')).toThrow(/"pools"/);
    expect(() => scratchWarsGame.start({ preparation: 'collection', pools: [[1], []] }, 2, 'seed')).toThrow(
      /player 1: expected at most 60 card codes/,
    );
  });

  it('never hold a hero whom two lives lost would defeat [SCW R-19]', () => {
    const frail = encodeCard({ ...heroes[0]!, kind: '', lives: 3 });
    expect(opening([frail, encodeCard(weapons[0]!)])).not.toThrow();
    expect(() => encodeCard({ ...heroes[0]!, kind: '', lives: 2 })).toThrow();
  });
});

describe('the start draw', () => {
  const draw = (jana: string | readonly string[], petr: string | readonly string[], random: readonly number[]): Play =>
    duelFrom({ at: 'draw', Jana: { weapons: { a: { wheel: jana }, b: {} } }, Petr: { weapons: { c: { wheel: petr } } } }, { random });

  it('lets both choose any of their weapons, unseen by the other [SCW 2.1.1.1] [SCW R-18] [SCW R-71]', () => {
    const play = draw('green energy 2', 'green energy 1', [1, 1]);
    expect(play).toAsk(JANA, 'duel.otherWeapon');
    expect(play).toOffer(['best', 'spin 0', 'spin 1']);
    play.answer(JANA, 'spin 0');
    expect(play).toAsk(PETR, 'duel.draw');
    expect(play).toOffer(['best', 'spin 2']);
    expect(viewOf(play, JANA).sides[JANA]!.starting).toBe(0);
    expect(viewOf(play, PETR).sides[JANA]!.starting).toBeNull();
    expect(viewOf(play, 'spectator').sides[JANA]!.starting).toBeNull();
    expect(all(play, 'startSpun')).toEqual([]);
    play.answer(PETR, 'spin 2');
    expect(all(play, 'startSpun')).toHaveLength(2);
    expect(play).toAsk(JANA, 'duel.begin');
    expect(play).toOffer(['start 0', 'start 1']);
  });

  it.each([
    ['energy 1', 'energy 0', JANA],
    ['canbalandAttack 0', 'canbalandAttack -3', JANA],
    ['canbalandAttack -3', 'canbalandAttack -1', PETR],
    ['heroAttack 2', 'canbalandAttack -2', JANA],
    ['shield 1/9', 'trap 2/1', PETR],
  ])(
    'is won by the higher value with its sign, whatever the effect and colour: %s against %s [SCW 2.1.1.2] [SCW R-15] [SCW R-16]',
    (jana, petr, winner) => {
      for (const [one, other] of [
        ['green', 'red'],
        ['red', 'green'],
      ]) {
        const play = draw(`${one} ${jana}`, `${other} ${petr}`, [1, 1]).answer(JANA, 'spin 0').answer(PETR, 'spin 2');
        expect(play).toHaveHappened({ type: 'startDecided', seat: winner, byLot: false }, 'SCW 2.1.1.1');
        expect(play).toAsk(winner, 'duel.begin');
        expect(worldOf(play).sides.map(({ lives, energy, used }) => [lives, energy, used])).toEqual([
          [20, 3, []],
          [20, 3, []],
        ]);
      }
    },
  );

  it('is repeated on a tie until one is higher [SCW 2.1.1.3] [SCW R-17]', () => {
    const play = draw(['green energy 1', 'green energy 2'], ['red heal 1', 'red heal 2'], [1, 1, 2, 2, 1, 2])
      .answer(JANA, 'spin 0')
      .answer(PETR, 'spin 2');
    expect(all(play, 'startTied')).toHaveLength(2);
    expect(all(play, 'startSpun')).toHaveLength(6);
    expect(play).toAsk(PETR, 'duel.begin');
    play.mustBeUsedUp();
  });

  it.each([
    [0, JANA],
    [1, PETR],
  ])('is decided by a coin after twenty ties: %i [SCW R-17]', (coin, winner) => {
    const ties = Array.from({ length: 40 }, () => 1);
    const play = draw('green energy 1', 'red heal 1', [...ties, coin])
      .answer(JANA, 'spin 0')
      .answer(PETR, 'spin 2');
    expect(all(play, 'startTied')).toHaveLength(20);
    expect(play).toHaveHappened({ type: 'startDecided', seat: winner, byLot: true }, 'SCW R-17');
    expect(play).toAsk(winner, 'duel.begin');
    play.mustBeUsedUp();
  });

  it.each([JANA, PETR])('costs the one who begins, seat %i, two lives at once [SCW 2.1.1.4] [SCW 2.7.1.2]', starter => {
    const play = draw('green energy 2', 'green energy 1', [1, 1])
      .answer(JANA, 'spin 0')
      .answer(PETR, 'spin 2')
      .answer(JANA, `start ${starter}`);
    expect(livesOf(play)).toEqual(starter === JANA ? [18, 20] : [20, 18]);
    expect(play).toHaveHappened({ type: 'starterChosen', seat: starter, by: JANA }, 'SCW 2.1.1.1');
    expect(play).toAsk(starter, 'turn.acted');
    expect(worldOf(play)).toMatchObject({ starter, active: starter, round: 1 });
  });

  it('takes the wheel with the highest mean for those who do not care [SCW R-18]', () => {
    const play = duelFrom(
      {
        at: 'draw',
        Jana: { weapons: { a: { wheel: ['green energy 9', 'green energy 0'] }, b: { wheel: 'green shield 6/1' } } },
        Petr: { weapons: { c: {} } },
      },
      { random: [1, 1] },
    );
    play.answer(JANA, 'best').answer(PETR, 'best');
    expect(play).toHaveHappened({ type: 'startSpun', seat: JANA, weapon: 1, value: 6 });
  });

  it('is over before round one: the hidden choices are gone [SCW 2.1.1.4]', () => {
    const play = draw('green energy 2', 'green energy 1', [1, 1]).answer(JANA, 'best').answer(PETR, 'best').answer(JANA, 'start 0');
    expect(worldOf(play).sides.map(({ starting, pool }) => [starting, pool])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(play.position.decision!.options.map(keyOf)).toContain('end');
  });
});
