/** Mortificator: missions. */
import { no, type Seat } from '@kolbiste/engine';
import { choose, discard, place } from '../../rules/atoms.ts';
import type { World } from '../../rules/state.ts';
import { affiliationOf, bearerOf, warriorsOf } from '../../rules/status.ts';
import { isPersonality } from '../filters.ts';
import { mission } from '../makers.ts';
import { asks, follows } from '../pieces.ts';
import { DEFINITIONS } from '../registry.ts';
import { aWarrior } from '../targets.ts';

const corporationsOf = (w: World, seat: Seat): number =>
  warriorsOf(w, seat).reduce((all, id) => (w.cards[id]!.zone === 'squad' ? all | affiliationOf(w, id) : all), 0);

export const solidarity = mission({
  code: '04095',
  name: { en: 'Solidarity', cs: 'Solidarita' },
  text: {
    en: 'On a player: choose a corporation. Each time he brings one of its warriors into his Squad you earn 1 victory point or 2 destiny points; discarded when he has none of them left there.',
    cs: 'Na hráče: zvol korporaci. Pokaždé, když přivede do Mužstva jejího bojovníka, získáš 1 vítězný bod nebo 2 body osudu; vyřadí se, když tam žádného jejího nemá.',
  },
  for: 'player',
  refusal: ({ world, self, player }) =>
    world.play.some(id => world.cards[id]!.def === world.cards[self]!.def && world.cards[id]!.at === player)
      ? no('DOT 14.10', 'hasCopy')
      : null,
  effect: ({ g, seat, self, player, play }) => {
    place(g, self, { by: seat, area: 'player', at: player, rule: 'DOT 14.8' });
    return asks(g, play, seat, { ask: 'organisation', options: [1, 2, 4, 8, 16].map(of => ({ of })) });
  },
  earns: ({ world, self, event }) => {
    const { at, by, chosen } = world.cards[self]!;
    if (event.type !== 'entered' || event.area !== 'squad' || event.seat !== at || chosen === null) return null;
    return (affiliationOf(world, event.card) & chosen) === 0 ? null : { points: 1, kind: 'victory', orDestiny: 2, seat: by, over: false };
  },
  on: ({ world, self, event }) => {
    const { at, chosen, def } = world.cards[self]!;
    if (chosen === null || (corporationsOf(world, at!) & chosen) !== 0) return null;
    const left =
      event.type === 'discarded' || event.type === 'sacrificed'
        ? event.by === at && (DEFINITIONS[event.def]!.affiliation & chosen) !== 0
        : event.type === 'stolen' || event.type === 'transferred' || event.type === 'returned';
    return left ? follows(world, self, { def, ask: 'over' }) : null;
  },
  answered: ({ g, self, ask, answer }) => {
    if (ask === 'over') discard(g, self, 'DOT 37.10');
    else choose(g, self, (answer as { of: number }).of, 'DOT 14.8');
  },
});

export const specialOrders = mission({
  code: '04096',
  name: { en: 'Special Orders', cs: 'Speciální instrukce' },
  text: {
    en: 'On a personality: he attacks personalities only. When he kills one, his player gains 20 destiny points besides.',
    cs: 'Na osobnost: útočí jen na osobnosti. Když nějakou zabije, jeho hráč získá navíc 20 bodů osudu.',
  },
  for: 'warrior',
  target: aWarrior(isPersonality),
  forbids: ({ world, self, attacker, defender }) =>
    attacker === bearerOf(world, self) && !isPersonality(world, defender) ? no('DOT 24.2.11', 'personalitiesOnly') : null,
  earns: ({ world, self, event }) => {
    const bearer = bearerOf(world, self);
    return event.type === 'killed' && event.by === bearer && isPersonality(world, event.card)
      ? { points: 20, kind: 'destiny', seat: world.cards[bearer]!.by, over: true }
      : null;
  },
});
