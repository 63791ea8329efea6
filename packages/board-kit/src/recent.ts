/** What the others did last: it stays marked on the board until they are at it again. */
import type { SeenEvent } from '@kolbiste/protocol';

/** Of each other player the events of the latest turn, from its beginning to the beginning of the next; in order. */
export function doneByOthers(told: readonly SeenEvent[], me: number): readonly SeenEvent[] {
  const turns = new Map<number, SeenEvent[]>();
  let at: number | null = null;
  for (const event of told) {
    if (event.type === 'turnBegan') {
      at = event['seat'] as number;
      turns.delete(at);
      if (at !== me) turns.set(at, []);
    }
    if (at !== null) turns.get(at)?.push(event);
  }
  return [...turns.values()].flat();
}
