/** A Duel in a terminal: the time of day, what it gives, wheels with their chances, and the price of a fatal trick. */
import type { Looking } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { terminal } from '../../src/text/terminal.ts';
import { Duel, JANA, SEATS } from '../fixture.ts';

const looking = (play: Duel): Looking => {
  const { table, decision } = play.game.see(play.position, play.asked!);
  const { question, about, options } = decision!;
  return {
    seats: SEATS,
    view: table,
    viewer: play.asked!,
    asked: { question, about, options: options.map(({ option }) => option) },
    width: 80,
  };
};
const plain = (lines: readonly string[]): string[] => lines.map(line => line.replaceAll(/[\uE000-\uE00F]/g, ''));
const section = (play: Duel, name: string): string[] => plain(terminal.en.board(looking(play)).find(each => each.name === name)!.lines);

const wheel = [
  ...Array<string>(3).fill('green shield 2/3'),
  'green energy 1',
  'orange heal 2',
  'orange heal 2',
  'red curse 1',
  'red curse 1',
  'red heroAttack 3',
];
const duel = () =>
  new Duel({
    round: 2,
    Jana: {
      lives: 7,
      energy: 3,
      hero: { lives: 20, energy: [1, 2, 3, 4], noon: ['heroAttack 2', 'shield -1'] },
      weapons: { a: { wheel } },
    },
    Petr: { weapons: { b: {} } },
  });

describe('the board', () => {
  it('names round and time of day, and what the hero has now', () => {
    expect(section(duel(), 'state')[0]).toMatch(/^Round 2, noon · Jana /);
    const [hero, now] = section(duel(), 'side 0');
    expect(hero).toMatch(/^Jana: .* · 7 lives of 20 · Energy 3 of 12$/);
    expect(now).toBe('  Noon: energy +2, hero attack +2, shield −1');
  });
  it('tells every wheel by colour, with how often each effect comes', () => {
    expect(section(duel(), 'cards 0').at(-1)).toMatch(
      /green 4 in 9: 3× shield 2 \(durability 3\), energy 1; orange 2 in 9: 2× healing 2; red 3 in 9: 2× .*curse 1, hero attack 3$/,
    );
  });
  it('tells the colours where one spins, and the weapon in full on a key', () => {
    const at = looking(duel());
    expect(plain([terminal.en.behind({ spin: 0 }, at)])).toEqual(['green 4 in 9, orange 2 in 9, red 3 in 9']);
    const [id] = terminal.en.shows({ spin: 0 }, at.asked!.question);
    const lines = plain(terminal.en.things(at).find(thing => thing.id === id)!.lines);
    expect(lines[0]).toMatch(/^Prepared\. /);
    expect(lines.some(line => line.startsWith('Shield: '))).toBe(true);
  });
});

it('asks once more before a trick that defeats its user', rules('SCW R-68'), () => {
  const trick = (lives: number): boolean => {
    const play = new Duel(
      { Jana: { lives, hero: { morning: 'battleTrick -2' }, weapons: { a: { wheel: 'red heal 1' } } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    return terminal.cs.needsConfirming!({ trick: 0 }, looking(play));
  };
  expect(trick(2)).toBe(true);
  expect(trick(3)).toBe(false);
});
