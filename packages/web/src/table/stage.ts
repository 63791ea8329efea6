/**
 * What has been shown of a match: a queue of scenes between what the table said and what the page draws. Pure: `now` is the only time.
 *
 * A scene is one update. Its beats play in order; the view changes once, when its last `before` beat has ended. A line of the log is
 * told with its beat, never earlier, and when the queue is empty everything has been told.
 */
import type { Beat } from '@kolbiste/board-kit/beats';
import type { MatchState } from '@kolbiste/protocol';
import type { Entry } from './match-client.svelte.ts';

export interface Scene {
  readonly seq: number;
  readonly state: MatchState;
  /** Its lines of the log: those of its events in order, then others. */
  readonly entries: readonly Entry[];
  /** Their events are the scene's, in order. */
  readonly beats: readonly Beat[];
  /** It follows from an answer of the reader's own: quick play stays quick. */
  readonly mine: boolean;
}

interface Playing {
  readonly scene: Scene;
  /** The beat before which the view changes. */
  readonly changes: number;
  /** The beat that plays. */
  at: number;
  entered: boolean;
  /** How many lines have been told. */
  told: number;
}

/** Further behind than this many milliseconds, the page catches up. */
const FAR_BEHIND = 6000;

export class Stage {
  #state: MatchState | null = null;
  #seq = 0;
  #entries: readonly Entry[] = [];
  #playing: Playing | null = null;
  #queue: Scene[] = [];
  /** When the beat that plays began. */
  #from = 0;
  #news: Entry[] = [];

  get state(): MatchState | null {
    return this.#state;
  }
  get seq(): number {
    return this.#seq;
  }
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  get beat(): Beat | null {
    return this.#playing?.scene.beats[this.#playing.at] ?? null;
  }
  /** Everything has been shown. */
  get settled(): boolean {
    return this.#playing === null;
  }
  /** A question may be shown: what follows from the reader's own answer is not waited for. */
  get open(): boolean {
    const playing = this.#playing;
    return playing === null || (this.#queue.length === 0 && playing.scene.mine && playing.at >= playing.changes);
  }
  /** When `advance` has something to do; null when everything has been shown. */
  get until(): number | null {
    const { beat } = this;
    return beat && this.#from + beat.ms;
  }

  /** Lines told since they were last asked for. */
  takeNews(): readonly Entry[] {
    return this.#news.splice(0);
  }

  hear(scene: Scene, now: number): void {
    this.advance(now);
    // Your own next answer does not wait for what came of the last.
    const overtakes = scene.mine && this.open;
    if (overtakes || this.#behind(now) > FAR_BEHIND) this.#finishAll();
    if (this.#playing === null) this.#from = now;
    this.#queue.push(scene);
    this.advance(now);
  }

  /** Plays on, up to now. */
  advance(now: number): void {
    for (;;) {
      if (this.#playing === null) {
        const scene = this.#queue.shift();
        if (!scene) return;
        const changes = scene.beats.findLastIndex(({ part }) => part === 'before') + 1;
        this.#playing = { scene, changes, at: 0, entered: false, told: 0 };
      }
      const playing = this.#playing;
      const { scene } = playing;
      if (playing.at === playing.changes) this.#change(scene);
      const beat = scene.beats[playing.at];
      if (!beat) {
        this.#finish(playing);
        continue;
      }
      if (!playing.entered && beat.part === 'after') this.#tell(playing, beat.events.length);
      playing.entered = true;
      if (now < this.#from + beat.ms) return;
      this.#from += beat.ms;
      if (beat.part === 'before') this.#tell(playing, beat.events.length);
      playing.at++;
      playing.entered = false;
    }
  }

  /** Ends the beat that plays, or all of them. */
  skip(all: boolean, now: number): void {
    const { beat } = this;
    if (all) this.#finishAll();
    else if (beat) this.#from = now - beat.ms;
    this.advance(now);
  }

  /** Shows the truth as it is: after a break of the line, an undo, or a while away. */
  reset(state: MatchState, seq: number, entries: readonly Entry[]): void {
    this.#playing = null;
    this.#queue = [];
    this.#news = [];
    this.#state = state;
    this.#seq = seq;
    this.#entries = entries;
  }

  #behind(now: number): number {
    const playing = this.#playing;
    if (!playing) return 0;
    const length = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);
    return (
      this.#from - now + length(playing.scene.beats.slice(playing.at)) + this.#queue.reduce((sum, { beats }) => sum + length(beats), 0)
    );
  }

  #change(scene: Scene): void {
    this.#state = scene.state;
    this.#seq = scene.seq;
  }

  #tell(playing: Playing, count: number): void {
    const lines = playing.scene.entries.slice(playing.told, playing.told + count);
    if (lines.length === 0) return;
    playing.told += lines.length;
    this.#entries = [...this.#entries, ...lines];
    this.#news.push(...lines);
  }

  #finish(playing: Playing): void {
    this.#change(playing.scene);
    this.#tell(playing, playing.scene.entries.length);
    this.#playing = null;
  }

  #finishAll(): void {
    if (this.#playing) this.#finish(this.#playing);
    for (const scene of this.#queue.splice(0)) this.#finish({ scene, changes: 0, at: 0, entered: false, told: 0 });
  }
}
