/** How promising each option is at a glance, question by question. */
import { questionOf, type Decision, type Position } from '@kolbiste/engine';
import type { World } from '../rules/state.ts';
import { weighActions, weighCurse } from './weigh/actions.ts';
import { weighMechanic, weighTargets } from './weigh/aim.ts';
import { weighBonuses } from './weigh/bonus.ts';
import { weighCombo, weighNightAttack } from './weigh/end-of-turn.ts';
import { weighHeroes, weighPoolWeapons, weighStartWeapons } from './weigh/preparation.ts';
import { weighShields } from './weigh/shields.ts';
import { weighTrick, weighUse } from './weigh/spin.ts';

const QUESTIONS: { readonly [question: string]: (w: World, decision: Decision) => number[] } = {
  'loadout.weapons': weighHeroes,
  'loadout.pick': weighPoolWeapons,
  'duel.otherWeapon': weighStartWeapons,
  'duel.draw': weighStartWeapons,
  'turn.breakCurse': weighCurse,
  'turn.acted': weighActions,
  'spin.refuse': weighTrick,
  'spin.chosen': weighUse,
  'spin.aimAgain': weighTargets,
  'attack.announce': weighTargets,
  'defence.pick': weighShields,
  'bonus.take': weighBonuses,
  'combo.decide': weighCombo,
  'nightAttack.decide': weighNightAttack,
  'mechanic.decide': weighMechanic,
};

export function weigh(position: Position<World>): number[] {
  const decision = position.decision!;
  const weights = QUESTIONS[questionOf(position)]?.(position.world, decision);
  return weights ?? decision.options.map(() => 1);
}
