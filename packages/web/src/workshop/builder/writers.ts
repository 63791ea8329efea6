/** A deck as text for people, as codes and as JSON. `reader.ts` reads all of them back. */
import type { Language } from '@kolbiste/engine';
import type { DeckBuilding, DeckCard } from '@kolbiste/board-kit/deck-building';
import type { NamedDeck } from './link.ts';
import { grouped, linesOf, type Catalogue } from './statistics.ts';
import type { NameBook } from './names.ts';

/** Words of the text itself. The reader knows both languages. */
const HEADINGS = {
  en: { name: 'Name', format: 'Format', cover: 'Cover', note: 'Note', summoner: 'Summoner', side: 'Sideboard', maybe: 'Maybe' },
  cs: { name: 'Název', format: 'Formát', cover: 'Obálka', note: 'Poznámka', summoner: 'Vyvolavač', side: 'Sideboard', maybe: 'Možná' },
} as const;

interface Book {
  readonly building: DeckBuilding;
  readonly catalogue: Catalogue;
  readonly names: NameBook;
}

function written(
  { name, deck }: NamedDeck,
  { building, catalogue }: Book,
  { language, nameOf }: { language: Language; nameOf: (card: DeckCard) => string },
): string {
  const words = HEADINGS[language];
  const card = (id: string): string => nameOf(catalogue.get(id) ?? ({ id, name: { cs: id, en: id } } as DeckCard));
  const { compare } = new Intl.Collator(language);
  const lines = (pile: 'cards' | 'side' | 'maybe'): string[] =>
    grouped(linesOf(deck, pile, catalogue), building.groups).flatMap(group =>
      group.lines
        .map(line => ({ ...line, name: card(line.card.id) }))
        .toSorted((a, b) => compare(a.name, b.name))
        .map(line => `${line.copies} ${line.name}`),
    );
  return [
    `# ${words.name}: ${name}`,
    ...(deck.format !== null ? [`# ${words.format}: ${deck.format}`] : []),
    ...(deck.cover !== null ? [`# ${words.cover}: ${deck.cover}`] : []),
    ...deck.notes.split('\n').flatMap((line, i, all) => (all.length === 1 && line === '' ? [] : [`# ${words.note}: ${line}`])),
    ...(deck.summoner !== undefined ? [`${words.summoner}: ${card(deck.summoner)}`] : []),
    ...lines('cards'),
    ...(deck.side.length ? ['', `${words.side}:`, ...lines('side')] : []),
    ...(deck.maybe.length ? ['', `${words.maybe}:`, ...lines('maybe')] : []),
    '',
  ].join('\n');
}

/** Names in a language; where a name alone would not lead back to the card, its code stands behind it. */
export const asText = (named: NamedDeck, book: Book, language: Language): string =>
  written(named, book, {
    language,
    nameOf: card => {
      const match = book.names.named(card.name[language]);
      return match?.sure && match.card.id === card.id && !/^\d|[#\n]|\d$/.test(card.name[language])
        ? card.name[language]
        : `${card.name[language].replace(/[#\n]/g, ' ')} [${card.id}]`;
    },
  });
export const asCodes = (named: NamedDeck, book: Book): string => written(named, book, { language: 'en', nameOf: card => card.id });
export const asJson = ({ name, deck }: NamedDeck): string => `${JSON.stringify({ name, ...deck }, null, 1)}\n`;
