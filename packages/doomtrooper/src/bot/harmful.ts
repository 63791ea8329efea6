/** Answers that hurt the side of who gives them: a person is asked again before they are sent. */
import { keyOf, questionOf, type Option, type Position, type Seat } from '@kolbiste/engine';
import { definitionOf } from '../cards/registry.ts';
import { friends } from '../rules/queries.ts';
import type { CardId, World } from '../rules/state.ts';
import { bearerOf } from '../rules/status.ts';
import { moveOf, tried, type Played } from './weigh/tried.ts';

const QUESTIONS: readonly string[] = ['acting.act', 'window.answer'];
const sum = (change: readonly number[], none: number): number => change.slice(0, 3).reduce((all, n) => all + n - none, 0);

/** Strength taken from your own combatant, or given to the other; a card aimed at your own warrior that wounds or removes him. */
function isHarmful(w: World, seat: Seat, move: Played & { readonly on: CardId }): boolean {
  const bearer = bearerOf(w, move.on) ?? move.on;
  const own = friends(w, w.cards[bearer]!.by, seat);
  const { adds } = moveOf(w, move);
  if (adds) {
    const strength = sum(adds, 0);
    return own ? strength < 0 : strength > 0;
  }
  if (!own || definitionOf(w, bearer).type !== 'warrior') return false;
  if ('play' in move && definitionOf(w, move.play).after === 'stays') return false;
  const { world, victims } = tried(w, { seat, move });
  return victims.includes(bearer) || world.cards[bearer]!.by !== w.cards[bearer]!.by || world.cards[bearer]!.zone === 'discard';
}

const isAimed = (option: Option): option is Option & Played & { readonly on: CardId } =>
  typeof option === 'object' && ('play' in option || 'use' in option) && typeof option['on'] === 'number';

/** The keys of the answers that do. */
export function harmful(position: Position<World>): readonly string[] {
  if (!QUESTIONS.includes(questionOf(position))) return [];
  const { world: w, decision } = position;
  return decision!.options.flatMap(option => (isAimed(option) && isHarmful(w, decision!.seat, option) ? [keyOf(option)] : []));
}
