/** A drawing as data: shapes with their colours, back to front. */
import { INK } from './palette.ts';

export interface Shape {
  readonly d: string;
  /** A colour, or none: then only its outline is drawn. */
  readonly fill: string | null;
  /** Width of the outline; 0 for none. */
  readonly line: number;
  /** Colour of the outline, when it is not ink. */
  readonly ink?: string;
}

export const shape = (fill: string | null, d: string, line = 1.6, ink?: string): Shape =>
  ink === undefined ? { d, fill, line } : { d, fill, line, ink };
/** Without an outline. */
export const flat = (fill: string, d: string): Shape => ({ d, fill, line: 0 });
/** Only a stroke. */
export const stroke = (d: string, line = 1.6, ink?: string): Shape => shape(null, d, line, ink);

/** As SVG, in one piece: that is drawn several times faster than shape by shape. */
export const markup = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ d, fill, line, ink }) => {
      const outline = line > 0 ? ` stroke="${ink ?? INK}" stroke-width="${line}"` : '';
      return `<path d="${d}" fill="${fill ?? 'none'}" fill-rule="evenodd"${outline} stroke-linejoin="round" stroke-linecap="round"/>`;
    })
    .join('');
