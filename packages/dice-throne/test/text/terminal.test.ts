/** Dice Throne in a terminal: dice with symbols, odds, texts and prices, and dice that are typed. */
import type { Looking, Option } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { heroNamed } from '../../src/cards/registry.ts';
import { terminal } from '../../src/text/terminal.ts';

const plain = (lines: readonly string[]): string[] => lines.map(line => line.replaceAll(/[\uE000-\uE00F]/g, ''));
const heroes = ['thor', 'loki'];
/** The first offensive roll of a game, after one throw. */
function rolled(): { readonly at: Looking; readonly dice: readonly number[]; readonly hero: string } {
  const position = game.start({ heroes }, 2, 'terminal');
  for (let i = 0; i < 200; i++) {
    const { options, seat, about } = position.decision!;
    const [roll] = (position.world as { rolls: readonly { dice: readonly number[]; left: number }[] }).rolls;
    if (roll?.dice.length === 5 && roll.left === 2 && options.some(option => typeof option === 'object' && 'reroll' in option)) {
      const view = game.see(position, seat).table;
      const at = { seats: ['Jana', 'Petr'], view, viewer: seat, asked: { question: 'offence.attempted', about, options }, width: 80 };
      return { at, dice: roll.dice, hero: heroes[seat]! };
    }
    const index = options.findIndex(option => option === 'roll' || option === 'end' || option === 'pass');
    game.advance(position, Math.max(0, index));
  }
  throw new Error('nobody rolled');
}
const section = (at: Looking, name: string): string[] => plain(terminal.en.board(at).find(each => each.name === name)!.lines);

it('shows each die with its symbol', () => {
  const { at, dice, hero } = rolled();
  const { die, symbols } = heroNamed(hero);
  expect(section(at, 'dice')[1]!.trim().split(/ {3}/)).toEqual(
    dice.map((value, i) => `${i + 1}: [${value}] ${symbols[die[value - 1]!]!.en}`),
  );
});
it('tells for every ability what it needs and does, and how likely it is', () => {
  const { at, hero } = rolled();
  const abilities = heroNamed(hero).boxes.flatMap(({ levels }) => levels[0]!.abilities);
  const board = section(at, 'board').join('\n');
  for (const { name } of abilities) expect(board).toContain(name.en);
  const odds = section(at, 'odds');
  expect(odds).toHaveLength(abilities.reduce((sum, { tiers }) => sum + tiers.length, 0));
  for (const line of odds) expect(line).toMatch(/: (Ready|Best: (keep [\d, ]+|reroll all) \([<> \d.]+%\))$/);
});
it('tells price and class of the cards in hand', () => {
  const { at } = rolled();
  const [, ...cards] = section(at, 'hand');
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card).toMatch(/ \(\d+ CP, (main phase|roll phase|instant|upgrade)\) \S/);
});
it('reads the dice to roll again, or to keep', () => {
  const all: Option[] = [];
  for (let mask = 1; mask < 32; mask++) all.push({ reroll: Number([...'12345'].filter((_, i) => mask & (1 << i)).join('')) });
  const read = (typed: string) => terminal.en.typed!.read(typed, all);
  expect(read('135')).toEqual({ reroll: 135 });
  expect(read('5 3,1')).toEqual({ reroll: 135 });
  expect(read('k24')).toEqual({ reroll: 135 });
  expect(read('6')).toBeNull();
  expect(read('a')).toBeNull();
});
