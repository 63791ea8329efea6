/** Scenario files: run them, or go through one and play on. */
import { statSync } from 'node:fs';
import { questionOf, seeded, styled, type Plain, type TextContext } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { exists } from '@kolbiste/rulebooks';
import { readScenario, runScenario, scenarioFiles, ScenarioError } from '@kolbiste/testkit';
import { bounded, readText, UserError, type Shell } from '../shell.ts';
import { playFrom } from './play.ts';

export async function scenario(shell: Shell, [what, ...files]: readonly string[]): Promise<number> {
  if (what === 'run') return runFiles(shell, files);
  if (what === 'play') return playFile(shell, files[0]);
  throw new UserError(shell.words.missing('run | play'), 2);
}

/** A folder stands for the files in it. */
function expand(shell: Shell, files: readonly string[]): string[] {
  return files.flatMap(file => {
    const kind = statSync(file, { throwIfNoEntry: false });
    if (!kind) throw new UserError(shell.words.noFile(file));
    return kind.isDirectory() ? scenarioFiles(file) : [file];
  });
}

function runFiles(shell: Shell, files: readonly string[]): number {
  const all = expand(shell, files);
  if (all.length === 0) throw new UserError(shell.words.noScenarios, 2);
  const results = all.map(file => {
    try {
      const read = readScenario(readText(shell, file), file);
      bounded(shell, file, () => runScenario(gameNamed(read.game.id).game, read, exists));
      return { file, title: read.title[shell.language], passed: true, problem: null };
    } catch (error) {
      if (!(error instanceof ScenarioError || error instanceof UserError)) throw error;
      return { file, title: '', passed: false, problem: error.message };
    }
  });
  const failed = results.filter(result => !result.passed).length;
  if (shell.json) shell.say(JSON.stringify({ passed: results.length - failed, failed, results }));
  else {
    for (const { file, title, passed, problem } of results)
      shell.say(passed ? shell.words.scenarioPassed(file, title) : shell.words.scenarioFailed(file, problem!));
    shell.say(shell.words.scenarios(results.length - failed, failed));
  }
  return failed ? 1 : 0;
}

async function playFile(shell: Shell, file: string | undefined): Promise<number> {
  if (!file) throw new UserError(shell.words.missing('<file>'), 2);
  const read = readScenario(readText(shell, file), file);
  const entry = gameNamed(read.game.id);
  const { game, text } = entry;
  const result = bounded(shell, file, () => runScenario(game, read, exists));
  const words = text[shell.language],
    { seats, position, trace } = result;
  const context = (view: Plain): TextContext => ({ seats, view });
  const spectator = context(game.see(position, 'spectator').table);
  const cited = (rule: string): string => styled('dim', `[${rule}]`);
  shell.lines([styled('bold', read.title[shell.language]), '']);
  shell.lines(
    trace.flatMap(item => {
      if (item.kind === 'event') return [`  ${words.event(item.event as never, spectator)}  ${cited(item.event.rule)}`];
      const { option, about, view } = item.wanted;
      const said = words.option(option, item.question, context(view), about);
      return item.kind === 'decision'
        ? [`${seats[item.seat]}: ${words.question(item.question, about, context(view))}  ${cited(item.rule)}`, `  › ${said}`]
        : [`${seats[item.seat]} ✗ ${said}: ${words.refusal(item.refusal, context(view))}  ${cited(item.rule)}`];
    }),
  );
  if (!position.decision) return 0;
  const { seat, about } = position.decision;
  shell.lines(['', `${seats[seat]}: ${words.question(questionOf(position), about, context(game.see(position, seat).table))}`]);
  if (!process.stdin.isTTY) return 0;
  // What the file scripted is used up; from here on the dice fall.
  return playFrom(shell, entry, { ...position, random: seeded('onward') }, seats);
}
