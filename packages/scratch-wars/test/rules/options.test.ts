/** The cards a player brings to a table. */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { encodeCard, game, makeWeapon, seededRandom, weaponKinds, type Card, type HeroCard, type WeaponCard } from '../../src/index.ts';
import { codes, collection, heroes, weapons } from '../brought-cards.ts';
import { JANA, worldOf } from '../fixture.ts';

describe('cards brought along', () => {
  const opening =
    (first: readonly string[], second = codes(2, 4, 7, 14)) =>
    () =>
      game.start(collection(first, second), 2, 'seed');

  it('hold each card once, however its code is typed; both players may have the same', rules('SCW 1.4.4.2', 'SCW R-14'), () => {
    const [hero, weapon] = codes(0, 1, 0, 1);
    expect(opening([hero!, weapon!, weapon!])).toThrow(/card 3 is the same card as card 2 \(SCW R-14\)/);
    expect(opening([hero!, weapon!, weapon!.toLowerCase().replaceAll('-', ' ')])).toThrow(/SCW R-14/);
    expect(opening([hero!, hero!, weapon!])).toThrow(/card 2 is the same card as card 1/);
    expect(opening([hero!, weapon!], [hero!, weapon!])).not.toThrow();
  });

  it('may hold two cards of one kind', rules('SCW R-14'), () => {
    const two = [makeWeapon(weaponKinds[0]!, seededRandom(2)), makeWeapon(weaponKinds[0]!, seededRandom(3))];
    const play = newTable(game, { options: collection([encodeCard(heroes[0]!), ...two.map(encodeCard)], codes(1, 2, 3, 4)) });
    play.answers(JANA, 'weapon 0', 'weapon 1');
    expect(
      worldOf(play)
        .weapons.map(({ card }) => card.kind)
        .slice(0, 2),
    ).toEqual([weaponKinds[0]!.id, weaponKinds[0]!.id]);
  });

  it('need a hero and a weapon for each player', rules('SCW 1.3.1.2', 'SCW 1.5.1.2'), () => {
    expect(opening(codes(0, 1, 0, 0))).toThrow(/at least one hero and one weapon/);
    expect(opening(codes(0, 0, 0, 3))).toThrow(/at least one hero and one weapon/);
    expect(() => game.start({ preparation: 'collection', pools: [codes(0, 1, 0, 1)] }, 2, 'seed')).toThrow(/each of two players/);
  });

  it('are refused with the place of what is wrong', () => {
    const [hero, weapon] = codes(0, 1, 0, 1);
    expect(opening([hero!, `${weapon!.slice(0, -1)}${weapon!.endsWith('0') ? '1' : '0'}`])).toThrow(/player 1, card 2 .*checksum/);
    expect(opening([hero!, 'nonsense'])).toThrow(/player 1, card 2 \("nonsense"\)/);
    expect(() => game.start({ preparation: 'collection', pools: 'SWW' }, 2, 'seed')).toThrow(/"pools"/);
    expect(() => game.start({ preparation: 'collection', pools: [[1], []] }, 2, 'seed')).toThrow(
      /player 1: expected at most 60 card codes/,
    );
  });

  it('never hold a hero that the loss of two lives would defeat', rules('SCW R-19'), () => {
    const frail = encodeCard({ ...heroes[0]!, kind: '', lives: 3 });
    expect(opening([frail, encodeCard(weapons[0]!)])).not.toThrow();
    expect(() => encodeCard({ ...heroes[0]!, kind: '', lives: 2 })).toThrow();
  });

  describe('with only the values of printed cards', () => {
    const strict = (...brought: readonly Card[]) => ({
      ...collection(brought.map(encodeCard), [encodeCard(heroes[1]!), encodeCard(weapons[1]!)]),
      printedValues: true,
    });
    const hero = heroes[0]!,
      weapon = weapons[0]!;
    const giant: HeroCard = {
      ...hero,
      kind: '',
      lives: 50,
      energy: [12, 12, 12, 12],
      slots: [[{ icon: 'heroAttack', value: 9 }], [], [], []],
    };
    const crusher: WeaponCard = {
      ...weapon,
      kind: '',
      cost: 0,
      sectors: weapon.sectors.map(() => ({ colour: 'green', effect: 'heroAttack', value: 9, durability: null })),
    };

    it('are refused beyond them, with place and ruling', rules('SCW R-76'), () => {
      expect(() => game.start(strict(hero, weapon), 2, 'seed')).not.toThrow();
      expect(() => game.start(strict(giant, weapon), 2, 'seed')).toThrow(/player 1, card 1: lives is tooHigh \(R-76\)/);
      expect(() => game.start(strict(hero, crusher), 2, 'seed')).toThrow(/player 1, card 2: sectors.0.value is tooHigh \(R-76\)/);
    });

    it('are a switch: new tables have it, tables from before it do not', rules('SCW R-76'), () => {
      const { options } = game.module;
      expect(options.readNew({})).toMatchObject({ printedValues: true });
      expect(options.read({})).toMatchObject({ printedValues: false });
      expect(() => game.start(collection([giant, crusher].map(encodeCard), codes(2, 4, 7, 14)), 2, 'seed')).not.toThrow();
      expect(() => game.start({ ...strict(giant, crusher), printedValues: false }, 2, 'seed')).not.toThrow();
    });
  });
});
