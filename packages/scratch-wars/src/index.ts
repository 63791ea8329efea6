/** Scratch Wars Duel. */
import { createGame } from '@kolbiste/engine';
import { module } from './rules/module.ts';
import { textCs } from './text/cs.ts';
import { textEn } from './text/en.ts';

export { module };
export const game = createGame(module);
export const text = { cs: textCs, en: textEn };

export * from './cards/index.ts';
export type { AttackKind, DuelEvent, LossCause, Power } from './rules/events.ts';
export type { ScratchWars } from './rules/game.ts';
export { duelOptions, type DuelOptions } from './rules/options.ts';
export type { Stored, Target, WeaponId, WeaponState, World } from './rules/state.ts';
export { earlierView } from './rules/earlier.ts';
export type { DuelView, SideView, WeaponView } from './rules/view.ts';
export { wordsCs } from './text/cs.ts';
export { wordsEn } from './text/en.ts';
export type { DuelWords } from './text/words.ts';
