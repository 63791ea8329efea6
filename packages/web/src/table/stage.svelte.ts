/** The stage of one match for the components: what has been shown, in runes, and the timer that plays it on. */
import type { Beat } from '@kolbiste/board-kit/beats';
import type { GamePresentation, Happened } from '@kolbiste/board-kit/presentation';
import type { MatchState, SeenEvent } from '@kolbiste/protocol';
import { mayMove, SPEEDS, settings } from '../shell/settings.svelte.ts';
import type { Entry, MatchClient, News } from './match-client.svelte.ts';
import { Stage } from './stage.ts';

/** The last blow stays to be seen before the verdict. */
const LAST_BLOW = 900;
/** What readers do themselves need not be shown to them. */
const OWN: readonly string[] = ['card', 'use'];
/** Without motion, what others did still wants to be read. */
const READING = 300;

export class LiveStage {
  state: MatchState | null = $state.raw(null);
  entries: readonly Entry[] = $state.raw([]);
  /** Events that were told last. */
  happened: Happened = $state.raw({ serial: 0, events: [] });
  beat: Beat | null = $state.raw(null);
  settled = $state(true);
  open = $state(true);
  /** Lines that have just been told; `missed`: all at once, after a break. */
  onTold: (entries: readonly Entry[], missed: boolean) => void = () => {};
  readonly store: MatchClient;
  /** How a game's events are cut into beats; without it they come all at once. */
  beatsOf: GamePresentation['beats'];
  readonly #stage = new Stage();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = 0;

  constructor(store: MatchClient, beatsOf?: GamePresentation['beats']) {
    this.store = store;
    this.beatsOf = beatsOf;
    store.onNews = news => this.hear(news);
    document.addEventListener('visibilitychange', this.#away);
  }

  close(): void {
    this.store.close();
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#away);
  }

  readonly #away = (): void => {
    if (document.hidden) this.skip(true);
  };

  private hear({ seq, state, entries, all, mine, reset }: News): void {
    if (reset || this.state === null) {
      const first = this.state === null;
      this.#stage.reset(state, seq, all);
      this.#sync(first ? [] : entries, reset === 'missed');
      return;
    }
    const events = entries.flatMap(entry => ('event' in entry ? [entry.event] : []));
    this.#stage.hear({ seq, state, entries, mine, beats: this.#beats(events, state, mine) }, performance.now());
    if (document.hidden) this.#stage.skip(true, performance.now());
    this.#sync(this.#stage.takeNews());
  }

  skip(all: boolean): void {
    this.#stage.skip(all, performance.now());
    this.#sync(this.#stage.takeNews());
  }

  #beats(events: readonly SeenEvent[], state: MatchState, mine: boolean): readonly Beat[] {
    const beats = this.beatsOf?.(events) ?? [];
    const factor = SPEEDS[settings.speed] * this.#hurry(beats, state);
    const still = !mayMove();
    return beats.map((beat, i) => {
      const ms = state.result && i === beats.length - 1 ? Math.max(beat.ms, LAST_BLOW) : beat.ms;
      if (mine && OWN.includes(beat.kind)) return { ...beat, ms: 0 };
      const seen = !still ? ms : beat.part === 'before' || mine || ms === 0 ? 0 : READING;
      return { ...beat, ms: seen * factor };
    });
  }

  /** With a clock, what stands before the reader's own question is seen within the moments that cost nothing. */
  #hurry(beats: readonly Beat[], { clock, seen }: MatchState): number {
    if (!seen?.decision || clock.running !== this.store.viewer || clock.since === null) return 1;
    const length = beats.reduce((sum, { ms }) => sum + ms, 0) * SPEEDS[settings.speed];
    return Math.min(1, Math.max(0, clock.since - this.store.now) / Math.max(1, length));
  }

  #sync(told: readonly Entry[], missed = false): void {
    const stage = this.#stage;
    clearTimeout(this.#timer);
    this.state = stage.state;
    this.entries = stage.entries;
    this.beat = stage.beat;
    this.settled = stage.settled;
    this.open = stage.open;
    const events = told.flatMap(entry => ('event' in entry ? [entry.event] : []));
    if (events.length) this.happened = { serial: this.happened.serial + 1, events };
    if (told.length) this.onTold(told, missed);
    const { until } = stage;
    if (until !== null) this.#timer = setTimeout(() => this.#play(), Math.max(0, until - performance.now()));
    else if (stage.seq > this.#told) {
      this.#told = stage.seq;
      this.store.link.shown?.(stage.seq);
    }
  }

  #play(): void {
    this.#stage.advance(performance.now());
    this.#sync(this.#stage.takeNews());
  }
}
