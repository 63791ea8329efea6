/** What a client's message about this match does. The same answers, whichever driver carries them. */
import { PASS } from '@kolbiste/engine';
import { encode, encodeAccepted, type ClientMessage, type Seat, type Stops, type TableMessage, type Viewer } from '@kolbiste/protocol';
import { inputFrom, type Input } from '../match/input.ts';
import type { Match } from '../match/match.ts';
import type { Rejection } from '../match/rejection.ts';
import { hint } from './bots.ts';
import { hearsLater } from './late-spectators.ts';
import type { Client } from './ports.ts';
import { tellFailure, tellStorage } from './refuse.ts';
import type { Host, Sender } from './state.ts';

const NO_SEAT: Rejection = { code: 'noSeat', text: 'spectators only look on', refusal: null, seq: null };

/** Hello, chat and the lobby are the driver's. */
export function receive(h: Host, client: Client, viewer: Viewer, message: ClientMessage): void | Promise<void> {
  const { clock, audiences } = h.ports;
  const re = message.id;
  switch (message.type) {
    case 'hello':
    case 'chat':
    case 'lobby':
      return undefined;
    case 'join':
      return h.join(client, viewer, message.after, re);
    case 'leave':
      return h.leave(client);
    case 'ping':
      return client.send(audiences.frame(encode({ type: 'pong', now: clock.now(), ...(re !== undefined && { re }) })));
    default:
  }
  const sender: Sender = { client, viewer, re };
  if (viewer === 'spectator')
    return reply(h, sender, match => match.refused(NO_SEAT, viewer, clock.now(), re).map(message => asSeen(h, message)));
  if (message.type === 'stops') return setStops(h, sender, { at: clock.now(), type: 'stops', seat: viewer, stops: message.stops });
  if (message.type === 'claim') return claim(h, sender, viewer);
  if (message.type === 'explain') return reply(h, sender, match => [match.explained(viewer, re)]);
  if (message.type === 'hint') return giveHint(h, sender, viewer, message.key);
  const input = inputFrom(message, viewer, clock.now());
  if (input?.type === 'answer' && input.key === PASS) return pass(h, sender, input);
  if (input) h.take(input, sender);
  return undefined;
}

/** Spectators who learn everything later do not learn from a refusal what is asked now. */
const asSeen = (h: Host, message: TableMessage): TableMessage =>
  message.type === 'refused' && hearsLater(h, 'spectator') ? { ...message, decision: h.late.shown?.state.decision ?? null } : message;

/** Stops that are as they were are no row. */
function setStops(h: Host, sender: Sender, input: Input & { readonly type: 'stops' }): void {
  h.queue.add(
    () => {
      if (JSON.stringify(h.match.stopsOf(input.seat)) !== JSON.stringify(input.stops)) return h.decide(input, sender);
      return sender.client.send(h.ports.audiences.frame(encodeAccepted(h.id, h.match.seq, sender.re)));
    },
    () => tellStorage(h, sender),
  );
}

/** Where an even pace is kept, a pass that comes too soon is noted, and the table passes when it would have anyway. */
function pass(h: Host, sender: Sender, input: Input & { readonly type: 'answer' }): void {
  h.queue.add(
    () => {
      const until = h.match.passHeldUntil;
      const { asked } = h.match;
      if (until === null || until <= input.at || asked?.seat !== input.seat || asked.decision !== input.decision)
        return h.decide(input, sender);
      const { mode, kinds } = input.stops ?? h.match.stopsOf(input.seat);
      const stops: Stops = {
        mode,
        ...(kinds && { kinds }),
        ...(input.stops?.until && { until: input.stops.until }),
        passing: asked.decision,
      };
      return h.decide({ at: input.at, type: 'stops', seat: input.seat, stops }, sender);
    },
    () => tellStorage(h, sender),
  );
}

const CLAIM_AFTER = 900_000;

/** A player who does not move is judged to be away. */
function claim(h: Host, sender: Sender, seat: Seat): void {
  h.queue.add(
    () => {
      const now = h.ports.clock.now();
      const rejection = h.match.checkClaim(seat, now, h.settings.claimAfter ?? CLAIM_AFTER);
      if (!rejection) return h.decide({ at: now, type: 'forfeit', seat: h.match.asked!.seat }, sender);
      for (const message of h.match.refused(rejection, seat, now, sender.re)) sender.client.send(h.ports.audiences.frame(encode(message)));
      return undefined;
    },
    () => tellStorage(h, sender),
  );
}

/** Looks at the match in turn, and tells the sender alone. */
function reply(h: Host, sender: Sender, messages: (match: Match) => readonly TableMessage[]): void {
  h.queue.add(
    () => {
      try {
        for (const message of messages(h.match)) sender.client.send(h.ports.audiences.frame(encode(message)));
      } catch (error) {
        h.ports.owner.report('fault', h.id, error);
        tellFailure(h, sender, 'internal', 'something went wrong here; it was noted');
      }
    },
    () => tellStorage(h, sender),
  );
}

async function giveHint(h: Host, sender: Sender, seat: number, played?: string): Promise<void> {
  if (!h.match.hints) {
    tellFailure(h, sender, 'notAllowed', 'between people there are hints only if all agreed, and at a rated table none');
    return;
  }
  if (played !== undefined && !h.match.coach) {
    tellFailure(h, sender, 'notAllowed', 'a coach speaks only at tables against bots, and at a rated one never');
    return;
  }
  const given = await hint(h, seat, sender, played).catch(() => false);
  if (!given) tellFailure(h, sender, 'unavailable', 'there is no hint just now');
}
