/** Random legal decks, and set-ups of whole tables with them: what long runs play. */
import type { Plain, Random } from '@kolbiste/engine';
import { AFFILIATION, LEGION } from '../cards/vocabulary.ts';
import '../cards/index.ts';
import { DEFINITIONS } from '../cards/registry.ts';
import { PROFILES, type ProfileName } from '../rules/profiles/index.ts';
import { isRestricted, MIN_DECK, mostCopies, type Deck } from './deck.ts';
import { READY_DECKS } from './ready.ts';

const AFFILIATIONS = Object.values(AFFILIATION);
const WARRIORS = 24;

const one = <T>(random: Random, of: readonly T[]): T => of[random.integer(of.length)]!;

/** Warriors of a few affiliations and what suits them; `wanted` cards come first. `only` is the one organisation he may bring (DOT 38.13). */
export function randomDeck(random: Random, profile: ProfileName, wanted: readonly number[] = [], only = 0): Deck {
  const { maxCopies, sideboard } = PROFILES[profile];
  const counts = new Map<number, number>();
  const add = (def: number, copies: number, into: number[], most: number): void => {
    for (
      let n = copies;
      n > 0 && into.length < most && (counts.get(def) ?? 0) < mostCopies(def, profile, isRestricted(profile, 'usual'));
      n--
    ) {
      into.push(def);
      counts.set(def, (counts.get(def) ?? 0) + 1);
    }
  };
  let mask = only;
  if (only === 0) {
    for (const def of wanted) mask |= DEFINITIONS[def]!.affiliation;
    do mask |= one(random, AFFILIATIONS);
    while (random.integer(3) > 0);
  }
  const all = DEFINITIONS.map((_, def) => def);
  const suits = all.filter(def => {
    const { affiliation, type } = DEFINITIONS[def]!;
    return (affiliation & mask) !== 0 || (affiliation === 0 && (only === 0 || type !== 'warrior'));
  });
  const fill = (of: readonly number[], upTo: number, into: number[]): void => {
    for (let tries = 0; into.length < upTo && tries < 4 * upTo; tries++) add(one(random, of), 1 + random.integer(3), into, upTo);
    // A small organisation runs out of copies: whatever there is fills the deck up.
    for (const def of all) add(def, maxCopies, into, upTo);
  };
  const cards: number[] = [];
  for (const def of wanted) add(def, maxCopies, cards, MIN_DECK);
  fill(
    suits.filter(def => DEFINITIONS[def]!.type === 'warrior'),
    Math.min(MIN_DECK, cards.length + WARRIORS),
    cards,
  );
  fill(suits, MIN_DECK, cards);
  const spare: number[] = [];
  if (sideboard > 0 && random.integer(2) === 0) fill(suits, sideboard, spare);
  return { name: 'random', cards, sideboard: spare };
}

/** The text of a deck by codes, which no two cards share. */
export function deckCodes({ cards, sideboard }: Deck): string {
  const lines = (of: readonly number[]): string[] => of.map(def => `1 ${DEFINITIONS[def]!.code}`);
  return [...lines(cards), ...(sideboard.length ? ['Sideboard:', ...lines(sideboard)] : []), ''].join('\n');
}

const MODES = [
  ['duel', 2],
  ['duel', 2],
  ['duel', 2],
  ['everybody', 3],
  ['everybody', 5],
  ['targets', 3],
  ['targets', 4],
  ['teams', 4],
  ['teams', 6],
  ['cartel', 7],
] as const;

/** A random table: book, style of play, decks, and house switches. `own`: no ready decks, all of them random. */
export function randomTable(random: Random, own = false): { readonly options: Plain; readonly seats: number } {
  const profile = one(random, ['tournament', 'standard'] as const);
  const [mode, seats] = one(random, MODES);
  const decks = Array.from({ length: seats }, (_, seat) => {
    // In the Cartel option everybody brings his own organisation only (DOT 38.13).
    const only = mode === 'cartel' ? (seat === seats - 1 ? LEGION : 1 << seat) : 0;
    return !own && only === 0 && random.integer(2) === 0 ? one(random, READY_DECKS).name : deckCodes(randomDeck(random, profile, [], only));
  });
  return {
    options: {
      profile,
      mode,
      decks,
      turnLimit: profile === 'tournament' ? 10 * seats + random.integer(40) : 0,
      cardinal: random.integer(2) === 0,
      start: one(random, ['lot', 'first']),
      capableSaboteurs: random.integer(4) === 0,
      ante: one(random, ['off', 'off', 'top', 'vote']),
      judge: random.integer(8) === 0,
      arbiter: random.integer(2) * random.integer(seats + 1),
    },
    seats,
  };
}
