/** The signs of what cards do. */
import { opsOf, type Op } from '../index.ts';
import { GLYPHS, statusGlyph, type Glyph } from './glyphs.ts';

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
