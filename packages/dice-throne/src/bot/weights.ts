/**
 * What one of each thing is worth. Found by regression over 300 games, except the attack and the cards: a player who holds cards is winning, but
 * holding them does not win (docs/bots/dice-throne.md). `npm run tune -- dice-throne` may rewrite it.
 */
export const WEIGHTS = {
  health: 0.17,
  attack: 0.12,
  initiative: 0.55,
  points: 0.065,
  upgrades: 0.3,
  cards: 0.12,
  moreCards: 0.06,
  tokens: 0.106,
  spells: 0.1,
  fallen: -20,
};
