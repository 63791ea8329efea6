/** Looking at things in full: a list of all there are, and one of them by number, letter or name. */
import { styled, type TerminalText, type Thing } from '@kolbiste/engine';
import { chosenBy, type Choice } from './choices.ts';

/** Without case and diacritics, as one types. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every thing under the place where it lies, with the number to type. */
export function listThings(things: readonly Thing[]): string[] {
  const places = new Map<string, string[]>();
  things.forEach(({ place, name }, i) => places.set(place, [...(places.get(place) ?? []), `${i + 1} ${name}`]));
  return [...places].map(([place, names]) => `${styled('bold', place)}: ${names.join(' · ')}`);
}

/** What is meant; several where a name fits several different things. */
export function findThings(
  at: string,
  things: readonly Thing[],
  shown: { readonly choices: readonly Choice[]; readonly question: string; readonly terminal: TerminalText },
): Thing[] {
  if (/^\d+$/.test(at)) return things.slice(Number(at) - 1, Number(at));
  const choice = at.length === 1 ? chosenBy(at, shown.choices) : undefined;
  if (choice) {
    // Of a line that opens a list, what all its answers are about.
    const [first = [], ...others] = choice.options.map(option => shown.terminal.shows(option, shown.question));
    const ids = first.filter(id => others.every(other => other.includes(id)));
    return ids.flatMap(id => things.find(thing => thing.id === id) ?? []);
  }
  const word = folded(at);
  const fits = (test: (name: string) => boolean): Thing[] => things.filter(({ name }) => test(folded(name)));
  const best = [fits(name => name === word), fits(name => name.startsWith(word)), fits(name => name.includes(word))].find(
    found => found.length,
  );
  return differing(best ?? []);
}

/** Of equal cards one is enough. */
const differing = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map(thing => [JSON.stringify([thing.name, thing.lines]), thing])).values(),
];

export const thingLines = ({ name, place, lines }: Thing): string[] => [
  `${styled('bold', name)} (${place})`,
  ...lines.map(line => `  ${line}`),
];
