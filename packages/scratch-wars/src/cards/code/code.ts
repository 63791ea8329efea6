/**
 * Card codes: a card as a short text people can read out, print, type and scan, such as `SWW-0B0T-6F2K-91`.
 *
 * A hero's code starts with `SWH`, a weapon's with `SWW`, followed by base-32 symbols without I, L, O and U, in groups of four; the last two are a
 * checksum that covers the prefix too. A card of our kinds stores the kind and each number's place among its values. Any other
 * card (typed in from elsewhere, or changed) spells out everything, so nothing is lost.
 */
import { checkHero, checkWeapon } from '../check.ts';
import { isHeroCard, type Card } from '../vocabulary.ts';
import { CHECK_SYMBOLS, checkSymbols, isSound } from './checksum.ts';
import { putHero } from './hero.ts';
import { putWeapon } from './weapon.ts';
import { Reader, Writer } from './wire.ts';

export type CodeProblem =
  | { readonly problem: 'empty' | 'prefix' | 'tooShort' | 'tooLong' | 'checksum' | 'unknownKind' | 'malformed' }
  /** `position` counts from 0 in the text as given. */
  | { readonly problem: 'unknownCharacter'; readonly position: number; readonly character: string }
  /** Made by a later version of this program. */
  | { readonly problem: 'version'; readonly version: number };

export type Decoded = { readonly card: Card } | CodeProblem;

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const SEPARATOR = /[\s\-‐‑–—_]/u;
const PREFIX = { hero: 'SWH', weapon: 'SWW' } as const;
const GROUP = 4;
const VERSION = 0;
const VERSIONS = 8;
/** The shortest code has more symbols than this, the longest (all spelled out, a name of 32 rare letters) fewer. */
const MIN_SYMBOLS = 8;
const MAX_SYMBOLS = 256;

/** The checksum covers the letter that distinguishes heroes from weapons. */
const lead = (isHero: boolean): number => SYMBOLS.indexOf((isHero ? PREFIX.hero : PREFIX.weapon).at(-1)!);

/** The code of a valid card. A card with problems (see `check.ts`) has no code: the caller must check first. */
export function encodeCard(card: Card): string {
  const isHero = isHeroCard(card);
  const problems = isHero ? checkHero(card) : checkWeapon(card);
  if (problems.length > 0) throw new Error(`not a sound card: ${problems.map(p => `${p.at} ${p.fault} [${p.rule}]`).join(', ')}`);
  const wire = new Writer();
  wire.put(VERSION, VERSIONS);
  if (isHero) putHero(wire, card);
  else putWeapon(wire, card);
  const symbols = wire.symbols();
  const text = [...symbols, ...checkSymbols([lead(isHero), ...symbols])].map(symbol => SYMBOLS[symbol]!).join('');
  return [isHero ? PREFIX.hero : PREFIX.weapon, ...text.match(new RegExp(`.{1,${GROUP}}`, 'g'))!].join('-');
}

/** The card of a code, however it was typed: lower case, spaces, missing dashes and O, I or L for 0 and 1 do not matter. */
export function decodeCard(text: string): Decoded {
  let typed = '';
  for (const [i, character] of [...text].entries()) {
    if (SEPARATOR.test(character)) continue;
    const letter = character.toUpperCase();
    const symbol = LOOKALIKES[letter] ?? letter;
    if (symbol.length !== 1 || !SYMBOLS.includes(symbol))
      return { problem: 'unknownCharacter', position: [...text].slice(0, i).join('').length, character };
    typed += symbol;
  }
  if (typed === '') return { problem: 'empty' };
  const isHero = typed.startsWith(PREFIX.hero);
  if (!isHero && !typed.startsWith(PREFIX.weapon)) return { problem: 'prefix' };
  const symbols = Array.from(typed.slice(PREFIX.hero.length), symbol => SYMBOLS.indexOf(symbol));
  if (symbols.length < MIN_SYMBOLS) return { problem: 'tooShort' };
  if (symbols.length > MAX_SYMBOLS) return { problem: 'tooLong' };
  if (!isSound([lead(isHero), ...symbols])) return { problem: 'checksum' };
  return readCard(isHero, symbols.slice(0, -CHECK_SYMBOLS), typed);
}

function readCard(isHero: boolean, symbols: readonly number[], typed: string): Decoded {
  const wire = new Reader(symbols);
  const version = wire.put(0, VERSIONS);
  if (version !== VERSION) return { problem: 'version', version };
  const card = isHero ? putHero(wire) : putWeapon(wire);
  if (!card) return { problem: 'unknownKind' };
  const isValid = (isHeroCard(card) ? checkHero(card) : checkWeapon(card)).length === 0;
  // Each card has one code: another way to write the same card is a typing error the checksum missed.
  if (!isValid || !wire.isUsedUp() || encodeCard(card).replaceAll('-', '') !== typed) return { problem: 'malformed' };
  return { card };
}
