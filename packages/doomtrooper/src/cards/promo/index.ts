export * from './fortifications.ts';
export * from './warriors.ts';
