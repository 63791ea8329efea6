/** A deck as a link: all of it stands behind the hash, so that no server is asked. A QR code is this link, where it is short enough. */
import { readDeckData, type CardCount } from '@kolbiste/protocol';
import type { CardDeck } from '@kolbiste/board-kit/deck-building';

/** What fits into a code that a phone still reads. */
const LONGEST_QR = 1_200;

export interface NamedDeck {
  readonly name: string;
  readonly deck: CardDeck;
}

const counts = (cards: readonly CardCount[]): string => cards.map(([card, n]) => (n === 1 ? card : `${card}*${n}`)).join('.');
const listed = (text: string): CardCount[] =>
  text === ''
    ? []
    : text.split('.').map(part => {
        const [card = '', n = '1'] = part.split('*');
        return [card, Number(n)];
      });
const said = (text: string): string => encodeURIComponent(text).replaceAll('~', '%7E');

export function packed({ name, deck }: NamedDeck): string {
  const { game, format, cards, side, maybe, cover, notes, summoner } = deck;
  return [1, game, format ?? '', counts(cards), counts(side), counts(maybe), cover ?? '', summoner ?? '', said(name), said(notes)].join(
    '~',
  );
}

/** Reads it back; null for what is no such text. */
export function unpacked(text: string): NamedDeck | null {
  const [v, game, format, cards, side, maybe, cover, summoner, name, notes] = text.split('~');
  if (v !== '1' || notes === undefined) return null;
  try {
    const read = readDeckData({
      v: 1,
      game,
      format: format || null,
      cards: listed(cards!),
      side: listed(side!),
      maybe: listed(maybe!),
      cover: cover || null,
      notes: decodeURIComponent(notes),
      ...(summoner && { summoner }),
    });
    return read.ok && 'cards' in read.message ? { name: decodeURIComponent(name!), deck: read.message } : null;
  } catch {
    return null;
  }
}

export const linkOf = (named: NamedDeck, origin: string): string => `${origin}/workshop/${named.deck.game}/new#deck=${packed(named)}`;
/** The deck behind the hash of one of our links, or of our QR codes; null for anything else. */
export function fromLink(text: string): NamedDeck | null {
  const at = text.indexOf('#deck=');
  return at < 0 ? null : unpacked(text.slice(at + '#deck='.length).trim());
}
/** What names a deck in a link to one that somebody shares; null for anything else. */
export const shareOf = (text: string): string | null => /^\S*\/deck\/([\w-]{8,64})\s*$/.exec(text.trim())?.[1] ?? null;
/** The link for a QR code; null where it would be too long to be read. */
export function qrOf(named: NamedDeck, origin: string): string | null {
  const link = linkOf(named, origin);
  return new TextEncoder().encode(link).length <= LONGEST_QR ? link : null;
}
