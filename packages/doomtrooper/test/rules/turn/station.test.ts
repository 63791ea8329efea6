/** Chapter 20: the Station: who must be there, who may, and transfers. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`the Station (${profile})`, () => {
    it(
      'binds anyone who has nobody on his own, before the duty to leave cover',
      rules('DOT 20.5t', 'DOT 20.5s', 'DOT 20.6', 'DOT 20.7', 'DOT DR-31', 'DOT DR-32', 'DOT DR-33', 'DOT DR-34'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: { squad: { lion: { card: 'Golden Lion', covered: true }, other: { card: 'Golden Lion', covered: true } } },
          Petr: { station: { marine: 'Templar Marine' } },
        });
        const rule = profile === 'tournament' ? 'DOT 20.5t' : 'DOT 20.5s';
        expect(t.offersKey('transfer lion')).toBe(true);
        expect(t.refusal('uncover lion')).toBe(rule);
        expect(t.offersKey('meditate')).toBe(profile === 'standard');
        expect(t.offersKey('end')).toBe(true);
      },
    );
    it('sleeps when there is no way to fulfil it', rules('DOT DR-31'), () => {
      const t = table(profile, { opened: true, Jana: {}, Petr: { station: { marine: 'Templar Marine' } } });
      expect(t.offersKey('meditate')).toBe(true);
    });
    it(
      'takes transfers for an action, two with a vehicle, once between draw steps',
      rules('DOT 20.3', 'DOT 20.4', 'DOT 20.10', 'DOT 20.14', 'DOT 20.15', 'DOT 20.17', 'DOT 20.18', 'DOT DR-76'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            squad: { lion: 'Golden Lion', tank: { card: 'Hussar', gear: { v: 'T-32 "Wolfclaw" JBT' } } },
            cohort: { necro: 'Necromutant' },
          },
          Petr: {},
        });
        t.do('0: transfer tank').passWhile();
        expect(t.world.pools[0]!.open).toBe(1);
        expect(t.refusal('transfer tank')).not.toBeNull();
        t.do('0: transfer lion').passWhile();
        expect(t.card('lion').zone).toBe('station');
        const back = table(profile, { opened: true, Jana: { station: { lion: 'Golden Lion' } }, Petr: {} });
        back.do('0: transfer lion').passWhile();
        expect(back.card('lion').zone).toBe('squad');
        expect(back.refusal('transfer lion')).toBe('DOT 20.17');
        const legion = table(profile, { opened: true, Jana: { station: { necro: 'Necromutant' } }, Petr: {} });
        legion.do('0: transfer necro');
        expect(legion.card('necro').zone).toBe('cohort');
      },
    );
    it(
      'keeps Doomtroopers and the Dark Legion apart, except a tainted one',
      rules('DOT 20.19', 'DOT 20.20', 'DOT 20.21', 'DOT 20.25', 'DOT 32.11', 'DOT 32.26', 'DOT 32.1t', 'DOT 20.22t'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            squad: { lion: 'Golden Lion', tainted: { card: 'Golden Lion', gear: { x: 'Tainted!' } } },
            outside: { rogue: 'Renegade Apostate' },
            station: { necro: 'Necromutant', marine: 'Templar Marine' },
          },
          Petr: {},
        });
        expect(t.refusal('transfer lion')).toBe('DOT 20.19');
        expect(t.offersKey('transfer tainted')).toBe(true);
        expect(t.offersKey('transfer rogue')).toBe(true);
      },
    );
    it('lets tribes stand with anybody', rules('DOT 20.23', 'DOT 20.19'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { lion: 'Golden Lion' }, cohort: { necro: 'Necromutant' }, station: { marine: 'Templar Marine' } },
        Petr: {},
      });
      expect([t.offersKey('transfer lion'), t.offersKey('transfer necro')]).toEqual([true, true]);
    });
    it('has to be cleared after a full conversion', rules('DOT 20.22t', 'DOT 20.22s', 'DOT DR-75', 'DOT DR-77'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { lion: 'Golden Lion', beret: { card: 'Blood Beret', gear: { x: 'Dark Visitation' } } } },
        Petr: {},
      });
      expect(t).toOffer(['end', t.key('transfer lion'), t.key('transfer beret')]);
      t.do('0: transfer beret');
      expect(t.card('beret').zone).toBe('cohort');
    });
    it('holds a rider', rules('DOT 18.7'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { rider: { card: 'Golden Lion', gear: { bull: 'Rivetbull' } }, lion: 'Golden Lion' } },
        Petr: {},
      });
      expect([t.refusal('transfer rider'), t.offersKey('transfer lion')]).toEqual(['DOT 18.7', true]);
    });
    it('lets nobody transfer in a combat', rules('DOT 20.13'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { lion: 'Golden Lion', x: 'Hussar' } },
        Petr: { hand: { inspired: 'Inspired' }, squad: { theirs: 'Hussar' } },
      });
      t.do('0: attack', '1: play inspired');
      t.passWhile(p => p.question === 'window.answer');
      expect(t.refusal('transfer theirs')).toBe('DOT 20.13');
    });
  });

describe('the Station in the two books', () => {
  const tribes = {
    opened: true,
    Jana: { destiny: 20, hand: { cos: 'Cossack', cor: 'Corsair' }, station: { mar: 'Templar Marine' } },
    Petr: {},
  };
  it('opens Stations only by an entitled warrior (tournament)', rules('DOT 20.8t', 'DOT 20.9', 'DOT DR-74'), () => {
    const t = table('tournament', { Jana: { destiny: 9, hand: { marine: 'Templar Marine' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
    expect(t.refusal('transfer lion')).toBe('DOT 20.8t');
    t.do('0: play marine').passWhile();
    expect(t.offersKey('transfer lion')).toBe(true);
  });
  it('needs no opener (standard)', rules('DOT 20.8s', 'DOT 20.8t'), () => {
    expect(table('standard', { Jana: { squad: { lion: 'Golden Lion' } }, Petr: {} }).offersKey('transfer lion')).toBe(true);
  });
  it('lets one other tribe in (tournament)', rules('DOT 20.24t', 'DOT 20.19'), () => {
    const t = table('tournament', tribes);
    t.do('0: play cos').passWhile();
    expect(t.refusal('play cor')).toBe('DOT 20.24t');
  });
  it('lets no other tribe in (standard)', rules('DOT 20.24s'), () => {
    expect(table('standard', tribes).refusal('play cos')).toBe('DOT 20.24s');
  });
});
