/** Rows of the workshop's tables as the protocol has them. */
import type { ClubPack, DeckData, OwnedCard, Progress, StoredDeck } from '@kolbiste/protocol';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type PackRow = Selectable<Schema['pack']>;

export const deckOf = (row: Selectable<Schema['deck']>): StoredDeck => ({
  id: row.id,
  game: row.game as StoredDeck['game'],
  name: row.name,
  data: JSON.parse(row.data) as DeckData,
  revision: row.revision,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  deletedAt: row.deleted_at,
});
export const ownedOf = ({ game, code, copies, origin, pack, mark, at, deleted_at: deletedAt }: Selectable<Schema['owned']>): OwnedCard => ({
  game,
  code,
  copies,
  origin,
  pack,
  mark,
  at,
  deletedAt,
});
export const progressOf = ({ game, item, state, best, at }: Selectable<Schema['progress']>): Progress => ({ game, item, state, best, at });
/** What is in a pack is told when it is open. */
export const packOf = (row: PackRow): ClubPack => ({
  id: row.id,
  size: row.size,
  edition: row.edition,
  seedHash: row.seed_hash,
  madeAt: row.made_at,
  openedAt: row.opened_at,
  seed: row.opened_at === null ? null : row.seed,
  cards: row.opened_at === null ? null : (JSON.parse(row.cards) as string[]),
});
