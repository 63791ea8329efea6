/**
 * Pictures of the cards: stencils cut from what a card is (type, affiliation, arms, rank, what it does) and from numbers that belong to
 * its code. Everything is drawn on a sheet of 200 by 160, standing on its lower edge. Nothing is taken from anybody's art.
 */
import { streamOf } from '@kolbiste/board-kit/seed';
import type { Field } from '../../text/board-words.ts';
import { fortification } from './buildings.ts';
import { beast } from './creatures.ts';
import { mission, prayer, special } from './deeds.ts';
import { brush, linked, sigil, terrain } from './gifts.ts';
import { bar, blob, diceOf, disc, hoop, place, poly, put, rect, type Dice, type Layer, type Layers } from './pen.ts';
import { PLACES, type PlaceName } from './places.ts';
import { subjectOf, type Subject } from './subject.ts';
import { equipment, relic } from './things.ts';
import { warrior } from './warriors.ts';

export interface Picture {
  /** Where it is: fills the whole field behind. */
  readonly ground: Layers;
  readonly layers: Layers;
}

const GROUNDS: Record<Field, readonly PlaceName[]> = {
  bauhaus: ['city', 'jungle', 'ice', 'trench', 'sky'],
  capitol: ['desert', 'city', 'sea', 'trench', 'sky'],
  cybertronic: ['lab', 'city', 'desert', 'stripes', 'asteroids'],
  imperial: ['trench', 'asteroids', 'city', 'sky', 'ruins'],
  mishima: ['pagoda', 'rays', 'jungle', 'city', 'stripes'],
  brotherhood: ['cathedral', 'city', 'rays', 'jungle', 'trench'],
  legion: ['citadel', 'asteroids', 'jungle', 'ruins', 'rays'],
  rasputin: ['ice', 'ruins', 'trench', 'sky'],
  templars: ['sea', 'ruins', 'desert', 'cathedral'],
  crescentia: ['desert', 'ruins', 'rays'],
  lutheran: ['ruins', 'cathedral', 'ice', 'jungle'],
  free: ['city', 'ruins', 'sky', 'stripes', 'desert'],
};
const DEEDS: readonly PlaceName[] = [
  'rays',
  'stripes',
  'map',
  'city',
  'trench',
  'sky',
  'ruins',
  'lab',
  'desert',
  'asteroids',
  'ice',
  'sea',
];

function groundOf({ type, field, place, words }: Subject): PlaceName | null {
  if (type === 'fortification' || type === 'warzone' || type === 'ki')
    return type === 'fortification' ? (['sky', 'rays', 'desert', 'ice', 'stripes'] as const)[place % 5]! : null;
  if (/sea lion|marine|submarine|corsair/.test(words)) return 'sea';
  if (/airship|airman|air cavalry/.test(words)) return 'sky';
  if (type === 'warrior' || type === 'beast') return GROUNDS[field][(place * 2 + Math.floor(place / 5)) % GROUNDS[field].length]!;
  if (type === 'mission') return place % 2 ? 'map' : GROUNDS[field][place % GROUNDS[field].length]!;
  if (type === 'symmetry') return (['citadel', 'rays', 'asteroids', 'stripes', 'ruins'] as const)[place % 5]!;
  if (type === 'art') return (['cathedral', 'rays', 'stripes', 'sky'] as const)[place % 4]!;
  return DEEDS[(place * 5 + Math.floor(place / 12)) % DEEDS.length]!;
}

const ANGLES = [0, -26, 18, -10, 34, -42, 8, 26, -18];
/** A thing lies as it was dropped: no two neighbours at one angle, one size, one place. */
function lying({ place: at }: Subject, dice: Dice, layers: Layers): Layers {
  const scale = [0.94, 0.76, 1.08, 0.84, 0.66, 1][(at * 5 + Math.floor(at / 9)) % 6]!;
  const shift = [0, -26, 24, -12, 16][(at * 2) % 5]!;
  const beside: Layers = [
    () => [],
    () => [put('tone', hoop(100, 84, dice.between(62, 76), 5))],
    () => [put('tone', rect(0, 126, 200, 34)), put('near', rect(0, 122, 200, 4))],
    () => [put('near', poly([0, 160], [0, 110], [200, 60], [200, 160]))],
    () => [put('light', disc(dice.between(40, 160), 70, dice.between(34, 56)))],
    () => [put('tone', poly([20, 20], [180, 36], [172, 146], [30, 138]))],
    () => [put('light', ...[0, 1, 2].map(i => bar([dice.between(0, 30), 40 + i * 44], [dice.between(160, 200), 30 + i * 44], 5)))],
  ][(at * 3 + Math.floor(at / 7)) % 7]!();
  const turned = place(layers, -100, -82);
  return [
    ...beside,
    ...place(turned, 100 + shift, 82 + dice.between(-6, 10), { scale, turn: ANGLES[at % ANGLES.length]!, flip: at % 2 === 1 }),
  ];
}
/** A building stands among others. */
function standing({ place: at }: Subject, dice: Dice, layers: Layers): Layers {
  const scale = [1, 0.7, 0.86, 0.6, 0.94, 0.78][(at * 5) % 6]!;
  const x = [0, 34, -30, 16, -44, 48, -14][(at * 3) % 7]!;
  const tower = (left: number, high: number): Layer =>
    put('near', rect(left, 160 - high, 26, high), poly([left - 4, 162 - high], [left + 13, 140 - high], [left + 30, 162 - high]));
  const beside: Layers = [
    () => [],
    () => [tower(x > 0 ? 8 : 160, dice.between(70, 124))],
    () => [put('near', rect(0, 118, 200, 42), ...[0, 1, 2, 3, 4, 5, 6].map(i => rect(i * 30, 106, 16, 14)))],
    () => [tower(6, dice.between(40, 90)), tower(168, dice.between(60, 120))],
    () => [put('near', blob([-20, 160], [30, 100], [80, 150], [130, 96], [220, 160]))],
    () => [put('near', ...[0, 1, 2, 3].map(i => bar([i * 60, 160], [i * 60 + dice.between(-20, 20), dice.between(30, 80)], 5)))],
  ][(at * 4 + Math.floor(at / 5)) % 6]!();
  return [...beside, ...place(place(layers, -100, -160), 100 + x, 160, { scale, flip: at % 2 === 1 })];
}
const lain =
  (draw: (subject: Subject, dice: Dice) => Layers) =>
  (subject: Subject, dice: Dice): Layers =>
    lying(subject, dice, draw(subject, dice));

const DRAW: Record<Subject['type'], (subject: Subject, dice: Dice) => Layers> = {
  warrior,
  equipment: lain(equipment),
  fortification: (subject, dice) => standing(subject, dice, fortification(subject, dice)),
  symmetry: sigil,
  mission,
  relic: lain(relic),
  warzone: terrain,
  ki: lain((_, dice) => brush(dice)),
  beast: (subject, dice) => standing({ ...subject, place: Number(subject.code) }, dice, beast(dice, Number(subject.code))),
  art: prayer,
  special,
  alliance: lain((subject, dice) => linked(dice, Number(subject.code))),
};

function draw(subject: Subject): Picture {
  const dice = diceOf(streamOf(subject.code));
  const ground = groundOf(subject);
  return {
    ground: ground ? PLACES[ground](diceOf(streamOf(`${subject.code} ground`))) : [],
    layers: DRAW[subject.type](subject, dice).filter(({ d }) => d),
  };
}

const drawn = new Map<string, Picture | null>();
/** The picture of a card by its code, drawn once; null for what is in no list. */
export function pictureOf(code: string): Picture | null {
  let picture = drawn.get(code);
  if (picture === undefined) {
    const subject = subjectOf(code);
    drawn.set(code, (picture = subject && draw(subject)));
  }
  return picture;
}
