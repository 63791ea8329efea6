/** `npm run rules` on a small checkout: what it reads, prints, writes and refuses. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Coverage } from '../scripts/coverage.mjs';

const command = resolve(dirname(fileURLToPath(import.meta.url)), '../../../scripts/rules.mjs');
let root: string;

function put(path: string, content: unknown) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const rules = (...options: string[]) => spawnSync(process.execPath, [command, '--root', root, ...options], { encoding: 'utf8' });
const report = () => JSON.parse(rules('--json').stdout) as Coverage;

const assertion = (title: string, rules: string[] = [], status = 'passed') => ({ title, status, ancestorTitles: [], meta: { rules } });
const results = (...files: { name: string; assertionResults: ReturnType<typeof assertion>[] }[]) => {
  put('build/test-results/unit.json', { testResults: files.map(file => ({ ...file, name: join('/elsewhere', file.name) })) });
  put('build/test-results/slow.json', { testResults: [] });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
  const engine = (id: string, profile?: string) => ({
    id,
    category: 'engine',
    section: 's',
    en: 'e',
    cs: 'c',
    ...(profile ? { profile } : {}),
  });
  put('packages/rulebooks/data/scratch-wars.json', [engine('SCW 1.1'), engine('SCW 1.2'), engine('SCW 1.3')]);
  put('packages/rulebooks/data/scratch-wars-rulings.json', [{ cite: 'SCW R-01' }]);
  put('packages/rulebooks/data/doomtrooper.json', [engine('DOT 1.1', 'both')]);
  put('packages/rulebooks/data/doomtrooper-rulings.json', []);
  for (const game of ['summoner-wars', 'dice-throne']) {
    put(`packages/rulebooks/data/${game}.json`, []);
    put(`packages/rulebooks/data/${game}-rulings.json`, []);
  }
  put('packages/scratch-wars/src/spin.ts', "// chapter SCW 1\nexport const rule = 'SCW 1.1';\n");
  put('packages/web/src/page.ts', "export const example = 'SCW 1.2';\n");
  put(
    'packages/scratch-wars/test/spin.test.ts',
    "it('spins', rules('SCW 1.1', 'SCW R-01'), () => {});\nit('waits', rules('SCW 1.2'), () => {});\n",
  );
  put('packages/scratch-wars/scenarios/shield.yaml', 'title: { cs: Štít, en: A shield }\ngame: scratch-wars\nrules: [SCW 1.3]\n');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('without test results', () => {
  it('takes declarations and scenarios from the sources, and says that this is unverified', () => {
    const { stdout, stderr, status } = rules('--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)['scratch-wars']).toEqual({
      engine: 3,
      cited: 1,
      tested: 3,
      missing: [],
      uncited: ['SCW 1.2', 'SCW 1.3'],
      notApplicable: [],
      verified: false,
      rulings: { total: 1, cited: 0, tested: 1 },
      missingRulings: [],
    });
    expect(stderr).toContain('unverified');
    expect(rules().stdout).toContain('unverified');
  });

  it('reads the profile of a scenario from its options', () => {
    put('packages/doomtrooper/scenarios/a.yaml', 'title: A\noptions: { profile: standard }\nrules:\n  - DOT 1.1\n');
    expect(report().doomtrooper.profiles).toMatchObject({ standard: { tested: 1 }, tournament: { tested: 0 } });
  });
});

describe('with test results', () => {
  it('counts only what passed', () => {
    results({
      name: 'packages/scratch-wars/test/spin.test.ts',
      assertionResults: [assertion('spins', ['SCW 1.1', 'SCW R-01']), assertion('waits', ['SCW 1.2'], 'failed')],
    });
    expect(report()['scratch-wars']).toMatchObject({ verified: true, tested: 1, missing: ['SCW 1.2', 'SCW 1.3'], rulings: { tested: 1 } });
    expect(rules().stderr).toContain('1 test that declares a rule failed');
  });

  it('counts a scenario when the test with its path passed', () => {
    const title = 'packages/scratch-wars/scenarios/shield.yaml: A shield';
    results({ name: 'packages/scratch-wars/test/scenarios.test.ts', assertionResults: [assertion(title)] });
    expect(report()['scratch-wars'].missing).toEqual(['SCW 1.1', 'SCW 1.2']);
    results({ name: 'packages/scratch-wars/test/scenarios.test.ts', assertionResults: [assertion(title, [], 'failed')] });
    expect(report()['scratch-wars'].missing).toEqual(['SCW 1.1', 'SCW 1.2', 'SCW 1.3']);
  });

  it('takes no proof from the tests of the test machinery', () => {
    results({ name: 'packages/testkit/test/runner.test.ts', assertionResults: [assertion('an example', ['SCW 1.1'])] });
    expect(report()['scratch-wars'].tested).toBe(0);
  });

  it('says when sources changed since', () => {
    results({ name: 'packages/scratch-wars/test/spin.test.ts', assertionResults: [] });
    utimesSync(join(root, 'build/test-results/slow.json'), 1, 1);
    expect(rules().stderr).toMatch(/\d files have changed since the last test run/);
  });
});

describe('a citation that does not exist', () => {
  const refused = (place: string, cite: string) => {
    const { status, stderr } = rules('--json');
    expect(status).toBe(1);
    expect(stderr).toContain(`${place} cites ${cite}, which does not exist.`);
  };

  it('is refused in code', () => {
    put('packages/scratch-wars/src/spin.ts', "\nexport const rule = 'SCW 9.9';\n");
    refused('packages/scratch-wars/src/spin.ts:2', 'SCW 9.9');
  });

  it('is refused in a comment', () => {
    put('packages/scratch-wars/src/spin.ts', '/** As DOT DR-77 says. */\n');
    refused('packages/scratch-wars/src/spin.ts:1', 'DOT DR-77');
  });

  it('is refused in the declaration of a test', () => {
    put('packages/scratch-wars/test/spin.test.ts', "it('spins', rules('SCW 1.4'), () => {});\n");
    refused('packages/scratch-wars/test/spin.test.ts:1', 'SCW 1.4');
  });

  it('is refused in a scenario', () => {
    put(
      'packages/scratch-wars/scenarios/shield.yaml',
      'title: A shield\nrules: [SCW 1.3]\nwhen:\n  - Petr: { refused: x, rule: SCW 1.5 }\n',
    );
    refused('packages/scratch-wars/scenarios/shield.yaml:4', 'SCW 1.5');
  });

  it('keeps --write from writing', () => {
    put('packages/scratch-wars/src/spin.ts', "export const rule = 'SCW 9.9';\n");
    expect(rules('--write').status).toBe(1);
    expect(() => readFileSync(join(root, 'docs/rule-coverage.md'))).toThrow();
  });
});

it('refuses a rule in the title of a test', () => {
  put('packages/scratch-wars/test/spin.test.ts', "it('spins [SCW 1.1]', () => {});\n");
  expect(rules()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('packages/scratch-wars/test/spin.test.ts:1 has [SCW 1.1] in a title'),
  });
});

it('refuses files it cannot read, by name', () => {
  put('packages/scratch-wars/scenarios/broken.yaml', 'title: [\n');
  put('build/test-results/unit.json', '{');
  put('build/test-results/slow.json', '{');
  const { status, stderr } = rules();
  expect(status).toBe(1);
  expect(stderr).toContain('packages/scratch-wars/scenarios/broken.yaml is no YAML');
  expect(stderr).toContain('build/test-results/unit.json is no JSON');
});

it('lists what has no digital counterpart with the reason', () => {
  put('packages/rulebooks/data/not-applicable.json', { 'SCW 1.2': 'no wheel to hold' });
  put('packages/scratch-wars/test/spin.test.ts', '');
  expect(report()['scratch-wars']).toMatchObject({ missing: ['SCW 1.1'], notApplicable: [{ id: 'SCW 1.2', why: 'no wheel to hold' }] });
});

it('writes the report, and says when it is out of date', () => {
  results({ name: 'packages/scratch-wars/test/spin.test.ts', assertionResults: [assertion('spins', ['SCW 1.1'])] });
  expect(rules('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('docs/rule-coverage.md is out of date') });
  expect(rules('--write').status).toBe(0);
  expect(rules('--check').status).toBe(0);
  expect(readFileSync(join(root, 'docs/rule-coverage.md'), 'utf8')).toContain('| Scratch Wars | 3 | 1 | 1 | 2 | 0 | 1 | 0 |');
});

it('explains itself, and refuses options it does not know', () => {
  expect(rules('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: npm run rules') });
  expect(rules('--jsn')).toMatchObject({ status: 2, stderr: expect.stringContaining('--jsn') });
});
