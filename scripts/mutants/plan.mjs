/**
 * The breaks of a game: for every engine rule of its book those of the code that carries it, and those written by hand in
 * `packages/<game>/test/breaks.ts`. The same sources give the same plan.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';
import { ROOT } from '../shell.mjs';
import { breaksOf } from './breaks.mjs';
import { around, carriersIn, nodeAt } from './carriers.mjs';

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
const hash = text => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Files of a game that watch over the rules or speak for tests, but play by none. */
const NO_RULES = ['/rules/invariants.ts', '/rules/scenario.ts', '/decks/random.ts'];

/** The TypeScript files under some folders, { file, text, tree }, paths from the root. */
export function sourcesOf(folders) {
  return folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .sort()
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(file => !NO_RULES.some(end => file.endsWith(end)))
      .map(file => {
        const text = readFileSync(join(ROOT, file), 'utf8');
        return { file, text, tree: parse(file, text) };
      }),
  );
}

const dataOf = name => JSON.parse(readFileSync(join(ROOT, `packages/rulebooks/data/${name}.json`), 'utf8'));

/** { rules, breaks, equivalent }: a break is { id, number, rules, file, line, start, end, text, was, how, why, statement }. */
export async function planOf(game) {
  const replaced = dataOf('not-applicable');
  const rules = dataOf(game)
    .filter(({ id, category }) => category === 'engine' && !(id in replaced))
    .map(({ id }) => id);
  const folders = ['rules', 'cards', 'decks'].map(name => `packages/${game}/src/${name}`).filter(folder => existsSync(join(ROOT, folder)));
  const files = sourcesOf([...folders, 'packages/engine/src']);
  const pathOf = file => (file.startsWith('packages/') ? file : `packages/${game}/${file}`);
  const known = new Set(rules);
  const carriers = carriersIn(files, cite => known.has(cite));
  const byHand = await readByHand(game);
  const made = new Map();
  const add = (rule, file, broken) => {
    const key = `${file}:${broken.start}-${broken.end}:${broken.text}`;
    const entry = made.get(key) ?? { file, rules: new Set(), ...broken };
    entry.rules.add(rule);
    made.set(key, entry);
  };
  for (const { rule, file, node, cited } of carriers) {
    if (cited) {
      const row = permissionOf(node);
      if (row) add(rule, file, row);
    } else for (const broken of breaksOf(node)) add(rule, file, broken);
  }
  for (const entry of byHand.breaks) {
    const source = files.find(({ file }) => file === pathOf(entry.file));
    if (!source) throw new Error(`breaks.ts: there is no ${entry.file}`);
    const all = entry.replace === undefined ? aimedAt(source, entry) : [written(source, entry)];
    for (const rule of [entry.rule].flat()) {
      if (!known.has(rule)) throw new Error(`breaks.ts: ${rule} is no engine rule`);
      for (const broken of all) add(rule, source.file, broken);
    }
  }
  const breaks = [...made.values()].sort((a, b) => (a.file === b.file ? a.start - b.start || b.end - a.end : a.file < b.file ? -1 : 1));
  const seen = new Map();
  breaks.forEach((each, i) => {
    const { file, was, text } = each;
    const source = files.find(other => other.file === file);
    const same = hash(`${file}\n${was}\n${text}\n${source.tree.text.split('\n')[lineOf(source, each.start) - 1]}`);
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    Object.assign(each, { id: count > 1 ? `${same}.${count}` : same, number: i + 1, line: lineOf(source, each.start) });
    each.rules = [...each.rules];
  });
  for (const { file, was, text, find, why } of byHand.equivalent) {
    const path = pathOf(file);
    const span = find
      ? spanOf(
          files.find(source => source.file === path),
          find,
        )
      : { start: 0, end: Infinity };
    const within = each => each.start >= span.start && each.end <= span.end;
    const meant = breaks.filter(each => each.file === path && each.was === was && each.text === text && within(each));
    if (meant.length === 0) throw new Error(`breaks.ts: no break turns "${was}" into "${text}" in ${file}`);
    for (const each of meant) each.equivalent = why;
  }
  return { rules, breaks, files };
}

const lineOf = ({ tree }, start) => tree.getLineAndCharacterOfPosition(start).line + 1;

/** What the code of a rule was when it was proved: another print means that the proof is of older code. */
export const printOf = (rule, breaks) =>
  hash(
    breaks
      .filter(({ rules }) => rules.includes(rule))
      .map(({ id }) => id)
      .sort()
      .join(),
  );

async function readByHand(game) {
  const file = join(ROOT, `packages/${game}/test/breaks.ts`);
  return existsSync(file) ? await tsImport(file, import.meta.url) : { breaks: [], equivalent: [] };
}

function spanOf({ file, text }, find) {
  const start = text.indexOf(find);
  if (start < 0 || text.indexOf(find, start + 1) >= 0) throw new Error(`breaks.ts: "${find}" must be in ${file} exactly once`);
  return { start, end: start + find.length };
}

/** The code that an entry without a replacement names: all breaks of it. */
function aimedAt(source, { find }) {
  const { start, end } = spanOf(source, find);
  const inside = breaksOf(nodeAt(source.tree, start, end)).filter(each => each.start >= start && each.end <= end);
  return inside.length > 0 ? inside : around(nodeAt(source.tree, start, end)).flatMap(breaksOf);
}

/** A break by hand takes in the smallest expression or statement around the text that it replaces. */
function written(source, { find, replace, why }) {
  const { start, end } = spanOf(source, find);
  let node = nodeAt(source.tree, start, end);
  const isStatement = each => each.kind >= ts.SyntaxKind.FirstStatement && each.kind <= ts.SyntaxKind.LastStatement;
  const fits = each =>
    (ts.isExpression(each) && !isName(each)) || (isStatement(each) && !ts.isVariableStatement(each) && !ts.isBlock(each));
  while (!fits(node)) {
    node = node.parent;
    if (!node || ts.isSourceFile(node)) throw new Error(`breaks.ts: no expression or statement around "${find}"`);
  }
  const from = node.getStart(source.tree);
  const was = source.text.slice(from, node.end);
  const text = was.slice(0, start - from) + replace + was.slice(end - from);
  return { start: from, end: node.end, text, was, how: 'by hand', find, why, statement: isStatement(node) };
}

const isName = node =>
  ts.isIdentifier(node) &&
  ((ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
    ts.isShorthandPropertyAssignment(node.parent) ||
    ts.isBindingElement(node.parent) ||
    ts.isParameter(node.parent) ||
    (ts.isVariableDeclaration(node.parent) && node.parent.name === node) ||
    (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node));

/** A rule that permits, in a table where other rows have null: the permission taken away. */
function permissionOf(literal) {
  const { parent: property } = literal;
  const table = ts.findAncestor(literal, ts.isVariableDeclaration);
  let nullable = false;
  const visit = node => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === property.name.getText() &&
      node.initializer.kind === ts.SyntaxKind.NullKeyword
    )
      nullable = true;
    ts.forEachChild(node, visit);
  };
  visit(table);
  if (!nullable) return null;
  return { start: literal.getStart(), end: literal.end, text: 'null', was: literal.getText(), how: 'permission taken away' };
}
