export * from './alliances.ts';
export * from './fortifications.ts';
export * from './specials.ts';
export * from './warriors.ts';
export * from './art.ts';
export * from './equipment.ts';
export * from './missions.ts';
