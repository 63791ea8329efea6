/** Lines as they reach a terminal: clean of foreign control sequences, broken at its width, with colours where it has them. */
import { STYLES, type Style } from '@kolbiste/engine';

/** What a name or a file may carry and a terminal would obey: control characters, and those that turn the direction of text. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const OBEYED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** The marks of `styled`. */
const MARKS = /[\uE000-\uE00F]/g;
/** First the end of a style, then the styles. */
const CODES: Record<Style | 'end', number> = { end: 0, bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36, magenta: 35 };

/** Text for a terminal: what it would obey is shown as a sign, marks become colours or nothing. */
export function painted(text: string, colour: boolean): string {
  const codeOf = (mark: string): number => CODES[STYLES[mark.charCodeAt(0) - 0xe001] ?? 'end'];
  return text.replaceAll(OBEYED, '\uFFFD').replaceAll(MARKS, mark => (colour ? `\u001B[${codeOf(mark)}m` : ''));
}

const lengthOf = (text: string): number => text.replaceAll(MARKS, '').length;

/** Breaks a line at spaces; what follows is set in a little more than its beginning. */
export function wrapped(line: string, width: number): string[] {
  if (lengthOf(line) <= width) return [line];
  const [indent] = /^\s*/.exec(line)!;
  const hanging = ' '.repeat(Math.min(indent.length + 2, width >> 1));
  const lines: string[] = [];
  let current: string | null = null;
  // The last word in brackets stays with the one before it, as in a citation; so does a sign of per cent.
  for (const word of line.slice(indent.length).split(/ (?!%|[\w.-]*\])/)) {
    const next: string = current === null ? indent + word : `${current} ${word}`;
    if (current !== null && lengthOf(next) > width) {
      lines.push(current.trimEnd());
      current = hanging + word;
    } else current = next;
  }
  return [...lines, current ?? indent].map((each, i) => (i === 0 ? each : hanging + each.trimStart()));
}
