/** What the board reads from a view: who sits where, what lies on whom, what it will do next. */
import type { Language } from '@kolbiste/engine';
import { nameOf, statusNamed, type HeldView, type PlayerView, type TableView } from '../index.ts';
import type { BoardWords, StatusKind } from '../text/board.ts';

/** Names on a board that tokens cover. */
export const sealedOn = ({ held }: Pick<PlayerView, 'held'>): string[] => held.flatMap(({ covers }) => covers);

/** What a status will do next, as its definition says. */
export function nextOf({ status, states, covers }: HeldView, t: BoardWords, language: Language): string {
  const { upkeep, spend, fouls, until, attacked, attackBonus, gained } = statusNamed(status);
  const { next } = t;
  if (covers.length) return covers.map(name => next.sealed(nameOf(language, name))).join('; ');
  if (upkeep)
    return status === 'timeBomb'
      ? [...states]
          .sort((a, b) => a - b)
          .map(next.bomb)
          .join('; ')
      : next.upkeep;
  if (fouls) return next.fouls;
  if (attacked) return next.attacked;
  if (attackBonus) return gained ? `${next.attack}; ${next.gained}` : next.attack;
  if (spend) return spend.main ? next.spendMain : next.spend;
  if (until) return next[until];
  return next.stays;
}
export const kindOf = (status: string): StatusKind => statusNamed(status).kind;

/** The kind of window by the rule that opens it, for those who only watch; the first that fits. */
const BY_RULE: { readonly [rule: string]: string } = {
  'DIT R04': 'phase',
  'DIT 12.4.2': 'rolled',
  'DIT 12.4.8': 'announced',
  'DIT R19': 'none',
  'DIT 3.15': 'targeting',
  'DIT 3.18': 'effects',
  'DIT 9.41': 'committed',
  'DIT 12.6.10': 'last',
  'DIT 15.5': 'defended',
  'DIT R39': 'totals',
  'DIT 8.7': 'then',
  'DIT R08': 'dice',
  'DIT 15.19': 'isolated',
  'DIT 14.6': 'interrupt',
  'DIT R02': 'preempt',
  'DIT R05': 'attempt',
};
export const windowKind = (rule: string, about: unknown): string => {
  const kind = (about as { readonly kind?: unknown } | null)?.kind;
  return typeof kind === 'string' ? kind : (BY_RULE[rule] ?? 'phase');
};

/** The face of a card, wherever it lies open for the viewer; null when it is not known. */
export function faceIn(view: TableView, id: number): string | null {
  for (const pile of [
    view.playing,
    ...view.players.flatMap(({ hand, discard, upgrades, deckKnown }) => [hand, discard, upgrades, deckKnown]),
  ])
    for (const card of pile) if (card.id === id && card.card !== '?') return card.card;
  return null;
}
