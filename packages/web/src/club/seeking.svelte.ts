/**
 * Looking for an opponent, wherever one goes on the page meanwhile. Somebody is found: the table opens. Closing the page ends it.
 */
import type { QuickMatch } from '@kolbiste/protocol';
import { lookFor } from '../connection/socket.svelte.ts';
import { announce } from '../shell/announcer.svelte.ts';
import { go } from '../shell/router.svelte.ts';
import { seeks } from '../shell/seeks.svelte.ts';
import { play } from '../shell/sound.ts';
import { toast } from '../shell/toast.svelte.ts';
import { p } from './people-words.svelte.ts';

interface Seeking {
  readonly wish: QuickMatch;
  /** By this device's clock. */
  readonly since: number;
  readonly lost: boolean;
}

let now: Seeking | null = $state.raw(null);
let end: (() => void) | null = null;

export const seeking = {
  get now(): Seeking | null {
    return now;
  },
  start(wish: QuickMatch): void {
    seeking.stop();
    now = { wish, since: Date.now(), lost: false };
    seeks.on = true;
    end = lookFor(
      wish,
      message => {
        if (!now) return;
        if (message.type === 'found') {
          finish();
          toast(p().found, 'good');
          announce(p().found);
          void play('turn');
          go(`/table/${message.match}`);
        } else if (message.type === 'error' && message.re === 'seek') {
          finish();
          toast(`${p().refused} ${message.text}`, 'bad');
        } else if (message.type === 'seeking' && message.seek === null && message.re === undefined) {
          // The same player looks on another page.
          finish();
          toast(p().stopped);
        }
      },
      status => {
        if (now) now = { ...now, lost: status === 'lost' };
      },
    );
  },
  stop(): void {
    finish();
  },
};

function finish(): void {
  const over = end;
  now = null;
  seeks.on = false;
  end = null;
  over?.();
}
