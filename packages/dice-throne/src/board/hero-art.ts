/**
 * Emblems of the heroes: bold shapes on a field of 100, printed in the hero's two inks, black and white. They are built of our own
 * geometry from what the hero fights with.
 */
export type Plate = 'deep' | 'bright' | 'ink' | 'paper';
export interface Shape {
  readonly d: string;
  readonly plate: Plate;
  /** A line instead of a field. */
  readonly line?: number;
}
const s = (plate: Plate, d: string): Shape => ({ plate, d });
const l = (plate: Plate, line: number, d: string): Shape => ({ plate, d, line });
export const disc = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 0 1 0-${2 * r}z`;

/** A burst of this many rays from a point, inside and outside radius: what stands behind a headline. */
export function burst(x: number, y: number, rays: number, inside: number, outside: number, turn = 0): string {
  const points = Array.from({ length: rays * 2 }, (_, i) => {
    const angle = turn + (i * Math.PI) / rays;
    const r = i % 2 ? inside : outside;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const EMBLEMS: { readonly [hero: string]: readonly Shape[] } = {
  'black-panther': [
    s('bright', burst(50, 52, 14, 34, 47)),
    s('ink', 'M20 16 36 28q14-5 28 0L80 16q6 20 3 38Q80 80 50 90 20 80 17 54q-3-18 3-38z'),
    s('bright', 'M26 27l9 7-6 9zM74 27l-9 7 6 9z'),
    s('paper', 'M26 51l18 6q0 8-6 9-9-2-12-15zM74 51l-18 6q0 8 6 9 9-2 12-15z'),
    s('bright', 'M44 72h12l-6 7z'),
    l('bright', 2.5, 'M50 79v6M38 34q12-6 24 0M43 40q7-3 14 0'),
    l('paper', 2, 'M41 76 24 73M41 79l-15 5M59 76l17-3M59 79l15 5'),
  ],
  'black-widow': [
    s('bright', disc(50, 50, 44)),
    l(
      'ink',
      5,
      'M36 42 16 30 12 12M64 42 84 30 88 12M34 50 10 48 4 36M66 50l24-2 6-12M36 60 14 68 10 86M64 60l22 8 4 18M42 66 32 84M58 66l10 18',
    ),
    s('ink', `${disc(50, 28, 13)}M50 34c19 0 25 13 25 27S65 92 50 92 25 75 25 61s6-27 25-27z`),
    s('bright', 'M37 47h26L53 63l10 17H37l10-17z'),
    s('paper', 'M43 24l5 5-5 2zM57 24l-5 5 5 2z'),
  ],
  'captain-marvel': [
    s('bright', disc(50, 50, 45)),
    l('deep', 4, disc(50, 50, 36)),
    s('paper', burst(50, 50, 8, 12, 47)),
    s('deep', burst(50, 50, 8, 9, 38)),
    s('bright', disc(50, 50, 10)),
    l('ink', 3, 'M8 66h20M72 66h20M14 74h18M68 74h18'),
  ],
  'doctor-strange': [
    s('ink', disc(50, 50, 46)),
    l('bright', 2.5, `${disc(50, 50, 41)}${disc(50, 50, 35)}M50 9 85.500 70.500h-71zM50 91 14.500 29.500h71z`),
    s('paper', 'M12 50Q32 27 50 27t38 23Q68 73 50 73T12 50z'),
    s('deep', disc(50, 50, 17)),
    s('bright', 'M50 34 58 50 50 66 42 50z'),
    l('bright', 2.5, 'M50 0v9M50 91v9M0 50h9M91 50h9'),
  ],
  loki: [
    s('bright', 'M32 46C14 40 6 24 12 4c6 18 16 24 28 27zM68 46c18-6 26-22 20-42-6 18-16 24-28 27z'),
    s('deep', 'M50 22c20 0 28 16 28 33 0 22-14 36-28 41-14-5-28-19-28-41 0-17 8-33 28-33z'),
    s('bright', 'M50 26 60 46H40zM26 50q12-6 20 4-12 8-20-4zM74 50q-12-6-20 4 12 8 20-4z'),
    s('ink', 'M31 51q8-3 13 2-8 4-13-2zM69 51q-8-3-13 2 8 4 13-2z'),
    l('bright', 3, 'M36 74q14 12 28-4M50 57v9'),
    s('paper', 'M38 75q13 9 24-2-3 13-12 13t-12-11z'),
  ],
  'scarlet-witch': [
    s('bright', 'M50 3l41 23.500v47L50 97 9 73.500v-47z'),
    l('deep', 3, 'M50 12l33 19v38L50 88 17 69V31z'),
    l('paper', 5, 'M50 52c0-8 12-8 12 2s-16 14-24 4 0-28 15-28 24 12 23 26-13 26-28 26-25-9-26-20'),
    s('deep', 'M22 34 36 44 50 18l14 26 14-10-5 24q-10-8-23-8t-23 8z'),
    s('paper', 'M50 32 56 42l-6 8-6-8z'),
    s('ink', `${disc(27, 72, 3)}${disc(73, 72, 3)}${disc(50, 84, 4)}`),
  ],
  'spider-man': [
    s('ink', disc(50, 50, 46)),
    l(
      'bright',
      1.8,
      'M50 4v92M4 50h92M17 17l66 66M83 17 17 83M50 22q-8 20-28 28 20 8 28 28 8-20 28-28-20-8-28-28M50 36q-4 10-14 14 10 4 14 14 4-10 14-14-10-4-14-14',
    ),
    l('deep', 9, 'M40 44 22 34 18 14M60 44 78 34 82 14M38 52 14 54 6 44M62 52l24 2 8-10M38 60 18 72 16 90M62 60l20 12 2 18'),
    s('deep', 'M50 20c8 0 13 6 12 13 8 5 10 15 10 25 0 17-10 34-22 34S28 75 28 58c0-10 2-20 10-25-1-7 4-13 12-13z'),
    s('paper', 'M36 42q12 2 13 14-12 1-13-14zM64 42q-12 2-13 14 12 1 13-14z'),
  ],
  thor: [
    s('bright', burst(50, 50, 16, 30, 48)),
    s('bright', 'M72 2 44 40h20L36 62h22L26 98 40 68H22L44 46H26z'),
    s('ink', 'M44 46h12v46H44z'),
    s('paper', 'M44 54h12v5H44zM44 66h12v5H44zM44 78h12v5H44z'),
    s('deep', 'M18 14h64l4 6v22l-4 6H18l-4-6V20z'),
    l('bright', 3, 'M26 22h48v18H26zM38 31l6-6 6 6 6-6 6 6'),
    s('ink', disc(50, 93, 6)),
  ],
};
const PLAIN: readonly Shape[] = [
  s('bright', burst(50, 50, 12, 32, 47)),
  s('deep', 'M30 30h40v40H30z'),
  s('paper', `${disc(41, 41, 5)}${disc(50, 50, 5)}${disc(59, 59, 5)}`),
];

export const emblemOf = (hero: string): readonly Shape[] => EMBLEMS[hero] ?? PLAIN;
/** @testonly */
export const DRAWN: readonly string[] = Object.keys(EMBLEMS);
