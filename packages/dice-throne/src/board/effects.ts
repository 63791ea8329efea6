/** What abilities do, in words short enough for a panel, and the signs of what cards do. */
import type { Language } from '@kolbiste/engine';
import { describe, opsOf, type Ability, type DamageType, type Hero, type Op } from '../index.ts';
import { GLYPHS, statusGlyph, type Glyph } from './glyphs.ts';

/** Several texts that differ in one place told as one: "deal 4/5/6 damage". Null when they differ too much. */
export function merged(texts: readonly string[]): string | null {
  const [first = '', ...rest] = texts.map(text => text.split(' '));
  const all = [first as string[], ...rest];
  if (all.some(words => words.length !== all[0]!.length)) return null;
  let differs = 0;
  const out = (first as string[]).map((word, i) => {
    if (all.every(words => words[i] === word)) return word;
    differs++;
    return all.map(words => words[i]).join('/');
  });
  return differs > 2 ? null : out.join(' ');
}

/** The lines of an ability: what the dice must show, and in words what it does, told once where only a number differs. */
export function linesOf(
  { tiers }: Ability,
  hero: Hero,
  language: Language,
): {
  readonly text: string;
  readonly tiers: readonly { readonly needs: string; readonly text: string; readonly damage: Printed | null }[];
} {
  const told = tiers.map(({ needs, script }) => ({ needs, text: describe(script, language, hero), damage: damageIn(opsOf(script)) }));
  const one = merged(told.map(({ text }) => text));
  return one === null ? { text: '', tiers: told } : { text: one, tiers: told.map(tier => ({ ...tier, text: '' })) };
}
/** The printed number of damage, if there is one that needs no counting. */
export interface Printed {
  readonly n: number;
  readonly type: DamageType;
}
function damageIn(ops: readonly Op[]): Printed | null {
  const printed = ops.flatMap(op => (op.op === 'deal' && typeof op.n === 'number' ? [{ n: op.n, type: op.type }] : []));
  return printed.length === 1 ? printed[0]! : null;
}

/** Signs of a list of effects, the most telling first. */
export function signsOf(ops: readonly Op[]): Glyph[] {
  const found: Glyph[] = [];
  const add = (glyph: Glyph): void => void (found.includes(glyph) || found.push(glyph));
  for (const op of ops) {
    switch (op.op) {
      case 'gain':
      case 'inflict':
      case 'discardToken':
        add(statusGlyph(op.status));
        break;
      case 'deal':
      case 'strike':
        add(GLYPHS.hit);
        break;
      case 'modify':
      case 'undefendable':
        add(GLYPHS.plus);
        break;
      case 'prevent':
      case 'halve':
      case 'avert':
        add(GLYPHS.shield);
        break;
      case 'heal':
      case 'stealHealth':
        add(GLYPHS.heart);
        break;
      case 'cp':
      case 'stealCp':
      case 'loseCp':
        add(GLYPHS.coin);
        break;
      case 'draw':
        add(GLYPHS.cards);
        break;
      case 'pick':
      case 'roll':
        add(GLYPHS.die);
        signsOf(opsOf(op.script)).forEach(add);
        break;
      case 'if':
        signsOf(opsOf(op.yes)).forEach(add);
        break;
      case 'either':
        for (const { script } of op.options) signsOf(opsOf(script)).forEach(add);
        break;
      case 'player':
      case 'targeted':
        signsOf(opsOf(op.script)).forEach(add);
        break;
      default:
    }
  }
  return found;
}
/** Cards whose effect is a procedure of its own; their sign is given by hand. */
const OWN: { readonly [card: string]: readonly Glyph[] } = {
  sixIt: [GLYPHS.turn],
  samesies: [GLYPHS.turn, GLYPHS.die],
  soWild: [GLYPHS.turn, GLYPHS.question],
  twiceAsWild: [GLYPHS.turn, GLYPHS.question, GLYPHS.turn],
  tryTryAgain: [GLYPHS.die, GLYPHS.swap],
  oneMoreTime: [GLYPHS.die, GLYPHS.plus],
  betterD: [GLYPHS.die, GLYPHS.shield],
  helpingHand: [GLYPHS.die, GLYPHS.target],
  notThisTime: [GLYPHS.shield, GLYPHS.away],
  tipIt: [GLYPHS.turn, GLYPHS.up],
  buhBye: [GLYPHS.away],
  getThatOuttaHere: [GLYPHS.away, GLYPHS.target],
  whatStatusEffects: [GLYPHS.away, GLYPHS.eye],
  transference: [GLYPHS.swap],
  timeToHammer: [GLYPHS.mjolnir],
  cunning: [GLYPHS.eye],
  undercoverMission: [GLYPHS.eye, GLYPHS.up],
  quickStudy: [GLYPHS.book],
  turnOfThePage: [GLYPHS.book, GLYPHS.swap],
  wrongOne: [statusGlyph('illusion'), GLYPHS.swap],
  swingEscape: [statusGlyph('webbed'), GLYPHS.shield],
  heIsWorthy: [GLYPHS.mjolnir, GLYPHS.turn],
  elude: [statusGlyph('agility')],
};
export const signsOfCard = (card: string, ops: readonly Op[]): readonly Glyph[] => {
  const signs = [...(OWN[card] ?? []), ...signsOf(ops)];
  return signs.length ? [...new Set(signs)] : [GLYPHS.hit];
};
