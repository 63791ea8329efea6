/** Puts short texts (names typed in by people) on the wire: about six bits a letter for Czech and English, more for other letters. */
import type { Wire } from './wire.ts';

const LETTERS = [..."abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž0123456789 -'."];
const CAPITAL = LETTERS.length;
const OTHER = LETTERS.length + 1;
const CODE_POINTS = 0x110000;

/** Ways to write capitals that cost nothing per letter. */
const STYLES: readonly ((small: string) => string)[] = [
  small => small,
  small => small.toUpperCase(),
  small => small.replace(/(?<=^|[ -])\p{L}/gu, first => first.toUpperCase()),
];

function putLetter(wire: Wire, letter = 'a'): string {
  const small = letter.toLowerCase();
  const isCapital = !LETTERS.includes(letter) && LETTERS.includes(small) && small.toUpperCase() === letter;
  const place = LETTERS.includes(letter) ? LETTERS.indexOf(letter) : isCapital ? CAPITAL : OTHER;
  const found = wire.put(place, LETTERS.length + 2);
  if (found === CAPITAL) return LETTERS[wire.put(LETTERS.indexOf(small), LETTERS.length)]!.toUpperCase();
  if (found === OTHER) return String.fromCodePoint(wire.put(letter.codePointAt(0)!, CODE_POINTS));
  return LETTERS[found]!;
}

/** A text of 1 to `longest` letters. */
export function putText(wire: Wire, longest: number, text = 'a'): string {
  const small = text.toLowerCase();
  const fitting = STYLES.findLastIndex(style => style(small) === text);
  const style = wire.put(Math.max(fitting, 0), STYLES.length);
  const letters = [...(fitting > 0 ? small : text)];
  const count = 1 + wire.put(letters.length - 1, longest);
  let found = '';
  for (let i = 0; i < count; i++) found += putLetter(wire, letters[i]);
  return STYLES[style]!(found);
}
