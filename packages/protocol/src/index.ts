/** Messages between a table and its players. The same whether the table is on a server or in a browser's worker. */
export * from './client-message.ts';
export * from './deck.ts';
export * from './event.ts';
export * from './event-file.ts';
export * from './limits.ts';
export * from './lobby.ts';
export * from './match.ts';
export * from './moderation.ts';
export * from './patch.ts';
export * from './people.ts';
export * from './series.ts';
export * from './sync.ts';
export * from './table-message.ts';
export * from './update.ts';
export * from './wishes.ts';
export * from './wire.ts';
