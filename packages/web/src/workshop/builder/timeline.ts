/** What was done in this sitting, to be undone and done again. */
const LONGEST = 200;

export interface Timeline<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}
export const timeline = <T>(now: T): Timeline<T> => ({ past: [], now, future: [] });

export const did = <T>({ past, now }: Timeline<T>, next: T): Timeline<T> => ({
  past: [...past, now].slice(-LONGEST),
  now: next,
  future: [],
});
/** In place of the last step: typing a note is one step, not one for each letter. */
export const redid = <T>({ past }: Timeline<T>, next: T): Timeline<T> => ({ past, now: next, future: [] });
export const undone = <T>(line: Timeline<T>): Timeline<T> =>
  line.past.length === 0 ? line : { past: line.past.slice(0, -1), now: line.past.at(-1)!, future: [line.now, ...line.future] };
export const redone = <T>(line: Timeline<T>): Timeline<T> =>
  line.future.length === 0 ? line : { past: [...line.past, line.now], now: line.future[0]!, future: line.future.slice(1) };
