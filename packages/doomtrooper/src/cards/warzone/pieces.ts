/** Warzone: what several cards are made of. */
import { fold } from '@kolbiste/engine';
import { definitionOf } from '../registry.ts';
import type { Rating } from '../terms.ts';
import { LAYERS, modifiersOf } from '../../rules/values.ts';
import { has, works } from '../../rules/abilities.ts';
import { discard, last } from '../../rules/atoms.ts';
import { type DoomEvent, NONE } from '../../rules/events.ts';
import type { Here } from '../../rules/game.ts';
import { awarding } from '../../rules/procedures.ts';
import { fightNumbered, topFight } from '../../rules/queries.ts';
import { isInPlay, type CardId, type Fight, type World } from '../../rules/state.ts';
import { isDoomtrooper, isPresent, carrierOf } from '../../rules/status.ts';
import type { Card } from '../form.ts';

/** A warrior of another player is taken prisoner; what holds him is the captor, not a card on him (DOT 34.11 to 34.15). */
export function imprison(g: Here, captor: CardId, victim: CardId, strip: boolean): void {
  const w = g.world;
  if (!isInPlay(w.cards[captor]!.zone) || !isPresent(w, victim) || has(w, victim, 'prisoner', null)) return;
  last(
    g,
    { card: captor, seat: w.cards[captor]!.by },
    { what: 'ability', on: victim, ability: 'prisoner' },
    { whileInPlay: true, rule: 'DOT 34.11' },
  );
  if (strip) for (const id of w.cards[victim]!.gear.slice()) discard(g, id, 'DOT 37.10');
}

/** Doomtroopers of others wounded in a combat by one of the captor's own who lives. */
export function captives(w: World, self: CardId, event: DoomEvent, by: (id: CardId) => boolean): CardId[] {
  if (event.type !== 'combatEnded' || event.how !== 'resolved' || !works(w, self, null)) return [];
  const seat = w.cards[self]!.by;
  return event.hurt.filter((victim, i) => {
    const captor = event.hurt[i + 1] ?? NONE;
    if (i % 2 === 1 || captor === NONE || !isPresent(w, victim) || !isPresent(w, captor)) return false;
    return w.cards[captor]!.by === seat && by(captor) && w.cards[victim]!.by !== seat && isDoomtrooper(w, victim);
  });
}

interface Kill {
  readonly world: World;
  readonly self: CardId;
  readonly fight: Fight;
  readonly by: CardId;
  readonly victim: CardId;
  readonly value: number;
}
/** Anyone who kills in a combat earns this many points more. */
export const paysForKills =
  (points: (kill: Kill) => number, kind: 'choice' | 'victory' = 'choice'): NonNullable<Card['on']> =>
  ({ world, self, event }) => {
    if (event.type !== 'killed' || event.by < 0) return null;
    const fight = fightNumbered(world, event.fight);
    const more = fight === null ? 0 : points({ world, self, fight, by: event.by, victim: event.card, value: event.value });
    return more === 0
      ? null
      : awarding({ seat: world.cards[event.by]!.by, points: more, kind, for: event.by, cause: 'card', check: kind === 'victory' });
  };

/** What a weapon makes of its bearer's rating now. */
export function worthIn(w: World, weapon: CardId, rating: Rating): number {
  const bearer = carrierOf(w, weapon);
  const printed = definitionOf(w, bearer).ratings[rating] ?? 0;
  const all = modifiersOf(w, bearer, rating, topFight(w));
  const without = all.filter(({ source }) => source !== weapon);
  return Math.ceil(fold(printed, all, LAYERS)) - Math.ceil(fold(printed, without, LAYERS));
}
