/** Moves of the Movement phase, and of events that move like it. */
import { routeTo } from '../../rules/battle/routes.ts';
import type { Square } from '../../rules/battlefield.ts';
import { neighbours, onVine, squareOf, topAt, vineAt } from '../../rules/places.ts';
import { controllerOf, friendly, isCommon, isWall, lifeOf, marked, summonerOf, unitOf } from '../../rules/queries.ts';
import { ATTACKED, STUNNED, type CardId, type Side, type World } from '../../rules/state.ts';
import { freeOfVines, stepsOf } from '../../rules/values.ts';
import { worthOf } from '../odds.ts';
import { canSummon, outlookOf, standing } from '../outlook.ts';
import { anytime } from './abilities.ts';
import { GAIN, promise, squareIn, type Question } from './question.ts';

/** How many moves are thought over: the best of each unit, and the best of all. */
const MOVES_KEPT = 9;
const MOVES_OF_ONE = 3;
/** What a move may lose. */
export const LEAST = -0.2;
/** A gain too small for a Summoner to go while others have better moves. */
const WANDERING = 0.3;
/** The chance of a wound for a unit that leaves a vine wall. */
const THORNS = 1 / 2;
/** The chance to be discarded for a common that comes beside an enemy that frightens. */
const SNARES = 1 / 3;

/** What leaving a vine wall may cost. */
const tornAt = (w: World, id: CardId): number => (THORNS * worthOf(w, id)) / (lifeOf(w, id) - w.cards[id]!.wounds);
/** The same for a Summoner whose way leads over one. */
function astray(w: World, side: Side, id: CardId, to: Square): number {
  if (!w.vinesGrown || unitOf(w, id).kind !== 'summoner' || freeOfVines(w, id)) return 0;
  const way = routeTo(w, { card: id, steps: stepsOf(w, id), by: side }, to, null) ?? [];
  return way.some(square => square !== to && vineAt(w, square) !== null) ? tornAt(w, id) : 0;
}

/** What a common risks that comes beside an enemy that answers its step. */
function snares(w: World, id: CardId, to: Square): number {
  if (!isCommon(w, id)) return 0;
  for (const next of neighbours(w, to)) {
    const other = topAt(w, next);
    if (other === null || isWall(w, other) || friendly(controllerOf(w, other), controllerOf(w, id))) continue;
    if (unitOf(w, other).ability.neighbourStepped) return SNARES * worthOf(w, id);
  }
  return 0;
}

/** `ends` is the option that stops moving. */
export function moves(question: Question, ends: string, least = LEAST): number[] {
  const { w, side, options } = question;
  const weights: number[] = options.map(() => 0);
  const outlook = outlookOf(w, side);
  const gains: (number | null)[] = options.map(() => null);
  let unit: CardId | null = null,
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
  const summoner = canSummon(w, side) ? summonerOf(w, side) : null;
  const wanders: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (typeof option !== 'object') continue;
    const words = option;
    if ('use' in words) {
      weights[i] = anytime(question, words);
      continue;
    }
    const id = (words['move'] ?? words['place'] ?? words['take']) as CardId;
    const to = squareIn(w, words);
    if (id !== unit) {
      thin();
      unit = id;
      strikes = !marked(w, id, ATTACKED) && !marked(w, id, STUNNED);
      here = standing(w, outlook, id, { square: squareOf(w, id), strikes });
      thorns = onVine(w, id) && !freeOfVines(w, id) ? tornAt(w, id) : 0;
    }
    if (to === squareOf(w, id)) continue; // staying is not moving
    // A roundabout way is weighed only for a unit that tramples.
    if ('by' in words && !unitOf(w, id).ability.through) continue;
    const gain =
      standing(w, outlook, id, { square: to, strikes }) -
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
