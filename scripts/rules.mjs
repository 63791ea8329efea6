/**
 * Rule coverage: which statements of the rulebooks are cited by code and tested, and which are missing.
 *
 *   node scripts/rules.mjs            a report for people
 *   node scripts/rules.mjs --json     the same as one JSON object, game by game
 *   node scripts/rules.mjs --write    also writes docs/rule-coverage.md
 *   node scripts/rules.mjs --check    fails when docs/rule-coverage.md is out of date
 *
 * It reads the books, the sources, the scenarios, the last test results (build/test-results/unit.json and slow.json), and which rules
 * `npm run mutants` has proved (packages/<game>/test/mutants.json).
 * It fails when code, a test or a scenario cites an id that does not exist. The work is done in packages/rulebooks/scripts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { coverageOf, markdownReport, problemsOf, textReport } from '../packages/rulebooks/scripts/coverage.mjs';
import { survey } from '../packages/rulebooks/scripts/survey.mjs';
import { proofOf, proofReport } from './mutants/proof.mjs';

const help = `Usage: npm run rules [-- options]

  --json        print the report as one JSON object
  --write       write docs/rule-coverage.md
  --check       fail when docs/rule-coverage.md is out of date
  --root <dir>  report on another checkout
  --help        show this
`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        root: { type: 'string', default: resolve(dirname(fileURLToPath(import.meta.url)), '..') },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${help}`);
    process.exit(2);
  }
}

const options = readArguments();
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}

const read = survey(options.root);
const report = coverageOf(read);
const proof = await proofOf(options.root);
const problems = [...read.unreadable, ...problemsOf(read)];

process.stdout.write(options.json ? `${JSON.stringify(report, null, 1)}\n` : textReport(report));
for (const [game, { stale }] of Object.entries(proof)) {
  if (stale.length > 0) process.stderr.write(`note: the code of ${stale.length} rules of ${game} has changed since npm run mutants\n`);
}
for (const notice of read.notices) process.stderr.write(`note: ${notice}\n`);
for (const problem of problems) process.stderr.write(`error: ${problem}\n`);

if (problems.length > 0) {
  process.stderr.write(
    `${problems.length} ${problems.length === 1 ? 'citation or file is' : 'citations or files are'} wrong; see above.\n`,
  );
  process.exitCode = 1;
} else {
  const file = resolve(options.root, 'docs/rule-coverage.md');
  const text = markdownReport(report, read.books) + proofReport(proof);
  if (options.write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (options.check && !(existsSync(file) && readFileSync(file, 'utf8') === text)) {
    process.stderr.write('docs/rule-coverage.md is out of date; after a full test run: npm run rules -- --write\n');
    process.exitCode = 1;
  }
}
