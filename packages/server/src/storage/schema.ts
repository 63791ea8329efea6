/** The tables of the database. JSON is TEXT, moments are integers (milliseconds since 1970): SQLite and PostgreSQL read both alike. */
import type { Kysely } from 'kysely';
import type { AccountSchema } from './account-schema.ts';
import type { ClusterSchema } from './cluster-schema.ts';
import type { EventSchema } from './event-schema.ts';
import type { LobbySchema } from './lobby-schema.ts';
import type { MatchSchema } from './match-schema.ts';
import type { WorkshopSchema } from './workshop-schema.ts';

export interface Schema extends AccountSchema, ClusterSchema, EventSchema, LobbySchema, MatchSchema, WorkshopSchema {}

/** The database, or a transaction in it. */
export type Database = Kysely<Schema>;
