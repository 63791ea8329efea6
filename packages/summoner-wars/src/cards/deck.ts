/** Decks: what may be in one, why not, and decks as text (SUM 11.3, I1). */
import type { Refusal } from '@kolbiste/engine';
import type { Rule } from '../rules/state.ts';
import { allFactions, cardNamed, definitionAt } from './registry.ts';
import { MERCENARY, type Faction } from './vocabulary.ts';

export interface Deck {
  /** A Summoner's card; his reference card fixes events and setup (SUM 11.3.1). */
  readonly summoner: string;
  /** Everything else: card and copies, walls included. */
  readonly cards: { readonly [card: string]: number };
}

const DECK = { commons: 18, champions: 3, walls: 3, copies: 10, mercenaries: 6 } as const;

/** The faction whose reference card goes with a Summoner, or null. */
export const factionOfSummoner = (summoner: string): Faction | null => allFactions().find(faction => faction.summoner === summoner) ?? null;

/** The ready deck of a faction (SUM I2). */
export function readyDeck(faction: Faction): Deck {
  const cards: Record<string, number> = { ...faction.list.commons };
  for (const champion of faction.list.champions) cards[champion] = 1;
  Object.assign(cards, faction.list.events);
  cards['wall'] = DECK.walls;
  return { summoner: faction.summoner, cards };
}

export type Problem = Refusal<Rule>;
const problem = (rule: Rule, why: string, params: NonNullable<Problem['params']> = {}): Problem => ({ rule, why, params });

/** Everything that is wrong with a deck; nothing for a legal one. */
export function deckProblems(deck: Deck): Problem[] {
  const faction = factionOfSummoner(deck.summoner);
  if (!faction) return [problem('SUM 11.3.1', 'deckNoSummoner', { card: deck.summoner })];
  const problems: Problem[] = [];
  let commons = 0;
  let champions = 0;
  let mercenaries = 0;
  for (const [card, copies] of Object.entries(deck.cards)) {
    const index = cardNamed(card);
    if (index < 0) {
      problems.push(problem('SUM 11.3.9', 'deckUnknown', { card }));
      continue;
    }
    const definition = definitionAt(index);
    if (definition.type === 'vine') problems.push(problem('SUM 4.3', 'deckVines'));
    if (definition.type === 'event') {
      if (!(card in faction.list.events)) problems.push(problem('SUM 11.3.3', 'deckForeignEvent', { card }));
    } else if (definition.type === 'unit') {
      if (definition.faction === MERCENARY) mercenaries += copies;
      else if (definition.faction !== faction.id) problems.push(problem('SUM 11.3.9', 'deckForeignUnit', { card }));
      if (definition.kind === 'summoner') problems.push(problem('SUM 11.3.12', 'deckSecondSummoner', { card }));
      if (definition.kind === 'common') {
        commons += copies;
        if (copies > DECK.copies) problems.push(problem('SUM 11.3.11', 'deckCopies', { card, copies, limit: DECK.copies }));
      }
      if (definition.kind === 'champion') {
        champions += copies;
        if (copies > 1) problems.push(problem('SUM 11.3.10', 'deckChampionTwice', { card }));
      }
    }
  }
  for (const [card, copies] of Object.entries(faction.list.events))
    if ((deck.cards[card] ?? 0) !== copies)
      problems.push(problem('SUM 11.3.2', 'deckEvents', { card, copies: deck.cards[card] ?? 0, wanted: copies }));
  const starting = new Map<string, number>();
  for (const { card } of faction.list.setup) starting.set(card, (starting.get(card) ?? 0) + 1);
  for (const [card, copies] of starting)
    if (card !== deck.summoner && (deck.cards[card] ?? 0) < copies)
      problems.push(problem('SUM 11.3.5', 'deckSetup', { card, copies: deck.cards[card] ?? 0, wanted: copies }));
  const walls = deck.cards['wall'] ?? 0;
  if (walls !== DECK.walls) problems.push(problem('SUM 11.3.6', 'deckWalls', { copies: walls, wanted: DECK.walls }));
  if (commons !== DECK.commons) problems.push(problem('SUM 11.3.7', 'deckCommons', { copies: commons, wanted: DECK.commons }));
  if (champions !== DECK.champions) problems.push(problem('SUM 11.3.8', 'deckChampions', { copies: champions, wanted: DECK.champions }));
  if (mercenaries > DECK.mercenaries)
    problems.push(problem('SUM 11.2.4', 'deckMercenaries', { copies: mercenaries, limit: DECK.mercenaries }));
  return problems;
}

/** A deck as text: the Summoner, then `copies card` line by line. */
export function writeDeck(deck: Deck): string {
  const lines = Object.entries(deck.cards).map(([card, copies]) => `${copies} ${card}`);
  return [`summoner ${deck.summoner}`, ...lines].join('\n');
}

/** Characters of a deck's text: many times what its cards need. */
const LONGEST_TEXT = 4_000;

/** Reads it back. Words of the problem name the line. */
export function readDeck(text: string): Deck | { readonly problem: string } {
  if (text.length > LONGEST_TEXT) return { problem: `a deck is told in at most ${LONGEST_TEXT} characters` };
  let summoner = '';
  const cards: Record<string, number> = {};
  for (const [i, raw] of text.split(/\r\n?|\n|;/).entries()) {
    const line = raw.replace(/#.*/, '').trim();
    if (line === '') continue;
    const [, head, card] = /^(summoner|\d{1,2})\s+([a-z-]+)$/i.exec(line) ?? [];
    if (head === undefined || card === undefined)
      return { problem: `line ${i + 1}: expected "summoner name" or "3 card-name", not "${line.slice(0, 40)}"` };
    if (head.toLowerCase() === 'summoner') {
      if (summoner) return { problem: `line ${i + 1}: a deck has one Summoner` };
      summoner = card;
    } else if (Object.hasOwn(cards, card)) return { problem: `line ${i + 1}: "${card}" stands twice` };
    else cards[card] = Number(head);
  }
  return summoner ? { summoner, cards } : { problem: 'no line says who the Summoner is' };
}
