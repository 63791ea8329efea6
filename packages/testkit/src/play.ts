/** A small driver for tests: answers a position by seat and key, and remembers what happened. */
import { questionOf, Random, ScriptError, scripted, seeded, type Outcome, type Plain, type Refusal, type Seat } from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { findKey, keysOf } from './match.ts';

/** A scripted generator whose script is not used up proves less than it says. */
export function mustBeUsedUp({ random }: { readonly random: AnyPosition['random'] }): void {
  const left = random.script?.slice(random.drawn) ?? [];
  if (left.length)
    throw new ScriptError(`${left.length} of ${random.script!.length} scripted results were never drawn: ${JSON.stringify(left)}`);
}

export class Play {
  readonly game: AnyGame;
  position: AnyPosition;
  /** Everything that happened since the driver took over. */
  readonly events: AnyEvent[] = [];
  /** What the last answer brought. */
  last: readonly AnyEvent[] = [];
  /** Hears every event with the world as it is at that moment. */
  onEvent: ((event: AnyEvent, world: AnyPosition['world']) => void) | null = null;

  constructor(game: AnyGame, position: AnyPosition, events: readonly AnyEvent[] = []) {
    this.game = game;
    this.position = position;
    this.events.push(...events);
  }

  /** The seat that is asked, or null when the game is over. */
  get asked(): Seat | null {
    return this.position.decision?.seat ?? null;
  }
  /** `procedure.step`, as in `turn.act`. */
  get question(): string {
    return questionOf(this.position);
  }
  get offers(): string[] {
    return keysOf(this.position.decision);
  }
  get outcome(): Outcome | null {
    return this.position.outcome;
  }

  /** Answers for the seat. The key may be cut after the words that make it unique. */
  answer(seat: Seat, said: string | number): this {
    const key = this.keyFor(seat, String(said));
    const last: AnyEvent[] = [];
    this.game.answer(this.position, key, (event, world) => {
      last.push(event);
      this.onEvent?.(event, world);
    });
    this.last = last;
    this.events.push(...last);
    return this;
  }

  /** Several answers of one seat. */
  answers(seat: Seat, ...said: readonly (string | number)[]): this {
    for (const key of said) this.answer(seat, key);
    return this;
  }

  /** The seat that is asked passes, for as long as `pass` is offered and the condition holds. */
  passWhile(condition: (play: Play) => boolean = () => true): this {
    while (this.asked !== null && this.offers.includes('pass') && condition(this)) this.answer(this.asked, 'pass');
    return this;
  }

  /** What refuses the key to the seat that is asked, or null. */
  refusalOf(said: string | number): Refusal | null {
    if (this.asked === null) return null;
    const refused = this.game.explain(this.position, this.asked).filter(({ refusal }) => refusal !== null);
    const found = findKey(
      String(said),
      refused.map(({ key }) => key),
    );
    return 'key' in found ? refused.find(({ key }) => key === found.key)!.refusal : null;
  }

  /** Back to an earlier position, when this many events had happened. */
  restore(position: AnyPosition, events: number): this {
    this.position = position;
    this.events.length = events;
    this.last = [];
    return this;
  }

  /** From here on the generator gives these results, in order. */
  script(...results: readonly Plain[]): this {
    this.position.random = scripted(results);
    return this;
  }
  mustBeUsedUp(): this {
    mustBeUsedUp(this.position);
    return this;
  }

  private keyFor(seat: Seat, said: string): string {
    const { asked, offers } = this;
    if (asked === null) throw new Error(`seat ${seat} answers "${said}", but nothing is asked: the game is over`);
    if (asked !== seat)
      throw new Error(`seat ${seat} answers "${said}", but seat ${asked} is asked ${this.question}: ${offers.join(' | ')}`);
    const found = findKey(said, offers);
    if ('several' in found) throw new Error(`"${said}" may mean ${found.several.join(' | ')}`);
    // What is not offered goes to the game as it was said: its error names the rule that refuses it.
    return 'key' in found ? found.key : said;
  }
}

/** Takes over a position. */
export const table = (game: AnyGame, position: AnyPosition): Play => new Play(game, position);

/** Starts a game. */
export function newTable(game: AnyGame, start: { options?: Plain; seats?: number; seed?: string } = {}): Play {
  const events: AnyEvent[] = [];
  const { options = {}, seats = game.module.seats.min, seed = 'a table' } = start;
  const position: AnyPosition = game.start(options, seats, seed, event => events.push(event));
  return new Play(game, position, events);
}

/** Random answers until the condition holds or the game ends; the same seed gives the same answers. */
export function playUntil(play: Play, condition: (play: Play) => boolean, seed = 'until', limit = 10_000): boolean {
  const choices = new Random(seeded(seed));
  for (let i = 0; i < limit && play.asked !== null; i++) {
    if (condition(play)) return true;
    play.answer(play.asked, play.offers[choices.integer(play.offers.length)]!);
  }
  return condition(play);
}
