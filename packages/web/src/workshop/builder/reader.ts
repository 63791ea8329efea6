/**
 * Reads a deck from whatever somebody pastes: a list in either language, codes, JSON, or one of our links. Every line gets a verdict,
 * and nothing is dropped without a word.
 */
import { emptyDeck, LIMITS, readDeckData, type CardDeck } from '@kolbiste/protocol';
import { copiesIn, withCopies, type DeckBuilding, type DeckCard, type Pile } from '@kolbiste/board-kit/deck-building';
import { fromLink, type NamedDeck } from './link.ts';
import type { NameBook } from './names.ts';

const MOST_LINES = 1_000;
const LONGEST_LINE = 300;
const LONGEST_TEXT = 200_000;

export type Verdict =
  | { readonly is: 'read' | 'guessed' | 'notPlayable'; readonly card: DeckCard; readonly copies: number; readonly pile: Pile }
  | { readonly is: 'leader'; readonly card: DeckCard }
  | { readonly is: 'heading' | 'remark' }
  | { readonly is: 'unknown' | 'badCount' | 'tooMany' };
export interface ReadLine {
  readonly line: number;
  readonly text: string;
  readonly verdict: Verdict;
}
export interface Reading {
  readonly lines: readonly ReadLine[];
  /** What the text says of itself besides its cards. */
  readonly name: string | null;
  readonly format: string | null;
  readonly cover: string | null;
  readonly notes: string;
  readonly summoner: string | null;
  /** Lines behind the last one that was looked at. */
  readonly unread: number;
  /** It is no text at all, or nothing that is meant for this game. */
  readonly fault: 'binary' | 'tooLong' | 'otherGame' | 'brokenJson' | 'brokenLink' | null;
}

const HEADINGS: readonly { readonly pile: Pile; readonly said: RegExp }[] = [
  { pile: 'side', said: /^(sideboard|side|záloha|zaloha|vedle)\b/i },
  { pile: 'maybe', said: /^(maybe|maybeboard|možná|mozna|zvažované)(?=\W|$)/iu },
  { pile: 'cards', said: /^(deck|main|maindeck|mainboard|balíček|balicek|hlavní)(?=\W|$)/iu },
];
const FACTS: readonly { readonly fact: 'name' | 'format' | 'cover' | 'note'; readonly said: RegExp }[] = [
  { fact: 'name', said: /^#\s?(?:Name|Název): ?(.*)$/u },
  { fact: 'format', said: /^#\s?(?:Format|Formát): ?(.*)$/u },
  { fact: 'cover', said: /^#\s?(?:Cover|Obálka): ?(.*)$/u },
  { fact: 'note', said: /^#\s?(?:Note|Poznámka): ?(.*)$/u },
];
const LEADER = /^(?:summoner|vyvolavač)\s*:?\s+(.+)$/iu;

/** The ways a line may be meant: how many of what. The plain name first, for names that begin or end with numbers. */
function* meanings(text: string): Generator<readonly [copies: number, said: string]> {
  const line = text
    .replace(/^[-*•·]\s+/, '')
    .replace(/[,;]$/, '')
    .trim();
  yield [1, line];
  const before = /^(\d{1,4})\s*[x×*]?\s+(.+)$/iu.exec(line) ?? /^(\d{1,4})[x×*](.+)$/iu.exec(line);
  if (before) yield [Number(before[1]), before[2]!];
  const behind = /^(.+?)\s*[x×*]\s*(\d+)$/iu.exec(line) ?? /^(.+?)\s*[(:,\t]\s*(\d+)\)?$/u.exec(line) ?? /^(.+?)\s+(\d+)$/u.exec(line);
  if (behind) yield [Number(behind[2]), behind[1]!];
  yield [1, line];
}
/** The code in brackets says more than the name before it. */
function* saidIn(said: string): Generator<string> {
  const code = /[[(]([^\])]+)[\])]$/.exec(said)?.[1];
  if (code) yield code;
  yield said;
  if (code) yield said.replace(/\s*[[(][^\])]+[\])]$/, '');
  const [first, ...others] = said.split(/\s+/);
  if (others.length && /\d/.test(first!)) yield first!;
}

function verdictOf(text: string, pile: Pile, names: NameBook): Verdict {
  const ways = [...meanings(text)];
  for (const [i, [copies, said]] of ways.entries())
    for (const word of i === 0 ? [said] : saidIn(said)) {
      const match = names.named(word);
      if (!match) continue;
      if (copies < 1 || copies > LIMITS.deckCards) return { is: 'badCount' };
      return { is: !match.card.playable ? 'notPlayable' : match.sure ? 'read' : 'guessed', card: match.card, copies, pile };
    }
  for (const [copies, said] of ways.slice(1)) {
    const card = names.near(said.replace(/\s*[[(][^\])]+[\])]$/, ''));
    if (!card) continue;
    if (copies < 1 || copies > LIMITS.deckCards) return { is: 'badCount' };
    return { is: card.playable ? 'guessed' : 'notPlayable', card, copies, pile };
  }
  return { is: 'unknown' };
}

const NOTHING = { lines: [], name: null, format: null, cover: null, notes: '', summoner: null, unread: 0 } as const;

/** A whole deck that needs no guessing; every card of it still gets its verdict. */
function ofDeck({ name, deck }: NamedDeck, building: DeckBuilding, names: NameBook): Reading {
  if (deck.game !== building.game) return { ...NOTHING, fault: 'otherGame' };
  const lines: ReadLine[] = [];
  for (const pile of ['cards', 'side', 'maybe'] as const)
    for (const [id, copies] of deck[pile]) {
      const match = names.named(id);
      const verdict: Verdict =
        match?.card.id === id ? { is: match.card.playable ? 'read' : 'notPlayable', card: match.card, copies, pile } : { is: 'unknown' };
      lines.push({ line: lines.length + 1, text: `${copies} ${id}`, verdict });
    }
  const { format, cover, notes, summoner = null } = deck;
  return { ...NOTHING, lines, name: name || null, format, cover, notes, summoner, fault: null };
}

function ofJson(text: string, building: DeckBuilding, names: NameBook): Reading {
  try {
    const value = JSON.parse(text) as { readonly name?: unknown; readonly data?: unknown };
    const read = readDeckData(value.data ?? value);
    if (!read.ok || !('cards' in read.message)) return { ...NOTHING, fault: 'brokenJson' };
    return ofDeck({ name: typeof value.name === 'string' ? value.name : '', deck: read.message }, building, names);
  } catch {
    return { ...NOTHING, fault: 'brokenJson' };
  }
}

export function readText(text: string, building: DeckBuilding, names: NameBook): Reading {
  if (text.length > LONGEST_TEXT) return { ...NOTHING, fault: 'tooLong' };
  // oxlint-disable-next-line no-control-regex -- that is what a file that is no text is known by
  if (/[\u0000-\u0008\u000e-\u001a\ufffd]/.test(text)) return { ...NOTHING, fault: 'binary' };
  if (text.includes('#deck=')) {
    const linked = fromLink(text);
    return linked ? ofDeck(linked, building, names) : { ...NOTHING, fault: 'brokenLink' };
  }
  if (text.trimStart().startsWith('{')) return ofJson(text, building, names);
  const raw = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const facts = { name: null as string | null, format: null as string | null, cover: null as string | null };
  const notes: string[] = [];
  const lines: ReadLine[] = [];
  let pile: Pile = 'cards';
  let summoner: string | null = null;
  let total = 0;
  for (const [i, whole] of raw.slice(0, MOST_LINES).entries()) {
    const said = whole.trim();
    if (said === '') continue;
    const note = (verdict: Verdict): number => lines.push({ line: i + 1, text: said.slice(0, LONGEST_LINE), verdict });
    const fact = FACTS.map(({ fact: of, said: shape }) => ({ of, is: shape.exec(whole)?.[1] })).find(({ is }) => is !== undefined);
    if (fact) {
      if (fact.of === 'note') notes.push(fact.is!);
      else facts[fact.of] = fact.is!;
      note({ is: 'remark' });
      continue;
    }
    const told = said.replace(/\s*(?:#|\/\/).*$/, '').trim();
    if (told === '') {
      note({ is: 'remark' });
      continue;
    }
    if (told.length > LONGEST_LINE) {
      note({ is: 'unknown' });
      continue;
    }
    const leader = building.leaders.length ? LEADER.exec(told)?.[1] : undefined;
    const led = leader === undefined ? null : (names.named([...saidIn(leader)][0]!)?.card ?? names.named(leader)?.card ?? null);
    if (led && building.leaders.includes(led.id)) {
      summoner = led.id;
      note({ is: 'leader', card: led });
      continue;
    }
    const bare = told.replace(/[\s:]*(?:\(\d+\))?[\s:]*$/, '');
    const heading = HEADINGS.find(
      ({ said: shape }) => shape.test(bare) && !/^\d/.test(bare) && !names.named(told) && bare.split(' ').length < 3,
    );
    if (heading) {
      ({ pile } = heading);
      note({ is: 'heading' });
      continue;
    }
    const verdict = verdictOf(told, pile, names);
    if (verdict.is === 'read' && building.leaders.includes(verdict.card.id)) {
      summoner = verdict.card.id;
      note({ is: 'leader', card: verdict.card });
      continue;
    }
    if ('copies' in verdict && (total += verdict.copies) > LIMITS.deckCards) {
      total -= verdict.copies;
      note({ is: 'tooMany' });
      continue;
    }
    note(verdict);
  }
  const unread = raw.slice(MOST_LINES).filter(line => line.trim() !== '').length;
  return { lines, ...facts, notes: notes.join('\n'), summoner, unread, fault: null };
}

/** The deck of a reading: lines that were read, and the guesses that somebody confirmed. What is left over is kept in the notes. */
export function deckOf(reading: Reading, building: DeckBuilding, confirmed: ReadonlySet<number>): CardDeck {
  const { format, cover, summoner, lines } = reading;
  const known = building.formats.some(({ id }) => id === format);
  let deck: CardDeck = { ...emptyDeck(building.game, known ? format : (building.formats[0]?.id ?? null)), cover };
  const left: string[] = [];
  for (const { line, text, verdict } of lines) {
    if (verdict.is === 'read' || (verdict.is === 'guessed' && confirmed.has(line)))
      deck = withCopies(deck, verdict.pile, verdict.card.id, copiesIn(deck, verdict.pile, verdict.card.id) + verdict.copies);
    else if (verdict.is !== 'remark' && verdict.is !== 'heading' && verdict.is !== 'leader') left.push(text);
  }
  const notes = [reading.notes, ...left].filter((line, i) => i > 0 || line !== '').join('\n');
  return { ...deck, notes: notes.slice(0, LIMITS.deckNotes), ...(summoner !== null && { summoner }) };
}
