/** What a game counts for its end: a few numbers for each player, from the events everybody saw. */
import type { Language } from '@kolbiste/engine';
import type { SeenEvent } from '@kolbiste/protocol';

export interface Count {
  readonly label: Record<Language, string>;
  readonly bySeat: readonly number[];
}
interface Counted<Type extends string> {
  readonly label: Record<Language, string>;
  readonly type: Type;
  /** The field that says whose it is; a seat. */
  readonly of: string;
  /** The field that says how much; one without it. */
  readonly n?: string;
}

/** What never happened is not told. */
export function tallyBy<Type extends string>(
  counted: readonly Counted<Type>[],
  events: readonly SeenEvent[],
  seats: number,
): readonly Count[] {
  return counted.flatMap(({ label, type, of, n }) => {
    const bySeat = Array.from({ length: seats }, () => 0);
    for (const event of events) {
      const seat = event[of];
      if (event.type === type && typeof seat === 'number' && seat in bySeat) bySeat[seat]! += n === undefined ? 1 : Number(event[n]);
    }
    return bySeat.some(count => count !== 0) ? [{ label, bySeat }] : [];
  });
}
