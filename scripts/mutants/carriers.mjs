/**
 * Finds the code that carries a rule: the citation in a string or a comment, and the smallest piece of code around it.
 *
 * - A citation inside a function stands for its statement and the condition that leads there; in an answer, a question or an event,
 *   for the statement before it too.
 * - A comment stands for what it is written to: the statement on its line, or else what follows it.
 * - A citation in a table of the file stands for every place that reads that entry of the table.
 */
import ts from 'typescript';
import { citationsIn, literalsIn } from '../../packages/rulebooks/scripts/citations.mjs';

const MORE = /^(?:,| and| to| or)* (\d+(?:\.\d+)+[a-z]?)/;

/** The pieces of code in these files, as { rule, file, node }, for the rules asked for. Files are { file, text, tree }. */
export function carriersIn(files, isRule) {
  const found = [];
  const tables = [];
  for (const source of files) {
    const add = (rule, nodes) => {
      for (const node of nodes) if (node) found.push({ rule, file: source.file, node });
    };
    for (const piece of literalsIn(source.text)) {
      const cited = (piece.kind === 'comment' ? citedIn(piece.text) : citationsIn(piece.text).map(({ cite }) => cite)).filter(isRule);
      if (cited.length === 0) continue;
      const nodes = piece.kind === 'comment' ? commented(source, piece) : around(nodeAt(source.tree, piece.start, piece.end));
      for (const rule of cited) add(rule, nodes);
      if (nodes.length === 0 && piece.kind !== 'comment') {
        for (const entry of entriesOf(nodeAt(source.tree, piece.start, piece.end)))
          for (const rule of cited) tables.push({ rule, source, ...entry });
      }
    }
  }
  for (const { rule, source, table, entry, literal } of tables) {
    if (literal) found.push({ rule, file: source.file, node: literal, cited: true });
    for (const other of files) for (const node of readersOf(other, table, entry)) found.push({ rule, file: other.file, node });
  }
  return found;
}

/** The rules a comment names, `SCW 1.5.1.3, 1.5.1.4` as two. */
function citedIn(text) {
  return citationsIn(text).flatMap(({ cite, at }) => {
    const all = [cite];
    let rest = text.slice(at + cite.length);
    for (let more = MORE.exec(rest); more; more = MORE.exec(rest)) {
      all.push(`${cite.slice(0, 3)} ${more[1]}`);
      rest = rest.slice(more[0].length);
    }
    return all;
  });
}

/** The smallest node over a span. */
export function nodeAt(tree, start, end) {
  let best = tree;
  const visit = node => {
    if (node.getStart(tree) <= start && node.end >= end) {
      best = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(tree, visit);
  return best;
}

const isBody = node => node.parent && ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node);
const inFunction = node => Boolean(ts.findAncestor(node, ts.isFunctionLike));

/** The statement around a node, or the body of a short arrow function, with what leads there. Nothing outside functions. */
export function around(node) {
  if (!inFunction(node)) return [];
  let unit = node;
  while (!isBody(unit) && !(isStatement(unit) && !ts.isBlock(unit))) {
    unit = unit.parent;
    if (!unit || ts.isSourceFile(unit)) return [];
  }
  return [unit, ...leadingTo(unit)];
}

function leadingTo(unit) {
  const found = [];
  const holder = ts.isBlock(unit.parent) ? unit.parent : unit;
  if (ts.isIfStatement(holder.parent) && holder.parent.expression !== holder) found.push(holder.parent.expression);
  const siblings = unit.parent.statements;
  if (siblings) {
    const at = siblings.indexOf(unit);
    const before = siblings[at - 1];
    const answers = ts.isReturnStatement(unit) || /^g\.(?:emit|ask)\(/.test(unit.getText());
    if (answers && before && (ts.isIfStatement(before) || ts.isExpressionStatement(before) || ts.isVariableStatement(before)))
      found.push(before);
    const after = siblings[at + 1];
    if (ts.isVariableStatement(unit) && after && ts.isIfStatement(after)) found.push(after);
  }
  return found;
}

const isStatement = node => node.kind >= ts.SyntaxKind.FirstStatement && node.kind <= ts.SyntaxKind.LastStatement;
const isUnit = node =>
  isStatement(node) ||
  ts.isFunctionLike(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isCaseOrDefaultClause(node) ||
  ts.isExpression(node);

/** What a comment is written to. The head of a file is written to nothing. */
function commented({ text, tree }, { start, end }) {
  const line = text.lastIndexOf('\n', start) + 1;
  const first = line + text.slice(line).search(/\S/);
  if (first < start) {
    const ends = largest(tree, node => node.getStart(tree) >= line && node.end <= start && text.slice(node.end, start).trim().length <= 1);
    return [ends ?? largest(tree, node => node.getStart(tree) >= first && node.getStart(tree) < start && isUnit(node))].filter(Boolean);
  }
  const skipped = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(end))[0].length;
  const target = largest(tree, node => node.getStart(tree) === end + skipped);
  const isType = node =>
    ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeElement(node);
  return target && !isType(target) ? [target] : [];
}

function largest(tree, fits) {
  let best = null;
  const visit = node => {
    if (best) return;
    if (fits(node)) best = node;
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return best;
}

/** Where in which table a citation stands: by its property, or by the parameter of the function that makes the row. */
function entriesOf(node) {
  const declared = ts.findAncestor(node, ts.isVariableDeclaration);
  if (!declared || !ts.isIdentifier(declared.name)) return [];
  const table = declared.name.text;
  const property = ts.findAncestor(node, ts.isPropertyAssignment);
  if (property?.initializer === node) return [{ table, entry: property.name.getText(), literal: node }];
  if (!ts.isCallExpression(node.parent) || !ts.isIdentifier(node.parent.expression)) return [];
  const parameter = parameterOf(node.getSourceFile(), node.parent.expression.text, node.parent.arguments.indexOf(node));
  return parameter.map(entry => ({ table, entry, literal: null }));
}

/** The properties that a function of the file fills from one of its parameters. */
function parameterOf(tree, name, at) {
  const maker = largest(tree, node => ts.isVariableDeclaration(node) && node.name.getText() === name)?.initializer;
  const parameter = maker && ts.isFunctionLike(maker) ? maker.parameters[at]?.name.getText() : null;
  if (!parameter) return [];
  const entries = [];
  const visit = node => {
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === parameter) entries.push(parameter);
    if (ts.isPropertyAssignment(node) && node.initializer.getText() === parameter) entries.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(maker);
  return entries;
}

/** The code that reads an entry of a table: `TABLE[x].entry`, or of a variable that was taken from the table. */
function readersOf({ tree }, table, entry) {
  const rows = new Set();
  const found = [];
  const isRow = node =>
    (ts.isElementAccessExpression(node) && node.expression.getText() === table) || (ts.isIdentifier(node) && rows.has(node.text));
  const visit = node => {
    if (ts.isVariableDeclaration(node) && node.initializer && isRow(node.initializer)) {
      if (ts.isIdentifier(node.name)) rows.add(node.name.text);
      else for (const part of node.name.elements) if (part.name.getText() === entry) found.push(...usesOf(node, entry));
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === entry && isRow(node.expression)) found.push(...around(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function usesOf(declaration, name) {
  const found = [];
  const body = ts.findAncestor(declaration, ts.isFunctionLike);
  const visit = node => {
    if (ts.isIdentifier(node) && node.text === name && !ts.isBindingElement(node.parent)) found.push(...around(node));
    ts.forEachChild(node, visit);
  };
  if (body) visit(body);
  return found;
}
