/** What a bot does not do any more: faults that were seen in games, each as the position in which it happened. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../fixture.ts';
import { at, promising, times } from '../promising.ts';

describe('an attack', () => {
  const given = (hand: Plain): Table =>
    at({ actions: 1, Jana: { hand, squad: { beret: 'Blood Beret' } }, Petr: { squad: { dragoon: { card: 'Dragoon', wounded: true } } } });
  it('is not made where nobody can be hurt: 4 against 5, and nothing in hand that makes up for it', () => {
    expect(given({}).offersKey('attack')).toBe(true);
    expect(promising(given({}))).toEqual(['meditate']);
    expect(promising(given({ shot: 'Lucky Shot' }))[0]).toBe('attack');
  });
  it('kills the wounded one before it only wounds somebody fresh', () => {
    const t = at({
      actions: 1,
      Jana: { squad: { sean: 'Sean Gallagher' } },
      Petr: { squad: { fresh: 'Venusian Ranger', hurt: { card: 'Hussar', wounded: true } } },
    });
    t.do('0: attack', '0: attacker sean');
    expect(t.offersKey('defender fresh')).toBe(true);
    expect(promising(t)).toEqual(['defender hurt']);
  });
  it('wounds somebody fresh all the same, where that is worth more than the kill', () => {
    const t = at({
      actions: 1,
      Jana: { squad: { sean: 'Sean Gallagher' } },
      Petr: { squad: { fresh: 'Venusian Ranger', hurt: { card: 'Ex-Imperial Freelancer', wounded: true } } },
    });
    t.do('0: attack', '0: attacker sean');
    expect(promising(t)).toContain('defender fresh');
  });
});

describe('points in the bank', () => {
  const given = (destiny: number, hand: Plain): Table =>
    at({ Jana: { destiny, hand, squad: { clan: 'Clansman' } }, Petr: { squad: { ranger: 'Venusian Ranger' } } });
  it('do not lie idle while warriors wait in hand who can be paid', () => {
    const found = promising(given(14, { sean: 'Sean Gallagher', beret: 'Blood Beret' }));
    expect(found[0]).toBe('play sean');
    expect(found).not.toContain('meditate');
  });
  it('are saved for somebody dearer than the bank', () => {
    expect(promising(given(12, { titan: 'Bio-Giant' }))[0]).toBe('meditate');
    expect(promising(given(3, { sean: 'Sean Gallagher' }))[0]).toBe('meditate');
  });
});

describe('a warrior', () => {
  it('is not brought only to be killed, when the strong one in hand can be paid a turn later', rules('DOT 26.13'), () => {
    const given = (hand: Plain): Table => at({ Jana: { destiny: 6, hand, squad: {} }, Petr: { cohort: { razide: 'Razide' } } });
    const food = { light: 'Wolfbane Light Cavalry' };
    expect(promising(given(food))[0]).toBe('play light'); // nobody else is there
    expect(promising(given({ ...food, sean: 'Sean Gallagher' }))[0]).toBe('meditate');
  });
  it('is brought to keep a saboteur away who would take more than his death', rules('DOT 26.13'), () => {
    const t = at({
      Jana: { destiny: 6, hand: { hussar: 'Hussar', sean: 'Sean Gallagher' } },
      Petr: { cohort: { razide: 'Razide' } },
    });
    expect(promising(t)[0]).toBe('play hussar'); // 2 points for him, 4 for the Sabotage
  });
  it(
    'does not hide while he can strike and the only other will fall: the duty would bring him out again, unable to',
    rules('DOT 9.20'),
    () => {
      const given = (jana: Plain): Table =>
        at({
          Jana: jana,
          Petr: { squad: { ranger: 'Venusian Ranger' }, cohort: { alakhai: 'Alakhai the Cunning' } },
        });
      const squad = (wounded: boolean): Plain => ({ valerie: 'Valerie Duval', hussar: { card: 'Hussar', wounded } });
      expect(given({ squad: squad(true) }).offersKey('cover valerie')).toBe(true);
      expect(promising(given({ squad: squad(true) }))).not.toContain('cover valerie');
      // Somebody stands there for her after this turn, too.
      expect(promising(given({ squad: squad(false) }))).toContain('cover valerie');
      expect(promising(given({ squad: squad(true), destiny: 3, hand: { blitzer: 'Bauhaus Blitzer' } }))).toContain('cover valerie');
    },
  );
});

describe('equipment', () => {
  it('is for whom it makes safer, not for whom nobody can hit', () => {
    const t = at({
      Jana: { hand: { armour: 'Composite Armor' }, squad: { marshal: 'Venusian Marshal', clan: 'Clansman' } },
      Petr: { squad: { beret: 'Blood Beret' } },
    });
    expect(times(t, 'play armour on clan', 'play armour on marshal')).toBeGreaterThan(5);
  });
  it('does not make a sight useless that is already on a gun', () => {
    const t = at({
      Jana: {
        hand: { gun: 'L&A Plasma Carbine' },
        squad: {
          armed: { card: 'Sea Lion', gear: { old: { card: 'Punisher Handgun', gear: { sight: 'Telescopic Sight' } } } },
          bare: 'Clansman',
        },
      },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(times(t, 'play gun on bare', 'play gun on armed')).toBeGreaterThan(4);
  });
});
