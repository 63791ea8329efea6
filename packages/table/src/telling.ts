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

/** What is the same in everyone's eyes. */
export type Common = Omit<MatchState, 'seen' | 'undo' | 'stops'>;

export function commonState(m: RunningMatch): Common {
  const { data, header } = m;
  return {
    phase: phaseOf(data),
    seats: header.seats.map((info, seat) => ({
      ...info,
      ready: data.nonces[seat] !== null,
      left: data.left.find(gone => gone.seat === seat)?.why ?? null,
    })),
    decision: askedIn(data)?.decision ?? null,
    answers: data.answers.length,
    clock: clockState(header.clock, data.clock),
    proposals: data.proposals,
    result: data.result,
    reveal: revealOf(m),
  };
}

/** Everything that changes, as a viewer may know it. */
export function stateFor(m: RunningMatch, viewer: Viewer, common: Common): MatchState {
  return {
    phase: common.phase,
    seats: common.seats,
    seen: seenBy(m, viewer),
    decision: common.decision,
    answers: common.answers,
    clock: common.clock,
    proposals: common.proposals,
    undo: viewer === 'spectator' ? null : undoFor(m, viewer),
    stops: viewer === 'spectator' ? null : m.data.stops[viewer]!,
    result: common.result,
    reveal: common.reveal,
  };
}

/** The engine's view, detached from the world. When the match ended without the rules, nothing is asked any more. */
function seenBy({ game, data: { position, result } }: RunningMatch, viewer: Viewer): MatchState['seen'] {
  if (position === null) return null;
  const { table, doing, waiting, decision, outcome } = game.see(position, viewer);
  const over = result !== null;
  return {
    table: copyPlain(table),
    doing,
    waiting: over ? null : waiting,
    decision: over || decision === null ? null : { ...decision, about: copyPlain(decision.about) },
    outcome,
  };
}

/** What lets anybody derive every shuffle and roll again; null before the end. */
export function revealOf({ data, header: { tableSeed } }: RunningMatch): Reveal | null {
  if (!data.result) return null;
  return { tableSeed, nonces: data.nonces.map(nonce => nonce ?? ''), seed: seedOf(tableSeed, data.nonces) };
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
