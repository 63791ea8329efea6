/** A packet of damage as a bill: what was printed, what came and went, and what it comes to. */
import { counts, share, type Sum } from './damage.ts';
import type { Line, Packet, Rule } from './state.ts';

export interface BillLine {
  readonly kind: 'base' | 'plus' | 'minus' | 'held' | 'subtotal' | 'times' | 'half' | 'all' | 'floor';
  /** Signed, as it changes the sum; a subtotal is itself. */
  readonly n: number;
  readonly source: string;
  readonly rule: Rule | null;
  /** It is there, but this type of damage is never lowered. */
  readonly void: boolean;
}

/** Numbers first, then each multiple and each half of the same subtotal (DIT 13.4 to 13.13). */
export function billOf({ type, lines }: Pick<Packet, 'type' | 'lines'>, { subtotal }: Pick<Sum, 'subtotal'>): BillLine[] {
  const bill: BillLine[] = [];
  const put = (kind: BillLine['kind'], n: number, line: Line | null = null): number => {
    const dead = line !== null && !counts(type, line);
    bill.push({ kind, n, source: line?.source ?? '', rule: line?.rule ?? null, void: dead });
    return dead ? 0 : n;
  };
  let sum = 0;
  for (const line of lines) {
    if (line.does === 'base' || line.does === 'plus') sum += put(line.does, line.n, line);
    else if (line.does === 'minus') sum += put('minus', -line.n, line);
  }
  // What statuses and passives add by themselves is in the subtotal but in no line (DIT 9.40).
  if (subtotal > 0 && subtotal > sum) put('held', subtotal - sum);
  else if (sum < 0) put('floor', -sum);
  const shares = lines.filter(({ does }) => does === 'times' || does === 'half' || does === 'all');
  if (shares.length === 0) return bill;
  put('subtotal', subtotal);
  let rest = subtotal;
  for (const line of shares) rest += put(line.does, share(line, subtotal), line);
  if (rest < 0) put('floor', -rest);
  return bill;
}
