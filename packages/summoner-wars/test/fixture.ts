/** Tables for tests, in the words of scenario files. Jana sits at 0, Petr at 1, Eva at 2, Tom at 3. */
import type { Plain, Position, Viewer } from '@kolbiste/engine';
import { Fixture, type FixtureOptions } from '@kolbiste/testkit';
import { game, type Card, type TableView, type World } from '../src/index.ts';

export class Table extends Fixture<World> {
  declare readonly position: Position<World>;

  /** `random` are the dice to come; a die that is not scripted fails. */
  constructor(given: Plain, { random = [], ...rest }: FixtureOptions = {}) {
    super(game, given, { random, ...rest });
  }
  card(name: string): Card {
    return this.world.cards[this.id(name)]!;
  }
  view(viewer: Viewer): TableView {
    return game.see(this.position, viewer).table as unknown as TableView;
  }
  /** The named things that are offered after a word: `chosen('take', ['near', 'far'])`. */
  chosen(word: string, names: readonly string[]): string[] {
    return names.filter(name => this.offers.some(key => `${key} `.startsWith(`${word} ${this.id(name)} `)));
  }
  /** The squares offered behind `to`, in order; only those of one option when its first words are given. */
  squares(said = ''): string[] {
    const offers = this.offers.filter(key => key.startsWith(this.key(said)));
    return [...new Set(offers.flatMap(key => / to (\w+)/.exec(` ${key}`)?.[1] ?? []))].sort();
  }
}
