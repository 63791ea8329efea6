/** "What can I do" and "why can't I": every candidate of the current question, with what refuses it. */
import { keyOf, questionOf, type Explained, type Option, type Position, type Seat } from '@kolbiste/engine';
import { abilitiesOf, defencesOf } from './abilities.ts';
import { announceRefusal, cardRefusal, defenceRefusal, spendRefusal, useRefusal } from './legality.ts';
import { heroOf, playerOf } from './queries.ts';
import type { No, Rule, World } from './state.ts';
import { statusesOn } from './statuses.ts';

interface Candidate {
  readonly option: Option;
  readonly refusal: No | null;
}

function reactions(w: World, seat: Seat, window: string): Candidate[] {
  const { hand } = playerOf(w, seat);
  return [
    ...hand.map((id): Candidate => ({ option: { play: id }, refusal: cardRefusal(w, seat, id, window) })),
    ...statusesOn(w, seat).flatMap(({ id, spend }): Candidate[] =>
      spend ? [{ option: { spend: id }, refusal: spendRefusal(w, seat, id, window) }] : [],
    ),
    ...heroOf(w, seat).uses.map((use): Candidate => ({ option: { use: use.id }, refusal: useRefusal(w, seat, use, window) })),
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
        ...abilitiesOf(w, seat).map((ability): Candidate => ({
          option: { announce: ability.id },
          refusal: announceRefusal(w, seat, ability),
        })),
        ...reactions(w, seat, 'announce'),
      ];
    case 'defence.chosen':
      return defencesOf(w, seat).map(({ id }): Candidate => ({ option: { defend: id }, refusal: defenceRefusal(w) }));
    default:
      return [];
  }
}

export function explainTable(position: Position<World>, seat: Seat): readonly Explained<Rule>[] {
  const { options } = position.decision!;
  const allowed = options.map((option): Explained<Rule> => ({ key: keyOf(option), option, refusal: null }));
  const keys = new Set(allowed.map(({ key }) => key));
  const refused = candidates(position, seat)
    .filter(({ option, refusal }) => refusal !== null && !keys.has(keyOf(option)))
    .map(({ option, refusal }): Explained<Rule> => ({ key: keyOf(option), option, refusal }));
  return [...allowed, ...refused];
}
