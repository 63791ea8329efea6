import { keyOf } from '@kolbiste/engine';
import { ScenarioError } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { PuzzleRun, readPuzzle, Solver } from '../src/index.ts';

/** Jana needs one point. Anyone she attacks with, she must strike down the captain; the reaper does, the footman does not. */
const PUZZLE = `title: { en: The last point, cs: Poslední bod }
game: mini
options: { target: 12 }
seats: [Jana, Petr]
me: Jana
theme: finish
rules: [MINI 1.1]
given:
  Jana: { points: 11, squad: { reaper: Reaper, footman: Footman } }
  Petr: { squad: { captain: Captain } }
task: { en: Win this turn., cs: Vyhraj v tomto kole. }
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
    expect(() => solverOf(PUZZLE.replace('theme: finish', 'theme: love'))).toThrow(/puzzle.yaml:6: the theme is one of finish/);
    expect(() => solverOf(PUZZLE.replace('me: Jana', 'me: Petr')).solve()).toThrow(/puzzle.yaml:5: Petr is not asked/);
  });
});

describe('playing a puzzle', () => {
  const runOf = (text = PUZZLE): PuzzleRun => new PuzzleRun(miniGame, readPuzzle(text, 'puzzle.yaml'));
  /** Lets the others answer for as long as they are asked. */
  const settled = (run: PuzzleRun): PuzzleRun => {
    while (run.reply());
    return run;
  };

  it('is solved by the answers that are right, which it can tell', () => {
    const run = runOf();
    expect([run.state, run.ways(), run.canGoBack]).toEqual(['open', 2, false]);
    for (let i = 0; i < 20 && settled(run).state === 'open'; i++) expect(run.answer(run.right()!)).toBe(true);
    expect([run.state, run.right()]).toEqual(['solved', null]);
  });

  it('carries out a wrong answer, shows that it fails, and goes back', () => {
    const run = runOf();
    run.answer('attack');
    const before = JSON.stringify(settled(run).position);
    run.answer('1');
    for (let i = 0; i < 20 && settled(run).state === 'open'; i++) {
      expect(run.right()).toBeNull();
      run.answer(keyOf(run.position.decision!.options.at(-1)!));
    }
    expect([run.state, run.mistake]).toEqual(['failed', 2]);
    expect(run.answer('attack')).toBe(false);
    while (run.canGoBack && JSON.stringify(run.position) !== before) run.back();
    expect([run.state, run.right()]).toEqual(['open', '0']);
    expect(run.mistake).toBeNull();
    run.back(1);
    expect([run.state, run.canGoBack, run.right()]).toEqual(['open', false, 'meditate']);
  });

  it('does not take what is not offered', () => {
    const run = runOf();
    expect([run.answer('fly'), run.canGoBack]).toEqual([false, false]);
  });
});
