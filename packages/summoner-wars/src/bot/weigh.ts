/** How promising options look at a glance: each question has a rule of thumb. */
import { questionOf, type Position } from '@kolbiste/engine';
import { payRefusal } from '../rules/legality.ts';
import { squareOf } from '../rules/places.ts';
import { controllerOf, friendly, seatOf, unitOf } from '../rules/queries.ts';
import type { CardId, World } from '../rules/state.ts';
import { worthOf } from './odds.ts';
import { bestStrike } from './outlook.ts';
import { abilities, canGo } from './weigh/abilities.ts';
import { attacks } from './weigh/attack.ts';
import { eventsPhase } from './weigh/events.ts';
import { magicPhase } from './weigh/magic.ts';
import { LEAST, moves } from './weigh/movement.ts';
import { favour, pick, taking, victims } from './weigh/picking.ts';
import { growing, placing } from './weigh/placing.ts';
import type { Question, Words } from './weigh/question.ts';
import { summonPhase } from './weigh/summon.ts';

/** By question; for any other question all options are alike. */
const THUMBS: { readonly [question: string]: (question: Question) => number[] } = {
  'summonPhase.chosen': summonPhase,
  'eventsPhase.chosen': eventsPhase,
  'movementPhase.chosen': question => moves(question, 'end'),
  // A step that lost no more than it may is not taken back for what it lost.
  'movementPhase.goOn': question => moves(question, 'stop', -LEAST + 0.01),
  'stalkingAdvance.chosen': question => moves(question, 'done'),
  'muster.chosen': question => moves(question, 'done'),
  'attackPhase.chosen': question => attacks(question, 'end'),
  'attackAgain.chosen': question => attacks(question, 'none'),
  'magicPhase.chosen': magicPhase,
  'moment.chosen': abilities,
  'push.chosen': question => placing(question, 4, true),
  'taunt.chosen': question => placing(question, 6),
  'ensnare.chosen': question => placing(question, 6),
  'mirage.chosen': question => placing(question, 5),
  'retreat.chosen': question => placing(question, 5),
  'restructure.chosen': question => placing(question, 4),
  'gemOfCalling.chosen': question => placing(question, 6),
  'illusionaryWarrior.chosen': question => placing(question, 5),
  'gemHome.chosen': question => placing(question, 3),
  'vineGrowth.chosen': growing,
  'counterSummon.chosen': question => victims(question, 'on', 0),
  'sunderHammer.chosen': question => victims(question, 'on', 0),
  'mindControl.chosen': ({ w, side, options }) =>
    options.map(option => {
      const id = (option as Words)['on'] as CardId;
      return friendly(controllerOf(w, id), side) || payRefusal(w, side, unitOf(w, id).cost) ? 0.01 : worthOf(w, id);
    }),
  'magePush.chosen': question =>
    victims(question, 'push', 0.5).map((weight, i) =>
      canGo(question.w, question.side, (question.options[i] as Words)['push'] as CardId) ? weight : 0,
    ),
  // Not for a wall, and not for nothing.
  'shadowArrows.paid': ({ w, options, locals }) => {
    const unit = locals['unit'] as CardId;
    const strikes = bestStrike(w, unit, squareOf(w, unit)) > 0.1;
    return options.map(option => (option === 'pay' && !strikes ? 0 : 1));
  },
  'telekineticBlast.chosen': question => victims(question, 'push', 0.5),
  'cunning.chosen': question => victims(question, 'swap', 0.5),
  'telepathicCommand.chosen': ({ w, options }) =>
    options.map(option => {
      const unit = (option as Words)['with'] as CardId;
      return bestStrike(w, unit, squareOf(w, unit));
    }),
  'chooseMany.picked': pick,
  'fallWindow.answer': favour('play'),
  'attack.captured': favour('capture'),
  'magicDrain.chosen': ({ options }) => options.map((_, i) => (i === options.length - 1 ? 1 : 0)),
  'mimic.chosen': taking,
  'aHeroIsBorn.found': taking,
  // Never itself: two of them would fetch each other for ever.
  'superiorPlanning.found': question => taking(question, 'superior-planning'),
  'memoryBreak.decided': favour('discard'),
  'mindControl.paid': ({ options }) => options.map(option => (option === 'pay' ? 1 : 0)),
};

export function weigh(position: Position<World>): number[] {
  const { world: w, stack } = position;
  const { seat, options, about } = position.decision!;
  const thumb = options.length > 1 && w.phase !== 'setup' ? THUMBS[questionOf(position)] : undefined;
  if (!thumb) return options.map(() => 1);
  const locals = stack.at(-1)!.locals as Question['locals'];
  const named = locals['side'];
  const side = typeof named === 'number' ? named : seatOf(w, w.active) === seat ? w.active : w.seats.indexOf(seat);
  const weights = thumb({ w, side, options, about: (about ?? {}) as Question['about'], locals });
  return weights.some(weight => weight > 0) ? weights : options.map(() => 1);
}
