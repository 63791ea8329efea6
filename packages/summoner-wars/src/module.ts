/** Summoner Wars as the engine sees it. */
import { createGame, drawn, won, type GameModule, type Outcome, type Plain } from '@kolbiste/engine';
import { assault, attackAgainSteps, attackSteps } from './battle/attack.ts';
import { fallWindow, harmSteps } from './battle/harm.ts';
import { pushSteps, walkSteps } from './battle/walk.ts';
import { definitionAt } from './cards/catalogue.ts';
import type { SummonerWars } from './events.ts';
import { mind } from './mind.ts';
import { explainTable } from './explain.ts';
import { factionProcedures } from './factions/index.ts';
import { switchesOf, tableOptions, type TableOptions } from './options.ts';
import { emptyTable, game, seating } from './preparation.ts';
import { readScenario } from './scenario.ts';
import { cloneWorld, type World } from './state.ts';
import { attackPhase } from './turn/attack-phase.ts';
import { magicPhase } from './turn/build-magic.ts';
import { interlude, momentSteps, turnEnd, useAbility } from './turn/moment.ts';
import { movementPhase } from './turn/movement.ts';
import { event, eventsPhase, reaction } from './turn/play-events.ts';
import { summoning, summonPhase } from './turn/summon.ts';
import { turn, turns } from './turn/turn.ts';
import { redactEvent, redealTable, reveals, viewTable } from './view.ts';
import { isWall, lifeOf, teamOf } from './world.ts';

/** A team wins when no opposing Summoner is left and it has one (SUM 9.1, B9); at once, whatever is pending (SUM B5). */
function outcomeOf(w: World): Outcome | null {
  if (w.phase === 'setup') return null;
  if (w.turn <= w.switches.turnCap && w.sides.every(({ alive }) => alive)) return null;
  const alive = [false, false];
  for (let side = 0; side < w.sides.length; side++) if (w.sides[side]!.alive) alive[teamOf(side)] = true;
  if (alive[0] && alive[1] && w.turn <= w.switches.turnCap) return null;
  const seats = Math.max(...w.seats) + 1;
  if (alive[0] && alive[1]) return drawn(seats, 'SUM B8', 'turnCap');
  const team = alive[0] ? 0 : alive[1] ? 1 : w.switches.bothFall === 'active' ? teamOf(w.active) : -1;
  if (team < 0) return drawn(seats, 'SUM B6', 'bothFell');
  const winners = [...new Set(w.seats.filter((_, side) => teamOf(side) === team))];
  return won(winners, seats, w.sides.length === 2 ? 'SUM 9.1' : 'SUM B9', 'summonersFell');
}

/** Every card is in exactly one place, and what is on the battlefield is alive and consistent. */
function invariantsOf(w: World): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
  const places = new Map<number, string>();
  const put = (id: number, where: string): void => {
    if (places.has(id)) broken.push(`card ${id} is in ${places.get(id)} and in ${where}`);
    places.set(id, where);
  };
  w.sides.forEach((player, side) => {
    for (const pile of ['draw', 'hand', 'magic', 'discard', 'supply', 'units', 'walls'] as const)
      for (const id of player[pile]) put(id, `${pile} of ${side}`);
    for (const id of [...player.units, ...player.walls]) {
      const card = w.cards[id]!;
      must(card.controller === side, `card ${id} is listed for ${side} and controlled by ${card.controller} (SUM 10.6.2)`);
      must(w.falling || card.wounds < lifeOf(w, id), `card ${id} has ${card.wounds} wounds and is still there (SUM 2.17)`);
      const squares = definitionAt(card.definition).type === 'vine' ? w.vines : w.top;
      must(squares[card.square] === id, `card ${id} is not on its square`);
      for (const under of card.under) put(under, `under ${id}`);
    }
    for (const id of player.supply) must(definitionAt(w.cards[id]!.definition).type === 'vine', `supply of ${side} holds only vine walls`);
    must(player.supply.length <= 15, `supply of ${side} is too big`);
    for (const id of player.draw) must(definitionAt(w.cards[id]!.definition).type !== 'vine', 'no vine wall in a draw pile (SUM 4.3)');
  });
  for (const id of w.playing) put(id, 'playing');
  for (const id of w.out) put(id, 'out');
  must(places.size === w.cards.length, `${w.cards.length - places.size} cards are nowhere`);
  w.top.forEach((id, square) => {
    if (id < 0) return;
    must(w.cards[id]!.square === square, `card ${id} on square ${square} thinks it is elsewhere`);
    must(!(isWall(w, id) && w.vines[square]! >= 0), `two walls on square ${square} (SUM 4.10)`);
  });
  must(w.vinesGrown === w.vines.filter(id => id >= 0).length, 'vine walls are miscounted');
  must(w.moves <= w.moveLimit || w.phase === 'setup', 'more units moved than allowed (SUM 7.4.1)');
  must(w.attacks <= w.attackLimit, 'more units attacked than allowed (SUM 7.5.1)');
  if (w.phase !== 'setup')
    w.cards.forEach(({ square, wounds, marks }, id) => {
      if (square < 0) must(wounds === 0 && marks === 0, `card ${id} keeps wounds or marks off the battlefield`);
    });
  return broken;
}

export const summonerWars: GameModule<SummonerWars, TableOptions> = {
  id: 'summoner-wars',
  version: 1,
  seats: { min: 2, max: 4 },
  options: tableOptions,
  setup: (options, seats) => ({
    world: emptyTable(seating(seats, options.doubled), switchesOf(options), options.decks),
    first: game({ side: 0 }),
  }),
  procedures: [
    game,
    turns,
    turn,
    summonPhase,
    summoning,
    eventsPhase,
    event,
    reaction,
    movementPhase,
    attackPhase,
    magicPhase,
    momentSteps,
    useAbility,
    interlude,
    turnEnd,
    walkSteps,
    pushSteps,
    harmSteps,
    fallWindow.procedure,
    attackSteps,
    attackAgainSteps,
    assault,
    ...factionProcedures,
  ],
  clone: cloneWorld,
  leave: (w, seat) => w.sides.forEach((player, side) => void (player.leaving ||= w.seats[side] === seat)),
  outcome: outcomeOf,
  view: (w, viewer) => viewTable(w, viewer) as unknown as Plain,
  redact: redactEvent,
  reveals,
  redeal: redealTable,
  explain: explainTable,
  mind,
  invariants: invariantsOf,
  scenario: { read: readScenario },
};

export const summonerWarsGame = createGame(summonerWars);
