/** What one of each thing is worth. Written by `npm run tune -- doomtrooper`. */
export const WEIGHTS = {
  victory: 0.23,
  destiny: 0.045,
  hand: 0.03,
  warriors: 0.06,
  safe: 0.1,
  gear: 0.12,
  others: 0.08,
  menace: 0.15,
  turn: 0.04,
  fallen: -20,
};
