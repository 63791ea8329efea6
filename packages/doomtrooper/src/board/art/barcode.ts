import { n } from './pen.ts';

/** Bars of the dossier's number, five units high, from its left edge. */
export function barcodeOf(code: string): { readonly d: string; readonly width: number } {
  let d = '';
  let x = 0;
  for (const digit of code) {
    const value = (digit.codePointAt(0)! - 48) & 31;
    for (let bit = 4; bit >= 0; bit--) {
      const wide = value & (1 << bit) ? 1.7 : 0.7;
      d += `M${n(x)} 0h${n(wide)}v5h${n(-wide)}z`;
      x += wide + 0.9;
    }
  }
  return { d, width: x };
}
