/**
 * One function decides who sees what. A game of cards says, per card and viewer, what they see of it; from that one answer come
 * the view, the redaction of events and the re-deal.
 */
import type { Random } from './random.ts';
import type { Viewer } from './seat.ts';

/** `face`: what it is. `back`: that it is there. `nothing`: not even that. */
export type Sight = 'face' | 'back' | 'nothing';

/** Makes what does not depend on the viewer once for all who look at the same moment. */
export type Once = <T>(name: string, make: () => T) => T;
/** For one viewer. */
export const alone: Once = (_, make) => make();
/** For several viewers of one position, as long as it does not change. */
export function together(): Once {
  const made = new Map<string, unknown>();
  return <T>(name: string, make: () => T): T => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as T;
  };
}

export type Sees<World> = (world: World, viewer: Viewer, card: number) => Sight;

/**
 * Re-deals what the viewer cannot know: definitions are permuted among the cards whose face they do not see, within each
 * group (one player's cards never turn into another's). Ids stay where they are, so they tell nothing. The unseen are put in
 * order first: the deal follows from what the viewer sees and from the randomness, never from the truth.
 */
export function permuteUnseen<World, Definition extends number | string>(deal: {
  readonly world: World;
  readonly viewer: Viewer;
  readonly sees: Sees<World>;
  readonly random: Random;
  /** Cards that may stand for each other in the viewer's eyes. */
  readonly groups: readonly (readonly number[])[];
  readonly read: (card: number) => Definition;
  readonly write: (card: number, definition: Definition) => void;
}): void {
  for (const group of deal.groups) {
    const unseen = group.filter(card => deal.sees(deal.world, deal.viewer, card) !== 'face');
    const definitions = unseen.map(deal.read).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    deal.random.shuffle(definitions);
    unseen.forEach((card, i) => deal.write(card, definitions[i]!));
  }
}
