export * from './art.ts';
export * from './equipment.ts';
export * from './fortifications.ts';
export * from './relics.ts';
export * from './specials.ts';
export * from './warriors.ts';
export * from './symmetry.ts';
export * from './weapons.ts';
