/**
 * One thing after another. While a row is being written, the match in memory is ahead of the log, so everything that looks at it
 * waits its turn.
 */
interface Turn {
  go(): void | Promise<void>;
  /** Instead, when memory could not be rebuilt first. */
  missed(error: unknown): void;
}

interface QueueOwner {
  /** What has to be done before a turn, if anything. */
  prepare(): Promise<void> | null;
  fail(error: unknown): void;
  drained(): void;
}

export class Queue {
  busy = false;
  private readonly turns: Turn[] = [];
  private readonly owner: QueueOwner;

  constructor(owner: QueueOwner) {
    this.owner = owner;
  }

  add(go: Turn['go'], missed: Turn['missed'] = () => undefined): void {
    this.turns.push({ go, missed });
    if (!this.busy) this.work();
  }

  /** Resolves with what is computed in turn. */
  ask<T>(compute: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add(() => {
        try {
          resolve(compute());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }, reject);
    });
  }

  /** What a turn itself asks for waits like everything else. */
  private work(): void {
    this.busy = true;
    for (let turn = this.turns.shift(); turn; turn = this.turns.shift()) {
      let doing: void | Promise<void> = undefined;
      try {
        const preparing = this.owner.prepare();
        doing = preparing ? prepared(preparing, turn) : turn.go();
      } catch (error) {
        this.owner.fail(error);
      }
      if (!doing) continue;
      doing.then(
        () => this.work(),
        (error: unknown) => {
          this.owner.fail(error);
          this.work();
        },
      );
      return;
    }
    this.busy = false;
    this.owner.drained();
  }
}

function prepared(preparing: Promise<void>, turn: Turn): Promise<void> {
  return preparing.then(
    () => turn.go(),
    (error: unknown) => {
      turn.missed(error);
      throw error;
    },
  );
}
