/** Scratch Wars Duel. */
export * from './cards/index.ts';
export type { AttackKind, DuelEvent, LossCause, Power } from './events.ts';
export * from './module.ts';
export * from './odds.ts';
export { duelOptions, type DuelOptions } from './pools.ts';
export { textCs, wordsCs } from './text/cs.ts';
export { textEn, wordsEn } from './text/en.ts';
export type { DuelWords } from './text/words.ts';
export type { DuelView, SideView, WeaponView } from './view.ts';
export type { ScratchWars } from './scratch-wars.ts';
export type { Duel, Stored, Target, WeaponId, WeaponState } from './world.ts';
