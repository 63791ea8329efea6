/** Breaks that no test can notice, because the broken code does the same; for `npm run mutants -- dice-throne`. */
import type { Equivalent } from '@kolbiste/testkit/breaks';

const DAMAGE = 'src/rules/atoms/damage.ts';
const DICE = 'src/rules/dice.ts';
const EFFECTS = 'src/rules/effects/effects.ts';
const LEGALITY = 'src/rules/legality.ts';
const WINDOWS = 'src/rules/windows.ts';

const NO_SEAT = 'behind the last seat there is neither damage nor a dial';
const ZERO = 'nothing is nothing, on either side of the comparison';
const NO_DIE = 'behind the last die there is none: it shows no number and no symbol';
const NO_FACE = 'no die shows more than 6';
const ONE_II = 'every III belongs to the first box of its hero, and its II is the first of the cards';
const LOCKED = 'who is locked out is offered nothing, whether the window names the seat or not';

export const equivalent: readonly Equivalent[] = [
  { file: DAMAGE, was: 'seat < w.players.length', text: 'seat <= w.players.length', why: NO_SEAT },
  {
    file: DAMAGE,
    was: 'false',
    text: 'true',
    find: 'const ultimate = w.players.map(() => false);\n  for (const packet of draft(w).isolated',
    why: 'it is set for everybody who is dealt anything',
  },
  {
    file: DAMAGE,
    was: "ultimate[packet.to!] = packet.type === 'ultimate'",
    text: 'undefined',
    why: 'no text deals isolated damage that is an ultimate',
  },
  { file: 'src/rules/damage.ts', was: 'flat > 0', text: 'flat >= 0', why: ZERO },
  { file: 'src/rules/damage.ts', was: 'final > 0', text: 'final >= 0', why: ZERO },
  { file: DICE, was: '0', text: '1', find: 'if (straight > 0)', why: 'straights are of four or five' },
  { file: DICE, was: '0', text: '1', find: 'let seen = 0', why: 'no straight begins with a 0' },
  { file: DICE, was: 'i < dice.length', text: 'i <= dice.length', why: NO_DIE },
  { file: DICE, was: 'from + straight', text: 'from - straight', why: NO_FACE },
  { file: DICE, was: '7', text: '8', find: 'from + straight <= 7', why: NO_FACE },
  { file: DICE, was: 's < 4', text: 's <= 4', why: 'a hero has four symbols at most' },
  { file: DICE, was: '4', text: '5', find: 's < 4', why: 'a hero has four symbols at most' },
  { file: DICE, was: '6', text: '7', find: 'value <= 6', why: NO_FACE },
  { file: EFFECTS, was: 'n > 0 && w.attack', text: 'n > 0', why: 'only offensive abilities deal so, and they have their attack' },
  { file: EFFECTS, was: 'n > 0 && packet', text: 'n > 0', why: 'modifiers are refused without an attack' },
  {
    file: EFFECTS,
    was: "op.op === 'either' && 'choose' in answer",
    text: "op.op === 'either'",
    why: 'an answer is one of the options of its question',
  },
  {
    file: EFFECTS,
    was: "op.op === 'either' && 'choose' in answer",
    text: "'choose' in answer",
    why: 'an answer is one of the options of its question',
  },
  {
    file: LEGALITY,
    was: "each.type === 'upgrade' && each.box === card.box && each.level === 2",
    text: "each.type === 'upgrade' && each.box === card.box",
    why: ONE_II,
  },
  {
    file: LEGALITY,
    was: "each.type === 'upgrade' && each.box === card.box && each.level === 2",
    text: 'each.level === 2',
    why: ONE_II,
  },
  { file: LEGALITY, was: "each.type === 'upgrade' && each.box === card.box", text: "each.type === 'upgrade'", why: ONE_II },
  {
    file: LEGALITY,
    was: "each.type === 'upgrade' && each.box === card.box",
    text: 'each.box === card.box',
    why: 'only upgrades name a box',
  },
  { file: LEGALITY, was: '0', text: '1', find: 'Math.max(0, card.cost - below.cost)', why: 'every III costs more than its II' },
  { file: 'src/rules/queries.ts', was: 'i < w.players.length', text: 'i <= w.players.length', why: 'once more round finds nobody new' },
  { file: 'src/rules/turn/defence.ts', was: 'allowed && reroll', text: 'allowed', why: 'nothing is allowed without a text' },
  { file: WINDOWS, was: 'w.lock !== null', text: 'w.lock === null', why: LOCKED },
  { file: WINDOWS, was: 'seats = seats.filter(seat => !locked(w, seat))', text: 'undefined', why: LOCKED },
  { file: WINDOWS, was: 'seats.filter(seat => !locked(w, seat))', text: 'seats', why: LOCKED },
  {
    file: WINDOWS,
    was: 'all.slice(0, all.indexOf(about.seat)).filter(each => !locked(w, each))',
    text: 'all.slice(0, all.indexOf(about.seat))',
    why: LOCKED,
  },
];
