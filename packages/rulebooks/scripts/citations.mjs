/**
 * Finding citations in source text: rule ids and ruling ids in string literals and comments, and the rules that tests declare.
 * Pure functions over text.
 */
import ts from 'typescript';

export const prefixes = { 'scratch-wars': 'SCW', 'summoner-wars': 'SUM', 'dice-throne': 'DIT', doomtrooper: 'DOT' };
export const games = Object.keys(prefixes);

const id = String.raw`(?:\d+(?:\.\d+)*[ts]?|DR-\d+|R-?\d+|[A-I]\d+)`;
const citation = new RegExp(String.raw`\b(?:SCW|SUM|DIT|DOT) ${id}\b`, 'g');
const whole = new RegExp(String.raw`^(?:SCW|SUM|DIT|DOT) ${id}$`);

/** Every citation written out in full in a text, with its offset. */
export function citationsIn(text) {
  return [...text.matchAll(citation)].map(match => ({ cite: match[0], at: match.index }));
}

/** "SCW 3.4" is no rule, but a comment may name a chapter so. */
export function isChapter(cite, known) {
  return [...known].some(other => other.startsWith(`${cite}.`));
}

/** The profiles a title speaks of: `(tournament)`, `(standard)`, `(tournament, standard)`; a placeholder stands for both. */
export function profilesIn(title) {
  const found = new Set();
  for (const [, inner] of title.matchAll(/\(([^()]+)\)/g)) {
    if (/^(?:%s|\$profile|\$\{[^}]*profile[^}]*\})$/i.test(inner)) return ['tournament', 'standard'];
    const words = inner.toLowerCase().split(/[^a-z]+/);
    if (!words.every(word => ['tournament', 'standard', 'and', 'both', 'profiles', 'profile'].includes(word))) continue;
    if (words.includes('both')) return ['tournament', 'standard'];
    for (const word of words) if (word === 'tournament' || word === 'standard') found.add(word);
  }
  return [...found];
}

/**
 * The string literals, template literals and comments of a TypeScript source, as { kind, text, start, end }.
 * A scanner, not a parser: it knows just enough of strings, templates, comments and regular expressions not to be fooled.
 */
export function literalsIn(source) {
  const found = [];
  let at = 0;

  const startsRegex = () => {
    const before = source.slice(Math.max(0, at - 40), at).trimEnd();
    return (
      before === '' || /[=(,:[!&|?{};+\-*%~^<>]$/.test(before) || /\b(?:return|typeof|case|in|of|do|else|void|yield|await)$/.test(before)
    );
  };

  const skipRegex = () => {
    let inClass = false;
    for (at += 1; at < source.length && source[at] !== '\n'; at += 1) {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[') inClass = true;
      else if (source[at] === ']') inClass = false;
      else if (source[at] === '/' && !inClass) break;
    }
    at += 1;
  };

  const readString = quote => {
    const start = at;
    for (at += 1; at < source.length && source[at] !== quote && source[at] !== '\n'; at += 1) if (source[at] === '\\') at += 1;
    at += 1;
    found.push({ kind: 'string', text: source.slice(start + 1, at - 1), start, end: at });
  };

  const readTemplate = () => {
    const start = at;
    for (at += 1; at < source.length && source[at] !== '`'; at += 1) {
      if (source[at] === '\\') at += 1;
      else if (source.startsWith('${', at)) {
        at += 2;
        readCode('}');
      }
    }
    at += 1;
    found.push({ kind: 'template', text: source.slice(start + 1, at - 1), start, end: at });
  };

  const readComment = (close, skip) => {
    const start = at;
    const end = source.indexOf(close, at + 2);
    at = end < 0 ? source.length : end + skip;
    found.push({ kind: 'comment', text: source.slice(start, at), start, end: at });
  };

  /** Reads code up to the closing brace that ends it, or to the end of the source; stops on the brace. */
  const readCode = close => {
    let depth = 0;
    while (at < source.length) {
      const char = source[at];
      if (char === "'" || char === '"') readString(char);
      else if (char === '`') readTemplate();
      else if (source.startsWith('//', at)) readComment('\n', 0);
      else if (source.startsWith('/*', at)) readComment('*/', 2);
      else if (char === '/' && startsRegex()) skipRegex();
      else if (close && char === close && depth === 0) return;
      else {
        if (char === '{') depth += 1;
        if (char === '}') depth -= 1;
        at += 1;
      }
    }
  };

  readCode(null);
  return found.sort((a, b) => a.start - b.start);
}

/**
 * The tests of a file that declare rules (`it('…', rules('SCW 3.5.2.6'), …)`), as { title, rules, line }: the title with those of
 * the describe blocks around it, the rules as far as they are written out. Skipped and planned tests do not count.
 */
export function declarationsIn(source) {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, around) => {
    const call = ts.isCallExpression(node) && calledIn(node);
    if (!call || call.never) {
      if (!call) ts.forEachChild(node, child => visit(child, around));
      return;
    }
    const title = [...around, call.title].join(' › ');
    const [, options, body] = node.arguments;
    if (call.kind === 'test' && options && body) {
      const rules = citationsWithin(options);
      if (rules.length > 0) found.push({ title, rules, line: lineOf(source, node.getStart(file)) });
    }
    const inner = call.kind === 'suite' ? [...around, call.title] : around;
    ts.forEachChild(node, child => visit(child, inner));
  };
  visit(file, []);
  return found;
}

const kinds = new Map([
  ['it', 'test'],
  ['test', 'test'],
  ['describe', 'suite'],
]);

/** What a call registers: `it('title', …)`, `it.each(table)('title', …)`, `describe(…)`; null for any other call. */
function calledIn(node) {
  const [title] = node.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return null;
  const words = [];
  let callee = node.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) words.push(callee.name.text);
    if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else return null;
  }
  const kind = kinds.get(callee.text);
  if (!kind) return null;
  const text = ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1);
  return { kind, title: text, never: words.some(word => ['skip', 'todo', 'fails'].includes(word)) };
}

/**
 * The citations written out in an expression. Of `book.hero`, where a table of the file has rows, those that any row has under
 * that name.
 */
function citationsWithin(node) {
  const found = new Set();
  const visit = child => {
    if (ts.isStringLiteralLike(child) && whole.test(child.text)) found.add(child.text);
    if (ts.isPropertyAccessExpression(child)) for (const rule of inRows(node.getSourceFile(), child.name.text)) found.add(rule);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...found];
}

function inRows(file, name) {
  const found = [];
  const visit = node => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name && ts.isStringLiteralLike(node.initializer)) {
      if (whole.test(node.initializer.text)) found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Citations in brackets in the titles of tests, where nothing reads them, as { tag, line }. */
export function tagsInTitles(source) {
  return literalsIn(source).flatMap(({ kind, text, start, end }) => {
    const opensCall = kind !== 'comment' && /^\s*,/.test(source.slice(end)) && source.slice(0, start).trimEnd().endsWith('(');
    if (!opensCall) return [];
    return [...text.matchAll(/\[(?:SCW|SUM|DIT|DOT)\b[^[\]]*\]/g)].map(([tag]) => ({ tag, line: lineOf(source, start) }));
  });
}

/** The line an offset lies on, counted from 1. */
export function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
