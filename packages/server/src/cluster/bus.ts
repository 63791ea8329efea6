/** Wake-ups between servers. They say that there is something to read, never what: one that gets lost costs time and nothing else. */

/** What there is to read: rows, chat, who is there, seats, a rematch of a match; or, of a player, sessions and mutes. */
export type Wake = 'row' | 'chat' | 'presence' | 'seats' | 'rematch' | 'player';

export interface Bus {
  /** Wake-ups arrive just now. */
  readonly healthy: boolean;
  /** Wakes everyone else who follows this match, or for a player simply everyone else. */
  wake(about: string, what: Wake): void;
  /** From now on wake-ups about this match come here; resolves when they do, or after a moment. */
  follow(match: string): Promise<void>;
  unfollow(match: string): void;
  onWake: ((about: string, what: Wake) => void) | null;
  /** Wake-ups come again: some may have been missed. */
  onBack: (() => void) | null;
  close(): Promise<void>;
}

/** No wake-ups: a server that is alone, or one that looks by itself. */
export const silentBus = (): Bus => ({
  healthy: false,
  wake: () => undefined,
  follow: () => Promise.resolve(),
  unfollow: () => undefined,
  onWake: null,
  onBack: null,
  close: () => Promise.resolve(),
});
