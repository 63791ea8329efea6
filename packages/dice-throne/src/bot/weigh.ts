/** How promising each option of a decision looks: what it brings in points of health, less what it costs. */
import { questionOf } from '@kolbiste/engine';
import { aim as aimCard, cardOnTop, giveUp, playUpgradeFree, takeUpgrade } from './weigh/cards.ts';
import { defend } from './weigh/defence.ts';
import { alterDice, extraAttempt, throwDefenceAgain, throwEffectAgain } from './weigh/dice.ts';
import { choose, pickDice, prevent } from './weigh/effects.ts';
import { cancel, conjure } from './weigh/heroes/conjure.ts';
import { openBag, seal, swapIllusion } from './weigh/heroes/loki.ts';
import { throwOrRetrieve } from './weigh/heroes/mjolnir.ts';
import { cast, foresee, prepare } from './weigh/heroes/spells.ts';
import { mainPhase } from './weigh/main-phase.ts';
import { aim, announce, attempt } from './weigh/offence.ts';
import type { Place, Question } from './weigh/question.ts';
import { react } from './weigh/reactions.ts';

const QUESTIONS: { readonly [question: string]: (question: Question) => number[] } = {
  'offence.attempted': attempt,
  'offence.announced': announce,
  'window.answer': react,
  'mainPhase.acted': mainPhase,
  'discardPhase.sold': giveUp('sell'),
  'defence.chosen': defend,
  'defence.rethrown': throwDefenceAgain,
  'throwDice.again': throwEffectAgain,
  'extraAttempt.decided': extraAttempt,
  'alterDice.altered': question => alterDice(question),
  'effects.answered': choose,
  'effects.picked': pickDice,
  'mjolnir.chosen': throwOrRetrieve,
  'cardForMjolnir.chosen': giveUp('discard'),
  'conjure.chosen': conjure,
  'conjure.answered': cancel,
  'freeUpgrade.chosen': playUpgradeFree,
  'putInPlay.picked': takeUpgrade,
  'scout.decided': ({ options }) => options.map(option => (option === 'search' ? 1 : 0)),
  'scout.picked': takeUpgrade,
  'putBack.put': cardOnTop,
  'prepareSpell.chosen': prepare,
  'castSpell.chosen': cast,
  'foresee.put': foresee,
  'openBag.chosen': openBag,
  'sealAbilities.chosen': seal,
  'swapIllusion.chosen': swapIllusion,
  'playCard.aimed': aimCard,
  'targeting.aim': aim,
  'prevent.picked': prevent,
};

export function weigh(position: Place, noise = 0): number[] {
  const { options, seat, about } = position.decision!;
  if (options.length === 1) return [1];
  const ask = QUESTIONS[questionOf(position)];
  return ask ? ask({ position, w: position.world, seat, options, about, noise }) : options.map(() => 1);
}
