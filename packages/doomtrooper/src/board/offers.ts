/**
 * Where each answer belongs on the board. An answer has up to two places: the card that acts, and what it acts on (a card, a player, an
 * area). One first takes up what acts; then its targets get rings and letters. What acts on nothing is a button, and what is a number
 * is a slider.
 */
import { gather } from '@kolbiste/board-kit/offers';
import type { GameView } from '../index.ts';
import type { Asked, Offered } from '@kolbiste/board-kit/presentation';
import type { AreaName } from '../text/board.ts';

type CardId = number;

export interface Offer extends Offered {
  /** The card that acts, or null. */
  readonly source: CardId | null;
  /** The card it acts on. */
  readonly on: CardId | null;
  /** The player it acts on. */
  readonly at: number | null;
  /** The area it goes to. */
  readonly to: AreaName | null;
}

/** Numbers to choose from: points to split or to spend. */
export interface Amount {
  readonly kind: 'split' | 'spend';
  readonly offers: ReadonlyMap<number, Offer>;
  readonly least: number;
  readonly most: number;
}

export interface Places {
  /** Everything, in the order asked. */
  readonly all: readonly Offer[];
  readonly bySource: ReadonlyMap<CardId, readonly Offer[]>;
  /** Answers that name a card and need no taking up first. */
  readonly direct: ReadonlyMap<CardId, readonly Offer[]>;
  /** Answers that name a player. */
  readonly players: ReadonlyMap<number, readonly Offer[]>;
  readonly amount: Amount | null;
  /** Cards to choose from that lie in no place of the board. */
  readonly shown: readonly Offer[];
  /** The rest: buttons. */
  readonly plain: readonly Offer[];
}

/** Words that name the card that acts. */
const ACTS = ['play', 'use', 'hide', 'cover', 'uncover', 'transfer', 'board', 'lead', 'switch', 'side', 'sabotage', 'assign', 'serve'];
/** Words that name a card by itself. */
const NAMES = [
  'attacker',
  'defender',
  'warzone',
  'weapon',
  'strike',
  'caster',
  'discard',
  'take',
  'join',
  'victim',
  'stake',
  'card',
  'pick',
  'also',
];
const AREAS: readonly unknown[] = ['squad', 'station', 'cohort', 'outside'] satisfies AreaName[];

const number = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);

export function offerOf(offered: Offered): Offer {
  const plain: Offer = { ...offered, source: null, on: null, at: null, to: null };
  if (typeof offered.option !== 'object') return plain;
  const o = offered.option as { readonly [word: string]: unknown };
  for (const word of ACTS) {
    const source = number(o[word]);
    if (source === null) continue;
    return {
      ...plain,
      source,
      on: number(o['on']) ?? number(o['to']),
      at: number(o['at']) ?? number(o['against']),
      to: AREAS.includes(o['to']) ? (o['to'] as AreaName) : null,
    };
  }
  for (const word of NAMES) {
    const on = number(o[word]);
    if (on !== null) return { ...plain, on };
  }
  return { ...plain, at: number(o['player']) ?? number(o['holder']) };
}

/** Cards that lie where the reader can press them. */
export function visibleIn(view: GameView, seat: number): ReadonlySet<CardId> {
  return new Set([...view.play.map(({ id }) => id), ...(view.sides[seat]?.hand ?? []).map(({ id }) => id)]);
}

function amountOf(offers: readonly Offer[]): Amount | null {
  const word = (offer: Offer, name: string): unknown =>
    typeof offer.option === 'object' ? (offer.option as { readonly [word: string]: unknown })[name] : undefined;
  for (const [kind, name] of [
    ['split', 'victory'],
    ['spend', 'spend'],
  ] as const) {
    const numbers = new Map(
      offers.flatMap(offer => (typeof word(offer, name) === 'number' ? [[word(offer, name) as number, offer] as const] : [])),
    );
    if (numbers.size > 1) return { kind, offers: numbers, least: Math.min(...numbers.keys()), most: Math.max(...numbers.keys()) };
  }
  return null;
}

/** What lies in no place cannot be pressed: a spell out of a pile is chosen as a whole, an answer to a card that is gone needs no target. */
function settled(offer: Offer, visible: ReadonlySet<CardId>): Offer {
  const { source, on } = offer;
  if (source !== null && !visible.has(source)) return { ...offer, source: null, on: source, at: null, to: null };
  return source !== null && on !== null && !visible.has(on) ? { ...offer, on: null } : offer;
}

export function placesOf(asked: Asked | null, view: GameView, seat: number): Places {
  const visible = visibleIn(view, seat);
  const all = (asked?.offered ?? []).map(offered => settled(offerOf(offered), visible));
  const amount = amountOf(all);
  const bySource = new Map<CardId, Offer[]>();
  const direct = new Map<CardId, Offer[]>();
  const players = new Map<number, Offer[]>();
  const shown: Offer[] = [];
  const plain: Offer[] = [];
  const numbers = new Set(amount ? [...amount.offers.values()].map(({ key }) => key) : []);
  for (const offer of all) {
    if (numbers.has(offer.key)) continue;
    if (offer.source !== null) gather(bySource, offer.source, offer);
    else if (offer.on !== null && visible.has(offer.on)) gather(direct, offer.on, offer);
    else if (offer.on !== null) shown.push(offer);
    else if (offer.at !== null) gather(players, offer.at, offer);
    else plain.push(offer);
  }
  return { all, bySource, direct, players, amount, shown, plain };
}

const taken = (places: Places, selected: CardId | null): readonly Offer[] =>
  selected === null ? [] : (places.bySource.get(selected) ?? []);

/** What a press on a card can mean now. */
export function atCard(places: Places, selected: CardId | null, id: CardId): readonly Offer[] {
  const aimed = taken(places, selected).filter(({ on }) => on === id);
  return aimed.length ? aimed : (places.direct.get(id) ?? []);
}
export function atPlayer(places: Places, selected: CardId | null, seat: number): readonly Offer[] {
  const aimed = taken(places, selected).filter(({ at }) => at === seat);
  return aimed.length ? aimed : (places.players.get(seat) ?? []);
}
/** What the taken-up card can do in an area of the reader's own. */
export const atArea = (places: Places, selected: CardId | null, area: AreaName): readonly Offer[] =>
  taken(places, selected).filter(({ to }) => to === area);

/** Whether an answer still wants a target pressed. */
export const wantsTarget = ({ on, at, to }: Offer): boolean => on !== null || at !== null || to !== null;

/** What the taken-up card can do without a target. */
export const actionsOf = (places: Places, selected: CardId | null): readonly Offer[] =>
  taken(places, selected).filter(offer => !wantsTarget(offer));
