/** Rulings that no single situation shows: limits, chance, what is left out, and the words of the rules. */
import { keyOf, questionOf, Random, seeded } from '@kolbiste/engine';
import { newTable } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  BONUS_ICONS,
  checkWeapon,
  EFFECTS,
  makeWeapon,
  scratchWarsGame,
  seededRandom,
  SPECIALS,
  weaponKinds,
  weaponStrength,
  wordsCs,
} from '../src/index.ts';
import { duelFrom, JANA, livesOf, PETR, worldOf } from './duel-from.ts';

interface Seen {
  readonly keys: ReadonlySet<string>;
  readonly outcomes: ReadonlyMap<string, number>;
  /** Rounds in which games were drawn because both fell. */
  readonly drawnIn: readonly number[];
}

/** First words of all options, and all outcomes, of random games. */
function randomGames(games: number, options: object): Seen {
  const keys = new Set<string>(),
    outcomes = new Map<string, number>(),
    drawnIn: number[] = [];
  for (let game = 0; game < games; game++) {
    const choices = new Random(seeded(`rulings ${game}`));
    const position = scratchWarsGame.start(options, 2, `rulings ${game}`);
    while (position.decision) {
      for (const option of position.decision.options) keys.add(keyOf(option).split(' ')[0]!);
      scratchWarsGame.advance(position, choices.integer(position.decision.options.length));
    }
    const { why } = position.outcome!;
    outcomes.set(why, (outcomes.get(why) ?? 0) + 1);
    if (why === 'bothDefeated') drawnIn.push(position.world.round);
  }
  return { keys, outcomes, drawnIn };
}

describe('random games', () => {
  const seen = randomGames(400, { preparation: 'pack' });

  it('offer no way to give up the game or the turn: leaving a table is no rule [SCW R-24]', () => {
    expect([...seen.keys].sort()).toEqual(
      [
        'accept',
        'best',
        'bonus',
        'break',
        'cancel',
        'done',
        'effect',
        'end',
        'enough',
        'fire',
        'hero',
        'ignore',
        'keep',
        'none',
        'repair',
        'shield',
        'skip',
        'spin',
        'start',
        'stop',
        'trick',
        'use',
        'weapon',
      ].sort(),
    );
  });

  it('end by defeat or, in round nine at the earliest, in a draw [SCW R-23] [SCW 2.3.4.2] [SCW 2.3.4.3]', () => {
    expect([...seen.outcomes.keys()].sort()).toEqual(['bothDefeated', 'defeat']);
    expect(seen.drawnIn.length).toBeGreaterThan(0);
    expect(Math.min(...seen.drawnIn)).toBeGreaterThanOrEqual(9);
  });
});

describe('the technical cap', () => {
  it('is round 60 unless the table says otherwise, and is told apart from the rules [SCW R-22]', () => {
    expect(scratchWarsGame.module.options.defaults.roundCap).toBe(60);
    // Two heroes that out-heal sudden death: only the cap ends it.
    const healer = (id: string) => ({ lives: 20, energy: 12, weapons: { [id]: { wheel: 'green heal 9', cost: 0 } } });
    const play = duelFrom(
      { at: 'round', round: 1, Jana: healer('a'), Petr: healer('b') },
      { random: Array.from({ length: 200 }, () => 1) },
    );
    while (play.asked !== null) {
      const seat = play.asked;
      if (play.question === 'turn.acted' && livesOf(play)[seat]! < 20) play.answers(seat, `spin ${seat}`, 'use');
      else play.answer(seat, 'end');
    }
    expect(play.outcome).toEqual({ places: [1, 1], rule: 'SCW R-22', why: 'roundCap' });
    expect(worldOf(play).round).toBe(61);
    expect(livesOf(play)).toEqual([20, 20]); // round 61 was never played
  });

  it('cannot be set below sudden death [SCW R-22]', () => {
    expect(() => scratchWarsGame.start({ roundCap: 8 }, 2, 'seed')).toThrow(/from 9 to 200/);
    expect(() => scratchWarsGame.start({ roundCap: 9 }, 2, 'seed')).not.toThrow();
  });
});

describe('a spin', () => {
  it('falls on each of nine sectors equally often, and on nothing else [SCW R-70]', () => {
    const spins = 9_000;
    const counts = Array.from({ length: 9 }, () => 0);
    const play = duelFrom({ Jana: { energy: 12, weapons: { a: { wheel: 'green heal 0', cost: 0 } } }, Petr: { weapons: { b: {} } } });
    for (let i = 0; i < spins; i++) {
      const position = scratchWarsGame.clone(play.position as never);
      position.random = seeded(`spin ${i}`);
      scratchWarsGame.answer(position, 'spin 0', event => {
        if (event.type === 'spun') counts[event.sector]!++;
      });
    }
    // Each is 1000 on average with a deviation of about 30.
    for (const count of counts) expect(Math.abs(count - spins / 9)).toBeLessThan(150);
  });

  it('has its result in the position before anybody shows it, and draws once [SCW R-70]', () => {
    const play = duelFrom(
      { Jana: { weapons: { a: { wheel: ['green heal 1', 'green heal 2'] } } }, Petr: { weapons: { b: {} } } },
      { random: [2] },
    ).answer(JANA, 'spin 0');
    expect(play.position.random.drawn).toBe(1);
    expect(play.position.decision!.about).toEqual({ weapon: 0, sector: 1 });
    play.mustBeUsedUp();
  });
});

describe('what is outside these rules', () => {
  it('is not there: thirteen effects, four specials, and no more [SCW R-75]', () => {
    expect(EFFECTS).toHaveLength(13);
    expect(SPECIALS).toHaveLength(4);
    expect(BONUS_ICONS).toEqual([...EFFECTS, 'blessing']);
    expect(scratchWarsGame.module.seats).toEqual({ min: 2, max: 2 });
  });
});

describe('names and numbers', () => {
  it('are spelt one way in Czech [SCW R-74]', () => {
    expect(wordsCs.icons.blessing).toBe('požehnání');
    expect(wordsCs.specials.battleTrick).toBe('canbalandský bojový trik');
    expect(wordsCs.effects.bite).toBe('vampířský kousanec');
    expect(wordsCs.specials.mechanic).toBe('mechanikova superakce');
  });

  it('give a strength that plays no part in the game [SCW R-73]', () => {
    const card = makeWeapon(weaponKinds[0]!, seededRandom(1));
    expect(weaponStrength({ ...card, cost: card.cost + 1 })).toBe(weaponStrength(card) + 1);
    const play = newTable(scratchWarsGame, { seed: 'strength' });
    expect(JSON.stringify(play.position)).not.toContain('strength');
  });

  it('of cost above three are cards like others [SCW R-38]', () => {
    const card = { ...makeWeapon(weaponKinds[0]!, seededRandom(1)), kind: '', cost: 4 };
    expect(checkWeapon(card)).toEqual([]);
    const play = duelFrom({
      Jana: { energy: 5, hero: { focus: ['axe'] }, weapons: { a: { cost: 4, type: 'sword' } } },
      Petr: { weapons: { b: {} } },
    });
    expect(play).toOffer(['spin 0', 'end']);
    expect(
      duelFrom({ Jana: { energy: 4, hero: { focus: ['axe'] }, weapons: { a: { cost: 4, type: 'sword' } } }, Petr: { weapons: { b: {} } } }),
    ).toAsk(PETR);
  });
});

describe('the defender', () => {
  it('is waited for, and nothing happens meanwhile [SCW R-72]', () => {
    const play = duelFrom(
      { Jana: { energy: 9, weapons: { a: { wheel: 'green heroAttack 4' } } }, Petr: { weapons: { b: { deferred: 'shield 1/1' } } } },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');
    expect(questionOf(play.position)).toBe('defence.pick');
    expect(play.asked).toBe(PETR);
    expect(livesOf(play)).toEqual([20, 20]);
    expect(play.answer(PETR, 'enough')).toAsk(JANA);
    expect(livesOf(play)).toEqual([20, 16]);
  });
});
