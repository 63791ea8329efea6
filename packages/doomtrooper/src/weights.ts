/** What one of each thing is worth. Set by hand after a regression (docs/bots/doomtrooper.md); `npm run tune -- doomtrooper` may write it anew. */
export const WEIGHTS = {
  victory: 0.23,
  destiny: 0.14,
  hand: 0.03,
  warriors: 0.15,
  safe: 0.1,
  gear: 0.12,
  others: 0.08,
  menace: 0.03,
  turn: 0.03,
  fallen: -20,
};
