/** The reader's own dice: which are kept, what they are kept for, and what is best. */
import type { Language } from '@kolbiste/engine';
import { untrack } from 'svelte';
import type { Roll, TableView } from '../index.ts';
import { boardWords, percent } from '../text/board.ts';
import { chanceOf, type Chance } from '../text/chances.ts';
import type { Places } from './offers.ts';

/** The line of a panel one plays for. */
export interface Goal {
  readonly ability: string;
  readonly needs: string;
}
interface Situation {
  readonly table: TableView;
  readonly places: Places;
  /** The question somebody is asked. */
  readonly waiting: string | null;
  readonly bottom: number;
  readonly language: Language;
}

export class Dicing {
  #now: () => Situation;
  /** Places of the dice that are kept. */
  kept = $state.raw<readonly number[]>([]);
  goal = $state.raw<Goal | null>(null);

  readonly offence: Roll | null = $derived.by(() => this.#now().table.rolls.findLast(({ purpose }) => purpose === 'offence') ?? null);
  /** Whether the reader may choose dice to roll again. */
  readonly keeping: boolean = $derived.by(() => this.#now().places.rerolls.size > 0);
  /** Whether the roller may still make attempts. */
  readonly rolls: boolean = $derived.by(() => {
    const { offence } = this;
    return offence !== null && offence.open && offence.left > 0 && (this.keeping || this.#now().waiting === 'offence.attempted');
  });
  #chance: Chance | null = $derived.by(() => {
    const { table, bottom } = this.#now();
    return this.goal && this.offence && this.offence.seat === bottom && this.rolls
      ? chanceOf(table.players[bottom]!.hero, this.goal.needs, this.offence, null, true)
      : null;
  });
  /** The dice to keep for the goal. */
  readonly wanted: readonly number[] | null = $derived(this.keeping && this.#chance ? this.#chance.keep : null);
  readonly keepsOtherThanWanted: boolean = $derived(
    this.wanted !== null && (this.wanted.length !== this.kept.length || this.wanted.some(i => !this.kept.includes(i))),
  );
  readonly advice: string = $derived.by(() => {
    if (!this.#chance || !this.offence?.dice.length) return '';
    const { language } = this.#now();
    const t = boardWords(language);
    const { keep, best } = this.#chance;
    if (keep.length === this.offence.dice.length) return t.bestAll;
    const said = percent(best, language);
    return keep.length ? t.bestKeep(keep.map(i => i + 1).join(', '), said) : t.bestNone(said);
  });

  constructor(now: () => Situation) {
    this.#now = now;
    const rollName = $derived.by(() => {
      const { turn, rolls } = now().table;
      const roll = rolls.at(-1);
      return roll ? `${turn} ${roll.seat} ${roll.purpose} ${roll.source} ${roll.dice.length}` : '';
    });
    const turn = $derived(now().table.turn);
    $effect.pre(() => {
      void rollName;
      untrack(() => (this.kept = []));
    });
    $effect.pre(() => {
      void turn;
      untrack(() => (this.goal = null));
    });
  }
}
