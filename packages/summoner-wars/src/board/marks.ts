/** Small signs of the board, on a grid of 24, in the manner of the woodcuts: filled, with few cuts. */
export const MARKS = {
  melee: 'M19.5 2.5L21.5 4.5L10.5 15.5L12.5 17.5L11 19L8 16L4.5 20.5L3.5 19.5L8 16L5 13L6.5 11.5L8.5 13.5z',
  ranged:
    'M9 1C17.5 4 20.5 8 20.5 12C20.5 16 17.5 20 9 23L8 21.2C15 18.4 17.6 15.6 18.2 13.2H6.5V16.5L0.5 12L6.5 7.5V10.8H18.2C17.6 8.4 15 5.6 8 2.8zM8 2.8H9.4V9.6H8zM8 14.4H9.4V21.2H8z',
  crown: 'M3 19L2 6L8 11L12 3L16 11L22 6L21 19zM3 20.5H21V22.5H3z',
  star: 'M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6z',
  magic: 'M12 1L14.6 9.4L23 12L14.6 14.6L12 23L9.4 14.6L1 12L9.4 9.4z',
  drop: 'M12 1.5C16 8 19.5 11.5 19.5 15.5C19.5 19.6 16.2 22.5 12 22.5C7.8 22.5 4.5 19.6 4.5 15.5C4.5 11.5 8 8 12 1.5z',
  draw: 'M6 8H20V22H6zM4 5H16V7H5V18H4zM2 2H13V4H3V15H2z',
  discard: 'M4 3H16V19H4zM18 7L21 8L17.5 22L7 20.6L18 20z',
  hand: 'M2 8L9 4L14 20L7 22zM10 3H16L17 19H15.4zM17 4L22.5 7L18.5 20L18 18z',
  boot: 'M7 2H14V13L21 17V21H7zM2 6H6V8H2zM1 11H6V13H1zM2 16H6V18H2z',
  shot: 'M12 2a10 10 0 1 0 .01 0zM12 5a7 7 0 1 1-.01 0zM12 9a3 3 0 1 0 .01 0z',
  blocked: 'M12 2a10 10 0 1 0 .01 0zM5 9.6H19V14.4H5z',
  under: 'M4 3H20V14H4zM6 16H18V18H6zM8 20H16V22H8z',
  event: 'M5 2H16L20 6V22H5zM8 9H17V10.8H8zM8 13H17V14.8H8zM8 17H14V18.8H8z',
  wall: 'M2 21V7H6V4H10V7H14V4H18V7H22V21zM3.6 12.2H20.4V10.8H3.6zM3.6 16.7H20.4V15.3H3.6z',
  vine: 'M2 20C8 12 6 4 14 2C22 4 22 12 18 15C13 18 8 15 4 22z',
  stunned: 'M12 4a8 8 0 1 0 8 8h-2.4a5.6 5.6 0 1 1-5.6-5.6zM12 9a3 3 0 1 0 3 3h-2a1 1 0 1 1-1-1z',
} as const;
export type MarkName = keyof typeof MARKS;
/** The six phases of a turn by their sign. */
export const PHASE_MARKS = {
  draw: 'draw',
  summon: 'crown',
  events: 'event',
  movement: 'boot',
  attack: 'melee',
  magic: 'magic',
} as const satisfies { readonly [phase: string]: MarkName };

/** Outline of a wax seal around 0, 0. */
export const SEAL =
  'M0-12C3-13 5-11 7.5-10.4C10-10 10.6-7 11.4-4.6C12.6-2.4 12.8 0 11.8 2.2C11.6 5 10.6 7.4 8.2 8.8C6.6 11 4.2 11.4 1.8 11.6C-.6 12.8-3.4 12.2-5.4 10.8C-8 10.4-9.6 8.6-10.4 6.2C-12 4.2-12.4 1.4-11.6-.8C-12-3.6-10.6-5.6-9-7.4C-7.8-9.8-5.6-10.6-3.4-11C-2.4-12-1.2-12 0-12z';
