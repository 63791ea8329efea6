/** The battlefield in characters: a cell of two lines for each square, seen from the viewer's side. */
import { styled, type Style } from '@kolbiste/engine';
import { ROWS } from '../rules/battlefield.ts';
import type { FieldCardView, TableView } from '../rules/view.ts';

/** By side; a number in the cell says the same without colours. */
export const SIDE_STYLES: readonly Style[] = ['cyan', 'red', 'blue', 'magenta'];
const LETTERS = 'abcdefghijkl';

/** A name that fits: as it is, with its first words shortened, or cut. */
export function fitted(name: string, width: number): string {
  if (name.length <= width) return name;
  const words = name.split(' ');
  const last = words.pop()!;
  const short = [...words.map(word => `${word[0]}.`), last].join(' ');
  return (words.length && short.length <= width ? short : name).slice(0, width);
}

/** In cells narrower than this the number of the side stands before the name. */
const ROOMY = 9;

/** Dice, `»` for a ranged attack, and the life left. */
const numbers = ({ dice, ranged, life, wounds, reach }: FieldCardView): string =>
  `${reach ? `${dice}${ranged ? '»' : ''}` : ''}♥${life - wounds}`;

/** The two lines of a cell: whose card, its name, its numbers. */
function cellOf(top: FieldCardView, onVine: boolean, cell: number, name: string): readonly [string, string] {
  const side = String(top.controller + 1);
  const below = `${numbers(top)}${onVine ? '#' : ''}`;
  return cell < ROOMY ? [`${side}${fitted(name, cell - 1)}`, below] : [fitted(name, cell), `${side}: ${below.replace('♥', ' ♥').trim()}`];
}

export function mapLines(view: TableView, turned: boolean, width: number, nameOf: (card: string) => string): string[] {
  const { columns } = view;
  // A frame line between cells, and the numbers of the rows on both sides.
  const cell = Math.max(5, Math.min(11, Math.floor((width - 5) / columns) - 1));
  const across = Array.from({ length: columns }, (_, x) => (turned ? columns - 1 - x : x));
  const rows = Array.from({ length: ROWS }, (_, y) => (turned ? y : ROWS - 1 - y));
  const at = new Map<string, FieldCardView[]>();
  for (const card of view.field) at.set(card.square, [...(at.get(card.square) ?? []), card]);
  const letters = `  ${across.map(x => LETTERS[x]!.padStart(Math.ceil(cell / 2) + 1).padEnd(cell + 1)).join('')}`;
  const between = `  +${`${'-'.repeat(cell)}+`.repeat(columns)}`;
  const middle = `  +${`${'='.repeat(cell)}+`.repeat(columns)}`;
  const lines = [letters, between];
  rows.forEach((row, y) => {
    const first: string[] = [],
      second: string[] = [];
    for (const x of across) {
      const here = at.get(`${LETTERS[x]}${row + 1}`) ?? [];
      const [top, under] = here;
      if (!top) {
        first.push(' '.repeat(cell));
        second.push(' '.repeat(cell));
        continue;
      }
      const paint = (text: string): string => styled(SIDE_STYLES[top.controller]!, text.padEnd(cell));
      const [name, below] = cellOf(top, under !== undefined, cell, nameOf(top.card));
      first.push(paint(name));
      second.push(paint(below));
    }
    const label = String(row + 1);
    lines.push(`${label} |${first.join('|')}| ${label}`, `  |${second.join('|')}|`, y === ROWS / 2 - 1 ? middle : between);
  });
  lines.push(letters);
  return lines.map(line => line.trimEnd());
}
