/** How long a seat could think before its time is up, as a client computes it between two messages. */
import type { ClockConfig, ClockState, Seat } from '@kolbiste/protocol';

export function timeLeft(config: ClockConfig, clock: ClockState, seat: Seat, now: number): number | null {
  if (config.kind === 'none') return null;
  const bank = clock.banks[seat] ?? 0;
  const whole =
    config.kind === 'correspondence' ? config.perMove : config.kind === 'byoyomi' ? bank + config.period : bank + config.increment;
  if (clock.running !== seat) return config.kind === 'bank' ? bank : whole;
  if (clock.since === null) return Math.max(0, whole - clock.spent);
  return Math.max(0, Math.min(whole, (clock.expiresAt ?? now + whole) - now));
}
