/** What each side did last, read from events: the last move and the last attack stay marked until that side's next turn. */
import type { SeenEvent } from '@kolbiste/protocol';
import type { CardId } from '../index.ts';

export interface Deed {
  /** Squares by number: where the unit stood, and every square it came through. */
  readonly move: { readonly card: CardId; readonly path: readonly number[] } | null;
  readonly attack: { readonly from: number; readonly to: number } | null;
}
export interface Deeds {
  /** Whose turn it is. */
  readonly active: number;
  readonly bySide: { readonly [side: number]: Deed };
}

const NOTHING: Deed = { move: null, attack: null };

/** `squareOf` finds a card as it stood when the attack was made. */
export function deedsAfter(before: Deeds, events: readonly SeenEvent[], squareOf: (card: CardId) => number | null): Deeds {
  let { active } = before;
  const bySide: { [side: number]: Deed } = { ...before.bySide };
  /** Where cards have gone meanwhile. */
  const gone = new Map<CardId, number>();
  const where = (card: CardId): number | null => gone.get(card) ?? squareOf(card);
  const change = (deed: Partial<Deed>): void => {
    bySide[active] = { ...(bySide[active] ?? NOTHING), ...deed };
  };
  for (const event of events) {
    const e = event as unknown as { readonly [field: string]: number };
    switch (event.type) {
      case 'turnBegan':
        active = e['side']!;
        delete bySide[active];
        break;
      case 'stepped':
      case 'placed': {
        const [card, from, to] = [e['card']!, e['from']!, e['to']!];
        const last = bySide[active]?.move;
        const path = last?.card === card && last.path.at(-1) === from ? last.path : [from];
        gone.set(card, to);
        change({ move: { card, path: [...path, to] } });
        break;
      }
      case 'diceRolled':
      case 'certainWounds': {
        const [from, to] = [where(e['attacker']!), where(e['target']!)];
        if (from !== null && to !== null && from !== to) change({ attack: { from, to } });
        break;
      }
    }
  }
  return { active, bySide };
}
