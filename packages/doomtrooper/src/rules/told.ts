/** What the answers to a question cost, for who is asked: the same prices by which they are refused. */
import { keyOf, questionOf, type Option, type Plain, type Position, type Seat } from '@kolbiste/engine';
import { definitionOf } from '../cards/registry.ts';
import { feeFor } from './combat/pairing.ts';
import { attackFee, castersOf, castingPrice, castRefusal, feeOf, priceFor, strikingFee, type Attempt } from './legality.ts';

import { isLegionOfCartel, topFight } from './queries.ts';
import type { CardId, Pool, World } from './state.ts';
import { dutyOf, HIDING_COST, meditationWorth } from './turn/actions.ts';
import { hasWarrior } from './turn/opening.ts';

/** Destiny points, and actions where it takes several; `more`: at least this many points, the rest is asked later. */
export interface Price {
  readonly destiny: number;
  readonly actions: number;
  readonly more: boolean;
}
/** Questions whose answers have prices. */
const PRICED: readonly string[] = ['acting.act', 'window.answer', 'attacking.defender'];
type Words = { readonly [word: string]: string | number | boolean };

function attemptOf(w: World, seat: Seat, words: Words): Attempt | null {
  const card = Number(words['play'] ?? words['use'] ?? -1);
  if (card < 0) return null;
  const definition = definitionOf(w, card);
  const use = 'use' in words ? Number(words['as']) : null;
  const move = use === null ? definition.play : definition.uses[use];
  return move ? { seat, card, definition, use, move, scope: { moment: 'free', pool: null } } : null;
}

/** A spell costs what the cheapest of those who may cast it pays. */
function cardPrice(w: World, attempt: Attempt, on: CardId | null): Price {
  const { use, move, definition } = attempt;
  const fee = feeOf(w, attempt, on) + strikingFee(w, attempt, on);
  const more = move.per !== undefined || move.sums !== undefined;
  const least = move.per && !move.per.none ? move.per.step : move.sums ? Math.min(...move.sums) : 0;
  if (use !== null || definition.aspect === null) return { destiny: priceFor(w, attempt) + least + fee, actions: move.actions, more };
  const prices = castersOf(w, attempt)
    .filter(caster => castRefusal(w, definition, caster, on) === null)
    .map(caster => castingPrice(w, attempt, caster, on, topFight(w)));
  return { destiny: (prices.length ? Math.min(...prices) : 0) + fee, actions: move.actions, more };
}

function priceOf({ world: w, stack, decision }: Position<World>, option: Option): Price | null {
  const { seat } = decision!;
  if (option === 'attack') {
    const { pool } = stack.at(-1)!.locals as { readonly pool?: number };
    return { destiny: pool === undefined ? 0 : attackFee(w, w.pools[pool]!, 1), actions: 1, more: false };
  }
  if (typeof option !== 'object') return null;
  const words: Words = option;
  if ('hide' in words) return { destiny: 0, actions: HIDING_COST, more: false };
  if ('defender' in words) return { destiny: feeFor(w, seat, w.cards[Number(words['defender'])]!.by), actions: 1, more: false };
  const attempt = attemptOf(w, seat, words);
  return attempt && cardPrice(w, attempt, typeof words['on'] === 'number' ? words['on'] : null);
}

/** How many of the actions that are left an attack would cost beside its own: after it only attacks may follow (DOT 7.7, 7.8). */
function lostByAttack(w: World, { standard, locked, open, attack, peaceful, allowance }: Pool): number {
  if (!standard || locked || w.play.some(id => definitionOf(w, id).labels.includes('attacksFirst'))) return 0;
  if (isLegionOfCartel(w, w.active)) return 0; // DOT 38.20
  const taken = attack > 0 ? 0 : 1;
  return open - taken + peaceful - Math.min(open - taken, Math.max(0, allowance - taken));
}

/** Who is asked, and the prices of what costs more than one action, by the key of the answer. */
export function told(position: Position<World>): { readonly [word: string]: Plain } {
  const { seat, options } = position.decision!;
  const question = questionOf(position);
  const prices: { [key: string]: Plain } = {};
  if (PRICED.includes(question))
    for (const option of options) {
      const price = priceOf(position, option);
      if (price && (price.destiny > 0 || price.actions > 1 || price.more)) prices[keyOf(option)] = { ...price };
    }
  if (question === 'opening.exchange') return { you: seat, free: !hasWarrior(position.world, seat) };
  if (question !== 'acting.act') return { you: seat, prices };
  const { pool } = position.stack.at(-1)!.locals as { readonly pool: number };
  const { world: w } = position;
  const of = w.pools[pool]!;
  return { you: seat, prices, duty: dutyOf(w, seat, of), lost: lostByAttack(w, of), meditation: meditationWorth(w) };
}
