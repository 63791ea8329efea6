/** Phase 3: events, walls among them, one at a time (SUM 7.3). */
import type { EventDefinition, Fallen } from '../../cards/vocabulary.ts';
import { buildWall, discardEvent, playEvent } from '../atoms.ts';
import { halfOf } from '../battlefield.ts';
import { playRefusal } from '../legality.ts';
import { battlefieldOf, empty, squareNamed } from '../places.ts';
import { define, NO_OCCASION } from '../procedures.ts';
import { definitionOf, playerOf, seatOf, teamOf } from '../queries.ts';
import type { CardId, Side, World } from '../state.ts';
import { addAnytime, interlude, interrupted, useAbility, type UseOption } from './moment.ts';
import { addSummons, summoning, type SummonOption } from './summon.ts';

type PlayOption = { readonly play: CardId };
type WallOption = { readonly wall: CardId; readonly to: string };

const eventOf = (w: World, id: CardId): EventDefinition => definitionOf(w, id) as EventDefinition;

export const event = define<{ readonly side: Side; readonly card: CardId }, { play: null; carryOut: null; over: unknown }, null>('event', {
  play(g, v) {
    playEvent(g, v.side, v.card, 'SUM 7.3.3');
    return g.go('carryOut', null);
  },
  carryOut: (g, v) => g.call('over', eventOf(g.world, v.card).play!(v.side, v.card)),
  over(g, v) {
    discardEvent(g, v.side, v.card);
    return g.done(null);
  },
});

/** An event played when a card fell, in anybody's turn (SUM C14). */
export const reaction = define<{ readonly fallen: Fallen; readonly card: CardId }, { play: null; carryOut: null; over: unknown }, null>(
  'reaction',
  {
    play(g, v) {
      playEvent(g, v.fallen.controller, v.card, 'SUM C14');
      return g.go('carryOut', null);
    },
    carryOut: (g, v) => g.call('over', eventOf(g.world, v.card).reaction!.respond(v.fallen.controller, v.card, v.fallen)),
    over(g, v) {
      discardEvent(g, v.fallen.controller, v.card);
      return g.done(null);
    },
  },
);

type Choice = 'end' | PlayOption | WallOption | SummonOption | UseOption;
export const eventsPhase = define<{ readonly side: Side }, { offer: unknown; ask: unknown; chosen: Choice }, null>('eventsPhase', {
  offer: g => (interrupted(g.world) ? g.call('ask', interlude({ at: 0 })) : g.go('ask', null)),
  ask(g, { side }) {
    const w = g.world;
    const { hand, alive } = playerOf(w, side);
    if (!alive || hand.length === 0) return g.done(null);
    const options: Choice[] = ['end'];
    const battlefield = battlefieldOf(w);
    for (const card of hand) {
      const definition = definitionOf(w, card);
      if (definition.type === 'wall') {
        for (let square = 0; square < battlefield.squares; square++)
          if (halfOf(battlefield, square) === teamOf(side) && empty(w, square))
            options.push({ wall: card, to: battlefield.names[square]! });
      } else if (definition.type === 'event' && playRefusal(w, side, card) === null) options.push({ play: card });
    }
    if (w.eventSummons) addSummons(w, side, options);
    addAnytime(w, side, options);
    return g.ask('chosen', seatOf(w, side), 'SUM 7.3.1', options);
  },
  chosen(g, { side }, choice) {
    if (choice === 'end') return g.done(null);
    if ('use' in choice) return g.call('offer', useAbility({ side, option: choice, about: NO_OCCASION }));
    if ('summon' in choice) return g.call('offer', summoning({ side, option: choice }));
    if ('play' in choice) return g.call('offer', event({ side, card: choice.play }));
    buildWall(g, side, choice.wall, squareNamed(g.world, choice.to));
    return g.go('offer', null);
  },
});
