/** What comes by itself: passes, time that is up, seats that stay away, what spectators learn later. */
import { botsFrom, leads, letBotsThink } from './bots.ts';
import { release, releaseAt } from './late-spectators.ts';
import { standStill } from './outages.ts';
import { forfeitDue, lookElsewhere, nextForfeit, nobodyHere } from './presence.ts';
import { answerProposals } from './proposals.ts';
import { readRows } from './recover.ts';
import { answering, tellStorage } from './refuse.ts';
import type { Host } from './state.ts';

/** How much later than the driver that wrote the last row the others do what is due, in case that one is gone. */
const BACKUP = 1_500;

/** Nobody looks at a table of one device, or of bots alone: nothing goes on. */
export const isDormant = (h: Host): boolean =>
  (h.settings.device !== null || h.settings.onlyBots === true) &&
  nobodyHere(h) &&
  h.late.waiting.length === 0 &&
  h.presence.elsewhere.spectators === 0;

export function schedule(h: Host): void {
  const { match, ports, id } = h;
  const due = Math.min(match.wakeAt() ?? Infinity, nextForfeit(h));
  const soonest = isDormant(h) ? releaseAt(h) : Math.min(releaseAt(h), due + (leads(h) ? 0 : BACKUP), botsFrom(h));
  ports.clock.wake(id, soonest === Infinity ? null : soonest);
}

/** The alarm rang. */
export function tick(h: Host): void {
  h.queue.add(
    () => {
      const { clock, cluster } = h.ports;
      const now = clock.now();
      release(h, now);
      if (isDormant(h)) return undefined;
      if (cluster.shared) return answering(h, null, tickTogether(h));
      const due = h.match.due(now) ?? forfeitDue(h, now);
      if (due) return clock.isFresh(now) ? h.decide(due, null) : tickLate(h);
      schedule(h);
      letBotsThink(h);
      return undefined;
    },
    () => tellStorage(h, null),
  );
}

/** This process may have stood still: first find out when no clock ran. */
async function tickLate(h: Host): Promise<void> {
  const { clock } = h.ports;
  await clock.refresh();
  await standStill(h);
  const now = clock.now();
  const due = h.match.due(now) ?? forfeitDue(h, now);
  if (due) await h.decide(due, null);
  else schedule(h);
}

/** Where other drivers may have acted, nothing is due before it is known what they did and who is there. */
async function tickTogether(h: Host): Promise<void> {
  const { clock } = h.ports;
  if (!clock.isFresh(clock.now())) await clock.refresh();
  await readRows(h);
  await standStill(h);
  await lookElsewhere(h);
  const now = clock.now();
  const due = h.match.due(now - (leads(h) ? 0 : BACKUP)) ? h.match.due(now) : forfeitDue(h, now);
  if (due) {
    await h.decide(due, null);
    return;
  }
  schedule(h);
  letBotsThink(h);
  answerProposals(h);
}
