/**
 * Matchers that speak the game's language, for a `Play`. Importing `@kolbiste/testkit/vitest` adds them to vitest's `expect`.
 *
 * expect(play).toAsk(0, 'turn.act'); expect(play).toOffer(['pass', 'spin 3']); expect(play).toRefuse('attack', 'MINI 3.3');
 * expect(play).toHaveHappened({ type: 'wounded', card: 4 }, 'MINI 7.6'); expect(play).toBeWonBy(0); expect(play).toBeDrawn();
 */
import { isDraw, winners, type Plain, type Seat } from '@kolbiste/engine';
import { expect } from 'vitest';
import { findKey, fits, sayEvent } from './match.ts';
import { Play } from './play.ts';

interface GameMatchers<R = unknown> {
  /** Exactly these options, in any order. */
  toOffer(keys: readonly (string | number)[]): R;
  /** These options, and maybe others. */
  toOfferAtLeast(keys: readonly (string | number)[]): R;
  /** The key is known and refused to the asked seat, by this rule. */
  toRefuse(key: string | number, rule: string): R;
  toAsk(seat: Seat, question?: string): R;
  /** An event with at least these fields happened, citing this rule. */
  toHaveHappened(event: { readonly type: string; readonly [field: string]: Plain }, rule?: string): R;
  /** The seat, or exactly these seats, won. */
  toBeWonBy(seats: Seat | readonly Seat[]): R;
  toBeDrawn(): R;
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-empty-object-type -- the form vitest asks for
  interface Matchers<T = any> extends GameMatchers<T> {}
}

const list = (items: readonly (string | number)[]): string => (items.length ? items.join(' | ') : 'nothing');
const situation = (play: Play): string =>
  play.asked === null
    ? `the game is over: ${JSON.stringify(play.outcome)}`
    : `seat ${play.asked} is asked ${play.question}: ${list(play.offers)}`;

function playOf(received: unknown): Play {
  if (received instanceof Play) return received;
  throw new TypeError('this matcher looks at a Play: expect(table(game, position))');
}

expect.extend({
  toOffer(received: unknown, expected: readonly (string | number)[]) {
    const { offers } = playOf(received);
    const wanted = expected.map(String);
    const missing = wanted.filter(key => !offers.includes(key));
    const extra = offers.filter(key => !wanted.includes(key));
    return {
      pass: missing.length === 0 && extra.length === 0,
      message: () => `offered: ${list(offers)}\nmissing: ${list(missing)}\nunexpected: ${list(extra)}`,
    };
  },
  toOfferAtLeast(received: unknown, expected: readonly (string | number)[]) {
    const { offers } = playOf(received);
    const present = expected.map(String).filter(key => offers.includes(key));
    return {
      // `not.toOfferAtLeast` would pass when one of several is missing; it has to mean that none is there.
      pass: this.isNot ? present.length > 0 : present.length === expected.length,
      message: () => `offered: ${list(offers)}\n${this.isNot ? 'unexpected' : 'of the expected'}: ${list(present)}`,
    };
  },
  toRefuse(received: unknown, key: string | number, rule: string) {
    const play = playOf(received);
    const offered = 'key' in findKey(String(key), play.offers);
    const refusal = offered ? null : play.refusalOf(key);
    return {
      pass: refusal?.rule === rule,
      message: () =>
        offered
          ? `"${key}" is offered`
          : refusal
            ? `"${key}" is refused by ${refusal.rule}, ${this.isNot ? 'which should not be' : `not by ${rule}`}`
            : `nothing refuses "${key}"; ${situation(play)}`,
    };
  },
  toAsk(received: unknown, seat: Seat, question?: string) {
    const play = playOf(received);
    return { pass: play.asked === seat && (question === undefined || play.question === question), message: () => situation(play) };
  },
  toHaveHappened(received: unknown, event: object, rule?: string) {
    const play = playOf(received);
    const alike = play.events.filter(happened => fits(happened, event));
    const cited = rule === undefined ? alike : alike.filter(happened => happened.rule === rule);
    return {
      pass: cited.length > 0,
      message: () =>
        alike.length && !this.isNot
          ? `it happened, but by ${alike.map(happened => happened.rule).join(', ')}, not by ${rule}`
          : `happened:\n${play.events.map(happened => `  ${sayEvent(happened)}`).join('\n') || '  nothing'}`,
    };
  },
  toBeWonBy(received: unknown, seats: Seat | readonly Seat[]) {
    const play = playOf(received);
    const wanted = [seats].flat().toSorted((a, b) => a - b);
    const won = play.outcome && winners(play.outcome);
    return { pass: won !== null && String(won) === String(wanted), message: () => (won ? `won by ${list(won)}` : situation(play)) };
  },
  toBeDrawn(received: unknown) {
    const play = playOf(received);
    return { pass: play.outcome !== null && isDraw(play.outcome), message: () => situation(play) };
  },
});
