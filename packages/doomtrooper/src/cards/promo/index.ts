export * from './fortifications.ts';
export * from './warriors.ts';
export * from './equipment.ts';
export * from './specials.ts';
export * from './relics.ts';
