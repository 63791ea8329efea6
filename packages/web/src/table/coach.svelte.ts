/**
 * The coach: looks at an answer before it is given, on wish and only where nobody but bots is played. It speaks where another is much
 * better, and leaves the choice.
 */
import type { Hint } from '@kolbiste/protocol';

/** By this much of a chance another answer must be better before the coach speaks. */
const MUCH_BETTER = 0.15;

interface Consideration {
  /** What was about to be answered. */
  readonly key: string;
  readonly better: Hint;
}

export class Coach {
  /** The answer that is being looked at. */
  considering: string | null = $state(null);
  /** What it has to say; the answer waits. */
  says: Consideration | null = $state.raw(null);
  private readonly ask: (key: string) => Promise<Hint | null>;

  constructor(ask: (key: string) => Promise<Hint | null>) {
    this.ask = ask;
  }

  /** Whether the answer may go: nothing is said of it, and nobody has changed their mind meanwhile. */
  async approves(key: string): Promise<boolean> {
    this.says = null;
    this.considering = key;
    const better = await this.ask(key);
    if (this.considering !== key) return false;
    this.considering = null;
    if (!better || better.key === key || better.gain < MUCH_BETTER) return true;
    this.says = { key, better };
    return false;
  }

  /** Another question, or another answer. */
  forget(): void {
    this.considering = this.says = null;
  }
}
