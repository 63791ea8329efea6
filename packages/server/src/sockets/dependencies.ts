/** What a socket needs of the server around it. */
import type { Limits } from '../accounts/limits.ts';
import type { Players } from '../accounts/players.ts';
import type { Seeks } from '../club/seeks.ts';
import type { Config } from '../config.ts';
import type { LastAddresses } from '../http/last-address.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Chat } from '../matches/chat.ts';
import type { Matches } from '../matches/matches.ts';

export interface ConnectionDependencies {
  readonly config: Config;
  readonly players: Players;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly lobby: Lobby;
  readonly seeks: Seeks;
  readonly limits: Limits;
  readonly addresses: LastAddresses;
  note(what: string, error: unknown): void;
}
