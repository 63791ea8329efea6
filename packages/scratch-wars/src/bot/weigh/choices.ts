/** Shared by the weights of several questions. */
import type { Option } from '@kolbiste/engine';

/** At least one weight must be above zero: where none is, only the last resort counts, or all options equally. */
export const orElse = (options: readonly Option[], weights: number[], resort: Option | null): number[] =>
  weights.some(weight => weight > 0) ? weights : options.map(option => (resort === null || option === resort ? 1 : 0));

/** Only the best ones are a choice. */
export function onlyBest(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  return worths.map(worth => (worth === most ? 1 : 0));
}
