/** A scenario file as a replay: the position it gives, its answers one by one, and what each brought. */
import { scripted, viewers, type AnyGame, type AnyPosition, type Language, type Plain, type Viewer } from '@kolbiste/engine';
import type { Chapter, MatchState, Result, SeatInfo, SeenEvent } from '@kolbiste/protocol';
import { readScenario, runScenario } from '@kolbiste/testkit/scenarios';
import type { ReplayInfo } from './messages.ts';

interface PlayedScenario {
  readonly title: Readonly<Record<Language, string>>;
  readonly rules: readonly string[];
  readonly info: Omit<ReplayInfo, 'replay'>;
  frame(step: number, viewer: Viewer): MatchState;
}

export function playScenario(game: AnyGame, text: string, file: string): PlayedScenario {
  const scenario = readScenario(text, file);
  const { seats: names, trace } = runScenario(game, scenario);
  const eyes = viewers(names.length);
  const streams = eyes.map(viewer => ({ viewer, chapters: [] as Chapter[] }));
  const positions: AnyPosition[] = [];
  /** Does something to the table and keeps what everybody learns of it. */
  const act = (how: (onEvent: (event: unknown, world: unknown) => void) => AnyPosition): AnyPosition => {
    const told: SeenEvent[][] = eyes.map(() => []);
    const position = how((event, world) => {
      eyes.forEach((viewer, i) => told[i]!.push(game.module.redact(world, event, viewer) as unknown as SeenEvent));
    });
    positions.push(game.clone(position));
    streams.forEach(({ chapters }, i) => chapters.push({ seq: positions.length, events: told[i]! }));
    return position;
  };
  const options: Plain = game.module.options.read(scenario.options) as Plain;
  const start = game.module.scenario.read(scenario.given, options, names);
  const position = act(tell => game.startFrom(start, names.length, scripted(scenario.random), tell as never));
  for (const item of trace)
    if (item.kind === 'decision')
      act(tell => {
        game.answer(position, item.answer, tell as never);
        return position;
      });
  const seats: SeatInfo[] = names.map(name => ({ kind: 'human', name }));
  return {
    title: scenario.title,
    rules: scenario.rules.map(({ id }) => id),
    info: {
      info: {
        match: file,
        game: game.module.id,
        version: game.module.version,
        options: scenario.options,
        clock: { kind: 'none' },
        undo: 'none',
        rated: false,
        commitment: '',
      },
      seats,
      result: null,
      reveal: null,
      steps: positions.length,
      stops: positions.map((_, i) => i + 1),
      streams,
      playable: true,
    },
    frame(step, viewer) {
      const shown = positions[Math.max(0, Math.min(step, positions.length) - 1)]!;
      const { outcome } = shown;
      const result: Result | null = outcome && { places: outcome.places, by: 'rules', rule: outcome.rule, why: outcome.why };
      return {
        phase: result ? 'over' : 'playing',
        seats: seats.map(seat => ({ ...seat, ready: true, left: null })),
        seen: game.see(shown, viewer),
        decision: null,
        answers: step,
        clock: { banks: [], running: null, since: null, spent: 0, expiresAt: null },
        proposals: [],
        undo: null,
        hints: false,
        halted: false,
        stops: null,
        result,
        reveal: null,
      };
    },
  };
}
