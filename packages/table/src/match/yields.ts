/**
 * Yields: a player lets windows pass until something happens. A yield ends by itself, by what happens after it was set, and at every
 * undo; it never covers a choice. Part of the player's stops, so private, in the log, and the same wherever the match is rebuilt.
 */
import { declining as declines, keyOf, PASS, type Sink } from '@kolbiste/engine';
import type { Seat, Stops, Until, YieldEnd } from '@kolbiste/protocol';
import type { Row } from './input.ts';
import type { MatchData, RunningMatch } from './state.ts';

interface Stance {
  readonly turn: Seat;
  readonly threatened: boolean;
}

/** Sees an answer happen, for those who yield. */
interface Watching {
  readonly sink: Sink | null;
  /** The answer stands: ends the yields whose moment has come. */
  settle(): void;
}

/** A player's stops without a yield; `ended` says why one has ended. */
function without({ mode, kinds }: Stops, ended?: YieldEnd): Stops {
  return { mode, ...(kinds && { kinds }), ...(ended && { ended }) };
}

const endYield = (data: MatchData, seat: Seat, ended?: YieldEnd): void => {
  data.stops = data.stops.with(seat, without(data.stops[seat]!, ended));
};

/** Why a yield ends now, or null. Without a stance it ends with the first news. */
function endOf(
  until: Until,
  seat: Seat,
  told: boolean,
  stance: { readonly before: Stance; readonly after: Stance } | null,
): YieldEnd | null {
  if (until === 'news' || stance === null) return told ? 'news' : null;
  const { before, after } = stance;
  const turned = after.turn !== before.turn;
  const attacked = after.threatened && !before.threatened;
  if (attacked && until !== 'turn') return 'attacked';
  if (turned && after.turn === seat) return 'turn';
  return turned && until === 'turnEnd' ? 'turnEnd' : null;
}

/** By post a player's usual yield begins again by itself, unless they have said something else. */
const resumes = ({ header, data }: RunningMatch, seat: Seat): boolean =>
  header.byPost === true && data.stops[seat]!.ended !== undefined && data.stops[seat]!.until === undefined;

/** By post: players not at turn pass from the beginning, the one at turn from its end. */
export function beginYields({ data, game }: RunningMatch): void {
  const stance = (seat: Seat): Stance | undefined => game.module.stance?.(data.position!.world, seat);
  data.stops = data.stops.map((stops, seat): Stops =>
    Object.keys(stops).length > 1 || stops.mode !== 'matters'
      ? stops
      : { ...stops, ...(stance(seat)?.turn === seat ? { ended: 'turn' } : { until: 'attacked' }) },
  );
}

/** Before an answer is given. */
export function watchYields(m: RunningMatch, row: Row & { readonly type: 'answer' }, sink: Sink | null): Watching {
  const { data, game } = m;
  const { module } = game;
  const yields = (seat: Seat): boolean =>
    data.stops[seat]!.until !== undefined || (seat === row.seat && row.stops?.until !== undefined) || resumes(m, seat);
  const seats = data.stops.flatMap((_, seat) => (yields(seat) ? [seat] : []));
  const declining = declinedBy(m, row);
  const listening = data.declinedOptions?.flatMap((keys, seat) => (keys ? [seat] : [])) ?? [];
  if (declining && !listening.includes(row.seat)) listening.push(row.seat);
  const spent = !row.auto && data.stops[row.seat]!.next === true && declines(game, data.position!) !== null;
  if (seats.length === 0 && listening.length === 0 && !spent && !row.stops) return { sink, settle: () => undefined };
  const stanceOf = (seat: Seat): Stance | null => module.stance?.(data.position!.world, seat) ?? null;
  const before = new Map(seats.map(seat => [seat, stanceOf(seat)]));
  const turnBefore = listening.length ? stanceOf(row.seat)?.turn : undefined;
  const told = new Set<Seat>();
  const heard = new Set<Seat>();
  return {
    sink(event, world) {
      sink?.(event, world);
      for (const seat of seats) if (seat !== row.seat && module.redact(world, event, seat) !== null) told.add(seat);
      for (const seat of listening)
        if ((seat !== row.seat || wantsAll(data.stops[seat]!) || module.reveals(event)) && module.redact(world, event, seat) !== null)
          heard.add(seat);
    },
    settle() {
      if (declining) setDeclined(data, row.seat, [...(data.declinedOptions?.[row.seat] ?? []), ...declining]);
      const turned = turnBefore !== undefined && stanceOf(row.seat)?.turn !== turnBefore;
      for (const seat of turned ? listening : heard) setDeclined(data, seat, null);
      if (row.stops) data.stops = data.stops.with(row.seat, row.stops);
      else if (spent) endYield(data, row.seat);
      for (const seat of seats) {
        const { until } = data.stops[seat]!;
        const [was, is] = [before.get(seat)!, stanceOf(seat)];
        const ended = until && endOf(until, seat, told.has(seat), was && is && { before: was, after: is });
        if (ended) endYield(data, seat, ended);
        if (is && is.turn !== seat && !is.threatened && resumes(m, seat))
          data.stops = data.stops.with(seat, { ...without(data.stops[seat]!), until: 'attacked' });
      }
    },
  };
}

/** A player who wants to be asked whenever something is possible is asked once after each event, their own included. */
const wantsAll = ({ mode, kinds = {} }: Stops): boolean => mode === 'whenUseful' || Object.values(kinds).includes('whenUseful');

/**
 * What a player passes by hand, so that they are not asked the same again: until something is told, or, where they are asked only when it matters,
 * until somebody else does something, chance or a card is revealed, or the turn is another's. Null where nothing is remembered.
 */
function declinedBy({ data, movers }: RunningMatch, { auto, key, seat }: Row & { readonly type: 'answer' }): readonly string[] | null {
  const stops = data.stops[seat]!;
  if (auto || key !== PASS || movers[seat]!.kind === 'bot' || (stops.mode !== 'matters' && !wantsAll(stops))) return null;
  return data.position!.decision!.options.filter(option => option !== PASS).map(keyOf);
}

function setDeclined(data: MatchData, seat: Seat, keys: readonly string[] | null): void {
  data.declinedOptions = (data.declinedOptions ?? data.stops.map(() => null)).with(seat, keys);
}

/** Something was taken back, no matter by whom: nobody passes on what has not happened. */
export function endAllYields(data: MatchData): void {
  delete data.declinedOptions;
  data.stops.forEach(({ until, next }, seat) => {
    if (until || next) endYield(data, seat, until && 'undone');
  });
}
