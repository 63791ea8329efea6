/** "What can I do" and "why can't I": every candidate of the current question, with what refuses it. */
import { keyOf, questionOf, type Explained, type Option, type Position, type Seat } from '@kolbiste/engine';
import { cardRefusal, spendRefusal, useRefusal } from './cards/legal.ts';
import type { No } from './heroes/definition.ts';
import type { Rule, World } from './state.ts';
import { announceRefusal } from './turn/offence.ts';
import { defenceRefusal } from './turn/defence.ts';
import { abilitiesOf, defencesOf, heroOf, playerOf, statusesOn } from './world.ts';

type Candidate = readonly [Option, No | null];

function reactions(w: World, seat: Seat, window: string): Candidate[] {
  const { hand } = playerOf(w, seat);
  return [
    ...hand.map((id): Candidate => [{ play: id }, cardRefusal(w, seat, id, window)]),
    ...statusesOn(w, seat).flatMap(({ id, spend }): Candidate[] => (spend ? [[{ spend: id }, spendRefusal(w, seat, id, window)]] : [])),
    ...heroOf(w, seat).uses.map((use): Candidate => [{ use: use.id }, useRefusal(w, seat, use, window)]),
  ];
}

function candidates(position: Position<World>, seat: Seat): Candidate[] {
  const { world: w, decision } = position;
  const offered = decision!.options;
  const kind = (decision!.about as { kind?: string } | null)?.kind ?? '';
  switch (questionOf(position)) {
    case 'window.answer':
      return reactions(w, seat, kind);
    case 'mainPhase.acted':
      return reactions(w, seat, 'main');
    case 'offence.attempted':
      return offered.includes('roll') ? [] : reactions(w, seat, 'attempt');
    case 'offence.announced':
      return [
        ...abilitiesOf(w, seat).map((ability): Candidate => [{ announce: ability.id }, announceRefusal(w, seat, ability)]),
        ...reactions(w, seat, 'announce'),
      ];
    case 'defence.chosen':
      return defencesOf(w, seat).map(({ id }): Candidate => [{ defend: id }, defenceRefusal(w)]);
    default:
      return [];
  }
}

export function explainTable(position: Position<World>, seat: Seat): readonly Explained<Rule>[] {
  const { options } = position.decision!;
  const allowed = options.map((option): Explained<Rule> => ({ key: keyOf(option), option, refusal: null }));
  const keys = new Set(allowed.map(({ key }) => key));
  const refused = candidates(position, seat)
    .filter(([option, refusal]) => refusal !== null && !keys.has(keyOf(option)))
    .map(([option, refusal]): Explained<Rule> => ({ key: keyOf(option), option, refusal }));
  return [...allowed, ...refused];
}
