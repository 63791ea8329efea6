export * from './alliances.ts';
export * from './fortifications.ts';
export * from './specials.ts';
export * from './warriors.ts';
