/** Chapters 28 and 29: reactions, cancelling, immunity. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has } from '../src/rules/abilities.ts';
import { PROFILES, table, type Table } from './fixture.ts';

const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number; hits: boolean }[] })
    .strikes;
const kindNow = (t: Table) => (t.position.stack.at(-1) as never as { locals: { kind?: string } }).locals.kind;

for (const profile of PROFILES) {
  describe(`reactions (${profile})`, () => {
    it(
      'gives everybody the chance to answer each card, and takes only what affects it',
      rules('DOT 28.4', 'DOT 28.5t', 'DOT 28.5s', 'DOT 28.6', 'DOT 28.7', 'DOT 28.9', 'DOT DR-11'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { lost: 'Lost Paperwork' } },
          Petr: { victory: 9, hand: { noise: 'Miscommunication', karma: 'Positive Karma' } },
        });
        t.do('0: play lost at 1');
        expect(t).toAsk(1, 'window.answer');
        expect(t).toOffer(['pass', t.key('play noise')]);
        expect(t.refusal('play karma')).toBe(profile === 'tournament' ? 'DOT 28.5t' : 'DOT 28.5s');
      },
    );
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
    it('cancels a combat card while the combat lasts', rules('DOT 28.2t', 'DOT 28.2s', 'DOT 28.3', 'DOT 3.24', 'DOT DR-16'), () => {
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
    });
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
    it("takes Missing in Action and Don't Call Again! only before attacker and defender are named", rules('DOT 28.25', 'DOT 28.26'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { hand: { mia: 'Missing in Action', call: "Don't Call Again!" }, cohort: { neph: 'Razide' } },
      });
      t.do('0: attack');
      while (t.asked !== 1) t.answer(t.asked!, 'pass');
      expect(t.offersKey('play mia on lion')).toBe(true);
      t.do('0: attacker lion', '0: defender neph');
      while (t.asked !== 1) t.answer(t.asked, 'pass');
      expect(t.refusal('play mia on lion')).toBe('DOT 28.25');
      expect(t.refusal('play call on lion')).toBe('DOT 28.26');
    });
  });

  describe(`immunity (${profile})`, () => {
    it('keeps Art and gifts off an immune warrior, even what they give his opponent', rules('DOT 29.3', 'DOT 29.4'), () => {
      const t = table(profile, {
        Jana: { cohort: { alakhai: 'Alakhai the Cunning' } },
        Petr: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { mystic: 'Mystic' } },
      });
      t.do('0: attack', '0: attacker alakhai', '0: defender mystic', '0: fight', '1: play wall on mystic', '1: spend 8').passWhile();
      expect(strikes(t)[0]!.armour).toBe(4);
      const gift = table(profile, {
        Jana: { cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire', terror: 'Terror' } } } },
        Petr: { squad: { war: 'Combat Warhead', other: 'Samurai' } },
      });
      gift.do('0: attack', '0: attacker necro', '0: defender war', '0: fight').passWhile();
      expect(strikes(gift)[0]).toMatchObject({ rating: 4, armour: 3 });
    });
    it("tells general gifts from Apostles'", rules('DOT 13.2', 'DOT 29.3'), () => {
      const t = table(profile, {
        Jana: { cohort: { necro: { card: 'Necromutant', gear: { terror: 'Terror', pain: 'Indigestion' } } } },
        Petr: { squad: { beret: 'Blood Beret' } },
      });
      t.do('0: attack', '0: attacker necro', '0: defender beret', '0: fight').passWhile();
      // The general gift's −1 does not count, the Apostle's −2 does.
      expect(strikes(t)[0]!.armour).toBe(1);
    });
  });
}

describe('immunity in the two books', () => {
  const given = {
    Jana: {
      destiny: 9,
      squad: { dominic: { card: 'Cardinal Dominic', gear: { mind: 'Mental Constitution' } } },
      hand: { self: 'Improve Self', wall: 'Elemental Wall' },
    },
    Petr: { cohort: { neph: 'Razide' } },
  };
  it('holds against others; he may use it himself: Cardinal Dominic (tournament)', rules('DOT 29.1t', 'DOT 29.2', 'DOT DR-80'), () => {
    const t = table('tournament', given);
    expect(has(t.world, t.id('dominic'), 'artImmune', null)).toBe(true);
    t.do('0: attack', '0: attacker dominic', '0: defender neph', '0: fight', '0: play wall on dominic', '0: spend 4').passWhile();
    expect(strikes(t)[1]!.armour).toBe(14);
  });
  it('is total (standard)', rules('DOT 29.1s', 'DOT DR-80'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker dominic', '0: defender neph', '0: fight');
    while (t.asked !== 0 || t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
    expect(t.refusal('play wall on dominic')).toBe('DOT 29.1s');
  });
  it('covers what an immune warrior carries (standard)', rules('DOT 29.5'), () => {
    const given2 = {
      at: 'window',
      Jana: { destiny: 10, hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { distort: 'Distort' } } } },
      Petr: { squad: { war: { card: 'Combat Warhead', gear: { mail: 'Combat Armor' } } } },
    };
    expect(table('standard', given2 as never).refusal('use distort as 0 on mail')).toBe('DOT 29.5');
    expect(table('tournament', given2 as never).offersKey('use distort as 0 on mail')).toBe(true);
  });
});
