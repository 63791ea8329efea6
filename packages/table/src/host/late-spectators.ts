/** Spectators who learn everything a while later, so that nobody tells a player what they see. */
import { encode, encodeHead, type Snapshot, type Viewer } from '@kolbiste/protocol';
import type { Change } from '../match/change.ts';
import type { Client } from './ports.ts';
import type { Host } from './state.ts';

export const hearsLater = ({ settings }: Host, viewer: Viewer): boolean => viewer === 'spectator' && settings.spectatorDelay > 0;

/** When the next of what is held is told. */
export const releaseAt = ({ late, settings }: Host): number => (late.held.length ? late.held[0]!.at + settings.spectatorDelay : Infinity);

/** The state is copied: by the time it is told the world is another. */
export function hold(h: Host, change: Change | null): void {
  const at = h.ports.clock.now();
  h.late.held.push({ at, change, snapshot: h.match.snapshot('spectator', at, []) });
}

export function joinLater(h: Host, client: Client, re: string | undefined): void {
  if (h.late.shown) welcome(h, h.late.shown, client, re);
  else h.late.waiting.push({ client, re });
}

export function stopWaiting({ late }: Host, client: Client): void {
  const at = late.waiting.findIndex(other => other.client === client);
  if (at >= 0) late.waiting.splice(at, 1);
}

function welcome(h: Host, shown: Snapshot, client: Client, re: string | undefined): void {
  const snapshot: Snapshot = { ...shown, ...(re !== undefined && { re }) };
  client.send(h.ports.audiences.frame(encode(snapshot)));
  h.audiences.get('spectator')!.add(client, snapshot);
}

/** Tells spectators what has become old enough. */
export function release(h: Host, now: number): void {
  while (releaseAt(h) <= now) {
    const held = h.late.held.shift()!;
    if ('said' in held) {
      for (const client of h.audiences.get('spectator')!) if (held.wants(client, 'spectator')) client.send(held.said);
      continue;
    }
    const { change, snapshot } = held;
    h.late.shown = snapshot;
    if (change) h.audiences.get('spectator')!.tell('spectator', change, encodeHead(h.id, change), known => known.follow(snapshot.state));
    for (const { client, re } of h.late.waiting.splice(0)) welcome(h, snapshot, client, re);
  }
}
