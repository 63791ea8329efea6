/** chessops, rules of chess in TypeScript: no secrets, no interaction. Legal moves listed, one chosen, played. */
import { Chess } from 'chessops/chess';
import { emit, finish, mulberry32, timed } from '../lib/measure.mjs';

const random = mulberry32(3);
const playGame = () => {
  const position = Chess.default();
  let moves = 0;
  for (; moves < 200 && !position.isInsufficientMaterial(); moves++) {
    const options = [];
    for (const [from, squares] of position.allDests(position.ctx())) for (const to of squares) options.push({ from, to });
    if (!options.length) break;
    const move = options[Math.floor(random() * options.length)];
    if (position.board.pawn.has(move.from) && (move.to < 8 || move.to >= 56)) move.promotion = 'queen';
    position.play(move);
  }
  return moves;
};
emit('decisions_per_s', timed(playGame, { ms: 3000, warmMs: 3000 }).perS, '1/s');
const position = Chess.default();
let kept;
emit('clone_us', timed(() => ((kept = position.clone()), 1), { ms: 1000, warmMs: 500 }).nsEach / 1e3, 'us');
if (!kept.board.occupied.equals(position.board.occupied)) throw new Error('the copy differs');
finish();
