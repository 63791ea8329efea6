/** How players meet: who looks for a game, and series of several. */

/** Somebody looks for a game. The first server to write `match` into the rows of two has paired them. */
interface SeekTable {
  id: string;
  player: string;
  node: string;
  game: string;
  /** What both have to want alike. */
  format: string;
  /** The table it wants, as JSON. */
  settings: string;
  /** As in the seat: known to its player alone. */
  brings: string | null;
  name: string;
  rating: number;
  /** Whom they played last, the latest first, as JSON. */
  recent: string;
  since: number;
  /** When their page was last known to be open. */
  beat_at: number;
  match: string | null;
}

/** Several games of the same two players. Who they are is in the seats of its first game. */
interface SeriesTable {
  id: string;
  game: string;
  kind: 'match' | 'kachung';
  games: number;
  begins: 'loser' | 'lot';
  /** The pairing it belongs to. */
  event: string | null;
  round: number | null;
  board: number | null;
  /** The `TableSettings` of its tables. */
  settings: string;
  /** How long cards may be exchanged between two games. */
  between_ms: number;
  state: 'playing' | 'over' | 'cancelled';
  /** Its `SeriesStanding` once it is over. */
  standing: string | null;
  /** When an official said that time is up. */
  called_at: number | null;
  created_by: string;
  created_at: number;
  over_at: number | null;
}

interface SeriesGameTable {
  series: string;
  n: number;
  match: string;
  /** The side that sits first. */
  first: number;
  /** Until when cards are exchanged; null when they no longer are. */
  due_at: number | null;
  /** A `KeptEnd`, once it is over. */
  ended: string | null;
}

/** What a side plays in a game: known to its player alone. */
interface SeriesListTable {
  series: string;
  n: number;
  side: number;
  /** Swaps since the first game, as JSON. */
  swaps: string;
  ready: number;
}

export interface LobbySchema {
  seek: SeekTable;
  series: SeriesTable;
  series_game: SeriesGameTable;
  series_list: SeriesListTable;
}
