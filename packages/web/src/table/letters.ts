/**
 * A letter for each answer. A thing keeps the letter it had; answers of a crowd, which the board takes with a gesture, have two letters.
 * No letter is the beginning of another, so that typing one never waits for a second.
 */
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

export interface Answer {
  readonly key: string;
  /** One of many that the board takes with a gesture. */
  readonly crowd?: boolean;
}

/** The letters of these answers, in order. `known` has what was given before, by key, and is written on. */
export function lettersFor(answers: readonly Answer[], known: Map<string, string> = new Map()): string[] {
  const apart = answers.filter(({ crowd }) => !crowd).length;
  const firsts = (count: number): number => Math.ceil(count / ALPHABET.length);
  // Where single letters do not reach, everything has two.
  const single = apart + firsts(answers.length - apart) <= ALPHABET.length;
  const begin = single ? ALPHABET.slice(0, ALPHABET.length - firsts(answers.length - apart)) : [];
  const twice = ALPHABET.slice(begin.length).flatMap(first => ALPHABET.map(second => first + second));
  const of = ({ crowd }: Answer): readonly string[] => (single && !crowd ? begin : twice);

  const taken = new Set<string>();
  const given = answers.map(answer => {
    const before = known.get(answer.key);
    if (before === undefined || taken.has(before) || !of(answer).includes(before)) return null;
    taken.add(before);
    return before;
  });
  const free = { one: begin.filter(letter => !taken.has(letter)), two: twice.filter(letter => !taken.has(letter)) };
  return answers.map((answer, i) => {
    const letter = given[i] ?? (of(answer) === begin ? free.one : free.two).shift()!;
    known.set(answer.key, letter);
    return letter;
  });
}
