/** The table as one viewer sees it: what has been shown of it, in which words, and who sits where. The parts of the page read it here. */
import type { GameText, Language, TextContext } from '@kolbiste/engine';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';
import type { MatchInfo, MatchState, SeatState, SeenEvent } from '@kolbiste/protocol';
import { lang, t } from '../text/index.svelte.ts';
import type { MatchClient } from './match-client.svelte.ts';
import type { LiveStage } from './stage.svelte.ts';
import { contextOf, safely } from './words.ts';

export interface TableProps {
  readonly stage: LiveStage;
  readonly texts: Record<Language, GameText>;
  readonly presentation: GamePresentation | null;
  /** Whether the players can chat: not at a table of this device alone. */
  readonly talk?: boolean;
  /** A lesson or a puzzle, where the player may go back at any time: nothing is asked twice, nothing is offered beside the game. */
  readonly guided?: boolean;
}

/** Lines of the log on the page; the replay has them all. Boards look back as far. */
export const SHOWN = 250;

export class Perspective {
  readonly #props: () => TableProps;

  /** What has been shown. Proposals, clocks and what may be undone are the table's own: they do not wait (`truth`). */
  readonly known = $derived.by((): MatchState | null => this.#props().stage.state);
  readonly truth = $derived.by((): MatchState | null => this.#props().stage.store.state);
  readonly text = $derived.by((): GameText => this.#props().texts[lang()]);
  readonly seen = $derived.by(() => this.known?.seen ?? null);
  readonly seats = $derived.by((): readonly SeatState[] => this.known?.seats ?? []);
  readonly context = $derived.by((): TextContext => contextOf(this.seats, this.seen?.table ?? null));
  /** Answers say which of the players the reader is. */
  readonly speaking = $derived.by((): TextContext => ({
    ...this.context,
    seats: this.context.seats.map((name, seat) => (seat === this.viewer ? `${name} (${t().common.you})` : name)),
  }));
  readonly bottom = $derived.by((): number => (this.viewer === 'spectator' ? 0 : this.viewer));
  /** Every seat, the one at the bottom last. */
  readonly around = $derived.by((): number[] => [...this.seats.keys()].filter(seat => seat !== this.bottom).concat(this.bottom));
  readonly people = $derived.by((): number => this.seats.filter(({ kind }) => kind === 'human').length);
  readonly playing = $derived.by((): boolean => this.known?.phase === 'playing' || this.known?.phase === 'paused');
  /** What is going on, from the outermost to the innermost. */
  readonly doing = $derived.by((): string[] => {
    const names = (this.seen?.doing ?? []).map(step => safely(() => this.text.doing(step), '')).filter(Boolean);
    return names.filter((name, i) => name !== names[i - 1]);
  });
  /** What the boards look back at: a few turns. */
  readonly told = $derived.by((): SeenEvent[] =>
    this.stage.entries.slice(-SHOWN).flatMap(entry => ('event' in entry && !entry.undone ? [entry.event] : [])),
  );

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  get stage(): LiveStage {
    return this.#props().stage;
  }
  get store(): MatchClient {
    return this.#props().stage.store;
  }
  get presentation(): GamePresentation | null {
    return this.#props().presentation;
  }
  get talk(): boolean {
    return this.#props().talk ?? false;
  }
  get guided(): boolean {
    return this.#props().guided ?? false;
  }
  get viewer(): MatchClient['viewer'] {
    return this.store.viewer;
  }
  get info(): MatchInfo | null {
    return this.store.info;
  }
  get game(): string {
    return this.info?.game ?? '';
  }
  get seated(): boolean {
    return this.viewer !== 'spectator';
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** The card that was played with an event, where the game can draw it. */
  cardOf(event: SeenEvent): ReturnType<NonNullable<GamePresentation['cardOf']>> {
    return this.presentation?.cardOf?.(event, this.context.view) ?? null;
  }
}
