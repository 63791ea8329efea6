/**
 * The heroes as figures: bold parts in two inks, black and white, on a field of 200 by 280, facing right. A pose gives the limbs; mask,
 * cape, hammer and all else that makes somebody of them is drawn here from plain geometry of our own.
 */
import { field, limb, line, person, shade, type Part, type Point } from './figure-parts.ts';
import { burst, disc } from './hero-art.ts';

export interface Figure {
  /** Behind the body: cape, aura. */
  readonly back: readonly Part[];
  readonly body: readonly Part[];
  /** The arm that strikes, with what it holds; it turns about the shoulder. */
  readonly arm: readonly Part[];
  readonly shoulder: Point;
}

function panther(): Figure {
  const me = person(
    {
      neck: [112, 92],
      hip: [80, 168],
      shoulders: 33,
      waist: 21,
      backArm: '60 140 44 186',
      frontArm: '158 128 170 84',
      backLeg: '38 202 22 262',
      frontLeg: '128 200 104 262',
    },
    { suit: 'ink', gloves: 'deep', boots: 'deep' },
  );
  const claws = (x: number, y: number, dx: number, dy: number): Part =>
    field(
      'paper',
      `M${x - 9} ${y}l${dx - 6} ${dy}L${x - 3} ${y}zM${x - 3} ${y}l${dx} ${dy * 1.25}L${x + 3} ${y}zM${x + 3} ${y}l${dx + 6} ${dy}L${x + 9} ${y}z`,
    );
  return {
    back: [field('bright', burst(104, 120, 16, 60, 92, 0.2)), line('deep', 5, 'M66 176Q20 170 14 120q-2-22 10-34')],
    body: [
      ...me.backArm,
      claws(42, 194, -4, 20),
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      line('bright', 3, 'M84 122l26 14 30-10M92 146l14 8 22-6'),
      line('bright', 3.5, 'M88 104q26 22 52 2'),
      field('paper', 'M94 108l5 11 5-7zM106 113l5 12 5-11zM119 113l5 11 4-13zM131 108l4 10 3-13z'),
      field('ink', 'M96 28l14 12q12-5 24 0l12-13q5 18 1 34-4 24-24 32-22-8-26-32-4-16-1-33z'),
      field('bright', 'M103 38l8 6-5 8zM140 37l-7 6 4 8z'),
      field('paper', 'M104 62l15 5q0 7-5 8-8-2-10-13zM143 61l-14 6q0 6 5 8 7-3 9-14z'),
      line('bright', 2.5, 'M124 76v8M112 48q12-5 24 0'),
    ],
    arm: [...me.frontArm, claws(171, 78, 3, -20)],
    shoulder: me.shoulder,
  };
}

function widow(): Figure {
  const me = person(
    {
      neck: [100, 90],
      hip: [92, 166],
      shoulders: 27,
      waist: 19,
      arms: 14,
      legs: 20,
      backArm: '56 122 62 82',
      frontArm: '146 122 158 86',
      backLeg: '58 208 34 264',
      frontLeg: '138 204 132 264',
    },
    { suit: 'deep', gloves: 'ink', boots: 'ink' },
  );
  const baton = (d: string, spark: string): Part[] => [limb('paper', 6, d), line('bright', 3, spark)];
  return {
    back: [
      field('bright', disc(96, 140, 84)),
      shade(disc(96, 140, 84)),
      line('ink', 3, 'M96 56v168M12 140h168M37 81l118 118M155 81 37 199'),
    ],
    body: [
      ...baton('M56 100l12-50', 'M60 40l8 6-2 8 10 2'),
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      line('ink', 4, 'M100 92v66'),
      field('ink', 'M72 154l41-2 1 12-42 2z'),
      field('bright', 'M84 151h18l-7 9 7 9H84l7-9z'),
      field('bright', 'M74 74Q62 60 70 38 82 18 106 20q26 2 28 28 0 16-6 26 8 8 0 20-8-10-12-12H92Q86 96 72 98q8-12 2-24z'),
      field('paper', 'M88 48q16-6 36-2 2 24-14 36-18-8-22-34z'),
      field('bright', 'M82 52q6-22 26-22t22 18q-12-6-22-4-14 2-20 16z'),
      line('ink', 3.5, 'M94 60h10M112 58h9M102 73q6 3 11-1'),
    ],
    arm: [...me.frontArm, ...baton('M148 104l24-46', 'M172 46l2 9 9 1-3 9')],
    shoulder: me.shoulder,
  };
}

function marvel(): Figure {
  const me = person(
    {
      neck: [96, 86],
      hip: [84, 160],
      shoulders: 31,
      waist: 19,
      arms: 16,
      legs: 21,
      backArm: '44 122 66 156',
      frontArm: '138 96 176 74',
      backLeg: '52 198 26 240',
      frontLeg: '108 204 84 252',
    },
    { suit: 'deep', gloves: 'bright', boots: 'bright' },
  );
  return {
    back: [
      field('bright', burst(92, 128, 20, 66, 96)),
      field('paper', burst(92, 128, 20, 48, 74, 0.15)),
      line('bright', 6, 'M20 268q24-18 40-8M70 272q14-14 28-8'),
    ],
    body: [
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      field('bright', 'M66 96l30 22 34-22-4-10q-30-8-56 0z'),
      field('paper', burst(98, 106, 8, 6, 17)),
      field('bright', 'M64 148l42-2 3 12q-20 10-46 2z'),
      line('bright', 6, 'M66 158q-14 26-34 34'),
      field('paper', 'M82 34h34v26q-4 18-18 22-14-6-16-22z'),
      field('bright', 'M76 62Q66 40 80 22 100 8 122 22q12 12 4 36-4-20-16-22-14 8-28 6-2 10-6 20z'),
      line('ink', 3.5, 'M90 54h9M106 54h9M97 70q6 3 11-1'),
    ],
    arm: [...me.frontArm, field('bright', burst(180, 71, 11, 14, 27)), field('paper', burst(180, 71, 9, 8, 16, 0.3))],
    shoulder: me.shoulder,
  };
}

function strange(): Figure {
  const me = person(
    {
      neck: [98, 88],
      hip: [94, 166],
      shoulders: 28,
      waist: 19,
      arms: 16,
      legs: 21,
      backArm: '52 122 42 84',
      frontArm: '140 122 162 88',
      backLeg: '78 208 66 258',
      frontLeg: '114 206 90 250',
    },
    { suit: 'deep', gloves: 'paper', boots: 'ink' },
  );
  const ring = (x: number, y: number, r: number): Part[] => [
    line('ink', 7, disc(x, y, r)),
    line('bright', 4, `${disc(x, y, r)}${disc(x, y, r * 0.66)}`),
    line('bright', 2.5, `M${x} ${y - r}l${r * 0.87} ${r * 1.5}h${-r * 1.74}zM${x} ${y + r}l${r * 0.87} ${-r * 1.5}h${-r * 1.74}z`),
  ];
  return {
    back: [
      field('bright', 'M58 66 40 118Q8 190 12 262q22-14 36-4 16 10 34-4 20 14 40 0 18 12 48-6-4-72-36-130L140 66l-20 34H78z'),
      shade('M58 66 40 118Q8 190 12 262q22-14 36-4 12 8 24 2Q60 160 78 100z'),
    ],
    body: [
      ...ring(38, 72, 25),
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      field('ink', 'M72 152h46l2 13H72z'),
      line('bright', 4, 'M98 92v58M76 104l20 12 24-14'),
      field('bright', 'M86 100l12-8 13 8-13 14z'),
      line('ink', 3, disc(98, 102, 4)),
      field('bright', 'M56 92 50 48l26 24 20 22zM140 92l8-44-26 24-22 22z'),
      field('paper', 'M78 36h38v24q-4 22-18 28-16-8-20-28z'),
      field('ink', 'M74 52Q68 24 98 20q30 0 26 32-6-16-14-16-16 4-26-2-8 6-10 18z'),
      field('paper', 'M74 44q2-10 8-12l2 16zM124 44q-2-10-7-12l-2 16z'),
      field('ink', 'M92 74h14l-2 12q-5 6-10 0zM88 68q10-5 22 0l-2 4H90z'),
      line('ink', 3.5, 'M86 55h9M104 55h9'),
    ],
    arm: [...me.frontArm, ...ring(166, 76, 28)],
    shoulder: me.shoulder,
  };
}

function loki(): Figure {
  const me = person(
    {
      neck: [98, 100],
      hip: [92, 172],
      shoulders: 28,
      waist: 18,
      arms: 15,
      legs: 20,
      backArm: '58 138 80 162',
      frontArm: '138 134 158 112',
      backLeg: '70 216 56 264',
      frontLeg: '118 214 126 264',
    },
    { suit: 'deep', gloves: 'ink', boots: 'ink' },
  );
  return {
    back: [
      field('deep', 'M66 104Q30 160 18 264q26-8 44 2 24-10 52 2 20-10 46-2-4-90-30-160z'),
      shade('M66 104Q30 160 18 264q26-8 44 2Q62 190 84 110z'),
    ],
    body: [
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      field('bright', 'M68 110q30 22 60 0l-4 16-26 14-26-14z'),
      line('bright', 4, 'M98 140v28M80 148l18 12 18-12'),
      field('bright', 'M72 164h42l2 12H72z'),
      field('bright', 'M84 44Q42 44 36 2 24 48 62 74zM116 44Q158 44 168 2q10 46-30 72z'),
      field('paper', 'M80 52h38v22q-4 18-18 26-16-8-20-26z'),
      field('bright', 'M70 92Q60 40 98 34q40 4 34 56l-14-12V60l-18-10-18 10v18z'),
      field('deep', 'M98 38l7 16-7 8-7-8z'),
      line('ink', 3.5, 'M88 68l9 3M112 68l-8 3M92 84q10 6 17-3'),
      line('ink', 3, 'M78 92q-4 10-2 14M120 90q6 8 4 16'),
    ],
    arm: [
      limb('bright', 5, 'M150 232 170 70'),
      field('bright', 'M158 76q-6-30 18-52 14 24 6 52-10 8-24 0z'),
      field('paper', disc(172, 56, 8)),
      ...me.frontArm,
    ],
    shoulder: me.shoulder,
  };
}

function witch(): Figure {
  const me = person(
    {
      neck: [100, 88],
      hip: [94, 160],
      shoulders: 25,
      waist: 18,
      arms: 14,
      legs: 20,
      backArm: '56 104 36 70',
      frontArm: '142 112 168 82',
      backLeg: '82 206 60 252',
      frontLeg: '112 206 102 262',
    },
    { suit: 'deep', gloves: 'ink', boots: 'ink' },
  );
  const swirl = (x: number, y: number, k: number): Part[] => {
    const d = `M${x} ${y}c${4 * k}-${8 * k} ${14 * k}-${2 * k} ${10 * k} ${8 * k}s-${22 * k} ${10 * k}-${26 * k}-${6 * k} ${10 * k}-${30 * k} ${28 * k}-${26 * k} ${22 * k} ${24 * k} ${14 * k} ${36 * k}`;
    return [line('ink', 10, d), line('bright', 6, d), line('paper', 2, d)];
  };
  return {
    back: [
      field('deep', 'M78 92Q40 130 6 246q24-2 36 12 26-16 44 4 26-18 50-2 20-16 46-12-10-96-56-156z'),
      shade('M78 92Q40 130 6 246q24-2 36 12 10-90 50-160z'),
    ],
    body: [
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      field('deep', 'M76 150h38l18 66q-20-14-38-8-16-8-32 6z'),
      ...me.torso,
      field('ink', 'M84 96l14 10 18-10 2 46-22 16-16-16z'),
      line('bright', 3, 'M88 108l20 30M110 108l-18 30'),
      field('bright', 'M76 152h40l1 10q-20 8-42 0z'),
      field('ink', 'M70 98Q58 66 72 38q26-26 54 0 14 28 4 62-10-4-14-18H88q-8 14-18 16z'),
      field('paper', 'M82 46h36v18q-4 18-18 24-14-6-18-24z'),
      field('bright', 'M76 44q-8-16-12-26l22 14 14-20 14 20 22-14q-4 12-12 26l6 24-12-18q-18-8-34 0L70 68z'),
      line('ink', 3.5, 'M90 61h9M106 61h9M96 76q5 3 10 0'),
      ...swirl(32, 62, 0.85),
    ],
    arm: [...me.frontArm, ...swirl(168, 74, 1)],
    shoulder: me.shoulder,
  };
}

function spider(): Figure {
  const me = person(
    {
      neck: [108, 112],
      hip: [82, 180],
      shoulders: 28,
      waist: 18,
      arms: 15,
      legs: 20,
      backArm: '58 144 46 98',
      frontArm: '150 132 176 104',
      backLeg: '30 196 48 258',
      frontLeg: '134 190 118 258',
    },
    { suit: 'ink', gloves: 'deep', boots: 'deep' },
  );
  return {
    back: [
      line('ink', 3, 'M46 92 96 0M54 96 130 0M40 60l52-16M36 76q22-12 34-34'),
      field('deep', disc(100, 160, 78)),
      shade(disc(100, 160, 78)),
    ],
    body: [
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      line('deep', 3.5, 'M108 130 90 118M108 130l24-12M106 138l-22 0M108 138l26-2M104 146l-14 14M108 146l18 12'),
      field('deep', 'M107 122q8 0 7 8 6 6 2 16-8 10-14 0-4-10 1-16-2-8 4-8z'),
      field('ink', 'M112 46q34 0 34 34 0 30-32 42-34-10-36-42 2-34 34-34z'),
      line('deep', 2.5, 'M113 47v72M80 74q34 10 64 0M86 100q28-12 54 0M92 54q20 26 44 2'),
      field('paper', 'M86 72q22 2 24 24-24 2-24-24zM142 72q-22 2-24 24 24 2 24-24z'),
      line('bright', 3, 'M86 72q22 2 24 24M142 72q-22 2-24 24'),
    ],
    arm: [...me.frontArm, field('bright', 'M170 88l14-22-2 14 16-10-8 18 10 4-16 6 8 14-18-8z')],
    shoulder: me.shoulder,
  };
}

function thor(): Figure {
  const me = person(
    {
      neck: [94, 90],
      hip: [88, 168],
      shoulders: 41,
      waist: 24,
      arms: 22,
      legs: 26,
      backArm: '36 136 56 172',
      frontArm: '152 96 150 48',
      backLeg: '60 214 40 262',
      frontLeg: '118 214 130 262',
    },
    { suit: 'ink', gloves: 'bright', boots: 'bright' },
  );
  return {
    back: [
      field('bright', 'M176 0 128 62h30L96 128h34L82 200l-22-60 42-58H72L128 0z'),
      field('deep', 'M58 100Q20 160 4 262q26-8 46 4 22-12 44 2 26-14 54 0-4-96-24-166z'),
      shade('M58 100Q20 160 4 262q26-8 46 4 6-90 30-160z'),
    ],
    body: [
      ...me.backArm,
      ...me.backLeg,
      ...me.frontLeg,
      ...me.torso,
      field('paper', `${disc(74, 112, 9)}${disc(114, 112, 9)}${disc(76, 138, 8)}${disc(110, 138, 8)}`),
      field('bright', 'M62 158h52l2 13H62z'),
      field('deep', 'M80 155h18v18H80z'),
      field('paper', 'M76 42h38v24q-6 20-19 24-16-6-19-24z'),
      field('bright', 'M78 66q16 10 34 0l4 12q-6 18-21 20-16-2-20-20z'),
      line('ink', 3, 'M88 77q7 4 14 0'),
      field('deep', 'M72 60Q66 20 94 16q30 4 24 44l-10-14q-14-8-26 0z'),
      field('paper', 'M74 46Q50 40 48 8q18 6 32 26zM116 46q24-6 26-38-18 6-32 26z'),
      line('ink', 3, 'M56 22l20 18M134 22l-20 18M85 57h8M100 57h8'),
    ],
    arm: [
      limb('bright', 7, 'M150 66V14'),
      ...me.frontArm,
      field('deep', 'M122-22h56l5 6v22l-5 6h-56l-5-6v-22z'),
      line('bright', 3, 'M130-13h40v15h-40z'),
    ],
    shoulder: me.shoulder,
  };
}

const FIGURES: { readonly [hero: string]: Figure } = {
  'black-panther': panther(),
  'black-widow': widow(),
  'captain-marvel': marvel(),
  'doctor-strange': strange(),
  loki: loki(),
  'scarlet-witch': witch(),
  'spider-man': spider(),
  thor: thor(),
};
/** A stranger is drawn as somebody plain. */
const SOMEBODY: Figure = (() => {
  const me = person(
    {
      neck: [98, 92],
      hip: [94, 168],
      shoulders: 30,
      waist: 20,
      backArm: '60 132 66 172',
      frontArm: '136 132 156 104',
      backLeg: '74 212 62 264',
      frontLeg: '116 212 124 264',
    },
    { suit: 'deep', gloves: 'bright', boots: 'bright' },
  );
  return {
    back: [],
    body: [...me.backArm, ...me.backLeg, ...me.frontLeg, ...me.torso, field('paper', disc(98, 60, 26))],
    arm: me.frontArm,
    shoulder: me.shoulder,
  };
})();
export const figureOf = (hero: string): Figure => FIGURES[hero] ?? SOMEBODY;
