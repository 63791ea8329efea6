/** A game of ours in random play: decisions a second, the cost of a copy, the heap of a game under way. */
import { keyOf, type Game, type Position } from '@kolbiste/engine';
import { emit, finish, heapBytes, mulberry32, SCALE, timed } from './measure.mjs';

/** Random play may circle; a game that is longer is left unfinished. */
const LIMIT = 5000;

type AnyGame = Game<any, any>;

export function measureGame(game: AnyGame, seats: number = game.module.seats.min): void {
  const random: () => number = mulberry32(11);
  let seeds = 0;
  const start = (): Position => game.start({}, seats, `bench ${seeds++}`);
  const pick = (position: Position): number => Math.floor(random() * position.decision!.options.length);

  let games = 0;
  let decisions = 0;
  // One decision is what a bot's playout does: the options are listed, one is taken, the game runs on to the next. Games start over.
  const playSilently = (): number => {
    const position = start();
    let n = 0;
    for (; position.outcome === null && n < LIMIT; n++) game.advance(position, pick(position));
    games++;
    decisions += n;
    return n;
  };
  const silent = timed(playSilently, { ms: 5000, warmMs: 8000 });
  emit('decisions_per_s', silent.perS, '1/s');
  emit('decisions_per_game', decisions / games, '');
  emit('games_per_s', (silent.perS * games) / decisions, '1/s');

  // What a table does: the answer comes as a key, every event is kept, and a fault would leave the position as it was.
  const playAloud = (): number => {
    const events: unknown[] = [];
    const position = start();
    let n = 0;
    for (; position.outcome === null && n < LIMIT; n++)
      game.answer(position, keyOf(position.decision!.options[pick(position)]!), event => events.push(event));
    return n;
  };
  emit('answers_per_s', timed(playAloud, { ms: 3000, warmMs: 2000 }).perS, '1/s');

  const underWay = (): Position => {
    for (;;) {
      const position = start();
      for (let left = 20 + Math.floor(random() * 60); left > 0 && position.outcome === null; left--) game.advance(position, pick(position));
      if (position.outcome === null) return position;
    }
  };
  const positions = Array.from({ length: 100 }, underWay);
  let kept = positions[0]!;
  const cloneAll = (): number => {
    for (const position of positions) kept = game.clone(position);
    return positions.length;
  };
  emit('clone_us', timed(cloneAll, { ms: 1500, warmMs: 1500 }).nsEach / 1e3, 'us');

  // A copy that does not play on like its original would be no copy.
  for (const original of [...positions.slice(0, 20), kept]) {
    const copy = game.clone(original);
    for (let n = 0; original.outcome === null && n < LIMIT; n++) {
      const index = pick(original);
      game.advance(original, index);
      game.advance(copy, index);
    }
    if (game.hash(original) !== game.hash(copy)) throw new Error('the copy played another game');
  }

  const before = heapBytes();
  const live = Array.from({ length: Math.round(1000 * Math.max(SCALE, 0.3)) }, underWay);
  emit('heap_per_game_kb', (heapBytes() - before) / live.length / 1024, 'KB');
  finish();
}
