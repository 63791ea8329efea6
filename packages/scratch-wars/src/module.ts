/** Scratch Wars Duel as the engine sees it. */
import { createGame, drawn, other, won, type GameModule, type Plain } from '@kolbiste/engine';
import { attack, defence } from './attack.ts';
import { bonus } from './bonus.ts';
import { spin } from './effect.ts';
import { endOfTurnProcedures } from './end-of-turn.ts';
import { mind } from './mind.ts';
import { explainDuel } from './explain.ts';
import { duelOptions, poolsFor, type DuelOptions } from './pools.ts';
import { duel, preparationProcedures } from './preparation.ts';
import { readScenario } from './scenario.ts';
import { rounds, turn } from './turn.ts';
import { redealDuel, viewDuel } from './view.ts';
import { cloneDuel, MAX_ENERGY, MAX_WEAPONS, type Duel, type Pool, type Side } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

const newSide = (pool: Pool): Side => ({ pool, hero: null, lives: 0, energy: 0, starting: null, used: [] });

export const scratchWars: GameModule<ScratchWars, DuelOptions> = {
  id: 'scratch-wars',
  version: 1,
  seats: { min: 2, max: 2 },
  options: duelOptions,
  secretOptions: ['pools'],
  setup(options, _, random) {
    const [first, second] = poolsFor(options, random);
    const world: Duel = {
      round: 0,
      starter: null,
      active: 0,
      actions: 0,
      sides: [newSide(first), newSide(second)],
      weapons: [],
      switches: { roundCap: options.roundCap, cancelling: options.cancelling },
    };
    return { world, first: duel({ chooser: 0 }) };
  },
  procedures: [...preparationProcedures, rounds, turn, spin, attack, defence, bonus, ...endOfTurnProcedures],
  clone: cloneDuel,
  /** Chapter 2.3: at once when a hero falls; a draw when both fall together. */
  outcome(w) {
    if (w.starter === null) return null;
    const [a, b] = w.sides;
    if (a.lives <= 0 && b.lives <= 0) return drawn(2, 'SCW 2.3.4.2', 'bothDefeated');
    if (a.lives <= 0 || b.lives <= 0) return won([a.lives > 0 ? 0 : 1], 2, 'SCW 2.3.4.1', 'defeat');
    return w.round > w.switches.roundCap ? drawn(2, 'SCW R-22', 'roundCap') : null;
  },
  view: (w, viewer) => viewDuel(w, viewer) as unknown as Plain,
  redact: (_, event) => event as unknown as Plain,
  reveals: event => event.type === 'revealed' || event.type === 'startSpun',
  redeal: redealDuel,
  explain: explainDuel,
  mind,
  invariants(w) {
    const broken: string[] = [];
    const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
    must(w.actions >= 0 && w.actions <= 4, 'between no and four actions');
    w.sides.forEach((side, seat) => {
      if (!side.hero) return;
      must(side.lives <= side.hero.lives, `lives of seat ${seat} are at most the printed number (SCW 2.7.2.2)`);
      must(side.energy >= 0 && side.energy <= MAX_ENERGY, `energy of seat ${seat} is between 0 and 12 (SCW 2.6.1.2)`);
      must(new Set(side.used).size === side.used.length, `no slot of seat ${seat} is used twice (SCW 4.1.2.1)`);
      const own = w.weapons.filter(weapon => weapon.owner === seat).length;
      must(own >= 1 && own <= MAX_WEAPONS, `seat ${seat} has one to five weapons (SCW 1.5.1.2)`);
    });
    for (const { state, deferred } of w.weapons)
      must((state === 'carrying') === (deferred !== null), 'a weapon carries exactly when it has a deferred effect');
    if (w.starter !== null)
      must(
        w.sides.every((side, seat) => side.lives > 0 || w.sides[other(seat)]!.lives > 0) || w.round >= 9,
        'both fall together only by sudden death (SCW 2.3.4.2)',
      );
    return broken;
  },
  scenario: { read: (given, options, seats) => readScenario(given, options, seats) },
};

export const scratchWarsGame = createGame(scratchWars);
