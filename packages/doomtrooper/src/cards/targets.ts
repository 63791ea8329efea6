/** Words for what a use is aimed at: `target: aWarrior(isYours, isDoomtrooper)`. All filters must hold. */
import { no } from '@kolbiste/engine';
import type { Rule } from '../rules/rule.ts';
import { isInUse } from './filters.ts';
import type { Filter, PlayerFilter, Target } from './form.ts';
import type { Aim } from './vocabulary.ts';

/** What is played must have an effect (DOT 28.16). */
export const noTarget = () => no<Rule>('DOT 28.16', 'noTarget');

const card = (aim: Aim, filters: readonly Filter[]): Target =>
  filters.length === 0
    ? { aim }
    : { aim, refusal: attempt => (filters.every(filter => filter(attempt.world, attempt.target, attempt)) ? null : noTarget()) };
const player = (aim: Aim, filters: readonly PlayerFilter[]): Target =>
  filters.length === 0
    ? { aim }
    : { aim, refusal: attempt => (filters.every(filter => filter(attempt.world, attempt.player, attempt)) ? null : noTarget()) };

export const aWarrior = (...filters: readonly Filter[]): Target => card('warrior', filters);
/** Anyone who takes part in the combat that is on, reinforcements too (DOT 25.7) [DR-65]. */
export const aCombatant = (...filters: readonly Filter[]): Target => card('combatant', filters);
/** Any card in play. */
export const aCard = (...filters: readonly Filter[]): Target => card('card', filters);
/** A weapon used in the combat that is on. */
export const cardInUse = (...filters: readonly Filter[]): Target => card('card', [isInUse, ...filters]);
export const aPlayer = (...filters: readonly PlayerFilter[]): Target => player('player', filters);
export const anOpponent = (...filters: readonly PlayerFilter[]): Target => player('opponent', filters);
/** One of the areas the card names. */
export const anArea: Target = { aim: 'area' };
/** A card just played, or a combat card that still works. */
export const aModifier: Target = { aim: 'modifier' };
/** Only your own, for what is put on them. */
export const yourWarrior = (rule: Rule = 'DOT 11.17'): Target => ({
  aim: 'warrior',
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat ? null : no(rule, 'notYours')),
});
