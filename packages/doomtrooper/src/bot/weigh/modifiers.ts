/** Cards and abilities inside a combat, and how much strength to buy. */
import type { Option, Seat } from '@kolbiste/engine';
import { ARMOUR, FIGHT, SHOOT } from '../../cards/vocabulary.ts';
import { DEFINITIONS, definitionOf } from '../../cards/registry.ts';
import type { Playing } from '../../rules/procedures.ts';
import { destinyOf, fightNumbered, friends, topFight, isPaired } from '../../rules/queries.ts';
import type { World, Paired } from '../../rules/state.ts';
import { worthOf } from '../../rules/values.ts';
import { certain, DEATH, marginsOf, swingOf, WOUND } from '../odds.ts';
import { swingIn } from './attacking.ts';
import type { Question } from './question.ts';
import { isPlayed, sharpened, wordsOf } from './scale.ts';
import { moveOf, tried, type Played } from './tried.ts';

/** What a destiny point spent in combat must bring back, in points. */
const PRICE = 0.35;
/** Whether a card adds to the ratings of one of the two and does nothing else. */
export function onlyAdds(w: World, { attacker, defender }: Paired, option: Option): boolean {
  if (!isPlayed(option) || !('on' in option) || (option.on !== attacker && option.on !== defender)) return false;
  const { adds, per, destiny } = moveOf(w, option);
  return adds !== undefined && adds !== null && !per && destiny === 0;
}
/** Cards and abilities in the modifier window: only what turns the outcome, alone or together with the rest of the hand. */
export function modifiers({ w, seat, options }: Question, fight: Paired): number[] {
  const attacks = w.cards[fight.attacker]!.by === seat;
  if (!attacks && w.cards[fight.defender]!.by !== seat) return options.map(option => (option === 'pass' ? 1 : 0));
  const sign = attacks ? 1 : -1;
  const margins = marginsOf(w, fight);
  const now = sign * swingOf(w, fight, margins, certain);
  const strike = attacks ? margins[0] : margins[1],
    threat = attacks ? margins[1] : margins[0];
  const trialOf = (world: World, after: Paired, changed: [number, number], paid: number) => {
    const [s, t] = attacks ? changed : [changed[1], changed[0]];
    const gain = sign * swingOf(world, after, changed, certain) - now - PRICE * Math.min(paid, 6) * 0.5 - aftermathOf(w, world, seat);
    return { gain, strike: s - strike, ward: threat - t };
  };
  const trials = options.map(option => {
    if (typeof option !== 'object') return null;
    if ('warzone' in option)
      return { gain: sign * swingIn(w, fight, Number(option['warzone'])) - sign * swingOf(w, fight), strike: 0, ward: 0 };
    if ('strengthen' in option) {
      // More of a spell, where it adds to what is missing.
      const spell = fight.cast.find(({ card }) => card === option['strengthen']);
      const more = (spell && DEFINITIONS[spell.def]!.play!.adds) ?? [1, 1, 1, 0];
      const helps = (strike < 0 && more[fight.tactic === 'fight' ? FIGHT : SHOOT] > 0) || (threat >= 0 && more[ARMOUR] > 0);
      return helps ? { gain: 0.5, strike: 0, ward: 0 } : null;
    }
    if (!isPlayed(option)) return null;
    const { timing, adds } = moveOf(w, option);
    // What only adds is worked out without a copy of the table.
    if (adds && 'on' in option && onlyAdds(w, fight, option)) {
      const strikes = adds[fight.tactic === 'fight' ? FIGHT : SHOOT];
      const changed: [number, number] =
        option.on === fight.attacker
          ? [margins[0] + strikes, margins[1] - adds[ARMOUR]]
          : [margins[0] - adds[ARMOUR], margins[1] + strikes];
      return trialOf(w, fight, changed, 0);
    }
    const { world, goesOn } = tried(w, { seat, move: option });
    const after = fightNumbered(world, fight.id) as Paired;
    if (after.over || goesOn) return now < 0 && timing !== 'any' ? { gain: 0.3 - now / 4, strike: 0, ward: 0 } : null;
    return trialOf(world, after, marginsOf(world, after), destinyOf(w, seat) - destinyOf(world, seat));
  });
  // Together they may do what none does alone.
  let more = 0,
    ward = 0;
  for (const trial of trials) {
    more += Math.max(0, trial?.strike ?? 0);
    ward += Math.max(0, trial?.ward ?? 0);
  }
  return trials.map(trial => {
    if (trial === null) return 0;
    if (trial.gain > 0.05) return Math.min(6, 1 + trial.gain);
    if (trial.strike > 0 && strike < 0 && strike + more >= 0) return 0.5;
    return trial.ward > 0 && threat >= 0 && threat - ward < 0 ? 0.5 : 0;
  });
}
/** What a card that was tried will cost its own side when the combat is over: a wound, or a death for the one who is wounded. */
function aftermathOf(w: World, after: World, seat: Seat): number {
  let cost = 0;
  for (const { what, on, source } of after.effects)
    if (
      what === 'watch' &&
      friends(w, w.cards[on]!.by, seat) &&
      !w.effects.some(effect => effect.what === 'watch' && effect.source === source)
    ) {
      const twice = w.cards[on]!.wounded || w.effects.some(effect => effect.what === 'watch' && effect.on === on);
      cost += (twice ? DEATH : WOUND) * (worthOf(w, on, null) + 0.5);
    }
  return cost;
}
/** How much strength to buy: the least that turns a combat, or little, half and all. */
export function strengths({ w, seat, options }: Question, v: Playing): number[] {
  const fight = topFight(w);
  const spends = options.map(option => Number(wordsOf(option)['spend']));
  // Debts are paid in full, or as far as it goes.
  if (v.use !== null && fight === null && definitionOf(w, v.card).uses[v.use]!.per?.upTo && w.sides[seat]!.debt > 0)
    return spends.map((_, i) => (i === spends.length - 1 ? 1 : 0));
  const few = spends.map((_, i) => (i === 0 || i === spends.length - 1 || i === spends.length >> 1 ? 1 : 0));
  if (!isPaired(fight) || fight.phase !== 'modifiers') return few;
  const sign = w.cards[fight.attacker]!.by === seat ? 1 : -1;
  const move = (v.use === null ? { play: v.card, on: v.target } : { use: v.card, as: v.use, on: v.target }) as Played;
  const worths = spends.map(spend => {
    const { world, goesOn } = tried(w, { seat, move, spent: spend, caster: v.caster });
    return goesOn ? null : sign * swingOf(world, fightNumbered(world, fight.id) as Paired, undefined, certain) - PRICE * spend;
  });
  return worths.includes(null) ? few : sharpened(worths as number[]);
}
