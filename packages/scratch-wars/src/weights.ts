/** What one of each thing is worth. Written by `npm run tune -- scratch-wars`. */
export const WEIGHTS = {
  lives: 0.2,
  energy: 0.07,
  weapons: 0.2,
  attacks: 0.16,
  shields: 0.08,
  others: 0.08,
  fallen: -20,
};
