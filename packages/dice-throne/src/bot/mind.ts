/** What bots know of the game: health first, then what waits in hand, on the board and in points. */
import { questionOf, type Mind } from '@kolbiste/engine';
import type { CardId, World } from '../rules/state.ts';
import { measure } from './measure.ts';
import { idleShield } from './weigh/cards.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

const LAST: ReadonlySet<string> = new Set(['last', 'isolated', 'totals']);

export const mind: Mind<World> = {
  weights: WEIGHTS,
  /** The player with more cards is winning, but holding cards does not win: regression underrates what they do for the attack. */
  given: ['attack', 'cards', 'moreCards', 'fallen'],
  measure,
  weigh,
  /** Between another's attempts nothing is lost by waiting. */
  haste: (_, __, { kind }) => (kind === 'hold' ? 'pass' : 'look'),
  /** Before an attack is counted, and before damage beside it is. */
  lastChance: ({ decision }) => LAST.has((decision!.about as { readonly kind?: string } | null)?.kind ?? ''),
  /** What prevents damage, where none threatens. */
  idle: ({ world: w, decision }, option) =>
    typeof option === 'object' && 'play' in option && idleShield(w, decision!.seat, option['play'] as CardId),
  /** The order in which illusions are laid. */
  secret: position => questionOf(position) === 'layIllusions.laid',
  /** Between attacks: no dice on the table, no damage on its way. */
  settled: ({ world: w }) =>
    w.attack === null && w.packets.length === 0 && w.isolated.length === 0 && (w.rolls.length === 0 || w.rolls[0]!.dice.length === 0),
  horizon: 11,
  noise: { novice: 1.8, squire: 0.65, knight: 0.22 },
};
