/** What one of each thing is worth. Written by `npm run tune -- summoner-wars`. */
export const WEIGHTS = {
  summoner: 0.711,
  units: 0.195,
  walls: 0.00806,
  magic: 0.132,
  hand: 0.0844,
  draw: 0.148,
  plans: 0.141,
  threat: 2.72,
  advance: 0.03,
  fallen: -12,
};
