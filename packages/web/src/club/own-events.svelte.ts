/** A player's own tournaments, looked at as long as the page is open: a player who is on another page when a round begins is called. */
import type { OwnEvent } from '@kolbiste/protocol';
import { api } from '../connection/api.ts';
import { announce } from '../shell/announcer.svelte.ts';
import { play } from '../shell/sound.ts';
import { w } from './event-words.svelte.ts';

/** How often it is looked for a new round; and where there is no tournament, for one. */
const EVERY = 10_000;
const SELDOM = 60_000;

let events = $state.raw<readonly OwnEvent[]>([]);
let lookedAt = 0;
let first = true;
/** Tables and calls that were told of. */
const told = new Set<string>();

function tell({ event, name, round, table, calls }: OwnEvent): void {
  const news = [
    ...(table ? [{ key: `${event} ${round}`, text: w().play.yours(table.number) }] : []),
    ...(calls > 0 ? [{ key: `${event} ${round} ${calls}`, text: w().own.calls(calls) }] : []),
  ];
  for (const { key, text } of news) {
    if (told.has(key)) continue;
    told.add(key);
    if (first) continue;
    announce(`${name}: ${text}`);
    void play('turn');
  }
}

export const ownEvents = {
  get all(): readonly OwnEvent[] {
    return events;
  },
  async look(): Promise<void> {
    lookedAt = Date.now();
    if (!navigator.onLine) return;
    const found = await api.ownEvents().catch(() => null);
    if (!found) return;
    found.forEach(tell);
    events = found;
    first = false;
  },
  /** Looks from now on; gives what ends it. */
  follow(): () => void {
    void ownEvents.look();
    const timer = setInterval(() => {
      if (events.length > 0 || Date.now() - lookedAt >= SELDOM) void ownEvents.look();
    }, EVERY);
    return () => clearInterval(timer);
  },
};
