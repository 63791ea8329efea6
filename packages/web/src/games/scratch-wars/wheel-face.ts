/** What is printed on a sector of a wheel, as SVG. The same few hundred sectors lie on all wheels: each is written once and kept. */
import { isDeferred, isReusable, type Sector } from '@kolbiste/scratch-wars';
import { ICON_MARKS } from './emblems.ts';
import { arcPath, circle, regular, sectorPath } from './geometry.ts';
import { COLOUR_DEEP, COLOUR_FILL, INK } from './palette.ts';

/** Of the ring of sectors, in units of the wheel's drawing. */
export const INNER = 36;
const OUTER = 92;

const written = new Map<string, string>();

export function sectorFace(sector: Sector): string {
  const { colour, effect, value, durability } = sector;
  const name = `${colour} ${effect} ${value} ${durability}`;
  let face = written.get(name);
  if (face === undefined) written.set(name, (face = write(sector)));
  return face;
}

function write({ colour, effect, value, durability }: Sector): string {
  const mark = ICON_MARKS[effect];
  const number = value < 0 ? `−${-value}` : value;
  return (
    `<path class="field" d="${sectorPath(colour, INNER, OUTER)}" fill="${COLOUR_FILL[colour]}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path class="rich" d="${arcPath(INNER + 1, INNER + 5, -17, 17)}" fill="${COLOUR_DEEP[colour]}" opacity="0.55"/>` +
    '<g class="mid"><g transform="translate(-10.2 -64) scale(0.85)">' +
    (mark.fill ? `<path d="${mark.fill}" fill="${INK}" fill-rule="evenodd"/>` : '') +
    (mark.line
      ? `<path d="${mark.line}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
      : '') +
    '</g>' +
    (isDeferred(effect) && durability !== null
      ? `<text x="-8.5" y="-68.5" class="value">${number}</text><path d="${isReusable(effect) ? circle(9.5, -75.5, 8) : regular(9.5, -75.5, 9.2, 6, 30)}" fill="#fffdf4" stroke="${INK}" stroke-width="1.2"/>` +
        `<text x="9.5" y="-71" class="durability">${durability}</text>`
      : `<text x="0" y="-68.5" class="value">${number}</text>`) +
    '</g>'
  );
}
