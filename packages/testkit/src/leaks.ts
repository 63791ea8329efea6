/**
 * What a viewer cannot know they must not learn: all that they receive and see is compared in two worlds that differ only in that.
 * The game's own re-deal makes the second world.
 */
import {
  copyPlain,
  Random,
  seeded,
  StepError,
  together,
  verdict,
  viewers,
  type Known,
  type Plain,
  type Seat,
  type Viewer,
} from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { Broken, hold, nameOf } from './hold.ts';
import { difference, differences, same } from './same.ts';

const ANOTHER_DEAL = seeded('another deal of events');

/** The others' cards in another order, and other cards altogether. */
const KNOWN: readonly Known[] = ['list', 'seen'];

/** What a viewer receives does not change when all that they cannot know is re-dealt, the others' whole decks included. */
export function checkSecrets(game: AnyGame, position: AnyPosition, viewer: Viewer): void {
  const truth = game.see(position, viewer);
  for (const known of KNOWN) {
    const dealt = game.see(game.redeal(position, viewer, 'another deal', known), viewer);
    hold(
      JSON.stringify(truth) === JSON.stringify(dealt),
      () => `${nameOf(viewer)} sees what they cannot know: a re-deal changes their view at ${difference(truth, dealt)}`,
    );
    if (position.decision?.seat === viewer) checkHonesty(game, position, viewer, known);
  }
}

/** What is made once for several viewers is what each of them sees alone, no matter who looks first. */
export function checkShared(game: AnyGame, position: AnyPosition): void {
  const all = viewers(position.seats);
  for (const order of [all, all.toReversed()]) {
    const once = together();
    for (const viewer of order) {
      const [shared, own] = [game.see(position, viewer, once), game.see(position, viewer)];
      hold(
        JSON.stringify(shared) === JSON.stringify(own),
        () => `${nameOf(viewer)} sees what was made for others at ${difference(own, shared)}`,
      );
    }
  }
}

/** A re-deal follows from what the seat sees and from the seed: a bot that thinks on it cannot be told the truth. */
function checkHonesty(game: AnyGame, position: AnyPosition, seat: Seat, known: Known): void {
  const [one, other] = [position, game.redeal(position, seat, 'another truth', known)].map(truth =>
    game.redeal(truth, seat, 'a deal', known),
  );
  hold(same(one, other), () => `a re-deal for seat ${seat} depends on what it cannot know, at ${difference(one, other)}`);
  const [here, dealt] = [verdict(game, position), verdict(game, one!)];
  hold(here === dealt, () => `whether seat ${seat} is asked depends on what it cannot know: ${here}, and ${dealt} after a re-deal`);
  const stances = [position, one!].map(truth =>
    Array.from({ length: truth.seats }, (_, other) => game.module.stance?.(truth.world, other)),
  );
  hold(same(stances[0], stances[1]), () => `whose turn it is or who is attacked depends on what seat ${seat} cannot know`);
}

/** An event as the viewer is told it and the table as they see it then, in the true world and in a re-dealt one: the same text. */
export function checkEventSecrets(game: AnyGame, event: AnyEvent, world: object, viewer: Viewer): string {
  const { redact, redeal, view, clone } = game.module;
  const dealt = clone(world);
  redeal(dealt, viewer, new Random({ ...ANOTHER_DEAL }));
  const text = JSON.stringify(redact(world, event, viewer));
  hold(
    text === JSON.stringify(redact(dealt, event, viewer)),
    () => `${nameOf(viewer)} learns from event ${event.type} what they cannot know: ${text}`,
  );
  const [truth, other]: Plain[] = [view(world, viewer), view(dealt, viewer)];
  hold(
    JSON.stringify(truth) === JSON.stringify(other),
    () => `${nameOf(viewer)} sees after event ${event.type} what they cannot know: a re-deal changes it at ${difference(truth, other)}`,
  );
  return text;
}

/** An answer that was given, with what came of it. */
export interface Answered {
  readonly start: AnyPosition;
  readonly key: string;
  readonly end: AnyPosition;
  readonly events: readonly AnyEvent[];
}

interface Receiving {
  /** The events as the viewer got them. */
  readonly told: readonly string[];
  readonly asksOpenly: boolean;
}

/**
 * The same answer in a re-dealt world, with the same luck: until something is revealed, the viewer is told the same, and where nothing
 * is they see the same afterwards. This finds a secret that an event carries in itself, a look nobody was told of, and a question that
 * is asked or left out because of a secret. Where the asked seat's own secrets were re-dealt its answer may make no sense any more, so for
 * other viewers only steps that reveal nothing count.
 */
export function checkLearned(game: AnyGame, { start, key, end, events }: Answered, viewer: Viewer, { told, asksOpenly }: Receiving): void {
  const dealt = game.redeal(start, viewer, 'another deal');
  dealt.random = { ...start.random };
  const otherEvents: AnyEvent[] = [];
  const otherTold: string[] = [];
  const asked = start.decision!.seat === viewer;
  try {
    game.answer(dealt, key, (event, world: object) => {
      otherEvents.push(copyPlain(event as AnyEvent));
      otherTold.push(JSON.stringify(game.module.redact(world, event, viewer)));
    });
  } catch (error) {
    if (asked && error instanceof StepError)
      throw new Broken(`seat ${viewer} cannot think ahead: after a re-deal of what it cannot know, "${key}" fails: ${error.message}`);
    return;
  }
  const reveals = (event: AnyEvent | undefined): boolean => event !== undefined && game.module.reveals(event);
  const revealed = events.some(reveals) || otherEvents.some(reveals);
  if (!asked && revealed) return;
  for (let i = 0; i < Math.max(told.length, otherTold.length); i++) {
    if (told[i] === otherTold[i]) continue;
    if (!asksOpenly && (i >= told.length || i >= otherTold.length)) return;
    hold(
      reveals(events[i]) || reveals(otherEvents[i]),
      () => `${nameOf(viewer)} is told ${told[i]} after "${key}", and ${otherTold[i]} after a re-deal, though the event reveals nothing`,
    );
    return;
  }
  if (revealed) return;
  const [seen, other] = [end, dealt].map(position => {
    const all = game.see(position, viewer);
    return asksOpenly ? all : all.table;
  });
  hold(
    JSON.stringify(seen) === JSON.stringify(other),
    () =>
      `${nameOf(viewer)} sees what they cannot know after "${key}", which reveals nothing: a re-deal changes ${difference(seen, other)}`,
  );
}

const LUCKS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Among many cards alike few lucks might all deal the same one: what is told must hold under many. */
const MANY_LUCKS = Array.from({ length: 60 }, (_, i) => `luck ${i}`);
/** A card is an entry of a list in the world: `cards.17`. */
const entryOf = (path: string): string => path.split('.', 2).join('.');
const idOf = (path: string): string => path.split('.')[1]!;

/**
 * A hand has no order: a card that goes into it, or stays in it while others go, out of a viewer's sight must not be told by the id the
 * viewer remembers. What the viewer knew before the answer and may not know after it is dealt otherwise by another luck.
 */
export function checkForgotten(game: AnyGame, { start, key, end }: Answered, viewer: Viewer): void {
  const held = idsInHands(game.see(end, viewer).table);
  if (held.size === 0) return;
  const unknown = (position: AnyPosition, seed: string): ReadonlyMap<string, unknown> =>
    differences(position.world, game.redeal(position, viewer, seed).world);
  const forgotten = new Map([...unknown(end, 'forgotten')].filter(([path]) => held.has(idOf(path))));
  for (const seed of LUCKS) {
    if (forgotten.size === 0) return;
    const before = new Set([...unknown(start, seed).keys()].map(entryOf));
    for (const path of forgotten.keys()) if (before.has(entryOf(path))) forgotten.delete(path);
  }
  for (const [path, value] of forgotten) {
    const told = MANY_LUCKS.every(seed => {
      const lucky: AnyPosition = game.clone(start);
      lucky.random = seeded(seed);
      game.answer(lucky, key);
      return valueAt(lucky.world, path) === value;
    });
    hold(
      !told || valueAt(start.world, path) !== value,
      () => `after "${key}" its id tells ${nameOf(viewer)} which card of a hand is one they have seen: ${path}`,
    );
  }
}

/** Ids of cards in the hands of a view that hold several. */
function idsInHands(view: unknown, ids = new Set<string>()): ReadonlySet<string> {
  if (typeof view !== 'object' || view === null) return ids;
  for (const [field, value] of Object.entries(view)) {
    if (field === 'hand' && Array.isArray(value) && value.length > 1)
      for (const card of value) ids.add(String((card as { readonly id?: unknown }).id));
    else idsInHands(value, ids);
  }
  return ids;
}

const valueAt = (world: object, path: string): unknown =>
  path.split('.').reduce((at: unknown, word) => (at as Record<string, unknown> | null | undefined)?.[word], world);
