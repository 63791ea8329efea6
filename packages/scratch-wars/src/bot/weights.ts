/** What one of each thing is worth. Written by `npm run tune -- scratch-wars`. */
export const WEIGHTS = {
  lives: 0.25,
  energy: 0.0503,
  weapons: 0.0843,
  attacks: 0.255,
  shields: 0.0989,
  others: 0.133,
  move: 0.4,
  fallen: -20,
};
