/** What the verbs of the lobby share. */
import type { Plain } from '@kolbiste/engine';
import type { CreateTable, LobbyEntry, TableCreated } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Config } from '../config.ts';
import type { Matches } from '../matches/matches.ts';
import type { MatchRow, MatchStore, SeatRow } from '../storage/match-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { WaitingRoom } from './waiting-room.ts';

export interface TablesDependencies {
  readonly config: Config;
  readonly storage: { readonly matches: MatchStore; readonly tables: TableStore };
  readonly matches: Matches;
  readonly cluster: Cluster;
}

export interface SeatRequest {
  readonly seat?: number;
  readonly invite?: string;
  /** Null: something ready, by lot. */
  readonly brings?: Plain;
}
export interface BringRequest {
  readonly brings: Plain;
  /** Nobody brings anything to a seat that is not his. */
  readonly seat?: number;
}

/** A table that follows a match: whose, and for whom its seats are held. */
export interface Following {
  readonly follows: string;
  readonly heldFor: readonly (string | null)[];
  /** The maker's seat there: he brings the same again. */
  readonly before: SeatRow | undefined;
}

export interface TablesState {
  readonly deps: TablesDependencies;
  readonly waiting: WaitingRoom;
  create(who: Identity, wish: CreateTable, following?: Following): Promise<TableCreated>;
  sit(who: Identity, id: string, request?: SeatRequest): Promise<LobbyEntry>;
  bring(who: Identity, id: string, request: BringRequest): Promise<LobbyEntry>;
  /** Tells those who wait; when every seat is taken, the match begins. Gives the table as it is now. */
  changed(row: MatchRow, seats: readonly SeatRow[]): Promise<LobbyEntry>;
}
