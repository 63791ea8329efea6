/** The verbs: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
export * from './atoms/attack.ts';
export * from './atoms/cards.ts';
export * from './atoms/damage.ts';
export * from './atoms/deck.ts';
export * from './atoms/dice.ts';
export * from './atoms/heroes.ts';
export * from './atoms/life.ts';
export * from './atoms/statuses.ts';
export * from './atoms/turn.ts';
