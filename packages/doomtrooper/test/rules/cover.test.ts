/** Chapter 9: cover. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, table } from '../fixture.ts';

for (const profile of PROFILES)
  describe(`cover (${profile})`, () => {
    it(
      'seeks cover for an action: +3 Armor, no attack, still attackable',
      rules('DOT 3.37', 'DOT 9.1', 'DOT 9.3', 'DOT 9.6', 'DOT 9.7', 'DOT 9.9', 'DOT 24.5.22', 'DOT 24.5.23', 'DOT 9.4', 'DOT 9.5t'),
      () => {
        const t = table(profile, {
          Jana: { squad: { lion: { card: 'Golden Lion', wounded: true }, other: 'Blood Beret' } },
          Petr: { cohort: { foe: 'Immaculate Fury' } },
        });
        t.do('0: cover lion').passWhile();
        expect(t.card('lion').covered).toBe(true);
        t.do('0: attack');
        while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
        expect(t.offersKey('attacker lion')).toBe(false);
        expect(t.refusal('attacker lion')).toBe('DOT 9.6');
        const d = table(profile, {
          Jana: { cohort: { necro: 'Necromutant' } },
          Petr: { squad: { lion: { card: 'Golden Lion', covered: true }, open: 'Blood Beret' } },
        });
        d.do('0: attack', '0: attacker necro', '0: defender lion', '0: fight').passWhile();
        const struck = d.events.find(event => event.type === 'struck') as never as { strikes: { armour: number; hits: boolean }[] };
        expect(struck.strikes[0]).toMatchObject({ armour: 6, hits: false });
        expect(d.card('lion').covered).toBe(true);
      },
    );
    it('keeps one warrior in the open', rules('DOT 9.4', 'DOT DR-35', 'DOT 9.21'), () => {
      const t = table(profile, { Jana: { hand: { boy: 'Infantry' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      expect(t.refusal('cover lion')).toBe('DOT 9.4');
      const none = table(profile, { Jana: { hand: { boy: 'Infantry' } }, Petr: {} });
      expect(none.refusal('hide boy')).toBe('DOT 9.4');
    });
    it('bars some from cover', rules('DOT 9.17', 'DOT 9.18', 'DOT 9.37', 'DOT 11.33', 'DOT 11.34', 'DOT 11.16'), () => {
      const t = table(profile, {
        Jana: {
          hand: { more: 'Young Guard' },
          squad: {
            lion: 'Golden Lion',
            guard: 'Young Guard',
            air: 'Rams Air Cavalry',
            pilot: { card: 'Blood Beret', gear: { ship: { card: 'Imperial Doomlord', inside: true } } },
          },
        },
        Petr: { cohort: { dreamer: { card: 'Zenithian Soulslayer', gear: { dreams: 'Send Dreams' } } }, destiny: 9 },
      });
      expect(t.refusal('cover guard')).toBe('DOT 9.17');
      expect(t.refusal('cover air')).toBe('DOT 9.17');
      expect(t.refusal('cover pilot')).toBe('DOT 11.33');
      expect(t.refusal('hide more')).toBe('DOT 9.37');
      t.do('0: meditate');
      while (t.asked !== 1) t.answer(t.asked!, 'pass');
      expect(t.refusal('use dreams as 0 on air')).toBe('DOT 9.18');
      t.do('1: use dreams as 0 on pilot').passWhile();
      // Driven into cover he leaves the vehicle.
      expect(t.card('pilot').covered).toBe(true);
      expect(t.happened('boarded', { inside: false, rule: 'DOT 11.34' })).toBe(true);
    });
    it('leaves cover for an action and does not attack in that turn', rules('DOT 9.19', 'DOT 9.20'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: { card: 'Golden Lion', covered: true }, open: 'Infantry' } },
        Petr: { cohort: { foe: 'Razide' } },
      });
      t.do('0: uncover lion', '0: attack');
      while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
      expect(t.refusal('attacker lion')).toBe('DOT 9.20');
      expect(t.offersKey('attacker open')).toBe(true);
    });
    it('takes equipment in cover, but not while hidden', rules('DOT 9.15', 'DOT 9.27'), () => {
      const t = table(profile, {
        Jana: {
          hand: { arm: 'Combat Armor' },
          hidden: { secret: 'Infantry' },
          squad: { lion: { card: 'Golden Lion', covered: true }, open: 'Infantry' },
        },
        Petr: {},
      });
      expect(t.refusal('play arm on secret')).not.toBeNull();
      t.do('0: play arm on lion').passWhile();
      expect(t.card('arm').host).toBe(t.id('lion'));
    });
  });

describe('the duty to leave cover', () => {
  const given = { Jana: { destiny: 9, hand: { boy: 'Infantry' }, squad: { lion: { card: 'Golden Lion', covered: true } } }, Petr: {} };
  it('is fulfilled by leaving it or by a new warrior (tournament)', rules('DOT 9.5t', 'DOT DR-31', 'DOT DR-36'), () => {
    const t = table('tournament', given);
    expect(t).toOffer(['end', t.key('uncover lion'), t.key('play boy')]);
    expect(t.refusal('meditate')).toBe('DOT 9.5t');
  });
  it('is fulfilled by leaving it only (standard)', rules('DOT 9.5s', 'DOT DR-31'), () => {
    const t = table('standard', given);
    expect(t).toOffer(['end', t.key('uncover lion')]);
    expect(t.refusal('play boy')).toBe('DOT 9.5s');
  });
});

describe('cover in both books', () => {
  it(
    'keeps attachments of a covered warrior working in both books (tournament, standard)',
    rules('DOT 9.16t', 'DOT 9.16s', 'DOT DR-45', 'DOT 9.3'),
    () => {
      for (const profile of PROFILES) {
        const t = table(profile, {
          Jana: { squad: { lion: { card: 'Golden Lion', covered: true, gear: { mail: 'Combat Armor' } }, x: 'Hussar' } },
          Petr: {},
        });
        expect(ratingOf(t.world, t.id('lion'), 2, null)).toBe(7);
      }
    },
  );
});
