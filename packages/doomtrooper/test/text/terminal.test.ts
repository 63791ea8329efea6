/** Doomtrooper in a terminal: values and attachments on the table, prices in hand, a combat added up. */
import type { Looking } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { text } from '../../src/index.ts';
import { terminal } from '../../src/text/terminal.ts';
import { table, type Table } from '../fixture.ts';

const plain = (lines: readonly string[]): string[] => lines.map(line => line.replaceAll(/[\uE000-\uE00F]/g, ''));
const looking = (t: Table, viewer = t.asked!): Looking => {
  const { table: view, decision } = t.game.see(t.position, viewer);
  const asked = decision && { question: decision.question, about: decision.about, options: decision.options.map(({ option }) => option) };
  return { seats: ['Jana', 'Petr'], view, viewer, asked, width: 80 };
};
const section = (at: Looking, name: string): string[] => plain(terminal.en.board(at).find(each => each.name === name)!.lines);
const given = {
  Jana: {
    destiny: 9,
    squad: { beret: { card: 'Blood Beret', gear: { sword: 'Clansman Claymore' } } },
    hand: { clansman: 'Clansman', escape: 'Narrow Escape!' },
  },
  Petr: { squad: { hussar: { card: 'Hussar', wounded: true } } },
};

it('shows warriors with values, state and what they bear', () => {
  const at = looking(table('tournament', given));
  expect(section(at, 'side 0').join('\n')).toMatch(/Squad\n {4}Blood Beret F\d+ S\d+ A\d+ V\d+ \[Clansman Claymore\]/);
  expect(section(at, 'side 1').join('\n')).toMatch(/Hussar F\d+ S\d+ A\d+ V\d+ \(wounded\)/);
});
it('tells price, ratings and text of the hand, and of no other hand', () => {
  const t = table('tournament', given);
  const hand = section(looking(t), 'hand');
  expect(hand[1]).toMatch(/Clansman \(Warrior, Imperial, Fight 4 Shoot 2 Armor 3 Value 3, 1 action, 3 destiny points\) \S/);
  expect(hand).toHaveLength(3);
  const others = terminal.en.things(looking(t, 1)).map(({ name }) => name);
  expect(others).toContain('Blood Beret');
  expect(others).not.toContain('Narrow Escape!');
});
it('tells what a warrior costs, and how the one stands who is named', () => {
  const t = table('tournament', given);
  const at = looking(t);
  const play = at.asked!.options.find(option => typeof option === 'object' && 'play' in option)!;
  expect(terminal.en.behind(play, at)).toBe('Fight 4 Shoot 2 Armor 3 Value 3, 1 action');
  const { question, about } = at.asked!;
  expect(text.en.option(play, question, at, about)).toBe('Play Clansman · 3 destiny');
});
it('does not tell of a judge where there is none', () => {
  expect(terminal.en.untold).toContain('noJudge');
});
