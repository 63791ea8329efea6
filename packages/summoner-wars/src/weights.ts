/** What one of each thing is worth. Written by `npm run tune -- summoner-wars`. */
export const WEIGHTS = {
  summoner: 0.244,
  units: 0.111,
  walls: 0.0133,
  magic: 0.039,
  hand: 0.033,
  draw: 0.011,
  threat: 1,
  pressure: 0.5,
  advance: 0.1,
  fallen: -12,
};
