import { describe, expect, it } from 'vitest';
import { attackValue, stepsOf, game, type TableView } from '../../src/index.ts';
import { diceAgainst, fieldOf, marksOf, reachOf, sightOf, sourceName, stepsIn, unitOf } from '../../src/board/field.ts';
import { Table } from '../fixture.ts';

function play(
  decks: readonly string[],
  seed: string,
  most: number,
  look: (position: ReturnType<typeof game.start>, view: TableView, at: number) => void,
): void {
  const position = game.start({ decks }, 2, seed);
  let state = 3;
  for (let i = 0; i < most && !position.outcome; i++) {
    look(position, game.see(position, position.decision!.seat).table as unknown as TableView, i);
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    const { options } = game.see(position, position.decision!.seat).decision!;
    game.answer(position, options[Math.floor((state / 0x7fffffff) * options.length) % options.length]!.key);
  }
}
const PAIRS = [
  ['deep-dwarves', 'mountain-vargath'],
  ['sand-goblins', 'swamp-orcs'],
  ['benders', 'shadow-elves'],
];

describe('a table seen', () => {
  it('answers for strength and movement as the table itself does', () => {
    let changed = 0;
    const wrong: unknown[] = [];
    for (const decks of PAIRS)
      play(decks, '1', 300, ({ world }, view, at) => {
        if (at % 6) return;
        const field = fieldOf(view);
        for (const { id } of view.field) {
          if (!unitOf(field, id)) continue;
          if (stepsIn(field, id) !== stepsOf(world, id)) wrong.push({ decks, at, id, steps: stepsIn(field, id) });
          for (const other of view.field) {
            const sum = diceAgainst(field, id, other.id);
            if (sum.total !== attackValue(world, id, other.id)) wrong.push({ decks, at, id, on: other.id, sum });
            if (sum.steps.length) changed++;
          }
        }
      });
    expect(wrong).toEqual([]);
    expect(changed).toBeGreaterThan(0);
  });

  it.each(PAIRS)('reaches at least where the table lets a unit go, and sees what it may strike: %s, %s', (...decks) => {
    let moves = 0;
    let strikes = 0;
    const wrong: unknown[] = [];
    play(decks, '7', 300, (position, view) => {
      const field = fieldOf(view);
      for (const option of position.decision!.options as readonly { readonly [word: string]: string | number }[]) {
        if (
          typeof option['move'] === 'number' &&
          view.phase === 'movement' &&
          view.field.find(({ id }) => id === option['move'])!.square !== option['to']
        ) {
          moves++;
          if (!reachOf(field, option['move']).walk.has(field.board.byName.get(String(option['to']))!)) wrong.push(option);
        }
        if (typeof option['attack'] === 'number') {
          const target = view.field.find(({ id }) => id === option['on'])!;
          const attacker = view.field.find(({ id }) => id === option['attack'])!;
          if (target.square === attacker.square) continue; // the vine wall it stands on
          strikes++;
          const seen = sightOf(field, option['attack']).find(({ square }) => field.board.names[square] === target.square);
          if (seen?.is !== 'card' || !reachOf(field, option['attack']).threat.has(field.board.byName.get(target.square)!))
            wrong.push(option);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(moves).toBeGreaterThan(50);
    expect(strikes).toBeGreaterThan(10);
  });

  it('says what stands in the line and what it hides', () => {
    const field = (shooter: string) => {
      const table = new Table({
        Jana: { units: { shooter: { card: shooter, at: 'a1' } } },
        Petr: { deck: 'swamp-orcs', units: { hunter: 'a3' }, walls: { wall: 'd1' } },
      });
      return { ...fieldOf(game.see(table.position, 0).table as unknown as TableView), shooter: table.id('shooter') };
    };
    const far = field('gem-mage');
    const seen = Object.fromEntries(sightOf(far, far.shooter).map(({ square, is }) => [far.board.names[square], is]));
    expect(seen).toEqual({ a2: 'clear', a3: 'card', a4: 'hidden', b1: 'clear', c1: 'clear', d1: 'card' });
    const melee = field('miner');
    expect(sightOf(melee, melee.shooter).map(({ square }) => melee.board.names[square])).toEqual(['a2', 'b1']);
  });

  it('reads marks and names of what a sum comes from', () => {
    expect(marksOf(1 | 32)).toEqual(['moved', 'stunned']);
    expect(sourceName('command', 'en')).toBe('Command');
    expect(sourceName('greater-command', 'cs')).toBe('Vyšší velení');
  });
});
