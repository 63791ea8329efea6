/** What viewers may know. Everything a viewer gets comes through here, through the engine's `see` and the game's `redact`. */
import { copyPlain, PASS, type AnyGame, type Once, type Plain, type Seen, type Sink } from '@kolbiste/engine';
import { RESPONSES, type MatchState, type Reveal, type Seat, type SeatState, type SeenEvent, type Viewer } from '@kolbiste/protocol';
import { automaticAnswer } from './automatic.ts';
import { clockState } from './clock.ts';
import { isReady, sealIn } from './fairness.ts';
import { askedIn, hintsAllowed, officialKeys, phaseOf, respondsTo, type MatchData, type RunningMatch } from './state.ts';
import { seedOf, undoFor } from './undo.ts';

type Bag = { readonly [key: string]: Plain };
const isBag = (value: Plain): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two views of one event say the same: they share what the event holds, and may differ in what was put beside it. */
function isSame(one: Plain, other: Plain, deep = true): boolean {
  if (one === other) return true;
  if (!isBag(one) || !isBag(other)) return false;
  let more = 0;
  for (const key in one) {
    if (one[key] !== other[key] && !(deep && Object.hasOwn(other, key) && isSame(one[key]!, other[key]!, false))) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

/** Collects events per viewer. They are redacted as they are emitted: afterwards the world is another. */
export function listener({ module }: AnyGame, events: ReadonlyMap<Viewer, SeenEvent[]>): Sink | null {
  if (events.size === 0) return null;
  return (event, world) => {
    let last: Plain = null;
    let copy: SeenEvent | null = null;
    for (const [viewer, seen] of events) {
      const redacted = module.redact(world, event, viewer);
      if (redacted === null) continue;
      // What several viewers see alike is copied once.
      if (copy === null || !isSame(redacted, last)) copy = copyPlain(redacted) as SeenEvent;
      last = redacted;
      seen.push(copy);
    }
  };
}

/** Who is asked what, as a viewer may know it; null also while somebody else may respond. */
export const askedOf = (m: RunningMatch, viewer: Viewer): ReturnType<typeof askedIn> =>
  respondsTo(m.data, viewer) ? null : askedIn(m.data);

/** How many answers stand, without the passes that came last. */
const answersBefore = ({ answers }: MatchData): number => answers.findLastIndex(({ key }) => key !== PASS) + 1;

/** The world that lies on the table, and how far its game's changes are, where they are counted. */
interface Table {
  readonly world: unknown;
  readonly changes: number | undefined;
}
export const tableOf = ({ data, game }: RunningMatch): Table => ({ world: data.position?.world, changes: game.changes });
export const isSameTable = (before: Table, now: Table): boolean =>
  before.world !== undefined && before.world === now.world && before.changes !== undefined && before.changes === now.changes;

/** Everything that changes, as a viewer may know it. Parts of it are the world's own. `once` null: without what lies on the table. */
export function stateFor(m: RunningMatch, viewer: Viewer, once?: Once | null): MatchState {
  const { data } = m;
  return {
    phase: phaseOf(data),
    seats: seatsOf(m),
    seen: seenBy(m, viewer, once),
    decision: askedOf(m, viewer)?.decision ?? null,
    answers: respondsTo(data, viewer) ? answersBefore(data) : data.answers.length,
    clock: clockOf(m),
    proposals: data.proposals,
    undo: viewer === 'spectator' ? null : undoFor(m, viewer),
    hints: hintsAllowed(m),
    halted: data.halted === true,
    stops: viewer === 'spectator' ? null : data.stops[viewer]!,
    result: data.result,
    reveal: m.header.event ? null : revealOf(m),
  };
}

/** Remade only when a seat becomes ready or leaves, and frozen: a comparison by identity is enough. */
function seatsOf(m: RunningMatch): MatchState['seats'] {
  const { data, movers, cache } = m;
  if (cache.nonces !== data.nonces || cache.seals !== data.seals || cache.left !== data.left) {
    cache.nonces = data.nonces;
    cache.seals = data.seals;
    cache.left = data.left;
    cache.seats = Object.freeze(
      movers.map((info, seat) =>
        Object.freeze({
          ...info,
          ready: isReady(m, seat),
          ...sealSeen(m, seat),
          left: data.left.find(gone => gone.seat === seat)?.why ?? null,
        }),
      ),
    );
  }
  return cache.seats;
}

/** Everybody knows all seals before anybody tells what is behind them. */
function sealSeen(m: RunningMatch, seat: Seat): Pick<SeatState, 'seal' | 'unsealed'> {
  const seal = sealIn(m, seat);
  return seal === null ? {} : { seal, ...(m.data.nonces[seat] !== null && { unsealed: true }) };
}

/** The same for the clock, which is never changed, only replaced. */
function clockOf({ data, header, cache }: RunningMatch): MatchState['clock'] {
  if (cache.clock === null || cache.of !== data.clock) {
    cache.of = data.clock;
    cache.clock = clockState(header.clock, data.clock);
  }
  return cache.clock;
}

/**
 * The engine's view. When the match ended without the rules, nothing is asked any more; what the table is about to answer by itself is
 * no question for anybody.
 */
function seenBy(m: RunningMatch, viewer: Viewer, once?: Once | null): MatchState['seen'] {
  const { position, result } = m.data;
  if (position === null) return null;
  const seen = once === null ? { table: null, ...m.game.seeAsked(position, viewer) } : m.game.see(position, viewer, once);
  if (result !== null) return { ...seen, waiting: null, decision: null };
  // Others learn that the table waits for a response, not at which of several moments.
  if (respondsTo(m.data, viewer))
    return { ...seen, doing: seen.doing.slice(0, -1), waiting: { seat: position.decision!.seat, question: RESPONSES, rule: '' } };
  return seen.decision && automaticAnswer(m) ? { ...seen, decision: null } : withoutOfficial(m, seen);
}

/** What only an official may answer is offered to nobody at the table. */
function withoutOfficial(m: RunningMatch, seen: Seen): Seen {
  const keys = seen.decision ? officialKeys(m) : [];
  if (keys.length === 0) return seen;
  return { ...seen, decision: { ...seen.decision!, options: seen.decision!.options.filter(({ key }) => !keys.includes(key)) } };
}

/** What anybody needs to derive every shuffle and roll again; null before the end. */
export function revealOf({ data, header: { tableSeed }, cache }: RunningMatch): Reveal | null {
  if (!data.result) return null;
  cache.reveal ??= Object.freeze({
    tableSeed,
    nonces: Object.freeze(data.nonces.map(nonce => nonce ?? '')),
    seed: seedOf(tableSeed, data.nonces),
  });
  return cache.reveal;
}
