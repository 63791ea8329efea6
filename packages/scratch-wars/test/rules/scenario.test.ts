/** The words of `given`: the position they make, and how a wrong one is reported. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { encodeCard, starterSets } from '../../src/index.ts';
import { Duel, JANA, PETR } from '../fixture.ts';

const HERO = encodeCard(starterSets[0]!.hero);
const WEAPON = encodeCard(starterSets[0]!.weapons[0]!);

describe('given', () => {
  it('fills in what is not named', () => {
    const play = new Duel({ Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } });
    expect(play.world).toMatchObject({
      round: 1,
      starter: JANA,
      active: JANA,
      actions: 4,
      switches: { roundCap: 60, cancelling: 'betweenActions' },
    });
    expect(play.side(JANA)).toMatchObject({
      lives: 20,
      energy: 3,
      used: [],
      hero: { lives: 20, energy: [3, 3, 3, 3], focus: ['sword', 'axe', 'bow', 'wand'] },
    });
    expect(play.weapon(0)).toMatchObject({ owner: JANA, state: 'prepared', card: { type: 'sword', cost: 1, durability: 3 } });
    expect(play.weapon(1).owner).toBe(PETR);
  });

  it('repeats a short wheel round the nine sectors', () => {
    const play = new Duel({ Jana: { weapons: { a: { wheel: ['green heal 1', 'red energy 2'] } } }, Petr: {} });
    expect(play.weapon(0).card.sectors.map(({ value }) => value)).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1]);
  });

  it('takes a hero and a weapon by their card codes', () => {
    const { hero, weapons } = starterSets[0]!;
    const weapon = { card: encodeCard(weapons[2]!), deferred: 'shield 2/4' };
    const play = new Duel({ Jana: { hero: { card: encodeCard(hero) }, weapons: { a: weapon } }, Petr: {} });
    expect(play.side(JANA)).toMatchObject({ hero, lives: hero.lives, energy: hero.energy[0] });
    expect(play.weapon(0)).toEqual({
      owner: JANA,
      card: weapons[2]!,
      state: 'carrying',
      deferred: { effect: 'shield', value: 2, durability: 4 },
    });
  });

  it.each<[string, Plain, RegExp]>([
    ['an unknown word', { round: 1, weather: 'fine' }, /given: "weather" is not known here; known are at, round/],
    ['an unknown place', { at: 'dawn' }, /at: expected one of actions, turn, endOfTurn, round, draw, not "dawn"/],
    ['an unknown player', { active: 'Karel' }, /active: expected one of Jana, Petr/],
    ['a number that is none', { round: 'two' }, /round: expected a whole number, not "two"/],
    ['a side that is no map', { Jana: 3 }, /Jana: expected names with values/],
    ['an unknown word of a side', { Jana: { mood: 1 } }, /Jana: "mood" is not known here/],
    ['an unknown word of a hero', { Jana: { hero: { dusk: 'heal 1' } } }, /Jana\.hero: "dusk" is not known here/],
    ['a hero with three energies', { Jana: { hero: { energy: [1, 2, 3] } } }, /Jana\.hero\.energy: expected four numbers/],
    ['an unknown focus', { Jana: { hero: { focus: 'spoon' } } }, /Jana\.hero\.focus\[0\]: expected one of sword/],
    ['a bonus without a value', { Jana: { hero: { noon: 'heal' } } }, /Jana\.hero\.noon\[0\]: expected a bonus or special/],
    ['an unknown bonus', { Jana: { hero: { noon: 'luck 2' } } }, /expected a bonus or special as "heroAttack 2", not "luck 2"/],
    ['an unknown word of a weapon', { Jana: { weapons: { a: { edge: 1 } } } }, /Jana\.weapons\.a: "edge" is not known here/],
    ['a sector without a colour', { Jana: { weapons: { a: { wheel: 'heal 1' } } } }, /Jana\.weapons\.a\.wheel\[0\]: expected a sector/],
    [
      'a shield without durability',
      { Jana: { weapons: { a: { wheel: 'green shield 1' } } } },
      /shield needs a durability: "green shield 1\/2"/,
    ],
    ['a heal with durability', { Jana: { weapons: { a: { wheel: 'green heal 1/2' } } } }, /heal has no durability/],
    ['ten sectors', { Jana: { weapons: { a: { wheel: Array.from({ length: 10 }, () => 'green heal 1') } } } }, /a wheel has 9 sectors/],
    ['a one-shot that is deferred', { Jana: { weapons: { a: { deferred: 'heal 1/1' } } } }, /expected a deferred effect as "shield 2\/4"/],
    [
      'a broken weapon with an effect',
      { Jana: { weapons: { a: { deferred: 'shield 1/1', state: 'broken' } } } },
      /"carrying" exactly when/,
    ],
    ['a weapon that carries nothing', { Jana: { weapons: { a: { state: 'carrying' } } } }, /"carrying" exactly when/],
    ['a code that is none', { Jana: { hero: { card: 'SWH-0' } } }, /Jana\.hero\.card: "SWH-0" is no card's code: tooShort/],
    ['the code of a weapon for a hero', { Jana: { hero: { card: WEAPON } } }, /Jana\.hero\.card: this is the code of a weapon/],
    ['the code of a hero for a weapon', { Jana: { weapons: { a: { card: HERO } } } }, /Jana\.weapons\.a\.card: this is the code of a hero/],
    ['a code with words of a hero', { Jana: { hero: { card: HERO, lives: 3 } } }, /Jana\.hero: "lives" is not known here/],
    [
      'a code with words of a weapon',
      { Jana: { weapons: { a: { card: WEAPON, cost: 1 } } } },
      /Jana\.weapons\.a: "cost" is not known here/,
    ],
    ['six weapons', { Jana: { weapons: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {} } } }, /at most five weapons \(SCW 1\.5\.1\.2\)/],
    ['two weapons of one name', { Jana: { weapons: { a: {} } }, Petr: { weapons: { a: {} } } }, /the name "a" is taken/],
  ])('refuses %s and says where', (_, given, message) => {
    expect(() => new Duel(given)).toThrow(message);
  });
});
