/** What one of each thing is worth. Written by `npm run tune -- summoner-wars`. */
export const WEIGHTS = {
  summoner: 0.574,
  units: 0.208,
  walls: 0.0141,
  magic: 0.145,
  hand: 0.0856,
  draw: 0.13,
  plans: 0.16,
  threat: 2.46,
  advance: 0.03,
  fallen: -12,
};
