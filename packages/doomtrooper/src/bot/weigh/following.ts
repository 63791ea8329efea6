/**
 * What follows a card's effect, as far as it can be told on a copy of the table: wounds and deaths, points, attacks, and what the card
 * goes on to do. Its own questions are answered as the player asked would like it best.
 */
import { Random, seeded, type Call, type Option, type Seat } from '@kolbiste/engine';
import { DEFINITIONS } from '../../cards/registry.ts';
import { bury, clearHarms, gainDestiny, gainVictory, kill, wound } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import {
  attacking,
  attackingInTurn,
  awarding,
  choosing,
  harming,
  type Attacking,
  type AttackingInTurn,
  type Awarding,
  type Choosing,
  type Harming,
} from '../../rules/procedures.ts';
import { friends } from '../../rules/queries.ts';
import { isPresent } from '../../rules/status.ts';
import { cloneWorld, type CardId, type World } from '../../rules/state.ts';
import { holdings, total } from '../measure.ts';
import { bestTactic, reserveOf } from '../odds.ts';
import { WEIGHTS } from '../weights.ts';

/** A copy of the table on which cards are tried. Nobody hears of it, and chance falls as it likes. */
export function rehearsal(of: World): { readonly g: Here; readonly isChancy: () => boolean } {
  let chancy = false;
  const g = {
    world: cloneWorld(of),
    get random() {
      chancy = true;
      return new Random(seeded('tried'));
    },
    emit: () => {},
  };
  return { g, isChancy: () => chancy };
}

/** So often a card goes on by itself. */
const STEPS = 4;
/** Does what needs no answer; gives back what is left. */
export function follow(g: Here, call: Call<unknown> | null): Call<unknown> | null {
  let left = call;
  for (let i = 0; i < STEPS && left !== null; i++)
    switch (left.procedure) {
      case choosing.id: {
        const asked = left.locals as Choosing;
        if (asked.options.length > 0) return left;
        left = DEFINITIONS[asked.def]!.answered!(g, asked, '');
        break;
      }
      case harming.id:
        suffer(g, left.locals as Harming);
        return null;
      case awarding.id: {
        const { seat, points, kind } = left.locals as Awarding;
        if (kind === 'destiny') gainDestiny(g, seat, points, { cause: 'card', rule: 'DOT 24.8.1' });
        else gainVictory(g, seat, points, { cause: 'card', rule: 'DOT 24.8.1' });
        return null;
      }
      default:
        return left;
    }
  return left;
}
/** Those about to be hurt are, and who earns something for it has it. */
function suffer(g: Here, { from, award }: Harming): void {
  const w = g.world;
  for (const { victim, by, earner, kill: kills, saved, fight } of w.harms.slice(from)) {
    if (saved || !isPresent(w, victim)) continue;
    if (!kills && !w.cards[victim]!.wounded) {
      wound(g, victim, by, 'DOT 24.6.4');
      continue;
    }
    const points = kill(g, victim, by, fight);
    bury(g, victim, false);
    if (award && earner !== null) gainVictory(g, earner, points, { cause: 'points', rule: 'DOT 24.8.1' });
  }
  clearHarms(g, from);
}

/** What a seat has more than the best of the others. */
export function lead(w: World, seat: Seat): number {
  let most = -Infinity;
  for (let other = 0; other < w.sides.length; other++) if (!friends(w, other, seat)) most = Math.max(most, total(holdings(w, other)));
  return total(holdings(w, seat)) - most;
}
/** A victory point, in the unit of the measure. */
export const pointIn = (w: World): number => (20 * WEIGHTS.victory) / w.target;
const swing = (w: World, attacker: CardId, defender: CardId): number =>
  (bestTactic(w, attacker, defender, reserveOf(w, attacker, defender))?.swing ?? 0) * pointIn(w);

/** More options than this are not worked out one by one. */
const MOST = 24;
/** This many questions follow one another. */
const DEPTH = 2;

/** How the table looks to a seat, and whether that is all there is to it. */
interface Look {
  readonly worth: number;
  readonly isTold: boolean;
}
/** The same after what is left has been answered. */
export function prospectOf(g: Here, seat: Seat, left: Call<unknown> | null, depth = DEPTH): Look {
  const w = g.world;
  const now = lead(w, seat);
  if (left === null) return { worth: now, isTold: true };
  switch (left.procedure) {
    case choosing.id: {
      const asked = left.locals as Choosing;
      if (depth === 0 || asked.options.length > MOST) return { worth: now, isTold: false };
      // Nobody plays a card to do nothing with it.
      const deeds = depth === DEPTH && asked.options.length > 1 ? asked.options.filter(option => option !== 'stop') : asked.options;
      const looks = deeds.map(option => after(w, seat, asked, option, depth - 1));
      const worths = looks.map(({ worth }) => worth);
      const isTold = looks.every(look => look.isTold);
      return { worth: friends(w, asked.seat, seat) ? Math.max(...worths) : Math.min(...worths), isTold };
    }
    case attacking.id: {
      const { attacker, defender, seat: by } = left.locals as Attacking;
      if (attacker === null || defender === null) return { worth: now, isTold: false };
      return { worth: now + attacksOf(w, seat, by, [attacker, defender]), isTold: true };
    }
    case attackingInTurn.id: {
      const { pairs, seat: by } = left.locals as AttackingInTurn;
      return { worth: now + attacksOf(w, seat, by, pairs), isTold: true };
    }
    default:
      return { worth: now, isTold: false };
  }
}
/** What attacks that a card makes bring a seat: attacker, defender, … */
function attacksOf(w: World, seat: Seat, by: Seat, pairs: readonly CardId[]): number {
  let brings = 0;
  for (let i = 0; i + 1 < pairs.length; i += 2)
    if (isPresent(w, pairs[i]!) && isPresent(w, pairs[i + 1]!)) brings += swing(w, pairs[i]!, pairs[i + 1]!);
  return friends(w, by, seat) ? brings : -brings;
}
/** The same after one answer to a card's question. */
function after(w: World, seat: Seat, asked: Choosing, option: Option, depth: number): Look {
  const { g } = rehearsal(w);
  return prospectOf(g, seat, follow(g, DEFINITIONS[asked.def]!.answered!(g, asked, option)), depth);
}

/** How wide a choice seems open: a tenth of a victory point. */
const SHARP = 0.012;
/** The answers to a card's question, by what comes of them: what is clearly worse is not tried, and of what cannot be told all is. */
export function answers(w: World, seat: Seat, asked: Choosing, noise: number): number[] {
  const { options } = asked;
  if (options.length > MOST) return options.map(() => 1);
  const worths = options.map(option => after(w, seat, asked, option, 1).worth);
  const most = Math.max(...worths);
  return worths.map(worth => {
    const weight = Math.exp((worth - most) / (SHARP * (1 + 4 * noise)));
    return weight < 0.05 ? 0 : weight;
  });
}
