/** Events and walls. */
import { payRefusal } from '../../rules/legality.ts';
import { freeForUnit, neighbours, onOwnHalf, squareOf, topAt, vineAt, within } from '../../rules/places.ts';
import {
  allUnits,
  controllerOf,
  definitionOf,
  friendly,
  isCommon,
  isVine,
  marked,
  opponentsOf,
  summonerOf,
  unitOf,
} from '../../rules/queries.ts';
import { STUNNED, type CardId, type Side, type World } from '../../rules/state.ts';
import { outlookOf, standing, type Outlook } from '../outlook.ts';
import { anytime } from './abilities.ts';
import { GAIN, promise, repeated, SOON, squareIn, type Question } from './question.ts';
import { summons } from './summon.ts';
import { wallScore } from './walls.ts';

/** How many enemy units are this near to one of the side's. */
const foesNear = (w: World, side: Side, away: number): number => {
  let near = 0;
  const own = w.sides[side]!.units;
  for (const id of allUnits(w)) {
    if (friendly(controllerOf(w, id), side)) continue;
    if (own.some(unit => within(w, unit, id, away))) near++;
  }
  return near;
};
const mostMagic = (w: World, side: Side): number => Math.max(0, ...opponentsOf(w, side).map(other => w.sides[other]!.magic.length));
const freeVines = (w: World): number => {
  let free = 0;
  if (w.vinesGrown)
    for (let square = 0; square < w.vines.length; square++) if (vineAt(w, square) !== null && topAt(w, square) === null) free++;
  return free;
};

/** What an event promises now; 0 would do nothing. An event that is not named promises something. */
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
        !friendly(controllerOf(w, id), side) &&
        payRefusal(w, side, unitOf(w, id).cost) === null &&
        onOwnHalf(w, side, squareOf(w, id)),
    )
      ? 4
      : 0,
  mimic: (w, side) => (opponentsOf(w, side).some(other => w.sides[other]!.hand.length) ? 1 : 0),
  'magic-drain': (w, side) => 2 * Math.min(2, mostMagic(w, side)),
  // Without magic the hero would only fill the hand.
  'a-hero-is-born': (w, side) => (w.sides[side]!.draw.length ? (w.sides[side]!.magic.length < 3 ? 1 : 3) : 0),
};

/** Whether an event promises no more than passing: what is kept for better times only fills the hand. */
export const weak = (w: World, side: Side, event: string): boolean => (EVENTS[event]?.(w, side) ?? 2) <= 1;

/** Whether a card like this one comes before it in the hand: one at a time is enough. */
const copied = (w: World, hand: readonly CardId[], id: CardId): boolean => {
  for (const other of hand) {
    if (other === id) return false;
    if (w.cards[other]!.definition === w.cards[id]!.definition) return true;
  }
  return false;
};

/** Walls that are cards of the deck: vines come and go. */
export const wallsOf = (w: World, side: Side): number => {
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

/** Whether an event would change nothing: it is in force already, or would place nobody better. */
function wasted(w: World, side: Side, id: CardId, outlook: Outlook): boolean {
  const { lasting, id: event } = definitionOf(w, id);
  if (event === 'muster') {
    const summoner = summonerOf(w, side);
    const beside = summoner === null ? [] : neighbours(w, squareOf(w, summoner)).filter(square => freeForUnit(w, square));
    return !w.sides[side]!.units.some(unit => {
      if (!isCommon(w, unit)) return false;
      const strikes = !marked(w, unit, STUNNED);
      const here = standing(w, outlook, unit, { square: squareOf(w, unit), strikes });
      return beside.some(square => standing(w, outlook, unit, { square, strikes }) - here > GAIN);
    });
  }
  // More steps and cheaper abilities add up; a second retreat leads to another wall.
  if (!lasting || lasting.steps || lasting.abilityCost || lasting.atTurnEnd) return false;
  let inForce = 0,
    needed = 1;
  for (const { definition, by, against } of w.lasting) {
    if (definition !== w.cards[id]!.definition || by !== side) continue;
    inForce++;
    if (against !== null) needed = opponentsOf(w, side).length;
  }
  return inForce >= needed;
}

export function eventsPhase(question: Question): number[] {
  const { w, side, options } = question;
  const weights: number[] = options.map(option => (option === 'end' ? 1 : 0));
  const outlook = outlookOf(w, side);
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
      weights[i] = wasted(w, side, option['play'] as CardId, outlook) ? 0 : (EVENTS[card.id]?.(w, side) ?? 1);
    } else if ('wall' in option) {
      walls[i] = wallScore(w, side, squareIn(w, option), outlook);
      any = true;
    } else if ('use' in option) weights[i] = anytime(question, option);
  });
  if (any) {
    const best = Math.max(...walls.map(score => score ?? -9));
    promise(
      walls.map(score => (score === null ? null : score - best + 0.5)),
      4,
      weights,
    );
  }
  if (w.eventSummons) summons(question, weights, outlook);
  return weights;
}
