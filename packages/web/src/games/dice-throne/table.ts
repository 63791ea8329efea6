/** What the board reads from a view: who sits where, what lies on whom, what it will do next. */
import type { Language } from '@kolbiste/engine';
import { heroNamed, nameOf, statusNamed, type Ability, type PlayerView, type TableView, type Token } from '@kolbiste/dice-throne';
import type { BoardText, StatusKind } from './text.ts';

export interface Held {
  readonly status: string;
  /** What each token remembers, in order of arrival. */
  readonly states: readonly number[];
  readonly limit: number;
}
/** Tokens of one board by status; those that remember something different stand apart. */
export function heldBy(player: PlayerView): Held[] {
  const held: { status: string; states: number[]; limit: number }[] = [];
  for (const { status, state } of player.tokens) {
    const known = held.find(each => each.status === status);
    if (known) known.states.push(state);
    else held.push({ status, states: [state], limit: statusNamed(status).limit + (player.raised[status] ?? 0) });
  }
  return held;
}

/** The name on the board; two requirements of one box may share it. */
export const printedName = ({ id, under }: Ability): string => under ?? id;
/** Names of all abilities of a hero that a seal can lie on, in the order the rules count them. */
function abilityPlaces(hero: string): string[] {
  const all = heroNamed(hero).boxes.flatMap(({ levels }) =>
    levels.flatMap(({ abilities }) => abilities.filter(({ ultimate }) => !ultimate)),
  );
  return [...new Set(all.map(printedName))];
}
export const sealedOn = (player: { readonly hero: string; readonly tokens: readonly Token[] }): string[] =>
  player.tokens.flatMap(({ status, state }) => (statusNamed(status).covers ? [abilityPlaces(player.hero)[state] ?? ''] : []));

/** What a status will do next, as its definition says. */
export function nextOf({ status, states }: Held, player: PlayerView, t: BoardText, language: Language): string {
  const { upkeep, spend, fouls, until, attacked, attackBonus, gained, covers } = statusNamed(status);
  const { next } = t;
  if (covers) return states.map(state => next.sealed(nameOf(language, abilityPlaces(player.hero)[state] ?? ''))).join('; ');
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

/** The order of turns from a seat on: in teams A1, B1, A2, B2, else clockwise. */
export function turnOrder(view: TableView, from: number): number[] {
  const cycle = view.mode === 'teams' ? [0, 2, 1, 3] : view.players.map((_, seat) => seat);
  const at = cycle.indexOf(from);
  return cycle.map((_, i) => cycle[(at + i) % cycle.length]!).filter(seat => view.players[seat]!.alive);
}
/** King of the Hill: those with the most health. */
export function kings(view: TableView): number[] {
  if (view.mode !== 'hill') return [];
  const most = Math.max(...view.players.map(({ health, alive }) => (alive ? health : 0)));
  return view.players.flatMap(({ health, alive }, seat) => (alive && health === most ? [seat] : []));
}
export const healthCap = (view: TableView): number => view.start + 10;

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

/** Whose card it is that lies in no pile just now: each seat's cards have neighbouring ids. */
export function ownerIn(view: TableView, id: number): number {
  let owner = view.active;
  let gap = Infinity;
  view.players.forEach(({ hand, discard, upgrades, deckKnown }, seat) => {
    for (const card of [...hand, ...discard, ...upgrades, ...deckKnown])
      if (Math.abs(card.id - id) < gap) {
        gap = Math.abs(card.id - id);
        owner = seat;
      }
  });
  return owner;
}
/** The face of a card, wherever it lies open for the viewer; null when it is not known. */
export function faceIn(view: TableView, id: number): string | null {
  for (const pile of [
    view.playing,
    ...view.players.flatMap(({ hand, discard, upgrades, deckKnown }) => [hand, discard, upgrades, deckKnown]),
  ])
    for (const card of pile) if (card.id === id && card.card !== '?') return card.card;
  return null;
}
