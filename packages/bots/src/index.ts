/** Bots for all games. */
export * from './advice.ts';
export * from './bot.ts';
export * from './job.ts';
export * from './knowledge.ts';
export * from './match.ts';
