/** What index.mjs gives: a loader for every kept version of every game's rules. */
export const BUNDLES: { readonly [game: string]: { readonly [version: number]: () => Promise<unknown> } };
