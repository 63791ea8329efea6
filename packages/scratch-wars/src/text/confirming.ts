/** Answers that cannot be taken back by playing on. */
import { other, type Option, type Plain } from '@kolbiste/engine';
import type { DuelView } from '../index.ts';
import { isFatalTrick, sectorAt, type About } from './words.ts';

/**
 * Giving up a deferred effect, breaking a curse, ending the turn with actions left, and what costs the own hero the last life: the
 * battle trick, the Canbaland attack (SCW 3.4.6.7), whose price a bonus may still lower, a deadly attack that shields could
 * still stop, and what springs deadly traps.
 */
export function needsConfirming(question: string, option: Option, asked: { readonly about: Plain; readonly view: Plain }): boolean {
  const about = (asked.about ?? {}) as About,
    view = asked.view as unknown as DuelView;
  switch (question) {
    case 'turn.acted':
      return option === 'end' || (typeof option === 'object' && 'cancel' in option);
    case 'turn.breakCurse':
      return option === 'break';
    case 'spin.refuse':
      return option !== 'accept' && isFatalTrick(about, view);
    case 'spin.chosen': {
      const sector = sectorAt(about.weapon, about.sector, { view });
      if (option !== 'use' || !sector) return false;
      return sector.effect === 'canbalandAttack' ? -sector.value >= view.sides[view.active]!.lives : springsDeadly(sector.value, view);
    }
    case 'bonus.take':
      return option === 'none' && about.effect !== 'shield' && springsDeadly(about.value ?? 0, view);
    case 'defence.pick':
      return option === 'enough' && isDeadly(about, view);
    default:
      return false;
  }
}

/** Whether an effect of this value would spring traps that cost the own hero the last life (SCW 3.5.4). */
function springsDeadly(value: number, { weapons, active, sides }: DuelView): boolean {
  const traps = Object.values(weapons).flatMap(({ owner, deferred }) =>
    owner !== active && deferred?.effect === 'trap' ? [deferred.value] : [],
  );
  return value > 0 && value <= Math.max(...traps) && value * traps.length >= sides[active]!.lives;
}

/** Whether the attack takes the last life of the hero it is aimed at, as the shields stand. */
export function isDeadly({ target, power = 0, picked = [] }: About, view: DuelView): boolean {
  const held = picked.reduce((sum, id) => sum + (view.weapons[id]?.deferred?.value ?? 0), 0);
  return target === 'hero' && power - held >= view.sides[other(view.active)]!.lives;
}
