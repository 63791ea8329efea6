/** A card or ability tried on a copy of the table, to see what it does before it is played. */
import type { Call, Seat } from '@kolbiste/engine';
import type { Move } from '../../cards/vocabulary.ts';
import { announce, loseDestiny, takeAnnounced } from '../../rules/atoms.ts';
import { destinyOf, topFight } from '../../rules/queries.ts';
import { definitionOf } from '../../cards/registry.ts';
import { castersOf, type CardPlay } from '../../rules/legality.ts';
import type { Announced, CardId, World } from '../../rules/state.ts';
import type { Here } from '../../rules/game.ts';
import { follow, rehearsal } from './following.ts';

interface Trial {
  readonly g: Here;
  readonly world: World;
  /** Its effect does not end at once: what follows needs answers, wounds somebody or gives points. */
  readonly goesOn: boolean;
  /** What of that needs answers: the copy shows the rest. */
  readonly left: Call<unknown> | null;
  /** Who would be hurt at once. */
  readonly victims: readonly CardId[];
  /** Chance had a hand in it: another time it may come otherwise. */
  readonly chancy: boolean;
  /** It asks how much to borrow. */
  readonly lends: boolean;
}

export type Played = CardPlay;
export const cardOf = (move: Played): CardId => ('play' in move ? move.play : move.use);
export const moveOf = (w: World, move: Played): Move =>
  'play' in move ? definitionOf(w, move.play).play! : definitionOf(w, move.use).uses[move.as]!;

/** The strongest a player would pay for at a glance: a few steps, as far as the bank reaches. */
const STEPS = 8;
function strengthFor(w: World, seat: Seat, { per, sums, destiny }: Move): number {
  if (sums) return Math.min(...sums);
  if (!per) return 0;
  const steps = Math.min(STEPS, per.most ?? STEPS, Math.floor((destinyOf(w, seat) - destiny) / per.step));
  return Math.max(per.none ? 0 : 1, steps) * per.step;
}

/** `spent` and `caster`: where they are known already. */
interface Try {
  readonly seat: Seat;
  readonly move: Played;
  readonly spent?: number;
  readonly caster?: CardId | null;
}
export function tried(w: World, { seat, move, spent = strengthFor(w, seat, moveOf(w, move)), caster = null }: Try): Trial {
  const { g, isChancy } = rehearsal(w);
  const { world } = g;
  const card = cardOf(move);
  const { does, destiny } = moveOf(w, move);
  const definition = definitionOf(w, card);
  const play: Announced = {
    seat,
    card,
    use: 'use' in move ? move.as : null,
    target: 'on' in move ? move.on : null,
    player: 'at' in move ? move.at : null,
    area: 'to' in move ? move.to : null,
    spent,
    caster: caster === null && definition.aspect !== null && 'play' in move ? (castersOf(w, { seat, definition })[0] ?? null) : caster,
    fight: topFight(w)?.id ?? 0,
    cancelled: false,
  };
  announce(g, play, 'DOT 7.23');
  loseDestiny(g, seat, destiny + spent, { cause: 'card', rule: 'DOT 3.32' });
  takeAnnounced(g);
  const call = does(g, play);
  const { options = [] }: { options?: readonly unknown[] } = call?.locals ?? {};
  const lends = typeof options[0] === 'object' && options[0] !== null && 'borrow' in options[0];
  const victims = world.harms.slice(w.harms.length).map(({ victim }) => victim);
  const left = follow(g, call);
  return { g, world, goesOn: call !== null, left, victims, chancy: isChancy(), lends };
}
