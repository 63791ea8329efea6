/** An event as it is now: asked again and again while somebody looks, and told what one wants of it. */
import type { EventCommand } from '@kolbiste/club';
import type { EventView, Player } from '@kolbiste/protocol';
import { api, ServerError } from '../connection/api.ts';
import { t } from '../text/index.svelte.ts';
import { w } from './event-words.svelte.ts';

/** How often the page asks again. */
const EVERY = 4_000;

/** Commands that nothing others did meanwhile can change: they are sent again automatically. */
const OWN: readonly EventCommand['type'][] = ['enter', 'bring', 'drop', 'return', 'report', 'call', 'message', 'answer'];
const TRIES = 4;
const MOVED = Symbol('moved');

/** How far an event is: a decision about that needs it as it is. */
function standOf({ phase, paused, rounds }: EventView): string {
  const last = rounds.at(-1);
  return [phase, paused, rounds.length, last?.phase, last?.tables.filter(({ result }) => result === null).length].join();
}

/** Why an event or its server does not do what was asked, in the reader's language. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ServerError)) return t().common.failed;
  if (error.code === 'unreachable') return t().common.noServer;
  const say = (w().refused as { readonly [why: string]: ((params: ServerError['params']) => string) | undefined })[error.why ?? ''];
  return say?.(error.params) ?? `${t().common.failed} ${error.message}`;
}

export class EventLive {
  view: EventView | null = $state.raw(null);
  me: Player | null = $state.raw(null);
  trouble: 'none' | 'gone' | 'unreachable' = $state('none');
  busy = $state(false);
  /** Moves on while the page is open. */
  now = $state(Date.now());
  readonly id: string;
  readonly #every: number;
  /** Of what is known. */
  #tag = '';

  constructor(id: string, every = EVERY) {
    this.id = id;
    this.#every = every;
  }

  /** Looks at once and from then on; gives what ends it. */
  follow(): () => void {
    let over = false;
    const look = (): void => {
      this.now = Date.now();
      if (!document.hidden) void this.look();
    };
    void api.me().then(
      player => {
        if (!over) this.me = player;
      },
      () => undefined,
    );
    void this.look();
    const timer = setInterval(look, this.#every);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }

  async look(): Promise<void> {
    if (this.busy) return;
    try {
      const found = await api.eventSince(this.id, this.#tag);
      if (found) [this.view, this.#tag] = [found.view, found.tag];
      this.trouble = 'none';
    } catch (error) {
      this.trouble = error instanceof ServerError && error.code === 'unreachable' ? 'unreachable' : 'gone';
    }
  }

  /** Asks for something; resolves with what was said against it, or null. */
  async tell(command: EventCommand): Promise<string | null> {
    if (!this.view || this.busy) return null;
    this.busy = true;
    try {
      for (let tries = TRIES; ; tries--) {
        const before = standOf(this.view);
        const said = await this.#tellOnce(command);
        if (said !== MOVED) return said;
        // Anyone who enters or reports meanwhile does not stop the organiser; another round does.
        if (tries <= 1 || !(OWN.includes(command.type) || before === standOf(this.view))) return w().quicker;
      }
    } finally {
      this.busy = false;
    }
  }

  async #tellOnce(command: EventCommand): Promise<string | typeof MOVED | null> {
    const { n } = this.view!;
    try {
      this.#tag = '';
      this.view = await api.tellEvent(this.id, n, command);
      return null;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (error.code === 'unreachable') return refusalText(error);
      this.view = await api.event(this.id).catch(() => this.view);
      return error.code === 'conflict' && this.view?.n !== n ? MOVED : refusalText(error);
    }
  }

  nameOf(player: string | null): string {
    if (player === null) return w().table.nobody;
    const { entrants = [], officials = [] } = this.view ?? {};
    return [...entrants, ...officials].find(other => other.player === player)?.name ?? player;
  }
}
