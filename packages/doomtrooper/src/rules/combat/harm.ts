/** Wounds and deaths: the last chance to save, then the change of status (chapter 24.7). */
import { DEFINITIONS, definitionOf } from '../../cards/registry.ts';
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { earnsDestinyOnly, has, isGun } from '../abilities.ts';
import { addHarm, clearHarms, bury, convert, kill, mark, noteFelled, noteHurt, sacrifice, wound } from '../atoms.ts';
import { ARMOUR, FIGHT, SHOOT, type Ability } from '../../cards/vocabulary.ts';
import type { Doomtrooper, Here } from '../game.ts';
import { awarding, harming, type Death } from '../procedures.ts';
import { affiliationOf, controls, hasLabel, isAloof, isDoomtrooper, isLoyal, isPresent, vehicleOf } from '../status.ts';
import { ratingOf } from '../values.ts';
import { fightNumbered, topFight } from '../queries.ts';
import type { CardId, Fight, Harm, Spoil, World } from '../state.ts';
import { openWindowHere } from '../windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

/** Puts a wound or death before the table; `harming` carries it out. */
export function threaten(w: World, harm: Threat): void {
  if (isProofAgainst(w, harm) || isSheltered(w, harm)) return;
  if (definitionOf(w, harm.victim).harmedBy?.(w, harm.victim, harm.by ?? null) === false) return;
  const all = { by: null, earner: null, kill: false, final: false, sacrifice: false, rule: 'DOT 24.6.4' as const, fight: 0, ...harm };
  addHarm(w, { ...all, earner: claimant(w, all.by) ?? all.earner });
}
/** Whether a vehicle keeps it from those inside: what is no Shoot weapon and no vehicle does not wound them. */
function isSheltered(w: World, { victim, by = null, kill: kills = false, fight: id = 0 }: Threat): boolean {
  const vehicle = vehicleOf(w, victim);
  if (vehicle === null || vehicle === victim || !hasLabel(w, vehicle, 'shelters') || (kills && id === 0)) return false;
  if (by === null) return true;
  if (vehicleOf(w, by) !== null) return false;
  const fight = fightNumbered(w, id);
  const weapon = fight === null ? null : fight.weapons[by === fight.attacker ? 0 : 1];
  return weapon === null || !isGun(definitionOf(w, weapon));
}
/** Whether a special would do it to somebody whom specials do not hurt. A strike or a wreck is no special's doing. */
const isProofAgainst = (w: World, { victim, rule }: Threat): boolean =>
  rule === undefined &&
  (isAloof(w, victim) || (w.deed !== null && DEFINITIONS[w.deed]!.type === 'special' && has(w, victim, 'proofAgainstSpecials', null)));
/** Who has the points for what he kills, where a card gives them to somebody else. */
function claimant(w: World, by: CardId | null): Seat | null {
  if (by === null) return null;
  const claim = claimOn(w, by);
  if (claim !== null) return w.cards[claim]!.by;
  for (const effect of w.effects) if (effect.what === 'earnsFor' && effect.on === by) return effect.seat;
  return null;
}
const claimOn = (w: World, by: CardId): CardId | null => w.cards[by]!.gear.find(card => definitionOf(w, card).claimsKills) ?? null;
/** Whom, and what is not as usual: no warrior did it, nobody earns anything, it is a wound outside combat. */
type Threat = Pick<Harm, 'victim'> & Partial<Omit<Harm, 'saved'>>;

/** An ability counts for a group only if all its members have it (DOT 25.10t, 25.10s). */
export function sideHas(w: World, fight: Fight, main: CardId, ability: Ability): boolean {
  if (!has(w, main, ability, fight)) return false;
  for (const helper of fight.helpers) if (w.cards[helper]!.by === w.cards[main]!.by && !has(w, helper, ability, fight)) return false;
  return true;
}

/** Whether anyone who is wounded by this strike is killed, by an ability of the one who strikes. */
const killsByStrike = (w: World, fight: Fight, by: CardId, victim: CardId): boolean =>
  sideHas(w, fight, by, 'killsOnWound') ||
  (fight.tactic === 'fight' && sideHas(w, fight, by, 'killsOnFightWound')) ||
  (has(w, by, 'overwhelms', fight) &&
    ratingOf(w, by, fight.tactic === 'fight' ? FIGHT : SHOOT, fight) > 2 * ratingOf(w, victim, ARMOUR, fight));

/** Marked by the one who controls the Doomtrooper that wounds him. */
const isCondemned = (w: World, by: CardId, victim: CardId): boolean =>
  w.effects.some(effect => effect.what === 'condemned' && effect.on === victim && effect.by === w.cards[by]!.by) && isDoomtrooper(w, by);

/** What a strike that hits does: an automatic kill where an ability says so, else a wound (DOT 24.6.4). */
export function threatenByStrike(w: World, fight: Fight, by: CardId, victim: CardId): void {
  if (has(w, victim, 'unharmed', fight)) return;
  if (victim === fight.attacker && has(w, victim, 'unharmedInAttacks', fight)) return;
  const condemned = isCondemned(w, by, victim);
  const kills =
    condemned ||
    (!has(w, victim, 'onlyWounded', fight) &&
      (has(w, victim, 'diesFromWound', fight) || (!has(w, by, 'onlyWounds', fight) && killsByStrike(w, fight, by, victim))));
  threaten(w, {
    victim,
    by,
    earner: w.cards[by]!.by,
    kill: kills,
    final: condemned,
    fight: fight.id,
    sacrifice: sideHas(w, fight, by, 'sacrificesVictims'),
    rule: 'DOT 24.6.2',
  });
}

const spoilsOf = (w: World, id: CardId): Spoil[] =>
  w.cards[id]!.gear.flatMap(card => [{ owner: w.cards[card]!.owner, def: w.cards[card]!.def }, ...spoilsOf(w, card)]);

/** What happens instead of the wound or death: armor suffers it, or a poison works. */
function insteadOf(w: World, { victim, by, kill: kills, fight: id }: Harm): ((g: Here) => void) | null {
  const armour = w.cards[victim]!.gear.find(card => hasLabel(w, card, 'takesWounds'));
  if (armour !== undefined)
    return g => {
      g.emit({ type: 'saved', card: victim, rule: 'DOT 24.7.3' });
      if (kills || w.cards[armour]!.marks > 0) sacrifice(g, armour, 'DOT 37.9');
      else mark(g, armour, 1, 'DOT 7.25');
    };
  const fight = fightNumbered(w, id);
  if (fight === null || by === null || kills || fight.tactic !== 'fight' || has(w, victim, 'poisonImmune', fight)) return null;
  const weapon = fight.weapons[by === fight.attacker ? 0 : 1];
  if (weapon === null || w.cards[weapon]!.host !== by) return null;
  const venom = w.cards[weapon]!.gear.find(card => hasLabel(w, card, 'venom'));
  return venom === undefined ? null : g => g.emit({ type: 'poisoned', card: victim, by: venom, rule: 'DOT DR-106' });
}

/** What becomes of the dead: discarded, removed from the game, or a Heretic from now on. */
function fateOf(w: World, { victim, by, sacrifice: removed, fight }: Harm): Death['fate'] {
  if (removed || has(w, victim, 'sacrificedWhenKilled', null)) return 'removed';
  return by !== null &&
    has(w, by, 'possesses', fightNumbered(w, fight)) &&
    isDoomtrooper(w, victim) &&
    !has(w, victim, 'neverHeretic', null) &&
    !isLoyal(w, victim)
    ? 'possessed'
    : 'discarded';
}

/** One wound or death, outside a combat's strikes. */
export function harmOne(
  g: Here,
  harm: Pick<Harm, 'victim'> & Partial<Pick<Harm, 'by' | 'earner' | 'kill' | 'rule'>>,
): ReturnType<typeof harming> {
  const w = g.world;
  const from = w.harms.length;
  const { victim, by = null } = harm;
  if (!has(w, victim, 'unharmed', topFight(w))) {
    const condemned = by !== null && isCondemned(w, by, victim);
    const kills = (harm.kill || has(w, victim, 'diesFromWound', null)) && !has(w, victim, 'onlyWounded', null);
    threaten(w, { ...harm, kill: condemned || kills, final: condemned });
  }
  return harmingFrom(w, from, harm.earner ?? null);
}
/** What was threatened outside combat is carried out now; the earner has the points for it. */
export const harmingFrom = (w: World, from: number, earner: Seat | null): ReturnType<typeof harming> =>
  harming({ from, fight: 0, first: w.active, award: earner !== null, deaths: [], i: 0 });

export const harmingProcedure = implement(harming)<{ begin: null; settle: number; remove: null; award: null; given: unknown }>({
  begin(g, v) {
    if (g.world.harms.length <= v.from) return g.done([]);
    if (g.world.harms.slice(v.from).every(harm => harm.final)) return g.go('settle', 0); // there is nobody to save
    return g.call('settle', openWindowHere(g.world, 'saving', v.first, g.world.harms[v.from]!.victim));
  },
  settle(g, v) {
    const w = g.world;
    for (let i = v.from; i < w.harms.length; i++) {
      const harm = w.harms[i]!;
      const fight = fightNumbered(w, harm.fight);
      if (!isPresent(w, harm.victim)) continue;
      const instead = harm.saved || harm.final ? null : insteadOf(w, harm);
      if (harm.saved) g.emit({ type: 'saved', card: harm.victim, rule: 'DOT 24.7.3' });
      else if (instead !== null) instead(g);
      else if (harm.kill || w.cards[harm.victim]!.wounded) {
        // DOT 24.6.5: a second wound kills. All values are fixed before anybody is taken away.
        const trooper = isDoomtrooper(w, harm.victim);
        const value = kill(g, harm.victim, harm.by, harm.fight);
        v.deaths.push({
          victim: harm.victim,
          by: harm.by,
          earner: harm.earner,
          value,
          trooper,
          kind: kindFor(w, harm),
          fate: fateOf(w, harm),
        });
        if (fight !== null)
          noteFelled(fight, {
            victim: harm.victim,
            by: harm.by,
            affiliations: affiliationOf(w, harm.victim),
            value,
            spoils: spoilsOf(w, harm.victim),
          });
      } else {
        wound(g, harm.victim, harm.by, harm.rule);
        if (fight !== null) noteHurt(fight, { victim: harm.victim, by: harm.by });
      }
    }
    clearHarms(g, v.from);
    return g.go('remove', null);
  },
  remove(g, v) {
    for (const { victim, fate } of v.deaths) {
      if (!isPresent(g.world, victim)) continue;
      if (fate === 'possessed') convert(g, victim);
      else bury(g, victim, fate === 'removed');
    }
    return g.go('award', null);
  },
  award(g, v) {
    if (!v.award) return g.done(v.deaths);
    while (v.i < v.deaths.length) {
      const death = v.deaths[v.i++]!;
      const points = pointsFor(g.world, death, true);
      if (points !== null) return g.call('given', points);
    }
    return g.done(v.deaths);
  },
  given: g => g.go('award', null),
});

/** DOT 24.2.6: for a warrior one controls only destiny points; so for a mercenary's kill (DOT 32.32t) [DR-66]. */
const kindFor = (w: World, { victim, by, earner }: Harm): Death['kind'] =>
  (earner !== null && controls(w, earner, victim) && !(by !== null && claimOn(w, by) !== null)) || (by !== null && earnsDestinyOnly(w, by))
    ? 'destiny'
    : 'choice';

export function pointsFor(
  w: World,
  { victim, by, earner, value, kind, trooper }: Death,
  check: boolean,
): ReturnType<typeof awarding> | null {
  if (earner === null || value <= 0) return null;
  const points = w.effects.some(effect => effect.what === 'worthless' && effect.victim === victim) ? 0 : value; // a card takes the points for this death
  return awarding({ seat: earner, points, kind, for: victim, cause: 'points', check, by, trooper });
}
