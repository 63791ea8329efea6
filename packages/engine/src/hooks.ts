/**
 * Cards hook by name: a definition may modify values, react in windows, replace what is about to happen, or follow what
 * happened. Hooks are looked up from the definition, so no function is ever in the world.
 */
import type { Call, Frame, GameTypes } from './flow.ts';
import type { Modifier } from './values.ts';

export interface Hooks<G extends GameTypes, Self, Asked = unknown, WindowKind = unknown> {
  /** What it adds to a value somebody asks for. */
  readonly modifies?: (world: G['world'], self: Self, asked: Asked) => readonly Modifier[];
  /** Whether it may be played in this window. */
  readonly reactsTo?: (world: G['world'], self: Self, window: WindowKind) => boolean;
  /** What happens instead of the event, or null. Asked before the atom runs. */
  readonly replaces?: (world: G['world'], self: Self, intended: G['event']) => Call<unknown> | null;
  /** What happens after the event, or null. */
  readonly on?: (world: G['world'], self: Self, event: G['event']) => Call<unknown> | null;
}

export type Source<G extends GameTypes, Self, Asked = unknown, WindowKind = unknown> = readonly [Self, Hooks<G, Self, Asked, WindowKind>];

export function modifiersFrom<G extends GameTypes, Self, Asked>(
  world: G['world'],
  asked: Asked,
  sources: readonly Source<G, Self, Asked, any>[],
): Modifier[] {
  return sources.flatMap(([self, hooks]) => hooks.modifies?.(world, self, asked) ?? []);
}

/** The first source that replaces what is about to happen. */
export function replacementFor<G extends GameTypes, Self>(
  world: G['world'],
  intended: G['event'],
  sources: readonly Source<G, Self, any, any>[],
): Call<unknown> | null {
  for (const [self, hooks] of sources) {
    const instead = hooks.replaces?.(world, self, intended);
    if (instead) return instead;
  }
  return null;
}

/** Everything the event sets off, in the order of the sources. */
export function triggeredBy<G extends GameTypes, Self>(
  world: G['world'],
  event: G['event'],
  sources: readonly Source<G, Self, any, any>[],
): Frame[] {
  return sources.flatMap(([self, hooks]) => hooks.on?.(world, self, event) ?? []);
}
