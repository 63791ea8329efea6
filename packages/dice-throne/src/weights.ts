/** What one of each thing is worth. Found by regression over 300 games (docs/bots/dice-throne.md); `npm run tune -- dice-throne` may write it anew. */
export const WEIGHTS = {
  health: 0.17,
  attack: 0.04,
  initiative: 0.55,
  points: 0.065,
  upgrades: 0.3,
  cards: 0.33,
  moreCards: 0.18,
  tokens: 0.106,
  spells: 0.1,
  fallen: -20,
};
