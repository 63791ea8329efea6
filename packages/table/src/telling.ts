/** What viewers are told. Everything a viewer gets comes through here, through the engine's `see` and the game's `redact`. */
import { copyPlain, type Sink, type AnyGame } from '@kolbiste/engine';
import type { Act, MatchState, Reveal, SeenEvent, Viewer } from '@kolbiste/protocol';
import { clockState } from './clock.ts';
import { seedOf, type Effect } from './effect.ts';
import type { Row } from './input.ts';
import { askedIn, phaseOf, undoFor, type RunningMatch } from './running-match.ts';

/** Collects events per viewer. They are redacted as they are emitted: later the world is another. */
export function listener({ module }: AnyGame, told: ReadonlyMap<Viewer, SeenEvent[]>): Sink | null {
  if (told.size === 0) return null;
  return (event, world) => {
    for (const [viewer, events] of told) {
      const seen = module.redact(world, event, viewer);
      if (seen !== null) events.push(copyPlain(seen) as SeenEvent);
    }
  };
}

/** Everything that changes, as a viewer may know it. Parts of it are the world's own. */
export function stateFor(m: RunningMatch, viewer: Viewer): MatchState {
  const { data } = m;
  return {
    phase: phaseOf(data),
    seats: seatsOf(m),
    seen: seenBy(m, viewer),
    decision: askedIn(data)?.decision ?? null,
    answers: data.answers.length,
    clock: clockOf(m),
    proposals: data.proposals,
    undo: viewer === 'spectator' ? null : undoFor(m, viewer),
    stops: viewer === 'spectator' ? null : data.stops[viewer]!,
    result: data.result,
    reveal: revealOf(m),
  };
}

/** Made anew only when somebody becomes ready or leaves, and frozen: whoever has seen it knows that it is the same. */
function seatsOf({ data, header, told }: RunningMatch): MatchState['seats'] {
  if (told.nonces !== data.nonces || told.left !== data.left) {
    told.nonces = data.nonces;
    told.left = data.left;
    told.seats = Object.freeze(
      header.seats.map((info, seat) =>
        Object.freeze({ ...info, ready: data.nonces[seat] !== null, left: data.left.find(gone => gone.seat === seat)?.why ?? null }),
      ),
    );
  }
  return told.seats;
}

/** The same for the clock, which is never changed, only replaced. */
function clockOf({ data, header, told }: RunningMatch): MatchState['clock'] {
  if (told.clock === null || told.of !== data.clock) {
    told.of = data.clock;
    told.clock = clockState(header.clock, data.clock);
  }
  return told.clock;
}

/** The engine's view. When the match ended without the rules, nothing is asked any more. */
function seenBy({ game, data: { position, result } }: RunningMatch, viewer: Viewer): MatchState['seen'] {
  if (position === null) return null;
  const seen = game.see(position, viewer);
  return result === null ? seen : { ...seen, waiting: null, decision: null };
}

/** What lets anybody derive every shuffle and roll again; null before the end. */
export function revealOf({ data, header: { tableSeed }, told }: RunningMatch): Reveal | null {
  if (!data.result) return null;
  told.reveal ??= Object.freeze({
    tableSeed,
    nonces: Object.freeze(data.nonces.map(nonce => nonce ?? '')),
    seed: seedOf(tableSeed, data.nonces),
  });
  return told.reveal;
}

/** The input as everyone may know it: not which option was chosen, nor whether the table chose it. */
export function actOf(row: Row, { topic, agreed }: Effect): Act {
  switch (row.type) {
    case 'answer':
      return { type: 'answer', seat: row.seat, decision: row.decision };
    case 'propose':
    case 'consent':
    case 'decline':
      return { type: row.type, seat: row.seat, topic: topic!, agreed };
    case 'abort':
      return { type: 'abort', why: row.why };
    case 'stopped':
      return { type: 'stopped', ms: row.ms };
    default:
      return { type: row.type, seat: row.seat };
  }
}
