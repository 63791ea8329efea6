/** Which lines of the chat were seen and heard. */
import { announce } from '../shell/announcer.svelte.ts';
import { settings } from '../shell/settings.svelte.ts';
import { t } from '../text/index.svelte.ts';
import type { Perspective } from './perspective.svelte.ts';

export class ChatAttention {
  /** What stands beside the board. */
  tab: 'log' | 'chat' = $state('log');
  readonly #table: Perspective;
  #read = $state(0);
  #heard = 0;
  readonly unread = $derived.by((): number => (settings.muted ? 0 : this.#table.store.chat.length - this.#read));

  constructor(table: Perspective) {
    this.#table = table;
    $effect(() => {
      if (this.tab === 'chat' || !table.talk) this.#read = table.store.chat.length;
    });
    $effect(() => {
      const { chat } = table.store;
      if (!settings.muted)
        for (const said of chat.slice(this.#heard)) announce(`${said.name}: ${said.preset ? t().chat.presets[said.preset] : said.text}`);
      this.#heard = chat.length;
    });
  }
}
