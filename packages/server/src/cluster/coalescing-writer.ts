/** Writes the latest value of each key, one write at a time: values that come meanwhile replace each other. Failed writes are repeated. */

const RETRY_AFTER = 1_000;

interface Waiting<T> {
  wanted: { readonly value: T } | null;
  tried: (() => void)[];
}

export class CoalescingWriter<T> {
  private readonly write: (key: string, value: T) => Promise<void>;
  private readonly waiting = new Map<string, Waiting<T>>();

  constructor(write: (key: string, value: T) => Promise<void>) {
    this.write = write;
  }

  /** Resolves when it was written, or could not be for now. */
  put(key: string, value: T): Promise<void> {
    return new Promise(tried => {
      const waiting = this.waiting.get(key);
      if (waiting) {
        waiting.wanted = { value };
        waiting.tried.push(tried);
        return;
      }
      const first: Waiting<T> = { wanted: { value }, tried: [tried] };
      this.waiting.set(key, first);
      void this.writeAll(key, first);
    });
  }

  private async writeAll(key: string, waiting: Waiting<T>): Promise<void> {
    while (waiting.wanted) {
      const { wanted, tried } = waiting;
      waiting.wanted = null;
      waiting.tried = [];
      const written = await this.write(key, wanted.value).then(
        () => true,
        () => false,
      );
      for (const done of tried) done();
      if (written) continue;
      waiting.wanted ??= wanted;
      await new Promise(done => setTimeout(done, RETRY_AFTER).unref());
    }
    this.waiting.delete(key);
  }
}
