/** A position for a test, in the words of scenario files, and a player's way to speak: by names. */
import { scripted, seeded, type Plain } from '@kolbiste/engine';
import { Play } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { doomtrooper, doomtrooperGame } from '../src/index.ts';
import type { Card, Side, World } from '../src/world.ts';

export const PROFILES = ['tournament', 'standard'] as const;
export type Profile = (typeof PROFILES)[number];
const SEATS = ['Jana', 'Petr', 'Eva', 'Tom', 'Ida', 'Jan', 'Ota'];

export class Table {
  readonly play: Play;
  readonly names: { readonly [name: string]: string };
  constructor(profile: Profile, given: Plain, more: { options?: object; random?: readonly Plain[]; seats?: number } = {}) {
    const options = doomtrooper.options.read({ profile, ...more.options });
    const start = doomtrooper.scenario.read(given, options, SEATS.slice(0, more.seats ?? 2));
    this.names = start.names;
    const events: never[] = [];
    const position = doomtrooperGame.startFrom(start, more.seats ?? 2, more.random ? scripted(more.random) : seeded('test'), event =>
      events.push(event as never),
    );
    this.play = new Play(doomtrooperGame as never, position, events);
  }
  get world(): World {
    return this.play.position.world as World;
  }
  key(said: string): string {
    return said
      .split(' ')
      .map(word => this.names[word] ?? word)
      .join(' ');
  }
  id(name: string): number {
    return Number(this.names[name]);
  }
  card(name: string): Card {
    return this.world.cards[this.id(name)]!;
  }
  side(seat: number): Side {
    return this.world.sides[seat]!;
  }
  /** `0: attack`, `1: play dodge on sean`: windows in which somebody else is asked are passed. */
  say(...lines: readonly string[]): this {
    for (const line of lines) {
      const [, seat, said] = /^(\d): (.+)$/.exec(line)!;
      const wanted = this.key(said!);
      for (
        let i = 0;
        i < 60 && (this.play.asked !== Number(seat) || !this.play.offers.some(key => key === wanted || key.startsWith(`${wanted} `)));
        i++
      ) {
        if (!this.play.offers.includes('pass')) break;
        this.play.answer(this.play.asked!, 'pass');
      }
      this.play.answer(Number(seat), wanted);
    }
    return this;
  }
  /** Everybody passes until something else is asked. */
  rest(): this {
    this.play.passWhile();
    return this;
  }
  /** Everybody passes until the card just played has been answered. */
  answered(): this {
    while ((this.play.position.stack.at(-1) as { locals?: { kind?: string } }).locals?.kind === 'reaction')
      this.play.answer(this.play.asked!, 'pass');
    return this;
  }
  offers(said: string): boolean {
    return this.play.offers.includes(this.key(said));
  }
  /** What refuses it now to the seat that is asked; null when it is offered or unknown. */
  refusal(said: string): string | null {
    const key = this.key(said);
    return (
      doomtrooperGame.explain(this.play.position as never, this.play.asked!).find(explained => explained.key === key)?.refusal?.rule ?? null
    );
  }
  happened(type: string, fields: { readonly [field: string]: Plain } = {}): boolean {
    return this.play.events.some(
      event =>
        event.type === type &&
        Object.entries(fields).every(([field, value]) => JSON.stringify((event as never)[field]) === JSON.stringify(value)),
    );
  }
}
export const table = (profile: Profile, given: Plain, more?: ConstructorParameters<typeof Table>[2]): Table =>
  new Table(profile, given, more);
