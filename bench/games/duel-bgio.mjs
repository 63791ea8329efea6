/** The duel for boardgame.io, the documented way: immer-style moves, random plugin, playerView, endTurn, endIf, ai.enumerate. */
import * as rules from './duel-rules.mjs';

const other = id => (id === '0' ? '1' : '0');
const sides = (G, id) => [G.players[id], G.players[other(id)]];
const INVALID_MOVE = 'INVALID_MOVE';

export const duel = {
  name: 'duel',
  setup: ({ random }) => ({
    uids: 0,
    players: { 0: rules.newPlayer(random.Shuffle(rules.deckList())), 1: rules.newPlayer(random.Shuffle(rules.deckList())) },
  }),
  playerView: ({ G, playerID }) => ({ uids: G.uids, players: rules.view(G.players, playerID) }),
  moves: {
    play: {
      move: ({ G, playerID, random }, i, target) => {
        if (!rules.play(...sides(G, playerID), i, target, faces => random.Die(faces), () => ++G.uids)) return INVALID_MOVE;
      },
      client: false,
    },
    attack: {
      move: ({ G, playerID }, i, target) => {
        if (!rules.attack(...sides(G, playerID), i, target)) return INVALID_MOVE;
      },
      client: false,
    },
    end: { move: ({ events }) => void events.endTurn(), client: false },
  },
  turn: { onBegin: ({ G, ctx }) => void rules.beginTurn(G.players[ctx.currentPlayer]) },
  endIf: ({ G }) => {
    const lost = [G.players[0].hp <= 0, G.players[1].hp <= 0];
    if (lost[0] && lost[1]) return { draw: true };
    if (lost[0]) return { winner: '1' };
    if (lost[1]) return { winner: '0' };
  },
  ai: { enumerate: (G, ctx, id) => rules.legal(...sides(G, id)).map(([move, a, b]) => ({ move, args: move === 'end' ? [] : [a, b] })) },
};
