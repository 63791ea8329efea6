/** Paradise Lost: what several cards are made of. */
import { isKind, warriorsOf } from '../../../rules/status.ts';
import { isBeside, ofKind, toItself, toYourOthers } from '../../filters.ts';
import type { Bonus } from '../../form.ts';

export const forEachOther = (kind: string, n: number): readonly Bonus[] => [
  {
    fight: n,
    shoot: n,
    armour: n,
    to: toItself(),
    count: ({ world, self }) =>
      warriorsOf(world, world.cards[self]!.by).filter(
        id => id !== self && world.cards[id]!.zone === world.cards[self]!.zone && isKind(world, id, kind),
      ).length,
  },
];

/** Warriors of a kind who stand beside the giver. */
export const besides = (kind: string, n: number): readonly Bonus[] => [
  { fight: n, shoot: n, armour: n, to: toYourOthers(isBeside, ofKind(kind)) },
];
