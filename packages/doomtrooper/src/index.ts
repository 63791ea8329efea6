/** Doomtrooper. */
export * from './cards/index.ts';
export * from './module.ts';
