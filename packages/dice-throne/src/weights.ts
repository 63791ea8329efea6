/** What one of each thing is worth. Written by `npm run tune -- dice-throne`. */
export const WEIGHTS = {
  health: 0.0833,
  attack: 0.25,
  initiative: 0.25,
  points: 0.0667,
  upgrades: 0.1,
  cards: 0.15,
  moreCards: 0.08,
  tokens: 0.0833,
  spells: 0.167,
  fallen: -20,
};
