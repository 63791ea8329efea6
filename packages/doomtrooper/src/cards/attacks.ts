/** Attacks that cards make: of several actions, out of cover, and several for one. */
import { has } from '../rules/abilities.ts';
import { no, type Option, type Seat } from '@kolbiste/engine';
import { last, strengthen } from '../rules/atoms.ts';
import { attackerRefusal, defendersOf, tacticRefusal } from '../rules/combat/pairing.ts';
import { leaveCover } from '../rules/cover.ts';
import { attackingInTurn, newAttack, type Choosing } from '../rules/procedures.ts';
import { isNote, supposing } from '../rules/queries.ts';
import type { CardId, Tactic, World } from '../rules/state.ts';
import { carrierOf, hasLabel, warriorsOf } from '../rules/status.ts';
import { changeOf } from './define.ts';
import type { Answer, Done, Filter, Part, Played, Strength, Use, Working } from './form.ts';
import { asks, asksOn, follows, picked, pickedOrNone, picks } from './pieces.ts';
import { noTarget } from './targets.ts';
import type { Ability } from './vocabulary.ts';

/** Whom he may attack now, by this tactic if one is named. */
export const preyOf = (w: World, seat: Seat, attacker: CardId, tactic: Tactic | null = null): CardId[] =>
  attackerRefusal(w, seat, attacker, null) === null
    ? defendersOf(w, seat, attacker, null).filter(id => tactic === null || tacticRefusal(w, attacker, id, tactic, null) === null)
    : [];

/** Keeps an attacker from the other tactic. */
export const barring = (tactic: Tactic): Ability => (tactic === 'fight' ? 'cannotAttackShoot' : 'cannotAttackFight');

/** An attack of the bearer with this many actions; it is one attack [DR-104]. What he gains by it asks `concentrated`. */
export const concentrates = (actions: number, tactic: Tactic | null = null): Use => ({
  timing: 'attack',
  actions,
  attack: true,
  startsCombat: true,
  condition: ({ world, seat, self }) => preyOf(world, seat, carrierOf(world, self), tactic).length > 0,
  effect: ({ g, world, seat, self, play }) => {
    const attacker = carrierOf(world, self);
    if (tactic !== null)
      last(g, play, { what: 'ability', on: attacker, ability: barring(tactic) }, { fight: world.fightCount + 1, rule: 'DOT 25.25' });
    last(g, play, { what: 'note', on: self, note: 'actions', n: actions }, { fight: world.fightCount + 1, rule: 'DOT DR-104' });
    return newAttack(seat, { attacker });
  },
});
/** Actions beyond the first that the card put into this attack. */
export const concentrated = ({ world, self, fight }: Working): number => {
  const note = world.effects.find(effect => isNote(effect, 'actions') && effect.on === self && effect.fight === fight?.id);
  return note?.what === 'note' ? note.n - 1 : 0;
};

/** A warrior of yours in cover leaves it and attacks at once, with such strength. */
export const sallies = (actions: number, strength: Strength, ...filters: readonly Filter[]): Use => ({
  timing: 'attack',
  actions,
  attack: true,
  startsCombat: true,
  target: {
    aim: 'warrior',
    refusal: attempt => {
      const { world, seat, target } = attempt;
      const { by, covered } = world.cards[target]!;
      if (by !== seat || !covered || has(world, target, 'staysCovered', null) || !filters.every(filter => filter(world, target, attempt)))
        return noTarget();
      return preyOf(supposing(world, target, { covered: false }), seat, target).length > 0 ? null : no('DOT 24.2.1', 'noPair');
    },
  },
  effect: ({ g, world, seat, target, play }) => {
    leaveCover(g, target);
    strengthen(g, play, { on: target, ratings: changeOf(strength) }, { fight: world.fightCount + 1, rule: 'DOT 24.5.14' });
    return newAttack(seat, { attacker: target });
  },
});

/** One attack action of the bearer's is two attacks, by this tactic if one is named: both targets are named first. From a vehicle he attacks inside it. */
export function attacksTwice(tactic: Tactic | null, { sameAgain, keeps }: { readonly sameAgain: boolean; readonly keeps: boolean }): Part {
  const prey = (w: World, seat: Seat, self: CardId): CardId[] =>
    hasLabel(w, self, 'vehicle') && !w.cards[self]!.inside ? [] : preyOf(w, seat, carrierOf(w, self), tactic);
  return {
    uses: [
      {
        timing: 'attack',
        actions: 1,
        attack: true,
        startsCombat: true,
        condition: ({ world, seat, self }) => prey(world, seat, self).length > (sameAgain ? 0 : 1),
        effect: ({ g, world, seat, self, play }) => asks(g, play, seat, { ask: 'defender', options: picks(prey(world, seat, self)) }),
      },
    ],
    answered: ({ world, seat, self, args, answer, asked }) => {
      const named = [...args, picked(answer)];
      if (named.length === 1)
        return asksOn(asked, {
          ask: 'defender',
          options: picks(prey(world, seat, self).filter(id => sameAgain || id !== named[0])),
          args: named,
        });
      const attacker = carrierOf(world, self);
      return attackingInTurn({ seat, card: self, tactic, keeps, pairs: named.flatMap(defender => [attacker, defender]) });
    },
  };
}

/** Who attacks whom in attacks that a card orders: `each` of the defenders is attacked once. */
interface Assault {
  readonly attackers: Filter;
  readonly defenders: Filter;
  /** Each defender once, so that every attacker has one of his own. */
  readonly each: boolean;
  /** He may leave it at any time. */
  readonly may: boolean;
}
/** Your warriors attack one after another, in an order of your own, each once. What is asked remembers attacker, defender, … */
export function assaults({ attackers, defenders, each, may }: Assault): Pick<Played, 'condition' | 'effect'> & {
  readonly answered: (answer: Answer) => Done;
} {
  const preyFor = (w: World, seat: Seat, self: CardId, attacker: CardId, named: readonly CardId[]): CardId[] =>
    preyOf(w, seat, attacker).filter(
      id => defenders(w, id, { self, seat, fight: null }) && !(each && named.some((other, i) => i % 2 === 1 && other === id)),
    );
  const able = (w: World, seat: Seat, self: CardId, named: readonly CardId[]): CardId[] =>
    warriorsOf(w, seat).filter(
      id =>
        w.cards[id]!.zone !== 'hidden' &&
        attackers(w, id, { self, seat, fight: null }) &&
        !named.some((other, i) => i % 2 === 0 && other === id) &&
        preyFor(w, seat, self, id, named).length > 0,
    );
  const goOn = (w: World, asked: Choosing, named: readonly CardId[]): Done => {
    const options: Option[] = picks(able(w, asked.seat, asked.card, named));
    if (options.length > 0) return asksOn(asked, { ask: 'attacker', options: may ? ['stop', ...options] : options, args: named });
    return attackingInTurn({ seat: asked.seat, card: asked.card, tactic: null, keeps: false, pairs: [...named] });
  };
  return {
    condition: ({ world, seat, self }) => able(world, seat, self, []).length > 0,
    effect: ({ world, self }) => follows(world, self, { def: world.cards[self]!.def, ask: 'begin' }),
    answered: ({ world, seat, self, ask, args, answer, asked }) => {
      const id = pickedOrNone(answer);
      if (ask === 'begin') return goOn(world, asked, []);
      if (id === null) return attackingInTurn({ seat, card: self, tactic: null, keeps: false, pairs: [...args] });
      if (ask === 'attacker')
        return asksOn(asked, { ask: 'defender', options: picks(preyFor(world, seat, self, id, args)), args: [...args, id] });
      return goOn(world, asked, [...args, id]);
    },
  };
}

/** One attack action of his is this many attacks. Each is aimed as he likes, and several put into one make it this much stronger [DR-120]. Remembers: left, defender, how many, … */
export function spreads(attacks: number, bonus: number): Part {
  const goOn = (w: World, asked: Choosing, named: readonly number[]): Done => {
    const [left, ...given] = named as readonly [number, ...number[]];
    const prey = preyOf(w, asked.seat, asked.card);
    if (left > 0 && prey.length > 0)
      return asksOn(asked, { ask: 'defender', options: [...(given.length > 0 ? ['stop'] : []), ...picks(prey)], args: named });
    return strikes(asked, given);
  };
  const strikes = ({ seat, card }: Choosing, given: readonly number[]): Done => {
    const defenders = given.filter((_, i) => i % 2 === 0);
    const plus = given.filter((_, i) => i % 2 === 1).map(n => (n - 1) * bonus);
    return attackingInTurn({ seat, card, tactic: null, keeps: false, pairs: defenders.flatMap(id => [card, id]), plus });
  };
  return {
    uses: [
      {
        timing: 'attack',
        actions: 1,
        attack: true,
        startsCombat: true,
        condition: ({ world, seat, self }) => preyOf(world, seat, self).length > 0,
        effect: ({ g, world, seat, self, play }) =>
          asks(g, play, seat, { ask: 'defender', options: picks(preyOf(world, seat, self)), args: [attacks] }),
      },
    ],
    answered: ({ world, ask, args, answer, asked }) => {
      const left = args[0]!;
      if (ask === 'attacks') {
        const { bid } = answer as { readonly bid: number };
        return goOn(world, asked, [left - bid, ...args.slice(1), bid]);
      }
      const defender = pickedOrNone(answer);
      if (defender === null) return strikes(asked, args.slice(1));
      if (left === 1) return goOn(world, asked, [0, ...args.slice(1), defender, 1]);
      const options = Array.from({ length: left }, (_, i) => ({ bid: i + 1 }));
      return asksOn(asked, { ask: 'attacks', options, args: [...args, defender] });
    },
  };
}
