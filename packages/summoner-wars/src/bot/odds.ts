/** What cards are worth and what an attack promises: the arithmetic players do in their heads. One is about a common of cost 1. */
import { allCards } from '../cards/registry.ts';
import type { CardDefinition, UnitDefinition } from '../cards/vocabulary.ts';
import { definitionOf, isWall, lifeOf } from '../rules/queries.ts';
import type { CardId, World } from '../rules/state.ts';
import { attackValue, leastWound, withoutRoll } from '../rules/values.ts';

/** One wound of a Summoner, and the Summoner's fall. */
const LIFE = 2.5;
const VICTORY = 40;
/** One magic: what a fallen enemy card is besides. */
const MAGIC = 0.4;
/** A die wounds on 3 and more (SUM 7.5.20). */
export const WOUNDS = 2 / 3;

const MOST_DICE = 20;
/** `ODDS[faces][dice][least]`: the chance of at least `least` wounds when `faces` of six wound. */
const ODDS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 7 }, (_, faces) => {
  const p = faces / 6;
  let exactly = [1];
  return Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
    if (dice > 0) exactly = Array.from({ length: dice + 1 }, (_, n) => (exactly[n] ?? 0) * (1 - p) + (exactly[n - 1] ?? 0) * p);
    const atLeast: number[] = [];
    for (let n = dice, sum = 0; n >= 0; n--) atLeast[n] = sum += exactly[n]!;
    return atLeast;
  });
});
/** The chance of at least this many wounds. */
const chanceOf = (dice: number, least: number, faces: number): number =>
  least <= 0 ? 1 : (ODDS[faces]![Math.min(dice, MOST_DICE)]![least] ?? 0);

const worths: number[] = [];
/** A champion survives what fells commons one by one; at a lower value the bot would keep champions in hand. */
const CHAMPION = 2.5;
const worthOfUnit = ({ cost, attack, kind }: UnitDefinition): number =>
  0.6 + 0.5 * cost + 0.35 * attack + (kind === 'champion' ? CHAMPION : 0);
/** What a card is worth on the battlefield. */
export function worthAt(definition: number): number {
  return (worths[definition] ??= worthOfCard(allCards()[definition]!));
}
const worthOfCard = (card: CardDefinition): number =>
  card.type === 'unit'
    ? card.kind === 'summoner'
      ? LIFE * card.life
      : worthOfUnit(card)
    : card.type === 'wall'
      ? 2
      : card.type === 'vine'
        ? 0.7
        : 0;
export const worthOf = (w: World, id: CardId): number => worthAt(w.cards[id]!.definition);

/** What an attack on an enemy card promises. */
export function strike(w: World, attacker: CardId, target: CardId): number {
  const left = lifeOf(w, target) - w.cards[target]!.wounds;
  const dice = attackValue(w, attacker, target);
  const faces = withoutRoll(w, attacker, target) === null ? Math.max(0, 7 - leastWound(w, target, w.cards[attacker]!.controller)) : 6;
  const expected = Math.min(left, (dice * faces) / 6),
    falls = chanceOf(dice, left, faces);
  if (isWall(w, target)) return 0.05 * expected + falls * worthOf(w, target);
  const card = definitionOf(w, target) as UnitDefinition;
  if (card.kind === 'summoner') return LIFE * expected + VICTORY * falls;
  const worth = worthOf(w, target);
  return falls * (worth + MAGIC) + (1 - falls) * 0.5 * worth * (expected / card.life);
}

/** What a Summoner loses, in the same unit, who must expect this many wounds. */
export const harmTo = (left: number, wounds: number): number =>
  LIFE * Math.min(left, wounds) + (wounds >= left ? VICTORY / 3 : wounds >= left - 1 ? VICTORY / 12 : 0);
