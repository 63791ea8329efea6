/** Equal decks have equal numbers; only their owner and judges are shown them. */
import { canonicalDeck } from '@kolbiste/protocol';
import type { CardDeck } from '@kolbiste/board-kit/deck-building';

/** The first eight symbols of the deck's SHA-256; empty where the browser cannot compute one. */
export async function numberOf(deck: CardDeck): Promise<string> {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(canonicalDeck(deck)));
  return digest ? Array.from(new Uint8Array(digest).slice(0, 4), byte => byte.toString(16).padStart(2, '0')).join('') : '';
}
