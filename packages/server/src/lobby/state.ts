/** What the verbs of the lobby share. */
import type { Plain } from '@kolbiste/engine';
import type { CreateTable, LobbyEntry, SeriesPlace, TableCreated } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Config } from '../config.ts';
import type { Matches } from '../matches/matches.ts';
import type { Database } from '../storage/schema.ts';
import type { MatchRow, MatchStore, SeatRow, TableSettings } from '../storage/match-store.ts';
import type { SeriesStore } from '../storage/series-store.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { WorkshopStore } from '../storage/workshop-store.ts';
import type { WaitingRoom } from './waiting-room.ts';

export interface TablesDependencies {
  readonly config: Config;
  readonly storage: {
    readonly workshop: Pick<WorkshopStore, 'clubCards'>;
    readonly matches: MatchStore;
    readonly tables: TableStore;
    readonly series: SeriesStore;
    readonly players: PlayerStore;
  };
  readonly matches: Matches;
  readonly cluster: Cluster;
}

export interface SeatRequest {
  readonly seat?: number;
  readonly invite?: string;
  /** Null: something ready, at random. */
  readonly brings?: Plain;
}
export interface BringRequest {
  readonly brings: Plain;
  /** Nobody brings anything to a seat that is not theirs. */
  readonly seat?: number;
}

/** A table that follows a match: whose, and for whom its seats are held. */
export interface Following {
  readonly follows: string;
  readonly heldFor: readonly (string | null)[];
  /** The maker's seat there: they bring the same again. */
  readonly before: SeatRow | undefined;
}

/** The table of a series' first game. */
export interface FirstOfSeries {
  readonly place: SeriesPlace;
  readonly match: string;
  /** Notes the series in the transaction that makes the table. */
  note(db: Database, row: MatchRow, settings: TableSettings): Promise<void>;
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
