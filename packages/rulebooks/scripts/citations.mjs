/**
 * Finding citations in source text: rule ids and ruling ids in string literals and comments, and the tags in titles of tests.
 * Pure functions over text.
 */

export const prefixes = { 'scratch-wars': 'SCW', 'summoner-wars': 'SUM', 'dice-throne': 'DIT', doomtrooper: 'DOT' };
export const games = Object.keys(prefixes);

const id = String.raw`(?:\d+(?:\.\d+)*[ts]?|DR-\d+|R-?\d+|[A-I]\d+)`;
const citation = new RegExp(String.raw`\b(?:SCW|SUM|DIT|DOT) ${id}\b`, 'g');
const whole = new RegExp(String.raw`^(?:SCW|SUM|DIT|DOT) ${id}$`);

/** Within a game's own tests a ruling may be named without the prefix. */
const ownRuling = { 'scratch-wars': /^R-\d+$/, 'summoner-wars': /^[A-I]\d+$/, 'dice-throne': /^R\d+$/, doomtrooper: /^DR-\d+$/ };

/** Every citation written out in full in a text, with its offset. */
export function citationsIn(text) {
  return [...text.matchAll(citation)].map(match => ({ cite: match[0], at: match.index }));
}

/** "SCW 3.4" is no rule, but a comment may name a chapter so. */
export function isChapter(cite, known) {
  return [...known].some(other => other.startsWith(`${cite}.`));
}

/**
 * The tags of a test's title: `[SCW 3.4.1.1]`, `[SCW R-41, SCW 3.4.1.2]`, and in the game's own package `[R-41]`.
 * Returns the citations and the tags that begin like a citation and are none.
 */
export function tagsIn(title, ownGame) {
  const cites = [];
  const malformed = [];
  for (const [tag, inner] of title.matchAll(/\[([^[\]]+)\]/g)) {
    const parts = inner.split(',').map(part => part.trim());
    const read = parts.map(part => {
      if (whole.test(part)) return part;
      if (ownGame && ownRuling[ownGame].test(part)) return `${prefixes[ownGame]} ${part}`;
      return null;
    });
    if (read.every(cite => cite !== null)) cites.push(...read);
    else if (/^(?:SCW|SUM|DIT|DOT)\b/.test(inner)) malformed.push(tag);
  }
  return { cites, malformed };
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

/** Titles in a test file: the literals that open a call (`it('…',`), without those of skipped and planned tests. */
export function titlesIn(source) {
  const titles = [];
  for (const { kind, text, start, end } of literalsIn(source)) {
    if (kind === 'comment' || !/^\s*,/.test(source.slice(end))) continue;
    const before = source.slice(0, start).trimEnd();
    if (!before.endsWith('(') || /\.(?:skip|todo|fails)\s*\($/.test(before)) continue;
    titles.push({ title: text.replace(/\\(['"`\\])/g, '$1'), at: start });
  }
  return titles;
}

/** The line an offset lies on, counted from 1. */
export function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
