/** Paradise Lost: what several cards are made of. */
import { no } from '@kolbiste/engine';
import { takesPart } from '../../rules/abilities.ts';
import { choose, sacrifice } from '../../rules/atoms.ts';
import { fightNumbered } from '../../rules/queries.ts';
import type { CardId, Tactic, World } from '../../rules/state.ts';
import { beastOf, hasLabel, isKind, warriorsOf } from '../../rules/status.ts';
import { baseOf, modifiersOf } from '../../rules/values.ts';
import { inTactic, toItself } from '../filters.ts';
import type { Bonus, Filter, Grant, Part, Use } from '../form.ts';
import { follows } from '../pieces.ts';
import { ARMOUR, type Change, type Context, FIGHT, type Rating, SHOOT } from '../vocabulary.ts';

export const shareArea = (w: World, a: CardId, b: CardId): boolean =>
  w.cards[a]!.by === w.cards[b]!.by && w.cards[a]!.zone === w.cards[b]!.zone;

export const inFights = (ability: 'beforeFirst' | 'firstStrike', tactic: Tactic, who: 'self' | 'bearer'): readonly Grant[] => [
  { ability, to: { who, where: [inTactic(tactic)] } },
];

export const isWithBeast = (w: World, id: CardId): boolean => beastOf(w, id) !== null || hasLabel(w, id, 'beast');

/** In such a combat a base rating of his is this much. */
export const baseBecomes = (rating: 'fight' | 'shoot', n: number, ...where: readonly Filter[]): Bonus => ({
  layer: 'base',
  [rating]: 1,
  to: toItself(...where),
  count: ({ world, self }) => n - baseOf(world, self, rating === 'fight' ? FIGHT : SHOOT),
});
/** After such a combat he is removed from the game. */
export const spentAfter = (...where: readonly Filter[]): Part => ({
  on: ({ world, self, event }) => {
    const { def, by, chosen } = world.cards[self]!;
    if (event.type === 'combatEnded') return event.fight === chosen ? follows(world, self, { def, ask: 'spent' }) : null;
    if (event.type !== 'struck') return null;
    const fight = fightNumbered(world, event.fight)!;
    const asking = { self, seat: by, fight };
    return takesPart(fight, self) && where.every(filter => filter(world, self, asking))
      ? follows(world, self, { def, ask: 'strikes', args: [fight.id] })
      : null;
  },
  answered: ({ g, self, ask, args }) => {
    if (ask === 'strikes') choose(g, self, args[0]!, 'DOT 7.25');
    else sacrifice(g, self, 'DOT 37.9');
  },
});
/** Anyone it wounds so is killed and removed from the game. */
export const devours = (tactic: Tactic): Part => ({
  grants: (['killsOnWound', 'sacrificesVictims'] as const).map(ability => ({ ability, to: toItself(inTactic(tactic)) })),
});

/** 1 action with a Patriarch on one's Station (DOT 37.32). */
export const ritual: Part & Pick<Use, 'timing'> = {
  labels: ['ritual'],
  timing: 'action',
  actions: 1,
  refusal: ({ world, seat }) =>
    warriorsOf(world, seat).some(id => world.cards[id]!.zone === 'station' && isKind(world, id, 'patriarch'))
      ? null
      : no('DOT 37.32', 'needsPatriarch'),
};
/** Fight, Shoot and Armor that a card gives a warrior now. */
export const givenBy = (w: World, source: CardId, id: CardId, fight: Context): Change => {
  const given = (rating: Rating): number =>
    modifiersOf(w, id, rating, fight).reduce((sum, { source: from, n }) => (from === source ? sum + n : sum), 0);
  return [given(FIGHT), given(SHOOT), given(ARMOUR), 0];
};
