/** Wounds and deaths: the last chance to save, then the change of status (chapter 24.7). */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { has } from '../abilities.ts';
import { convert, discard, isLocked, kill, sacrifice, wound } from '../atoms.ts';
import type { Ability } from '../cards/card.ts';
import type { Doomtrooper, Here } from '../doomtrooper.ts';
import type { Rule } from '../rule.ts';
import { awarding, harming } from '../signatures.ts';
import { affiliationOf, isDoomtrooper, isFreelancer, isPresent } from '../status.ts';
import { fightNumbered, type CardId, type Fight, type Harm, type World } from '../world.ts';
import { openWindow } from '../windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

/** Puts a wound or death before the table; `harming` carries it out. */
export function threaten(
  w: World,
  victim: CardId,
  by: CardId,
  earner: Seat,
  kills: boolean,
  fight: number,
  removes = false,
  rule: Rule = 'DOT 24.6.4',
): void {
  w.harms.push({ victim, by, earner, kill: kills, saved: false, sacrifice: removes, rule, fight });
}

/** An ability counts for a group only if all its members have it (DOT 25.10t, 25.10s). */
export function sideHas(w: World, fight: Fight, main: CardId, ability: Ability): boolean {
  if (!has(w, main, ability, fight)) return false;
  for (const helper of fight.helpers) if (w.cards[helper]!.by === w.cards[main]!.by && !has(w, helper, ability, fight)) return false;
  return true;
}

/** What a strike that hits does: an automatic kill where an ability says so, else a wound (DOT 24.6.4). */
export function threatenByStrike(w: World, fight: Fight, by: CardId, victim: CardId): void {
  if (has(w, victim, 'unharmed', fight)) return;
  const kills =
    sideHas(w, fight, by, 'killsOnWound') ||
    (fight.tactic === 'fight' && sideHas(w, fight, by, 'killsOnFightWound')) ||
    has(w, victim, 'diesFromWound', fight);
  threaten(w, victim, by, w.cards[by]!.by, kills, fight.id, sideHas(w, fight, by, 'sacrificesVictims'), 'DOT 24.6.2');
}

/** What becomes of the dead: discarded, removed from the game, or a Heretic from now on. */
const REMOVED = 1;
const POSSESSED = 2;
function fateOf(w: World, { victim, by, sacrifice: removed, fight }: Harm): number {
  if (removed || has(w, victim, 'sacrificedWhenKilled', null)) return REMOVED;
  return by >= 0 && has(w, by, 'possesses', fightNumbered(w, fight)) && isDoomtrooper(w, victim) && !has(w, victim, 'neverHeretic', null)
    ? POSSESSED
    : 0;
}

/** One wound, outside a combat's strikes. */
export function harmOne(g: Here, victim: CardId, by: CardId, earner: Seat, kills: boolean, rule?: Rule): ReturnType<typeof harming> {
  const w = g.world;
  threaten(w, victim, by, earner, kills || has(w, victim, 'diesFromWound', null), 0, false, rule);
  return harming({ from: w.harms.length - 1, fight: 0, first: w.active, award: earner >= 0, kills: [], i: 0 });
}

export const harmingProcedure = implement(harming)<{ begin: null; settle: number; remove: null; award: null; given: unknown }>({
  begin(g, v) {
    if (g.world.harms.length <= v.from) return g.done([]);
    return g.call('settle', openWindow(g.world, 'saving', v.first, g.world.harms[v.from]!.victim));
  },
  settle(g, v) {
    const w = g.world;
    for (let i = v.from; i < w.harms.length; i++) {
      const harm = w.harms[i]!;
      if (!isPresent(w, harm.victim)) continue;
      if (harm.saved) g.emit({ type: 'saved', card: harm.victim, rule: 'DOT 24.7.3' });
      else if (harm.kill || w.cards[harm.victim]!.wounded) {
        // DOT 24.6.5: a second wound kills. All values are fixed before anybody is taken away.
        const value = kill(g, harm.victim, harm.by, harm.fight);
        v.kills.push(harm.victim, harm.by, harm.earner, value, fateOf(w, harm));
        fightNumbered(w, harm.fight)?.felled.push(harm.victim, harm.by, affiliationOf(w, harm.victim));
      } else {
        wound(g, harm.victim, harm.by, harm.rule);
        fightNumbered(w, harm.fight)?.hurt.push(harm.victim, harm.by);
      }
    }
    w.harms.length = v.from;
    return g.go('remove', null);
  },
  remove(g, v) {
    for (let i = 0; i < v.kills.length; i += 5) {
      const victim = v.kills[i]!;
      if (!isPresent(g.world, victim)) continue;
      if (v.kills[i + 4] === POSSESSED) convert(g, victim);
      else if (v.kills[i + 4] === REMOVED) sacrifice(g, victim, 'DOT 37.9', true);
      else discard(g, victim, 'DOT 24.7.8', true);
    }
    return g.go('award', null);
  },
  award(g, v) {
    if (!v.award) return g.done(v.kills);
    while (v.i < v.kills.length) {
      const [victim, by, earner, value] = v.kills.slice(v.i, v.i + 4) as [CardId, CardId, Seat, number];
      v.i += 5;
      if (earner >= 0 && value > 0) return g.call('given', pointsFor(g.world, victim, by, earner, value, true));
    }
    return g.done(v.kills);
  },
  given: g => g.go('award', null),
});

/** DOT 24.2.6: for one's own warrior only destiny points; so for a mercenary's kill (DOT 32.32t) [DR-66]. */
export function pointsFor(w: World, victim: CardId, by: CardId, earner: Seat, value: number, check: boolean): ReturnType<typeof awarding> {
  const mercenary = by >= 0 && (has(w, by, 'destinyOnly', null) || isFreelancer(w, by));
  const own = w.cards[victim]!.owner === earner;
  const points = isLocked(w, `worthless ${victim}`) ? 0 : value; // a card takes the points for this death
  return awarding({ seat: earner, points, kind: own || mercenary ? 'destiny' : 'choice', for: victim, cause: 'points', check });
}

/** First strike: NEVER < none < ordinary < ALWAYS (DOT 25.16t) [DR-61]. */
export function gradeOf(w: World, id: CardId, fight: Fight, always: boolean): number {
  if (has(w, id, 'neverFirst', fight)) return 0;
  if (has(w, id, 'alwaysFirst', fight)) return always ? 3 : 2;
  return has(w, id, 'firstStrike', fight) || (fight.tactic === 'fight' && has(w, id, 'firstStrikeFight', fight)) ? 2 : 1;
}

/** Who acts first in a window of this combat: the attacker's player, or whoever strikes first (DOT 5.21, 5.22) [DR-60]. */
export function firstToAct(w: World, id: number, always: boolean): Seat {
  const fight = fightNumbered(w, id)!;
  if (fight.attacker < 0 || !isPresent(w, fight.attacker) || !isPresent(w, fight.defender)) return fight.by;
  return gradeOf(w, fight.defender, fight, always) > gradeOf(w, fight.attacker, fight, always) ? w.cards[fight.defender]!.by : fight.by;
}
