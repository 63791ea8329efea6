/** Tic-tac-toe for boardgame.io, after the example of its tutorial: the least that a game can cost there. */
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const complete = cells => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const free = cells => cells.flatMap((cell, i) => (cell === null ? [i] : []));

export const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, i) => {
      if (G.cells[i] !== null) return 'INVALID_MOVE';
      G.cells[i] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (complete(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
  ai: { enumerate: G => free(G.cells).map(i => ({ move: 'clickCell', args: [i] })) },
};
