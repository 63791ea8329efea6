/** How promising options look at a glance: each question has a player's rule of thumb. */
import { questionOf, type Option, type Position } from '@kolbiste/engine';
import { attackerRefusal, targetsOf } from '../battle/attack.ts';
import { eachRoute, routeTo } from '../battle/routes.ts';
import type { Square } from '../board.ts';
import type { UnitDefinition } from '../cards/definition.ts';
import { ATTACKED, STUNNED, type CardId, type Side, type World } from '../state.ts';
import {
  abilityCost,
  adjacent,
  allUnits,
  besideOwnWall,
  boardOf,
  clearLine,
  definitionOf,
  empty,
  freeForUnit,
  freeOfVines,
  friendly,
  isCommon,
  isUnit,
  isVine,
  isWall,
  lifeOf,
  marked,
  moveRefusal,
  neighbours,
  onVine,
  partnerOf,
  payRefusal,
  seatOf,
  stepsOf,
  summonerOf,
  unitOf,
  within,
} from '../world.ts';
import { bestStrike, canSummon, dangerAt, fieldOf, promiseAt, pullAt, standing, type Field } from './field.ts';
import { strike, worthAt, worthOf } from './odds.ts';

/** So much magic can be had by the next turn. */
export const SOON = 2;
/** How much more a better score weighs: one point makes about three times as much. */
const SHARP = 1.2;

type Words = { readonly [word: string]: string | number | boolean };

/** Someone asked about a table: what rules of thumb look at. */
interface Asked {
  readonly w: World;
  readonly side: Side;
  readonly options: readonly Option[];
  readonly about: { readonly [word: string]: unknown };
  /** What the running procedure remembers. */
  readonly locals: { readonly [word: string]: unknown };
}

const mine = ({ w, side }: Asked, id: CardId): boolean => friendly(w.cards[id]!.controller, side);
const squareNamed = (w: World, name: unknown): Square => boardOf(w).byName.get(name as string) ?? -1;

// -- choosing among many --------------------------------------------------------------------------------------------

/** Keeps the best of many by score, as weights: the better the best, the more; the others less by how far they are behind it. */
function promise(scores: readonly (number | null)[], kept: number, into: number[]): void {
  const order: number[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i] !== null) order.push(i);
  if (order.length === 0) return;
  order.sort((a, b) => scores[b]! - scores[a]!);
  const best = scores[order[0]!]!;
  const top = Math.exp(Math.max(-2, Math.min(3, SHARP * best)));
  for (let n = 0; n < order.length && n < kept; n++) into[order[n]!] = top * Math.exp(Math.max(-6, SHARP * (scores[order[n]!]! - best)));
}

/** All but the first of options that come to the same, by a word for what they come to. */
function repeated(options: readonly Option[], what: (option: Words) => string | number): boolean[] {
  const seen = new Set<string | number>();
  return options.map(option => {
    if (typeof option !== 'object') return false;
    const key = what(option);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

// -- phases -----------------------------------------------------------------------------------------------------------

/** Of alike cards one, on the few best squares: near the goal, or where it can strike at once. */
function summons(asked: Asked, weights: number[], field: Field): void {
  const { w, options } = asked;
  const again = repeated(options, o => ('summon' in o ? `${w.cards[o['summon'] as CardId]!.definition} ${o['to']}` : ''));
  const best = new Map<number, { index: number; score: number }[]>();
  options.forEach((option, index) => {
    if (typeof option !== 'object' || !('summon' in option) || again[index]) return;
    const card = option['summon'] as CardId;
    const unit = definitionOf(w, card) as UnitDefinition;
    const square = squareNamed(w, option['to']);
    const danger = dangerAt(w, field, square);
    const score =
      worthAt(w.cards[card]!.definition) * (1 - 0.2 * Math.min(1, danger / unit.life) ** 2) -
      0.35 * unit.cost +
      pullAt(w, field, square) +
      0.15 * promiseAt(w, card, square);
    const { definition } = w.cards[card]!;
    const of = best.get(definition) ?? [];
    of.push({ index, score });
    best.set(definition, of);
  });
  for (const of of best.values()) {
    of.sort((a, b) => b.score - a.score);
    const spread = of[0]!.score;
    for (const { index, score } of of.slice(0, 3)) weights[index] = 1.5 * Math.exp(Math.min(2, 0.5 * spread + (score - spread)));
  }
}

function summonPhase(asked: Asked): number[] {
  const { w, side, options } = asked;
  const weights: number[] = options.map(option => (option === 'end' ? 0.7 : 0));
  const field = fieldOf(w, side);
  summons(asked, weights, field);
  const { draw, hand, magic } = w.sides[side]!;
  let dear = false;
  for (const card of hand) {
    const unit = definitionOf(w, card);
    if (unit.type !== 'unit' || unit.kind !== 'champion' || unit.cost <= magic.length) continue;
    dear = true;
    // A champion who can soon be paid for is worth waiting for.
    if (unit.cost <= magic.length + 3) weights[0] = 1.5;
  }
  // With nothing left to draw everybody comes who can be paid for, unless a champion is waited for.
  if (draw.length === 0 && !dear && weights.some((weight, i) => i > 0 && weight > 0)) weights[0] = 0;
  return weights;
}

/** Whether any of the side's units can strike a card that meets the test this turn. */
const foesNear = (w: World, side: Side, away: number): number => {
  let near = 0;
  const own = w.sides[side]!.units;
  for (const id of allUnits(w)) {
    if (friendly(w.cards[id]!.controller, side)) continue;
    if (own.some(unit => within(w, unit, id, away))) near++;
  }
  return near;
};
const foes = (w: World, side: Side): Side[] => {
  const all: Side[] = [];
  for (let other = 0; other < w.sides.length; other++) if (!friendly(side, other) && w.sides[other]!.alive) all.push(other);
  return all;
};
const mostMagic = (w: World, side: Side): number => Math.max(0, ...foes(w, side).map(other => w.sides[other]!.magic.length));
const freeVines = (w: World): number => {
  let free = 0;
  if (w.vinesGrown) for (let square = 0; square < w.vines.length; square++) if (w.vines[square]! >= 0 && w.top[square]! < 0) free++;
  return free;
};

/** What an event promises now; what is not named promises something. 0 would do nothing. */
const EVENTS: { readonly [event: string]: (w: World, side: Side) => number } = {
  'summoning-surge': (w, side) => Math.min(3, w.sides[side]!.discard.length),
  'magic-stasis': (w, side) => (mostMagic(w, side) >= 2 ? 1 : 0),
  'wake-the-father-gem': (w, side) => (foesNear(w, side, 5) ? 0.6 : 0),
  'magic-torrent': () => 2,
  'vine-guard': (w, side) => (w.vinesGrown && foesNear(w, side, 5) ? 1 : 0),
  ambush: (w, side) => (w.vinesGrown && foesNear(w, side, 4) ? 1 : 0),
  ensnare: (w, side) => (freeVines(w) && foesNear(w, side, 5) ? 1 : 0),
  'duck-and-cover': (w, side) => (foesNear(w, side, 5) > 1 ? 0.7 : 0),
  taunt: (w, side) => (foesNear(w, side, 3) ? 1.5 : 0),
  shiny: (w, side) => (w.sides[side]!.units.some(id => w.cards[id]!.under.length) && foesNear(w, side, 3) ? 2 : 0),
  mirage: () => 0.5,
  'summon-the-night': (w, side) => (foesNear(w, side, 5) ? 1 : 0.2),
  'into-darkness': () => 4,
  muster: (w, side) => (foesNear(w, side, 4) ? 0.6 : 0.2),
  'greater-command': (w, side) => (foesNear(w, side, 3) > 1 ? 1 : 0),
  'superior-planning': () => 1,
  'torodins-advance': () => 1,
  'fall-back': (w, side) => (foesNear(w, side, 3) ? 0.5 : 0),
  'mind-control': (w, side) =>
    allUnits(w).some(
      id =>
        isCommon(w, id) &&
        !friendly(w.cards[id]!.controller, side) &&
        payRefusal(w, side, unitOf(w, id).cost) === null &&
        w.cards[id]!.square < boardOf(w).squares / 2 === (side % 2 === 0),
    )
      ? 4
      : 0,
  mimic: (w, side) => (foes(w, side).some(other => w.sides[other]!.hand.length) ? 1 : 0),
  'magic-drain': (w, side) => 2 * Math.min(2, mostMagic(w, side)),
  // Without magic the hero would only fill the hand.
  'a-hero-is-born': (w, side) => (w.sides[side]!.draw.length ? (w.sides[side]!.magic.length < 3 ? 1 : 3) : 0),
};

/** Whether an event promises no more than passing: what is kept for better times only fills the hand. */
const weak = (w: World, side: Side, event: string): boolean => (EVENTS[event]?.(w, side) ?? 2) <= 1;

/** Whether a card like this one comes before it in the hand: one at a time is enough. */
const copied = (w: World, hand: readonly CardId[], id: CardId): boolean => {
  for (const other of hand) {
    if (other === id) return false;
    if (w.cards[other]!.definition === w.cards[id]!.definition) return true;
  }
  return false;
};

/** Walls that are cards of the deck: vines come and go. */
const wallsOf = (w: World, side: Side): number => {
  let walls = 0;
  for (const id of w.sides[side]!.walls) if (!isVine(w, id)) walls++;
  return walls;
};

/** Cards of the hand that will not be played soon: they only keep others from being drawn. */
export function idleIn(w: World, side: Side): number {
  const { hand, magic } = w.sides[side]!;
  const walls = wallsOf(w, side);
  let idle = 0,
    budget = magic.length + SOON;
  for (const id of hand) {
    const card = definitionOf(w, id);
    if (card.type === 'unit') {
      if (card.cost > budget) idle++;
      else budget -= card.cost;
    } else if (card.type === 'wall' ? walls > 2 : weak(w, side, card.id) || copied(w, hand, id)) idle++;
  }
  return idle;
}

/** A wall stands well far forward, with room around it, and not beside another. */
function wallScore(w: World, side: Side, square: Square, field: Field): number {
  const row = Math.floor(square / w.columns);
  const forward = side % 2 === 0 ? row : 7 - row;
  let room = 0;
  for (const next of neighbours(w, square)) if (empty(w, next)) room++;
  return 0.5 * forward + 0.3 * room + pullAt(w, field, square) - (besideOwnWall(w, side, square) ? 1 : 0);
}

/** What a move must bring so that none is given away. */
const GAIN = 0.25;

/** Whether an event would change nothing: it is in force already, or would place nobody where he stands better. */
function wasted(w: World, side: Side, id: CardId, field: Field): boolean {
  const { lasting, id: event } = definitionOf(w, id);
  if (event === 'muster') {
    const summoner = summonerOf(w, side);
    const beside = summoner < 0 ? [] : neighbours(w, w.cards[summoner]!.square).filter(square => freeForUnit(w, square));
    return !w.sides[side]!.units.some(unit => {
      if (!isCommon(w, unit)) return false;
      const here = standing(w, field, unit, w.cards[unit]!.square, !marked(w, unit, STUNNED));
      return beside.some(to => standing(w, field, unit, to, !marked(w, unit, STUNNED)) - here > GAIN);
    });
  }
  // More steps and cheaper abilities add up; a second retreat leads to another wall.
  if (!lasting || lasting.steps || lasting.abilityCost || lasting.atTurnEnd) return false;
  let inForce = 0,
    needed = 1;
  for (const { definition, by, against } of w.lasting) {
    if (definition !== w.cards[id]!.definition || by !== side) continue;
    inForce++;
    if (against >= 0) needed = foes(w, side).length;
  }
  return inForce >= needed;
}

function eventsPhase(asked: Asked): number[] {
  const { w, side, options } = asked;
  const weights: number[] = options.map(option => (option === 'end' ? 1 : 0));
  const field = fieldOf(w, side);
  const again = repeated(options, o =>
    'play' in o
      ? w.cards[o['play'] as CardId]!.definition
      : 'wall' in o
        ? `${w.cards[o['wall'] as CardId]!.definition} ${o['to']}`
        : `${o['use'] ?? o['summon']} ${o['to']}`,
  );
  const walls: (number | null)[] = options.map(() => null);
  let any = false;
  options.forEach((option, i) => {
    if (typeof option !== 'object' || again[i]) return;
    if ('play' in option) {
      const card = definitionOf(w, option['play'] as CardId);
      weights[i] = wasted(w, side, option['play'] as CardId, field) ? 0 : (EVENTS[card.id]?.(w, side) ?? 1);
    } else if ('wall' in option) {
      walls[i] = wallScore(w, side, squareNamed(w, option['to']), field);
      any = true;
    } else if ('use' in option) weights[i] = anytime(asked, option);
  });
  if (any) {
    const best = Math.max(...walls.map(score => score ?? -9));
    promise(
      walls.map(score => (score === null ? null : score - best + 0.5)),
      4,
      weights,
    );
  }
  if (w.eventSummons) summons(asked, weights, field);
  return weights;
}

/** How many moves are thought over: the best of each unit, and the best of all. */
const MOVES_KEPT = 9;
const MOVES_OF_ONE = 3;
/** What a move may lose. */
const LEAST = -0.2;
/** So little is no reason for a Summoner to go while others have better moves. */
const WANDERING = 0.3;
/** The chance of a wound for who leaves a vine wall. */
const THORNS = 1 / 2;
/** The chance to be discarded for who comes beside a Savager. */
const SNARES = 1 / 3;

/** What leaving a vine wall may cost. */
const tornAt = (w: World, id: CardId): number => (THORNS * worthOf(w, id)) / (lifeOf(w, id) - w.cards[id]!.wounds);
/** The same for a Summoner whose way leads over one. */
function astray(w: World, side: Side, id: CardId, to: Square): number {
  if (!w.vinesGrown || unitOf(w, id).kind !== 'summoner' || freeOfVines(w, id)) return 0;
  const way = routeTo(w, id, stepsOf(w, id), side, to, null) ?? [];
  return way.some(square => square !== to && w.vines[square]! >= 0) ? tornAt(w, id) : 0;
}

/** What a common risks that comes beside one who answers its step (Savagers). */
function snares(w: World, id: CardId, to: Square): number {
  if (!isCommon(w, id)) return 0;
  for (const next of neighbours(w, to)) {
    const other = w.top[next]!;
    if (other < 0 || isWall(w, other) || friendly(w.cards[other]!.controller, w.cards[id]!.controller)) continue;
    if (unitOf(w, other).ability.neighbourStepped) return SNARES * worthOf(w, id);
  }
  return 0;
}

function moves(asked: Asked, ends: string, least = LEAST): number[] {
  const { w, side, options } = asked;
  const weights: number[] = options.map(() => 0);
  const field = fieldOf(w, side);
  const gains: (number | null)[] = options.map(() => null);
  let unit = -1,
    here = 0,
    thorns = 0,
    strikes = false,
    ofOne: number[] = [];
  const thin = (): void => {
    // Of one unit only the best few.
    if (ofOne.length > MOVES_OF_ONE) {
      ofOne.sort((a, b) => gains[b]! - gains[a]!);
      for (const i of ofOne.slice(MOVES_OF_ONE)) gains[i] = null;
    }
    ofOne = [];
  };
  let most = 0,
    others = 0;
  const summoner = canSummon(w, side) ? summonerOf(w, side) : -1;
  const wanders: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (typeof option !== 'object') continue;
    const words = option;
    if ('use' in words) {
      weights[i] = anytime(asked, words);
      continue;
    }
    const id = (words['move'] ?? words['place'] ?? words['take']) as CardId;
    const to = squareNamed(w, words['to']);
    if (id !== unit) {
      thin();
      unit = id;
      strikes = !marked(w, id, ATTACKED) && !marked(w, id, STUNNED);
      here = standing(w, field, id, w.cards[id]!.square, strikes);
      thorns = onVine(w, id) && !freeOfVines(w, id) ? tornAt(w, id) : 0;
    }
    if (to === w.cards[id]!.square) continue; // staying is not moving
    // A roundabout way serves only one who tramples.
    if ('by' in words && !unitOf(w, id).ability.through) continue;
    const gain =
      standing(w, field, id, to, strikes) -
      here +
      ('by' in words ? 0.4 : 0) -
      Math.max(thorns, astray(w, side, id, to)) -
      snares(w, id, to);
    if (gain < least) continue;
    gains[i] = gain;
    ofOne.push(i);
    if (id === summoner) wanders.push(i);
    else others = Math.max(others, gain);
    most = Math.max(most, gain);
  }
  thin();
  if (others > GAIN) for (const i of wanders) if (gains[i] !== null && gains[i]! < WANDERING) gains[i] = null;
  promise(gains, MOVES_KEPT, weights);
  const end = options.indexOf(ends);
  // While a move brings something, none is given away.
  if (end >= 0) weights[end] = most > GAIN ? 0 : 1;
  return weights;
}

/** Never one's own cards; walls only for want of anything better; and no attack is given away. */
function attacks(asked: Asked, ends: string): number[] {
  const { w, options, locals } = asked;
  const weights: number[] = options.map(() => 0);
  const walls: boolean[] = [];
  let best = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (typeof option !== 'object') continue;
    const words = option;
    if ('use' in words) weights[i] = anytime(asked, words);
    else if ('assault' in words) weights[i] = 6;
    else {
      const target = words['on'] as CardId;
      if (mine(asked, target)) continue;
      const promised = strike(w, (words['attack'] ?? locals['attacker']) as CardId, target);
      if (promised <= 0) continue;
      weights[i] = promised;
      walls[i] = isWall(w, target);
      best = Math.max(best, promised);
    }
  }
  for (let i = 0; i < weights.length; i++) weights[i] = weights[i]! < (walls[i] ? 0.5 : 0.1) * best ? 0 : weights[i]! ** 1.5;
  const end = options.indexOf(ends);
  if (end >= 0) weights[end] = best > 0 ? 0 : 1;
  return weights;
}

/** Champions who can be paid for next turn when the rest of the hand is magic, the cheapest first. */
function awaited(w: World, hand: readonly CardId[], magic: number): CardId[] {
  const costOf = (id: CardId): number => unitOf(w, id).cost;
  const champions = hand.filter(id => {
    const card = definitionOf(w, id);
    return card.type === 'unit' && card.kind === 'champion';
  });
  champions.sort((a, b) => costOf(a) - costOf(b));
  const kept: CardId[] = [];
  let costs = 0;
  for (const id of champions) {
    costs += costOf(id);
    if (costs > magic + hand.length - kept.length - 1) break;
    kept.push(id);
  }
  return kept;
}
/** Whether a card of the hand is a unit that cannot be paid for yet, but when the rest of the hand is magic. */
const wants = (w: World, id: CardId, magic: number, cards: number): boolean => {
  const card = definitionOf(w, id);
  return card.type === 'unit' && card.cost > magic && card.cost < magic + cards;
};
/** Events that are paid for. */
const PAID_EVENTS: readonly string[] = ['magic-torrent', 'mind-control'];
/** Whether a unit has a use for magic. */
const hasPrice = (w: World, id: CardId): boolean => {
  const { ability } = unitOf(w, id);
  return ability.id === 'shadowArrows' || (ability.uses?.some(({ id: use, cost }) => cost > 0 || use === 'counterSummon') ?? false);
};

/** Cards that will not be played soon are magic; a champion who can nearly be paid for stays. */
function magicPhase(asked: Asked): number[] {
  const { w, side, options } = asked;
  const again = repeated(options, o => ('build' in o ? w.cards[o['build'] as CardId]!.definition : `${o['use'] ?? o['give']}`));
  const magic = w.sides[side]!.magic.length;
  const partner = partnerOf(w, side);
  const { hand, draw } = w.sides[side]!;
  const kept = awaited(w, hand, magic);
  const spends =
    draw.length > 0 || w.sides[side]!.units.some(id => hasPrice(w, id)) || hand.some(id => PAID_EVENTS.includes(definitionOf(w, id).id));
  return options.map((option, i) => {
    if (option === 'end') return 0.7;
    if (typeof option !== 'object' || again[i]) return 0;
    if ('give' in option) return partner >= 0 && magic > 6 && option['give'] === magic - 6 ? 0.3 : 0;
    if (!('build' in option)) return 0;
    const id = option['build'] as CardId;
    const card = definitionOf(w, id);
    if (kept.includes(id)) return 0;
    // With nothing left to draw magic is for somebody who stays in the hand and cannot be paid for yet, or for abilities and events.
    if ((card.type === 'unit' ? draw.length === 0 : !spends) && !hand.some(other => other !== id && wants(w, other, magic, hand.length)))
      return 0;
    if (card.type === 'unit') return card.kind === 'champion' ? (card.cost > magic + 4 ? 1 : 0.3) : card.cost > magic ? 1 : 0.7;
    if (card.type === 'wall') return wallsOf(w, side) > 1 ? 1 : 0.4;
    return weak(w, side, card.id) || hand.some(other => other !== id && w.cards[other]!.definition === w.cards[id]!.definition) ? 4 : 0.5;
  });
}

// -- abilities --------------------------------------------------------------------------------------------------------

const enemiesWithin = (w: World, side: Side, id: CardId, away: number): number => {
  let near = 0;
  for (const other of allUnits(w)) if (!friendly(w.cards[other]!.controller, side) && within(w, id, other, away)) near++;
  return near;
};
const hurt = (w: World, side: Side, id: CardId): boolean =>
  dangerAt(w, fieldOf(w, side), w.cards[id]!.square) >= lifeOf(w, id) - w.cards[id]!.wounds;

/** How far a summons is countered. */
const COUNTER_SUMMONS = 3;
/** How far a Telepathic Command reaches; how far Kynder pushes and a shaman escapes. */
const COMMANDED = 3;
const PUSHED = 2;
/** Whether there is where to push a unit. */
function canGo(w: World, side: Side, id: CardId): boolean {
  let any = false;
  eachRoute(w, id, PUSHED, side, to => void (any ||= to !== w.cards[id]!.square));
  return any;
}
/** What using an ability promises; passing is 1. What is not named is as good as passing. */
const USES: { readonly [use: string]: (w: World, side: Side, id: CardId) => number } = {
  meditate(w, side) {
    const best = w.sides[side]!.units.map(id => bestStrike(w, id, w.cards[id]!.square)).sort((a, b) => b - a);
    return Math.max(0, 2 - (best[1] ?? 0) - (best[2] ?? 0));
  },
  gemCharge: (w, _, id) => (bestStrike(w, id, w.cards[id]!.square) > 0.2 ? 0.7 : 0),
  gemHome: (w, side, id) => (hurt(w, side, id) ? 0.5 : 0),
  tunnel: () => 0.3,
  insight(w, side) {
    if (w.phase !== 'attack') return 0;
    const { units } = w.sides[side]!;
    const scholars = units.filter(id => unitOf(w, id).ability.id === 'insight');
    const helped = (foe: CardId): boolean =>
      isUnit(w, foe) && !friendly(w.cards[foe]!.controller, side) && scholars.some(id => adjacent(w, id, foe));
    // Only for an attack that is still to come.
    return units.some(id => attackerRefusal(w, id) === null && targetsOf(w, id).some(helped)) ? 2 : 0;
  },
  magePush: (w, side, id) =>
    (w.phase === 'movement' || w.phase === 'attack') &&
    allUnits(w).some(
      foe => !friendly(w.cards[foe]!.controller, side) && within(w, id, foe, PUSHED) && !moveRefusal(w, foe, side) && canGo(w, side, foe),
    )
      ? 0.3
      : 0,
  cunning: (w, side, id) => (w.phase === 'movement' || w.phase === 'attack' ? 0.2 * Math.min(1, enemiesWithin(w, side, id, 2)) : 0),
  gemOfCalling: (w, side, id) => (enemiesWithin(w, side, id, 5) ? 0.7 : 0),
  restructure: () => 0.2,
  sandstorm: (w, side, id) => {
    const near = enemiesWithin(w, side, id, 3);
    return near === 0 ? 0 : near === 1 ? 0.4 : 1.5;
  },
  // Not to stay after all.
  escape(w, side, id) {
    const field = fieldOf(w, side);
    const here = standing(w, field, id, w.cards[id]!.square, false);
    let better = false;
    eachRoute(w, id, PUSHED, side, to => void (better ||= standing(w, field, id, to, false) > here));
    return better ? (hurt(w, side, id) ? 0.7 : 0.1) : 0;
  },
  // Not for a wall, and not for nothing.
  chainLightning: (w, _, id) => (bestStrike(w, id, w.cards[id]!.square) > 0.3 ? 3 : 0),
  sunderHammer(w, side, id) {
    for (const next of neighbours(w, w.cards[id]!.square)) {
      const wall = w.top[next]!;
      if (wall >= 0 && isWall(w, wall) && !friendly(w.cards[wall]!.controller, side)) return 2;
    }
    return 0;
  },
  telepathicCommand: (w, side, id) =>
    w.sides[side]!.units.some(unit => isCommon(w, unit) && within(w, id, unit, COMMANDED) && bestStrike(w, unit, w.cards[unit]!.square) > 0)
      ? 5
      : 0,
  memoryBreak: () => 4,
  counterSummon: (w, side, id) =>
    allUnits(w).some(
      foe =>
        !friendly(w.cards[foe]!.controller, side) &&
        unitOf(w, foe).kind !== 'summoner' &&
        payRefusal(w, side, abilityCost(w, side, unitOf(w, foe).cost)) === null &&
        clearLine(w, w.cards[id]!.square, w.cards[foe]!.square, COUNTER_SUMMONS),
    )
      ? 2
      : 0,
};
const anytime = ({ w, side }: Asked, words: Words): number => USES[words['use'] as string]?.(w, side, words['with'] as CardId) ?? 0.5;

function moment(asked: Asked): number[] {
  return asked.options.map(option => {
    if (option === 'pass') return 1;
    const words = option as Words;
    // What happens anyway is done first; any-time abilities have better moments than this.
    return USES[words['use'] as string]?.(asked.w, asked.side, words['with'] as CardId) ?? 1;
  });
}

// -- smaller questions --------------------------------------------------------------------------------------------------

/** Cards moved about by an ability: one's own to where they stand better, the enemy's to where they are hurt. */
function placing(asked: Asked, most: number, paid = false): number[] {
  const { w, side, options, locals } = asked;
  const weights: number[] = options.map(() => 0);
  const field = fieldOf(w, side);
  const scores: (number | null)[] = options.map(() => null);
  const theirs = new Map<Side, Field>();
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (typeof option !== 'object') continue;
    const words = option;
    const id = (words['take'] ?? words['move'] ?? words['unit'] ?? locals['card'] ?? locals['unit']) as CardId;
    const to = squareNamed(w, words['to']);
    if (id === undefined || to < 0) {
      scores[i] = 0;
      continue;
    }
    const card = w.cards[id]!;
    if (isWall(w, id)) scores[i] = card.square < 0 ? 0 : wallScore(w, side, to, field) - wallScore(w, side, card.square, field);
    else if (card.square < 0) scores[i] = worthOf(w, id) + pullAt(w, field, to);
    else if (mine(asked, id)) {
      const strikes = !paid || !marked(w, id, ATTACKED);
      scores[i] = standing(w, field, id, to, strikes) - standing(w, field, id, card.square, strikes);
    } else {
      let view = theirs.get(card.controller);
      if (!view) theirs.set(card.controller, (view = fieldOf(w, card.controller)));
      const danger = (square: Square): number => Math.min(1, dangerAt(w, view, square) / lifeOf(w, id));
      scores[i] = worthOf(w, id) * (danger(to) - danger(card.square)) + 0.5 * (pullAt(w, view, card.square) - pullAt(w, view, to));
    }
  }
  promise(scores, most, weights);
  // What was paid for is not given up while it brings something.
  const stays = paid && scores.some(score => score !== null && score > 0) ? 0 : 1;
  options.forEach((option, i) => void (typeof option !== 'object' && (weights[i] = stays)));
  return weights;
}

/** One of several cards is taken, struck or pushed: the enemy's most valuable one; never one's own unless there is nothing else. */
function victims(asked: Asked, word: string, own: number): number[] {
  const { w, options } = asked;
  const weights = options.map(option => {
    if (typeof option !== 'object') return 0.5;
    const id = option[word] as CardId;
    return mine(asked, id) ? own : 0.3 + worthOf(w, id);
  });
  return weights.some(weight => weight > 0) ? weights : options.map(() => 1);
}

function pick(asked: Asked): number[] {
  const { w, options, about } = asked;
  const what = about['about'] as { readonly [word: string]: string } | null;
  if (what && ('ability' in what || what['event'] === 'into-darkness' || what['event'] === 'magic-torrent')) {
    const weights = victims(asked, 'pick', 0);
    // As many as there may be, except where each is paid for.
    if (typeof options[0] !== 'object')
      weights[0] = what['event'] === 'magic-torrent' || !weights.some((weight, i) => i > 0 && weight > 0) ? 0.2 : 0;
    return weights;
  }
  // Cards for the magic pile: all alike, as many as there may be.
  let first = true;
  return options.map(option => {
    if (typeof option !== 'object' || typeof option['pick'] !== 'number' || !w.cards[option['pick']])
      return typeof option === 'object' ? 1 : 0.2;
    if (!first) return 0;
    first = false;
    return 1;
  });
}

const favour =
  (...liked: readonly string[]) =>
  ({ options }: Asked): number[] =>
    options.map(option => (liked.includes(typeof option === 'object' ? Object.keys(option)[0]! : String(option)) ? 4 : 0.4));

/** Something rather than nothing, but not this. */
function taking({ w, options }: Asked, not = ''): number[] {
  const weights: number[] = options.map(option =>
    typeof option === 'object' && definitionOf(w, option['take'] as CardId).id !== not ? 1 : 0,
  );
  if (!weights.includes(1)) weights[options.indexOf('none')] = 1;
  return weights;
}

const VINE_FRIENDS: readonly string[] = ['swamp-shaman', 'hunter'];
/** A vine wall grows towards the enemy, beside those who have their strength from it, and not where others are to be summoned. */
function growing({ w, side, options }: Asked): number[] {
  const weights: number[] = options.map(() => 0);
  const field = fieldOf(w, side);
  const scores = options.map(option => {
    const square = squareNamed(w, (option as Words)['to']);
    let score = pullAt(w, field, square),
      summonable = false;
    for (const next of neighbours(w, square)) {
      const top = w.top[next]!;
      if (top < 0 || w.cards[top]!.controller !== side) continue;
      if (isWall(w, top)) summonable = true;
      else if (VINE_FRIENDS.includes(definitionOf(w, top).id)) score += 0.3;
    }
    if (summonable && empty(w, square)) score -= 0.5;
    return score;
  });
  promise(scores, 5, weights);
  return weights;
}

/** By question; all options are alike to the others. */
const THUMBS: { readonly [question: string]: (asked: Asked) => number[] } = {
  'summonPhase.chosen': summonPhase,
  'eventsPhase.chosen': eventsPhase,
  'movementPhase.chosen': asked => moves(asked, 'end'),
  // A step that lost no more than it may is not taken back for what it lost.
  'movementPhase.goOn': asked => moves(asked, 'stop', -LEAST + 0.01),
  'stalkingAdvance.chosen': asked => moves(asked, 'done'),
  'muster.chosen': asked => moves(asked, 'done'),
  'attackPhase.chosen': asked => attacks(asked, 'end'),
  'attackAgain.chosen': asked => attacks(asked, 'none'),
  'magicPhase.chosen': magicPhase,
  'moment.chosen': moment,
  'push.chosen': asked => placing(asked, 4, true),
  'taunt.chosen': asked => placing(asked, 6),
  'ensnare.chosen': asked => placing(asked, 6),
  'mirage.chosen': asked => placing(asked, 5),
  'retreat.chosen': asked => placing(asked, 5),
  'restructure.chosen': asked => placing(asked, 4),
  'gemOfCalling.chosen': asked => placing(asked, 6),
  'illusionaryWarrior.chosen': asked => placing(asked, 5),
  'gemHome.chosen': asked => placing(asked, 3),
  'vineGrowth.chosen': growing,
  'counterSummon.chosen': asked => victims(asked, 'on', 0),
  'sunderHammer.chosen': asked => victims(asked, 'on', 0),
  'mindControl.chosen': ({ w, side, options }) =>
    options.map(option => {
      const id = (option as Words)['on'] as CardId;
      return friendly(w.cards[id]!.controller, side) || payRefusal(w, side, unitOf(w, id).cost) ? 0.01 : worthOf(w, id);
    }),
  'magePush.chosen': asked =>
    victims(asked, 'push', 0.5).map((weight, i) =>
      canGo(asked.w, asked.side, (asked.options[i] as Words)['push'] as CardId) ? weight : 0,
    ),
  // Not for a wall, and not for nothing.
  'shadowArrows.paid': ({ w, options, locals }) => {
    const unit = locals['unit'] as CardId;
    const strikes = bestStrike(w, unit, w.cards[unit]!.square) > 0.1;
    return options.map(option => (option === 'pay' && !strikes ? 0 : 1));
  },
  'telekineticBlast.chosen': asked => victims(asked, 'push', 0.5),
  'cunning.chosen': asked => victims(asked, 'swap', 0.5),
  'telepathicCommand.chosen': ({ w, options }) =>
    options.map(option => bestStrike(w, (option as Words)['with'] as CardId, w.cards[(option as Words)['with'] as CardId]!.square)),
  'chooseMany.picked': pick,
  'fallWindow.answer': favour('play'),
  'attack.captured': favour('capture'),
  'magicDrain.chosen': ({ options }) => options.map((_, i) => (i === options.length - 1 ? 1 : 0)),
  'mimic.chosen': taking,
  'aHeroIsBorn.found': taking,
  // Never itself: two of them would fetch each other for ever.
  'superiorPlanning.found': asked => taking(asked, 'superior-planning'),
  'memoryBreak.decided': favour('discard'),
  'mindControl.paid': ({ options }) => options.map(option => (option === 'pay' ? 1 : 0)),
};

export function weigh(position: Position<World>): number[] {
  const { world: w, stack } = position;
  const { seat, options, about } = position.decision!;
  const thumb = options.length > 1 && w.phase !== 'setup' ? THUMBS[questionOf(position)] : undefined;
  if (!thumb) return options.map(() => 1);
  const locals = stack.at(-1)!.locals as Asked['locals'];
  const named = locals['side'];
  const side = typeof named === 'number' ? named : seatOf(w, w.active) === seat ? w.active : w.seats.indexOf(seat);
  const weights = thumb({ w, side, options, about: (about ?? {}) as Asked['about'], locals });
  return weights.some(weight => weight > 0) ? weights : options.map(() => 1);
}
