/** Answers that are seldom meant: for the page and the terminal. */
import { PASS, type Option, type Plain } from '@kolbiste/engine';
import type { TableView } from '../rules/view.ts';

/** The last windows before damage is dealt. */
const LAST: readonly string[] = ['last', 'totals', 'isolated'];

/** Whether what is on its way would take the seat's last health. */
function dies({ damage, players }: TableView, seat: number): boolean {
  const threat = damage.reduce((sum, { to, final }) => (to === seat ? sum + final : sum), 0);
  return threat > 0 && threat >= players[seat]!.health;
}

/** Giving up the attack or the defence, and letting a deadly hit pass where something could still be done. */
export function needsConfirming(
  question: string,
  option: Option,
  { about, view, seat }: { readonly about: Plain; readonly view: Plain; readonly seat: number },
): boolean {
  if (question === 'offence.announced') return option === 'none';
  if (question === 'defence.chosen') return option === 'decline';
  const { kind } = (about ?? {}) as { readonly kind?: string };
  return question === 'window.answer' && option === PASS && kind !== undefined && LAST.includes(kind) && dies(view as never, seat);
}
