/** Answers that are seldom meant: blows against the own side, and phases ended with nothing done. */
import type { Option, Plain } from '@kolbiste/engine';
import type { TableView } from '../index.ts';

export function needsConfirming(question: string, option: Option, asked: { readonly about: Plain; readonly view: Plain }): boolean {
  const view = asked.view as unknown as TableView;
  if (typeof option === 'object') {
    const teamOf = (id: unknown): number | null => {
      const card = view.field.find(each => each.id === id);
      return card ? card.controller % 2 : null;
    };
    const from = teamOf(option['attack']);
    return from !== null && from === teamOf(option['on']);
  }
  if (option !== 'end') return false;
  return (question === 'attackPhase.chosen' && view.attacks === 0) || (question === 'movementPhase.chosen' && view.moves === 0);
}

/** A unit moved to where it stands is seldom meant: it never stands first. */
export function sparing(question: string, option: Option, { view }: { readonly view: Plain }): boolean {
  if (question !== 'movementPhase.chosen' || typeof option !== 'object' || !('move' in option)) return false;
  return (view as unknown as TableView).field.some(({ id, square }) => id === option['move'] && square === option['to']);
}
