/** The damage of the moment as bills. The rules write them; this arranges. */
import type { BillLine, DamageType, TableView } from '../index.ts';

export type { BillLine };
export interface Bill {
  /** Null while the target is not known. */
  readonly to: number | null;
  readonly by: number;
  readonly type: DamageType;
  readonly attack: boolean;
  readonly isolated: boolean;
  readonly lines: readonly BillLine[];
  readonly final: number;
}
export const billsOf = (view: TableView): Bill[] =>
  view.damage.map(({ to, by, type, attack, isolated, bill, final }) => ({ to, by, type, attack, isolated, lines: bill, final }));
