/** Chapters 7 and 22: kinds of actions, what they may be used for, what is lost. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Pool } from '../../../src/rules/state.ts';
import { PROFILES, rig, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`kinds of actions (${profile})`, () => {
    it(
      'offers every kind of action the books list',
      rules('DOT 7.4', 'DOT 7.14', 'DOT 7.15', 'DOT 7.23', 'DOT 7.24', 'DOT 7.26', 'DOT 7.27', 'DOT 22.1', 'DOT 22.3'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            destiny: 40,
            hand: {
              w: 'Hussar',
              e: 'Combat Armor',
              f: 'Fukido',
              g: 'Dark Fire',
              m: 'Nepharite Hunt',
              z: 'Victoria',
              k: 'Shadow Walk',
              b: 'Rivetbull',
              r: 'Reputation',
              any: 'Positive Karma',
            },
            squad: { sam: 'Samurai', tank: { card: 'Hussar', gear: { v: 'T-32 "Wolfclaw" JBT' } }, cov: { card: 'Hussar', covered: true } },
            cohort: { raz: 'Razide' },
            station: { jag: 'Jaeger Commando' },
          },
          Petr: {},
        });
        for (const said of [
          'meditate',
          'play w',
          'hide w',
          'cover sam',
          'uncover cov',
          'play e on sam',
          'play f to squad',
          'play g on raz',
          'play m on sam',
          'play z to squad',
          'play k on sam',
          'play b on jag',
          'transfer sam',
          'board v',
          'play r on sam',
          'sabotage sam against 1',
        ])
          expect([said, t.offersKey(said)]).toEqual([said, true]);
        // No action printed: any time, in a window.
        expect(t.refusal('play any')).toBe('DOT 5.3');
        t.do('0: play r on sam').passWhile();
        expect(t.happened('actionTaken', { n: 3, attack: false })).toBe(true);
        expect(t.question).toBe('turn.discarded');
      },
    );
    it('pays the destiny points a special names', rules('DOT 22.2'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 12, hand: { wave: 'Wave of Righteousness' } },
        Petr: { squad: { lion: 'Golden Lion' } },
      });
      t.do('0: play wave on lion');
      expect(t.side(0).destiny).toBe(2);
    });
    it('are three: an attack is no other action, and nothing is done with none', rules('DOT 7.1', 'DOT 7.12', 'DOT 26.18'), () => {
      const refused = (left: Partial<Pool>, said: string): string | null => {
        const t = table(profile, { Jana: { hand: { kid: 'Hussar' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
        rig(t.world).pools[0] = { ...t.world.pools[0]!, open: 0, ...left };
        return t.refusal(said);
      };
      expect(refused({ attack: 1 }, 'meditate')).toBe('DOT 7.12');
      expect(refused({ attack: 1 }, 'sabotage lion against 1')).toBe('DOT 26.18');
      expect(refused({ attack: 1 }, 'hide kid')).toBe('DOT 9.22');
      expect(refused({}, 'meditate')).toBe('DOT 7.1');
      expect(refused({ open: 1 }, 'meditate')).toBeNull();
    });
    it('loses all that was paid for a cancelled spell or special', rules('DOT 21.13', 'DOT 22.4', 'DOT 3.32'), () => {
      const t = table(profile, {
        Jana: { hand: { s: 'Surprise Invasion!' } },
        Petr: { hand: { noise: 'Miscommunication' }, squad: { city: 'Fukido' } },
      });
      t.do('0: play s on city', '1: play noise').passWhile();
      expect([t.card('city').zone, t.world.pools[0]!.open]).toEqual(['squad', 2]);
    });
    it(
      'keeps rules that only one of them prints: specials without a price in actions, moves that take several',
      rules('DOT DR-01', 'DOT 22.3', 'DOT 7.27'),
      () => {
        // 22.3 is the tournament book's: no action printed, any time. 7.27 is the standard book's: some moves take several actions.
        const t = table(profile, { at: 'window', Jana: { hand: { karma: 'Positive Karma' } }, Petr: {} });
        expect(t.offersKey('play karma')).toBe(true);
        const hide = table(profile, { actions: 2, Jana: { hand: { kid: 'Hussar' }, squad: { h: 'Hussar' } }, Petr: {} });
        expect(hide.refusal('hide kid')).toBe('DOT 9.22');
        expect(
          table(profile, { actions: 3, Jana: { hand: { kid: 'Hussar' }, squad: { h: 'Hussar' } }, Petr: {} }).offersKey('hide kid'),
        ).toBe(true);
      },
    );
    it(
      'grants three non-attack actions by Inspired, one attack by Blood Lust, one of any kind by Initiative and Book of Law',
      rules('DOT 7.12', 'DOT 7.18', 'DOT 7.20', 'DOT 7.29', 'DOT 5.4', 'DOT 7.14'),
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
        t.do('0: play inspired', '0: lead boss', '0: attacker lion', '0: defender a', '0: shoot').arm('gun').passWhile();
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
      rules('DOT 7.19', 'DOT 7.30', 'DOT 24.0.1', 'DOT 24.0.2', 'DOT 24.0.9', 'DOT 24.0.10', 'DOT 7.14'),
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
        t.do('0: play war', '0: attack', '0: attacker lion', '0: defender a', '0: shoot').arm('gun').passWhile();
        expect(t.side(0).destiny).toBe(6);
        expect([t.offersKey('attack'), t.refusal('meditate')]).toEqual([true, 'DOT 7.7']);
        t.do('0: attack');
        expect(t.side(0).destiny).toBe(4);
      },
    );
  });

for (const profile of PROFILES)
  describe(`actions taken (${profile})`, () => {
    it('takes fewer actions than three, and a window follows each one taken', rules('DOT DR-09'), () => {
      const t = table(profile, { Jana: { hand: { x: 'Doomed' } }, Petr: { hand: { y: 'Doomed' } } });
      t.do('0: meditate');
      expect(t.question).toBe('window.answer');
      t.passWhile();
      t.do('0: end');
      expect(t.question).toBe('turn.discarded');
    });
  });
