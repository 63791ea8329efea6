declare module 'edmonds-blossom-fixed' {
  /** By node: its mate, or -1. */
  export default function blossom(edges: [number, number, number][], maxCardinality: boolean): number[];
}
