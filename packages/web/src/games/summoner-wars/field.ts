/**
 * What one may ask of a table one sees: how strong a unit is and why, how far it gets, what it could strike, what stands in its line.
 * The game's own functions answer; they are given a world made of nothing but the view.
 */
import type { Language, Sum } from '@kolbiste/engine';
import {
  allCards,
  boardWith,
  cardNamed,
  definitionAt,
  explainAttack,
  stepsOf,
  type Board,
  type Card,
  type CardId,
  type FieldCardView,
  type TableView,
  type UnitDefinition,
  type World,
} from '@kolbiste/summoner-wars';

export interface Field {
  readonly view: TableView;
  readonly board: Board;
  readonly world: World;
  readonly byId: ReadonlyMap<CardId, FieldCardView>;
  /** What stands on a square: a unit or an ordinary wall; and the vine wall there. */
  readonly top: ReadonlyMap<string, FieldCardView>;
  readonly vines: ReadonlyMap<string, FieldCardView>;
}

const NOBODY: Card = { definition: 0, owner: 0, controller: 0, square: -1, wounds: 0, under: [], known: 0, marks: 0 };

export function fieldOf(view: TableView): Field {
  const board = boardWith(view.columns);
  const cards: Card[] = [];
  const top = Array.from({ length: board.squares }, () => -1);
  const vines = top.slice();
  const byId = new Map<CardId, FieldCardView>();
  const standing = new Map<string, FieldCardView>();
  const grown = new Map<string, FieldCardView>();
  const put = (id: CardId, card: Partial<Card>): void => void (cards[id] = { ...NOBODY, ...card });
  for (const each of view.field) {
    const square = board.byName.get(each.square)!;
    const definition = Math.max(0, cardNamed(each.card));
    put(each.id, {
      definition,
      owner: each.owner,
      controller: each.controller,
      square,
      wounds: each.wounds,
      marks: each.marks,
      under: each.under.map(({ id }) => id),
    });
    for (const { id, card } of each.under) put(id, { definition: Math.max(0, cardNamed(card)), owner: each.owner });
    const vine = each.card === 'vine-wall';
    (vine ? vines : top)[square] = each.id;
    (vine ? grown : standing).set(each.square, each);
    byId.set(each.id, each);
  }
  const isUnit = ({ card }: FieldCardView): boolean => definitionAt(cardNamed(card)).type === 'unit';
  const of = (side: number, units: boolean): CardId[] =>
    view.field.filter(each => each.controller === side && isUnit(each) === units).map(({ id }) => id);
  for (let id = 0; id < cards.length; id++) cards[id] ??= NOBODY;
  const world: World = {
    columns: view.columns,
    seats: view.sides.map(({ seat }) => seat),
    starter: view.starter,
    turn: view.turn,
    active: view.active,
    phase: view.phase,
    top,
    vines,
    vinesGrown: grown.size,
    cards,
    sides: view.sides.map(({ alive, vineWalls }, side) => ({
      chosen: null,
      faction: -1,
      alive,
      leaving: false,
      growsVines: vineWalls > 0,
      draw: [],
      hand: [],
      magic: [],
      discard: [],
      supply: [],
      units: of(side, true),
      walls: of(side, false),
    })),
    playing: [],
    out: [],
    lasting: view.lasting.map(({ card, by, against, until }) => ({
      definition: cardNamed(card),
      by,
      against,
      card: -1,
      until: until as 'turnEnd',
    })),
    moves: view.moves,
    moveLimit: view.moveLimit,
    attacks: view.attacks,
    attackLimit: view.attackLimit,
    eventSummons: false,
    fellTogether: false,
    falling: false,
    switches: view.switches,
  };
  return { view, board, world, byId, top: standing, vines: grown };
}

/** The definition of a unit on the field; null for walls and what is not there. */
export function unitOf({ byId }: Field, id: CardId): UnitDefinition | null {
  const standing = byId.get(id);
  const definition = standing ? definitionAt(cardNamed(standing.card)) : null;
  return definition?.type === 'unit' ? definition : null;
}

export const isRanged = (field: Field, id: CardId): boolean => {
  const unit = unitOf(field, id);
  return unit !== null && (unit.ranged || (unit.ability.ranged?.(field.world, id) ?? false));
};
export const stepsIn = (field: Field, id: CardId): number => (unitOf(field, id) ? stepsOf(field.world, id) : 0);
/** The dice of an attack on a card and where they come from. */
export const diceAgainst = (field: Field, attacker: CardId, target: CardId): Sum => explainAttack(field.world, attacker, target);

const dice = new WeakMap<Field, Map<CardId, number>>();
/** The dice it rolls whomever it attacks: the least over all enemy cards. Bonuses against some are shown at those. */
export function diceOf(field: Field, id: CardId): number {
  const unit = unitOf(field, id);
  if (!unit) return 0;
  let known = dice.get(field);
  if (!known) dice.set(field, (known = new Map()));
  let least = known.get(id);
  if (least === undefined) {
    const team = field.byId.get(id)!.controller % 2;
    const totals = field.view.field
      .filter(({ controller }) => controller % 2 !== team)
      .map(enemy => explainAttack(field.world, id, enemy.id).total);
    known.set(id, (least = totals.length ? Math.min(...totals) : unit.attack));
  }
  return least;
}

const REACH = 3;

export interface Reach {
  /** Squares it could walk to, with the number of steps. */
  readonly walk: ReadonlyMap<number, number>;
  /** Squares it could strike from where it stands or could walk to. */
  readonly threat: ReadonlySet<number>;
}

/** What a unit could do in a whole turn of its own: a wash on the map, not a promise; rolls and costs are left out. */
export function reachOf(field: Field, id: CardId, walking = true): Reach {
  const { board, world } = field;
  const unit = unitOf(field, id);
  const walk = new Map<number, number>();
  const threat = new Set<number>();
  if (!unit) return { walk, threat };
  const start = world.cards[id]!.square;
  const reach = isRanged(field, id) ? REACH : 1;
  const stands = [start];
  if (walking && !unit.ability.refusesMove?.(world, id, start)) {
    const steps = stepsIn(field, id);
    const far = new Map([[start, 0]]);
    const queue = [start];
    for (const from of queue) {
      const gone = far.get(from)!;
      if (gone >= steps || (from !== start && unit.ability.refusesMove?.(world, id, from))) continue;
      for (const to of board.neighbours[from]!) {
        const other = world.top[to]!;
        if (far.has(to) || (other >= 0 && !(unitOf(field, other) && unit.ability.through?.(world, id, other)))) continue;
        far.set(to, gone + 1);
        queue.push(to);
        if (other < 0) {
          walk.set(to, gone + 1);
          stands.push(to);
        }
      }
    }
  }
  for (const from of stands)
    for (const line of board.lines[from]!)
      for (let i = 0; i < line.length && i < reach; i++) {
        const square = line[i]!;
        threat.add(square);
        const other = world.top[square]!;
        if ((other >= 0 && other !== id) || world.vines[square]! >= 0) break;
      }
  threat.delete(start);
  return { walk, threat };
}

export interface Sight {
  readonly square: number;
  /** A clear square of the line, a card that can be seen, or what that card hides. */
  readonly is: 'clear' | 'card' | 'hidden';
}

/** The lines of a unit from where it stands: how far it sees, and what stops it (SUM A4). */
export function sightOf(field: Field, id: CardId): Sight[] {
  const { board, world } = field;
  if (!unitOf(field, id)) return [];
  const reach = isRanged(field, id) ? REACH : 1;
  const seen: Sight[] = [];
  for (const line of board.lines[world.cards[id]!.square]!) {
    let hidden = false;
    for (let i = 0; i < line.length && i < reach; i++) {
      const square = line[i]!;
      const taken = world.top[square]! >= 0 || world.vines[square]! >= 0;
      seen.push({ square, is: hidden ? 'hidden' : taken ? 'card' : 'clear' });
      hidden ||= taken;
    }
  }
  return seen;
}

const MARK_BITS = [
  ['moved', 1],
  ['attacked', 2],
  ['rolled', 4],
  ['used', 8],
  ['roused', 16],
  ['stunned', 32],
  ['charged', 64],
  ['struck', 128],
  ['unseen', 256],
] as const;
export type MarkWord = (typeof MARK_BITS)[number][0];
export const marksOf = (marks: number): MarkWord[] => MARK_BITS.filter(([, bit]) => marks & bit).map(([word]) => word);

/** What a part of a sum comes from: an ability's or a card's name. */
export function sourceName(source: string, language: Language): string {
  for (const card of allCards()) if (card.type === 'unit' && card.ability.id === source) return card.words[language].ability;
  const index = cardNamed(source);
  return index < 0 ? source : definitionAt(index).words[language].name;
}
export const nameOf = (card: string, language: Language): string => {
  const index = cardNamed(card);
  return index < 0 ? '' : definitionAt(index).words[language].name;
};
export const lifeOf = (card: string): number => {
  const index = cardNamed(card);
  const definition = index < 0 ? null : definitionAt(index);
  return definition && definition.type !== 'event' ? definition.life : 0;
};
