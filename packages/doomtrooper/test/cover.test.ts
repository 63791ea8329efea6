/** Chapters 8, 9 and 30: bringing warriors in, cover, hidden warriors, personalities. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has } from '../src/rules/abilities.ts';
import { PROFILES, table, type Table, rig } from './fixture.ts';

for (const profile of PROFILES)
  describe(`warriors (${profile})`, () => {
    it(
      'comes for one action and his Value, to his area, unwounded and in the open',
      rules('DOT 3.10', 'DOT 8.1', 'DOT 8.2', 'DOT 8.3', 'DOT 8.4', 'DOT 8.5', 'DOT 8.6', 'DOT 8.10', 'DOT 8.13'),
      () => {
        const t = table(profile, {
          actions: 4,
          Jana: { destiny: 30, hand: { ranger: 'Venusian Ranger', razide: 'Razide', marine: 'Templar Marine', thug: 'Local Thug' } },
          Petr: {},
        });
        t.do('0: play ranger').passWhile();
        expect(t.side(0).destiny).toBe(26);
        expect(t.world.pools[0]!.open).toBe(3);
        expect(t.card('ranger')).toMatchObject({ zone: 'squad', wounded: false, covered: false });
        t.do('0: play razide').passWhile();
        expect(t.card('razide').zone).toBe('cohort');
        t.do('0: play marine').passWhile();
        expect(t.card('marine').zone).toBe('station');
        t.do('0: play thug').passWhile();
        expect(t.card('thug').zone).toBe('outside');
      },
    );
    it('stays in hand when he cannot be paid', rules('DOT 8.7'), () => {
      const t = table(profile, { Jana: { destiny: 3, hand: { ranger: 'Venusian Ranger' } }, Petr: {} });
      expect(t.refusal('play ranger')).toBe('DOT 8.7');
    });
    it(
      'seeks cover for an action: +3 Armor, no attack, still attackable',
      rules('DOT 3.37', 'DOT 9.1', 'DOT 9.3', 'DOT 9.6', 'DOT 9.7', 'DOT 9.9', 'DOT 24.5.22', 'DOT 24.5.23'),
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
    it('keeps one warrior in the open', rules('DOT 9.4', 'DOT DR-35'), () => {
      const t = table(profile, { Jana: { hand: { boy: 'Infantry' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      expect(t.refusal('cover lion')).toBe('DOT 9.4');
      const none = table(profile, { Jana: { hand: { boy: 'Infantry' } }, Petr: {} });
      expect(none.refusal('hide boy')).toBe('DOT 9.4');
    });
    it('bars some from cover', rules('DOT 9.17', 'DOT 9.18', 'DOT 9.37', 'DOT 11.33', 'DOT 11.34'), () => {
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

for (const profile of PROFILES)
  describe(`hidden warriors (${profile})`, () => {
    it(
      'come for three actions, unpaid, in no area, unknown to others',
      rules('DOT 9.11', 'DOT 9.12', 'DOT 9.21', 'DOT 9.22', 'DOT 9.23', 'DOT 9.25', 'DOT 9.26', 'DOT 9.28', 'DOT DR-08'),
      () => {
        const t = table(profile, { Jana: { destiny: 1, hand: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
        t.do('0: hide boss');
        expect(t.card('boss')).toMatchObject({ zone: 'hidden', covered: true });
        expect(t.side(0).destiny).toBe(1);
        expect(t.happened('actionTaken', { n: 3, left: 0, rule: 'DOT 9.22' })).toBe(true);
        const seen = (viewer: number) =>
          (t.game.see(t.position, viewer).table as never as { play: { id: number; def: number | null; ratings: unknown }[] }).play.find(
            ({ id }) => id === t.id('boss'),
          )!;
        expect(seen(1)).toMatchObject({ def: null, ratings: null });
        expect(seen(0).def).toBe(t.card('boss').def);
      },
    );
    it('are paid when they leave cover, and stand in their area', rules('DOT 9.29', 'DOT DR-38', 'DOT DR-44'), () => {
      const t = table(profile, { Jana: { destiny: 9, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      t.do('0: uncover boss');
      expect(t.card('boss')).toMatchObject({ zone: 'squad', covered: false });
      expect(t.side(0).destiny).toBe(1);
    });
    it(
      'are lost with all destiny points and the rest in victory points when they cannot be paid',
      rules('DOT 9.30', 'DOT 9.31', 'DOT 9.32', 'DOT 9.33', 'DOT 1.13'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 3, victory: 10, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
          Petr: {},
        });
        t.do('0: uncover boss');
        expect(t.card('boss').zone).toBe('discard');
        expect(t.side(0)).toMatchObject({ destiny: 0, victory: 5 });
        const poor = table(profile, {
          Jana: { destiny: 3, victory: 1, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
          Petr: {},
        });
        poor.do('0: uncover boss');
        expect(poor.side(0)).toMatchObject({ destiny: 0, victory: 0 });
      },
    );
    it(
      'are seen and paid as they are named as defender, and stay in cover',
      rules('DOT 9.29', 'DOT 24.5.23', 'DOT DR-38', 'DOT DR-39', 'DOT DR-40'),
      () => {
        const t = table(profile, {
          Jana: { cohort: { necro: 'Necromutant' } },
          Petr: { destiny: 9, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
        });
        t.do('0: attack', '0: attacker necro', '0: defender boss');
        expect(t.card('boss')).toMatchObject({ zone: 'squad', covered: true });
        expect(t.side(1).destiny).toBe(1);
        t.do('0: fight').passWhile();
        const struck = t.events.find(event => event.type === 'struck') as never as { strikes: { armour: number }[] };
        expect(struck.strikes[0]!.armour).toBe(10);
      },
    );
    it('end the combat when they cannot be paid, without points', rules('DOT DR-39'), () => {
      const t = table(profile, {
        Jana: { cohort: { necro: 'Necromutant' } },
        Petr: { destiny: 2, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
      });
      t.do('0: attack', '0: attacker necro', '0: defender boss').passWhile();
      expect(t.card('boss').zone).toBe('discard');
      expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 9.30' })).toBe(true);
      expect(t.side(0)).toMatchObject({ victory: 0 });
    });
    it(
      'end the combat when the attacker could not have attacked them; the action is spent',
      rules('DOT 9.35', 'DOT 9.36', 'DOT DR-40'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: { cohort: { necro: 'Necromutant' }, station: { x: 'Templar Marine' } },
          Petr: { destiny: 9, hidden: { marine: 'Templar Marine' }, squad: { lion: 'Golden Lion' } },
        });
        t.do('0: attack', '0: attacker necro', '0: defender marine').passWhile();
        expect(t.card('marine').zone).toBe('station');
        expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 9.35' })).toBe(true);
        expect(t.happened('struck')).toBe(false);
      },
    );
  });

describe('driven into cover in a combat', () => {
  const given = {
    Jana: { squad: { lion: 'Golden Lion', x: 'Infantry' } },
    Petr: { hand: { coward: 'Cowardice' }, cohort: { necro: 'Necromutant' } },
  };
  it('does not end it: +3 Armor and on (tournament)', rules('DOT 9.8t', 'DOT DR-46'), () => {
    const t = table('tournament', given);
    t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight', '1: play coward at 0').passWhile();
    const struck = t.events.find(event => event.type === 'struck') as never as { strikes: { armour: number }[] };
    expect(struck.strikes[1]!.armour).toBe(6);
  });
  it('ends the attack (standard)', rules('DOT 9.8s', 'DOT DR-46'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight', '1: play coward at 0').passWhile();
    expect(t.happened('struck')).toBe(false);
    expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
  });
});

for (const profile of PROFILES)
  describe(`personalities (${profile})`, () => {
    const duplicate = profile === 'tournament' ? 'DOT 30.3t' : 'DOT 30.3s';
    it('are in play once', rules('DOT 30.2', 'DOT 30.3t', 'DOT 30.3s', 'DOT 30.4', 'DOT 28.16', 'DOT DR-14'), () => {
      const t = table(profile, { Jana: { destiny: 20, hand: { valerie: 'Valerie Duval' } }, Petr: { squad: { other: 'Valerie Duval' } } });
      expect(t.refusal('play valerie')).toBe(duplicate);
    });
    it('may come back after death', rules('DOT 30.18'), () => {
      const t = table(profile, {
        Jana: { destiny: 20, hand: { valerie: 'Valerie Duval' } },
        Petr: { discard: { other: 'Valerie Duval' } },
      });
      t.do('0: play valerie').passWhile();
      expect(t.card('valerie').zone).toBe('squad');
    });
    it(
      'give way to a hidden copy whose player pays; the open one goes back with points and action',
      rules('DOT 30.5', 'DOT 30.6', 'DOT 30.7', 'DOT 30.8', 'DOT 30.9', 'DOT DR-41'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 8, hand: { valerie: 'Valerie Duval' } },
          Petr: { destiny: 8, hidden: { secret: 'Valerie Duval' }, squad: { lion: 'Golden Lion' } },
        });
        t.do('0: play valerie').passWhile();
        expect(t.card('valerie').zone).toBe('hand');
        expect(t.side(0).destiny).toBe(8);
        expect(t.world.pools[0]!.open).toBe(3);
        expect(t.card('secret').zone).toBe('squad');
        expect(t.side(1).destiny).toBe(0);
      },
    );
    it('enter when no hidden copy can be paid', rules('DOT 30.10', 'DOT 30.14', 'DOT 30.15t', 'DOT 30.15s', 'DOT DR-41'), () => {
      const t = table(profile, {
        Jana: { destiny: 8, hand: { valerie: 'Valerie Duval' } },
        Petr: { destiny: 2, hidden: { secret: 'Valerie Duval' }, squad: { lion: 'Golden Lion' } },
      });
      t.do('0: play valerie').passWhile();
      expect(t.card('valerie').zone).toBe('squad');
      expect(t.card('secret').zone).toBe('discard');
      expect(t.side(1).destiny).toBe(0);
    });
    it('are not hidden beside a copy one knows of', rules('DOT DR-42'), () => {
      const t = table(profile, {
        Jana: {
          hand: { valerie: 'Valerie Duval', again: 'Valerie Duval' },
          hidden: { mine: 'Valerie Duval' },
          squad: { lion: 'Golden Lion' },
        },
        Petr: {},
      });
      expect(t.refusal('hide valerie')).toBe('DOT DR-42');
    });
    it('reach all cards of their kind, whoever owns them', rules('DOT 30.16', 'DOT 30.17'), () => {
      const t = table(profile, { Jana: { squad: { valerie: 'Valerie Duval' } }, Petr: { squad: { star: 'Etoiles Mortant' }, hand: {} } });
      expect(immune(t, 'star')).toBe(true);
      const without = table(profile, { Jana: {}, Petr: { squad: { star: 'Etoiles Mortant' } } });
      expect(immune(without, 'star')).toBe(false);
    });
    it('score each time they are killed', rules('DOT 30.19', 'DOT 24.8.1'), () => {
      const t = table(profile, { Jana: { cohort: { fury: 'Cairath' } }, Petr: { squad: { valerie: 'Valerie Duval' } } });
      t.do('0: attack', '0: attacker fury', '0: defender valerie', '0: fight', '0: victory 8').passWhile();
      expect(t.side(0).victory).toBe(8);
    });
  });

describe('several hidden copies of one personality', () => {
  const given = (active: string) => ({
    active,
    Jana: { destiny: 8, hand: { valerie: 'Valerie Duval' } },
    Petr: { destiny: 8, squad: { a: 'Golden Lion' } },
    Eva: { destiny: 8, squad: { b: 'Golden Lion' } },
  });
  const hidden = (first: 'Petr' | 'Eva') => {
    const all = given('Jana') as unknown as Record<string, Record<string, unknown>>;
    // The order of the file is the order of hiding.
    const sides = first === 'Petr' ? ['Petr', 'Eva'] : ['Eva', 'Petr'];
    for (const who of sides) all[who]!['hidden'] = { [`${who.toLowerCase()}s`]: 'Valerie Duval' };
    return all as never;
  };
  it('the one hidden first counts (tournament)', rules('DOT 30.11t', 'DOT 30.12', 'DOT DR-41'), () => {
    const t = table('tournament', hidden('Petr'), { seats: 3 });
    rig(t.world).play = t.world.play.toReversed();
    t.do('0: play valerie').passWhile();
    expect(t.card('evas').zone).toBe('squad');
    expect(t.card('petrs').zone).toBe('hand');
  });
  it('the one whose player has the next turn counts (standard)', rules('DOT 30.11s', 'DOT 30.12', 'DOT DR-41'), () => {
    const t = table('standard', hidden('Petr'), { seats: 3 });
    rig(t.world).play = t.world.play.toReversed();
    t.do('0: play valerie').passWhile();
    expect(t.card('petrs').zone).toBe('squad');
    expect(t.card('evas').zone).toBe('hand');
  });
});

const immune = (t: Table, name: string): boolean => has(t.world, t.id(name), 'symmetryImmune', null);
