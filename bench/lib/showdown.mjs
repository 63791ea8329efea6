/** Pokémon Showdown's simulator, its Battle class driven directly by its own random player: no streams, no text protocol in between. */
import showdown from 'pokemon-showdown';
import players from 'pokemon-showdown/dist/sim/tools/random-player-ai.js';
import { mulberry32 } from './measure.mjs';

/** RandomPlayerAI without its stream: receives a request, leaves its choice in `choice`. Same logic, same generator. */
class Player extends players.RandomPlayerAI {
  choice = '';
  constructor(seed) {
    super({ write() {} }, { seed, move: 0.7, mega: 0.6 }); // the options of the project's own runner
  }
  choose(choice) {
    this.choice = choice;
  }
}

/** Battles of one format, from a fixed seed and teams made beforehand. */
export function battles(format, firstSeed) {
  const random = mulberry32(firstSeed);
  const word = () => Math.floor(random() * 4294967296).toString(16).padStart(8, '0');
  const seed = () => `sodium,${Array.from({ length: 8 }, word).join('')}`;
  const teams = Array.from({ length: 120 }, () => showdown.Teams.generate(format, { seed: seed() }));
  let next = 0;
  const team = () => teams[next++ % teams.length];
  const start = side => new showdown.Battle({ formatid: format, seed: seed(), p1: side('A'), p2: side('B') });
  return {
    seed,
    start: () => start(name => ({ name, team: team() })),
    /** A battle that shares nothing with others, as on a server. */
    startApart: () => start(name => ({ name, team: showdown.Teams.unpack(showdown.Teams.pack(team())) })),
    pair: () => [new Player(seed()), new Player(seed())],
  };
}
export const playerOf = seed => new Player(seed);

/** Plays on until the end, or until turn `untilTurn`. Returns the number of decisions that were accepted. */
export function play(battle, pair, untilTurn = Infinity) {
  let decisions = 0;
  let refusals = 0;
  while (!battle.ended && battle.turn < untilTurn) {
    let acted = false;
    for (let i = 0; i < 2 && !battle.ended; i++) {
      const side = battle.sides[i];
      const request = side.activeRequest;
      if (!request || request.wait || side.isChoiceDone()) continue;
      acted = true;
      pair[i].receiveRequest(request);
      if (battle.choose(side.id, pair[i].choice)) decisions++;
      else if (++refusals > 50 && battle.choose(side.id, 'default')) {
        decisions++;
        refusals = 0;
      }
    }
    if (!acted) throw new Error('no side can act');
  }
  return decisions;
}
