/**
 * What is printed on a wheel, as SVG: as few shapes as there can be, because a board has eleven wheels. Each is written once and kept.
 */
import { isDeferred, isReusable, type Colour, type Sector } from '../index.ts';
import { ICON_MARKS } from './marks.ts';
import { arcPath, circle, polar, regular, sectorAngle, sectorPath } from './geometry.ts';
import { COLOUR_DEEP, COLOUR_FILL, INK } from './palette.ts';

/** Of the ring of sectors, in units of the wheel's drawing. */
export const INNER = 36;
export const OUTER = 92;

const COLOURS: readonly Colour[] = ['green', 'orange', 'red'];
const written = new Map<string, string>();

export function wheelFace(sectors: readonly Sector[]): string {
  const name = sectors.map(({ colour, effect, value, durability }) => `${colour} ${effect} ${value} ${durability}`).join();
  let face = written.get(name);
  if (face === undefined) written.set(name, (face = write(sectors)));
  return face;
}

function write(sectors: readonly Sector[]): string {
  /** The sectors of a colour as one shape. */
  const all = (colour: Colour, draw: (angle: number) => string): string =>
    sectors.map((sector, i) => (sector.colour === colour ? draw(sectorAngle(i)) : '')).join('');
  const used = COLOURS.filter(colour => sectors.some(sector => sector.colour === colour));
  return (
    used
      .map(
        colour =>
          `<path d="${all(colour, angle => sectorPath(colour, INNER, OUTER, angle))}" fill="${COLOUR_FILL[colour]}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>` +
          `<path class="rich" d="${all(colour, angle => arcPath(INNER + 1, INNER + 5, angle - 17, angle + 17))}" fill="${COLOUR_DEEP[colour]}" fill-opacity="0.55"/>`,
      )
      .join('') + `<g class="mid">${tokens(sectors)}${sectors.map((sector, i) => print(sector, `rotate(${sectorAngle(i)})`)).join('')}</g>`
  );
}

/** What a deferred effect's durability stands on: round if the effect stays, six-sided if it is used up. */
function tokens(sectors: readonly Sector[]): string {
  const [x, y, toAngle] = [9.5, -75.5, 180 / Math.PI];
  const d = sectors
    .map(({ effect, durability }, i) => {
      if (!isDeferred(effect) || durability === null) return '';
      const p = polar(Math.hypot(x, y), Math.atan2(x, -y) * toAngle + sectorAngle(i));
      return isReusable(effect) ? circle(p.x, p.y, 8) : regular(p.x, p.y, 9.2, 6, 30 + sectorAngle(i));
    })
    .join('');
  return d && `<path d="${d}" fill="#fffdf4" stroke="${INK}" stroke-width="1.2"/>`;
}

/** Emblem and numbers of one sector. */
function print({ effect, value, durability }: Sector, turn: string): string {
  const mark = ICON_MARKS[effect];
  const place = `transform="${turn} translate(-10.2 -64) scale(0.85)"`;
  const token = isDeferred(effect) && durability !== null;
  const number = value < 0 ? `−${-value}` : value;
  return (
    (mark.fill ? `<path d="${mark.fill}" ${place} fill="${INK}" fill-rule="evenodd"/>` : '') +
    (mark.line
      ? `<path d="${mark.line}" ${place} fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
      : '') +
    `<text x="${token ? -8.5 : 0}" y="-68.5" transform="${turn}" class="value">${number}</text>` +
    (token ? `<text x="9.5" y="-71" transform="${turn}" class="durability">${durability}</text>` : '')
  );
}
