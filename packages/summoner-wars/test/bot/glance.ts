/** What bots think of a position at a glance, for tests: positions a player would know the answer to. */
import { keyOf, type Plain, type Position, type Random } from '@kolbiste/engine';
import { expect } from 'vitest';
import { game, type World } from '../../src/index.ts';
import { Table } from '../fixture.ts';

export const { mind } = game.module;
const WEIGHTS = Object.keys(mind.weights);

export interface Glance {
  /** By option key. */
  readonly of: (key: string) => number;
  readonly best: string;
  readonly promising: readonly string[];
}
export function glance(position: Position<World>): Glance {
  const weights = mind.weigh!(position);
  const keys = position.decision!.options.map(keyOf);
  const of = (key: string): number => {
    expect(keys).toContain(key);
    return weights[keys.indexOf(key)]!;
  };
  return { of, best: keys[weights.indexOf(Math.max(...weights))]!, promising: keys.filter((_, i) => weights[i]! > 0) };
}
export const feature = ({ world }: Table, name: string, seat = 0): number => mind.measure(world, seat)[WEIGHTS.indexOf(name)]!;
/** A random option, as often as it weighs. */
export const draw = (weights: readonly number[], random: Random): number => {
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * random.integer(1 << 16)) / (1 << 16);
  return Math.max(
    0,
    weights.findIndex(weight => (left -= weight) < 0),
  );
};

/** Two sides that know each other: a wall each, Summoners in their corners unless said otherwise. */
export const table = (at: string, jana: Plain, petr: Plain, more: { readonly [word: string]: Plain } = {}): Table =>
  new Table({ at, ...more, Jana: jana, Petr: petr });

export const DWARVES = { deck: 'deep-dwarves', units: { miner: 'f8' } };
