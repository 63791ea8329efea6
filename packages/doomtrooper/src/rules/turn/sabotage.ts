/** Chapter 26: Sabotage against the one who has nobody to fight with. */
import { proceduresOf, type Refusal, type Seat, no } from '@kolbiste/engine';
import { earnsDestinyOnly, isCapable, has } from '../abilities.ts';
import { announceSabotage, loseActions, takeActions } from '../atoms.ts';
import type { Doomtrooper, Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { actingRefusal, peacefulTokens } from '../legality.ts';
import { awarding, raiding } from '../procedures.ts';
import { controls, isPresent, warriorsOf, isThere } from '../status.ts';
import { worthOf } from '../values.ts';
import { byBook, friends, rulesOf } from '../queries.ts';
import { type CardId, type Pool, type World } from '../state.ts';
import { openSabotage } from '../windows.ts';
import { definitionOf } from '../../cards/registry.ts';

const { define, implement } = proceduresOf<Doomtrooper>();

/** What a card in play says against a Sabotage of somebody who has no warriors in play at all (DOT 26.11). */
const isProtected = (w: World, seat: Seat): boolean =>
  warriorsOf(w, seat).length === 0 && w.play.some(id => w.cards[id]!.by === seat && definitionOf(w, id).labels.includes('againstSabotage'));

/** A card of his leaves nothing but destiny points to those who sabotage him. */
const isDevalued = (w: World, seat: Seat): boolean =>
  w.play.some(id => w.cards[id]!.by === seat && definitionOf(w, id).labels.includes('devaluesSabotage') && isThere(w, id));

const defenceless = (w: World, seat: Seat): boolean => !warriorsOf(w, seat).some(id => isCapable(w, id));

/** Whom one may sabotage at all now. */
export function sabotageTargetRefusal(w: World, seat: Seat, against: Seat): Refusal<Rule> | null {
  const refused = raidRefusal(w, seat, against);
  if (refused) return refused;
  if (!defenceless(w, against)) return no(byBook(w, 'DOT 26.3t', 'DOT 26.3s'), 'hasFighter');
  return isProtected(w, against) ? no('DOT 26.11', 'protected') : null;
}

export function sabotageRefusal(
  w: World,
  seat: Seat,
  { saboteur, against, pool }: { readonly saboteur: CardId; readonly against: Seat; readonly pool: Pool },
): Refusal<Rule> | null {
  if (!pool.standard || w.active !== seat) return no('DOT 26.16', 'ownTurn');
  const target = sabotageTargetRefusal(w, seat, against);
  if (target) return target;
  if (w.sides[seat]!.attacked && rulesOf(w).sabotageXorAttack) return no('DOT 26.19t', 'attackedAlready');
  const tokens = peacefulTokens(pool, 1);
  if (tokens) return tokens.rule === 'DOT 7.12' ? no('DOT 26.18', 'noAttackAction') : tokens;
  return saboteurRefusal(w, seat, saboteur);
}
/** Why this warrior cannot carry it out: asked when it is announced, and again after the answers [DR-85]. */
function saboteurRefusal(w: World, seat: Seat, saboteur: CardId): Refusal<Rule> | null {
  if (!controls(w, seat, saboteur)) return no('DOT 37.40', 'notYours');
  if (!isPresent(w, saboteur)) return no('DOT 34.2', 'notInPlay');
  if (w.cards[saboteur]!.zone === 'hidden') return no('DOT DR-87', 'hidden');
  if ((rulesOf(w).saboteur === 'capable' || w.house.capableSaboteurs) && !isCapable(w, saboteur))
    return no(rulesOf(w).saboteur === 'capable' ? 'DOT 26.6t' : 'DOT DR-87', 'notCapable');
  return actingRefusal(w, saboteur);
}

/** DOT 26.13: half his modified Value, rounded up. */
export const sabotageReward = (w: World, saboteur: CardId): number => Math.ceil(worthOf(w, saboteur, null) / 2);

/** It has succeeded: its points for the saboteur's player. */
function succeed(g: Here, { seat, saboteur, against }: Raid, points: number): ReturnType<typeof awarding> {
  const w = g.world;
  g.emit({ type: 'sabotaged', seat, against, points, rule: 'DOT 26.12' });
  const kind =
    earnsDestinyOnly(w, saboteur) || has(w, saboteur, 'sabotagesForDestiny', null) || isDevalued(w, against) ? 'destiny' : 'choice';
  return awarding({ seat, points, kind, for: saboteur, cause: 'sabotage', check: true });
}
interface Raid {
  readonly seat: Seat;
  readonly saboteur: CardId;
  readonly against: Seat;
}
/** Whom one may raid: anyone who may be sabotaged but for his warriors. */
export function raidRefusal(w: World, seat: Seat, against: Seat): Refusal<Rule> | null {
  if (friends(w, seat, against)) return no('DOT DR-97', 'teamMate');
  if (w.sides.some(side => !side.out && side.turns === 0)) return no('DOT 26.15', 'firstTurns');
  return w.sides[seat]!.sabotaged.includes(against) ? no('DOT 26.7', 'sabotagedAlready') : null;
}
export const raidingProcedure = implement(raiding)<{ announce: null; answer: null; settle: number; over: unknown }>({
  announce(g, v) {
    announceSabotage(g, v.seat, v.against, v.saboteur);
    return g.go('answer', null);
  },
  answer(g, v) {
    return g.call('settle', openSabotage(g.world, v.against, v.saboteur));
  },
  settle(g, v) {
    if (saboteurRefusal(g.world, v.seat, v.saboteur) !== null || isProtected(g.world, v.against)) {
      g.emit({ type: 'sabotageFailed', seat: v.seat, against: v.against, rule: 'DOT 26.10' });
      return g.go('over', null);
    }
    return g.call('over', succeed(g, v, v.points));
  },
  over: g => g.done(null),
});

export const sabotage = define<
  { readonly seat: Seat; readonly saboteur: CardId; readonly against: Seat; readonly pool: number },
  { announce: null; answer: null; settle: number; over: unknown },
  null
>('sabotage', {
  announce(g, v) {
    const w = g.world;
    takeActions(g, w.pools[v.pool]!, 1, { attack: false, rule: 'DOT 26.9' });
    announceSabotage(g, v.seat, v.against, v.saboteur);
    return g.go('answer', null);
  },
  // DOT 26.10: the target may prevent it with any permitted card, himself first [DR-85].
  answer: (g, v) => g.call('settle', openSabotage(g.world, v.against, v.saboteur)),
  settle(g, v) {
    const w = g.world;
    if (rulesOf(w).sabotageLast) loseActions(g, w.pools[v.pool]!, 'DOT 26.5');
    if (saboteurRefusal(w, v.seat, v.saboteur) !== null || !defenceless(w, v.against) || isProtected(w, v.against)) {
      g.emit({ type: 'sabotageFailed', seat: v.seat, against: v.against, rule: 'DOT 26.10' });
      return g.go('over', null);
    }
    return g.call('over', succeed(g, v, sabotageReward(w, v.saboteur)));
  },
  over: g => g.done(null),
});
