/** The stage over real games: whatever is skipped, waited for or broken off, things are shown in order and never before their beat. */
import type { Beat } from '@kolbiste/board-kit/beats';
import { Random, seeded, type AnyGame } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import type { SeenEvent } from '@kolbiste/protocol';
import { Match, newHeader } from '@kolbiste/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beats as diceThrone } from '../../dice-throne/src/board/beats.ts';
import { beats as doomtrooper } from '../../doomtrooper/src/board/beats.ts';
import { beats as scratchWars } from '../../scratch-wars/src/board/beats.ts';
import { beats as summonerWars } from '../../summoner-wars/src/board/beats.ts';
import type { Entry } from '../src/table/match-client.svelte.ts';
import { Stage, type Scene } from '../src/table/stage.ts';

const BEATS: { readonly [game: string]: (events: readonly SeenEvent[]) => readonly Beat[] } = {
  'scratch-wars': scratchWars,
  'summoner-wars': summonerWars,
  'dice-throne': diceThrone,
  doomtrooper,
};

/** What seat 0 hears of a game in which both answer at random. */
function scenesOf(game: AnyGame, rows: number): Scene[] {
  const { id } = game.module;
  const seats = Array.from({ length: game.module.seats.min }, (_, i) => ({ name: `${i}`, kind: 'human' as const }));
  const match = new Match(game, newHeader(game, { match: 'm', options: {}, tableSeed: 'ab'.repeat(32), seats }));
  const lot = new Random(seeded(id));
  const scenes: Scene[] = [];
  let line = 0;
  let at = 0;
  const take = (input: Parameters<Match['take']>[0], mine: boolean): void => {
    const { row, events, states } = match.take(input);
    const seen = events.get(0)!;
    const state = structuredClone(states.get(0)!);
    const view = state.seen?.table ?? null;
    const entries = seen.map(event => ({ id: ++line, seq: row.n, undone: false, event, view }) satisfies Entry);
    scenes.push({ seq: row.n, state, entries, beats: BEATS[id]!(seen), mine });
  };
  seats.forEach((_, seat) => take({ at, type: 'ready', seat, nonce: `${seat}` }, false));
  while (scenes.length < rows && match.phase === 'playing') {
    at += 10_000;
    const due = match.due(at);
    const asked = match.asked!;
    if (due) take(due, false);
    else {
      const { options } = match.state(asked.seat).seen!.decision!;
      const { key } = options[lot.integer(options.length)]!;
      take({ at, type: 'answer', seat: asked.seat, decision: asked.decision, key }, asked.seat === 0);
    }
  }
  return scenes;
}

type Doing =
  | { readonly do: 'hear' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'skip' | 'skipAll' | 'reset' | 'undo' };
const doings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Doing>({ do: 'hear' }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 3000 }) }) },
    { weight: 1, arbitrary: fc.constantFrom<Doing>({ do: 'skip' }, { do: 'skipAll' }, { do: 'reset' }, { do: 'undo' }) },
  ),
  { maxLength: 120 },
);

describe.each(GAMES.map(({ id, game }) => [id, game] as const))('%s', (id, game) => {
  const scenes = scenesOf(game, 90);

  it('cuts what happened into beats that lose nothing and keep the order', () => {
    expect(scenes.some(({ beats }) => beats.some(({ part, ms }) => part === 'before' && ms > 0))).toBe(true);
    for (const { beats, entries } of scenes)
      expect(beats.flatMap(({ events }) => events)).toEqual(entries.map(entry => 'event' in entry && entry.event));
  });

  it('shows in order, nothing before its beat, and in the end everything', () => {
    fc.assert(
      fc.property(doings, list => {
        const stage = new Stage();
        let truth: Entry[] = [];
        let heard = 0;
        let now = 0;
        const hear = (scene: Scene): void => {
          truth = [...truth, ...scene.entries];
          stage.hear(scene, now);
        };
        hear(scenes[heard++]!);
        const told: Entry[] = [];
        for (const doing of list) {
          if (doing.do === 'hear' && heard < scenes.length) hear(scenes[heard++]!);
          else if (doing.do === 'wait') stage.advance((now += doing.ms));
          else if (doing.do === 'skip' || doing.do === 'skipAll') stage.skip(doing.do === 'skipAll', now);
          else if (doing.do === 'reset' || doing.do === 'undo') {
            if (doing.do === 'undo') truth = truth.map(entry => ({ ...entry, undone: true }));
            const last = scenes[heard - 1]!;
            stage.reset(last.state, last.seq, truth);
            expect(stage.settled).toBe(true);
          }
          told.push(...stage.takeNews());
          const { beat, entries } = stage;
          expect(entries).toEqual(truth.slice(0, entries.length));
          if (beat) {
            const first = truth.findIndex(entry => 'event' in entry && entry.event === beat.events[0]);
            const ends = first + beat.events.length;
            expect(entries.length).toBe(beat.part === 'before' ? first : ends);
            const playing = scenes.find(({ seq }) => seq === truth[first]!.seq)!;
            const last = playing.beats.findLastIndex(({ part }) => part === 'before');
            const changed = playing.beats.indexOf(beat) > last;
            expect(stage.state === playing.state).toBe(changed);
            if (stage.open) expect(changed && playing.mine && playing === scenes[heard - 1]).toBe(true);
          } else {
            expect(stage.settled && stage.open).toBe(true);
            expect(stage.state).toBe(scenes[heard - 1]!.state);
            expect(entries.length).toBe(truth.length);
          }
        }
        expect(new Set(told.map(entry => entry.id)).size).toBe(told.length);
        stage.advance(now + 60_000);
        expect({ state: stage.state, seq: stage.seq }).toEqual({ state: scenes[heard - 1]!.state, seq: scenes[heard - 1]!.seq });
        expect(stage.entries).toEqual(truth);
        expect(stage.settled).toBe(true);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('catches up when it is far behind, and your own next answer does not wait', () => {
    const length = ({ beats }: Scene): number => beats.reduce((sum, { ms }) => sum + ms, 0);
    const longest = Math.max(...scenes.map(length));
    expect(scenes.reduce((sum, scene) => sum + length(scene), 0)).toBeGreaterThan(6000 + longest);
    const late = new Stage();
    for (const scene of scenes) late.hear({ ...scene, mine: false }, 0);
    late.advance(6000 + longest);
    expect(late.settled).toBe(true);

    const quick = new Stage();
    for (const scene of scenes) {
      const afters = scene.beats.filter(({ part }) => part === 'after');
      quick.hear({ ...scene, beats: afters, entries: [], mine: true }, 0);
      expect(quick.open && quick.state === scene.state).toBe(true);
    }
  });
});
