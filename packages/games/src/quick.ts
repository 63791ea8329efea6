/** How each game is played against the first who comes: one way for everybody, so that people meet. */
import type { GameId } from './ids.ts';

export interface QuickFormat {
  readonly options: { readonly [option: string]: string };
  readonly clock: { readonly kind: 'bank'; readonly bank: number; readonly increment: number };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const bank = (minutes: number, seconds: number): QuickFormat['clock'] => ({
  kind: 'bank',
  bank: minutes * MINUTE,
  increment: seconds * SECOND,
});

const FORMATS: { readonly [G in GameId]: QuickFormat } = {
  doomtrooper: { options: { profile: 'tournament' }, clock: bank(15, 10) },
  'summoner-wars': { options: {}, clock: bank(15, 10) },
  'dice-throne': { options: {}, clock: bank(10, 5) },
  // Everybody may bring cards of their own; who has none gets a ready set at random.
  'scratch-wars': { options: { preparation: 'collection' }, clock: bank(5, 3) },
};
const OTHERS: QuickFormat = { options: {}, clock: bank(5, 3) };

export const quickFormat = (game: string): QuickFormat => (Object.hasOwn(FORMATS, game) ? FORMATS[game as GameId] : OTHERS);
