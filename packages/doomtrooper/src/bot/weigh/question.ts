/** What a bot is asked, and how hazily it sees. */
import type { Option, Seat } from '@kolbiste/engine';
import type { World } from '../../rules/state.ts';

export interface Question {
  readonly w: World;
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** 0 sees clearly. */
  readonly noise: number;
}
