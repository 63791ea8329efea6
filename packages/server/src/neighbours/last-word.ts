/** Writes the last word on each thing, and the next if it came meanwhile. What cannot be written is said again later. */

const AGAIN_AFTER = 1_000;

interface Said<T> {
  wanted: { readonly word: T } | null;
  tried: (() => void)[];
}

export class LastWord<T> {
  private readonly write: (about: string, word: T) => Promise<void>;
  private readonly unwritten = new Map<string, Said<T>>();

  constructor(write: (about: string, word: T) => Promise<void>) {
    this.write = write;
  }

  /** Resolves when it was written, or could not be for now. */
  say(about: string, word: T): Promise<void> {
    return new Promise(tried => {
      const said = this.unwritten.get(about);
      if (said) {
        said.wanted = { word };
        said.tried.push(tried);
        return;
      }
      const first: Said<T> = { wanted: { word }, tried: [tried] };
      this.unwritten.set(about, first);
      void this.writeAll(about, first);
    });
  }

  private async writeAll(about: string, said: Said<T>): Promise<void> {
    while (said.wanted) {
      const { wanted, tried } = said;
      said.wanted = null;
      said.tried = [];
      const written = await this.write(about, wanted.word).then(
        () => true,
        () => false,
      );
      for (const done of tried) done();
      if (written) continue;
      said.wanted ??= wanted;
      await new Promise(done => setTimeout(done, AGAIN_AFTER).unref());
    }
    this.unwritten.delete(about);
  }
}
