/** A turn in fewer sentences than the log has: meditations with what they brought, an attack with its tactic. */
import type { DoomEvent } from '../rules/events.ts';
import type { DoomWords } from './words.ts';
import type { Names } from './moments.ts';

/** Null where each event has its own sentence. */
export function spokenOf(events: readonly DoomEvent[], words: DoomWords, n: Names): string | null {
  const [first, ...rest] = events;
  if (first?.type === 'paired') {
    const [chosen, ...more] = rest;
    if (chosen === undefined) return words.events.paired(first, n);
    return chosen.type === 'tacticChosen' && more.length === 0
      ? words.attackAll(n.card(first.attacker), n.card(first.defender), words.tactics[chosen.tactic])
      : null;
  }
  if (first?.type !== 'meditated') return null;
  let [times, total] = [0, -1];
  for (const event of events)
    if (event.type === 'meditated' && event.seat === first.seat) times++;
    else if (event.type === 'destinyGained' && event.seat === first.seat && event.cause === 'meditation') ({ total } = event);
    else return null;
  return words.meditatedAll(n.seat(first.seat), times, total);
}
