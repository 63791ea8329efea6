/** The mini game as the engine sees it. */
import {
  createGame,
  drawn,
  keyOf,
  other,
  permuteUnseen,
  questionOf,
  schema,
  won,
  type Explained,
  type Frame,
  type GameModule,
  type Plain,
  type Seat,
  type Sees,
  type Viewer,
} from '../../src/index.ts';
import { inTurn } from '../../src/choose.ts';
import { legacy, procedures, revenge, turn } from './rules.ts';
import { readScenario } from './scenario.ts';
import {
  actionRefused,
  actions,
  cloneWorld,
  definitionOf,
  newWorld,
  DEFINITIONS,
  type CardId,
  type Event,
  type Mini,
  type World,
} from './world.ts';

/** The one place that knows who sees which card. */
export const sees: Sees<World> = (w, viewer, card) => {
  const { owner } = w.cards[card]!,
    side = w.sides[owner]!;
  if (side.library.includes(card)) return 'back';
  return !side.hand.includes(card) || viewer === owner ? 'face' : 'back';
};

const cardFor = (w: World, viewer: Viewer, id: CardId): Plain => ({
  id,
  name: sees(w, viewer, id) === 'face' ? definitionOf(w, id).name : null,
});

/** What the fall of a card sets off. */
const LAST = { revenge, legacy };

const NONE: readonly Frame[] = [];
export const mini: GameModule<Mini, { target: number }> = {
  id: 'mini',
  version: 1,
  seats: { min: 2, max: 2 },
  options: schema<{ target: number }>({ target: { kind: 'number', default: 12, min: 12, max: 12, read: () => 12 } }),
  setup: (_, __, random) => ({ world: newWorld(random), first: turn({ card: -1 }) }),
  procedures,
  clone: cloneWorld,
  triggers(w, event) {
    if (event.type !== 'buried' || event.from !== 'squad') return NONE;
    const by = w.cards[event.card]!.owner;
    return definitionOf(w, event.card).last.map(name => LAST[name]({ by }));
  },
  orderTriggers: (w, frames) => (frames.length > 1 ? [inTurn(w.active, 'MINI 9.2', frames)] : frames),
  outcome(w) {
    for (const seat of [0, 1]) if (w.sides[seat]!.points >= 12) return won([seat], 2, 'MINI 1.1', 'points');
    if (w.turn <= 40) return null;
    const [a, b] = w.sides;
    return a.points === b.points ? drawn(2, 'MINI 1.2', 'time') : won([a.points > b.points ? 0 : 1], 2, 'MINI 1.2', 'time');
  },
  view: (w, viewer) => ({
    turn: w.turn,
    active: w.active,
    sides: w.sides.map(side => ({
      fate: side.fate,
      points: side.points,
      library: side.library.length,
      hand: side.hand.map(id => cardFor(w, viewer, id)),
      squad: side.squad.map(id => ({
        id,
        name: definitionOf(w, id).name,
        wounded: w.cards[id]!.wounded,
        gear: w.cards[id]!.gear.map(g => definitionOf(w, g).name),
      })),
      grave: side.grave.map(id => cardFor(w, viewer, id)),
      exile: side.exile.map(id => cardFor(w, viewer, id)),
    })),
  }),
  redact: (w, event: Event, viewer) => ('card' in event ? { ...event, card: cardFor(w, viewer, event.card) } : { ...event }),
  reveals: event => event.type === 'played' || event.type === 'drew' || event.type === 'buried',
  redeal(world, viewer, random) {
    const { cards } = world;
    permuteUnseen({
      world,
      viewer,
      sees,
      random,
      groups: [0, 1].map(seat => cards.flatMap((card, id) => (card.owner === seat ? [id] : []))),
      read: id => cards[id]!.definition,
      write: (id, definition) => (cards[id]!.definition = definition),
    });
  },
  explain(position): Explained<Mini['rule']>[] {
    if (questionOf(position) !== 'turn.act')
      return position.decision!.options.map(option => ({ key: keyOf(option), option, refusal: null }));
    return actions(position.world).map(option => {
      const rule = actionRefused(position.world, option);
      return { key: keyOf(option), option, refusal: rule && { rule, why: 'refused' } };
    });
  },
  mind: { weights: { points: 0.2 }, measure: (w, seat: Seat) => [w.sides[seat]!.points - w.sides[other(seat)]!.points], horizon: 8 },
  invariants(w) {
    const places = w.sides.flatMap(side => [...side.library, ...side.hand, ...side.squad, ...side.grave, ...side.exile]);
    const attached = w.cards.flatMap(card => card.gear);
    const seen = new Set([...places, ...attached]);
    return seen.size === places.length + attached.length ? [] : ['a card is in two places'];
  },
  scenario: { read: readScenario },
};

export const miniGame = createGame(mini);
export { DEFINITIONS };
