import { ScenarioError } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { readPuzzle, Solver } from '../src/index.ts';

/** Jana needs one point. Whoever she attacks with, she must strike down the captain; the reaper does, the footman does not. */
const PUZZLE = `title: { en: The last point, cs: Poslední bod }
game: mini
options: { target: 12 }
seats: [Jana, Petr]
me: Jana
theme: attack
rules: [MINI 1.1]
given:
  Jana: { points: 11, squad: { reaper: Reaper, footman: Footman } }
  Petr: { squad: { captain: Captain } }
goal: { outcome: { winner: Jana } }
until: { active: Petr }
explain: { en: Send the reaper., cs: Pošli smrtku. }
`;
const solverOf = (text = PUZZLE): Solver => new Solver(miniGame, readPuzzle(text, 'puzzle.yaml'));

describe('a puzzle', () => {
  it('is solved by every line that reaches its goal, and by no other', () => {
    const solver = solverOf();
    const { wins, offers } = solver.solve();
    // Meditating first leaves an action for the attack.
    expect(wins).toEqual(['meditate', 'attack']);
    expect(offers.length).toBeGreaterThan(2);
    const attacking = solver.after(solver.start, 'attack')!;
    const [reaper, footman] = ['0', '1'];
    expect(solver.winning(attacking)).toEqual([reaper]);
    expect(solver.state(solver.after(attacking, footman)!)).toBe('open');
    expect(solver.winning(solver.after(attacking, footman)!)).toEqual([]);
  });

  it('counts a line that needs luck the file does not give as lost', () => {
    const solver = solverOf(PUZZLE.replace('Reaper,', 'Captain,'));
    expect(solver.solve().wins).toEqual([]);
  });

  it('needs a goal, and somebody who is asked', () => {
    expect(() => solverOf(PUZZLE.replace('goal: { outcome: { winner: Jana } }', 'goal: {}'))).toThrow(ScenarioError);
    expect(() => solverOf(PUZZLE.replace('me: Jana', 'me: Petr')).solve()).toThrow(/puzzle.yaml:5: Petr is not asked/);
  });
});
