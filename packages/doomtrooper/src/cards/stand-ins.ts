/** Who takes somebody's place in a combat: a guard assigned to one warrior, a guard before or behind his comrades. */
import { no } from '@kolbiste/engine';
import { isCapable, isCombatant, isEngaged } from '../rules/abilities.ts';
import { endEffectsWhere, last, swap } from '../rules/atoms.ts';
import { harmOne } from '../rules/combat/harm.ts';
import { tacticRefusal } from '../rules/combat/pairing.ts';
import { isNote, topFight } from '../rules/queries.ts';
import type { CardId, Tactic, World } from '../rules/state.ts';
import { carrierOf, hasLabel, isPresent, vehicleOf } from '../rules/status.ts';
import type { Filter, Part, Use } from './form.ts';
import { isAnother, isYours } from './filters.ts';
import { follows } from './pieces.ts';
import { aWarrior, yourWarrior } from './targets.ts';

/** Whom a guard looks after: the one he was assigned to, as long as that one stays in play. */
const wardOf = (w: World, guard: CardId): CardId | null =>
  w.effects.find(effect => isNote(effect, 'guarded') && effect.source === guard && isPresent(w, effect.on!))?.on ?? null;

const assigns = (price: number, ward: Filter): Use => ({
  timing: 'any',
  destiny: price,
  target: aWarrior(isYours, isAnother, ward, (w, id, { self }) => id !== wardOf(w, self) && (wardOf(w, self) !== null) === price > 0),
  effect: ({ g, self, target, play }) => {
    endEffectsWhere(g, effect => isNote(effect, 'guarded') && effect.source === self);
    last(g, play, { what: 'note', on: target, note: 'guarded' }, { whileInPlay: true, rule: 'DOT 7.24' });
  },
});

/** At any time assigned to such a warrior of his player, to another for a price: in his ward's combats he may take his place. */
export const guardsOne = (ward: Filter, price: number): readonly Use[] => [
  assigns(0, ward),
  assigns(price, ward),
  {
    timing: 'combat',
    refusal: ({ world, self }) => {
      const fight = topFight(world)!;
      const of = wardOf(world, self);
      if (of === null || !isCombatant(fight, of) || world.cards[self]!.covered) return no('DOT 28.19', 'notInCombat');
      if (hasLabel(world, self, 'fortification') && vehicleOf(world, of) !== null) return no('DOT 32.9', 'inVehicle');
      if (world.cards[self]!.zone !== world.cards[of]!.zone) return no('DOT 24.2.8', 'stationApart');
      const [a, d] = of === fight.attacker ? [self, fight.defender] : [fight.attacker, self];
      return isCombatant(fight, self) || (fight.tactic !== null && tacticRefusal(world, a!, d!, fight.tactic, fight) !== null)
        ? no('DOT DR-62', 'noTactic')
        : null;
    },
    effect: ({ g, world, self }) => {
      const fight = topFight(world)!;
      swap(g, fight, { role: wardOf(world, self) === fight.attacker ? 'attacker' : 'defender', id: self, rule: 'DOT 24.2.8' });
    },
  },
];

/**
 * 1 action, on your warrior in the Squad or Kohort: in combats of this tactic he may defend in place of a comrade of his area, and is
 * wounded after it in any case.
 */
export const standsGuard = (tactic: Tactic): Part & Pick<Use, 'timing' | 'actions'> => ({
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
  refusal: ({ world, target }) => (['squad', 'cohort'].includes(world.cards[target]!.zone) ? null : no('DOT 33.12', 'wrongArea')),
  uses: [
    {
      timing: 'combat',
      refusal: ({ world, self }) => {
        const fight = topFight(world)!;
        const guard = carrierOf(world, self);
        const { by, zone, covered } = world.cards[guard]!;
        const attacked = world.cards[fight.defender!]!;
        if (fight.tactic !== tactic) return no('DOT 28.19', 'noTactic');
        if (isEngaged(world, guard) || attacked.by !== by || attacked.zone !== zone) return no('DOT 28.19', 'notInCombat');
        if (!['squad', 'cohort'].includes(zone)) return no('DOT 33.12', 'wrongArea');
        if (covered) return no('DOT 9.6', 'inCover');
        return isCapable(world, guard) ? tacticRefusal(world, fight.attacker!, guard, tactic, fight) : no('DOT 37.1', 'notCapable');
      },
      effect: ({ g, world, self, play }) => {
        const fight = topFight(world)!;
        const on = carrierOf(world, self);
        swap(g, fight, { role: 'defender', id: on, rule: 'DOT 24.2.8' });
        last(g, play, { what: 'watch', on, combat: fight.id }, { rule: 'DOT 24.2.8' });
        last(g, play, { what: 'note', on, note: 'foe', n: world.cards[fight.attacker!]!.by }, { rule: 'DOT 24.2.8' });
      },
    },
  ],
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'combatEnded' && event.fight === watch.combat
      ? follows(world, self, { def: watch.def, ask: 'stood', args: [watch.on] })
      : null,
  answered: ({ g, world, self, args }) => {
    const [victim] = args as readonly [CardId];
    const foe = world.effects.find(effect => isNote(effect, 'foe') && effect.source === self && effect.on === victim);
    endEffectsWhere(g, ({ source, on, what }) => source === self && on === victim && (what === 'watch' || what === 'note'));
    return foe?.what === 'note' && isPresent(world, victim) ? harmOne(g, { victim, earner: foe.n }) : null;
  },
});
