/** The record of the game that has just ended: read for its statistics, and searched for the turn at which it was decided. */
import { untrack } from 'svelte';
import type { GameText } from '@kolbiste/engine';
import { api } from '../connection/api.ts';
import { callLocal } from '../connection/local.ts';
import { lang } from '../text/index.svelte.ts';
import type { ReplayInfo } from '../worker/messages.ts';
import { turningPoint, worded, type Turn } from './turning-point.ts';

/** Where the game turned: the winner's chances before and after. */
export interface Turning {
  readonly turn: Turn;
  readonly from: number;
  readonly to: number;
}

/** Read when it is needed: each may change while the record is open. */
export interface RecordRequest {
  /** The finished match; null where its record is open already. */
  readonly match: string | null;
  readonly winner: number | null;
  readonly text: GameText;
  readonly onFound: () => void;
}

export class GameRecord {
  info: ReplayInfo | null = $state.raw(null);
  turning: Turning | null = $state.raw(null);
  searching = $state(false);

  constructor(wanted: RecordRequest) {
    $effect(() => {
      const { match } = wanted;
      if (match === null) return;
      const stopping = new AbortController();
      untrack(() => void this.#search(match, wanted, stopping.signal).catch(() => (this.searching = false)));
      return () => stopping.abort();
    });
  }

  async #search(match: string, wanted: RecordRequest, signal: AbortSignal): Promise<void> {
    const info = await callLocal('openReplay', match.startsWith('local-') ? { match } : { text: JSON.stringify(await api.record(match)) });
    if (signal.aborted) return;
    this.info = info;
    const { winner } = wanted;
    if (winner === null || !info.playable) return;
    this.searching = true;
    const found = await turningPoint(info, winner, signal);
    if (found && !signal.aborted) {
      this.turning = { turn: await worded(info, found.at, wanted.text, lang()), from: found.from, to: found.to };
      wanted.onFound();
    }
    this.searching = false;
  }
}
