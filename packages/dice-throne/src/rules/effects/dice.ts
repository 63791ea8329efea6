/** Throws of effects, and changes to dice on the table. */
import { setDie, takeRoll, throwAgain, throwByEffect, throwNew } from '../atoms.ts';
import { currentRoll } from '../dice.ts';
import { dieOptions } from '../die-changes.ts';
import { alterProcedure, extraAttempt, implement, throwDice } from '../procedures.ts';
import { REROLLS, which, type Reroll } from '../rerolls.ts';
import { openWindow } from '../windows.ts';

/** A throw of an effect lies open for changes before it counts (DIT 8.2, R08). */
export const throwDiceSteps = implement(throwDice)<{ begin: null; offer: null; again: 'keep' | Reroll; open: unknown; close: unknown }>({
  begin(g, v) {
    throwNew(g, { seat: v.seat, purpose: 'effect', n: v.n, left: 0, source: v.source, rule: 'DIT 8.1' });
    return g.go('offer', null);
  },
  offer(g, v) {
    if (!v.reroll) return g.go('open', null);
    return g.ask('again', v.seat, 'DIT 8.1', ['keep', ...REROLLS[v.n]!]);
  },
  again(g, _, answer) {
    if (answer !== 'keep') throwAgain(g, which(answer), 'DIT 8.1');
    return g.go('open', null);
  },
  open: g => g.call('close', openWindow(g.world, 'dice')),
  close: g => g.done(takeRoll(g.world).dice),
});

export const alterDiceSteps = implement(alterProcedure)<{
  offer: unknown;
  altered: 'none' | { readonly die: number; readonly to: number };
}>({
  offer(g, v) {
    const found = v.left > 0 ? dieOptions(g.world, v.seat, v.how, v.of) : [];
    const options = v.how === 'again' ? found : found.filter(({ die }) => die !== v.last); // two dice are two
    if (options.length === 0) return g.done(null);
    const { aim } = v;
    if (aim && 'die' in aim) {
      const declared = options.find(({ die, to }) => die === aim.die && to === aim.to);
      return declared ? g.go('altered', declared) : g.done(null);
    }
    return g.ask('altered', v.seat, v.rule, v.last === null ? options : ['none', ...options], { how: v.how });
  },
  altered(g, v, answer) {
    if (answer === 'none') return g.done(null);
    v.left--;
    v.last = answer.die;
    if (v.how === 'again') throwByEffect(g, [answer.die - 1], v.rule);
    else setDie(g, v.seat, { die: answer.die - 1, to: answer.to }, v.rule);
    return g.go('offer', null);
  },
});

export const extraAttemptSteps = implement(extraAttempt)<{ offer: null; decided: 'decline' | Reroll; end: null }>({
  offer(g, v) {
    const roll = currentRoll(g.world)!;
    return g.ask('decided', roll.seat, v.rule, ['decline', ...REROLLS[roll.dice.length]!]);
  },
  decided(g, v, answer) {
    if (answer === 'decline') return g.done(null);
    throwByEffect(g, which(answer), v.rule);
    return g.go('end', null);
  },
  end: g => g.done(null),
});
