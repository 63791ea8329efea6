/** The damage of the moment as a bill: what was printed, what came and went, and what it comes to. */
import type { DamageType, Line, TableView } from '@kolbiste/dice-throne';

type Packet = TableView['damage'][number];

export interface BillLine {
  readonly kind: 'base' | 'plus' | 'minus' | 'held' | 'subtotal' | 'half' | 'all' | 'floor';
  /** Signed, as it changes the sum; a subtotal is itself. */
  readonly n: number;
  readonly source: string;
  readonly rule: string | null;
  /** It is there, but this type of damage is never lowered. */
  readonly void: boolean;
}
export interface Bill {
  readonly to: number;
  readonly by: number;
  readonly type: DamageType;
  readonly attack: boolean;
  readonly isolated: boolean;
  readonly lines: readonly BillLine[];
  readonly final: number;
}

const lowers = ({ does }: Line): boolean => does === 'minus' || does === 'half' || does === 'all';

/** Numbers first, then each half of the same subtotal (DIT 13.4 to 13.13). */
export function billOf({ to, by, type, attack, isolated, lines, subtotal, final }: Packet): Bill {
  const dead = (line: Line): boolean => type === 'ultimate' && lowers(line);
  const out: BillLine[] = [];
  const put = (kind: BillLine['kind'], n: number, line: Line | null, none = false): void =>
    void out.push({ kind, n, source: line?.source ?? '', rule: line?.rule ?? null, void: none });
  let sum = 0;
  for (const line of lines) {
    if (line.does !== 'base' && line.does !== 'plus' && line.does !== 'minus') continue;
    const n = line.does === 'minus' ? -line.n : line.n;
    put(line.does, n, line, dead(line));
    if (!dead(line)) sum += n;
  }
  // What statuses and passives add by themselves is counted when it is asked for, so it is in the subtotal but in no line.
  if (subtotal > 0 && subtotal > sum) put('held', subtotal - sum, null);
  else if (sum < 0) put('floor', -sum, null);
  const shares = lines.filter(({ does }) => does === 'half' || does === 'all');
  if (shares.length) {
    put('subtotal', subtotal, null);
    for (const line of shares) put(line.does, -(line.does === 'half' ? Math.ceil(subtotal / 2) : subtotal), line, dead(line));
    const rest = shares.reduce(
      (left, line) => left - (dead(line) ? 0 : line.does === 'half' ? Math.ceil(subtotal / 2) : subtotal),
      subtotal,
    );
    if (rest < 0) put('floor', -rest, null);
  }
  return { to, by, type, attack, isolated, lines: out, final };
}
export const billsOf = (view: TableView): Bill[] => view.damage.map(billOf);
