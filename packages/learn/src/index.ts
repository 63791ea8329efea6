/** Learning by playing: lessons as files that the engine runs. */
export * from './how-to.ts';
export * from './lesson.ts';
export * from './lesson-run.ts';
export * from './mine.ts';
export * from './puzzle.ts';
export * from './puzzle-run.ts';
export * from './solve.ts';
