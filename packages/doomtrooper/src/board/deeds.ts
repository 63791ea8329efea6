/** What the others' cards did in their last turn, for a sign at the card. */
import type { SeenEvent } from '@kolbiste/protocol';
import type { MarkName } from './marks.ts';

export type Deed = 'entered' | 'attacked' | 'wasAttacked' | 'used' | 'moved';
export const DEED_MARKS: { readonly [D in Deed]: MarkName } = {
  entered: 'squad',
  attacked: 'fight',
  wasAttacked: 'target',
  used: 'action',
  moved: 'outside',
};

/** The last thing told of each card that is worth a sign; a fight outdoes the rest. */
export function deedsOf(events: readonly SeenEvent[]): ReadonlyMap<number, Deed> {
  const deeds = new Map<number, Deed>();
  const note = (card: unknown, deed: Deed): void => {
    const before = deeds.get(card as number);
    if (before !== 'attacked' && before !== 'wasAttacked') deeds.set(card as number, deed);
  };
  for (const event of events)
    switch (event.type) {
      case 'entered':
      case 'attached':
      case 'placed':
        note(event['card'], 'entered');
        break;
      case 'transferred':
      case 'covered':
      case 'uncovered':
        note(event['card'], 'moved');
        break;
      case 'used':
        note(event['card'], 'used');
        break;
      case 'paired':
        deeds.set(event['attacker'] as number, 'attacked');
        deeds.set(event['defender'] as number, 'wasAttacked');
        break;
    }
  return deeds;
}
