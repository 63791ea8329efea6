/** The rules that are kept, by game and version. Made by scripts/release-rules.mjs; not to be edited. */
export const BUNDLES = {
  'scratch-wars': {
    1: () => import('./scratch-wars-1.mjs'),
  },
  'summoner-wars': {
    1: () => import('./summoner-wars-1.mjs'),
  },
  'dice-throne': {
    3: () => import('./dice-throne-3.mjs'),
  },
  'doomtrooper': {
    3: () => import('./doomtrooper-3.mjs'),
  },
};
