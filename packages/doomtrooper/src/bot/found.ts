/**
 * What was found out about a table, kept while the table is the same: tries of one question come upon the same tables again and again, only hands
 * and points differ. Nothing here depends on a hand.
 */
import { isPaired, topFight } from '../rules/queries.ts';
import type { CardId, Effect, World, Zone } from '../rules/state.ts';
import type { Clashes, Might } from './might.ts';

interface Found {
  mights: readonly Might[] | null;
  /** By attacker and defender. */
  readonly clashes: Map<number, Clashes>;
  /** By vehicle, and whether its bearer sits in it. */
  readonly aboard: Map<number, Might>;
  /** Of warriors in hand, by definition and seat. */
  readonly arrivals: Map<number, Might>;
  /** What attachments of a hand are worth, by definition, bearer and seat. */
  readonly borne: Map<number, number>;
}
/** More tables than one question meets. */
const MOST = 500;
const tables = new Map<number, Found>();

/** The table of the question that is weighed now, which nobody changes meanwhile: looked up once. */
let asked: World | null = null,
  ofAsked: Found | null = null;
export function weighing<T>(w: World, weigh: () => T): T {
  [asked, ofAsked] = [w, null];
  try {
    return weigh();
  } finally {
    [asked, ofAsked] = [null, null];
  }
}
export function foundOf(w: World): Found {
  if (w === asked) return (ofAsked ??= lookedUp(w));
  return lookedUp(w);
}
function lookedUp(w: World): Found {
  const key = numberOf(w);
  let found = tables.get(key);
  if (found) return found;
  if (tables.size >= MOST) tables.clear();
  found = { mights: null, clashes: new Map(), aboard: new Map(), arrivals: new Map(), borne: new Map() };
  tables.set(key, found);
  return found;
}

const ZONES: Record<Zone, number> = {
  library: 0,
  hand: 1,
  discard: 2,
  sacrificed: 3,
  sideboard: 4,
  squad: 5,
  cohort: 6,
  station: 7,
  outside: 8,
  hidden: 9,
  attached: 10,
  stored: 11,
  player: 12,
  table: 13,
  stack: 14,
  ante: 15,
};
/** Two halves of 53 bits in all, so that no two tables of a game will ever share a number. */
let a = 0,
  b = 0;
function add(n: number): void {
  a = Math.imul(a ^ n, 0x9e37_79b1);
  a ^= a >>> 15;
  b = Math.imul(b + n, 0x85eb_ca77);
  b ^= b >>> 13;
}
/** A number for all that ratings and combats depend on: the cards in play, what lasts, the combat that is on, points won. */
function numberOf(w: World): number {
  a = w.active;
  b = 0;
  for (const id of w.play) {
    const { def, by, zone, host, at, marks, chosen, sergeant, gear, wounded, covered, inside, off, lent, uncovered } = w.cards[id]!;
    add(id);
    add(def);
    add(ZONES[zone] + 16 * by);
    add((host ?? -1) + 1024 * (at ?? -1));
    add(marks);
    add((chosen ?? -1) + 4096 * (sergeant ?? -1));
    add(
      Number(wounded) |
        (Number(covered) << 1) |
        (Number(inside) << 2) |
        (Number(off) << 3) |
        (Number(lent) << 4) |
        (Number(uncovered === w.turn) << 5),
    );
    for (const on of gear) add(on);
  }
  for (const effect of w.effects) add(contentOf(effect));
  for (const { victory } of w.sides) add(victory);
  const fight = topFight(w);
  if (isPaired(fight)) {
    const { id, attacker, defender, tactic, warzone, weapons, helpers } = fight;
    for (const n of [id, attacker, defender, tactic === null ? 0 : tactic === 'fight' ? 1 : 2, warzone, ...weapons, ...helpers])
      add(n ?? -1);
  }
  return (a >>> 0) * 0x20_0000 + (b >>> 11);
}
/** Effects are replaced, never changed in place. */
const contents = new WeakMap<Effect, number>();
function contentOf(effect: Effect): number {
  let content = contents.get(effect);
  if (content === undefined) {
    content = 0;
    const text = JSON.stringify({ ...effect, stamp: 0 });
    for (let i = 0; i < text.length; i++) content = (Math.imul(content, 31) + text.charCodeAt(i)) | 0;
    contents.set(effect, content);
  }
  return content;
}
export function kept<T>(found: Map<number, T>, key: number, find: () => T): T {
  let value = found.get(key);
  if (value === undefined) found.set(key, (value = find()));
  return value;
}
export const pairKey = (one: CardId, other: CardId): number => one * 4096 + other;
