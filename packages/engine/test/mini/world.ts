/**
 * The mini game: a cut-down card duel with reaction windows, cancelling, saving, a fight within a fight, hidden hands and
 * layered values. It proves the engine and is the benchmark's baseline. This file is its state and its atoms.
 */
import { fold, other, type Modifier, type Random, type Scope, type Seat } from '../../src/index.ts';

export type CardId = number;
export type Stat = 'melee' | 'shots' | 'armour' | 'worth';
export type Layer = 'base' | 'multiply' | 'add';
export const LAYERS: readonly Layer[] = ['base', 'multiply', 'add'];
export type Effect = 'strike' | 'dodge' | 'ambush' | 'spy' | 'bolt' | 'cancel' | 'save';

type Gift = Modifier<Layer, MiniRule> & { readonly stat: Stat };
export interface Definition {
  readonly name: string;
  readonly kind: 'warrior' | 'gear' | 'instant';
  readonly cost: number;
  readonly stats: Readonly<Record<Stat, number>>;
  /** To its host (gear) or to comrades (aura). */
  readonly gives: readonly Gift[];
  readonly aura: boolean;
  readonly deadly: boolean;
  /** What it does when it falls. */
  readonly last: readonly ('revenge' | 'legacy')[];
  /** What happens instead of its fall. */
  readonly instead: 'exile' | null;
  readonly effect: Effect | null;
}

export type MiniRule = `MINI ${number}.${number}`;
const NO_STATS = { melee: 0, shots: 0, armour: 0, worth: 0 };
const NOTHING = { cost: 0, stats: NO_STATS, gives: [], aura: false, deadly: false, last: [], instead: null, effect: null } as const;
const warrior = (
  name: string,
  melee: number,
  shots: number,
  armour: number,
  worth: number,
  more: Partial<Definition> = {},
): Definition => ({
  ...NOTHING,
  name,
  kind: 'warrior',
  cost: worth,
  stats: { melee, shots, armour, worth },
  ...more,
});
const gift = (stat: Stat, layer: Layer, n: number): Gift => ({
  stat,
  layer,
  does: layer === 'multiply' ? 'times' : 'plus',
  n,
  rule: 'MINI 5.2',
});
const gear = (name: string, cost: number, ...gives: Gift[]): Definition => ({ ...NOTHING, name, kind: 'gear', cost, gives });
const instant = (name: string, cost: number, effect: Effect): Definition => ({ ...NOTHING, name, kind: 'instant', cost, effect });

export const DEFINITIONS: readonly Definition[] = [
  warrior('Captain', 6, 3, 5, 4),
  warrior('Reaper', 5, 4, 4, 4, { deadly: true }),
  warrior('Footman', 3, 3, 3, 2),
  warrior('Archer', 2, 6, 3, 3, { last: ['legacy'] }),
  warrior('Banner', 4, 4, 4, 4, { aura: true, gives: [gift('melee', 'add', 1), gift('armour', 'add', 1)] }),
  gear('Sword', 1, gift('melee', 'add', 2)),
  gear('Scythe', 3, gift('melee', 'multiply', 2), gift('shots', 'multiply', 2)),
  gear('Dance', 1, gift('melee', 'base', -1), gift('armour', 'add', 3)),
  instant('Strike', 0, 'strike'),
  instant('Dodge', 0, 'dodge'),
  instant('Ambush', 1, 'ambush'),
  instant('Spy', 1, 'spy'),
  instant('Bolt', 1, 'bolt'),
  instant('Silence', 1, 'cancel'),
  instant('Narrow escape', 1, 'save'),
  warrior('Avenger', 4, 2, 3, 3, { last: ['revenge', 'legacy'] }),
  warrior('Wraith', 3, 3, 3, 2, { instead: 'exile' }),
];
export const definitionNamed = (name: string): number => DEFINITIONS.findIndex(definition => definition.name === name);
const DECK: readonly number[] = [
  0, 0, 1, 1, 2, 2, 2, 16, 3, 3, 3, 4, 4, 15, 15, 2, 5, 5, 5, 6, 6, 7, 7, 5, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14,
];

export interface Card {
  definition: number;
  readonly owner: Seat;
  wounded: boolean;
  gear: CardId[];
  host: CardId;
}
export interface Side {
  fate: number;
  points: number;
  library: CardId[];
  hand: CardId[];
  squad: CardId[];
  grave: CardId[];
  exile: CardId[];
}
export interface TimedGift extends Gift {
  readonly target: CardId;
  readonly fight: number;
}
export interface World {
  turn: number;
  active: Seat;
  actions: number;
  attacked: boolean;
  fights: number;
  readonly cards: Card[];
  readonly sides: [Side, Side];
  gifts: TimedGift[];
  cancelled: CardId[];
  saved: CardId[];
}

export type Event = { readonly rule: MiniRule } & (
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'deployed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'equipped'; readonly host: CardId; readonly card: CardId }
  | { readonly type: 'meditated'; readonly seat: Seat }
  | { readonly type: 'fought'; readonly seat: Seat; readonly fight: number }
  | { readonly type: 'strengthened'; readonly card: CardId; readonly stat: Stat; readonly n: number }
  | { readonly type: 'wounded'; readonly card: CardId }
  | { readonly type: 'buried'; readonly card: CardId; readonly from: 'squad' | 'hand' | 'play' }
  | { readonly type: 'exiled'; readonly card: CardId }
  | { readonly type: 'saved'; readonly card: CardId }
  | { readonly type: 'cancelled'; readonly card: CardId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'awarded'; readonly seat: Seat; readonly points: number; readonly fate: number }
  | { readonly type: 'fightEnded'; readonly fight: number }
);
export interface Mini {
  readonly world: World;
  readonly event: Event;
  readonly rule: MiniRule;
}
type Here = Scope<Mini>;

export const definitionOf = (w: World, id: CardId): Definition => DEFINITIONS[w.cards[id]!.definition]!;
export const inPlay = (w: World, id: CardId): boolean => id >= 0 && w.sides[w.cards[id]!.owner]!.squad.includes(id);
const shuffleLibrary = (w: World, side: Side, random: Random): void => {
  const definitions = side.library.map(id => w.cards[id]!.definition);
  random.shuffle(definitions);
  side.library.forEach((id, i) => (w.cards[id]!.definition = definitions[i]!));
};

export function emptyWorld(): World {
  const side = (): Side => ({ fate: 5, points: 0, library: [], hand: [], squad: [], grave: [], exile: [] });
  return {
    turn: 0,
    active: 0,
    actions: 0,
    attacked: false,
    fights: 0,
    cards: [],
    sides: [side(), side()],
    gifts: [],
    cancelled: [],
    saved: [],
  };
}

export function newWorld(random: Random): World {
  const w = emptyWorld();
  for (const seat of [0, 1] as const) {
    const mine = w.sides[seat];
    for (const definition of DECK) {
      mine.library.push(w.cards.length);
      w.cards.push({ definition, owner: seat, wounded: false, gear: [], host: -1 });
    }
    shuffleLibrary(w, mine, random);
    const first = mine.library.findIndex(id => definitionOf(w, id).kind === 'warrior');
    mine.squad.push(...mine.library.splice(first, 1));
  }
  return w;
}

export function cloneWorld(w: World): World {
  const cards: Card[] = [];
  for (const c of w.cards)
    cards.push({ definition: c.definition, owner: c.owner, wounded: c.wounded, gear: c.gear.length ? c.gear.slice() : [], host: c.host });
  const side = (s: Side): Side => ({
    fate: s.fate,
    points: s.points,
    library: s.library.slice(),
    hand: s.hand.slice(),
    squad: s.squad.slice(),
    grave: s.grave.slice(),
    exile: s.exile.slice(),
  });
  return {
    turn: w.turn,
    active: w.active,
    actions: w.actions,
    attacked: w.attacked,
    fights: w.fights,
    cards,
    sides: [side(w.sides[0]), side(w.sides[1])],
    gifts: w.gifts.slice(),
    cancelled: w.cancelled.slice(),
    saved: w.saved.slice(),
  };
}

// -- values -------------------------------------------------------------------------------------------------------

export function modifiersOf(w: World, id: CardId, stat: Stat, fight: number): Gift[] {
  const card = w.cards[id]!;
  const out: Gift[] = [];
  for (const g of card.gear) for (const gift of definitionOf(w, g).gives) if (gift.stat === stat) out.push(gift);
  for (const mate of w.sides[card.owner]!.squad) {
    if (mate === id) continue;
    const d = definitionOf(w, mate);
    if (d.aura) for (const gift of d.gives) if (gift.stat === stat) out.push(gift);
  }
  for (const gift of w.gifts) if (gift.target === id && gift.stat === stat && gift.fight === fight) out.push(gift);
  return out;
}
export const valueOf = (w: World, id: CardId, stat: Stat, fight: number): number =>
  fold(definitionOf(w, id).stats[stat], modifiersOf(w, id, stat, fight), LAYERS);

// -- atoms --------------------------------------------------------------------------------------------------------

const drop = (ids: CardId[], id: CardId): boolean => {
  const i = ids.indexOf(id);
  if (i >= 0) ids.splice(i, 1);
  return i >= 0;
};
export function beginTurn({ world: w }: Here): void {
  w.turn++;
  w.active = (w.turn - 1) % 2;
  w.actions = 3;
  w.attacked = false;
  w.sides[w.active]!.fate += 2;
}
export function draw(g: Here, seat: Seat, upTo: number): void {
  const side = g.world.sides[seat]!;
  while (side.hand.length < upTo && side.library.length) {
    const card = side.library.pop()!;
    side.hand.push(card);
    g.emit({ type: 'drew', seat, card, rule: 'MINI 2.1' });
  }
}
export function playFromHand(g: Here, seat: Seat, card: CardId): void {
  drop(g.world.sides[seat]!.hand, card);
  g.world.sides[seat]!.fate -= definitionOf(g.world, card).cost;
  g.emit({ type: 'played', seat, card, rule: 'MINI 4.2' });
}
/** Gear does not follow its host. */
function strip(w: World, id: CardId): void {
  const card = w.cards[id]!;
  for (const gear of card.gear) {
    w.cards[gear]!.host = -1;
    w.sides[w.cards[gear]!.owner]!.grave.push(gear);
  }
  card.gear = [];
  card.wounded = false;
}
export function bury(g: Here, id: CardId): void {
  const side = g.world.sides[g.world.cards[id]!.owner]!;
  strip(g.world, id);
  const from = drop(side.squad, id) ? 'squad' : drop(side.hand, id) ? 'hand' : 'play';
  side.grave.push(id);
  g.emit({ type: 'buried', card: id, from, rule: 'MINI 7.7' });
}
export function banish(g: Here, card: CardId): void {
  const side = g.world.sides[g.world.cards[card]!.owner]!;
  strip(g.world, card);
  drop(side.squad, card);
  side.exile.push(card);
  g.emit({ type: 'exiled', card, rule: 'MINI 9.3' });
}
export function wound(g: Here, card: CardId): void {
  g.world.cards[card]!.wounded = true;
  g.emit({ type: 'wounded', card, rule: 'MINI 7.6' });
}
export function award(g: Here, seat: Seat, points: number, fate: number): void {
  g.world.sides[seat]!.points += points;
  g.world.sides[seat]!.fate += fate;
  g.emit({ type: 'awarded', seat, points, fate, rule: 'MINI 7.8' });
}
export function strengthen(g: Here, target: CardId, stat: Stat, n: number, fight: number): void {
  g.world.gifts.push({ target, fight, stat, layer: 'add', does: 'plus', n, rule: 'MINI 7.5' });
  g.emit({ type: 'strengthened', card: target, stat, n, rule: 'MINI 7.5' });
}
export function endFight(g: Here, fight: number): void {
  g.world.gifts = g.world.gifts.filter(gift => gift.fight !== fight);
  g.emit({ type: 'fightEnded', fight, rule: 'MINI 7.9' });
}
export function deploy(g: Here, seat: Seat, card: CardId): void {
  g.world.sides[seat]!.squad.push(card);
  g.emit({ type: 'deployed', seat, card, rule: 'MINI 3.1' });
}
export function equip(g: Here, host: CardId, card: CardId): void {
  g.world.cards[host]!.gear.push(card);
  g.world.cards[card]!.host = host;
  g.emit({ type: 'equipped', host, card, rule: 'MINI 3.6' });
}

// -- legality -----------------------------------------------------------------------------------------------------

export type WindowKind = 'any' | 'combat' | 'cancel' | 'save';
const FITS: Record<Effect, Record<WindowKind, boolean>> = {
  strike: { any: false, combat: true, cancel: false, save: false },
  dodge: { any: false, combat: true, cancel: false, save: false },
  ambush: { any: true, combat: true, cancel: false, save: false },
  spy: { any: true, combat: true, cancel: false, save: false },
  bolt: { any: true, combat: true, cancel: false, save: false },
  cancel: { any: false, combat: false, cancel: true, save: false },
  save: { any: false, combat: false, cancel: false, save: true },
};

/** Why a card may not be played in this window, or null. */
export function reactionRefused(w: World, seat: Seat, card: CardId, kind: WindowKind, subject: CardId, mine: CardId): MiniRule | null {
  const d = definitionOf(w, card),
    foe = w.sides[other(seat)]!;
  if (d.effect === null || !FITS[d.effect][kind]) return 'MINI 6.1';
  if (d.cost > w.sides[seat]!.fate) return 'MINI 4.2';
  switch (d.effect) {
    case 'strike':
    case 'dodge':
      return mine < 0 ? 'MINI 7.5' : null;
    case 'ambush':
      return w.sides[seat]!.squad.length && foe.squad.length ? null : 'MINI 7.2';
    case 'spy':
      return foe.hand.length ? null : 'MINI 6.3';
    case 'bolt':
      return foe.squad.length ? null : 'MINI 6.4';
    case 'save':
      return w.cards[subject]!.owner === seat ? null : 'MINI 6.5';
    default:
      return null;
  }
}

export type Action = 'end' | 'meditate' | 'attack' | CardId;
export function actionRefused(w: World, action: Action): MiniRule | null {
  const side = w.sides[w.active]!;
  if (action === 'end' || action === 'meditate') return null;
  if (action === 'attack')
    return w.turn <= 2 ? 'MINI 3.3' : side.squad.length && w.sides[other(w.active)]!.squad.length ? null : 'MINI 7.2';
  const d = definitionOf(w, action);
  if (d.kind === 'instant') return 'MINI 3.4';
  if (d.cost > side.fate) return 'MINI 4.2';
  return d.kind === 'gear' && side.squad.length === 0 ? 'MINI 3.6' : null;
}
export const actions = (w: World): Action[] => {
  const all: Action[] = ['end', 'meditate', 'attack'];
  for (const card of w.sides[w.active]!.hand) all.push(card);
  return all;
};
