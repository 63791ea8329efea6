/** Who is there, here and on other servers; and who is missed so long that they lose. */
import type { Presence, Seat } from '@kolbiste/protocol';
import type { Input } from '../match/input.ts';
import type { Elsewhere } from './ports.ts';
import type { Host } from './state.ts';
import { say } from './tell.ts';

export const nobodyHere = ({ audiences }: Host): boolean => {
  for (const audience of audiences.values()) if (audience.size > 0) return false;
  return true;
};

const isOnline = ({ players, audiences, presence }: Host, seat: Seat): boolean =>
  players[seat] === null || audiences.get(seat)!.size > 0 || presence.elsewhere.seats.has(seat);

/** A seat is missed while an opponent sits there and waits for it; not by post, where nobody waits. */
function isMissed(h: Host, seat: Seat): boolean {
  const { match, players, settings } = h;
  const { seats, clock } = match.header;
  if (settings.absenceGrace === null || match.phase !== 'playing' || clock.kind === 'correspondence') return false;
  if (isOnline(h, seat) || match.hasLeft(seat)) return false;
  const { team } = seats[seat]!;
  return players.some(
    (player, other) => player !== null && other !== seat && (team === undefined || seats[other]!.team !== team) && isOnline(h, other),
  );
}

/** When a seat missed since a moment loses. */
const forfeitAt = ({ settings }: Host, since: number | null): number =>
  since === null ? Infinity : since + (settings.absenceGrace ?? Infinity);

/** When the next missed seat loses. */
export function nextForfeit(h: Host): number {
  let soonest = Infinity;
  for (const since of h.presence.absentSince) soonest = Math.min(soonest, forfeitAt(h, since));
  return soonest;
}

export function forfeitDue(h: Host, now: number): Input | null {
  const seat = h.presence.absentSince.findIndex(since => forfeitAt(h, since) <= now);
  return seat < 0 ? null : { at: now, type: 'forfeit', seat };
}

/** Tells everyone who is there, if that has changed. */
export function updatePresence(h: Host): void {
  const { presence, players, match, ports } = h;
  if (!presence.changed && presence.phase === match.phase) return;
  presence.changed = false;
  presence.phase = match.phase;
  if (h.settings.device) return;
  if (ports.cluster.shared) announce(h);
  const now = ports.clock.now();
  presence.absentSince = players.map((player, seat) =>
    player === null || !isMissed(h, seat) ? null : (presence.absentSince[seat] ?? now),
  );
  const message: Presence = {
    type: 'presence',
    match: h.id,
    seats: presence.absentSince.map((since, seat) => ({
      online: isOnline(h, seat),
      ...(since !== null && { forfeitAt: forfeitAt(h, since) }),
    })),
    spectators: h.audiences.get('spectator')!.size + presence.elsewhere.spectators,
  };
  say(h, message);
}

/** Who looks at this match on other servers, as far as they said. */
export function seenElsewhere(h: Host, elsewhere: Elsewhere): void {
  const { seats, spectators } = h.presence.elsewhere;
  const same = seats.size === elsewhere.seats.size && [...seats].every(seat => elsewhere.seats.has(seat));
  if (same && spectators === elsewhere.spectators) return;
  h.presence.elsewhere = elsewhere;
  h.presence.changed = true;
  h.queue.add(() => h.advance());
}

export async function lookElsewhere(h: Host): Promise<void> {
  seenElsewhere(h, await h.ports.cluster.elsewhere(h.id));
  updatePresence(h);
}

/** Tells other servers who looks at this match here. `again`: even if it is what they were told. */
export function announce(h: Host, again = false): void {
  const { players, audiences, presence } = h;
  const seats = players.flatMap((player, seat) => (player !== null && audiences.get(seat)!.size > 0 ? [seat] : []));
  const here = { seats, spectators: audiences.get('spectator')!.size };
  const text = JSON.stringify(here);
  if ((text === presence.announced || (presence.announced === '' && seats.length + here.spectators === 0)) && !again) return;
  presence.announced = text;
  h.ports.cluster.present(h.id, here);
}
