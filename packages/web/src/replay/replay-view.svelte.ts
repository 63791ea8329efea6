/** A replay at one of its steps, from one side: what the page of a replay shows of it. Step 0 is the start of the game. */
import { untrack } from 'svelte';
import type { GameText, Language, TextContext, Viewer } from '@kolbiste/engine';
import type { MatchState, SeatState, SeenEvent } from '@kolbiste/protocol';
import type { GamePresentation, Happened } from '@kolbiste/board-kit/presentation';
import { api } from '../connection/api.ts';
import { callLocal } from '../connection/local.ts';
import { isPlayable, loadPresentation, loadText } from '../games.ts';
import { announce } from '../shell/announcer.svelte.ts';
import type { Line } from '../table/line.ts';
import { unpack } from '../table/packed.ts';
import { contextOf, resultText, safely } from '../table/words.ts';
import { lang, t } from '../text/index.svelte.ts';
import type { ReplayInfo } from '../worker/messages.ts';

/** What is opened: a match by its name, the record in a link, or a scenario of a game. */
export type ReplayOrigin = { readonly scenario: string; readonly game: string } | { readonly shared: string } | { readonly match: string };

/** What a scenario says of itself. */
interface Scenario {
  readonly title: Readonly<Record<Language, string>>;
  readonly rules: readonly string[];
}

/** Lines of the log on the page: enough to look back. */
const SHOWN = 250;
/** Milliseconds a step is seen at the normal speed. */
const PACE = 1400;

const recordOf = async (source: { readonly shared: string } | { readonly match: string }): Promise<ReplayInfo> => {
  if ('shared' in source) return await callLocal('openReplay', { text: await unpack(source.shared) });
  const { match } = source;
  return await callLocal('openReplay', match.startsWith('local-') ? { match } : { text: JSON.stringify(await api.record(match)) });
};

export class ReplayView {
  info: ReplayInfo | null = $state.raw(null);
  /** Of a scenario; null for a game that was played. */
  scenario: Scenario | null = $state.raw(null);
  presentation: GamePresentation | null = $state.raw(null);
  failed = $state(false);
  at = $state(0);
  /** A seat, or `spectator`. */
  side = $state('spectator');
  shown: MatchState | null = $state.raw(null);
  happened: Happened = $state.raw({ serial: 0, events: [] });
  running = $state(false);
  speed = $state('1');
  #texts: Record<Language, GameText> | null = $state.raw(null);

  readonly viewer = $derived.by((): Viewer => (this.side === 'spectator' ? 'spectator' : Number(this.side)));
  readonly bottom = $derived.by((): number => (this.viewer === 'spectator' ? 0 : this.viewer));
  readonly #steps = $derived.by((): readonly number[] => this.info?.stops ?? []);
  readonly last = $derived.by((): number => Math.max(0, this.#steps.length - 1));
  /** The row of the match at this step. */
  readonly row = $derived.by((): number => this.#steps[Math.max(0, Math.min(this.at, this.last))] ?? 0);
  readonly #chapters = $derived.by(() => this.info?.streams.find(stream => stream.viewer === this.viewer)?.chapters ?? []);
  readonly seats = $derived.by(
    (): readonly SeatState[] => this.shown?.seats ?? this.info?.seats.map(seat => ({ ...seat, ready: true, left: null })) ?? [],
  );
  readonly text = $derived.by((): GameText | null => this.#texts?.[lang()] ?? null);
  readonly context = $derived.by((): TextContext => contextOf(this.seats, this.shown?.seen?.table ?? null));
  readonly #past = $derived.by(() =>
    this.#chapters
      .filter(chapter => chapter.seq <= this.row)
      .flatMap(({ seq, events }) => events.map((event, i) => ({ event, seq, i })))
      .slice(-SHOWN),
  );
  readonly told = $derived.by((): readonly SeenEvent[] => this.#past.map(({ event }) => event));
  /** A line stays the same as long as its language does, so that a step draws only what is new. */
  readonly #lineOf = $derived.by(() => {
    const words = this.text;
    const { presentation } = this;
    const made = new WeakMap<SeenEvent, Line>();
    return (event: SeenEvent, seq: number, i: number): Line => {
      const known = made.get(event);
      if (known) return known;
      const context = untrack(() => this.context);
      const line: Line = {
        id: seq * 1000 + i,
        seq,
        text: safely(() => words?.event(event, context) ?? '', event.type),
        rule: event.rule,
        emblem: presentation?.eventEmblem?.(event) ?? null,
        undone: false,
        heading: presentation?.isHeading?.(event) ?? false,
      };
      made.set(event, line);
      return line;
    };
  });
  readonly lines = $derived.by((): Line[] => this.#past.map(({ event, seq, i }) => this.#lineOf(event, seq, i)));
  /** Who is asked at this step, or how the game ended. */
  readonly asked = $derived.by((): string => {
    const waiting = this.shown?.seen?.waiting;
    if (waiting) return t().replays.asked(this.seats[waiting.seat]?.name ?? '');
    return this.shown && this.text ? resultText(this.shown, this.text, t()) : '';
  });
  readonly finished = $derived.by((): boolean => this.info !== null && this.info.result !== null);

  constructor() {
    $effect(() => {
      const { info, row, viewer } = this;
      if (!info?.playable) return;
      let current = true;
      void callLocal('frame', { replay: info.replay, step: row, viewer }).then(frame => {
        if (!current) return;
        this.shown = frame;
        const events: readonly SeenEvent[] = this.#chapters.find(chapter => chapter.seq === row)?.events ?? [];
        this.happened = { serial: untrack(() => this.happened.serial) + 1, events };
      });
      return () => (current = false);
    });
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(
        () => {
          if (this.at >= this.last) this.running = false;
          else this.at++;
        },
        PACE / Number(this.speed),
      );
      return () => clearInterval(timer);
    });
  }

  /** Opens a replay at a step and a side, as an address names them. */
  async open(source: ReplayOrigin, place: { readonly at: string | null; readonly side: string | null }): Promise<void> {
    this.failed = false;
    this.info = null;
    this.scenario = null;
    let info: ReplayInfo;
    if ('scenario' in source) {
      const opened = await callLocal('openScenario', { game: source.game, name: source.scenario });
      this.scenario = info = opened;
    } else info = await recordOf(source);
    this.info = info;
    const { game, version } = info.info;
    if (isPlayable(game)) [this.#texts, this.presentation] = await Promise.all([loadText(game, version), loadPresentation(game)]);
    const at = Number(place.at ?? 'NaN');
    this.at = Number.isInteger(at) ? Math.max(0, Math.min(at, info.stops.length)) : 0;
    this.side = place.side !== null && Number(place.side) < info.seats.length ? place.side : '0';
  }

  step(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last));
    const fresh = this.lines.filter(line => line.seq === this.row).map(line => line.text);
    if (!this.running) announce(t().replays.step(this.at, this.last), ...fresh);
  }

  /** The moment before a step, as the one who was asked saw it. */
  readonly openTurn = (index: number, seat: number): void => {
    this.side = String(seat);
    this.step(index - 1);
  };
}
