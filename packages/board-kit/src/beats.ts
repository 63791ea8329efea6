/** Beats: what happened, cut into pieces that are seen one after the other. Pure; the stage of the page plays them. */
import type { SeenEvent } from '@kolbiste/protocol';

/**
 * A piece of what happened. `before` is drawn over what stood there, and what it tells is known when it ENDS (dice tumble, then there
 * is a result); `after` is drawn over what has become of it, and is told when it BEGINS (a number floats up from the wound).
 */
export interface Beat {
  /** What the boards draw by: `roll`, `spin`, `card`, `hit` … */
  readonly kind: string;
  readonly events: readonly SeenEvent[];
  /** At normal speed. */
  readonly ms: number;
  readonly part: 'before' | 'after';
}

interface Timing {
  readonly kind: string;
  readonly ms: number;
  readonly part: Beat['part'];
}

/** How long events take to be seen, by type; one that is not named takes no time and joins the next. */
export type Timings<Type extends string = string> = { readonly [type in Type]?: Timing };

export const before = (kind: string, ms: number): Timing => ({ kind, ms, part: 'before' });
export const after = (kind: string, ms: number): Timing => ({ kind, ms, part: 'after' });

/** The events in order, cut into beats. Equal neighbours that follow from what happened are one: seven cards drawn, one beat. */
export function beatsBy(timings: Timings, events: readonly SeenEvent[]): readonly Beat[] {
  const beats: Beat[] = [];
  let joining: SeenEvent[] = [];
  for (const event of events) {
    joining.push(event);
    const timing = timings[event.type];
    if (!timing) continue;
    const last = beats.at(-1);
    if (last && timing.part === 'after' && last.part === 'after' && last.kind === timing.kind && joining.length === 1)
      beats[beats.length - 1] = { ...last, events: [...last.events, event], ms: Math.max(last.ms, timing.ms) };
    else beats.push({ ...timing, events: joining });
    joining = [];
  }
  if (joining.length) beats.push({ kind: 'rest', events: joining, ms: 0, part: 'after' });
  return beats;
}
