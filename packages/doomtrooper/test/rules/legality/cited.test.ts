/** A refusal names the rule that speaks of that very thing. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`what takes an action (${profile})`, () => {
    it(
      'is refused in a window by the rule of its own kind',
      rules('DOT 8.1', 'DOT 11.1', 'DOT 12.1', 'DOT 14.2', 'DOT 16.1', 'DOT 17.2', 'DOT 22.1', 'DOT 7.24'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: {
            destiny: 20,
            hand: {
              warrior: 'Golden Lion',
              sword: 'Violator Sword',
              city: 'San Dorado',
              mission: 'Fifteen Minutes of Fame',
              zone: 'Infested Asteroid',
              ki: 'Shadow Walk',
              special: 'Surprise Invasion!',
            },
            squad: { lion: 'Samurai', diana: 'Doctor Diana', hurt: { card: 'Golden Lion', wounded: true } },
          },
          Petr: { squad: { fort: 'San Dorado', foe: 'Sea Lion' } },
        }).until('Jana');
        expect({
          warrior: t.refusal('play warrior'),
          sword: t.refusal('play sword on lion'),
          city: t.refusal('play city to squad'),
          mission: t.refusal('play mission on lion'),
          zone: t.refusal('play zone to cohort'),
          ki: t.refusal('play ki on lion'),
          special: t.refusal('play special on fort'),
          ability: t.refusal('use diana as 0 on hurt'),
        }).toEqual({
          warrior: 'DOT 8.1',
          sword: 'DOT 11.1',
          city: 'DOT 12.1',
          mission: 'DOT 14.2',
          zone: 'DOT 16.1',
          ki: 'DOT 17.2',
          special: 'DOT 22.1',
          ability: 'DOT 7.24',
        });
      },
    );
    it('into cover takes three', rules('DOT 9.22'), () => {
      const t = table(profile, { actions: 2, Jana: { hand: { h: 'Hussar' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      expect(t.refusal('hide h')).toBe('DOT 9.22');
    });
    it('a mission goes to whom it names', rules('DOT 14.3'), () => {
      const t = table(profile, { Jana: { hand: { m: 'Fury of the Clansmen' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      expect(t.refusal('play m on lion')).toBe('DOT 14.3');
    });
    it('the answer to a Sabotage is the chance to prevent it', rules('DOT 26.10'), () => {
      const t = table(profile, { Jana: { squad: { lion: 'Golden Lion' } }, Petr: { hand: { x: 'Inspired' } } });
      t.do('0: sabotage lion against Petr').until('Petr');
      expect(t.position.decision).toMatchObject({ rule: 'DOT 26.10', about: { kind: 'sabotage' } });
    });
  });
