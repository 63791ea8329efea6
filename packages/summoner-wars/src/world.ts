/** The questions rules ask of a position. Values are asked for, never stored. */
import { explainFold, type Modifier, type Refusal, type Seat, type Sum } from '@kolbiste/engine';
import { boardWith, distance, halfOf, type Board, type Square } from './board.ts';
import { definitionAt, lastingRules, unitAt, VINE_WALL } from './cards/catalogue.ts';
import type { Ability, CardDefinition, No, UnitDefinition } from './cards/definition.ts';
import { MOVED, ROLLED, STUNNED, type CardId, type Player, type Rule, type Side, type World } from './state.ts';

export const no = (rule: Rule, why: string, params: NonNullable<Refusal['params']> = {}): No => ({ rule, why, params });

// -- the table ----------------------------------------------------------------------------------------------------

export const boardOf = (w: World): Board => boardWith(w.columns);
export const seatOf = (w: World, side: Side): Seat => w.seats[side]!;
export const playerOf = (w: World, side: Side): Player => w.sides[side]!;
export const teamOf = (side: Side): 0 | 1 => (side & 1) as 0 | 1;
/** Friends are you and your partner (SUM 10.6.4). */
export const friendly = (a: Side, b: Side): boolean => (a & 1) === (b & 1);
export const partnerOf = (w: World, side: Side): Side => (w.sides.length > 2 ? side ^ 2 : -1);
/** The other team's sides that are still in the game (SUM H4). */
export function opponentsOf(w: World, side: Side): Side[] {
  const all: Side[] = [];
  for (let other = 0; other < w.sides.length; other++) if (!friendly(side, other) && w.sides[other]!.alive) all.push(other);
  return all;
}

// -- cards --------------------------------------------------------------------------------------------------------

export const definitionOf = (w: World, id: CardId): CardDefinition => definitionAt(w.cards[id]!.definition);
/** The definition of a card known to be a unit. */
export const unitOf = (w: World, id: CardId): UnitDefinition => unitAt(w.cards[id]!.definition);
export const isUnit = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'unit';
export const isWall = (w: World, id: CardId): boolean => w.cards[id]!.definition <= VINE_WALL;
export const isVine = (w: World, id: CardId): boolean => w.cards[id]!.definition === VINE_WALL;
export const isCommon = (w: World, id: CardId): boolean => {
  const card = definitionOf(w, id);
  return card.type === 'unit' && card.kind === 'common';
};
export const lifeOf = (w: World, id: CardId): number => {
  const card = definitionOf(w, id);
  return card.type === 'event' ? 0 : card.life;
};
export const onBattlefield = (w: World, id: CardId): boolean => id >= 0 && w.cards[id]!.square >= 0;
export const marked = (w: World, id: CardId, mark: number): boolean => (w.cards[id]!.marks & mark) !== 0;
export const summonerOf = (w: World, side: Side): CardId => w.sides[side]!.units.find(id => unitOf(w, id).kind === 'summoner') ?? -1;
/** A unit of this name under the side's control, or -1 (SUM 2.12). */
export const ownNamed = (w: World, side: Side, definition: number): CardId =>
  w.sides[side]!.units.find(id => w.cards[id]!.definition === definition) ?? -1;
/** Every unit on the battlefield, side by side. */
export function allUnits(w: World): CardId[] {
  const all: CardId[] = [];
  for (const side of w.sides) for (const id of side.units) all.push(id);
  return all;
}

// -- the battlefield ----------------------------------------------------------------------------------------------

export const squareOf = (w: World, id: CardId): Square => w.cards[id]!.square;
export const apart = (w: World, a: CardId, b: CardId): number => distance(boardOf(w), w.cards[a]!.square, w.cards[b]!.square);
/** On squares that share a side; a unit on a vine wall is adjacent to that wall too (SUM 7.2.11, 4.17). */
export const adjacent = (w: World, a: CardId, b: CardId): boolean => {
  const d = apart(w, a, b);
  return d === 1 || (d === 0 && a !== b);
};
/** Within N squares; distance 0 counts unless the table decided otherwise (SUM A5, A6). */
export const within = (w: World, a: CardId, b: CardId, n: number): boolean => apart(w, a, b) <= n && (a !== b || w.switches.withinItself);
export const neighbours = (w: World, square: Square): readonly Square[] => boardOf(w).neighbours[square]!;
/** Free for a unit: no unit and no ordinary wall; an unoccupied vine wall is fine (SUM A8, 4.13, 4.14). */
export const freeForUnit = (w: World, square: Square): boolean => w.top[square]! < 0;
/** No card at all (SUM A8). */
export const empty = (w: World, square: Square): boolean => w.top[square]! < 0 && w.vines[square]! < 0;
/** Without a wall of any type: a vine wall may grow there (SUM 4.10). */
export const wallless = (w: World, square: Square): boolean => {
  const top = w.top[square]!;
  return w.vines[square]! < 0 && (top < 0 || !isWall(w, top));
};
export const onOwnHalf = (w: World, side: Side, square: Square): boolean => halfOf(boardOf(w), square) === teamOf(side);
export const onVine = (w: World, id: CardId): boolean => !isWall(w, id) && w.vines[w.cards[id]!.square]! >= 0;

export function besideEnemyUnit(w: World, id: CardId, square: Square = w.cards[id]!.square): boolean {
  const { controller } = w.cards[id]!;
  for (const next of neighbours(w, square)) {
    const other = w.top[next]!;
    if (other >= 0 && !isWall(w, other) && !friendly(w.cards[other]!.controller, controller)) return true;
  }
  return false;
}
export function besideOwnWall(w: World, side: Side, square: Square): boolean {
  for (const next of neighbours(w, square)) {
    const wall = w.top[next]!;
    if (wall >= 0 && isWall(w, wall) && w.cards[wall]!.controller === side) return true;
    const vine = w.vines[next]!;
    if (vine >= 0 && w.cards[vine]!.controller === side) return true;
  }
  return false;
}
/** A unit stands on it or beside it (SUM 4.17). */
export function besideVine(w: World, id: CardId): boolean {
  const { square } = w.cards[id]!;
  if (w.vines[square]! >= 0) return true;
  for (const next of neighbours(w, square)) if (w.vines[next]! >= 0) return true;
  return false;
}

/** In one row or column, at most `reach` away, with no card in between (SUM A2, A4, A7). */
export function clearLine(w: World, from: Square, to: Square, reach: number): boolean {
  for (const line of boardOf(w).lines[from]!) {
    for (let i = 0; i < line.length && i < reach; i++) {
      if (line[i] === to) return true;
      if (!empty(w, line[i]!)) break;
    }
  }
  return false;
}
/** Same, whatever is in between. */
export function inLine(w: World, from: Square, to: Square, reach: number): boolean {
  for (const line of boardOf(w).lines[from]!) {
    const at = line.indexOf(to);
    if (at >= 0 && at < reach) return true;
  }
  return false;
}

const columnOf = (w: World, square: Square): number => square % w.columns;
const rowOf = (w: World, square: Square): number => Math.floor(square / w.columns);
/** In one row or column, however far. */
export const inOneLine = (w: World, a: Square, b: Square): boolean => columnOf(w, a) === columnOf(w, b) || rowOf(w, a) === rowOf(w, b);
/** Touching only at a corner, which is not adjacent (SUM 7.2.12). */
export const cornered = (w: World, a: Square, b: Square): boolean => !inOneLine(w, a, b) && distance(boardOf(w), a, b) === 2;
/** On one board: near each other only if its edges were joined (SUM 12.2.5). */
export const acrossTheEdge = (w: World, a: Square, b: Square): boolean =>
  w.sides.length === 2 && rowOf(w, a) === rowOf(w, b) && w.columns - Math.abs(columnOf(w, a) - columnOf(w, b)) <= 3;
/** On two boards: the seam or the far edge lies between two squares of a row. */
export function crossing(w: World, a: Square, b: Square): 'seam' | 'edge' | null {
  if (w.sides.length === 2) return null;
  const [x, y] = [columnOf(w, a), columnOf(w, b)];
  if (x < 6 === y < 6) return null;
  return Math.abs(x - y) < 6 ? 'seam' : 'edge';
}

/** Free squares beside a square, for placing a unit. */
export function placesBeside(w: World, square: Square, out: Square[] = []): Square[] {
  for (const next of neighbours(w, square)) if (freeForUnit(w, next) && !out.includes(next)) out.push(next);
  return out;
}

// -- abilities ----------------------------------------------------------------------------------------------------

/** The unit's own ability and those given to it for a while (SUM 10.12.1, 10.12.2). */
export function abilitiesOf(w: World, id: CardId): readonly Ability[] {
  const own = unitOf(w, id).abilities;
  if (w.lasting.length === 0) return own;
  let all: Ability[] | null = null;
  for (const lasting of w.lasting) {
    const given = lastingRules(lasting.definition).grants?.(w, lasting, id);
    if (given) (all ??= own.slice()).push(given);
  }
  return all ?? own;
}

export function freeOfVines(w: World, id: CardId): boolean {
  for (const ability of abilitiesOf(w, id)) if (ability.freeOfVines) return true;
  return false;
}
export function isRanged(w: World, id: CardId): boolean {
  const unit = unitOf(w, id);
  return unit.ranged || (unit.ability.ranged?.(w, id) ?? false);
}

/** Why a unit cannot be moved by this side, or null: "move" is one operation whoever performs it (SUM 10.5.1, E6, E7). */
export function moveRefusal(w: World, id: CardId, by: Side): No | null {
  if (marked(w, id, STUNNED) && !(w.switches.stunnedPushed && w.cards[id]!.controller !== by)) return no('SUM E7', 'stunned');
  return unitOf(w, id).ability.refusesMove?.(w, id, w.cards[id]!.square) ?? null;
}
export const placeRefusal = (w: World, id: CardId): No | null => unitOf(w, id).ability.refusesPlacing?.(w, id) ?? null;
/** Standing on a vine wall it already tried to leave in this turn (SUM F5). */
export const heldByVine = (w: World, id: CardId): boolean => onVine(w, id) && marked(w, id, ROLLED) && !freeOfVines(w, id);

// -- values -------------------------------------------------------------------------------------------------------

type Layer = 'bonus';
const LAYERS: readonly Layer[] = ['bonus'];

/** Everything that changes the number of dice; bonuses apply by themselves (SUM C10). */
function eachBonus(w: World, attacker: CardId, target: CardId, tell: (n: number, rule: Rule, source: string) => void): void {
  const abilities = abilitiesOf(w, attacker);
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    if (!ability.attack || (i > 0 && abilities.findIndex(({ id, attack }) => attack && id === ability.id) < i)) continue;
    const n = ability.attack(w, attacker, target);
    if (n) tell(n, ability.rule, ability.id);
  }
  for (const unit of w.sides[w.cards[attacker]!.controller]!.units) {
    const { ability } = unitOf(w, unit);
    const n = ability.leads?.(w, unit, attacker, target);
    if (n) tell(n, ability.rule, ability.id);
  }
  for (const lasting of w.lasting) {
    const rules = lastingRules(lasting.definition);
    const n = rules.leads?.(w, lasting, attacker, target);
    if (n) tell(n, rules.rule, definitionAt(lasting.definition).id);
  }
}
/** How many dice an attack rolls: all of them, wanted or not (SUM 7.5.9, 7.5.19). */
export function attackValue(w: World, attacker: CardId, target: CardId): number {
  let dice = unitOf(w, attacker).attack;
  eachBonus(w, attacker, target, n => (dice += n));
  return dice;
}
export function explainAttack(w: World, attacker: CardId, target: CardId): Sum<Layer, Rule> {
  const all: Modifier<Layer, Rule>[] = [];
  eachBonus(w, attacker, target, (n, rule, source) => all.push({ layer: 'bonus', does: 'plus', n, rule, source }));
  return explainFold(unitOf(w, attacker).attack, all, LAYERS);
}

const STEPS = 2;
/** How far a unit may go in its controller's Movement phase (SUM 7.4.2, E3). */
export function stepsOf(w: World, id: CardId): number {
  let steps = STEPS + (unitOf(w, id).ability.steps?.(w, id) ?? 0);
  if (w.lasting.length) {
    for (const lasting of w.lasting) steps += lastingRules(lasting.definition).steps?.(w, lasting, id) ?? 0;
    for (const lasting of w.lasting) steps = Math.min(steps, lastingRules(lasting.definition).stepCap?.(w, lasting, id) ?? steps);
  }
  return steps;
}
/** The part of it that forbids any further move when used (SUM E4). */
export const usesLoneSteps = (w: World, id: CardId, gone: number): boolean => unitOf(w, id).ability.movesAlone === true && gone > STEPS;

/** What an ability costs now (Wake the Father Gem). */
export function abilityCost(w: World, side: Side, cost: number): number {
  let now = cost;
  for (const lasting of w.lasting) now = lastingRules(lasting.definition).abilityCost?.(w, lasting, side, now) ?? now;
  return now;
}

/** Why a side cannot pay this now, or null; nothing to pay is no spending (SUM D14, 7.2.8). */
export function payRefusal(w: World, side: Side, cost: number): No | null {
  if (cost === 0) return null;
  for (const lasting of w.lasting) {
    const refused = lastingRules(lasting.definition).refusesSpending?.(w, lasting, side);
    if (refused) return refused;
  }
  const magic = w.sides[side]!.magic.length;
  return magic < cost ? no('SUM 7.2.8', 'magic', { cost, magic }) : null;
}

const unitCount = (w: World, side: Side): number => w.sides[side]!.units.length;
/** Opponents with more units than the side (SUM C16). */
export const opponentsWithMore = (w: World, side: Side): Side[] =>
  opponentsOf(w, side).filter(other => unitCount(w, side) < unitCount(w, other));

export const hasMoved = (w: World, id: CardId): boolean => marked(w, id, MOVED);
