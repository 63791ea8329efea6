/** Base set: what several cards are made of. */
import type { Reward } from '../../vocabulary.ts';

export type Earned = Omit<Reward, 'seat' | 'over'>;

export const points = (n: number): Earned => ({ points: n, kind: 'choice' });
