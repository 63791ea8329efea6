/** Decks as text, and what is wrong with one. Chapter 40. */
import { type Refusal, no } from '@kolbiste/engine';
import { DEFINITIONS, definitionNamed } from '../cards/registry.ts';
import { NOT_ENFORCED } from '../cards/not-enforced.ts';
import { PROFILES, type ProfileName } from '../rules/profiles/index.ts';
import type { Rule } from '../rules/rule.ts';

export interface Deck {
  readonly name: string;
  /** Numbers of definitions, one for each card. */
  readonly cards: readonly number[];
  readonly sideboard: readonly number[];
}

export const MIN_DECK = 60; // DOT 40.1
/** The book knows no most; more than this nobody shuffles. Sideboard included. */
const MOST_CARDS = 500;
/** A text with more mistakes than this is read no further. */
const MOST_PROBLEMS = 50;

const notEnforced = new Set(NOT_ENFORCED.flatMap(({ code, en, cs }) => [code, en.toLowerCase(), cs.toLowerCase()]));

/** What is wrong with a deck text: a line and why, or a rule and why. */
export interface DeckProblem {
  readonly line: number;
  readonly refusal: Refusal<Rule>;
}

/**
 * Reads a deck as players write it, one kind of card a line:
 *
 *     # Anything after a hash is a remark
 *     4 Golden Lion
 *     2x Lucky Shot
 *     Sideboard:
 *     1 Positive Karma
 *
 * English and Czech names and official codes will do.
 */
export function readDeck(name: string, text: string): { deck: Deck; problems: DeckProblem[] } {
  const cards: number[] = [];
  const sideboard: number[] = [];
  const problems: DeckProblem[] = [];
  let into = cards;
  for (const [i, raw] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') continue;
    if (/^(sideboard|záloha)\s*:?$/i.test(line)) {
      into = sideboard;
      continue;
    }
    const match = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$/.exec(line)!;
    const count = Number(match[1] ?? 1);
    const said = match[2]!.trim();
    const def = definitionNamed(said);
    if (def < 0) {
      const why = notEnforced.has(said.toLowerCase()) ? 'notEnforced' : 'unknownCard';
      problems.push({ line: i + 1, refusal: no('DOT DR-100', why, { card: said }) });
      if (problems.length === MOST_PROBLEMS) break;
      continue;
    }
    // Before the line is expanded: a short text can name a great many cards.
    if (cards.length + sideboard.length + count > MOST_CARDS) {
      problems.push({ line: i + 1, refusal: no('DOT 40.1', 'tooManyCards', { most: MOST_CARDS }) });
      break;
    }
    for (let n = 0; n < count; n++) into.push(def);
  }
  return { deck: { name, cards, sideboard }, problems };
}

/** Whether the list of restricted cards holds at a table: the books know none, so it is the table's option [DR-101]. */
export const isRestricted = (profile: ProfileName, said: 'usual' | 'on' | 'off'): boolean =>
  said === 'usual' ? profile === 'tournament' : said === 'on';
/** How many copies of a card one may have. */
export const mostCopies = (def: number, profile: ProfileName, restricted: boolean): number =>
  Math.min(PROFILES[profile].maxCopies, restricted ? DEFINITIONS[def]!.limit : Infinity);

/** Why a deck may not be played in this profile; empty when it may. */
export function deckProblems(deck: Deck, profile: ProfileName, restricted = isRestricted(profile, 'usual')): DeckProblem[] {
  const { maxCopies, copiesRule, sideboard } = PROFILES[profile];
  const problems: DeckProblem[] = [];
  if (deck.cards.length < MIN_DECK)
    problems.push({ line: 0, refusal: no('DOT 40.1', 'tooFewCards', { cards: deck.cards.length, needed: MIN_DECK }) });
  const counts = new Map<number, number>();
  for (const def of [...deck.cards, ...deck.sideboard]) counts.set(def, (counts.get(def) ?? 0) + 1);
  for (const [def, count] of counts) {
    const { name, limit } = DEFINITIONS[def]!;
    if (count > maxCopies)
      problems.push({ line: 0, refusal: no(copiesRule, 'tooManyCopies', { card: name.en, copies: count, most: maxCopies }) });
    else if (restricted && count > limit)
      problems.push({ line: 0, refusal: no('DOT DR-101', 'restrictedCard', { card: name.en, copies: count, most: limit }) });
  }
  // DOT 40.6t: twenty-five, or none where the players agreed on none.
  if (profile === 'tournament' && deck.sideboard.length !== 0 && deck.sideboard.length !== sideboard)
    problems.push({ line: 0, refusal: no('DOT 40.6t', 'sideboardSize', { cards: deck.sideboard.length, needed: sideboard }) });
  if (profile === 'standard' && deck.sideboard.length !== 0) problems.push({ line: 0, refusal: no('DOT 40.6s', 'noSideboard') });
  return problems;
}

/** Between games cards of the deck and of the sideboard change places, one for one (DOT 40.8). */
export function sideboarded(
  deck: Deck,
  changes: readonly { readonly out: number; readonly into: number }[],
): { readonly deck: Deck; readonly problems: readonly DeckProblem[] } {
  const cards = [...deck.cards];
  const sideboard = [...deck.sideboard];
  const problems: DeckProblem[] = [];
  for (const { out, into } of changes) {
    const from = cards.indexOf(out);
    const to = sideboard.indexOf(into);
    if (from < 0) problems.push({ line: 0, refusal: no('DOT 40.8', 'notInDeck', { card: DEFINITIONS[out]!.name.en }) });
    else if (to < 0) problems.push({ line: 0, refusal: no('DOT 40.8', 'notInSideboard', { card: DEFINITIONS[into]!.name.en }) });
    else [cards[from], sideboard[to]] = [into, out];
  }
  return { deck: { ...deck, cards, sideboard }, problems };
}

/** The text of a deck, sorted by name. */
export function writeDeck(deck: Deck): string {
  const lines = (cards: readonly number[]): string[] => {
    const counts = new Map<number, number>();
    for (const def of cards) counts.set(def, (counts.get(def) ?? 0) + 1);
    return [...counts]
      .map(([def, n]) => `${n} ${DEFINITIONS[def]!.name.en}`)
      .sort((a, b) => a.slice(a.indexOf(' ')).localeCompare(b.slice(b.indexOf(' '))));
  };
  return [...lines(deck.cards), ...(deck.sideboard.length ? ['Sideboard:', ...lines(deck.sideboard)] : []), ''].join('\n');
}
