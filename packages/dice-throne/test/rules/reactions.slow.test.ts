/** Who is asked in a window, in random games. */
import { Random, seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { allHeroes, game } from '../../src/index.ts';
import { mightReact } from '../../src/rules/reactions.ts';

const heroes = (i: number, seats: number): string[] => {
  const ids = allHeroes().map(({ id }) => id);
  return Array.from({ length: seats }, (_, seat) => ids[(i * (seat + 1) + seat * (1 + Math.floor(i / ids.length))) % ids.length]!);
};

it('asks by public knowledge alone: with other hidden cards the same player would be asked', rules('DIT R04', 'DIT R95'), () => {
  const kinds = ['upkeep', 'income', 'begin', 'phase', 'rolled', 'announced', 'aimed', 'committed', 'defenceRolled', 'last', 'announce'];
  for (let i = 0; i < 12; i++) {
    const seats = 2 + (i % 3);
    const position = game.start({ heroes: heroes(i, seats), mirror: true }, seats, `asked ${i}`);
    const choices = new Random(seeded(`asked ${i}`));
    for (let n = 0; n < 240 && position.decision; n++) {
      if (n % 12 === 0)
        for (const viewer of [...position.world.players.keys(), 'spectator' as const]) {
          const dealt = game.redeal(position, viewer, `deal ${n}`);
          for (const seat of position.world.players.keys())
            for (const kind of kinds)
              expect(mightReact(dealt.world, seat, kind), `${kind} of seat ${seat}`).toBe(mightReact(position.world, seat, kind));
        }
      game.advance(position, choices.integer(position.decision.options.length));
    }
  }
});
it('never offers a hidden card in a window in which nobody had to expect one', rules('DIT R04'), () => {
  for (let i = 0; i < 12; i++) {
    const position = game.start({ heroes: heroes(i, 2), mirror: true }, 2, `reckon ${i}`);
    const choices = new Random(seeded(`reckon ${i}`));
    while (position.decision) {
      const { seat, about, options } = position.decision;
      const kind = (about as { kind?: string } | null)?.kind;
      if (kind !== undefined) {
        expect(mightReact(position.world, seat, kind), kind).toBe(true);
        expect(options[0]).toBe('pass');
      }
      game.advance(position, choices.integer(options.length));
    }
  }
});
