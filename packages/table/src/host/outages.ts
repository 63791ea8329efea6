/** Clocks stand while no driver is running. Only where a clock runs is there anything to say. */
import type { Input } from '../match/input.ts';
import { StorageError } from './ports.ts';
import type { Host } from './state.ts';

/** The input that gives back the time nobody could use; null when there was none. */
export async function missedTime({ match, ports: { log, clock } }: Host): Promise<Input | null> {
  if (match.phase !== 'playing' || match.header.clock.kind === 'none') return null;
  const last = match.log.at(-1)!.at;
  let ms = 0;
  for (const { began, ended } of await log.outagesAfter(last)) ms += ended - Math.max(began, last);
  if (ms <= 0) return null;
  if (log.fault !== null) throw new StorageError(log.fault);
  return { at: clock.now(), type: 'stopped', ms };
}

/** Within a turn. */
export async function standStill(h: Host): Promise<void> {
  const input = await missedTime(h);
  if (input) await h.decide(input, null);
}
