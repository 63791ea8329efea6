/** What one of each thing is worth. Written by `npm run tune -- dice-throne`. */
export const WEIGHTS = {
  health: 0.0833,
  points: 0.0667,
  upgrades: 0.375,
  cards: 0.208,
  moreCards: 0.1,
  tokens: 0.0833,
  spells: 0.167,
  fallen: -20,
};
