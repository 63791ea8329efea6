/** Scenario files: run them, or go through one and play on. */
import { statSync } from 'node:fs';
import { keyOf, questionOf, scripted, seeded, styled, type AnyPosition, type Plain, type TextContext } from '@kolbiste/engine';
import { gameNamed, type GameEntry } from '@kolbiste/games';
import { exists } from '@kolbiste/rulebooks';
import { readScenario, runScenario, scenarioFiles, ScenarioError, type ScenarioResult } from '@kolbiste/testkit';
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
  const result = bounded(shell, file, () => runScenario(entry.game, read, exists));
  shell.lines([styled('bold', read.title[shell.language]), '']);
  const position = tellAgain(shell, entry, result);
  if (!position.decision) return 0;
  if (process.stdin.isTTY) {
    // What the file scripted is used up; from here on the dice fall.
    return playFrom(shell, entry, { ...position, random: seeded('onward') }, result.seats);
  }
  const { seat, about } = position.decision;
  const context = { seats: result.seats, view: entry.game.see(position, seat).table };
  shell.lines(['', `${result.seats[seat]}: ${entry.text[shell.language].question(questionOf(position), about, context)}`]);
  return 0;
}

/** Goes through a scenario once more and tells each answer and what came of it, as the one who answered may know it. */
function tellAgain(shell: Shell, { game, text }: GameEntry, { scenario: read, seats, trace }: ScenarioResult): AnyPosition {
  const words = text[shell.language];
  const start = game.module.scenario.read(read.given, game.module.options.read(read.options), seats);
  const position = game.startFrom(start, seats.length, scripted(read.random));
  const cited = (rule: string): string => styled('dim', `[${rule}]`);
  for (const item of trace) {
    if (item.kind === 'event') continue;
    const { seat, rule } = item;
    const context = (): TextContext => ({ seats, view: game.see(position, seat).table });
    const question = questionOf(position);
    const about = position.decision?.about ?? null;
    if (item.kind === 'refused') {
      const { option, refusal } = game.explain(position, seat).find(({ key }) => key === item.key)!;
      const said = `${words.option(option, question, context(), about)}: ${words.refusal(refusal!, context())}`;
      shell.lines([`${seats[seat]} ✗ ${said}  ${cited(rule)}`]);
      continue;
    }
    const option = position.decision!.options.find(each => keyOf(each) === item.answer)!;
    shell.lines([
      `${seats[seat]}: ${words.question(question, about, context())}  ${cited(rule)}`,
      `  › ${words.option(option, question, context(), about)}`,
    ]);
    const told: Plain[] = [];
    game.answer(position, item.answer, (event, world) => told.push(game.module.redact(world, event, seat)));
    const after = context();
    shell.lines(
      told.flatMap(event => (event === null ? [] : [`  ${words.event(event, after)}  ${cited((event as { rule: string }).rule)}`])),
    );
  }
  return position;
}
