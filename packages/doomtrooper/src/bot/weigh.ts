/** How promising an option looks to an experienced player: a window passed, a warrior worth the price, an attack that pays. */
import { questionOf, type Position } from '@kolbiste/engine';
import { has } from '../rules/abilities.ts';
import type { Moment } from '../rules/legality.ts';
import type { Awarding, Choosing, Playing } from '../rules/procedures.ts';
import { topFight } from '../rules/queries.ts';
import type { CardId, World } from '../rules/state.ts';
import { weighing } from './found.ts';
import { actions } from './weigh/actions.ts';
import { attackers, defenders, tactics, victims, warzones, weapons } from './weigh/attacking.ts';
import { answers } from './weigh/following.ts';
import { discards, exchange, split, useOf } from './weigh/hand.ts';
import { strengths } from './weigh/modifiers.ts';
import { rideGain } from './weigh/moving.ts';
import type { Question } from './weigh/question.ts';
import { best, wordsOf } from './weigh/scale.ts';
import { inWindow } from './weigh/window.ts';

/** How many options of one question are tried at most. Noise adds targets, so there is room for them: it crowds nothing out. */
const MOST = 8;
const MOST_WITH_NOISE = 12;

export function weigh(position: Position<World>, noise = 0): number[] {
  const { world: w, stack } = position;
  const { seat, options } = position.decision!;
  // What does harm is not worth a try, and no less than that.
  const question = { w, seat, options, noise };
  const out = weighing(w, () => weights(question, questionOf(position), stack[stack.length - 1]!.locals)).map(weight =>
    Math.max(0, weight),
  );
  prune(out, noise > 0 ? MOST_WITH_NOISE : MOST);
  if (!out.some(weight => weight > 0)) out[0] = 1;
  return out;
}
function prune(out: number[], most: number): void {
  let promising = 0;
  for (const weight of out) if (weight > 0) promising++;
  if (promising <= most) return;
  const least = out.toSorted((a, b) => b - a)[most - 1]!;
  let left = most;
  for (let i = 0; i < out.length; i++)
    if (out[i]! > least) left--;
    else if (out[i]! < least) out[i] = 0;
  for (let i = 0; i < out.length; i++) if (out[i] === least && left-- <= 0) out[i] = 0;
}

function weights(question: Question, name: string, locals: object): number[] {
  const { w, seat, options } = question;
  if (options.length === 1) return [1];
  switch (name) {
    case 'window.answer':
      return inWindow(question, locals as { kind: Moment; subject: { card: CardId } });
    case 'acting.act':
      return actions(question, w.pools[(locals as { pool: number }).pool]!);
    case 'attacking.attacker':
      return attackers(question, topFight(w)!);
    case 'attacking.defender':
      return defenders(question, (locals as { attacker: CardId }).attacker);
    case 'attacking.chosen': {
      const { attacker, defender } = locals as { attacker: CardId; defender: CardId };
      return tactics(question, attacker, defender);
    }
    case 'attacking.zoned':
      return warzones(question);
    case 'attacking.weapon':
    case 'attacking.rearm':
      return weapons(question);
    case 'namingVictim.named':
      return victims(question, (locals as { mission: CardId }).mission);
    case 'choosing.answered':
      return answers(w, seat, locals as Choosing, question.noise);
    case 'attacking.target':
      return options.map(() => 1);
    case 'playing.cast':
      return casters(question);
    case 'playing.paid':
      return strengths(question, locals as Playing);
    case 'awarding.announce':
      return split(question, locals as Awarding);
    case 'opening.exchange':
      return exchange(question);
    case 'turn.discarded':
      return discards(question);
    case 'order.put':
      return options.map((_, i) => (i === 0 ? 1 : 0));
    case 'boarding.chosen':
      return best(options.map(option => (option === 'inside' ? 1 : 0) * rideGain(w, (locals as { vehicle: CardId }).vehicle)));
    case 'searching.taken':
    case 'looking.chosen':
      return options.map(option =>
        option === 'stop' ? 0.01 : useOf(w, seat, Number(wordsOf(option)['take'] ?? wordsOf(option)['discard'] ?? -1)),
      );
    default:
      return options.map(option => (option === 'judge' ? 0 : 1));
  }
}
/** A caster whose every point counts double casts it. */
function casters({ w, options }: Question): number[] {
  const doubles = options.map(option => (has(w, Number(wordsOf(option)['caster']), 'doubleArt', topFight(w)) ? 1 : 0));
  return doubles.some(double => double > 0) ? doubles : options.map(() => 1);
}
