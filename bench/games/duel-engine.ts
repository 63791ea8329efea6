/** The duel (duel-rules.mjs) as a game of this project's engine: the same rules and the same views as everywhere else here. */
import { createGame, drawn, keyOf, permuteUnseen, proceduresOf, schema, won, type AnyGame, type GameModule, type Plain } from '@kolbiste/engine';
import * as rules from './duel-rules.mjs';

interface World {
  players: any[];
  current: number;
  uids: number;
  cards: Record<string, never>;
}
type Event = { type: 'moved'; rule: 'DUEL 1'; seat: number; move: string };
type Duel = { world: World; event: Event; rule: 'DUEL 1' };
type Move = 'end' | { play: number; at: number } | { attack: number; at: number };

const { define } = proceduresOf<Duel>();
const turn = define<object, { act: null; moved: Move; next: null }, null>('turn', {
  act: flow => flow.go('next', null),
  moved: (flow, _, move) => {
    const { world, random } = flow;
    const me = world.players[world.current], foe = world.players[1 - world.current];
    const seat = world.current;
    if (move === 'end') {
      world.current = 1 - world.current;
      rules.beginTurn(foe);
    } else if ('play' in move) rules.play(me, foe, move.play, move.at, (faces: number) => 1 + random.integer(faces), () => ++world.uids);
    else rules.attack(me, foe, move.attack, move.at);
    flow.emit({ type: 'moved', rule: 'DUEL 1', seat, move: keyOf(move as never) });
    return flow.go('next', null);
  },
  next: flow => {
    const { world } = flow;
    const moves = rules.legal(world.players[world.current], world.players[1 - world.current]) as [string, number, number][];
    const options = moves.map(([type, a, at]): Move => (type === 'end' ? 'end' : type === 'play' ? { play: a, at } : { attack: a, at }));
    return flow.ask('moved', world.current, 'DUEL 1', options as never);
  },
});

const copyPlayer = (p: any) => ({ ...p, hand: p.hand.slice(), deck: p.deck.slice(), board: p.board.map((unit: object) => ({ ...unit })), discard: p.discard.slice() });

const module: GameModule<Duel, object> = {
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  options: schema<object>({}),
  setup: (_, __, random) => {
    const deck = () => {
      const cards = rules.deckList();
      random.shuffle(cards);
      return cards;
    };
    const players = [rules.newPlayer(deck()), rules.newPlayer(deck())];
    rules.beginTurn(players[0]);
    return { world: { players, current: 0, uids: 0, cards: {} }, first: turn({}) };
  },
  procedures: [turn],
  clone: ({ players, current, uids }) => ({ players: players.map(copyPlayer), current, uids, cards: {} }),
  outcome: ({ players }) => {
    const lost = players.map(player => player.hp <= 0);
    if (lost[0] && lost[1]) return drawn(2, 'DUEL 1', 'both');
    return lost[0] || lost[1] ? won([lost[0] ? 1 : 0], 2, 'DUEL 1', 'hp') : null;
  },
  view: ({ players, current }, viewer) => {
    const seen = rules.view(players, String(viewer));
    return { players: [seen[0], seen[1]], current } as unknown as Plain;
  },
  redact: (_, { type, rule, seat, move }) => ({ type, rule, seat, move }),
  reveals: () => true,
  redeal: () => {},
  explain: () => [],
  mind: { weights: {}, measure: () => [], horizon: 8 },
  invariants: () => [],
  scenario: { read: () => { throw new Error('the duel has no scenarios'); } },
};
void permuteUnseen;
export const duel = createGame(module) as unknown as AnyGame;
