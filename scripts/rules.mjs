/**
 * Rule coverage: which statements of the rulebooks are cited by code and tested, and which are missing.
 *
 *   node scripts/rules.mjs            a report for people
 *   node scripts/rules.mjs --json     the same as one JSON object, game by game
 *   node scripts/rules.mjs --write    also writes docs/rule-coverage.md and packages/rulebooks/data/tests-by-rule.json
 *
 * It reads the ledgers, the sources, the scenarios and the last test results (build/test-results/vitest.json).
 * It fails when code, a test or a scenario cites an id that does not exist. The work is done in packages/rulebooks/scripts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { coverageOf, markdownReport, problemsOf, testsByRule, textReport } from '../packages/rulebooks/scripts/coverage.mjs';
import { survey } from '../packages/rulebooks/scripts/survey.mjs';

const help = `Usage: npm run rules [-- options]

  --json        print the report as one JSON object
  --write       write docs/rule-coverage.md and packages/rulebooks/data/tests-by-rule.json
  --root <dir>  report on another checkout
  --help        show this
`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        root: { type: 'string', default: resolve(dirname(fileURLToPath(import.meta.url)), '..') },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${help}`);
    process.exit(2);
  }
}

function write(root, path, text) {
  const file = resolve(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const options = readArguments();
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}

const read = survey(options.root);
const report = coverageOf(read);
const problems = [...read.unreadable, ...problemsOf(read)];

process.stdout.write(options.json ? `${JSON.stringify(report, null, 1)}\n` : textReport(report));
for (const notice of read.notices) process.stderr.write(`note: ${notice}\n`);
for (const problem of problems) process.stderr.write(`error: ${problem}\n`);

if (problems.length > 0) {
  process.stderr.write(
    `${problems.length} ${problems.length === 1 ? 'citation or file is' : 'citations or files are'} wrong; see above.\n`,
  );
  process.exitCode = 1;
} else if (options.write) {
  write(options.root, 'docs/rule-coverage.md', markdownReport(report, read.books));
  write(options.root, 'packages/rulebooks/data/tests-by-rule.json', `${JSON.stringify(testsByRule(read.evidence), null, 1)}\n`);
}
