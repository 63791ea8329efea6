/** What everybody sees of an event, as text: made once for all who look, packed once for all who take it packed. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EventView } from '@kolbiste/protocol';

const zip = promisify(gzip);
/** Events that are looked at again and again. */
const MOST_KEPT = 50;
/** Less is sent as it is. */
const WORTH_PACKING = 16_384;

export interface EventText {
  readonly tag: string;
  readonly text: string;
  /** Null: it is not worth it. */
  packed(): Promise<Buffer> | null;
}

export function textOf(view: EventView, tag: string): EventText {
  const text = JSON.stringify(view);
  let packed: Promise<Buffer> | null = null;
  return { tag, text, packed: () => (text.length < WORTH_PACKING ? null : (packed ??= zip(text))) };
}

export class EventTexts {
  private readonly kept = new Map<string, EventText>();

  forget(): void {
    this.kept.clear();
  }

  /** The text of that tag, made when it is not there. */
  of(event: string, tag: string, make: () => EventView): EventText {
    const before = this.kept.get(event);
    if (before?.tag === tag) return before;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const now = textOf(make(), tag);
    this.kept.set(event, now);
    return now;
  }
}

/** Whether somebody sees no more of an event than everybody does. */
export function seesLikeAll({ rulings, rounds }: Pick<EventView, 'rulings' | 'rounds'>, player: string | null): boolean {
  if (player === null) return true;
  if (rulings.some(ruling => ruling.player === player)) return false;
  return !rounds.some(({ tables }) => tables.some(({ seats, reports }) => seats.includes(player) && Object.keys(reports).length > 0));
}
