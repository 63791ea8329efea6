/** Which dice to throw again: every subset is an option, named by the places of the dice, `{ reroll: 135 }`. */
export type Reroll = { readonly reroll: number };

function subsets(n: number): Reroll[] {
  const all: Reroll[] = [];
  for (let mask = 1; mask < 1 << n; mask++) {
    let digits = 0;
    for (let i = 0; i < n; i++) if (mask & (1 << i)) digits = digits * 10 + i + 1;
    all.push({ reroll: digits });
  }
  return all;
}
/** By the number of dice. */
export const REROLLS: readonly (readonly Reroll[])[] = [0, 1, 2, 3, 4, 5].map(subsets);

const places = new Map<number, readonly number[]>();
for (const { reroll } of REROLLS[5]!)
  places.set(
    reroll,
    [...String(reroll)].map(digit => Number(digit) - 1),
  );
export const which = ({ reroll }: Reroll): readonly number[] => places.get(reroll)!;
