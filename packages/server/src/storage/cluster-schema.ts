/** The server itself, and the servers beside it. */

/** A migration that has run. */
interface MigrationTable {
  name: string;
}

/** A setting of the server itself, such as the secret that signs cookies. */
interface SettingTable {
  name: string;
  value: string;
}

/** A server that uses this database, and when it was last there. */
interface NodeTable {
  id: string;
  started_at: number;
  beat_at: number;
  /** The version of each game's rules it has, as JSON. */
  plays: string;
}

/** Who looks at a match on which server. */
interface PresenceTable {
  match: string;
  node: string;
  /** The seats that are there, as JSON. */
  seats: string;
  spectators: number;
}

/** How many sockets an address or a player has on which server. */
interface SocketTable {
  whose: string;
  node: string;
  count: number;
}

/** How much was done of what is limited. */
interface RateTable {
  key: string;
  points: number;
  expire: number | null;
}

/** When no server was there: clocks stood still. */
interface OutageTable {
  began: number;
  ended: number;
}

export interface ClusterSchema {
  migration: MigrationTable;
  setting: SettingTable;
  node: NodeTable;
  presence: PresenceTable;
  socket: SocketTable;
  rate: RateTable;
  outage: OutageTable;
}
