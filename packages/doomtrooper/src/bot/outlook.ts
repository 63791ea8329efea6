/** The table as it looks to a player who has to choose: who could hit whom. */
import type { Seat } from '@kolbiste/engine';
import { friends } from '../rules/queries.ts';
import type { CardId, World } from '../rules/state.ts';
import { mightsOf } from './measure.ts';
import type { Might } from './might.ts';
import { glance } from './odds.ts';

export class Outlook {
  readonly w: World;
  readonly seat: Seat;
  private known: readonly Might[] | null = null;
  private ownOpen: Open | null = null;
  constructor(w: World, seat: Seat) {
    this.w = w;
    this.seat = seat;
  }
  /** Everybody in the open, found out when first asked for. */
  get mights(): readonly Might[] {
    return (this.known ??= mightsOf(this.w));
  }
  get open(): Open {
    return (this.ownOpen ??= openOf(this));
  }
  owns(id: CardId): boolean {
    return this.w.cards[id]!.by === this.seat;
  }
  isEnemy(id: CardId): boolean {
    return !friends(this.w, this.w.cards[id]!.by, this.seat);
  }
}

/** The worst the others could do to this warrior, in points. */
export function danger({ w, seat, mights }: Pick<Outlook, 'w' | 'seat' | 'mights'>, might: Might): number {
  let most = 0;
  for (const enemy of mights)
    if (!friends(w, w.cards[enemy.id]!.by, seat) && enemy.free && enemy.station === might.station)
      most = Math.max(most, glance(w, enemy, might));
  return most;
}
/** The most this warrior could do to somebody there, in points. */
export function reachOf({ w, seat, mights }: Pick<Outlook, 'w' | 'seat' | 'mights'>, might: Might, station = might.station): number {
  let most = 0;
  for (const enemy of mights)
    if (!friends(w, w.cards[enemy.id]!.by, seat) && enemy.station === station) most = Math.max(most, glance(w, might, enemy));
  return most;
}

/** A seat's warriors in the open: the most that could be done to one of them besides this one, and the most one of them could do. */
export interface Open {
  readonly danger: (besides: CardId, station: boolean) => number;
  readonly reach: (station: boolean) => number;
}
function openOf(of: Outlook): Open {
  const own = of.mights.filter(({ id, free }) => free && of.owns(id));
  let dangers: readonly number[] | null = null,
    reaches: readonly number[] | null = null;
  const most = (station: boolean, by: readonly number[], besides: CardId | null): number =>
    own.reduce((sum, might, i) => (might.id === besides || might.station !== station ? sum : Math.max(sum, by[i]!)), 0);
  return {
    danger: (besides, station) => most(station, (dangers ??= own.map(might => danger(of, might))), besides),
    reach: station => most(station, (reaches ??= own.map(might => reachOf(of, might))), null),
  };
}
