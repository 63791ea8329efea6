/** Makes the stub of a Doomtrooper card: npm run card -- <official number> */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeStub } from '../packages/doomtrooper/test/cards/stub.ts';
import { bin, fail, run, say } from './shell.mjs';

const HOME = fileURLToPath(new URL('../packages/doomtrooper', import.meta.url));
const files = {
  has: path => existsSync(join(HOME, path)),
  read: path => readFileSync(join(HOME, path), 'utf8'),
  write: (path, text) => {
    mkdirSync(dirname(join(HOME, path)), { recursive: true });
    writeFileSync(join(HOME, path), text);
  },
};
const [code] = process.argv.slice(2);
const facts = JSON.parse(files.read('data/not-enforced.json')).find(card => card.code === code);
if (facts === undefined) fail(`usage: npm run card -- <official number of a card that is not enforced yet, e.g. 02091>`, 2);

const changed = makeStub(files, facts);
run(
  bin('oxfmt'),
  changed.filter(path => path.endsWith('.ts')).map(path => join(HOME, path)),
);
say(`${facts.en} (${facts.cs}): ${facts.says}\n`);
for (const path of changed) say(`  packages/doomtrooper/${path}`);
say('\nNow write what it does and both texts, and make its test pass (docs/writing-a-card.md).');
