/** YAML with lines: every value of a file knows the line it stands on, so that an error can say it. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Plain } from '@kolbiste/engine';

interface At {
  /** Counted from 1. For an entry of a map, the line of its key. */
  readonly line: number;
  readonly value: Plain;
}
export interface LocatedMap extends At {
  readonly kind: 'map';
  readonly entries: readonly Entry[];
}
export interface LocatedList extends At {
  readonly kind: 'list';
  readonly items: readonly Located[];
}
export interface LocatedScalar extends At {
  readonly kind: 'scalar';
  /** As written: `1.0` stays `1.0`. */
  readonly text: string;
}
export type Located = LocatedMap | LocatedList | LocatedScalar;
export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly of: Located;
}

/** A file that cannot be used as it stands: which, where, and what to do about it. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly file: string;
  readonly line: number;
  /** The message without file and line. */
  readonly what: string;
  constructor(file: string, line: number, what: string, cause?: unknown) {
    super(`${file}:${line}: ${what}`, { cause });
    this.file = file;
    this.line = line;
    this.what = what;
  }
}

/** This many values a file may hold, and how deep it may nest, once its aliases are followed: far more than any scenario needs. */
const MOST_VALUES = 20_000;
const DEEPEST = 50;

export function readLocated(text: string, file: string): Located {
  const lineCounter = new LineCounter();
  const lineOf = (offset: number): number => lineCounter.linePos(offset).line || 1;
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new ScenarioError(file, lineOf(error.pos[0]), `this is not YAML: ${error.message}`);
  if (document.contents === null) throw new ScenarioError(file, 1, 'the file is empty');
  let values = 0;
  const locate = (node: unknown, above: number, depth: number): Located => {
    if (++values > MOST_VALUES || depth > DEEPEST)
      throw new ScenarioError(file, above, `a scenario holds at most ${MOST_VALUES} values, at most ${DEEPEST} deep`);
    if (isAlias(node)) return { ...locate(node.resolve(document), above, depth), line: lineAt(node, lineOf, above) };
    if (node === null || node === undefined) return { kind: 'scalar', line: above, value: null, text: '' };
    const line = lineAt(node as Node, lineOf, above);
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }): Entry => {
        const named = locate(key, line, depth + 1);
        if (named.kind !== 'scalar') throw new ScenarioError(file, named.line, 'a name must be a word, not a list or a map');
        return { key: named.text, line: named.line, of: locate(value, named.line, depth + 1) };
      });
      return { kind: 'map', line, entries, value: Object.fromEntries(entries.map(({ key, of }) => [key, of.value])) };
    }
    if (isSeq(node)) {
      const items = node.items.map(item => locate(item, line, depth + 1));
      return { kind: 'list', line, items, value: items.map(item => item.value) };
    }
    if (!isScalar(node)) throw new ScenarioError(file, line, 'this is neither a value, nor a list, nor a map');
    const { value } = node;
    const plain =
      value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
    if (!plain)
      throw new ScenarioError(file, line, `${String(value)} cannot stand in a scenario: only texts, numbers, true, false and null`);
    return { kind: 'scalar', line, value: Object.is(value, -0) ? 0 : value, text: node.source ?? String(value) };
  };
  return locate(document.contents, 1, 0);
}

function lineAt(node: Node, lineOf: (offset: number) => number, above: number): number {
  return node.range ? lineOf(node.range[0]) : above;
}

/** The entry of a map, by its key. */
export const entryOf = (located: Located | undefined, key: string): Entry | undefined =>
  located?.kind === 'map' ? located.entries.find(entry => entry.key === key) : undefined;

/** The first line at which the word stands, as a key or a value: dotted words are followed down. */
export function lineOfWord(located: Located, word: string): number | null {
  if (located.kind === 'scalar') return located.text === word ? located.line : null;
  if (located.kind === 'list') return firstLine(located.items.map(item => () => lineOfWord(item, word)));
  return firstLine(
    located.entries.map(({ key, line, of }) => () => {
      if (key === word) return line;
      const below = word.startsWith(`${key}.`) ? lineOfWord(of, word.slice(key.length + 1)) : null;
      return below ?? lineOfWord(of, word);
    }),
  );
}
function firstLine(candidates: readonly (() => number | null)[]): number | null {
  for (const candidate of candidates) {
    const line = candidate();
    if (line !== null) return line;
  }
  return null;
}
