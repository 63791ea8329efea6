/**
 * Woodcuts: each card's picture as shapes in two tones, ink and paper, on a field of 100 by 100. A figure is a head of its people
 * with a headgear and a thing it holds; an event is a sign of what it does. The lines around come from a seed of the card's name.
 * All of it is drawn here; nothing is taken from the cards' art.
 */
import { streamOf } from '@kolbiste/board-kit/seed';

export interface Cut {
  readonly d: string;
  readonly tone: 'ink' | 'paper';
  /** Width of a stroke; 0 fills. */
  readonly line: number;
  readonly move?: string;
}

const ink = (d: string): Cut => ({ d, tone: 'ink', line: 0 });
const bare = (d: string): Cut => ({ d, tone: 'paper', line: 0 });
const inkLine = (d: string, line = 3): Cut => ({ d, tone: 'ink', line });
const bareLine = (d: string, line = 2): Cut => ({ d, tone: 'paper', line });
const moved = (cuts: readonly Cut[], move: string): Cut[] => cuts.map(cut => ({ ...cut, move: cut.move ? `${move} ${cut.move}` : move }));
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A sliver: what a graver leaves in wood, thick at its start and thin at its end. */
const sliver = (x1: number, y1: number, x2: number, y2: number, width: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = (-(y2 - y1) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  return `M${n(x1 + dx)} ${n(y1 + dy)}L${n(x2)} ${n(y2)}L${n(x1 - dx)} ${n(y1 - dy)}z`;
};
const slivers = (list: readonly (readonly [number, number, number, number])[], width = 2.6): string =>
  list.map(([a, b, c, d]) => sliver(a, b, c, d, width)).join('');
const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
const star = (x: number, y: number, r: number, points = 5, inner = 0.45): string => {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 ? r * inner : r;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    d += `${i ? 'L' : 'M'}${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  }
  return `${d}z`;
};
const rays = (x: number, y: number, from: number, to: number, count: number, width: number, turn = 0): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (Math.PI * 2 * i) / count;
    d += sliver(x + from * Math.cos(angle), y + from * Math.sin(angle), x + to * Math.cos(angle), y + to * Math.sin(angle), width);
  }
  return d;
};

// -- peoples: a head and shoulders, the brow at y 36, the skull between x 30 and 70 ----------------------------------------------

type Gear = 'none' | 'helm' | 'lamp' | 'hood' | 'crown' | 'band' | 'spikes' | 'wrap' | 'leaves' | 'plume' | 'cap' | 'circlet';

const SHOULDERS = [
  ink('M6 100C8 82 24 74 40 71L60 71C76 74 92 82 94 100z'),
  bare(
    slivers(
      [
        [18, 98, 24, 82],
        [28, 98, 31, 80],
        [82, 98, 76, 82],
        [72, 98, 69, 80],
      ],
      3,
    ),
  ),
];

const GEAR: Record<Gear, readonly Cut[]> = {
  none: [],
  helm: [
    ink('M25 39C24 17 36 6 50 6C64 6 76 17 75 39L66 35H34z'),
    bareLine('M27 34C40 27 60 27 73 34', 2.4),
    bare(
      slivers(
        [
          [50, 25, 50, 9],
          [42, 25, 39, 12],
          [58, 25, 61, 12],
        ],
        2.6,
      ),
    ),
    ink('M47 28H53V48L50 52L47 48z'),
  ],
  lamp: [
    ink('M25 37C24 17 36 7 50 7C64 7 76 17 75 37z'),
    bareLine('M26 32H74', 2.4),
    bare(circle(50, 20, 7.5)),
    ink(circle(50, 20, 3.4)),
    bare(rays(50, 20, 9.5, 16, 9, 2.6, 0.2)),
  ],
  hood: [
    ink('M18 72C14 38 24 4 50 1C76 4 86 38 82 72L70 66C75 46 68 26 50 23C32 26 25 46 30 66z'),
    bare(
      slivers(
        [
          [25, 58, 24, 36],
          [75, 58, 76, 36],
          [31, 30, 40, 14],
          [69, 30, 60, 14],
          [50, 18, 50, 5],
        ],
        2.6,
      ),
    ),
  ],
  crown: [
    ink('M27 36L23 8L36 20L50 2L64 20L77 8L73 36z'),
    bareLine('M28 30H72', 2.4),
    bare(circle(50, 22, 3.6) + circle(37, 25, 2.2) + circle(63, 25, 2.2)),
  ],
  band: [
    ink('M29 35C30 18 40 12 50 12C60 12 70 18 71 35L70 39C58 32 42 32 30 39z'),
    bareLine('M30 31C42 25 58 25 70 31', 2.2),
    bare(
      slivers(
        [
          [44, 22, 41, 15],
          [50, 22, 50, 14],
          [56, 22, 59, 15],
        ],
        2.2,
      ),
    ),
  ],
  spikes: [
    ink('M26 38L20 16L33 23L36 4L46 19L52 1L57 19L66 4L68 23L80 16L74 38z'),
    bare(
      slivers(
        [
          [38, 32, 36, 15],
          [51, 32, 52, 12],
          [64, 32, 65, 15],
        ],
        2.6,
      ),
    ),
  ],
  wrap: [
    ink('M26 40C22 18 36 6 52 7C68 8 78 20 74 40C60 30 40 30 26 40z'),
    bareLine('M28 32C42 20 60 22 74 32M34 19C46 11 60 14 70 22', 2.2),
    ink('M73 34L92 44L86 52L72 40z'),
  ],
  leaves: [
    ink(
      'M50 38C40 26 40 10 50 0C60 10 60 26 50 38zM44 38C28 34 22 22 24 8C38 12 46 24 46 38zM56 38C72 34 78 22 76 8C62 12 54 24 54 38zM36 40C22 42 14 34 10 24C24 22 34 30 38 40zM64 40C78 42 86 34 90 24C76 22 66 30 62 40z',
    ),
    bare(
      slivers(
        [
          [50, 34, 50, 8],
          [43, 33, 29, 14],
          [57, 33, 71, 14],
          [32, 37, 17, 28],
          [68, 37, 83, 28],
        ],
        2,
      ),
    ),
  ],
  plume: [
    ink('M26 38C24 20 34 12 50 12C66 12 76 20 74 38L50 34z'),
    ink('M50 14C48 4 60 -2 78 3C88 8 92 20 88 32C82 20 72 14 50 14z'),
    bareLine('M28 33C42 27 58 27 72 33', 2.2),
    bare(
      slivers(
        [
          [62, 8, 84, 22],
          [66, 5, 86, 14],
        ],
        2,
      ),
    ),
  ],
  cap: [ink('M28 36C28 18 38 10 50 10C62 10 72 18 72 36z'), bareLine('M29 31H71', 2)],
  circlet: [ink('M28 35C40 29 60 29 72 35L71 40C60 34 40 34 29 40z'), ink(star(50, 27, 10, 4, 0.4)), bare(circle(50, 27, 2.4))],
};

type People = 'dwarf' | 'orc' | 'goblin' | 'elf' | 'vargath' | 'bender';

const EYES = (y: number, apart = 9): Cut[] => [
  ink(
    `M${50 - apart - 6} ${y}Q${50 - apart} ${y - 4.5} ${50 - apart + 6} ${y}Q${50 - apart} ${y + 4} ${50 - apart - 6} ${y}zM${50 + apart - 6} ${y}Q${50 + apart} ${y - 4.5} ${50 + apart + 6} ${y}Q${50 + apart} ${y + 4} ${50 + apart - 6} ${y}z`,
  ),
];

const PEOPLE: Record<People, (gear: Gear) => Cut[]> = {
  dwarf: gear => [
    ...SHOULDERS,
    ink('M26 30H74V58H26z'),
    bare('M31 36H69V60H31z'),
    ink('M31 36L48 40V36zM69 36L52 40V36z'),
    ...EYES(45),
    ink('M44 46C42 52 42 56 45 58H55C58 56 58 52 56 46L50 44z'),
    bare(slivers([[48, 56, 49, 47]], 1.8)),
    ink('M24 50C22 78 36 96 50 103C64 96 78 78 76 50C70 58 62 58 57 57C53 61 47 61 43 57C38 58 30 58 24 50z'),
    bare(
      slivers(
        [
          [50, 66, 50, 97],
          [43, 64, 44, 90],
          [57, 64, 56, 90],
          [36, 64, 38, 82],
          [64, 64, 62, 82],
          [30, 60, 32, 72],
          [70, 60, 68, 72],
        ],
        2.6,
      ),
    ),
    ...GEAR[gear],
  ],
  orc: gear => [
    ...SHOULDERS,
    ink('M30 46L10 38L16 54L30 58zM70 46L90 38L84 54L70 58z'),
    ink('M28 26C32 16 68 16 72 26L78 62C74 80 62 86 50 86C38 86 26 80 22 62z'),
    bare('M32 40L47 45L46 50L34 49zM68 40L53 45L54 50L66 49z'),
    ink(circle(41, 46.4, 2.2) + circle(59, 46.4, 2.2)),
    bare(
      slivers(
        [
          [46, 57, 43, 52],
          [54, 57, 57, 52],
          [36, 34, 44, 37],
          [64, 34, 56, 37],
        ],
        2.6,
      ),
    ),
    bare('M28 68C38 63 62 63 72 68L70 73C60 69 40 69 30 73z'),
    bare('M33 72L30 52C37 56 40 62 41 71zM67 72L70 52C63 56 60 62 59 71z'),
    bare(
      slivers(
        [
          [46, 80, 48, 74],
          [54, 80, 52, 74],
          [28, 60, 27, 50],
          [72, 60, 73, 50],
        ],
        2.4,
      ),
    ),
    ...GEAR[gear],
  ],
  goblin: gear => [
    ...moved(SHOULDERS, 'translate(12 22) scale(0.76)'),
    ink('M32 42C22 30 8 26 -4 28C4 40 10 58 32 58zM68 42C78 30 92 26 104 28C96 40 90 58 68 58z'),
    bare(
      slivers(
        [
          [26, 50, 6, 33],
          [24, 54, 12, 42],
          [74, 50, 94, 33],
          [76, 54, 88, 42],
        ],
        3,
      ),
    ),
    ink('M28 34C30 20 70 20 72 34C73 58 62 84 50 88C38 84 27 58 28 34z'),
    bare(circle(39, 46, 7.5) + circle(61, 46, 7.5)),
    ink(circle(41, 47, 3.2) + circle(59, 47, 3.2)),
    bare('M46 50C45 58 40 62 43 66C47 68 53 68 57 66C60 62 55 58 54 50L50 48z'),
    bare('M34 70C44 76 56 76 66 70L62 77L58 74L54 80L50 75L46 80L42 74L38 77z'),
    ...GEAR[gear],
  ],
  elf: gear => [
    ...moved(SHOULDERS, 'translate(8 14) scale(0.84)'),
    ink('M32 44L14 18L33 32zM68 44L86 18L67 32z'),
    ink('M32 26C36 14 64 14 68 26L67 54C64 72 56 82 50 85C44 82 36 72 33 54z'),
    bare('M37 36H49V66L45 72C40 66 37 58 37 50z'),
    ink('M37 44L49 47L47 51L39 50z'),
    bare('M52 47L63 44L61 50L54 51z'),
    ink('M47 58L49 52V64L45 63z'),
    ink('M43 70H49V71.6H44z'),
    bare(
      slivers(
        [
          [62, 68, 60, 56],
          [57, 74, 56, 64],
        ],
        2.2,
      ),
    ),
    ...GEAR[gear],
  ],
  vargath: gear => [
    ...SHOULDERS,
    ink(
      'M36 26C22 30 4 22 4 6C4 -4 16 -6 20 2C14 0 11 6 15 11C20 18 32 14 40 14zM64 26C78 30 96 22 96 6C96 -4 84 -6 80 2C86 0 89 6 85 11C80 18 68 14 60 14z',
    ),
    bare(
      slivers(
        [
          [9, 14, 14, 10],
          [15, 21, 19, 15],
          [24, 25, 25, 18],
          [91, 14, 86, 10],
          [85, 21, 81, 15],
          [76, 25, 75, 18],
        ],
        2.6,
      ),
    ),
    ink('M34 36L12 42C14 52 24 54 36 48zM66 36L88 42C86 52 76 54 64 48z'),
    ink('M32 24C38 12 62 12 68 24L66 50L61 78C58 86 42 86 39 78L34 50z'),
    bare('M37 41L47 46L45 51L38 48zM63 41L53 46L55 51L62 48z'),
    ink(circle(42.5, 46.5, 1.8) + circle(57.5, 46.5, 1.8)),
    bare(
      slivers(
        [
          [50, 66, 50, 26],
          [44, 64, 45, 54],
          [56, 64, 55, 54],
        ],
        2.4,
      ),
    ),
    bare('M43 74L48 76L46 79zM57 74L52 76L54 79z'),
    ink('M44 84L50 104L56 84z'),
    bare(slivers([[50, 86, 50, 98]], 2)),
    ...(gear === 'none' ? [] : moved(GEAR[gear], 'translate(16 4) scale(0.68 0.72)')),
  ],
  bender: gear => [
    ink('M4 100C8 86 20 80 30 78L24 56L42 72L58 72L76 56L70 78C80 80 92 86 96 100z'),
    bare(
      slivers(
        [
          [20, 98, 28, 84],
          [80, 98, 72, 84],
          [34, 98, 38, 82],
          [66, 98, 62, 82],
        ],
        3,
      ),
    ),
    ink('M30 36C30 16 40 8 50 8C60 8 70 16 70 36C71 56 62 74 50 78C38 74 29 56 30 36z'),
    bare('M33 47C38 42 44 43 47 47C44 51 38 52 33 47zM67 47C62 42 56 43 53 47C56 51 62 52 67 47z'),
    bare('M50 34C54 28 54 22 50 17C46 22 46 28 50 34z'),
    bare(
      slivers(
        [
          [50, 62, 48, 49],
          [43, 67, 57, 67],
          [38, 60, 36, 53],
          [62, 60, 64, 53],
        ],
        2.2,
      ),
    ),
    ...GEAR[gear],
  ],
};

// -- things they hold, upright in a box of 40 by 100 -----------------------------------------------------------------------------

const shaft = (from = 6): Cut => inkLine(`M20 ${from}V100`, 5);
const THINGS = {
  pick: [
    shaft(12),
    ink('M-6 30C2 10 38 10 46 30C36 20 4 20 -6 30z'),
    bare(
      slivers(
        [
          [20, 19, 38, 22],
          [20, 19, 2, 22],
        ],
        1.6,
      ),
    ),
  ],
  gemStaff: [shaft(34), ink('M20 0L36 14L20 38L4 14z'), bareLine('M4 14H36M13 14L20 36L27 14L20 2z', 1.8)],
  book: [
    ink('M-4 50C8 44 16 46 20 52C24 46 32 44 44 50V92C32 86 24 88 20 94C16 88 8 86 -4 92z'),
    bareLine('M20 53V92M2 58L14 57M2 66L14 65M2 74L14 73M26 57L38 58M26 65L38 66M26 73L38 74', 2),
  ],
  orb: [inkLine('M20 60V100', 5), ink(circle(20, 42, 19)), bareLine('M9 44a11 11 0 0 1 8-12', 3), bare(star(22, 44, 7, 4, 0.3))],
  sceptre: [shaft(30), ink(star(20, 20, 19, 8, 0.62)), bare(circle(20, 20, 6))],
  hammer: [
    shaft(20),
    ink('M-6 8H46V34H-6z'),
    bareLine('M2 8V34M38 8V34', 2.4),
    bare(
      slivers(
        [
          [10, 30, 10, 12],
          [20, 30, 20, 12],
          [30, 30, 30, 12],
        ],
        2,
      ),
    ),
  ],
  spear: [shaft(24), ink('M20 -4L30 22L20 34L10 22z'), bare(slivers([[20, 30, 20, 4]], 2.4))],
  javelins: [inkLine('M8 20V100M20 12V100M32 20V100', 3.4), ink('M8 0L14 20H2zM20 -8L26 12H14zM32 0L38 20H26z')],
  bow: [inkLine('M30 2C-6 20 -6 76 30 96', 4.6), inkLine('M30 2V96', 1.8), inkLine('M-8 49H40', 3), ink('M-14 49L-2 42V56z')],
  sword: [ink('M20 -6L27 6V62H13V6z'), bareLine('M20 2V60', 1.8), ink('M2 62H38V69H2z'), inkLine('M20 69V88', 6), ink(circle(20, 91, 5.5))],
  blades: [
    ...moved([ink('M20 -4L25 6V60H15V6z'), ink('M6 60H34V66H6z'), inkLine('M20 66V84', 5)], 'rotate(-16 20 90)'),
    ...moved([ink('M20 -4L25 6V60H15V6z'), ink('M6 60H34V66H6z'), inkLine('M20 66V84', 5)], 'rotate(20 20 90)'),
  ],
  dagger: [ink('M20 20L28 34V70H12V34z'), bareLine('M20 30V68', 1.8), ink('M4 70H36V76H4z'), inkLine('M20 76V94', 6)],
  axe: [
    shaft(6),
    ink('M20 10C40 -4 52 8 50 26C48 40 38 46 20 40z'),
    bare(
      slivers(
        [
          [46, 24, 24, 24],
          [44, 14, 26, 18],
          [44, 34, 26, 30],
        ],
        2,
      ),
    ),
  ],
  doubleAxe: [
    shaft(6),
    ink('M20 12C36 -2 48 8 47 24C46 38 36 44 20 38zM20 12C4 -2 -8 8 -7 24C-6 38 4 44 20 38z'),
    bare(
      slivers(
        [
          [43, 24, 25, 24],
          [-3, 24, 15, 24],
        ],
        2,
      ),
    ),
  ],
  club: [
    inkLine('M20 50V100', 6),
    ink('M8 54C2 30 6 4 20 2C34 4 38 30 32 54z'),
    bare(circle(15, 18, 2.6) + circle(25, 27, 2.6) + circle(15, 38, 2.6) + circle(26, 44, 2.6)),
  ],
  whip: [inkLine('M20 98V72C20 50 46 52 42 30C38 10 6 12 8 32C10 46 28 42 26 30', 4.6)],
  vineStaff: [
    shaft(20),
    inkLine('M20 20C20 0 42 -2 42 14C42 24 28 24 29 15', 4.6),
    inkLine('M20 90C34 84 34 72 20 68C6 64 6 52 20 48', 2.8),
    ink('M33 78C44 74 46 66 44 60C34 62 30 70 33 78zM7 58C-4 54 -6 46 -4 40C6 42 10 50 7 58z'),
  ],
  skullStaff: [
    shaft(38),
    ink('M2 20C2 4 38 4 38 20C38 30 33 32 32 40H8C7 32 2 30 2 20z'),
    bare(circle(12, 21, 5) + circle(28, 21, 5)),
    bareLine('M16 34V40M20 33V40M24 34V40', 1.8),
  ],
  sack: [
    inkLine('M20 20L40 -4', 4),
    ink('M10 30C-12 44 -10 92 20 96C50 92 52 44 30 30C34 24 30 16 20 20C10 16 6 24 10 30z'),
    bareLine('M10 31H30', 2.4),
    bare(
      slivers(
        [
          [4, 82, 2, 54],
          [36, 82, 38, 54],
        ],
        2.6,
      ),
    ),
    bare(star(20, 64, 11, 4, 0.4)),
  ],
  shield: [ink('M-6 30C8 32 16 28 20 22C24 28 32 32 46 30C48 62 40 84 20 96C0 84 -8 62 -6 30z'), bareLine('M20 32V84M2 52H38', 3)],
  boots: [ink('M10 28H32V68L48 80V90H10z'), bareLine('M11 38H32M11 82H46', 2.2), inkLine('M2 40H-14M2 56H-20M2 72H-14', 3.4)],
  horn: [
    ink('M-8 30C6 70 26 84 48 84C50 70 44 64 40 60C24 60 10 48 2 26z'),
    bareLine('M34 62C32 70 34 76 37 82M18 52C12 58 10 62 10 68', 2.2),
  ],
  lightning: [ink('M30 -6L-4 48H14L4 100L44 38H24L38 -6z'), bare(slivers([[22, 44, 30, 4]], 2.4))],
  hands: [
    ink('M2 50V22C2 16 8 16 8 22V12C8 6 15 6 15 12V8C15 2 22 2 22 8V12C22 7 29 7 29 13V44L34 36C38 32 44 36 41 42L30 64V100H8V66z'),
    bareLine('M9 24V42M15.6 14V42M22.4 14V42', 1.6),
    inkLine('M-8 10C-12 4 -12 -2 -8 -8M46 10C50 4 50 -2 46 -8', 2.4),
  ],
  mask: [
    ink('M-6 26C10 32 30 32 46 26C48 60 38 84 20 90C2 84 -8 60 -6 26z'),
    bare('M2 46C8 40 14 42 16 48C10 52 4 52 2 46zM38 46C32 40 26 42 24 48C30 52 36 52 38 46zM8 66C16 74 24 74 32 66C28 80 12 80 8 66z'),
  ],
  eye: [
    ink('M-12 46C2 22 38 22 52 46C38 70 2 70 -12 46z'),
    bare(circle(20, 46, 14)),
    ink(circle(20, 46, 7.5)),
    bare(circle(23, 43, 2.4)),
    inkLine('M0 24L-6 14M20 20V8M40 24L46 14', 3.4),
  ],
  hourglass: [
    ink('M0 10H40V18H0zM0 84H40V92H0z'),
    inkLine('M5 18C5 40 20 42 20 51C20 60 5 62 5 84M35 18C35 40 20 42 20 51C20 60 35 62 35 84', 3.4),
    ink('M10 30H30C28 40 22 44 20 50C18 44 12 40 10 30zM8 82C8 72 18 68 20 62C22 68 32 72 32 82z'),
  ],
  claws: [inkLine('M2 96C-2 70 -2 40 8 12M20 98C18 70 18 36 24 6M38 96C40 70 40 40 44 12', 6.5)],
  crook: [shaft(30), inkLine('M20 32C20 0 -8 0 -6 16C-5 26 8 25 8 16', 4.6)],
} as const satisfies { readonly [name: string]: readonly Cut[] };
type Thing = keyof typeof THINGS;

// -- beasts and works ------------------------------------------------------------------------------------------------------------

const HYDRAKE: Cut[] = [
  ink(
    'M18 100C16 78 30 72 34 58C38 44 22 40 18 30C14 18 24 8 36 10L44 18L34 22C42 30 52 40 50 60C52 40 44 24 50 12C56 2 70 4 74 12L70 20L60 18C62 34 58 44 60 56C64 44 74 42 78 34L90 34C96 40 94 50 86 52L78 46C74 58 70 62 70 72C76 80 82 90 82 100z',
  ),
  bare(circle(31, 17, 2.6) + circle(62, 11.5, 2.6) + circle(85, 42, 2.6)),
  bare(
    slivers(
      [
        [38, 94, 42, 66],
        [50, 96, 52, 68],
        [62, 94, 62, 70],
        [28, 92, 34, 76],
        [72, 94, 68, 80],
      ],
      3,
    ),
  ),
  bare(
    slivers(
      [
        [34, 40, 28, 32],
        [46, 44, 42, 34],
        [56, 34, 55, 22],
        [72, 54, 76, 48],
      ],
      2.2,
    ),
  ),
];
const WALL_WORK: Cut[] = [
  ink('M6 96V30H14V20H28V30H40V20H60V30H72V20H86V30H94V96z'),
  bareLine(
    'M6 46H94M6 62H94M6 78H94M28 30V46M52 30V46M76 30V46M18 46V62M42 46V62M64 46V62M84 46V62M28 62V78M52 62V78M76 62V78M18 78V96M42 78V96M64 78V96M84 78V96',
    2.6,
  ),
  bare(
    slivers(
      [
        [34, 92, 34, 82],
        [58, 58, 58, 50],
        [70, 74, 70, 66],
        [12, 74, 12, 66],
        [36, 42, 36, 34],
      ],
      2.6,
    ),
  ),
];
const VINE_WORK: Cut[] = [
  inkLine('M2 78C20 60 30 96 50 76C70 56 80 94 98 74M2 54C18 70 34 36 52 52C70 68 82 34 98 50M4 30C22 14 34 46 52 28C70 12 82 44 96 26', 6),
  ink(
    'M22 44C10 40 8 30 12 22C22 24 28 34 22 44zM66 40C78 42 86 36 88 26C76 24 66 30 66 40zM40 66C28 62 26 52 30 44C40 48 46 56 40 66zM76 70C90 72 96 66 98 56C86 54 76 60 76 70zM20 92C10 90 6 82 8 74C18 76 24 84 20 92zM56 90C66 94 76 90 80 82C70 78 58 80 56 90z',
  ),
  bare(
    slivers(
      [
        [20, 40, 15, 27],
        [69, 38, 83, 29],
        [39, 61, 33, 50],
        [79, 68, 93, 60],
        [18, 88, 12, 78],
        [60, 88, 74, 84],
      ],
      2,
    ),
  ),
  inkLine('M34 24L30 16M58 52L64 44M44 78L40 86M84 40L90 46', 3),
];

const EVENTS: { readonly [card: string]: readonly Cut[] } = {
  'illusionary-warrior': [
    ...moved([inkLine('M30 96C30 78 38 72 50 70C62 72 70 78 70 96M50 66a17 17 0 1 0 0 -34a17 17 0 1 0 0 34', 2.6)], 'translate(24 -4)'),
    ink('M14 98C14 76 24 70 38 68C52 70 62 76 62 98z'),
    ink(circle(38, 46, 19)),
    bare(
      slivers(
        [
          [24, 92, 28, 76],
          [38, 94, 38, 76],
          [52, 92, 48, 76],
          [30, 52, 30, 40],
          [46, 52, 46, 40],
        ],
        3,
      ),
    ),
  ],
  'summoning-surge': [
    ink('M50 4L76 38H60V62H40V38H24z'),
    ink('M16 34L30 54H22V74H10V54H2zM84 34L98 54H90V74H78V54H70z'),
    inkLine('M6 86C20 76 30 96 50 86C70 76 80 96 94 86', 5),
    bare(slivers([[50, 56, 50, 16]], 3)),
  ],
  'magic-stasis': [
    ink(star(50, 50, 44, 4, 0.34)),
    bare(circle(50, 50, 10)),
    inkLine('M12 12L88 88M88 12L12 88', 5),
    ink(circle(12, 12, 7) + circle(88, 88, 7) + circle(88, 12, 7) + circle(12, 88, 7)),
    bare(circle(12, 12, 3) + circle(88, 88, 3) + circle(88, 12, 3) + circle(12, 88, 3)),
    ink(circle(50, 50, 5)),
  ],
  'wake-the-father-gem': [
    ink(rays(50, 46, 36, 52, 14, 6)),
    ink('M30 20H70L86 42L50 92L14 42z'),
    bareLine('M14 42H86M30 20L38 42L50 90L62 42L70 20M38 42L50 20L62 42', 2.6),
  ],
  'magic-torrent': [
    ink('M12 0L4 44H14L8 92L34 34H22L32 0zM50 4L40 50H50L44 100L72 40H58L70 4zM88 0L78 40H86L82 80L100 34V0z'),
    bare(
      slivers(
        [
          [20, 38, 24, 6],
          [57, 44, 62, 10],
        ],
        2.6,
      ),
    ),
  ],
  'vine-growth': [
    ink('M4 98V70H96V98z'),
    bareLine('M4 84H96M28 70V84M60 70V84M44 84V98M76 84V98', 2.6),
    inkLine('M50 72C50 50 44 44 50 22', 5.5),
    ink('M50 48C30 50 16 38 14 20C34 18 50 28 50 48zM50 38C68 40 84 28 86 8C66 8 52 18 50 38zM50 24C44 16 44 8 50 0C56 8 56 16 50 24z'),
    bare(
      slivers(
        [
          [46, 45, 22, 26],
          [54, 35, 78, 16],
        ],
        2.4,
      ),
    ),
  ],
  'vine-guard': [
    ink('M10 12C28 14 42 10 50 2C58 10 72 14 90 12C94 52 80 84 50 98C20 84 6 52 10 12z'),
    bareLine('M50 88C50 70 34 66 50 50C66 36 50 30 50 16', 3.4),
    bare(
      'M44 72C32 74 24 68 22 58C34 56 42 62 44 72zM56 58C68 60 76 54 78 44C66 42 58 48 56 58zM46 42C36 42 30 36 28 28C38 28 46 32 46 42z',
    ),
  ],
  ensnare: [
    inkLine(
      'M50 52C50 46 58 46 58 54C58 64 42 66 40 52C38 38 60 32 68 48C76 66 52 84 34 70C16 56 26 22 54 22C84 22 96 56 80 78C70 92 46 98 26 90',
      6,
    ),
    ink('M18 24C8 22 2 14 4 6C14 8 20 14 18 24zM88 20C96 14 98 6 94 0C86 4 84 12 88 20zM20 96C10 98 4 92 2 84C12 84 18 88 20 96z'),
  ],
  ambush: [
    ink('M0 100V44C14 40 20 28 22 10C36 22 44 14 50 2C56 14 64 22 78 10C80 28 86 40 100 44V100z'),
    bare('M22 58C32 50 42 52 46 62C36 66 28 66 22 58zM78 58C68 50 58 52 54 62C64 66 72 66 78 58z'),
    ink(circle(36, 59.5, 3.4) + circle(64, 59.5, 3.4)),
    bare(
      slivers(
        [
          [10, 92, 12, 62],
          [26, 94, 27, 76],
          [50, 94, 50, 72],
          [74, 94, 73, 76],
          [90, 92, 88, 62],
          [50, 40, 50, 16],
          [34, 44, 28, 26],
          [66, 44, 72, 26],
        ],
        3,
      ),
    ),
  ],
  'duck-and-cover': [
    ink('M0 96C14 62 34 78 50 60C66 78 86 62 100 96z'),
    ink('M26 62C28 44 72 44 74 62L66 72H34z'),
    bare(circle(42, 60, 5) + circle(58, 60, 5)),
    ink(circle(43, 61, 2.2) + circle(57, 61, 2.2)),
    inkLine('M10 26L34 34M90 26L66 34M50 6V30M26 10L38 28M74 10L62 28', 4.4),
    bare(
      slivers(
        [
          [14, 92, 22, 80],
          [38, 94, 42, 82],
          [62, 94, 58, 82],
          [86, 92, 78, 80],
        ],
        3,
      ),
    ),
  ],
  taunt: [
    ink('M8 34C8 10 40 2 60 12C78 20 82 46 72 62C62 80 40 90 24 82C12 76 8 56 8 34z'),
    bare(circle(30, 36, 7) + circle(54, 34, 7)),
    ink(circle(32, 37, 3) + circle(56, 35, 3)),
    bare('M24 56C36 64 54 62 64 50C62 68 50 76 42 74L40 92C34 98 26 92 28 84L30 72C26 68 24 62 24 56z'),
    inkLine('M84 20L98 12M86 36H100M82 52L96 60', 4.4),
  ],
  shiny: [
    ink(circle(46, 54, 36)),
    bareLine(circle(46, 54, 27), 2.6),
    bare(star(46, 54, 19, 4, 0.42)),
    ink(star(86, 16, 16, 4, 0.3)),
    ink(star(88, 86, 10, 4, 0.3)),
    ink(star(10, 12, 10, 4, 0.3)),
  ],
  mirage: [
    ink('M14 56V18H24V10H36V18H44V10H56V18H64V10H76V18H86V56z'),
    bareLine('M14 32H86M14 44H86M36 18V32M62 18V32M26 32V44M50 32V44M74 32V44', 2.4),
    inkLine(
      'M12 66C24 60 30 72 42 66C54 60 60 72 72 66C80 62 84 68 90 66M18 78C28 72 36 84 46 78C56 72 62 84 72 78C78 74 80 78 84 78M28 90C38 84 44 96 54 90C62 86 66 92 72 90',
      4.4,
    ),
    ink(circle(86, 10, 7)),
  ],
  shadows: [
    ink('M50 2C80 8 92 40 96 98C84 88 76 98 66 90C58 100 42 100 34 90C24 98 16 88 4 98C8 40 20 8 50 2z'),
    bare('M50 24C66 26 72 44 70 62C64 74 36 74 30 62C28 44 34 26 50 24z'),
    ink('M50 30C62 32 67 44 66 58C60 68 40 68 34 58C33 44 38 32 50 30z'),
    bare('M38 48L48 52L46 56L39 54zM62 48L52 52L54 56L61 54z'),
    bare(
      slivers(
        [
          [16, 84, 22, 48],
          [84, 84, 78, 48],
          [34, 84, 36, 74],
          [66, 84, 64, 74],
        ],
        3,
      ),
    ),
  ],
  'summon-the-night': [
    ink('M62 6C30 6 8 28 8 54C8 78 28 96 54 96C72 96 86 86 92 72C60 84 34 60 44 32C48 20 54 12 62 6z'),
    bare(
      slivers(
        [
          [22, 66, 26, 38],
          [34, 82, 34, 60],
          [50, 88, 46, 74],
        ],
        3,
      ),
    ),
    ink(star(76, 30, 13, 5) + star(92, 54, 7, 5) + star(60, 50, 7, 5) + star(92, 10, 6, 5)),
  ],
  'stalking-advance': [
    ...moved([ink('M20 34C8 34 4 18 10 6C16 -2 30 0 32 12C34 24 30 34 20 34zM14 40H28L26 54H16z')], 'translate(8 40) rotate(-12)'),
    ...moved([ink('M20 34C8 34 4 18 10 6C16 -2 30 0 32 12C34 24 30 34 20 34zM14 40H28L26 54H16z')], 'translate(52 6) rotate(14)'),
    inkLine('M6 20H30M2 30H22M64 84H96M72 94H92', 4),
  ],
  'into-darkness': [
    ink('M16 100V36C16 14 32 2 50 2C68 2 84 14 84 36V100z'),
    bare('M28 100V40C28 24 38 16 50 16C62 16 72 24 72 40V100z'),
    ink('M34 100V44C34 32 40 24 50 24C60 24 66 32 66 44V100z'),
    bare('M44 100C44 82 46 76 50 74C54 76 56 82 56 100z'),
    bare(circle(50, 66, 6.5)),
    bareLine('M16 60H28M16 80H28M72 60H84M72 80H84M30 14L36 22M70 14L64 22', 2.4),
  ],
  muster: [
    ...moved(THINGS.horn, 'translate(22 6) scale(1.15 0.9)'),
    inkLine('M4 16L18 26M2 40H16M28 4L32 18', 4.4),
    ink('M66 6H98V36L82 28L66 36z'),
    inkLine('M66 2V72', 4),
  ],
  'greater-command': [
    inkLine('M50 0V100', 5.5),
    ink('M50 8H96L82 27L96 46H50z'),
    bare(star(66, 27, 11, 5)),
    ink(rays(26, 66, 10, 30, 9, 6, Math.PI)),
    ink(circle(26, 66, 8)),
    ink('M36 92H64V100H36z'),
  ],
  'superior-planning': [
    ink('M10 14C22 6 34 18 50 12C66 6 78 16 90 10V86C78 94 66 82 50 88C34 94 22 84 10 90z'),
    bareLine('M22 70C32 60 30 46 44 44C60 42 56 30 66 28', 3.4),
    bareLine('M66 20L80 34M80 20L66 34', 4),
    bare(circle(22, 71, 5)),
    bare(
      slivers(
        [
          [60, 78, 60, 62],
          [70, 78, 70, 66],
          [80, 76, 80, 62],
        ],
        3,
      ),
    ),
  ],
  'torodins-advance': [
    ink('M50 20C26 20 18 44 22 66C26 84 40 88 42 74C43 62 57 62 58 74C60 88 74 84 78 66C82 44 74 20 50 20z'),
    bareLine('M50 26V54', 3),
    ink('M50 0L68 18H32z'),
    inkLine('M8 96V62M92 96V62M8 48V40M92 48V40', 4.6),
  ],
  'fall-back': [
    ink('M52 98V34H60V24H70V34H78V24H88V34H96V98z'),
    bareLine('M52 52H96M52 68H96M52 84H96M74 34V52M64 52V68M84 52V68M74 68V84', 2.6),
    ink('M46 62L26 40V52H4V72H26V84z'),
    inkLine('M10 26C18 10 34 6 46 12', 4.6),
    ink('M52 18L40 4L36 20z'),
  ],
  'mind-control': [
    ink('M4 30C22 4 78 4 96 30C78 56 22 56 4 30z'),
    bare(circle(50, 30, 16)),
    ink(circle(50, 30, 9)),
    bare(circle(54, 26, 3)),
    inkLine('M22 46L34 74M50 50V68M78 46L66 74', 2.6),
    ink(circle(50, 74, 9)),
    ink('M30 100C32 88 40 84 50 84C60 84 68 88 70 100z'),
  ],
  mimic: [
    ...moved(THINGS.mask, 'translate(2 -10) scale(1.05)'),
    ...moved(
      [
        { ...THINGS.mask[0], tone: 'paper' as const },
        { ...THINGS.mask[0], line: 3 },
        ink('M2 46C8 40 14 42 16 48C10 52 4 52 2 46zM38 46C32 40 26 42 24 48C30 52 36 52 38 46zM8 74C16 66 24 66 32 74C28 62 12 62 8 74z'),
      ],
      'translate(50 12) scale(1.05)',
    ),
  ],
  'magic-drain': [
    inkLine('M50 50C44 50 44 42 51 41C62 40 66 54 58 62C46 72 28 62 30 44C32 24 56 18 70 32C86 50 78 80 54 86', 6),
    inkLine('M22 24C34 6 62 2 80 16', 5),
    ink('M20 98C8 88 10 76 20 64C30 76 32 88 20 98z'),
    ink(star(88, 24, 11, 4, 0.34)),
    bare(slivers([[16, 90, 18, 76]], 2.6)),
  ],
  'a-hero-is-born': [
    ink(star(50, 46, 26, 5)),
    bare(circle(50, 47, 7)),
    inkLine('M38 96C12 88 2 62 10 30M62 96C88 88 98 62 90 30', 4.6),
    ink(
      'M10 42C0 40 -2 32 2 26C10 28 14 34 10 42zM9 62C-1 62 -5 54 -3 48C6 48 11 54 9 62zM18 80C8 84 2 78 1 72C10 70 16 74 18 80zM90 42C100 40 102 32 98 26C90 28 86 34 90 42zM91 62C101 62 105 54 103 48C94 48 89 54 91 62zM82 80C92 84 98 78 99 72C90 70 84 74 82 80z',
    ),
    ink(rays(50, 46, 30, 42, 10, 4, Math.PI / 10)),
  ],
};

// -- which card shows what -------------------------------------------------------------------------------------------------------

interface Figure {
  readonly people: People;
  readonly gear: Gear;
  readonly holds: Thing;
  /** The thing crosses behind the figure instead of standing beside it. */
  readonly behind?: boolean;
}
const of = (people: People, gear: Gear, holds: Thing, behind = false): Figure => ({ people, gear, holds, behind });
const FIGURES: { readonly [card: string]: Figure } = {
  tundle: of('dwarf', 'crown', 'orb'),
  lun: of('dwarf', 'circlet', 'hammer', true),
  kynder: of('dwarf', 'hood', 'hands'),
  sprog: of('dwarf', 'cap', 'crook', true),
  miner: of('dwarf', 'lamp', 'pick'),
  'gem-mage': of('dwarf', 'hood', 'gemStaff'),
  scholar: of('dwarf', 'cap', 'book'),
  mugglug: of('orc', 'crown', 'vineStaff'),
  blerg: of('orc', 'spikes', 'club', true),
  glarg: of('orc', 'leaves', 'whip'),
  splub: of('orc', 'helm', 'doubleAxe', true),
  hunter: of('orc', 'band', 'bow'),
  'swamp-shaman': of('orc', 'leaves', 'vineStaff'),
  savager: of('orc', 'spikes', 'axe'),
  krusk: of('goblin', 'crown', 'sceptre'),
  silts: of('goblin', 'hood', 'dagger'),
  biter: of('goblin', 'spikes', 'claws'),
  kreep: of('goblin', 'helm', 'shield'),
  scavenger: of('goblin', 'cap', 'sack'),
  javelineer: of('goblin', 'wrap', 'javelins'),
  'sand-shaman': of('goblin', 'leaves', 'skullStaff'),
  selundar: of('elf', 'crown', 'sword'),
  malidala: of('elf', 'circlet', 'blades', true),
  xaserbane: of('elf', 'hood', 'dagger'),
  swordsman: of('elf', 'plume', 'sword'),
  ranger: of('elf', 'hood', 'bow'),
  scout: of('elf', 'band', 'boots'),
  sunderved: of('vargath', 'crown', 'sceptre'),
  growden: of('vargath', 'helm', 'hammer', true),
  quen: of('vargath', 'circlet', 'lightning'),
  torodin: of('vargath', 'spikes', 'doubleAxe', true),
  warrior: of('vargath', 'none', 'axe'),
  rusher: of('vargath', 'band', 'boots'),
  brute: of('vargath', 'cap', 'club'),
  tacullu: of('bender', 'crown', 'orb'),
  kalal: of('bender', 'hood', 'eye'),
  sorgwen: of('bender', 'circlet', 'sceptre', true),
  gulldune: of('bender', 'band', 'hands'),
  deceiver: of('bender', 'none', 'mask'),
  controller: of('bender', 'circlet', 'hands'),
  breaker: of('bender', 'cap', 'hourglass'),
};
const STRANGERS: readonly People[] = ['dwarf', 'orc', 'goblin', 'elf', 'vargath', 'bender'];
const ALL_GEAR = Object.keys(GEAR) as Gear[];
const ALL_THINGS = Object.keys(THINGS) as Thing[];

function figureOf(card: string): Cut[] {
  const random = streamOf(card);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const { people, gear, holds, behind } = FIGURES[card] ?? of(pick(STRANGERS), pick(ALL_GEAR), pick(ALL_THINGS), random() < 0.4);
  const thing = THINGS[holds];
  return behind
    ? [
        ...moved(thing, 'rotate(26 50 70) translate(38 -14) scale(1.02 1.2)'),
        ...moved(PEOPLE[people](gear), 'translate(-2 14) scale(0.84 0.86)'),
      ]
    : [...moved(PEOPLE[people](gear), 'translate(-4 10) scale(0.82 0.9)'), ...moved(thing, 'translate(70 10) scale(0.68 0.88)')];
}

const pictures = new Map<string, readonly Cut[]>();
/** The picture of a card: the same for every copy, another for every card. */
export function pictureOf(card: string, type: 'unit' | 'event' | 'wall' | 'vine'): readonly Cut[] {
  let picture = pictures.get(card);
  if (!picture) {
    picture =
      type === 'wall'
        ? WALL_WORK
        : type === 'vine'
          ? VINE_WORK
          : card === 'hydrake'
            ? HYDRAKE
            : type === 'event'
              ? (EVENTS[card] ?? EVENTS['superior-planning']!)
              : figureOf(card);
    pictures.set(card, picture);
  }
  return picture;
}

/** Lines of the ground behind a picture, as slivers: rays, a sky of strokes, arcs or rain, chosen and turned by the card's seed. */
export function groundOf(card: string, width: number, height: number): string {
  const random = streamOf(`ground ${card}`);
  const kind = Math.floor(random() * 4);
  const x = width / 2;
  const y = height * 0.55;
  if (kind === 0)
    return rays(x, y, Math.min(width, height) * 0.36, Math.max(width, height) * 0.85, 22 + Math.floor(random() * 8), 3.2, random());
  let d = '';
  if (kind === 1)
    for (let row = 5; row < height; row += 5 + random() * 2) {
      const left = row % 2 < 1 ? 0 : random() * 12;
      d +=
        sliver(left, row, width * (0.24 + random() * 0.14), row, 1.6) +
        sliver(width - left, row, width * (0.62 + random() * 0.14), row, 1.6);
    }
  else if (kind === 2)
    for (let i = 0; i < 26; i++) {
      const at = random() * width;
      const top = random() * height * 0.75;
      d += sliver(at, top, at - 5, top + 12 + random() * 12, 1.7);
    }
  else
    for (let i = 0; i < 15; i++)
      d += rays(
        x,
        y,
        Math.min(width, height) * (0.42 + (i % 3) * 0.16),
        Math.min(width, height) * (0.5 + (i % 3) * 0.16),
        8,
        2,
        i * 0.42 + random() * 0.1,
      );
  return d;
}

/** Cards that have a picture of their own here; others get one from their seed. @testonly */
export const DRAWN: readonly string[] = [...Object.keys(FIGURES), ...Object.keys(EVENTS), 'hydrake', 'wall', 'vine-wall'];
