/** A letter for each answer. One letter while the alphabet lasts, then two, so that no letter is the beginning of another. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

export function lettersFor(count: number): string[] {
  if (count <= ALPHABET.length) return Array.from(ALPHABET.slice(0, count));
  return Array.from(
    { length: count },
    (_, i) => `${ALPHABET[Math.floor(i / ALPHABET.length) % ALPHABET.length]}${ALPHABET[i % ALPHABET.length]}`,
  );
}
