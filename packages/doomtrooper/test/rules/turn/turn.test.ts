/** Chapters 5, 6, 7, 10 and 27: the steps of a turn and what lies between two turns. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, PROFILES, table, type Table } from '../../fixture.ts';

/** What the question says of the cards to discard. */
const about = (t: Table) => (t.position.decision as { readonly about?: object }).about;

for (const profile of PROFILES)
  describe(`the turn (${profile})`, () => {
    it(
      'draws up to seven in the draw step, then windows, actions, discard',
      rules('DOT 5.6', 'DOT 6.1', 'DOT 6.2', 'DOT 7.1', 'DOT 37.6', 'DOT 4.5'),
      () => {
        const t = table(profile, { at: 'draw', Jana: { hand: { a: 'Lucky Shot', b: 'Take Aim' } }, Petr: { hand: { c: 'Lucky Shot' } } });
        expect(t.side(0).hand.length).toBe(2);
        expect(t).toAsk(0, 'window.answer');
        t.answer(0, 'pass').answer(1, 'pass');
        expect(t.side(0).hand.length).toBe(7);
        expect(t.side(0).library.length).toBe(15);
        expect(t).toAsk(0, 'window.answer');
        t.passWhile();
        expect(t).toAsk(0, 'acting.act');
        expect(t.world.pools).toMatchObject([{ open: 3, attack: 0, peaceful: 0 }]);
      },
    );
    it('goes on without a card when the library is empty; drawing the last one ends nothing', rules('DOT 6.3', 'DOT 6.4'), () => {
      const t = table(profile, {
        at: 'draw',
        Jana: { squad: { lion: 'Golden Lion' }, hand: { a: 'Lucky Shot' }, library: { top: 'Take Aim' } },
        Petr: { squad: { foe: 'Golden Lion' } },
      }).passWhile();
      expect(t.side(0).hand.length).toBe(2);
      expect(t.happened('libraryEmpty', { seat: 0 })).toBe(true);
      expect(t).toAsk(0, 'acting.act');
      expect(t.outcome).toBeNull();
    });
    it(
      'has three actions in any order, the same ones again, each followed by a window',
      rules('DOT 5.7', 'DOT 7.2', 'DOT 7.3', 'DOT 7.13', 'DOT 10.1', 'DOT 10.2', 'DOT 10.3'),
      () => {
        const t = table(profile, { Jana: { destiny: 0, hand: { x: 'Doomed' } }, Petr: {} });
        t.do('0: meditate');
        expect(t.side(0).destiny).toBe(1);
        expect(t).toAsk(0, 'window.answer');
        t.do('0: meditate', '0: meditate');
        expect(t.side(0).destiny).toBe(3);
        t.passWhile();
        expect(t).toAsk(0, 'turn.discarded');
      },
    );
    it('may take no action at all, and what is left is lost', rules('DOT 7.10', 'DOT 7.11'), () => {
      const t = table(profile, { Jana: { hand: { a: 'Lucky Shot' } }, Petr: { hand: { b: 'Take Aim' } } });
      t.do('0: end');
      expect(t).toAsk(0, 'turn.discarded');
      t.do('0: keep');
      t.passWhile();
      expect(t.world.active).toBe(1);
      expect(t.world.pools.length === 0 || t.world.pools[0]!.open === 3).toBe(true);
    });
    it(
      'attacks last, once a turn, and never in the first turn',
      rules('DOT 7.5', 'DOT 7.6', 'DOT 7.7', 'DOT 7.8', 'DOT 7.9', 'DOT 7.16', 'DOT 8.8', 'DOT DR-26', 'DOT 7.14'),
      () => {
        const first = table(profile, { Jana: { turns: 0, squad: { lion: 'Golden Lion' } }, Petr: { cohort: { foe: 'Razide' } } });
        expect(first.refusal('attack')).toBe('DOT 7.9');
        const t = table(profile, { Jana: { squad: { lion: 'Golden Lion', other: 'Blood Beret' } }, Petr: { cohort: { foe: 'Razide' } } });
        t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot').passWhile();
        // The other two actions may only be attacks, and no attack is left: they are lost.
        expect(t.happened('actionsLost', { seat: 0, n: 2 })).toBe(true);
        expect(t.world.active).toBe(1);
      },
    );
    it('may attack after peaceful actions, also with a warrior who has just come', rules('DOT 7.2', 'DOT 8.8'), () => {
      const t = table(profile, { Jana: { destiny: 9, hand: { lion: 'Golden Lion' } }, Petr: { cohort: { foe: 'Razide' } } });
      t.do('0: play lion', '0: meditate');
      t.passWhile();
      expect(t.offersKey('attack')).toBe(true);
    });
    it('lets a warrior who has just come be attacked', rules('DOT 8.9'), () => {
      const t = table(profile, {
        Jana: { cohort: { foe: 'Razide' } },
        Petr: { destiny: 9, hand: { inspired: 'Inspired', boy: 'Hussar' }, squad: { old: 'Hussar' } },
      });
      t.do('0: meditate', '1: play inspired', '1: play boy', '1: end', '0: attack', '0: attacker foe');
      expect(t.offersKey('defender boy')).toBe(true);
    });
    it(
      'discards down to seven, or one card at most, never both',
      rules('DOT 27.1', 'DOT 27.2', 'DOT 27.3', 'DOT 27.4', 'DOT DR-92'),
      () => {
        const hand = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`c${i}`, 'Lucky Shot']));
        const t = table(profile, { at: 'discard', Jana: { hand }, Petr: {} });
        expect(t.offers).not.toContain('keep');
        expect([t.world.step, t.world.pools, about(t)]).toEqual(['discard', [], { left: 2 }]);
        t.do('0: discard c0');
        expect(t.offers).not.toContain('keep');
        expect(about(t)).toEqual({ left: 1 });
        t.do('0: discard c1');
        expect(t.side(0).discard.length).toBe(2);
        expect(t.question).not.toBe('turn.discarded');
        const few = table(profile, { at: 'discard', Jana: { hand: { a: 'Lucky Shot', b: 'Take Aim' } }, Petr: {} });
        expect([few.offers.includes('keep'), about(few)]).toEqual([true, { left: 0 }]);
        few.do('0: discard a');
        expect([few.side(0).hand.length, few.happened('discarded', { rule: 'DOT 27.4' })]).toEqual([1, true]);
        expect(few.question).not.toBe('turn.discarded');
      },
    );
    it('plays start and end cards only in their slots', rules('DOT 5.3', 'DOT 5.4', 'DOT 5.9'), () => {
      const t = table(profile, {
        at: 'start',
        Jana: { hand: { lust: 'Blood Lust', more: 'Ruthless Efficiency', karma: 'Positive Karma' } },
        Petr: {},
      });
      while (t.question === 'window.answer' && t.world.step === 'between') t.answer(t.asked!, 'pass');
      expect(t.world.step).toBe('start');
      expect(t.offersKey('play lust')).toBe(true);
      expect(t.offersKey('play karma')).toBe(false);
      t.answer(0, 'pass');
      expect(t.refusal('play lust')).toBe('DOT 5.4');
      expect(t.refusal('play more')).toBe('DOT 5.9');
    });
    it(
      'goes to the next player, with a window after the start and one after the discard step',
      rules('DOT 5.1', 'DOT 5.2', 'DOT 5.5', 'DOT 5.8', 'DOT 27.5'),
      () => {
        const t = table(profile, { at: 'end', Jana: { hand: { a: 'Positive Karma' } }, Petr: { hand: { b: 'Positive Karma' } } });
        expect(kindNow(t)).toBe('free');
        expect(t.offersKey('play a')).toBe(true);
        while (t.world.active === 0 || t.world.step === 'between') t.answer(t.asked!, 'pass');
        expect(t.happened('turnEnded', { seat: 0 })).toBe(true);
        expect(t.happened('turnBegan', { seat: 1, rule: 'DOT 5.1' })).toBe(true);
        while (kindNow(t) === 'start') t.answer(t.asked!, 'pass');
        expect([t.world.step, kindNow(t), t.asked]).toEqual(['start', 'free', 1]);
      },
    );
  });

describe('the edges of a turn', () => {
  it('has no window before the start and none after the end (tournament)', rules('DOT 5.10t', 'DOT 5.11t', 'DOT DR-06'), () => {
    const t = table('tournament', { at: 'end', Jana: { hand: { a: 'Positive Karma' } }, Petr: { hand: { b: 'Positive Karma' } } });
    const asked: string[] = [];
    while (t.world.active === 0) {
      asked.push(`${t.world.step} ${(t.position.stack.at(-1) as never as { locals: { kind: string } }).locals.kind}`);
      t.answer(t.asked!, 'pass');
    }
    expect([...new Set(asked)]).toEqual(['discard free', 'end end'].map(s => (s === 'discard free' ? asked[0]! : s)));
    expect(t.world.step).toBe('start');
  });
  it('has a window after the end and one before the start (standard)', rules('DOT 5.10s', 'DOT 5.11s', 'DOT DR-06'), () => {
    const t = table('standard', { at: 'end', Jana: { hand: { a: 'Positive Karma' } }, Petr: { hand: { b: 'Positive Karma' } } });
    const between: (number | null)[] = [];
    while (t.world.step !== 'start') {
      if (t.world.step === 'between') between.push(t.asked);
      t.answer(t.asked!, 'pass');
    }
    // After the end the ending player is first, before the start the coming one.
    expect(between).toEqual([0, 1, 1, 0]);
  });
  it('counts the opening hand as the draw step of the first turn (tournament)', rules('DOT 4.5', 'DOT DR-25'), () => {
    const t = table('tournament', { at: 'draw', turn: 1, Jana: { hand: { a: 'Lucky Shot' } }, Petr: {} }).passWhile();
    expect(t.side(0).hand.length).toBe(1);
  });
  it('has a draw step in the first turn too (standard)', rules('DOT DR-25'), () => {
    const t = table('standard', { at: 'draw', turn: 1, Jana: { hand: { a: 'Lucky Shot' } }, Petr: {} }).passWhile();
    expect(t.side(0).hand.length).toBe(7);
  });
});
