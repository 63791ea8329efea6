/** Odds of dice by trying everything. */

/** All throws of n dice. */
const throws: number[][][] = [[[]]];
for (let n = 1; n <= 5; n++) throws.push(throws[n - 1]!.flatMap(dice => [1, 2, 3, 4, 5, 6].map(die => [...dice, die])));
/** All throws of five dice, sorted. */
export const multisets = [...new Set(throws[5]!.map(dice => [...dice].sort().join('')))].map(key => [...key].map(Number));
/** By trying every subset and every throw; `next` is the worth of five dice afterwards. */
export function best(dice: readonly number[], next: (dice: number[]) => number, inPlace = false): number {
  let most = 0;
  for (let mask = 0; mask < 32; mask++) {
    const kept = dice.filter((_, i) => mask & (1 << i));
    const rest = throws[5 - kept.length]!;
    let sum = 0;
    for (const thrown of rest) {
      let at = 0;
      sum += next(inPlace ? dice.map((die, i) => (mask & (1 << i) ? die : thrown[at++]!)) : [...kept, ...thrown]);
    }
    most = Math.max(most, sum / rest.length);
  }
  return most;
}
