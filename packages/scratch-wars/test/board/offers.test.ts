/** Where answers belong on the board, which motions events ask for, and what the cards page lists. */
import { keyOf, questionOf, type Option } from '@kolbiste/engine';
import { decodeCard, heroKinds, game, weaponKinds, type DuelEvent } from '../../src/index.ts';
import { describe, expect, it } from 'vitest';
import { cards } from '../../src/board/cards.ts';
import { motionsOf } from '../../src/board/effects.ts';
import { placesOf, placeOf } from '../../src/board/offers.ts';
import { boardWords } from '../../src/text/board.ts';
import type { Asked } from '@kolbiste/board-kit/presentation';

const asking = (question: string, options: readonly Option[]): Asked => ({
  decision: 1,
  question,
  rule: 'SCW 2.4.2.1',
  about: null,
  text: '',
  offered: options.map((option, i) => ({ key: keyOf(option), option, letter: 'abcdefghij'[i]!, label: keyOf(option) })),
});

describe('places of answers', () => {
  it('puts what is done with a weapon on that weapon', () => {
    for (const word of ['spin', 'repair', 'cancel', 'trick', 'shield', 'effect', 'weapon'])
      expect(placeOf({ [word]: 3 }, 'turn.acted', 0)).toEqual({ at: 'weapon', weapon: 3 });
  });

  it('puts the hero as a target on the other side, and the beginner on his own', () => {
    expect(placeOf('hero', 'attack.announce', 0)).toEqual({ at: 'hero', seat: 1 });
    expect(placeOf('hero', 'attack.announce', 1)).toEqual({ at: 'hero', seat: 0 });
    expect(placeOf({ start: 1 }, 'duel.begin', 0)).toEqual({ at: 'hero', seat: 1 });
  });

  it('tells a weapon of the pool from one on the table', () => {
    expect(placeOf({ weapon: 2 }, 'loadout.pick', 0)).toEqual({ at: 'poolWeapon', index: 2 });
    expect(placeOf({ hero: 1 }, 'loadout.weapons', 0)).toEqual({ at: 'poolHero', index: 1 });
    expect(placeOf({ weapon: 2 }, 'attack.announce', 0)).toEqual({ at: 'weapon', weapon: 2 });
  });

  it('keeps the letter and loses no answer in a thousand questions of real games', () => {
    let asked = 0;
    for (const preparation of ['starter', 'pack'])
      for (let seed = 0; seed < 8; seed++) {
        const position = game.start({ preparation }, 2, `places ${seed}`);
        for (let step = 0; position.decision && step < 120; step++) {
          const { seat, options } = position.decision;
          const question = asking(questionOf(position), options.slice(0, 10));
          const { weapons, heroes, slots, poolHeroes, poolWeapons, stage } = placesOf(question, seat);
          const all = [
            ...[...weapons.values()].flat(),
            ...heroes.values(),
            ...slots.values(),
            ...poolHeroes.values(),
            ...poolWeapons.values(),
            ...stage,
          ];
          expect(new Set(all)).toEqual(new Set(question.offered));
          for (const offers of weapons.keys()) expect(position.world.weapons[offers]).toBeDefined();
          asked++;
          game.answer(position, keyOf(options[(step * 7 + seed) % options.length]!));
        }
      }
    expect(asked).toBeGreaterThan(1000);
  });
});

describe('motions', () => {
  const power = { printed: 3, bonus: 1, detonator: 0, shields: 2, total: 2 };
  it('go from cause to effect: shields first, then the blow, then the loss', () => {
    const events: DuelEvent[] = [
      { type: 'shielded', seat: 1, weapons: [5], value: 2, rule: 'SCW 3.4.2.2' },
      { type: 'attacked', seat: 0, attack: 'heroAttack', target: 'hero', deferred: null, power, success: true, rule: 'SCW 3.4.2.3' },
      { type: 'livesLost', seat: 1, lost: 2, lives: 18, cause: 'attack', rule: 'SCW 3.4.2.3' },
    ];
    const motions = motionsOf(events);
    expect(motions.map(({ kind, to }) => [kind, to])).toEqual([
      ['shield', 'hero-1'],
      ['bolt', 'hero-1'],
      ['float', 'hero-1'],
    ]);
    expect(motions.map(motion => motion.after)).toEqual(motions.map(motion => motion.after).sort((a, b) => a - b));
    expect(motions[2]!.text).toBe('−2');
    expect(motions[2]!.after).toBeGreaterThan(motions[1]!.after);
  });

  it('hit the weapon that carries the effect under attack', () => {
    const [motion] = motionsOf([
      {
        type: 'attacked',
        seat: 1,
        attack: 'weaponAttack',
        target: { effect: 4 },
        deferred: 'combo',
        power,
        success: true,
        rule: 'SCW 3.4.3.4',
      },
    ]);
    expect(motion!.to).toBe('weapon-4');
  });

  it('say nothing where nothing changed', () => {
    expect(motionsOf([{ type: 'healed', seat: 0, gained: 0, lives: 22, rule: 'SCW 3.4.5.1' }])).toEqual([]);
  });
});

describe('the cards page', () => {
  it('lists every kind once, each with words in both languages and only known facets', async () => {
    const entries = await cards.load();
    expect(entries).toHaveLength(heroKinds.length + weaponKinds.length);
    expect(new Set(entries.map(entry => entry.id)).size).toBe(entries.length);
    const known = new Map(cards.facets.map(facet => [facet.id, new Set(facet.values.map(value => value.id))]));
    for (const { id, effect, facets, rules } of entries) {
      expect(effect.cs).not.toBe(effect.en);
      expect(`${effect.cs}${effect.en}`, id).not.toMatch(/undefined|NaN/);
      expect(rules.length, id).toBeGreaterThan(0);
      for (const [facet, value] of Object.entries(facets))
        for (const one of [value].flat()) expect(known.get(facet)?.has(one), `${id} ${facet} ${one}`).toBe(true);
    }
  });

  it('tells what is wrong with a code, in both languages', () => {
    for (const typed of ['', 'ABC', 'SWH-', 'SWW-0B0T-6F2K-91', 'SWW-0B0T-6F!K-91']) {
      const read = decodeCard(typed);
      if ('card' in read) throw new Error(`${typed} is no code`);
      expect(boardWords('cs').codeProblem(read)).not.toBe('');
      expect(boardWords('en').codeProblem(read)).not.toBe(boardWords('cs').codeProblem(read));
    }
  });
});
