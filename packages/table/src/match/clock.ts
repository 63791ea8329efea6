/**
 * Time to think. Nothing here knows what time it is: moments come in as values.
 *
 * The first moments of every decision are free (the table's delay), whichever seat is asked and whatever it holds: an automatic pass and
 * a pass by hand cost the same nothing, so the clock tells nobody which it was.
 */
import type { ClockConfig, ClockState, Seat } from '@kolbiste/protocol';

export interface RunningClock {
  /** By seat, without the running decision. */
  readonly banks: readonly number[];
  readonly running: Seat | null;
  /** When the running decision's time began to count; null while the clock stands. */
  readonly since: number | null;
  /** What it had used when it was stopped; negative while the free moments last. */
  readonly spent: number;
}

export function newClock(config: ClockConfig, seats: number): RunningClock {
  const bank = config.kind === 'bank' || config.kind === 'byoyomi' ? config.bank : 0;
  return { banks: Array.from({ length: seats }, () => bank), running: null, since: null, spent: 0 };
}

/** A seat is asked. `spent` is what it used already when the question is put again. */
export function startClock(config: ClockConfig, clock: RunningClock, seat: Seat | null, at: number, spent: number): RunningClock {
  if (config.kind === 'none') return clock;
  if (seat === null) return { banks: clock.banks, running: null, since: null, spent: 0 };
  return { banks: clock.banks, running: seat, since: at - spent, spent: 0 };
}

/** What the running decision has used; negative while the free moments last. */
export const spentBy = (clock: RunningClock, at: number): number =>
  clock.running === null ? 0 : clock.since === null ? clock.spent : at - clock.since;

export const stopClock = (clock: RunningClock, at: number): RunningClock => ({ ...clock, since: null, spent: spentBy(clock, at) });

export const resumeClock = (clock: RunningClock, at: number): RunningClock =>
  clock.running === null || clock.since !== null ? clock : { ...clock, since: at - clock.spent, spent: 0 };

/** Time that passed while nobody could act is nobody's. */
export function standStill(clock: RunningClock, ms: number, at: number): RunningClock {
  if (clock.since === null) return clock;
  return { ...clock, since: Math.max(clock.since, Math.min(clock.since + ms, at)) };
}

/** What a decision's time takes out of the bank. */
function cost(config: ClockConfig, bank: number, spent: number): number {
  const used = Math.max(0, spent);
  if (config.kind === 'bank') return Math.min(bank, Math.max(0, used - config.increment));
  return config.kind === 'byoyomi' ? Math.min(bank, used) : 0;
}

/** The running seat has answered: its bank pays. */
export function chargeClock(config: ClockConfig, clock: RunningClock, at: number): RunningClock {
  const { running } = clock;
  if (running === null) return clock;
  const bank = clock.banks[running]!;
  const banks = clock.banks.with(running, bank - cost(config, bank, spentBy(clock, at)));
  return { banks, running: null, since: null, spent: 0 };
}

/** How long a decision may take at most. */
export function allowance(config: ClockConfig, bank: number): number | null {
  switch (config.kind) {
    case 'none':
      return null;
    case 'bank':
      return bank + config.increment;
    case 'byoyomi':
      return bank + config.period;
    case 'correspondence':
      return config.perMove;
  }
}

/** When the running seat's time is up. */
export function expiresAt(config: ClockConfig, clock: RunningClock): number | null {
  if (clock.running === null || clock.since === null) return null;
  const allowed = allowance(config, clock.banks[clock.running]!);
  return allowed === null ? null : clock.since + allowed;
}

/** How long each seat could think now before its time is up; null without a clock. */
export function remaining(config: ClockConfig, clock: RunningClock, now: number): (number | null)[] {
  return clock.banks.map((bank, seat) => {
    const allowed = allowance(config, bank);
    if (allowed === null || seat !== clock.running) return allowed;
    return Math.max(0, allowed - Math.max(0, spentBy(clock, now)));
  });
}

export const clockState = (config: ClockConfig, clock: RunningClock): ClockState =>
  Object.freeze({
    banks: Object.freeze([...clock.banks]),
    running: clock.running,
    since: clock.since,
    spent: Math.max(0, clock.since === null ? clock.spent : 0),
    expiresAt: expiresAt(config, clock),
  });
