/** What one of each thing is worth. Set after a regression of what they bring (docs/bots/doomtrooper.md). */
export const WEIGHTS = {
  victory: 0.23,
  destiny: 0.015,
  hand: 0,
  tricks: 0.05,
  warriors: 0.02,
  wounded: -0.075,
  shield: 0.24,
  gear: 0.055,
  others: 0.02,
  ready: 0.06,
  menace: 0.03,
  fallen: -20,
};
