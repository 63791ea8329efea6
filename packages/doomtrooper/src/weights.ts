/** What one of each thing is worth. Set after a regression of what they bring (docs/bots/doomtrooper.md). */
export const WEIGHTS = {
  victory: 0.23,
  destiny: 0.045,
  hand: 0.005,
  warriors: 0.02,
  safe: 0.02,
  gear: 0.016,
  others: 0.045,
  ready: 0.07,
  menace: 0.053,
  bare: -0.45,
  fallen: -20,
};
