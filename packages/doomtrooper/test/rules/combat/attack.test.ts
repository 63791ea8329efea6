/** Chapter 24: who may attack whom, and naming attacker and defender. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { type Profile, PROFILES, table, type Table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`an attack (${profile})`, () => {
    const battle = (petr: object, jana: object = { cohort: { foe: 'Razide' } }): Table =>
      table(profile, { Jana: jana, Petr: { hand: { x: 'Doomed' }, squad: petr } } as never);
    it('announces the attack before anybody is named, and the attacking player the tactic', rules('DOT 24.1.1', 'DOT 24.3.1'), () => {
      const t = battle({ d: 'Hussar' }, { hand: { x2: 'Doomed' }, cohort: { foe: 'Razide' } });
      t.do('0: attack');
      expect(t.happened('attackDeclared', { seat: 0, rule: 'DOT 24.1.1' })).toBe(true);
      expect([t.world.fights[0]!.attacker, t.world.fights[0]!.defender]).toEqual([null, null]);
      t.do('0: attacker foe', '0: defender d');
      while (t.question !== 'attacking.chosen') t.answer(t.asked!, 'pass');
      expect([t.asked, t.offers]).toEqual([0, ['fight', 'shoot']]);
    });
    it('keeps Stations and the rest apart', rules('DOT 24.2.7', 'DOT 24.2.1'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { lion: 'Golden Lion' }, station: { marine: 'Templar Marine' } },
        Petr: { cohort: { neph: 'Razide' }, station: { foe: 'Cossack' } },
      });
      t.do('0: attack');
      while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
      t.do('0: attacker lion');
      expect(t).toOffer([t.key('defender neph')]);
      expect(t.refusal('defender foe')).toBe('DOT 24.2.7');
    });
    it('does not let a player attack his own warriors', rules('DOT 24.2.4'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' }, cohort: { mine: 'Razide' } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion');
      expect(t.refusal('defender mine')).toBe('DOT 24.2.4');
    });
    it(
      'never fights with Apostles and Leaders; other means may harm them',
      rules('DOT 25.20', 'DOT 32.18', 'DOT 37.2', 'DOT 37.1', 'DOT 37.15', 'DOT 24.2.1'),
      () => {
        const t = table(profile, {
          Jana: { hand: { wave: 'Wave of Righteousness' }, destiny: 10, squad: { lion: 'Golden Lion' } },
          Petr: { cohort: { lord: 'Muawijhe–Lord of Visions' } },
        });
        expect(t.refusal('attack')).toBe('DOT 24.2.1');
        expect(t.offersKey(`sabotage lion against 1`)).toBe(true);
        t.do('0: meditate', '0: play wave on lord').passWhile();
        expect(t.card('lord').zone).toBe('discard');
      },
    );
  });

for (const profile of PROFILES)
  describe(`who may never fight (${profile})`, () => {
    const lord = { lord: 'Muawijhe–Lord of Visions', necro: 'Necromutant' };
    it('neither attacks nor is in cover', rules('DOT 32.16', 'DOT 32.17'), () => {
      const t = table(profile, { Jana: { cohort: lord }, Petr: { squad: { lion: 'Golden Lion' } } });
      expect(t.refusal('cover lord')).toBe('DOT 9.17');
      t.do('0: attack');
      t.passWhile(p => p.question === 'window.answer');
      expect([t.refusal('attacker lord'), t.offersKey('attacker necro')]).toEqual(['DOT 25.17', true]);
    });
    it('is not attacked either', rules('DOT 25.18'), () => {
      const t = table(profile, { Jana: { squad: { lion: 'Golden Lion' } }, Petr: { cohort: lord } });
      t.do('0: attack', '0: attacker lion');
      expect([t.refusal('defender lord'), t.offersKey('defender necro')]).toEqual(['DOT 25.18', true]);
    });
    it('is wounded by other means', rules('DOT 25.19'), () => {
      const t = table(profile, {
        Jana: { hand: { broken: 'Malfunction!' }, squad: { lion: 'Golden Lion' } },
        Petr: { cohort: { lord: { card: lord.lord, gear: { tank: { card: 'Hellhound Necrotank', inside: true } } } } },
      });
      t.do('0: meditate', '0: play broken on tank').passWhile();
      expect(t.card('lord').wounded).toBe(true);
    });
  });

describe('who may attack whom', () => {
  const given = {
    Jana: {
      squad: { lion: 'Golden Lion', mystic: 'Mystic', mort: 'Mortificator', merc: 'Ex-Imperial Freelancer' },
      cohort: { neph: 'Razide' },
    },
    Petr: {
      squad: { own: 'Clansman', marine: 'Free Marine', bro: 'Inquisitor', sold: 'Ex-Capitol Freelancer' },
      cohort: { foe: 'Razide' },
    },
  };
  const targets = (profile: Profile, attacker: string): string[] => {
    const t = table(profile, given);
    t.do('0: attack', `0: attacker ${attacker}`);
    return ['own', 'marine', 'bro', 'sold', 'foe'].filter(name => t.offersKey(`defender ${name}`));
  };
  it('is anybody in total war (tournament)', rules('DOT 24.2.9t', 'DOT 24.2.10'), () => {
    for (const attacker of ['lion', 'mystic', 'mort', 'merc', 'neph'])
      expect(targets('tournament', attacker)).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
  });
  it(
    'is limited by affiliation (standard)',
    rules('DOT 24.2.9s', 'DOT 24.2.14', 'DOT 24.2.15', 'DOT 24.2.16', 'DOT 24.2.17', 'DOT 24.2.18'),
    () => {
      expect(targets('standard', 'lion')).toEqual(['marine', 'sold', 'foe']);
      expect(targets('standard', 'mystic')).toEqual(['sold', 'foe']);
      expect(targets('standard', 'mort')).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
      expect(targets('standard', 'merc')).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
      expect(targets('standard', 'neph')).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
    },
  );
  it('attacks Mortificators under the normal limits (standard)', rules('DOT 24.2.19'), () => {
    const t = table('standard', {
      Jana: { squad: { lion: 'Golden Lion' } },
      Petr: { squad: { mort: 'Mortificator' }, cohort: { x: 'Razide' } },
    });
    t.do('0: attack', '0: attacker lion');
    expect(t.refusal('defender mort')).toBe('DOT 24.2.14');
  });
  for (const profile of PROFILES)
    it(
      `keeps what is printed on a warrior: Crenshaw the Redeemer never attacks the Brotherhood (${profile})`,
      rules('DOT 24.2.11', 'DOT 24.2.12'),
      () => {
        const t = table(profile, {
          Jana: { squad: { crenshaw: 'Crenshaw the Redeemer' } },
          Petr: { squad: { bro: 'Mystic' }, cohort: { foe: 'Razide' } },
        });
        t.do('0: attack', '0: attacker crenshaw');
        expect(t.refusal('defender bro')).toBe('DOT 24.2.11');
        expect(t.offersKey('defender foe')).toBe(true);
      },
    );
});

describe('the attacker is removed before he is named', () => {
  const given = {
    Jana: { squad: { lion: 'Golden Lion', beret: 'Blood Beret' } },
    Petr: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, cohort: { foe: 'Razide' } },
  };
  it('lets the player choose another or lose the action (tournament)', rules('DOT 24.1.2t', 'DOT DR-48', 'DOT 24.2.3'), () => {
    const t = table('tournament', given);
    t.do('0: attack', '1: play wave on lion');
    t.passWhile(p => p.question === 'window.answer');
    expect(t).toOffer(['decline', t.key('attacker beret')]);
    t.do('0: decline').passWhile();
    expect(t.happened('attackLost', { seat: 0 })).toBe(true);
  });
  it('makes him attack while he can (standard)', rules('DOT 24.1.2s', 'DOT DR-48', 'DOT 24.2.1'), () => {
    const t = table('standard', given);
    t.do('0: attack', '1: play wave on lion');
    t.passWhile(p => p.question === 'window.answer');
    expect(t).toOffer([t.key('attacker beret')]);
  });
  for (const profile of PROFILES)
    it(`loses the action when nobody is left (${profile})`, rules('DOT 24.0.3t', 'DOT 24.0.3s', 'DOT DR-48', 'DOT 24.1.2t'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '1: play wave on lion').passWhile();
      expect(t.happened('attackLost', { seat: 0 })).toBe(true);
      expect(t.happened('actionsLost', { seat: 0, n: 2 })).toBe(true);
    });
});
