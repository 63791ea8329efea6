/** What cannot be done at the table, shown as a note with its rule. */
import type { Refusal } from '@kolbiste/engine';
import { toast } from '../shell/toast.svelte.ts';
import { t } from '../text/index.svelte.ts';
import type { Perspective } from './perspective.svelte.ts';
import { safely } from './words.ts';

export class Refusals {
  readonly #table: Perspective;

  constructor(table: Perspective) {
    this.#table = table;
    $effect(() => {
      table.store.onRefused = ({ rule, why, params, code, text }) => {
        if (rule && why) this.show({ rule, why, ...(params && { params }) });
        else toast(t().table.refused[code] ?? text, 'bad');
      };
      table.store.onTrouble = code => toast(t().table.troubles[code] ?? t().common.failed, 'bad');
    });
  }

  readonly show = (refusal: Refusal): void => {
    const { text, context } = this.#table;
    toast(
      safely(() => text.refusal(refusal, context), t().table.refused['illegal']!),
      'bad',
      refusal.rule,
    );
  };

  /** Shows why this key is not among the answers. */
  readonly why = (key: string): void => {
    void this.#table.store.explain().then(moves => {
      const refusal = moves.find(move => move.key === key)?.refusal;
      if (refusal) this.show(refusal);
    });
  };
}
