/**
 * Names: how they are compared, and which are refused. A name that looks like another's, like a bot's or like nothing at all would
 * let somebody be taken for somebody else.
 */
import { LIMITS } from '@kolbiste/protocol';

/** Two spellings of one name. Sign-ins look for it, and limits count by it. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Letters of other alphabets, and digits, that look like Latin ones: what stands first in each line is what the others look like. */
const ALIKE = [
  'a аɑαａ',
  'b Ьвβ',
  'c сϲⅽ',
  'd ԁⅾ',
  'e еєεҽ',
  'g ɡց',
  'h һհн',
  'i іιıɩⅰ',
  'j јϳ',
  'k кκ',
  'l Iӏ1|ǀⅼІΙ',
  'n пո',
  'o оοօσ0Ο',
  'p рρ',
  'q ԛզ',
  's ѕꜱ',
  't тτ',
  'u υսцʋ',
  'v νѵⅴ',
  'x хχⅹ',
  'y уγү',
  'z ᴢ',
  'A АΑ',
  'B ВΒ',
  'C СϹ',
  'E ЕΕ',
  'H НΗ',
  'J Ј',
  'K КΚ',
  'M МΜ',
  'N Ν',
  'O О',
  'P РΡ',
  'S Ѕ',
  'T ТΤ',
  'X ХΧ',
  'Y УΥ',
  'Z Ζ',
];
const LATIN = new Map(ALIKE.flatMap(line => Array.from(line.slice(2), letter => [letter, line[0]!] as const)));

/** What a name looks like: names of one skeleton are taken for each other. Accents tell names apart, as they do in Czech. */
export function skeletonOf(name: string): string {
  const letters = Array.from(name.normalize('NFKC').normalize('NFD'), letter => LATIN.get(letter) ?? letter).join('');
  return letters
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** What the table itself is called, in both languages. */
const RESERVED = new Set(
  `Novice Squire Knight Champion Nováček Panoš Rytíř Šampion Bot Guest Host Admin Administrator Správce Moderator System Server Kolbiště Kolbiste`
    .split(' ')
    .map(skeletonOf),
);
/** The name the server gives a guest. */
const GUEST = /^guest /;

/** Why nobody may have this name, or null. */
export function nameFault(name: string): string | null {
  if (/\p{Default_Ignorable_Code_Point}/u.test(name)) return 'a name has no invisible characters';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'a name has a letter or a digit';
  if (/\p{M}{4,}/u.test(name.normalize('NFC'))) return 'a name has no towers of accents';
  if (RESERVED.has(skeletonOf(name)) || GUEST.test(foldName(name))) return 'this name is the table’s own';
  return null;
}

/** A name beside others at a table: of two that look alike, the second is numbered. */
export function nameAmong(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  const short = Array.from(name)
    .slice(0, LIMITS.nameLength - 4)
    .join('');
  for (let n = 2; ; n++) if (!taken.has(skeletonOf(`${short} (${n})`))) return `${short} (${n})`;
}
