/** Paradise Lost: what several cards are made of. */
import type { CardId, Tactic, World } from '../../rules/state.ts';
import { inTactic } from '../filters.ts';
import type { Grant } from '../form.ts';

export const shareArea = (w: World, a: CardId, b: CardId): boolean =>
  w.cards[a]!.by === w.cards[b]!.by && w.cards[a]!.zone === w.cards[b]!.zone;

export const inFights = (ability: 'beforeFirst' | 'firstStrike', tactic: Tactic, who: 'self' | 'bearer'): readonly Grant[] => [
  { ability, to: { who, where: [inTactic(tactic)] } },
];
