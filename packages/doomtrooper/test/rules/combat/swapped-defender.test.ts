/** Chapter 16: the warzone of a defender whose place another takes. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';

/** Petr defends from Cyberopolis in his Squad; Jana casts Lesser Hypnosis. */
const hypnotised = (profile: Profile, on: string): Table =>
  table(profile, {
    Jana: { destiny: 9, hand: { spell: 'Lesser Hypnosis' }, squad: { a: 'Revisor' }, cohort: { mine: 'Razide' } },
    Petr: {
      hand: { z: 'Doomed' },
      squad: { d: 'Machinator', d2: 'Machinator', zone: 'Cyberopolis' },
      cohort: { boy: 'Undead Legionnaire' },
    },
  })
    .do('0: attack', '0: attacker mine', '0: defender d', '0: shoot', '1: warzone zone', `0: play spell on ${on}`)
    .answered();

for (const profile of PROFILES)
  describe(`a swapped defender (${profile})`, () => {
    const rule = profile === 'tournament' ? ('DOT 16.17t' as const) : ('DOT 16.17s' as const);
    it('has no warzone of another area: the combat goes on without', rules(rule, 'DOT DR-53', 'DOT 16.15'), () => {
      const t = hypnotised(profile, 'boy');
      const fight = t.world.fights[0]!;
      expect([fight.defender, fight.warzone, fight.over]).toEqual([t.id('boy'), null, false]);
      expect(t.happened('warzoneLost', { rule })).toBe(true);
      expect([2, 1].map(rating => ratingOf(t.world, t.id('boy'), rating as 1 | 2, fight))).toEqual([2, 1]);
      expect(t.passWhile().happened('warzoneChosen', { card: t.id('zone') })).toBe(true);
      expect(t.all('warzoneChosen')).toHaveLength(1);
    });
    it('keeps one he may use', rules('DOT DR-53'), () => {
      const t = hypnotised(profile, 'd2');
      expect(t.world.fights[0]).toMatchObject({ defender: t.id('d2'), warzone: t.id('zone') });
    });
  });
