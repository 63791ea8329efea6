/**
 * Today's boards, terminals, words and bots at tables with earlier rules. The contract: a view stays readable. Whatever today's views
 * always have, the view of an earlier version has as well (`earlierView` of its game), so that nothing that draws asks how old it is.
 */
import { choose, LEVELS, type Level } from '@kolbiste/bots';
import { keyOf, LANGUAGES, questionOf, type AnyGame, type AnyPosition, type MatchRecord, type Plain, type Viewer } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { gameNamed, type GameId } from '../src/index.ts';
import { TERMINALS } from '../src/terminal.ts';
import { KEPT, watch } from './kept.ts';

const SEATS = ['Jana', 'Petr', 'Eva', 'Tom'];

/** How often there was an object at a path, and each of its fields. */
type Shape = Map<string, { objects: number; readonly fields: Map<string, number> }>;

function note(shape: Shape, value: Plain, path: string): void {
  if (Array.isArray(value)) value.forEach((item: Plain) => note(shape, item, `${path}[]`));
  else if (typeof value === 'object' && value !== null) {
    const at = shape.get(path) ?? { objects: 0, fields: new Map<string, number>() };
    shape.set(path, at);
    at.objects++;
    for (const [name, field] of Object.entries(value as { readonly [name: string]: Plain })) {
      at.fields.set(name, (at.fields.get(name) ?? 0) + 1);
      note(shape, field, path ? `${path}.${name}` : name);
    }
  }
}

/** What every object at a path has: `players[].held`. */
const always = (shape: Shape): Map<string, string[]> =>
  new Map([...shape].map(([path, { objects, fields }]) => [path, [...fields].flatMap(([name, n]) => (n === objects ? [name] : []))]));

/** Every view of some games of the kind the record is of. */
function shapeOf(game: AnyGame, records: readonly MatchRecord[], play: typeof watch): Shape {
  const shape: Shape = new Map();
  for (const record of records)
    play(game, record, (position, viewers) => viewers.forEach(viewer => note(shape, game.see(position, viewer).table, '')));
  return shape;
}

/** A game of today at the same table: always some other answer, so that it goes on. */
const playToday: typeof watch = (game, { options, seats, seed, inputs }, look) => {
  const position = game.start(options, seats, seed) as AnyPosition;
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  for (let i = 0; i < inputs.length && position.decision; i++) {
    if (i % 5 === 0) look(position, viewers);
    game.advance(position, (i * 7 + 3) % position.decision.options.length);
  }
};

describe.each(KEPT)('$name', ({ id, game, text, golden, released }) => {
  it('gives views that have whatever today’s views always have', () => {
    const earlier = always(shapeOf(game, golden, watch));
    const today = always(shapeOf(gameNamed(id).game, golden, playToday));
    expect(earlier.size).toBeGreaterThan(3);
    for (const [path, fields] of today)
      if (earlier.has(path)) expect(earlier.get(path), path || 'the view').toEqual(expect.arrayContaining(fields));
  });

  it('tells the same of them as of its own', () => {
    const told = new Set<string>();
    for (const record of golden) {
      watch(game, record, position => {
        const { seat, options, about } = position.decision!;
        const question = questionOf(position);
        const [own, lifted] = [released.game, game].map(of => ({ seats: SEATS, view: of.see(position, seat).table }));
        for (const language of LANGUAGES) {
          const words = text[language];
          expect(words.table(lifted!)).toEqual(words.table(own!));
          expect(words.question(question, about, lifted!)).toBe(words.question(question, about, own!));
          const said = options.map(option => words.option(option, question, lifted!, about));
          expect(said).toEqual(options.map(option => words.option(option, question, own!, about)));
          said.forEach(line => told.add(line));
        }
      });
      const position = game.start(record.options, record.seats, record.seed) as AnyPosition;
      for (const key of record.inputs)
        game.takeRecorded(position, key, (event, world) => {
          const seen = game.module.redact(world, event, 0);
          if (seen === null) return;
          const [own, lifted] = [released.game, game].map(of => ({ seats: SEATS, view: of.module.view(world, 0) }));
          expect(text.cs.event(seen, lifted!)).toBe(text.cs.event(seen, own!));
        });
    }
    expect(told.size).toBeGreaterThan(20);
  });

  it('is drawn by today’s terminal', () => {
    for (const record of golden)
      watch(game, record, (position, viewers) => {
        for (const viewer of viewers) {
          const { table, decision } = game.see(position, viewer);
          const asked = decision && { ...decision, options: decision.options.map(({ option }) => option) };
          const looking = { seats: SEATS, view: table, viewer, asked, width: 100 };
          const terminal = TERMINALS[id as GameId].cs;
          const lines = terminal.board(looking).flatMap(section => section.lines);
          expect(lines.join(' ')).not.toMatch(/undefined|NaN|\[object/);
          for (const thing of terminal.things(looking)) expect(`${thing.place} ${thing.name}`).not.toMatch(/undefined|NaN|\[object/);
          for (const option of asked?.options ?? []) expect(terminal.behind(option, looking)).not.toMatch(/undefined|NaN|\[object/);
        }
      });
  });

  it('is played by bots of all levels', () => {
    const { options, seats, seed, inputs } = golden[0]!;
    const position = game.start(options, seats, seed) as AnyPosition;
    inputs.slice(0, 60).forEach((key, i) => {
      if (i % 6 === 0) {
        const { seat, options: offered } = position.decision!;
        const level = LEVELS[(i / 6) % LEVELS.length] as Level;
        const dealt = game.redeal(position, seat, `${i}`) as AnyPosition;
        expect(offered.map(keyOf)).toContain(choose({ game, position: dealt, seat }, level, `${i}`, { iterations: 4 }).key);
      }
      game.takeRecorded(position, key);
    });
    expect(game.module.mind.noise).toBeDefined();
  });
});
