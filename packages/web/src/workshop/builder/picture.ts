/** The list of a deck as a picture: to be sent where a text would be lost. */

/** What is drawn, in the reader's words. */
export interface ListPicture {
  readonly title: string;
  readonly lines: readonly string[];
  readonly piles: readonly {
    readonly title: string;
    readonly groups: readonly { readonly title: string; readonly cards: readonly { readonly copies: number; readonly name: string }[] }[];
  }[];
}
interface Row {
  readonly kind: 'pile' | 'group' | 'card';
  readonly text: string;
  readonly copies?: number;
}

const WIDTH = 1080;
const MARGIN = 48;
const GAP = 40;
const HEIGHTS = { pile: 56, group: 44, card: 34 } as const;
const HEAD = "'Sofia Sans Condensed', sans-serif";
const BODY = "'Source Sans 3', sans-serif";
const FONTS = { pile: `800 30px ${HEAD}`, group: `700 22px ${HEAD}`, card: `400 22px ${BODY}` } as const;
const INK = '#1d1a14';
const FAINT = '#5d5648';

const rowsOf = ({ piles }: ListPicture): readonly Row[] =>
  piles.flatMap(pile => [
    { kind: 'pile' as const, text: pile.title },
    ...pile.groups.flatMap(group => [
      { kind: 'group' as const, text: group.title },
      ...group.cards.map(({ copies, name }): Row => ({ kind: 'card', text: name, copies })),
    ]),
  ]);
const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { kind }) => sum + HEIGHTS[kind], 0);

/** In two columns of about the same height; a heading goes with what it heads. */
function columns(rows: readonly Row[]): readonly [readonly Row[], readonly Row[]] {
  const half = heightOf(rows) / 2;
  let height = 0;
  let cut = rows.findIndex(({ kind }) => (height += HEIGHTS[kind]) > half) + 1;
  while (cut > 0 && rows[cut - 1] && rows[cut - 1]!.kind !== 'card') cut--;
  return [rows.slice(0, cut), rows.slice(cut)];
}

/** Draws it, as high as it needs; null where the browser cannot. */
export async function drawList(list: ListPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  await Promise.all(Object.values(FONTS).map(font => document.fonts.load(font).catch(() => [])));
  const sides = columns(rowsOf(list));
  const top = MARGIN + 58 + list.lines.length * 30 + 16;
  canvas.width = WIDTH;
  canvas.height = Math.ceil(top + Math.max(...sides.map(heightOf)) + MARGIN);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const text = (said: string, at: { readonly x: number; readonly y: number }, width: number): void => pen.fillText(said, at.x, at.y, width);
  pen.fillStyle = '#fffdf8';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = INK;
  pen.font = `800 48px ${HEAD}`;
  text(list.title, { x: MARGIN, y: MARGIN + 40 }, WIDTH - 2 * MARGIN);
  pen.font = FONTS.card;
  pen.fillStyle = FAINT;
  for (const [i, line] of list.lines.entries()) text(line, { x: MARGIN, y: MARGIN + 58 + 22 + i * 30 }, WIDTH - 2 * MARGIN);
  const width = (WIDTH - 2 * MARGIN - GAP) / 2;
  for (const [i, rows] of sides.entries()) {
    const x = MARGIN + i * (width + GAP);
    let y = top;
    for (const { kind, text: said, copies } of rows) {
      y += HEIGHTS[kind];
      pen.font = FONTS[kind];
      pen.fillStyle = kind === 'group' ? FAINT : INK;
      const shift = copies === undefined ? 0 : 48;
      if (copies !== undefined) {
        pen.font = `700 22px ${HEAD}`;
        text(`${copies}×`, { x, y: y - 9 }, shift);
        pen.font = FONTS[kind];
      }
      text(said, { x: x + shift, y: y - 9 }, width - shift);
    }
  }
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}
