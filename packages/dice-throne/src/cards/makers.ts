/** Short ways to write heroes, statuses and cards. `docs/writing-a-hero.md` shows them at work. */
export * from './makers/amounts.ts';
export * from './makers/boxes.ts';
export * from './makers/cards.ts';
export * from './makers/effects.ts';
export * from './makers/names.ts';
