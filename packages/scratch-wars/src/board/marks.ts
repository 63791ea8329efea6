/**
 * Emblems of Scratch Wars on a 24-unit grid, solid enough to read on a sector of a small wheel.
 * `fill` is solid, `line` is stroked with a round pen of the emblem's weight.
 */
import type { BonusIcon, Island, Special, TimeOfDay, WeaponState, WeaponType } from '../index.ts';

export interface Mark {
  readonly fill?: string;
  readonly line?: string;
}

export const ICON_MARKS: Record<BonusIcon | Special, Mark> = {
  // A bolt.
  energy: { fill: 'M14.5 1.5 4 13.5h6.2L8.6 22.5 20 9.8h-6.6z' },
  // A head and shoulders, struck.
  heroAttack: {
    fill: 'M11 2.2a5 5 0 1 1 0 10 5 5 0 0 1 0-10M2 22c.4-5.4 3.6-8.3 9-8.3 2.2 0 4 .5 5.5 1.4L12 22z',
    line: 'M20.8 7.5 15.5 21.5M23 12.5l-6.5-1.5',
  },
  // A blade broken in two.
  weaponAttack: {
    fill: 'M21.5 1.8 22.3 6 15.6 12.7l-1.3-2.6-2.8-1L18.2 2.4zM10.3 10.5l2.4.9 1.1 2.4-3 3-3.4-3.4zM5.3 12 12 18.7l-1.5 1.5-2.2-2.2L4.6 21.9a1.7 1.7 0 0 1-2.5-2.5L6 15.7l-2.2-2.2z',
    line: 'M4 3.5l2 2.5M9 2v3M2.5 8.5h3',
  },
  // A star that points everywhere.
  universalAttack: {
    fill: 'M12 1l2.7 6 6.1-3.8L17 9.3 23 12l-6 2.7 3.8 6.1-6.1-3.8L12 23l-2.7-6-6.1 3.8L7 14.7 1 12l6-2.7-3.8-6.1L9.3 7z',
  },
  // A heart with a cross cut out of it.
  heal: {
    fill: 'M12 21.8C5 17 1.5 13.2 1.5 8.6 1.5 5.2 4 2.8 7 2.8c2.1 0 3.9 1.1 5 2.9 1.1-1.8 2.9-2.9 5-2.9 3 0 5.5 2.4 5.5 5.8 0 4.6-3.5 8.4-10.5 13.2M10.7 7.5v2.7H8v2.6h2.7v2.7h2.6v-2.7H16v-2.6h-2.7V7.5z',
  },
  // A bone across a bite.
  canbalandAttack: {
    fill: 'M4.2 2.2a2.6 2.6 0 0 1 3.6 2.9l11 11a2.6 2.6 0 1 1 1 3.7 2.6 2.6 0 1 1-3.7-1l-11-11a2.6 2.6 0 1 1-2.9-3.6 2.6 2.6 0 0 1 2-2',
    line: 'M14 6.5c1-3 4-4.5 7.5-4M17.5 10c3-1 4.5-3.5 4.5-5M3 14.5c0 4 2.5 6.5 6 7',
  },
  // Two fangs.
  bite: {
    fill: 'M1.5 4.5C5 2.3 19 2.3 22.5 4.5c.3 2-.6 3.7-2 4.8L18 20l-3.8-9.8h-4.4L6 20 3.5 9.3c-1.4-1.1-2.3-2.8-2-4.8M12 19.5c1.3 1.7 1.3 3.3 0 3.3s-1.3-1.6 0-3.3',
  },
  // A padlocked eye: wings of a bat over a lock.
  curse: {
    fill: 'M12 8.2c1.3-3 4.6-5 11-5.2-.6 5.3-2.6 8.6-5.5 9.7V22h-11v-9.3C3.6 11.6 1.6 8.3 1 3c6.4.2 9.7 2.2 11 5.2M12 13.8a1.9 1.9 0 0 0-.9 3.6V20h1.8v-2.6a1.9 1.9 0 0 0-.9-3.6',
  },
  // A bomb flying to pieces.
  shrapnel: {
    fill: 'M7 9.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M14 8l3.2-5.5 1.5 5.2zM17 12.5l5.8-2-2.3 5zM15.5 18l5.5 1.3-3.8 3.2z',
    line: 'M9 9.5l2-3.5 2 1.5',
  },
  // A blade that comes round and round.
  permanentAttack: {
    fill: 'M12 5.5l2 3v7.3h2.3v2H13V21h-2v-3.2H7.7v-2H10V8.5z',
    line: 'M5.6 17.5A8.7 8.7 0 0 1 8 4.2M18.4 17.5A8.7 8.7 0 0 0 16 4.2M4.8 3.6 8.3 4l-.2 3.5M19.2 3.6 15.7 4l.2 3.5',
  },
  shield: { fill: 'M12 1.5 21.5 4.5v7.3c0 5.3-3.6 8.6-9.5 10.9C6.1 20.4 2.5 17.1 2.5 11.8V4.5zM12 5.2v13.6c3.8-1.7 6-3.9 6-7.2V6.9z' },
  // Three links.
  combo: { fill: 'M12 1l4.6 5.6L12 12.2 7.4 6.6zM5.8 11.2l4.6 5.7-4.6 5.6-4.6-5.6zM18.2 11.2l4.6 5.7-4.6 5.6-4.6-5.6z' },
  // Jaws, open.
  trap: {
    fill: 'M1.5 10.5a10.5 8.5 0 0 1 21 0l-2.6 3.7-2.6-3.7-2.7 3.7L12 10.5l-2.6 3.7-2.7-3.7-2.6 3.7zM2.5 17l2.7-2.7 2.3 2.7 2.3-2.7L12 17l2.2-2.7 2.3 2.7 2.3-2.7 2.7 2.7c-1.7 3.5-5.3 5.5-9.5 5.5S4.2 20.5 2.5 17',
  },
  // A hand-wide star under a ring of light.
  blessing: {
    fill: 'M12 8.5l2.2 4.8 5.3.6-3.9 3.6 1 5.2-4.6-2.6-4.6 2.6 1-5.2-3.9-3.6 5.3-.6z',
    line: 'M5.5 4.3c0-1.4 2.9-2.4 6.5-2.4s6.5 1 6.5 2.4-2.9 2.4-6.5 2.4-6.5-1-6.5-2.4',
  },
  // A plunger.
  comboDetonator: { fill: 'M3 12h18v10H3zM10.5 5h3v7h-3zM5 1.8h14v3.4H5z', line: '' },
  // A moon with a blade.
  nightAttack: { fill: 'M14.5 1.8A10.3 10.3 0 1 0 22.2 14 8.3 8.3 0 0 1 14.5 1.8', line: 'M22.5 2.5 12.5 12.5M18.5 2.5h4v4M11 10l4 4' },
  // A spanner and a nut.
  mechanic: {
    fill: 'M17.5 1.5A5.5 5.5 0 0 0 11.6 8.8L2.2 18.2a2.6 2.6 0 0 0 3.6 3.6l9.4-9.4A5.5 5.5 0 0 0 22.5 6.5L18.8 9.7 15.7 8.3 14.3 5.2z',
  },
  // Two cards changing places.
  battleTrick: {
    fill: 'M2 3.5h8v11H2zM14 9.5h8v11h-8z',
    line: 'M13 3.5h3.5a2.5 2.5 0 0 1 2.5 2.5v1M17 5.3l2 2 2-2M11 20.5H7.5A2.5 2.5 0 0 1 5 18v-1M7 18.7l-2-2-2 2',
  },
};

export const TYPE_MARKS: Record<WeaponType, Mark> = {
  sword: { fill: 'M12 1.5l2.6 3.3v9.4h4.2v2.6h-5.3v3.4a1.9 1.9 0 1 1-3 0v-3.4H5.2v-2.6h4.2V4.8z' },
  axe: { fill: 'M8.5 2h3v2.3c4-2.7 8-2 11 1.7-1.3 4.5-5.5 7.2-11 6.4V22.5h-3V12.6c-2.5-.3-4.5-1.5-6-3.6C4 6 6 4.3 8.5 4z' },
  bow: { fill: '', line: 'M7 2c9 2.5 12.5 11 10 20M7 2 17 22M2.5 20 19 4M19 4h-4.5M19 4v4.5' },
  wand: {
    fill: 'M16.5 1l1.4 4.2 4.3 1.3-4.3 1.4-1.4 4.2-1.4-4.2-4.2-1.4 4.2-1.3zM11.7 10l2.3 2.3L5 22.2a1.7 1.7 0 0 1-2.5-2.4zM21 13l.7 2 2 .6-2 .7-.7 2-.7-2-2-.7 2-.6z',
  },
};

export const TIME_MARKS: Record<TimeOfDay, Mark> = {
  morning: { fill: 'M5.5 16.5a6.5 6.5 0 0 1 13 0z', line: 'M2 20.5h20M12 3v3.5M4.5 8 6.5 10M19.5 8l-2 2M9.5 5 12 2.5 14.5 5' },
  noon: {
    fill: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11',
    line: 'M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6 6 6M18 18l1.4 1.4M19.4 4.6 18 6M6 18l-1.4 1.4',
  },
  evening: { fill: 'M5.5 16.5a6.5 6.5 0 0 1 13 0z', line: 'M2 20.5h20M12 2.5V6.5M4.5 8 6.5 10M19.5 8l-2 2M9.5 4.5 12 7 14.5 4.5' },
  night: { fill: 'M14 2a10 10 0 1 0 8 14.2A8.6 8.6 0 0 1 14 2', line: 'M19 3.5v4M17 5.5h4' },
};

export const ISLAND_MARKS: Record<Island, Mark> = {
  techlandia: {
    fill: 'M10.5 1.5h3l.6 2.8 2 .8 2.4-1.6 2.1 2.1L19 8l.8 2 2.8.600v3l-2.8.6-.8 2 1.6 2.4-2.1 2.1-2.4-1.6-2 .8-.6 2.8h-3l-.6-2.8-2-.8-2.4 1.6-2.1-2.1L5 16.2l-.8-2-2.8-.600v-3l2.8-.6.8-2-1.6-2.4 2.1-2.1 2.4 1.6 2-.8zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6',
  },
  biolandia: {
    fill: 'M21.5 2.5C10 2 3 6.5 3 14c0 2 .6 3.7 1.5 5L2.5 21.5l1.5 1 2-2.3c1.3.7 2.7 1 4.3 1C18 21.2 22.3 14 21.5 2.5M6.8 17.2C8.5 13 12 9.5 16.5 7.5 12.8 10.5 10 14 8.7 18.2z',
  },
  canbalandia: {
    fill: 'M2 9.5h20c0 4-1.2 7-3.3 9.2l1 3.3h-3l-.7-1.7a12 12 0 0 1-8 0L7.3 22h-3l1-3.3C3.2 16.5 2 13.5 2 9.5',
    line: 'M8 6.5c-1-1.5 1-2.5 0-4.5M12 6.5c-1-1.5 1-2.5 0-4.5M16 6.5c-1-1.5 1-2.5 0-4.5',
  },
  vampiria: {
    fill: 'M12 7.5l1.5-3 1 3.3C17 5.3 20 4.5 23.5 5c-1 2.5-1.3 4.8-1 7.5-2-1-3.6-.7-4.8 1-1.5-.8-2.8-.2-3.7 2L12 20l-2-4.5c-.9-2.2-2.2-2.8-3.7-2-1.2-1.7-2.8-2-4.8-1 .3-2.7 0-5-1-7.5 3.5-.5 6.5.3 9 2.8l1-3.3z',
  },
  zepplandia: {
    fill: 'M1 9.5C1 6 5.5 3.5 11.5 3.5c4.5 0 8 1.5 9.8 3.5L23.5 5v9l-2.2-2c-1.8 2-5.3 3.5-9.8 3.5C5.5 15.5 1 13 1 9.5M8.5 17h6.5l-1 4.5H9.5z',
  },
};

export const STATE_MARKS: Record<WeaponState, Mark> = {
  prepared: { line: 'M4 12.5 9.5 18 20 6.5' },
  carrying: { fill: 'M12 1.5 21 6.7v10.6L12 22.5 3 17.3V6.7z' },
  broken: { fill: 'M10.5 1.6 8.5 8l4.5 3-3.5 5 1.5 6.4A10.5 10.5 0 0 1 10.5 1.6M13.5 1.6a10.5 10.5 0 0 1 .8 20.6L12.7 16.5l3.8-6.2-5-3z' },
  repairing: { fill: 'M1.5 7.5h6V6.5h15v3c-3 0-5 1-5.5 3.5 0 1.8 1 3 3 4v3H7v-3c2-1 3-2.2 3-4-4 0-7.5-1.5-8.5-5.5', line: 'M13 2.5h7' },
  cursed: {
    fill: 'M7 10V7.5a5 5 0 0 1 10 0V10h2.5v12h-15V10zM9.7 10h4.6V7.5a2.3 2.3 0 0 0-4.6 0zM12 13.5a1.7 1.7 0 0 0-.8 3.2v2.3h1.6v-2.3a1.7 1.7 0 0 0-.8-3.2',
  },
  freed: { fill: 'M4.5 11h15v11h-15zM7 11V6.5', line: 'M8 10.5V7a4 4 0 0 1 7.5-2M19 2.5l2 1.5M17.5.8l.5 1.7' },
};

/** Signs the board itself needs. */
export const BOARD_MARKS = {
  lives: {
    fill: 'M12 21.8C5 17 1.5 13.2 1.5 8.6 1.5 5.2 4 2.8 7 2.8c2.1 0 3.9 1.1 5 2.9 1.1-1.8 2.9-2.9 5-2.9 3 0 5.5 2.4 5.5 5.8 0 4.6-3.5 8.4-10.5 13.2',
  },
  energy: ICON_MARKS.energy,
  odds: { line: 'M5 19 19 5M7 4.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4M17 14.1a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4' },
  sum: { line: 'M17.5 6.5V3.5H6l7 8.5-7 8.5h11.5v-3' },
  spin: { line: 'M20 12a8 8 0 1 1-2.6-5.900M20.500 2.500v4.500H16' },
  missed: { line: 'M4 20 20 4M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17' },
  star: { fill: 'M12 1.5l3.2 6.8 7.3.9-5.4 5.1 1.4 7.4L12 18.1l-6.5 3.6 1.4-7.4L1.5 9.2l7.3-.9z' },
  hammer: { fill: 'M3 3h12l3 3v4h-3.5V8.5h-3V22.5H8V8.5H3z' },
  crown: { fill: 'M3 19.5 1.5 6.5l5.5 4.500L12 3l5 8 5.5-4.5L21 19.5zM3.500 21h17v2h-17z' },
  key: { fill: 'M12 2a5 5 0 0 1 1.7 9.7V14H17v3h-3.3v5h-3.4V11.7A5 5 0 0 1 12 2M12 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4' },
} as const satisfies { readonly [name: string]: Mark };
