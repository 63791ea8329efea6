/** A turn in fewer sentences than the log has: all moves in one, an attack with what came of it in one. */
import type { GameEvent } from '../rules/events.ts';
import type { CardId, Side } from '../rules/state.ts';

/** What came of an attack. */
interface Blow {
  readonly wounds: number;
  readonly total: number;
  readonly fell: boolean;
}
export interface SpokenWords {
  /** Who moved from where to where. */
  movesAll(ways: readonly (readonly [unit: string, from: string, to: string])[]): string;
  /** Who was summoned, and where. */
  summonedAll(side: string, units: readonly (readonly [unit: string, square: string])[]): string;
  attackAll(attacker: string, target: string, blow: Blow): string;
}
interface Names {
  side(side: Side): string;
  card(id: CardId): string;
  square(square: number): string;
}

/** Between an attack and what comes of it; a roll that hits nothing is told by that. */
const AIMED: readonly GameEvent['type'][] = ['diceRolled', 'certainWounds', 'dieIgnored', 'hitsShrugged'];

/** Null where each event has its own sentence. */
export function spokenOf(events: readonly GameEvent[], words: SpokenWords, n: Names): string | null {
  const [first] = events;
  if (first?.type === 'stepped') return movesOf(events, words, n);
  if (first?.type === 'attackDeclared') return attackOf(first, events.slice(1), words, n);
  if (first?.type !== 'summoned') return null;
  const summoned = events.flatMap(each => (each.type === 'summoned' && each.side === first.side ? [each] : []));
  return summoned.length < events.length
    ? null
    : words.summonedAll(
        n.side(first.side),
        summoned.map(({ card, square }) => [n.card(card), n.square(square)]),
      );
}

/** From where each unit began to where it stopped. */
function movesOf(events: readonly GameEvent[], words: SpokenWords, n: Names): string | null {
  const ways = new Map<CardId, { readonly from: number; to: number }>();
  for (const event of events) {
    if (event.type !== 'stepped') return null;
    const way = ways.get(event.card);
    if (way) way.to = event.to;
    else ways.set(event.card, { from: event.from, to: event.to });
  }
  return words.movesAll([...ways].map(([card, { from, to }]) => [n.card(card), n.square(from), n.square(to)]));
}

type Attack = Extract<GameEvent, { readonly type: 'attackDeclared' }>;
function attackOf({ attacker, target }: Attack, events: readonly GameEvent[], words: SpokenWords, n: Names): string | null {
  let [wounds, total, fell] = [0, 0, false];
  for (const event of events)
    if (event.type === 'wounded' && event.card === target) [wounds, total] = [wounds + event.wounds, event.total];
    else if (event.type === 'destroyed' && event.card === target) fell = true;
    else if (!AIMED.includes(event.type)) return null;
  return words.attackAll(n.card(attacker), n.card(target), { wounds, total, fell });
}
