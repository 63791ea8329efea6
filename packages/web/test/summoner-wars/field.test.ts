import { describe, expect, it } from 'vitest';
import { attackValue, stepsOf, summonerWarsGame, type TableView } from '@kolbiste/summoner-wars';
import { diceAgainst, fieldOf, marksOf, reachOf, sightOf, sourceName, stepsIn, unitOf } from '../../src/games/summoner-wars/field.ts';

function play(
  decks: readonly string[],
  seed: string,
  most: number,
  look: (position: ReturnType<typeof summonerWarsGame.start>, view: TableView, at: number) => void,
): void {
  const position = summonerWarsGame.start({ decks }, 2, seed);
  let state = 3;
  for (let i = 0; i < most && !position.outcome; i++) {
    look(position, summonerWarsGame.see(position, position.decision!.seat).table as unknown as TableView, i);
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    const { options } = summonerWarsGame.see(position, position.decision!.seat).decision!;
    summonerWarsGame.answer(position, options[Math.floor((state / 0x7fffffff) * options.length) % options.length]!.key);
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
    const view = (squares: { readonly [square: string]: string }): TableView => ({
      ...(summonerWarsGame.see(summonerWarsGame.start({ decks: ['deep-dwarves', 'swamp-orcs'] }, 2, '1'), 0).table as unknown as TableView),
      field: Object.entries(squares).map(([square, card], id) => ({
        id,
        card,
        square,
        controller: id === 0 ? 0 : 1,
        owner: id === 0 ? 0 : 1,
        wounds: 0,
        marks: 0,
        under: [],
      })) as unknown as TableView['field'],
    });
    const field = fieldOf(view({ a1: 'gem-mage', a3: 'hunter', d1: 'wall' }));
    const seen = Object.fromEntries(sightOf(field, 0).map(({ square, is }) => [field.board.names[square], is]));
    expect(seen).toEqual({ a2: 'clear', a3: 'card', a4: 'hidden', b1: 'clear', c1: 'clear', d1: 'card' });
    const melee = fieldOf(view({ a1: 'miner', a3: 'hunter', d1: 'wall' }));
    expect(sightOf(melee, 0).map(({ square }) => melee.board.names[square])).toEqual(['a2', 'b1']);
  });

  it('reads marks and names of what a sum comes from', () => {
    expect(marksOf(1 | 32)).toEqual(['moved', 'stunned']);
    expect(sourceName('command', 'en')).toBe('Command');
    expect(sourceName('greater-command', 'cs')).toBe('Vyšší velení');
  });
});
