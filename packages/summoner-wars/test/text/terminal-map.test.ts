/** The battlefield in characters. */
import { expect, it } from 'vitest';
import { fitted, mapLines } from '../../src/text/terminal-map.ts';
import type { TableView } from '../../src/index.ts';
import { game } from '../../src/index.ts';

const plain = (lines: readonly string[]): string[] => lines.map(line => line.replaceAll(/[\uE000-\uE00F]/g, ''));
const view = (seats: number): TableView => {
  const decks = ['deep-dwarves', 'swamp-orcs', 'sand-goblins', 'shadow-elves'].slice(0, seats);
  return game.see(game.start({ decks }, seats, 'a map'), 0).table as unknown as TableView;
};
const names: Record<string, string> = {};
const map = (seats: number, turned: boolean): string[] => plain(mapLines(view(seats), turned, 80, card => names[card] ?? card));

it('stands with the own half below, and is turned for the other side', () => {
  const own = map(2, false);
  const other = map(2, true);
  expect(own[0]!.replaceAll(' ', '')).toBe('abcdef');
  expect(other[0]!.replaceAll(' ', '')).toBe('fedcba');
  expect(own[2]).toMatch(/^8 \|/);
  expect(other[2]).toMatch(/^1 \|/);
  expect(own).toHaveLength(2 + 8 * 3 + 1);
});
it('tells whose card it is, its dice, its range and its life', () => {
  const { field } = view(2);
  const summoner = field.find(({ controller, life, reach }) => controller === 0 && reach && life >= 6)!;
  const row = map(2, false).find(line => line.startsWith(`${summoner.square[1]} |`))!;
  expect(row).toContain(fitted(summoner.card, 11));
  const below = map(2, false)[map(2, false).indexOf(row) + 1]!;
  expect(below).toContain(`1: ${summoner.dice}${summoner.ranged ? '»' : ''} ♥${summoner.life - summoner.wounds}`);
});
it('fits into 80 columns with two boards side by side', () => {
  const joined = map(4, false);
  expect(Math.max(...joined.map(line => line.length))).toBeLessThanOrEqual(80);
  expect(joined[0]!.replaceAll(' ', '')).toBe('abcdefghijkl');
  expect(joined.some(line => /\|4\S/.test(line))).toBe(true);
});
it('shortens long names by their first words', () => {
  expect(fitted('Gem Mage', 11)).toBe('Gem Mage');
  expect(fitted('Vinemancer Guard', 11)).toBe('V. Guard');
  expect(fitted('Mountainbreaker', 5)).toBe('Mount');
});
