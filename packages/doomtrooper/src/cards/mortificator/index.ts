export * from './art.ts';
export * from './missions.ts';
export * from './specials.ts';
export * from './warriors.ts';
export * from './fortifications.ts';
export * from './combat.ts';
export * from './table.ts';
