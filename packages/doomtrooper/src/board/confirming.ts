/** Answers that are seldom meant, or cannot be taken back alone. */
import type { Option, Plain } from '@kolbiste/engine';

/** Giving up an attack, agreeing to a change of the position, ending the turn with actions left, and an attack that loses other actions. */
export function needsConfirming(question: string, option: Option, { about }: { readonly about: Plain }): boolean {
  if (question !== 'acting.act') return option === 'decline' || (question === 'judging.voted' && option === 'agree');
  const {
    open = 0,
    attack = 0,
    peaceful = 0,
  } = (about ?? {}) as { readonly open?: number; readonly attack?: number; readonly peaceful?: number };
  return option === 'end' || (option === 'attack' && open + attack + peaceful > 1);
}
