/** Tables for tests, in the words of scenario files. Jana sits at 0, then Petr, Eva and Tom; what is thrown is given in order. */
import { frameAt, Random, scripted, type Frame, type Plain, type Scope } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import { Fixture, SEAT_NAMES, type AnyEvent, type AnyGame } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { script } from '../src/cards/registry.ts';
import type { Op } from '../src/cards/vocabulary.ts';
import { game } from '../src/index.ts';
import type { GameEvent } from '../src/rules/events.ts';
import type { DiceThrone } from '../src/rules/game.ts';
import { effects } from '../src/rules/procedures.ts';
import type { Player, World } from '../src/rules/state.ts';

export const SEATS: readonly string[] = SEAT_NAMES.slice(0, 4);

export class Table extends Fixture<World> {
  constructor(given: Plain, random: readonly Plain[], options: object, seats: number) {
    super(game as AnyGame, given, { random, options, seats });
  }
  /** Without cards, tokens and anything else to use, nobody is asked in a main phase: then `end` has nothing to end. */
  override do(...lines: readonly string[]): this {
    for (const line of lines) {
      const [name, said] = line.split(': ') as [string, string];
      if (said === 'end') {
        this.passWhile(() => this.asked !== this.seat(name) || this.question !== 'mainPhase.acted');
        if (this.asked !== this.seat(name) || this.question !== 'mainPhase.acted') continue;
      }
      super.do(line);
    }
    return this;
  }
  /** Passes windows, and only windows, as long as they come. */
  pass(): this {
    return this.passWhile();
  }
  /** Passes windows until one of this kind is open for the player. */
  atWindow(kind: string, name: string): this {
    return this.passWhile(
      () => (this.position.decision!.about as { kind?: string } | null)?.kind !== kind || this.asked !== this.seat(name),
    );
  }
  /** A whole offensive roll that stops after the first attempt. */
  attack(name: string, ability: string): this {
    return this.do(`${name}: roll`, `${name}: stop`, `${name}: announce ${ability}`);
  }
  /** Goes on from another step of the turn, with the world as it is now. */
  from(step: string): this {
    const seat = this.world.active;
    return this.goOn([frameAt('game', 'next', { among: [seat] }), frameAt('turn', step, { seat })]);
  }
  private goOn(stack: readonly Frame[]): this {
    const events: AnyEvent[] = [];
    const start = { world: this.world, stack, names: this.names, paths: {} };
    Object.assign(
      this.position,
      this.game.startFrom(start, this.position.seats, scripted([]), (event: AnyEvent) => events.push(event)),
    );
    this.events.splice(0, this.events.length, ...events);
    return this;
  }
  /** Carries out effects of Jana's against Petr, for words that no card of the eight heroes says. */
  carryOut(...ops: readonly Op[]): this {
    const call = effects({ script: script(...ops), seat: 0, target: 1, source: 'x' });
    return this.goOn([frameAt('game', 'next', { among: [this.world.active] }), call]);
  }
  health(name: string): number {
    return this.world.dials[this.world.mode === 'teams' ? this.seat(name) >> 1 : this.seat(name)]!;
  }
  player(name: string): Player {
    return this.world.players[this.seat(name)]!;
  }
  tokens(name: string, status: string): number {
    return this.player(name).tokens.filter(token => token.status === status).length;
  }
  cites(type: string, rule: string): boolean {
    return this.all(type).some(event => event.rule === rule);
  }
}
export const table = (given: Plain, random: readonly Plain[] = [], options: object = {}, seats = 2): Table =>
  new Table(given, random, options, seats);

/** Changes what no rule would change: `rig(t.world).lock = null`. */
export const rig = <T>(of: T): Draft<T> => draft(of);

/** The atoms on a table's world, for what no card of the eight heroes does. */
export function hands(t: Table): Scope<DiceThrone> & { told: GameEvent[] } {
  const told: GameEvent[] = [];
  return { world: t.world, random: new Random(scripted([])), emit: event => void told.push(event), told };
}
