/** The question that is weighed. */
import type { Option, Plain, Position, Seat } from '@kolbiste/engine';
import type { CardId, World } from '../../rules/state.ts';

export type Place = Position<World>;
export interface Question {
  readonly position: Place;
  readonly w: World;
  readonly seat: Seat;
  readonly options: readonly Option[];
  readonly about: Plain;
  /** How far off the judgement is; 0 for the best level. */
  readonly noise: number;
}
/** What the procedure that asks has in mind. */
export const localsOf = <Locals>({ position: { stack } }: Question): Locals => stack[stack.length - 1]!.locals as Locals;

/** What each card named by a word brings; the other options bring nothing. */
export const cardOptions = ({ options }: Question, word: string, worth: (id: CardId) => number): number[] =>
  options.map(option => (typeof option === 'object' && word in option ? worth(option[word] as CardId) : 0));
