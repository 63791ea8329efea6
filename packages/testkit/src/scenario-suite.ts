/** A folder of scenario files as a vitest suite: one test per file, titled with its path, with the rules the file names. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import type { AnyGame } from './any-game.ts';
import type { RuleExists } from './invariants.ts';
import { runScenario } from './run-scenario.ts';
import { repositoryPath, scenarioFiles } from './scenario-files.ts';
import { readScenario } from './scenario.ts';

/** Registers the tests. `packages/scratch-wars/scenarios/shield.yaml: A shield used on the attack against itself` */
export function scenarioSuite(game: AnyGame, folder: string | URL, ruleExists?: RuleExists): void {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const files = scenarioFiles(path);
  if (files.length === 0) throw new Error(`there is no scenario in ${path}`);
  describe(`scenarios of ${game.module.id}`, () => {
    for (const file of files) {
      const where = repositoryPath(file);
      const text = readFileSync(file, 'utf8');
      const { title, rules } = headOf(text, where);
      it(`${where}${title}`, { meta: { rules } }, () => {
        runScenario(game, readScenario(text, where), ruleExists);
      });
    }
  });
}

function headOf(text: string, file: string): { readonly title: string; readonly rules: readonly string[] } {
  try {
    const { title, rules } = readScenario(text, file);
    return { title: `: ${title.en}`, rules: rules.map(({ id }) => id) };
  } catch {
    return { title: '', rules: [] }; // the test itself tells what is wrong with the file
  }
}
