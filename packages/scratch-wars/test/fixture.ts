/** Duels for tests, in the words of scenario files. Jana sits at 0, Petr at 1; her weapons come first, then his. */
import type { Plain, Seat, Viewer } from '@kolbiste/engine';
import { Fixture, SEAT_NAMES, type FixtureOptions, type Play } from '@kolbiste/testkit';
import { game, TIMES, type DuelView, type World } from '../src/index.ts';

export const JANA = 0;
export const PETR = 1;
export const SEATS: readonly string[] = SEAT_NAMES.slice(0, 2);

export class Duel extends Fixture<World> {
  /** `random` are the spins to come; a spin that is not scripted fails. */
  constructor(given: Plain, { random = [], ...rest }: FixtureOptions = {}) {
    super(game, given, { random, ...rest });
  }
  get lives(): number[] {
    return this.world.sides.map(({ lives }) => lives);
  }
  side(seat: Seat): World['sides'][number] {
    return this.world.sides[seat]!;
  }
  weapon(id: number): World['weapons'][number] {
    return this.world.weapons[id]!;
  }
}

/** The world and a view of a game played from its start. */
export const worldOf = (play: Play): World => play.position.world as World;
export const viewOf = (play: Play, viewer: Viewer): DuelView => play.game.see(play.position, viewer).table as unknown as DuelView;

/** Bonuses and specials of a hero for the time of day of a round. */
export const slotsIn = (round: number, slots: string | readonly string[]) => ({ [TIMES[(round - 1) % 4]!]: slots });
export const endOfTurn = (round: number, jana: object, petr: object = { weapons: { p: {} } }): Duel =>
  new Duel({ at: 'endOfTurn', round, Jana: jana, Petr: petr } as Plain);
