/** Chapters 5, 6, 7, 10 and 27: the turn, its windows, actions, meditation, the discard step. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from './fixture.ts';

for (const profile of PROFILES) {
  describe(`the turn (${profile})`, () => {
    it(
      'draws up to seven in the draw step, then windows, actions, discard',
      rules('DOT 5.1', 'DOT 5.6', 'DOT 6.1', 'DOT 6.2', 'DOT 37.6'),
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
      rules('DOT 5.7', 'DOT 7.1', 'DOT 7.2', 'DOT 7.3', 'DOT 7.13', 'DOT 10.1', 'DOT 10.2', 'DOT 10.3'),
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
      'asks the active player first, and closes only after a whole round of passes',
      rules('DOT 5.13', 'DOT 5.14', 'DOT 5.18', 'DOT 5.19', 'DOT 5.20', 'DOT DR-03'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { karma: 'Positive Karma' } },
          Petr: { hand: { luck: 'Positive Karma', more: 'Lucky Shot' } },
        });
        expect(t).toAsk(0, 'window.answer');
        t.answer(0, 'pass');
        expect(t).toAsk(1, 'window.answer');
        t.answer(1, t.key('play luck'));
        t.passWhile(
          p => p.offers.length > 0 && (p.position.stack.at(-1) as never as { locals: { kind: string } }).locals.kind === 'reaction',
        );
        // Petr played: Jana is asked again, and then Petr, before the game moves on.
        expect(t).toAsk(0, 'window.answer');
        expect(t.offersKey('play karma')).toBe(true);
        t.answer(0, 'pass');
        expect(t).toAsk(1, 'window.answer');
        t.answer(1, 'pass');
        expect(t).toAsk(0, 'acting.act');
        expect(t.offersKey('play karma')).toBe(false);
      },
    );

    it('lets one card be played at a time', rules('DOT 5.14', 'DOT DR-03'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { a: 'Positive Karma', b: 'Positive Karma' } },
        Petr: { hand: { c: 'Positive Karma' } },
      });
      t.do('0: play a');
      t.passWhile(p => (p.position.stack.at(-1) as never as { locals: { kind: string } }).locals.kind === 'reaction');
      expect(t).toAsk(1, 'window.answer');
    });

    it(
      'attacks last, once a turn, and never in the first turn',
      rules('DOT 7.5', 'DOT 7.6', 'DOT 7.7', 'DOT 7.8', 'DOT 7.9', 'DOT 7.16', 'DOT 8.8', 'DOT DR-26'),
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

    it('may attack after peaceful actions, also with a warrior who has just come', rules('DOT 7.2', 'DOT 8.8', 'DOT 8.9'), () => {
      const t = table(profile, { Jana: { destiny: 9, hand: { lion: 'Golden Lion' } }, Petr: { cohort: { foe: 'Razide' } } });
      t.do('0: play lion', '0: meditate');
      t.passWhile();
      expect(t.offersKey('attack')).toBe(true);
    });

    it(
      'discards down to seven, or one card at most, never both',
      rules('DOT 27.1', 'DOT 27.2', 'DOT 27.3', 'DOT 27.4', 'DOT DR-92'),
      () => {
        const hand = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`c${i}`, 'Lucky Shot']));
        const t = table(profile, { at: 'discard', Jana: { hand }, Petr: {} });
        expect(t.offers).not.toContain('keep');
        t.do('0: discard c0');
        expect(t.offers).not.toContain('keep');
        t.do('0: discard c1');
        expect(t.side(0).discard.length).toBe(2);
        expect(t.question).not.toBe('turn.discarded');
        const few = table(profile, { at: 'discard', Jana: { hand: { a: 'Lucky Shot', b: 'Take Aim' } }, Petr: {} });
        few.do('0: discard a');
        expect(few.side(0).hand.length).toBe(1);
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
  });
}

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

for (const profile of PROFILES)
  describe(`effects that fall due together (${profile})`, () => {
    it(
      "resolves opponents' effects before one's own: Doomed, then Industrial Complex",
      rules('DOT 5.23', 'DOT 5.24', 'DOT 5.28', 'DOT 5.31', 'DOT DR-18', 'DOT DR-19', 'DOT DR-20'),
      () => {
        const t = table(profile, {
          at: 'draw',
          Jana: { destiny: 3, squad: { works: 'Industrial Complex' }, player: { doomed: { card: 'Doomed', by: 'Petr' } } },
          Petr: {},
        });
        expect(t.side(0).destiny).toBe(3);
        expect(t.card('doomed').zone).toBe('discard');
      },
    );
    it('lets the player order his own', rules('DOT 5.29'), () => {
      const t = table(profile, { at: 'draw', Jana: { destiny: 4, squad: { works: 'Industrial Complex', hq: 'Secret HQ' } }, Petr: {} });
      expect(t).toAsk(0, 'order.put');
      // The income first, and the upkeep of 5 can be paid.
      t.do('0: next 0', '0: pay');
      expect(t.side(0).destiny).toBe(2);
      expect(t.card('hq').zone).toBe('squad');
    });
  });

for (const profile of PROFILES)
  describe(`kinds of actions (${profile})`, () => {
    it(
      'grants three non-attack actions by Inspired, one attack by Blood Lust, one of any kind by Initiative and Book of Law',
      rules('DOT 7.12', 'DOT 7.18', 'DOT 7.20', 'DOT 7.29'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { inspired: 'Inspired' }, squad: { lion: 'Golden Lion' } },
          Petr: { cohort: { foe: 'Razide' } },
        });
        t.do('0: play inspired').passWhile();
        expect(t).toAsk(0, 'acting.act');
        expect(t.world.pools.at(-1)).toMatchObject({ open: 0, attack: 0, peaceful: 3, standard: false });
        expect(t.refusal('attack')).toBe('DOT 7.20');
        t.do('0: meditate', '0: meditate', '0: meditate').passWhile();
        expect(t.world.pools).toHaveLength(1);
        expect(t.world.pools[0]).toMatchObject({ open: 3, standard: true });

        const start = table(profile, {
          at: 'start',
          Jana: {
            hand: { lust: 'Blood Lust', init: 'Initiative', again: 'Initiative' },
            squad: { mystic: { card: 'Mystic', gear: { book: 'Book of Law' } } },
          },
          Petr: {},
        });
        start.do('0: play lust', '0: play init');
        start.passWhile(p => (p.position.stack.at(-1) as never as { locals: { kind: string } }).locals.kind === 'reaction');
        if (start.asked === 1) start.answer(1, 'pass');
        expect(start.refusal('play again')).not.toBeNull();
        start.passWhile();
        expect(start.world.pools[0]).toMatchObject({ open: 5, attack: 1, allowance: 3 });
      },
    );
    it(
      "takes bonus actions at once, in the opponent's turn too, but not in one's own combat",
      rules('DOT 28.23', 'DOT 28.24', 'DOT DR-37'),
      () => {
        const t = table(profile, {
          Jana: { hand: { mine: 'Inspired' }, squad: { lion: 'Golden Lion' } },
          Petr: { hand: { inspired: 'Inspired', boy: 'Undead Legionnaire' }, cohort: { foe: 'Razide' } },
        });
        t.do('0: attack');
        expect(t.refusal('play mine')).toBe('DOT 28.24');
        t.do('1: play inspired').passWhile();
        expect(t).toAsk(1, 'acting.act');
        t.do('1: play boy');
        t.passWhile(p => p.asked !== null && !p.offers.includes('end'));
        expect(t.card('boy').zone).toBe('cohort');
      },
    );
    it(
      'lets a Corporate Leader turn any action into an attack by his warriors',
      rules('DOT 7.21', 'DOT 7.22', 'DOT 7.31', 'DOT 7.32'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: {
            hand: { inspired: 'Inspired' },
            squad: { boss: 'Field Marshal Johnstone', lion: { card: 'Golden Lion', gear: { gun: 'Gehenna Puker' } } },
          },
          Petr: { cohort: { a: 'Undead Legionnaire', b: 'Undead Legionnaire', c: 'Undead Legionnaire', d: 'Undead Legionnaire' } },
        });
        t.do('0: play inspired', '0: lead boss', '0: attacker lion', '0: defender a', '0: shoot').passWhile();
        expect(t.card('a').wounded).toBe(true);
        // The bonus pool is not locked by the attack: the next may be peaceful.
        expect(t.offersKey('meditate')).toBe(true);
        t.do('0: meditate', '0: end').passWhile();
        expect(t.world.pools[0]).toMatchObject({ open: 3, locked: false });
      },
    );
    it(
      "loses the standard actions after a Leader's early attack when nobody can attack any more",
      rules('DOT 7.33', 'DOT 7.7', 'DOT 7.8'),
      () => {
        const t = table(profile, {
          Jana: { squad: { boss: 'Field Marshal Johnstone', lion: 'Golden Lion' } },
          Petr: { cohort: { foe: 'Nepharite of Ilian' } },
        });
        t.do('0: lead boss', '0: attacker lion', '0: defender foe', '0: fight', '1: victory 3').passWhile();
        expect(t.card('lion').zone).toBe('discard');
        expect(t.happened('actionsLost', { seat: 0, n: 2 })).toBe(true);
      },
    );
    it(
      'sells extra attacks of undefined actions by Smell of War, for 2 destiny points an action',
      rules('DOT 7.19', 'DOT 7.30', 'DOT 24.0.1', 'DOT 24.0.2', 'DOT 24.0.9', 'DOT 24.0.10'),
      () => {
        const t = table(profile, {
          at: 'start',
          Jana: {
            destiny: 6,
            hand: { war: 'Smell of War', inspired: 'Inspired' },
            squad: { lion: { card: 'Golden Lion', gear: { gun: 'Gehenna Puker', arm: 'Portable Force Shield' } } },
          },
          Petr: { cohort: { a: 'Razide', b: 'Razide' } },
        });
        t.do('0: play war', '0: attack', '0: attacker lion', '0: defender a', '0: shoot').passWhile();
        expect(t.side(0).destiny).toBe(6);
        expect(t.offersKey('attack')).toBe(true);
        t.do('0: attack');
        expect(t.side(0).destiny).toBe(4);
      },
    );
  });
