/** A series as it stands now: asked for again and again while somebody looks at it. */
import type { SeriesInfo } from '@kolbiste/protocol';
import { api, ServerError } from '../connection/api.ts';

const EVERY = 2_500;

export class SeriesWatch {
  info: SeriesInfo | null = $state.raw(null);
  /** There is no such series. */
  unknown = $state(false);
  private readonly id: string;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(id: string) {
    this.id = id;
    void this.look();
  }

  /** Looks at once: something was done. */
  async look(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    try {
      const info = await api.series(this.id);
      if (JSON.stringify(info) !== JSON.stringify(this.info)) this.info = info;
    } catch (error) {
      this.unknown = error instanceof ServerError && error.code === 'unknown';
    }
    const over = this.info?.state === 'over' || this.info?.state === 'cancelled';
    if (!this.closed && !over && !this.unknown) this.timer = setTimeout(() => void this.look(), EVERY);
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
  }
}
