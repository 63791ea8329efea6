/** A turn in fewer sentences than the log has: meditations with what they brought, an attack with its tactic. */
import type { DoomEvent } from '../rules/events.ts';
import type { Tactic } from '../rules/state.ts';
import type { Names } from './moments.ts';

export interface SpokenWords {
  readonly tactics: Record<Tactic, string>;
  /** Meditations, and the destiny they lead to; below 0 it stays. */
  meditatedAll(seat: string, times: number, total: number): string;
  attackAll(attacker: string, defender: string, tactic: string | null): string;
}

/** Null where each event has its own sentence. */
export function spokenOf(events: readonly DoomEvent[], words: SpokenWords, n: Names): string | null {
  const [first, chosen] = events;
  if (first?.type === 'paired') {
    if (events.length > 2 || (chosen && chosen.type !== 'tacticChosen')) return null;
    return words.attackAll(n.card(first.attacker), n.card(first.defender), chosen ? words.tactics[chosen.tactic] : null);
  }
  if (first?.type !== 'meditated') return null;
  let [times, total] = [0, -1];
  for (const event of events)
    if (event.type === 'meditated' && event.seat === first.seat) times++;
    else if (event.type === 'destinyGained' && event.seat === first.seat && event.cause === 'meditation') ({ total } = event);
    else return null;
  return words.meditatedAll(n.seat(first.seat), times, total);
}
