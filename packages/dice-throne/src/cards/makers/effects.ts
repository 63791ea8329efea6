/** One effect each: what abilities, cards and tokens do. */
import type { Call, Seat } from '@kolbiste/engine';
import type { Here } from '../../rules/game.ts';
import type { DamageType, Rule, World } from '../../rules/state.ts';
import { NOTHING, script } from '../registry.ts';
import type { Amount, Context, Op, Test, Words } from '../vocabulary.ts';
import { countSymbol, kind } from './amounts.ts';
import { say } from './names.ts';

const quiet: Words = { en: '', cs: '' };

/** To the player. */
export const gain = (status: string, n: Amount = 1): Op => ({ op: 'gain', status, n });
export const cp = (n: Amount, words: Words = quiet): Op => ({ op: 'cp', n, words });
export const drawCards = (n: Amount, rule: Rule | null = null): Op => ({ op: 'draw', n, rule });
export const healSelf = (n: Amount): Op => ({ op: 'heal', n });
export const discardToken = (status: string, n = 1): Op => ({ op: 'discardToken', status, n });

/** To the target: in defensive step 1 when an offensive ability says it, at once everywhere else. */
export const targeted = (...ops: readonly Op[]): Op => ({ op: 'targeted', script: script(...ops) });
export const inflict = (status: string, n: Amount = 1): Op => targeted({ op: 'inflict', status, n });
export const stealPoints = (n: Amount): Op => targeted({ op: 'stealCp', n });
/** @book */
export const stealLife = (n: Amount): Op => targeted({ op: 'stealHealth', n });

/** The attack's damage. */
export const deal = (n: Amount, type: DamageType = 'normal', words: Words = quiet): Op => ({ op: 'deal', n, type, words });
export const undef = (n: Amount, words: Words = quiet): Op => deal(n, 'undefendable', words);
export const ultimate = (n: Amount): Op => deal(n, 'ultimate');
/** Damage beside the attack. */
export const strike = (of: Omit<Extract<Op, { op: 'strike' }>, 'op'>): Op => ({ op: 'strike', words: quiet, ...of });
/** Damage without a type to the attacker, for defences. */
export const reply = (n: Amount, words: Words = quiet): Op => strike({ n, type: 'untyped', to: 'attacker', isolated: false, words });
export const prevent = (n: Amount, words: Words = quiet): Op => ({ op: 'prevent', n, words });
export const preventHalf: Op = { op: 'halve' };
export const preventAll: Op = { op: 'avert' };
/** Attack modifier. */
export const modify = (n: Amount, words: Words = quiet): Op => ({ op: 'modify', n, words });
export const makeUndefendable: Op = { op: 'undefendable' };

/** The printed pause (DIT 8.7). */
export const THEN: Op = { op: 'then' };
export const restartRoll: Op = { op: 'restartRoll' };
/** Notes something on the attack, for texts that ask. */
export const note = (mark: string, words: Words = quiet): Op => ({ op: 'mark', mark, words });
export const roll = (n: Amount, ...ops: readonly Op[]): Op => ({ op: 'roll', n, script: script(...ops), reroll: null });
/** Any of the dice may be thrown again once. */
export const rollWithReroll = (n: Amount, ...ops: readonly Op[]): Op => ({
  op: 'roll',
  n,
  script: script(...ops),
  reroll: { test: () => true, words: quiet },
});
/** The roller chooses n of the dice; the lines read only those. */
export const pickDice = (n: number, ...ops: readonly Op[]): Op => ({ op: 'pick', n, script: script(...ops) });
/** Once, however many dice show it (DIT 8.5); `times` symbols are needed (DIT 15.28). */
export const on = (symbol: string, times: number, ...ops: readonly Op[]): Op => ({
  op: 'if',
  test: (w, c) => countSymbol(w, c, symbol) >= times,
  yes: script(...ops),
  no: NOTHING,
  words: say(symbol.repeat(times), symbol.repeat(times)),
});
export const when = (test: Test, words: Words, yes: readonly Op[], otherwise: readonly Op[] = []): Op => ({
  op: 'if',
  test,
  yes: script(...yes),
  no: script(...otherwise),
  words,
});
export const fourOfAKind = (...ops: readonly Op[]): Op => when(kind(4), say('four of a kind', 'čtyři stejná čísla'), ops);

interface Choice {
  readonly id: string;
  readonly effects: readonly Op[];
  readonly test?: Test;
}
/** One of them (DIT 8.9). */
export const either = (...options: readonly Choice[]): Op => ({
  op: 'either',
  options: options.map(({ id, effects, test }) => ({ id, script: script(...effects), test: test ?? null })),
  optional: false,
});
export const chosenOpponent = (...ops: readonly Op[]): Op => ({
  op: 'player',
  who: 'opponent',
  test: null,
  script: script(...ops),
  optional: false,
});
export const chosenPlayer = (test: ((w: World, c: Context, seat: Seat) => boolean) | null, ...ops: readonly Op[]): Op => ({
  op: 'player',
  who: 'any',
  test,
  script: script(...ops),
  optional: false,
});

/** What the other words cannot say: a procedure; `worth` is a judgement for bots, in points of health. */
export const call = (make: (w: World, c: Context) => Call<unknown> | null, words: Words, worth: Amount = 0): Op => ({
  op: 'call',
  make,
  words,
  worth,
});
/** The same through atoms. */
export const perform = (run: (g: Here, c: Context) => void, words: Words, worth: Amount = 0): Op => ({
  op: 'do',
  run,
  words,
  worth,
});
