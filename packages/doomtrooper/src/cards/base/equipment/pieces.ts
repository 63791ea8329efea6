/** Base set: what several cards are made of. */
import { no } from '@kolbiste/engine';
import { carrierOf } from '../../../rules/status.ts';
import type { Attempt, Why } from '../../form.ts';
import { inCombat } from '../../pieces.ts';

/** Used in the bearer's own combat. */
export const inOwnCombat = ({ world, self }: Pick<Attempt, 'world' | 'self'>): Why =>
  inCombat(world, carrierOf(world, self)) ? null : no('DOT 28.19', 'notInCombat');
