/** Table options: decks, and the rulings that a table may decide the other way. */
import { choice, custom, flag, InputError, number, schema, type Schema } from '@kolbiste/engine';
import { deckProblems, readDeck, readyDeck, type Deck } from '../cards/deck.ts';
import { factionAt, factionIds, factionNamed } from '../cards/registry.ts';
import type { Switches } from './state.ts';

export interface TableOptions extends Switches {
  /** By side: a faction, or a deck as text; a side without one chooses at the table (SUM 6.3). */
  readonly decks: readonly string[];
  /** With three at the table: the seat that plays two decks (SUM 12.1.6). */
  readonly doubled: number;
}

/** A faction's ready deck, or a deck of your own; wrong ones throw an InputError that says why. */
export function deckFrom(text: string): Deck {
  const faction = factionNamed(text);
  if (faction >= 0) return readyDeck(factionAt(faction));
  const deck = readDeck(text);
  if ('problem' in deck) throw new InputError('deck', `"${text.slice(0, 30)}" is no faction, and no deck either: ${deck.problem}`);
  const [first] = deckProblems(deck);
  if (first) throw new InputError('deck', `this deck is not allowed: ${first.why} ${JSON.stringify(first.params)} (${first.rule})`, first);
  return deck;
}

function readDecks(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || value.length > 4 || value.some(deck => typeof deck !== 'string'))
    throw new InputError('options', `option "${name}" must be a list of up to four factions or deck texts`);
  for (const deck of value as string[]) if (deck !== '') deckFrom(deck);
  return value as string[];
}

export const tableOptions: Schema<TableOptions> = schema<TableOptions>({
  decks: { ...custom<readonly string[]>([], readDecks), values: factionIds },
  doubled: number(0, 2, 1),
  withinItself: flag(true),
  bothFall: choice(['draw', 'active'], 'draw'),
  memoryBreak: choice(['attacker', 'owner'], 'attacker'),
  scouts: choice(['each', 'one'], 'each'),
  crazedPlacing: flag(false),
  stunnedPushed: flag(false),
  guard: choice(['everyone', 'opponents'], 'everyone'),
  sharedHands: flag(true),
  turnCap: number(10, 2000, 300),
});

export const switchesOf = (o: TableOptions): Switches => ({
  withinItself: o.withinItself,
  bothFall: o.bothFall,
  memoryBreak: o.memoryBreak,
  scouts: o.scouts,
  crazedPlacing: o.crazedPlacing,
  stunnedPushed: o.stunnedPushed,
  guard: o.guard,
  sharedHands: o.sharedHands,
  turnCap: o.turnCap,
});
