import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMany, newTable, playUntil } from '../../testkit/src/index.ts';
import '../../testkit/src/matchers.ts';
import { scenarioSuite } from '../../testkit/src/scenario-suite.ts';
import { stonesGame } from './toy/stones.ts';

const isToy = (id: string): boolean => /^TOY [123]$/.test(id);
scenarioSuite(stonesGame, new URL('toy/scenarios', import.meta.url), isToy);

describe('stones, the toy of docs/writing-a-game.md', () => {
  it('holds every invariant, for two to seven', () => {
    const totals = checkMany(stonesGame, {
      games: 140,
      seed: 'stones',
      seats: game => 2 + (game % 6),
      options: game => ({ stones: 1 + (game % 40) }),
      ruleExists: isToy,
    });
    expect(totals).toMatchObject({ games: 140, finished: 140, failures: [] });
    expect(totals.outcomes.winsBySeat.every(wins => wins > 0)).toBe(true);
  });

  it('refuses the die that was shown [TOY 3] and stones that are not there [TOY 2]', () => {
    const play = newTable(stonesGame, { options: { stones: 30 }, seed: 'refuse' });
    const first = play.asked!;
    play.answer(first, 'show').answer(1 - first, 'show');
    expect(play).toRefuse('show', 'TOY 3');
    expect(playUntil(play, ({ position }) => (position.world as { stones: number }).stones === 2)).toBe(true);
    expect(play).toOffer(['take 1', 'take 2']);
    expect(play).toRefuse('take 3', 'TOY 2');
  });

  it('is won by the seat that takes the last stone', () => {
    const play = newTable(stonesGame, { options: { stones: 4 }, seats: 3, seed: 'last' });
    const first = play.asked!;
    play.answer(first, 'take 1').answer((first + 1) % 3, 'take 3');
    expect(play).toBeWonBy((first + 1) % 3);
  });
});

describe('docs/writing-a-game.md', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const guide = read('../../../docs/writing-a-game.md');
  const source = read('toy/stones.ts');

  it('quotes the toy as it is', () => {
    const quotes = [...guide.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code!);
    expect(quotes.length).toBeGreaterThan(5);
    for (const quote of quotes) if (!/^\s*\/\/ (in a test|start, look, answer)\n/.test(quote)) expect(source).toContain(quote);
    const [, scenario] = /```yaml\n([^]*?)```/.exec(guide)!;
    expect(read('toy/scenarios/die-too-big.yaml')).toContain(scenario!);
  });

  it('names everything a game gives the engine', () => {
    const [, body] = /export interface GameModule[^{]*\{\n([^]*?)\n\}/.exec(read('../src/module.ts'))!;
    const names = [...body!.matchAll(/^ {2}(?:readonly )?(\w+)[?:(]/gm)].map(([, name]) => name!);
    expect(names).toContain('redeal');
    for (const name of names) expect(guide, name).toContain(`\`${name}\``);
  });
});
