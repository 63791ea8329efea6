/** Scenario files: run them, or go through one and play on. */
import { statSync } from 'node:fs';
import { questionOf, seeded, type TextContext } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { exists } from '@kolbiste/rulebooks';
import { readScenario, runScenario, scenarioFiles, ScenarioError } from '@kolbiste/testkit';
import { readText, UserError, type Shell } from '../shell.ts';
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
      runScenario(gameNamed(read.game.id).game, read, exists);
      return { file, title: read.title[shell.language], passed: true, problem: null };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
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
  const { game, text } = gameNamed(read.game.id);
  const result = runScenario(game, read, exists);
  const words = text[shell.language],
    context = (): TextContext => ({ seats: result.seats, view: game.see(result.position, 'spectator').table });
  shell.say(`${read.title[shell.language]}\n`);
  for (const item of result.trace) {
    if (item.kind === 'event') shell.say(`  ${words.event(item.event as never, context())}  [${item.event.rule}]`);
    else if (item.kind === 'decision') shell.say(`${result.seats[item.seat]} › ${item.answer}  [${item.question}, ${item.rule}]`);
    else shell.say(`${result.seats[item.seat]} ✗ ${item.key}  [${item.rule}]`);
  }
  if (!result.position.decision) return 0;
  shell.say(`\n${questionOf(result.position)}`);
  if (!process.stdin.isTTY) return 0;
  // What the file scripted is used up; from here on the dice fall.
  const position = { ...result.position, random: seeded('onward') };
  return playFrom(shell, game, text, position, result.seats);
}
