/**
 * Where each answer belongs on the board: a card, a token, an ability, a die, a player. What belongs nowhere is a button. Places are
 * named by words, so that a component asks for its own: `card 12`, `status 0 webbed`, `ability 1 hacked`, `die 3`, `seat 2`.
 */
import { gather } from '@kolbiste/board-kit/offers';
import type { Option, Plain } from '@kolbiste/engine';
import type { TableView } from '../index.ts';
import type { Asked, Offered } from '@kolbiste/board-kit/presentation';

export interface Places {
  readonly by: ReadonlyMap<string, readonly Offered[]>;
  /** By the places of the dice that are thrown again, ascending: `135`. */
  readonly rerolls: ReadonlyMap<string, Offered>;
  /** Everything that has no place: buttons. */
  readonly plain: readonly Offered[];
  /** Cards to choose from that lie in no hand the reader sees. */
  readonly shown: readonly { readonly card: number; readonly offers: readonly Offered[] }[];
}

/** Words that name a card by itself. */
const OF_CARD = ['play', 'sell', 'discard', 'take', 'next', 'top', 'bottom'];

/** The place of an answer; empty for a button. `seat` is who is asked. */
export function placeOf(option: Option, about: Plain, seat: number): string {
  if (typeof option !== 'object') return '';
  const o = option;
  for (const word of OF_CARD) if (typeof o[word] === 'number') return `card ${o[word]}`;
  if ('reroll' in o) return 'reroll';
  if ('die' in o) return `die ${o['die']}`;
  if ('spend' in o) return `status ${seat} ${o['spend']}`;
  if ('resolve' in o) return `status ${seat} ${o['resolve']}`;
  if ('remove' in o) return `status ${o['from']} ${o['remove']}`;
  if ('move' in o) return `status ${o['from']} ${o['move']}`;
  if ('announce' in o) return `ability ${seat} ${o['announce']}`;
  if ('defend' in o) return `ability ${seat} ${o['defend']}`;
  if ('veiled' in o) return `ability ${seat} ${o['veiled']}`;
  if ('seal' in o) return `ability ${(about as { readonly player?: number } | null)?.player ?? -1} ${o['seal']}`;
  for (const word of ['target', 'propose', 'player', 'throw']) if (typeof o[word] === 'number') return `seat ${o[word]}`;
  if ('packet' in o) return `packet ${o['packet']}`;
  return '';
}

const NOTHING: Places = { by: new Map(), rerolls: new Map(), plain: [], shown: [] };

export function placesOf(asked: Asked | null, view: TableView, seat: number): Places {
  if (!asked) return NOTHING;
  const by = new Map<string, Offered[]>();
  const rerolls = new Map<string, Offered>();
  const plain: Offered[] = [];
  const shown: { card: number; offers: Offered[] }[] = [];
  const inHand = new Set(view.players[seat]?.hand.map(({ id }) => id) ?? []);
  for (const offered of asked.offered) {
    const place = placeOf(offered.option, asked.about, seat);
    if (place === '') plain.push(offered);
    else if (place === 'reroll') rerolls.set(String((offered.option as { readonly reroll: number }).reroll), offered);
    else {
      const card = place.startsWith('card ') ? Number(place.slice(5)) : -1;
      if (card >= 0 && !inHand.has(card)) {
        const known = shown.find(each => each.card === card);
        if (known) known.offers.push(offered);
        else shown.push({ card, offers: [offered] });
      }
      gather(by, place, offered);
    }
  }
  return { by, rerolls, plain, shown };
}

/** The answer that throws again all dice but the kept ones; null when there is none. */
export function rerollOf(places: Places, dice: number, kept: readonly number[]): Offered | null {
  const thrown = Array.from({ length: dice }, (_, i) => i).filter(i => !kept.includes(i));
  return places.rerolls.get(thrown.map(i => i + 1).join('')) ?? null;
}
