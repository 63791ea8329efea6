/** What players bring to an event: read by the event's rules, kept beside the log with a salt, shown to whom it may be shown. */
import { Random, seeded, type Plain } from '@kolbiste/engine';
import type { EventState, ListSecrecy } from '@kolbiste/club';
import { listHash, roleOf } from '@kolbiste/club/events';
import type { Identity } from '../accounts/players.ts';
import type { Config } from '../config.ts';
import { newToken } from '../ids.ts';
import { readBrought, wantedAt, type Brought } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { Problem } from '../problem.ts';
import type { EntryBringsRow, NewBrings } from '../storage/event-store.ts';

/** Reads what a player brings; throws what is wrong with it, line by line. */
export function readEntry({ games }: Config, { settings }: EventState, player: string, value: Plain): NewBrings {
  const wanted = wantedAt(offered({ games }, settings.game).game, settings.options);
  // What the lot gives is a list like others, and is locked like them.
  const lot = value === null && wanted ? wanted.usual(settings.options, 0, new Random(seeded(newToken()))) : value;
  const data = readBrought(wanted, settings, 0, lot);
  if (data === null) throw new Problem('malformed', 'nothing is brought to this event');
  const salt = newToken();
  return { player, data, salt, hash: listHash(salt, valueIn({ data })) };
}

export const valueIn = ({ data }: Pick<EntryBringsRow, 'data'>): Plain => (JSON.parse(data) as Brought).value;

/** The deck's number, by which its owner and judges name it. */
export const numberOf = ({ hash }: Pick<EntryBringsRow, 'hash'>): string => hash.slice(0, 8);

/** Who may see a list now. `judge`: may, and it is noted. */
export function mayRead(state: EventState, who: Identity | null, owner: string): 'yes' | 'judge' | 'no' {
  if (who?.player === owner) return 'yes';
  const secrecy = secrecyNow(state);
  if (secrecy === 'public' || (secrecy === 'opponent' && who !== null && plays(state, who.player, owner))) return 'yes';
  return who !== null && roleOf(state, who.player) !== null && !playsInEvent(state, who.player) ? 'judge' : 'no';
}

export function secrecyNow({ phase, settings: { lists } }: EventState): ListSecrecy {
  if (phase === 'over' || phase === 'cancelled') return lists.after;
  if (phase === 'cut') return lists.cut;
  return phase === 'running' ? lists.rounds : 'secret';
}

/** An official who also plays reads nobody's list. */
const playsInEvent = ({ entrants }: EventState, player: string): boolean =>
  entrants.some(entrant => entrant.player === player && entrant.state === 'in');

/** These two meet in the round that is played. */
function plays({ rounds }: EventState, one: string, other: string): boolean {
  const last = rounds.at(-1);
  return last !== undefined && last.phase !== 'paired' && last.tables.some(({ seats }) => seats.includes(one) && seats.includes(other));
}
