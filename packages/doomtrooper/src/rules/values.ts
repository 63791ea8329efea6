/** Values are asked for, never stored: beast → base → multiply → add, each with its source [DR-56]. */
import { explainFold, fold, type Modifier, type Sum } from '@kolbiste/engine';
import { has, isBlockedFrom, isWarded, opponentIn, passesBy, reaches, works } from './abilities.ts';
import { ARMOUR, VALUE, type Context, type Definition, type Gives, type Rating } from '../cards/vocabulary.ts';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { changes, giversOf, isFactor } from './givers.ts';
import type { Rule } from './rule.ts';
import { isThere, isAloof, isTwin } from './status.ts';
import { rulesOf } from './queries.ts';
import { type CardId, type World } from './state.ts';

export type Layer = 'beast' | 'baseTimes' | 'basePlus' | 'multiply' | 'add' | 'once' | 'whole';
/** `once`: one-shot cards in the standard book, in the order of play (DOT 25.1s). */
export const LAYERS: readonly Layer[] = ['beast', 'baseTimes', 'basePlus', 'multiply', 'add', 'once', 'whole'];
type Change = Modifier<Layer, Rule>;

export const COVER_ARMOUR = 3; // DOT 9.3

/** Everything that changes a rating of a warrior now. */
export function modifiersOf(w: World, id: CardId, rating: Rating, fight: Context): Change[] {
  const out: Change[] = [];
  const card = w.cards[id]!;
  if (card.zone === 'hidden') return out;
  let best: Change | null = null;
  let alone: number[] | null = null;
  for (const source of giversOf(w).ratings[rating]) {
    const definition = definitionOf(w, source);
    const { gives } = definition;
    for (let i = 0; i < gives.length; i++) {
      const give = gives[i]!;
      if (!changes(give, rating)) continue;
      if (passesBy(w, source, give.to, id) || !works(w, source, fight, give.to) || !reaches(w, source, give.to, id, fight)) continue;
      const count = give.count ? give.count(w, source, id, fight) : 1;
      if (count === 0) continue;
      const n = isFactor(give.layer) ? give.ratings[rating] : give.ratings[rating] * count * timesOf(w, { source, rating }, id, fight);
      if (definition.type === 'warzone' && isWaived(w, id, n, fight)) continue;
      if (isAlone(definition)) {
        const key = w.cards[source]!.def * 8 + i;
        if (alone?.includes(key)) continue;
        (alone ??= []).push(key);
      }
      const change = changeOf(
        give.layer,
        n,
        source,
        give.sergeant ? rulesOf(w).sergeantRule : give.layer === 'beast' ? 'DOT 18.5' : 'DOT 24.5.5',
      );
      if (!give.sergeant) out.push(change);
      else if (best === null || change.n > best.n) best = change; // [DR-58]
    }
  }
  if (best !== null) out.push(best);
  if (rating === ARMOUR && card.covered && !(fight?.defender === id && has(w, fight.attacker, 'ignoresCover', fight)))
    out.push({ layer: 'add', does: 'plus', n: COVER_ARMOUR, rule: 'DOT 9.3', source: 'cover' });
  if (w.effects.length) fromEffects(w, id, rating, fight, out);
  return isStripped(w, id, fight) ? out.filter(change => change.source === 'cover' || !helps(change)) : out;
}

const helps = ({ does, n }: Change): boolean => (does === 'times' ? n > 1 : n > 0);
const isStripped = (w: World, id: CardId, fight: Context): boolean =>
  giversOf(w).strippers.some(other => works(w, other, fight) && definitionOf(w, other).strips!(w, other, id, fight));
/** How many times what this card gives counts: others may double it or take it away. */
function timesOf(w: World, give: { readonly source: CardId; readonly rating: Rating }, id: CardId, fight: Context): number {
  let times = doublesOf(w, give.source);
  for (const other of giversOf(w).multipliers)
    if (works(w, other, fight)) times *= definitionOf(w, other).multiplies!(w, other, give, id, fight);
  return times;
}
const doublesOf = (w: World, source: CardId): number =>
  w.effects.reduce((times, effect) => (effect.what === 'doubled' && effect.on === source ? 2 * times : times), 1);
/** Whether a warzone's change does not concern him: at home he feels no harm by it, and some let their enemies have no good of it. */
const isWaived = (w: World, id: CardId, n: number, fight: Context): boolean =>
  n < 0 ? has(w, id, 'atHome', fight) : fight !== null && has(w, opponentIn(w, fight, id), 'deniesWarzone', fight);
/** DOT 37.28, 37.33, 37.38: of several Prophecies, Rituals or Viruses of one kind a warrior feels one. */
const isAlone = ({ labels, copies }: Definition): boolean =>
  labels.length > 0 && copies !== 'any' && (labels.includes('virus') || labels.includes('prophecy') || labels.includes('ritual'));

function changeOf(layer: Gives['layer'], n: number, source: CardId, rule: Rule): Change {
  switch (layer) {
    case 'baseTimes':
    case 'whole':
      return { layer, does: 'times', n, rule, source };
    case 'beast':
      return { layer: 'beast', does: 'plus', n, rule, source };
    case 'base':
      return { layer: 'basePlus', does: 'plus', n, rule, source };
    case 'multiply':
      return { layer: 'multiply', does: 'times', n, rule, source };
    case 'add':
      return { layer: 'add', does: 'plus', n, rule, source };
  }
}

function fromEffects(w: World, id: CardId, rating: Rating, fight: Context, out: Change[]): void {
  const once = rulesOf(w).oneShotsLast;
  for (const effect of w.effects) {
    if (effect.what !== 'ratings' || (effect.on !== id && !isTwin(w, id, effect.on)) || (isAloof(w, id) && effect.source !== id)) continue;
    const n = effect.ratings[rating];
    if (n === 0 || (effect.layer === 'multiply' && n === 1)) continue;
    if (effect.fight !== null && (fight === null || fight.id !== effect.fight)) continue; // DOT 25.28
    if (effect.role !== null && (fight === null || fight[effect.role] !== id)) continue;
    const source = DEFINITIONS[effect.def]!;
    if (source.type === 'art' || source.type === 'symmetry') {
      // What stays for good is what he is now; immunity no longer helps.
      const passing = effect.fight !== null || effect.until !== null;
      if (passing && (isBlockedFrom(w, source, effect.by, id, fight) || isWarded(w, effect.source, id, fight))) continue;
    }
    const times = effect.layer === 'multiply' ? 1 : doublesOf(w, effect.source);
    const change = changeOf(effect.layer, n * times, effect.source, 'DOT 24.5.14');
    out.push(once && source.after !== 'stays' && effect.layer !== 'base' ? { ...change, layer: 'once' } : change);
  }
}

/** The rating now. Fractions are kept to the end and rounded up [DR-57]. */
export function ratingOf(w: World, id: CardId, rating: Rating, fight: Context): number {
  const printed = definitionOf(w, id).ratings[rating] ?? 0;
  const modifiers = modifiersOf(w, id, rating, fight);
  return modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)) + 0;
}

/** The same sum with its lines. */
export function explainRating(w: World, id: CardId, rating: Rating, fight: Context): Sum<Layer, Rule> {
  return explainFold(definitionOf(w, id).ratings[rating] ?? 0, modifiersOf(w, id, rating, fight), LAYERS);
}

/** Points for his death or for his Sabotage: never below zero [DR-55]. */
export const worthOf = (w: World, id: CardId, fight: Context): number => Math.max(0, ratingOf(w, id, VALUE, fight));
/** A printed rating with a beast: the base rating [DR-82]. */
export function baseOf(w: World, id: CardId, rating: Rating): number {
  let value = definitionOf(w, id).ratings[rating] ?? 0;
  for (const attached of w.cards[id]!.gear)
    if (definitionOf(w, attached).type === 'beast')
      for (const give of definitionOf(w, attached).gives)
        if (give.layer === 'beast' && (give.to.fits?.(w, attached, id, null) ?? true))
          value += give.ratings[rating] * (give.count?.(w, attached, id, null) ?? 1);
  return value;
}
export const baseValueOf = (w: World, id: CardId): number => baseOf(w, id, VALUE);
/** What bringing him in costs [DR-44]. */
export function priceOf(w: World, id: CardId): number {
  if (definitionOf(w, id).labels.includes('unpaid')) return 0; // he comes for something else
  let part = 1;
  for (const host of giversOf(w).hosts) {
    const { discounts } = definitionOf(w, host);
    if (discounts !== null && w.cards[host]!.by === w.cards[id]!.by && isThere(w, host)) part = Math.min(part, discounts(w, host, id));
  }
  return Math.ceil(definitionOf(w, id).ratings[VALUE] * part);
}
