/** A card or ability tried on a copy of the table, to see what it does before it is played. */
import { Random, seeded, type Seat } from '@kolbiste/engine';
import type { Move } from '../cards/card.ts';
import { announce, destinyOf, loseDestiny } from '../atoms.ts';
import { definitionOf } from '../cards/registry.ts';
import { castersOf, type CardMove } from '../moves.ts';
import { cloneWorld, NOBODY, NOTHING, topFight, type CardId, type World } from '../world.ts';

interface Trial {
  readonly world: World;
  /** What follows needs answers or wounds somebody: the copy shows only a part of it. */
  readonly goesOn: boolean;
  /** Chance had a hand in it: another time it may come otherwise. */
  readonly chancy: boolean;
  /** It asks how much to borrow. */
  readonly lends: boolean;
}

export type Played = Extract<CardMove, { readonly play: CardId } | { readonly use: CardId }>;
export const cardOf = (move: Played): CardId => ('play' in move ? move.play : move.use);
export const moveOf = (w: World, move: Played): Move =>
  'play' in move ? definitionOf(w, move.play).play! : definitionOf(w, move.use).uses[move.as]!;

/** The strongest he would pay for at a glance: a few steps, as far as the bank reaches. */
const STEPS = 8;
function strengthFor(w: World, seat: Seat, { per, sums, destiny }: Move): number {
  if (sums) return Math.min(...sums);
  if (!per) return 0;
  const steps = Math.min(STEPS, per.most ?? STEPS, Math.floor((destinyOf(w, seat) - destiny) / per.step));
  return Math.max(per.none ? 0 : 1, steps) * per.step;
}

export function tried(w: World, seat: Seat, move: Played, spent = strengthFor(w, seat, moveOf(w, move)), caster = NOTHING): Trial {
  const world = cloneWorld(w);
  const card = cardOf(move);
  const { does, destiny } = moveOf(w, move);
  let chancy = false;
  const g = {
    world,
    get random() {
      chancy = true;
      return new Random(seeded('tried'));
    },
    emit: () => {},
  };
  const definition = definitionOf(w, card);
  const play = {
    seat,
    card,
    use: 'use' in move ? move.as : -1,
    on: 'on' in move ? move.on : NOTHING,
    at: 'at' in move ? move.at : NOBODY,
    to: 'to' in move ? move.to : ('none' as const),
    spent,
    caster:
      caster < 0 && definition.aspect !== null && 'play' in move ? (castersOf(w, seat, definition, topFight(w))[0] ?? NOTHING) : caster,
    fight: topFight(w)?.id ?? 0,
    cancelled: false,
  };
  announce(g, play, 'DOT 7.23');
  loseDestiny(g, seat, destiny + spent, 'card', 'DOT 3.32');
  world.announced.pop();
  const call = does(g, play);
  const { options = [] }: { options?: readonly unknown[] } = call?.locals ?? {};
  return { world, goesOn: call !== null, chancy, lends: typeof options[0] === 'object' && options[0] !== null && 'borrow' in options[0] };
}
