/** Words the checks of the invariants runner share. */
import type { Viewer } from '@kolbiste/engine';

/** Thrown inside; becomes an InvariantError once the inputs that lead there are known. */
export class Broken extends Error {}
export function hold(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Broken(what());
}

export const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);

export function thrown(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}
