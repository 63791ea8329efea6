/** What one of each thing is worth. Written by `npm run tune -- doomtrooper`. */
export const WEIGHTS = { victory: 0.2, destiny: 0.06, hand: 0.04, warriors: 0.14, wounded: 0.08, others: 0.12, fallen: -20 };
