export * from './equipment.ts';
export * from './fortifications.ts';
export * from './ki.ts';
export * from './specials.ts';
export * from './warriors.ts';
export * from './relics.ts';
