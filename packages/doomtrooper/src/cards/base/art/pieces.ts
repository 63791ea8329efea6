/** Base set: what several cards are made of. */
import { no, type Call, type Seat } from '@kolbiste/engine';
import { has, isCombatant } from '../../../rules/abilities.ts';
import { last, strengthen, swap } from '../../../rules/atoms.ts';
import { tacticRefusal } from '../../../rules/combat/pairing.ts';
import type { Here } from '../../../rules/game.ts';
import { choosing, looking, type Choosing } from '../../../rules/procedures.ts';
import { byBook, friends, seatsFrom, topFight } from '../../../rules/queries.ts';
import { type Announced, type CardId, type World } from '../../../rules/state.ts';
import { carrierOf, isThere, knownWarriors } from '../../../rules/status.ts';
import { changeOf } from '../../define.ts';
import { hasHand } from '../../filters.ts';
import type { Effect, Part, Played, Strength, Use } from '../../form.ts';
import { picked, picks, plus, stepsOf, times } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCombatant, aWarrior, anOpponent } from '../../targets.ts';
import type { Apostle } from '../../vocabulary.ts';

/** A question to come, for what is asked step by step. */
export const choosingOf = (w: World, play: Announced, args: readonly number[]): Choosing => ({
  seat: play.seat,
  card: play.card,
  def: w.cards[play.card]!.def,
  ask: '',
  options: [],
  args,
});

export const phaseOpen = (w: World): boolean => {
  const fight = topFight(w);
  return fight !== null && fight.attacker !== null && !fight.over;
};

/** The defender is replaced: by whom, a function says. */
export const replaces = (may: (w: World, seat: number, on: number) => boolean): Played => ({
  timing: 'combat',
  target: aWarrior(),
  refusal: ({ world, seat, target }) => {
    const fight = topFight(world);
    if (!phaseOpen(world) || fight === null) return no('DOT 28.19', 'onlyInCombat');
    if (isCombatant(fight, target)) return no('DOT 28.16', 'noTarget');
    if ((world.cards[target]!.zone === 'station') !== (world.cards[fight.attacker!]!.zone === 'station'))
      return no('DOT 24.2.8', 'stationApart');
    if (fight.tactic !== null && tacticRefusal(world, fight.attacker!, target, fight.tactic, fight) !== null)
      return no('DOT DR-62', 'noTactic');
    return may(world, seat, target) && !has(world, target, 'neverFights', fight) ? null : no('DOT DR-62', 'noPair');
  },
  effect: ({ g, world, target }) => swap(g, topFight(world)!, { role: 'defender', id: target, rule: 'DOT 24.2.8' }),
});

/** A hand is seen and this many cards of it are discarded for each 5 destiny points. */
export const dominates = (cards: number): Part & Pick<Use, 'effect'> => ({
  per: {
    step: 5,
    upTo: ({ world, seat }) => Math.ceil(Math.max(...world.sides.map((side, at) => (at === seat ? 0 : side.hand.length))) / cards),
  },
  target: anOpponent(hasHand),
  effect: ({ world, seat, player, caster, play }) =>
    looking({ seat, at: player, left: cards * stepsOf(world, play, { step: 5, payer: caster, kind: 'art' }) }),
});

/** Gifts in play that somebody might be protected from. */
export const giftsAgainst = (w: World, on: CardId, kind: 'generic' | Apostle | 'all'): CardId[] =>
  w.play.filter(id => {
    const { type, needs } = definitionOf(w, id);
    return type === 'symmetry' && isThere(w, id) && carrierOf(w, id) !== on && (kind === 'all' || needs.gift === kind);
  });

/** Each step is a point of Armor, where the spell knows that, or the immunity to one gift. Arguments: on, steps, combat, armour. */
function wards(g: Here, asked: Choosing, kind: 'generic' | Apostle | 'all'): Call<unknown> | null {
  const [on, left, fight, armour] = asked.args as [CardId, number, number, number];
  const w = g.world;
  if (left === 0) return null;
  const gifts = giftsAgainst(w, on, kind).filter(
    gift => !w.effects.some(effect => effect.what === 'warded' && effect.on === on && effect.against === gift),
  );
  if (gifts.length > 0) return choosing({ ...asked, options: [...(armour ? ['armour'] : []), ...picks(gifts)] });
  if (armour) strengthen(g, asked, { on, ratings: plus(0, 0, left) }, { fight, rule: 'DOT 21.14' });
  return null;
}

export const warding = (kind: 'generic' | Apostle | 'all'): Part => ({
  answered: ({ g, world, seat, args, answer, asked }) => {
    const [on, left, fight, armour] = args as [CardId, number, number, number];
    if (answer === 'armour') strengthen(g, asked, { on, ratings: plus(0, 0, 1) }, { fight, rule: 'DOT 21.14' });
    else
      last(
        g,
        asked,
        { what: 'warded', on, against: picked(answer) },
        { ...(fight > 0 ? { fight } : { until: seat }), rule: byBook(world, 'DOT 29.1t', 'DOT 29.1s') },
      );
    return wards(g, { ...asked, args: [on, left - 1, fight, armour] }, kind);
  },
});

export const wardsBy =
  (step: number, kind: 'generic' | Apostle | 'all', armour: boolean): Effect =>
  ({ g, world, seat, self, target, caster, fight, play }) =>
    wards(
      g,
      {
        seat,
        card: self,
        def: world.cards[self]!.def,
        ask: 'ward',
        options: [],
        args: [target, stepsOf(world, play, { step, payer: caster, kind: 'art' }), kind === 'all' ? 0 : fight, armour ? 1 : 0],
      },
      kind,
    );

/** Who could stand in a combat at all. */
export const fighters = (w: World): CardId[] =>
  knownWarriors(w).filter(id => !has(w, id, 'neverFights', null) && !has(w, id, 'prisoner', null));

export const rivals = (w: World, seat: Seat): Seat[] => seatsFrom(w, seat).filter(other => !friends(w, seat, other));

/** For each step paid, so much to the caster to the end of the combat; some of it for nothing. */
export const boosting = (step: number, each: Strength, free: Strength | null = null): Part & Pick<Use, 'effect'> => ({
  target: aCombatant(),
  per: free === null ? { step } : { step, none: true },
  adds: each,
  effect: ({ g, world, target, caster, fight, play }) => {
    const steps = times(changeOf(each), stepsOf(world, play, { step, payer: caster, kind: 'art' }));
    const gift = changeOf(free ?? {});
    strengthen(
      g,
      play,
      { on: target, ratings: [steps[0] + gift[0], steps[1] + gift[1], steps[2] + gift[2], steps[3] + gift[3]] },
      { fight, rule: 'DOT 21.14' },
    );
  },
});
