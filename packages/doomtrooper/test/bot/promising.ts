/** What the bot's mind weighs, in the words of a position. */
import { keyOf, type Plain, type Position } from '@kolbiste/engine';
import { expect } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import type { World } from '../../src/rules/state.ts';
import { kindNow, table, type Table } from '../fixture.ts';

/** The options by the names of the position, each with its weight. */
function weighed(t: Table, noise: number): { readonly key: string; readonly weight: number }[] {
  const position = t.position as Position<World>;
  const weights = mind.weigh!(position, noise);
  const cards = Object.entries(t.names).filter(([name]) => name !== 'Jana' && name !== 'Petr');
  const name = (key: string): string =>
    key
      .split(' ')
      .map((word, i, words) =>
        /^(play|use|on|cover|uncover|discard|attacker|defender|sabotage|transfer|victim)$/.test(words[i - 1] ?? '')
          ? (cards.find(([, id]) => id === word)?.[0] ?? word)
          : word,
      )
      .join(' ');
  return position.decision!.options.map((option, i) => ({ key: name(keyOf(option)), weight: weights[i]! }));
}
/** What is promising now, the most promising first, by the names of the position. */
export const promising = (t: Table, noise = 0): string[] =>
  weighed(t, noise)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ key }) => key);
/** How many times as promising as the other the first is. */
export function times(t: Table, first: string, other: string): number {
  const found = weighed(t, 0);
  const weightOf = (wanted: string): number => found.find(({ key }) => key === wanted)!.weight;
  return weightOf(first) / weightOf(other);
}
export const at = (given: Plain): Table => table('tournament', given);
/** Passes until this window is open for the seat. */
export function until(t: Table, kind: string, seat = 0): Table {
  for (let i = 0; i < 60 && !(kindNow(t) === kind && t.asked === seat); i++) t.answer(t.asked!, 'pass');
  expect([kindNow(t), t.asked]).toEqual([kind, seat]);
  return t;
}
