/**
 * Changes on their way into the device's store. The page may be gone before it answers; what is noted here at once is taken over when a page
 * opens next.
 */
import { deckText, LIMITS, readDeckData, type DeckData } from '@kolbiste/protocol';
import { keep, readKept } from '../shell/storage.ts';

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly data: DeckData;
  /** The text of the deck that was changed. */
  readonly onto: string;
}
const KEPT = 'drafts';

function noted(): Readonly<Record<string, unknown>> {
  const found = readKept(KEPT);
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

export const drafts = {
  note(draft: Draft): void {
    keep(KEPT, { ...noted(), [draft.id]: draft });
  },
  /** It is in the device's store by now. */
  drop(id: string): void {
    const { [id]: gone, ...others } = noted();
    if (gone !== undefined) keep(KEPT, others);
  },
  /** All of them; each is to be dropped when it is kept. What cannot be read is none. */
  all(): readonly Draft[] {
    return Object.values(noted()).flatMap(each => {
      const { id, name, data, onto } = (each ?? {}) as { readonly [K in keyof Draft]?: unknown };
      const read = readDeckData(data);
      return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) && typeof name === 'string' && typeof onto === 'string' && read.ok
        ? [{ id, name: name.slice(0, LIMITS.deckName), data: read.message, onto }]
        : [];
    });
  },
};

/** Whether the deck is no longer what the draft was made of, nor what it makes of it. */
export const crosses = (there: Parameters<typeof deckText>[0], { name, data, onto }: Omit<Draft, 'id'>): boolean =>
  ![onto, deckText({ name, data, deletedAt: null })].includes(deckText(there));
