/** Chapter 28: reactions and cancelling. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, PROFILES, strikes, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`reactions (${profile})`, () => {
    it(
      'gives everybody the chance to answer each card, and takes only what affects it',
      rules('DOT 28.4', 'DOT 28.5t', 'DOT 28.5s', 'DOT 28.7', 'DOT 28.9', 'DOT DR-11'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { lost: 'Lost Paperwork' } },
          Petr: { victory: 9, hand: { noise: 'Miscommunication', karma: 'Positive Karma' }, discard: { old: 'Miscommunication' } },
        });
        t.do('0: play lost at 1');
        expect(t).toAsk(1, 'window.answer');
        expect(t).toOffer(['pass', t.key('play noise')]);
        expect(t.refusal('play karma')).toBe(profile === 'tournament' ? 'DOT 28.5t' : 'DOT 28.5s');
      },
    );
    it('takes no answer that cannot be paid', rules('DOT 28.6'), () => {
      const answer = (destiny: number): Table => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { karma: 'Positive Karma' } },
          Petr: { destiny, hand: { dear: 'Dear Answer' } },
        });
        t.do('0: play karma');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        return t;
      };
      expect([answer(3).offersKey('play dear'), answer(2).refusal('play dear')]).toEqual([true, 'DOT 3.32']);
    });
    it(
      'cancels a card: no effect, costs lost, to its pile',
      rules('DOT 28.1', 'DOT 28.21t', 'DOT 28.21s', 'DOT 22.4', 'DOT 3.23', 'DOT DR-17'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { destiny: 10, hand: { framed: 'Framed!' } },
          Petr: { victory: 9, hand: { noise: 'Miscommunication' } },
        });
        t.do('0: play framed at 1', '0: spend 10', '1: play noise').passWhile();
        expect(t.side(1).victory).toBe(9);
        expect(t.side(0).destiny).toBe(0);
        expect([t.card('framed').zone, t.card('noise').zone]).toEqual(['discard', 'discard']);
      },
    );
    it('sacrifices a yellow-X card even when it was cancelled', rules('DOT 3.25', 'DOT 3.26', 'DOT 37.9', 'DOT 37.19'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 10, hand: { wave: 'Wave of Righteousness' } },
        Petr: { squad: { lion: 'Golden Lion' }, hand: { noise: 'Miscommunication' } },
      });
      t.do('0: play wave on lion', '1: play noise').passWhile();
      expect(t.card('lion').zone).toBe('squad');
      expect(t.card('wave').zone).toBe('sacrificed');
    });
    it('resolves the last reaction first; a cancelled reaction may be followed by another', rules('DOT 28.8', 'DOT DR-10'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { lost: 'Lost Paperwork', mine: 'Miscommunication' } },
        Petr: { victory: 9, hand: { noise: 'Miscommunication', again: 'Miscommunication' } },
      });
      t.do('0: play lost at 1', '1: play noise', '0: play mine', '1: play again').passWhile();
      // again cancels mine, so noise cancels the paperwork.
      expect(t.side(1).victory).toBe(9);
      const u = table(profile, {
        at: 'window',
        Jana: { hand: { lost: 'Lost Paperwork', mine: 'Miscommunication' } },
        Petr: { victory: 9, hand: { noise: 'Miscommunication' } },
      });
      u.do('0: play lost at 1', '1: play noise', '0: play mine').passWhile();
      expect(u.side(1).victory).toBe(6);
      // Noise is cancelled; there is another one to answer the paperwork with.
      const v = table(profile, {
        at: 'window',
        Jana: { hand: { lost: 'Lost Paperwork', mine: 'Miscommunication' } },
        Petr: { victory: 9, hand: { noise: 'Miscommunication', again: 'Miscommunication' } },
      });
      v.do('0: play lost at 1', '1: play noise', '0: play mine');
      while (v.world.announced.length > 1) v.answer(v.asked!, 'pass');
      while (v.asked !== 1) v.answer(v.asked!, 'pass');
      expect(kindNow(v)).toBe('reaction');
      v.answer(1, v.key('play again')).passWhile();
      expect(v.side(1).victory).toBe(9);
    });
    it('asks the one affected first, then in turn order', rules('DOT 28.13', 'DOT 28.14', 'DOT 28.15', 'DOT DR-12'), () => {
      const t = table(
        profile,
        {
          at: 'window',
          Jana: { hand: { lost: 'Lost Paperwork', x: 'Doomed' } },
          Petr: { hand: { y: 'Doomed' } },
          Eva: { victory: 9, hand: { z: 'Doomed' } },
        },
        { seats: 3 },
      );
      t.do('0: play lost at 2');
      const order: (number | null)[] = [];
      while (kindNow(t) === 'reaction') {
        order.push(t.asked);
        t.answer(t.asked!, 'pass');
      }
      expect(order).toEqual([2, 0, 1]);
    });
    it(
      'cancels a combat card while the combat lasts',
      rules('DOT 28.2t', 'DOT 28.2s', 'DOT 28.3', 'DOT 3.24', 'DOT DR-16', 'DOT 28.16', 'DOT 28.19'),
      () => {
        const t = table(profile, {
          Jana: { hand: { shot: 'Lucky Shot' }, squad: { lion: 'Golden Lion' } },
          Petr: { hand: { noise: 'Miscommunication' }, cohort: { neph: 'Razide' } },
        });
        t.do('0: attack', '0: attacker lion', '0: defender neph', '0: shoot', '0: play shot on lion');
        // Not in answer to it, but later in the same window.
        while (kindNow(t) === 'reaction') t.answer(t.asked!, 'pass');
        t.do('1: play noise on shot').passWhile();
        expect(strikes(t)[0]!.rating).toBe(3);
        expect(t.happened('cancelled', { card: t.id('shot'), rule: 'DOT 28.3' })).toBe(true);
        // After the strikes there is nothing left to cancel.
        const late = table(profile, {
          Jana: { hand: { shot: 'Lucky Shot', x: 'Doomed' }, squad: { lion: 'Golden Lion' } },
          Petr: { hand: { noise: 'Miscommunication' }, cohort: { neph: 'Razide' } },
        });
        late.do('0: attack', '0: attacker lion', '0: defender neph', '0: shoot', '0: play shot on lion');
        while (!late.happened('struck')) late.answer(late.asked!, 'pass');
        while (late.world.fights.length) {
          expect(late.offers.some(key => key.startsWith(late.key('play noise')))).toBe(false);
          late.answer(late.asked!, 'pass');
        }
        expect(strikes(late)[0]!.rating).toBe(5);
      },
    );
    it('plays nothing without an effect', rules('DOT 28.16', 'DOT 28.17', 'DOT 28.18', 'DOT 28.19', 'DOT DR-15'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { shot: 'Lucky Shot', orders: 'Botched Orders', cowards: 'Cowardice', shadows: 'Hidden in the Shadows' } },
        Petr: {},
      });
      expect(t.refusal('play shot')).toBe('DOT 28.19');
      expect(t.refusal('play cowards at 1')).toBe('DOT 28.16');
      expect(t.refusal('play shadows')).toBe('DOT 28.18');
      expect(t.offersKey('play orders')).toBe(false);
    });
    it('asks the player whose card would be cancelled first', rules('DOT 28.14', 'DOT DR-12'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { noise: 'Miscommunication', x: 'Doomed' } },
        Petr: { hand: { karma: 'Positive Karma', y: 'Doomed' } },
      });
      t.do('1: play karma', '0: play noise');
      expect([kindNow(t), t.asked]).toEqual(['reaction', 1]);
    });
    it('does not cancel again what is cancelled', rules('DOT 28.16', 'DOT 28.17'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { karma: 'Positive Karma', x: 'Doomed' } },
        Petr: { hand: { noise: 'Miscommunication', more: 'Miscommunication' } },
      });
      t.do('0: play karma', '1: play noise');
      // The answers to Miscommunication, then again those to the card it has cancelled.
      while (!t.happened('cancelled', { card: t.id('karma') }) || t.asked !== 1) t.answer(t.asked!, 'pass');
      expect([kindNow(t), t.refusal('play more')]).toEqual(['reaction', 'DOT 28.16']);
    });
    it('takes Missing in Action only before attacker and defender are named', rules('DOT 28.25', 'DOT 9.6', 'DOT 9.27', 'DOT 34.2'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { hand: { mia: 'Missing in Action' }, cohort: { neph: 'Razide' } },
      });
      t.do('0: attack');
      while (t.asked !== 1) t.answer(t.asked!, 'pass');
      expect(t.offersKey('play mia on lion')).toBe(true);
      t.do('0: attacker lion', '0: defender neph');
      while (t.asked !== 1) t.answer(t.asked, 'pass');
      expect(t.refusal('play mia on lion')).toBe('DOT 28.25');
    });
    it('opens no round of answers to meditation or a transfer', rules('DOT DR-13'), () => {
      const t = table(profile, { Jana: { hand: { x: 'Doomed' } }, Petr: { hand: { noise: 'Miscommunication' } } });
      t.do('0: meditate');
      expect((t.position.stack.at(-1) as never as { locals: { kind: string } }).locals.kind).toBe('free');
    });
  });
