/** A line to a table, wherever it stands. Components speak the protocol over it and nothing else. */
import type { ClientMessage, TableMessage } from '@kolbiste/protocol';

export type LinkStatus = 'connecting' | 'open' | 'lost';

export interface TableLink {
  send(message: ClientMessage): void;
  /** Calls back for every message, and for every change of the line itself. Returns how to stop. */
  listen(onMessage: (message: TableMessage) => void, onStatus: (status: LinkStatus) => void): () => void;
  readonly local: boolean;
  /** Says which row has been shown to its end: bots of the page wait for it. */
  shown?(seq: number): void;
}
