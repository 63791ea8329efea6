/** Random games of every pairing and mode through the invariants runner. */
import { Random, seeded } from '@kolbiste/engine';
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { mightReact } from '../src/cards/legal.ts';
import { allHeroes, diceThroneGame } from '../src/index.ts';

const heroes = (i: number, seats: number): string[] => {
  const ids = allHeroes().map(({ id }) => id);
  return Array.from({ length: seats }, (_, seat) => ids[(i * (seat + 1) + seat * (1 + Math.floor(i / ids.length))) % ids.length]!);
};

it('keeps every promise in random duels of all pairings', () => {
  const totals = checkMany(diceThroneGame, {
    games: 24,
    seed: 'duels',
    every: 37,
    options: i => ({ heroes: heroes(i, 2), mirror: true }),
    ruleExists: exists,
  });
  expect(totals.finished).toBe(24);
}, 120_000);
it('keeps every promise among three, King of the Hill', () => {
  const totals = checkMany(diceThroneGame, {
    games: 6,
    seed: 'hill',
    seats: 3,
    every: 53,
    options: i => ({ heroes: heroes(i, 3), mirror: true }),
    ruleExists: exists,
  });
  expect(totals.finished).toBe(6);
}, 120_000);
it('keeps every promise in teams of two', () => {
  const totals = checkMany(diceThroneGame, {
    games: 6,
    seed: 'teams',
    seats: 4,
    every: 53,
    options: i => ({ heroes: heroes(i, 4), mirror: true }),
    ruleExists: exists,
  });
  expect(totals.finished).toBe(6);
}, 120_000);
it('plays to the end in hundreds of games, whatever the table decided about the open questions', () => {
  const pick = <T>(i: number, values: readonly T[]): T => values[i % values.length]!;
  for (const seats of [2, 3, 4]) {
    const totals = checkMany(diceThroneGame, {
      games: 30,
      seed: `many ${seats}`,
      seats,
      every: 0,
      options: i => ({
        heroes: heroes(i, seats),
        mirror: true,
        rollCards: pick(i, ['atomic', 'interruptible']),
        preemption: i % 3 !== 0,
        withoutDamage: pick(i >> 1, ['phase', 'atOnce']),
        isolated: pick(i >> 2, ['immediate', 'pooled']),
        healing: pick(i >> 3, ['pooled', 'immediate']),
        lock: pick(i >> 1, ['rollPhase', 'resolution']),
        kingTest: pick(i, ['now', 'turnStart']),
        income: pick(i >> 2, ['phase', 'turnStart']),
      }),
    });
    expect(totals.finished).toBe(30);
  }
}, 120_000);
it('asks by public knowledge alone: whoever else held the hidden cards would be asked the same [DIT R04] [DIT R95]', () => {
  const kinds = ['upkeep', 'income', 'begin', 'phase', 'rolled', 'announced', 'aimed', 'committed', 'defenceRolled', 'last', 'announce'];
  for (let i = 0; i < 12; i++) {
    const seats = 2 + (i % 3);
    const position = diceThroneGame.start({ heroes: heroes(i, seats), mirror: true }, seats, `asked ${i}`);
    const choices = new Random(seeded(`asked ${i}`));
    for (let n = 0; n < 240 && position.decision; n++) {
      if (n % 12 === 0)
        for (const viewer of [...position.world.players.keys(), 'spectator' as const]) {
          const dealt = diceThroneGame.redeal(position, viewer, `deal ${n}`);
          for (const seat of position.world.players.keys())
            for (const kind of kinds)
              expect(mightReact(dealt.world, seat, kind), `${kind} of seat ${seat}`).toBe(mightReact(position.world, seat, kind));
        }
      diceThroneGame.advance(position, choices.integer(position.decision.options.length));
    }
  }
});
it('never offers a hidden card in a window in which nobody had to reckon with one [DIT R04]', () => {
  for (let i = 0; i < 12; i++) {
    const position = diceThroneGame.start({ heroes: heroes(i, 2), mirror: true }, 2, `reckon ${i}`);
    const choices = new Random(seeded(`reckon ${i}`));
    while (position.decision) {
      const { seat, about, options } = position.decision;
      const kind = (about as { kind?: string } | null)?.kind;
      if (kind !== undefined) {
        expect(mightReact(position.world, seat, kind), kind).toBe(true);
        expect(options[0]).toBe('pass');
      }
      diceThroneGame.advance(position, choices.integer(options.length));
    }
  }
});
