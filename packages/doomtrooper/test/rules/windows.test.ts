/** Chapter 5: who is asked in a window, in which order, and when it closes. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, PROFILES, table, type Table } from '../fixture.ts';

for (const profile of PROFILES)
  describe(`a window (${profile})`, () => {
    const three = (hands: object[]): Table =>
      table(profile, { Jana: { hand: hands[0]! }, Petr: { hand: hands[1]! }, Eva: { hand: hands[2]! } } as never, { seats: 3 });
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
      'comes after each action whether the active player wants it or not; anyone who waives it acts after the others',
      rules('DOT 5.15', 'DOT 5.16', 'DOT 5.17', 'DOT DR-04'),
      () => {
        const t = three([{ k: 'Positive Karma' }, { k1: 'Positive Karma' }, { k2: 'Positive Karma', x: 'Doomed' }]);
        t.do('0: meditate');
        // He cannot go on before the others were asked: there is no action to choose.
        expect(t.question).toBe('window.answer');
        t.answer(0, 'pass');
        const order = [t.asked];
        t.answer(1, 'pass');
        order.push(t.asked);
        expect(order).toEqual([1, 2]);
        // The last one plays after all: now the active player has his turn again, behind the one who used the window.
        t.answer(2, t.key('play k2'));
        t.answered();
        expect(t.asked).toBe(0);
        expect(t.offersKey('play k')).toBe(true);
        for (const seat of [0, 1, 2]) t.answer(seat, 'pass');
        expect([t.asked, t.question]).toEqual([0, 'acting.act']);
      },
    );
    it('lets several latecomers act in the order of the table', rules('DOT 5.16'), () => {
      const t = three([{}, { k1: 'Positive Karma' }, { k2: 'Positive Karma' }]);
      t.do('0: meditate');
      const played: number[] = [];
      for (const [seat, card] of [
        [1, 'k1'],
        [2, 'k2'],
      ] as const) {
        expect(t.asked).toBe(seat);
        t.answer(seat, t.key(`play ${card}`));
        t.answered();
        played.push(seat);
      }
      expect(played).toEqual([1, 2]);
    });
    it('asks everyone who holds cards, whatever they are, and tells nothing by it', rules('DOT DR-05'), () => {
      const asked = (card: string): unknown => {
        const t = table(profile, { Jana: {}, Petr: { hand: { c: card } } });
        t.do('0: meditate');
        return [t.asked, t.question, (t.game.see(t.position, 0) as { decision: unknown }).decision];
      };
      // One could be played now, the other could not: Jana learns the same.
      expect(
        table(profile, { Jana: {}, Petr: { hand: { c: 'Positive Karma' } } })
          .do('0: meditate')
          .offersKey('play c'),
      ).toBe(true);
      expect(
        table(profile, { Jana: {}, Petr: { hand: { c: 'Hussar' } } })
          .do('0: meditate')
          .offersKey('play c'),
      ).toBe(false);
      expect(asked('Positive Karma')).toEqual(asked('Hussar'));
    });
    it('at the start comes after what happens by itself', rules('DOT DR-21'), () => {
      const t = table(profile, {
        Jana: { hand: { train: 'Training', x: 'Doomed' } },
        Petr: { hand: { y: 'Doomed' }, squad: { foe: 'Hussar' } },
      });
      t.do('0: play train at 1').answered();
      expect(t.world.effects.length).toBeGreaterThan(0);
      const passOn = (): void => {
        const [first] = t.offers;
        t.answer(
          t.asked!,
          t.offers.includes('pass') ? 'pass' : t.offers.includes('end') ? 'end' : t.offers.includes('keep') ? 'keep' : first!,
        );
      };
      const turn = t.world.turn;
      while (t.world.turn < turn + 2) passOn();
      // Jana's next turn has begun and she is asked in its first slot: the training is already over.
      expect([t.world.active, t.world.step, kindNow(t), t.world.effects.length]).toEqual([0, 'start', 'start', 0]);
    });
    it("lets the attacker's player act first in combat, then the others in turn order", rules('DOT 5.21'), () => {
      const t = table(
        profile,
        {
          active: 'Petr',
          Jana: { squad: { lion: 'Golden Lion' }, hand: { x: 'Doomed' } },
          Petr: { cohort: { foe: 'Razide' }, hand: { y: 'Doomed' } },
          Eva: { hand: { z: 'Doomed' } },
        },
        { seats: 3 },
      );
      t.do('1: attack');
      const order: (number | null)[] = [];
      while (kindNow(t) === 'declared') {
        order.push(t.asked);
        t.answer(t.asked!, 'pass');
      }
      expect(order).toEqual([1, 2, 0]);
    });
  });
