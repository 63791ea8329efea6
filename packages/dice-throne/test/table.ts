/** A table for tests: a position in scenario words, answers by name, windows passed until what is said is offered. */
import { scripted, type Plain } from '@kolbiste/engine';
import { Play } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { diceThrone, diceThroneGame } from '../src/index.ts';
import type { World } from '../src/state.ts';
import type { AnyEvent } from '@kolbiste/testkit';

/** An event with its fields, whatever they are. */
export type Told = AnyEvent & { readonly [field: string]: Plain };

export const SEATS = ['Jana', 'Petr', 'Eva', 'Ivo'];
export class Table {
  play: Play;
  private readonly names: { readonly [name: string]: string };
  constructor(given: Plain, random: readonly Plain[], options: Plain, seats: readonly string[]) {
    const start = diceThrone.scenario.read(given, diceThrone.options.read(options), seats);
    this.names = start.names;
    const events: AnyEvent[] = [];
    const position = diceThroneGame.startFrom(start, seats.length, scripted(random), event => events.push(event));
    this.play = new Play(diceThroneGame as never, position, events);
  }
  /** Goes on from another step of the turn, with the world as it is now. */
  from(procedure: string, step: string, locals: object): this {
    const frame = (name: string, at: string, of: object) => ({ procedure: name, step: at, locals: of, input: null, returns: true });
    const stack = [frame('game', 'next', { among: [this.world.active] }), frame(procedure, step, locals)];
    const events: AnyEvent[] = [];
    const start = { world: this.world, stack, names: this.names, paths: {} };
    const position = diceThroneGame.startFrom(start, this.world.players.length, scripted([]), event => events.push(event));
    this.play = new Play(diceThroneGame as never, position, events);
    return this;
  }
  get world(): World {
    return this.play.position.world as unknown as World;
  }
  get offers(): string[] {
    return this.play.offers;
  }
  private seat(name: string): number {
    return Number(this.names[name]);
  }
  key(said: string): string {
    return said
      .split(' ')
      .map(word => this.names[word] ?? word)
      .join(' ');
  }
  /** `Jana: roll` — passes windows of others, and her own where the key is not offered. */
  do(...steps: readonly string[]): this {
    for (const step of steps) {
      const [name, said] = step.split(': ') as [string, string];
      const [seat, key] = [this.seat(name), this.key(said)];
      const fits = (): boolean => this.play.asked === seat && this.play.offers.some(offer => offer === key || offer.startsWith(`${key} `));
      while (!fits() && this.play.offers.includes('pass')) this.play.answer(this.play.asked!, 'pass');
      // Without cards, tokens and anything else to use, nobody is asked in a main phase.
      if (said === 'end' && (this.play.asked !== seat || this.play.question !== 'mainPhase.acted')) continue;
      if (!fits()) throw new Error(`${step}: asked is ${this.play.asked} ${this.play.question}: ${this.play.offers.join(' | ')}`);
      this.play.answer(seat, key);
    }
    return this;
  }
  /** Passes windows, and only windows, as long as they come. */
  pass(): this {
    this.play.passWhile();
    return this;
  }
  /** Passes until this name is asked. */
  until(name: string): this {
    this.play.passWhile(play => play.asked !== this.seat(name));
    return this;
  }
  /** A whole offensive roll that stops after the first attempt. */
  attack(name: string, ability: string): this {
    return this.do(`${name}: roll`, `${name}: stop`, `${name}: announce ${ability}`);
  }
  script(...results: readonly Plain[]): this {
    this.play.script(...results);
    return this;
  }
  health(name: string): number {
    return this.world.dials[this.world.mode === 'teams' ? this.seat(name) >> 1 : this.seat(name)]!;
  }
  player(name: string) {
    return this.world.players[this.seat(name)]!;
  }
  tokens(name: string, status: string): number {
    return this.player(name).tokens.filter(token => token.status === status).length;
  }
  get told(): Told[] {
    return this.play.events as Told[];
  }
  events(type: string): Told[] {
    return this.told.filter(event => event.type === type);
  }
  cites(type: string, rule: string): boolean {
    return this.events(type).some(event => event.rule === rule);
  }
  refusal(said: string): string | undefined {
    return this.play.refusalOf(this.key(said))?.rule;
  }
}
export const table = (
  given: Plain,
  random: readonly Plain[] = [],
  options: Plain = {},
  seats: readonly string[] = SEATS.slice(0, 2),
): Table => new Table(given, random, options, seats);
