/** The tables of events. */

/** What is read from an event's log, to be found again. */
interface EventTable {
  id: string;
  kind: string;
  game: string;
  name: string;
  settings: string;
  state: string;
  round: number;
  organiser: string;
  starts_at: number | null;
  over_at: number | null;
  seed_hash: string;
  /** Secret until the event is over; null for one that came as a file. */
  seed: string | null;
  entrants: number;
  /** 1: it is over, and everybody may know what was played in it. */
  told: number;
  /** 1: it came as a file. */
  imported: number;
  created_at: number;
}

interface EventLogTable {
  event: string;
  n: number;
  at: number;
  /** Null: the server itself. */
  by: string | null;
  data: string;
}

interface EntrantTable {
  event: string;
  player: string;
  state: string;
  points: number;
}

/** What a player plays with in an event; its salted hash is in the log. */
interface EntryBringsTable {
  event: string;
  player: string;
  data: string;
  salt: string;
  hash: string;
  at: number;
}

interface OfficialTable {
  event: string;
  player: string;
  role: string;
}

interface RulingTable {
  event: string;
  /** Of the entry in the log. */
  n: number;
  at: number;
  judge: string | null;
  player: string | null;
  kind: string;
  text: string;
}

/** Who was not there when an event began. */
interface AbsenceTable {
  player: string;
  /** The last time. */
  at: number;
  /** Until when no live event is entered, and for how many hours. */
  until: number;
  hours: number;
}

export interface EventSchema {
  event: EventTable;
  event_log: EventLogTable;
  entrant: EntrantTable;
  entry_brings: EntryBringsTable;
  official: OfficialTable;
  ruling: RulingTable;
  absence: AbsenceTable;
}
