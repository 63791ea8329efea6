/** A perfect matching of the greatest weight. The only place that knows the library; it stands behind a brute-force test. */
import blossom from 'edmonds-blossom-fixed';

export interface Edge {
  readonly a: number;
  readonly b: number;
  /** A whole number; twice of it must be exact. */
  readonly weight: number;
}

/** Who is matched with whom among `count` nodes, or null where not everybody can be. */
export function perfectMatching(count: number, edges: readonly Edge[]): readonly number[] | null {
  if (count === 0) return [];
  const mates = matching(count, edges);
  return mates.every(mate => mate >= 0) ? mates : null;
}

/** How many of `count` nodes can be matched at most. */
export function mostMatched(count: number, edges: readonly { readonly a: number; readonly b: number }[]): number {
  const mates = matching(
    count,
    edges.map(({ a, b }) => ({ a, b, weight: 1 })),
  );
  return mates.filter(mate => mate >= 0).length;
}

/** By node: its mate, or -1. As many as possible are matched, then by the greatest sum of weights. */
function matching(count: number, edges: readonly Edge[]): number[] {
  const found =
    edges.length === 0
      ? []
      : blossom(
          edges.map(({ a, b, weight }): [number, number, number] => [a, b, weight]),
          true,
        );
  // The library knows only the nodes that have edges.
  return Array.from({ length: count }, (_, node) => found[node] ?? -1);
}
