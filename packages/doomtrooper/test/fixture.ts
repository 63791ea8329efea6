/** Tables for tests, in the words of scenario files. Jana sits at 0, Petr at 1. */
import type { Plain, Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import { Fixture, type AnyGame, type FixtureOptions } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { game } from '../src/index.ts';
import type { Card, Side, World } from '../src/rules/state.ts';

export const PROFILES = ['tournament', 'standard'] as const;
export type Profile = (typeof PROFILES)[number];

export class Table extends Fixture<World> {
  constructor(profile: Profile, given: Plain, { options, ...more }: FixtureOptions = {}) {
    super(game as AnyGame, given, { ...more, options: { profile, ...options } });
  }
  card(name: string): Card {
    return this.world.cards[this.id(name)]!;
  }
  side(seat: Seat): Side {
    return this.world.sides[seat]!;
  }
  /** The only weapon is used: by the standard book its player is asked [DR-51]. */
  arm(weapon: string): this {
    return this.offersKey(`weapon ${weapon}`) ? this.do(`${this.asked}: weapon ${weapon}`) : this;
  }
  /** Everybody passes until the card just played has been answered. */
  answered(): this {
    return this.passWhile(() => kindNow(this) === 'reaction');
  }
}
export const table = (profile: Profile, given: Plain, more?: FixtureOptions): Table => new Table(profile, given, more);

/** Changes what no rule would change: `rig(t.card('lion')).wounded = true`. */
export const rig = <T>(of: T): Draft<T> => draft(of);

interface Strike {
  readonly by: number;
  readonly against: number;
  readonly rating: number;
  readonly armour: number;
  readonly hits: boolean;
}
/** The last strikes of a combat. */
export const strikes = (t: Table): readonly Strike[] =>
  (t.events.findLast(event => event.type === 'struck') as never as { readonly strikes: readonly Strike[] }).strikes;
/** The kind of the window that is open. */
export const kindNow = (t: Table): string | undefined => (t.position.stack.at(-1)!.locals as { readonly kind?: string }).kind;
