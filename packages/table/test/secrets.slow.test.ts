/** No secret leaks: re-deal what a viewer cannot know, and not one byte of what he receives changes. */
import { createGame, keyOf, Random, seeded, type Viewer, type AnyGame } from '@kolbiste/engine';
import type { TableMessage } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { mini } from '../../engine/test/mini/module.ts';
import { Match } from '../src/index.ts';
import { answer, messagesFor, people, plain, started } from './sitting.ts';
import { tally, tallyWith } from './tally.ts';

/** The same game, with every redacted event checked against a re-deal of the world it was told in. */
function guarded(module: AnyGame['module'], checked: { events: number }): AnyGame {
  return createGame({
    ...module,
    redact(world: object, event: never, viewer: Viewer) {
      const told = module.redact(world, event, viewer);
      const dealt = module.clone(world);
      module.redeal(dealt, viewer, new Random(seeded(`event ${checked.events++}`)));
      expect(JSON.stringify(module.redact(dealt, event, viewer))).toBe(JSON.stringify(told));
      return told;
    },
  });
}

/** The match with all that the viewer cannot know re-dealt. */
function redealt(match: Match, game: AnyGame, viewer: Viewer, seed: string): Match {
  const { data, ...saved } = match.save();
  const position = game.redeal(match.position!, viewer, seed);
  return Match.restore(game, match.header, { ...saved, data: { ...(data as object), position: plain(position) } }, match.log);
}

describe.each([
  ['mini', mini as AnyGame['module'], people('Jana', 'Petr')],
  ['tally', tally as AnyGame['module'], people('Jana', 'Petr', 'Eva')],
])('%s: random matches', (_, module, seats) => {
  it('every event and every state is the same under a re-deal, for every seat and for spectators', () => {
    const checked = { events: 0 };
    const game = guarded(module, checked);
    let states = 0;
    for (let round = 0; round < 6; round++) {
      const match = started({ seats, tableSeed: `the secret of round ${round}` }, game);
      const choices = new Random(seeded(`choices ${round}`));
      for (let i = 0; i < 150 && match.asked; i++) {
        for (const viewer of match.viewers) {
          const other = redealt(match, game, viewer, `deal ${round} ${i}`);
          expect(JSON.stringify(other.state(viewer))).toBe(JSON.stringify(match.state(viewer)));
          // Whether the table passes for somebody else depends on what that one holds; when it would, does not.
          const [wakes, here] = [other.wakeAt(), match.wakeAt()];
          if (viewer === match.asked.seat || (wakes !== null && here !== null)) expect(wakes).toBe(here);
          expect(other.botPassAt).toBe(match.botPassAt);
          if (viewer !== 'spectator') expect(JSON.stringify(other.explained(viewer))).toBe(JSON.stringify(match.explained(viewer)));
          states++;
        }
        const { options } = match.position!.decision!;
        answer(match, keyOf(options[choices.integer(options.length)]!), i);
        if (choices.integer(9) === 0 && match.phase === 'playing') {
          const undo = match.viewers.find(viewer => viewer !== 'spectator' && match.state(viewer).undo === 'free');
          if (undo !== undefined) match.take({ at: i, type: 'propose', seat: undo as number, topic: 'undo' });
        }
      }
    }
    expect(states).toBeGreaterThan(500);
    expect(checked.events).toBeGreaterThan(500);
  });
});

describe('a hidden card that is never used', () => {
  /** What a viewer receives over a whole match in which seat 1 never raises a shield, whether it holds one or not. */
  function received(shield: boolean, viewer: Viewer): string {
    const match = started({ clock: { kind: 'bank', bank: 60_000, increment: 1_000 } }, tallyWith([false, shield]));
    match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'never' } }, []);
    const messages: TableMessage[] = [match.snapshot(viewer, 0)];
    let now = 0;
    while (match.phase === 'playing') {
      const wake = match.wakeAt();
      const due = wake === null ? null : match.due(wake);
      now = due?.type === 'automatic' ? due.at : now + 700;
      const input = due?.type === 'automatic' ? due : ({ at: now, type: 'answer', ...match.asked!, key: 'roll' } as const);
      messages.push(...messagesFor(match.take(input), viewer), match.snapshot(viewer, now));
    }
    expect(match.result!.by).toBe('rules');
    return JSON.stringify(messages);
  }

  it.each<Viewer>([0, 'spectator'])('leaves no trace in any byte viewer %s receives', viewer => {
    expect(received(true, viewer)).toBe(received(false, viewer));
  });

  it('(its owner does see it)', () => {
    expect(received(true, 1)).not.toBe(received(false, 1));
  });
});
