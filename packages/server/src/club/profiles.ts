/** A player as everybody may know them, and how they have done against people. */
import type { Plain } from '@kolbiste/engine';
import type { DeckTally, History, Profile, Result, Tally } from '@kolbiste/protocol';
import type { MatchHeader } from '@kolbiste/table';
import { foldName } from '../accounts/names.ts';
import type { Identity } from '../accounts/players.ts';
import type { Config } from '../config.ts';
import { ratingsOf } from '../matches/ratings.ts';
import { Problem } from '../problem.ts';
import type { PlayerRow } from '../storage/player-store.ts';
import type { Storage } from '../storage/storage.ts';

/** A player follows this many at most. */
const MOST_FOLLOWED = 500;
const MOST_OPPONENTS = 20;
/** What everybody can choose has a short name; a player's own deck is a list. */
const READY_NAME = /^[\w -]{1,40}$/;

type Outcome = 'wins' | 'losses' | 'draws';
type OpenTally = { -readonly [K in keyof Tally]: number };
const nothing = (): OpenTally => ({ wins: 0, losses: 0, draws: 0 });
const played = ({ wins, losses, draws }: Tally): number => wins + losses + draws;

/** How a match ended for a seat; null when it was broken off. */
function outcomeFor(result: string | null, seat: number): Outcome | null {
  const { places, by } = JSON.parse(result!) as Result;
  if (by === 'abort') return null;
  if (places.every(place => place === places[0])) return 'draws';
  return places[seat] === 1 ? 'wins' : 'losses';
}

export class Profiles {
  private readonly storage: Storage;
  private readonly config: Config;
  /** Whether a player is here and shows it. */
  private readonly isHere: (player: string) => Promise<boolean>;

  constructor(storage: Storage, config: Config, isHere: (player: string) => Promise<boolean>) {
    this.storage = storage;
    this.config = config;
    this.isHere = isHere;
  }

  /** By id, or by the name of an account. */
  async find(named: string): Promise<PlayerRow> {
    const { players } = this.storage;
    const row = (await players.byId(named)) ?? (await players.byName(foldName(named)));
    if (!row) throw new Problem('unknown', 'there is no such player');
    if (row.deleted_at !== null) throw new Problem('gone', 'this account was deleted');
    return row;
  }

  async profile(named: string, asks: Identity | null): Promise<Profile> {
    const row = await this.find(named);
    const { people, players, ratings } = this.storage;
    const you = asks?.player === row.id;
    const other = asks !== null && !you;
    return {
      player: row.id,
      name: row.name,
      guest: row.password === null,
      since: row.created_at,
      about: row.about ?? '',
      ratings: await ratingsOf(ratings, row.id, this.config.now()),
      here: await this.isHere(row.id),
      you,
      followed: other && (await people.follows(asks.player, row.id)),
      muted: other && (await players.mutedBy(asks.player)).has(row.id),
    };
  }

  /** Against people, without matches that were broken off. */
  async history(named: string): Promise<History> {
    const { id } = await this.find(named);
    const games = new Map<string, OpenTally>();
    const opponents = new Map<string, OpenTally>();
    for (const { game, result, seat, seats } of await this.storage.people.played(id)) {
      const outcome = outcomeFor(result, seat);
      if (outcome === null || seats.some(({ kind }) => kind === 'bot')) continue;
      count(games, game, outcome);
      const { team } = seats.find(other => other.seat === seat)!;
      const { places } = JSON.parse(result!) as Result;
      for (const other of seats) {
        if (other.player === null || other.player === id || (team !== null && other.team === team)) continue;
        const [own, theirs] = [places[seat]!, places[other.seat]!];
        count(opponents, other.player, own < theirs ? 'wins' : own > theirs ? 'losses' : 'draws');
      }
    }
    const names = await this.storage.people.names([...opponents.keys()]);
    return {
      games: mostFirst([...games].map(([game, tally]) => ({ game, ...tally }))),
      opponents: mostFirst(
        [...opponents].flatMap(([player, tally]) => {
          const name = names.get(player);
          return name === undefined ? [] : [{ player, name, ...tally }];
        }),
      ).slice(0, MOST_OPPONENTS),
    };
  }

  /** By what was brought. The player's own lists are told apart to their owner only. */
  async decks(named: string, asks: Identity | null): Promise<DeckTally[]> {
    const { id } = await this.find(named);
    const tallies = new Map<string, { readonly game: string; readonly brought: Plain; readonly tally: OpenTally }>();
    for (const { game, result, seat, header } of await this.storage.people.begunWith(id)) {
      const outcome = outcomeFor(result, seat);
      const option = this.config.games.find(offered => offered.id === game)?.game.module.brings?.option;
      if (outcome === null || option === undefined || header === null) continue;
      const all = ((JSON.parse(header) as MatchHeader).options as { readonly [name: string]: Plain })[option];
      const own = Array.isArray(all) ? (all as Plain[])[seat] : undefined;
      if (own === undefined || own === null) continue;
      const open = typeof own === 'string' && READY_NAME.test(own);
      const brought = open || asks?.player === id ? own : null;
      const key = JSON.stringify([game, brought]);
      let found = tallies.get(key);
      if (!found) tallies.set(key, (found = { game, brought, tally: nothing() }));
      found.tally[outcome]++;
    }
    return mostFirst([...tallies.values()].map(({ game, brought, tally }) => ({ game, brought, ...tally })));
  }

  async follow(asks: Identity, named: string): Promise<void> {
    const { id } = await this.find(named);
    if (id === asks.player) throw new Problem('malformed', 'nobody follows themselves');
    if (!(await this.storage.people.follow(asks.player, id, { at: this.config.now(), most: MOST_FOLLOWED })))
      throw new Problem('tooMany', `a player follows at most ${MOST_FOLLOWED}`);
  }
}

function count(tallies: Map<string, OpenTally>, of: string, outcome: Outcome): void {
  let tally = tallies.get(of);
  if (!tally) tallies.set(of, (tally = nothing()));
  tally[outcome]++;
}

const mostFirst = <T extends Tally>(tallies: readonly T[]): T[] => tallies.toSorted((a, b) => played(b) - played(a));
