/** Chapter 28: what may be played on those who are in a combat, and on those in the combat around it. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

/** Within Jana's attack Petr attacks by Inspired and his Leader. */
const within = (profile: Profile, jana: Plain, petr = 'Missing in Action'): Table =>
  table(profile, {
    Jana: { squad: { lion: 'Golden Lion', other: 'Blood Beret' }, hand: jana },
    Petr: {
      hand: { inspired: 'Inspired', mia: petr },
      squad: { boss: 'President Charles W. Colding', sea: 'Sea Lion' },
      cohort: { foe: 'Razide' },
    },
  }).do(
    '0: attack',
    '0: attacker lion',
    '0: defender foe',
    '0: shoot',
    '1: play inspired',
    '1: lead boss',
    '1: attacker sea',
    '1: defender other',
  );

for (const profile of PROFILES)
  describe(`in a combat (${profile})`, () => {
    it('takes nobody out of the combat around this one', rules('DOT 28.25'), () => {
      const t = within(profile, { leave: 'Shore Leave' });
      t.until('Petr');
      for (const on of ['lion', 'other', 'sea']) expect(t.refusal(`play mia on ${on}`)).toBe('DOT 28.25');
      expect(t.offersKey('play mia on boss')).toBe(true);
      t.until('Jana');
      for (const on of ['lion', 'other']) expect(t.refusal(`play leave on ${on}`)).toBe('DOT 28.25');
    });
    it('takes nobody prisoner or behind a wall in it', rules('DOT 28.25'), () => {
      for (const card of ['Jail', 'Behind the Wall']) {
        const t = within(profile, { x: 'Doomed' }, card).until('Petr');
        expect([t.refusal('play mia on lion'), t.refusal('play mia on sea'), t.refusal('play mia on boss')]).toEqual([
          'DOT 28.25',
          'DOT 28.25',
          null,
        ]);
      }
    });
    it(
      'ends the combat around this one, too, by the standard book, when cover takes one of its two',
      rules('DOT 9.8s', 'DOT DR-46'),
      () => {
        const t = within(profile, { x: 'Doomed' }, 'Into Cover');
        t.do('1: play mia on lion').answered();
        expect(t.world.fights.map(({ over }) => over)).toEqual([profile === 'standard', false]);
      },
    );
    it('takes no reinforcement out of it', rules('DOT 28.25'), () => {
      const t = table(profile, {
        Jana: { destiny: 7, hand: { posse: 'Reinforcements!' }, squad: { lion: 'Golden Lion', beret: 'Blood Beret' } },
        Petr: { hand: { mia: 'Missing in Action' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender foe', '0: fight', '0: play posse', '0: spend 7', '0: join beret').until('Petr');
      expect(t.refusal('play mia on beret')).toBe('DOT 28.25');
    });
    it("goes on when Don't Call Again! comes after the naming, and does not begin when before", rules('DOT 28.26', 'DOT 34.9'), () => {
      const given = {
        Jana: { squad: { a: 'Free Marine' } },
        Petr: { hand: { call: "Don't Call Again!" }, cohort: { d: { card: 'Heretic', wounded: true } } },
      };
      const late = table(profile, given);
      late.do('0: attack', '0: attacker a', '0: defender d', '1: play call on a', '0: shoot', '0: victory 0').passWhile();
      expect(late.happened('combatEnded', { how: 'resolved' })).toBe(true);
      expect([late.card('d').zone, late.card('call').host]).toEqual(['discard', late.id('a')]);
      const early = table(profile, given);
      early.do('0: attack', '1: play call on a').passWhile();
      expect(early.happened('combatEnded', { how: 'noAttack' })).toBe(true);
    });
    it('ends when the defender is discarded', rules('DOT 24.2.3', 'DOT DR-49'), () => {
      const t = table(profile, {
        Jana: { squad: { a: 'Free Marine' }, hand: { x: 'Doomed' } },
        Petr: { hand: { sweep: 'Sweep' }, cohort: { d: 'Razide', other: 'Razide' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '1: play sweep on d').passWhile();
      expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 24.2.3' })).toBe(true);
      expect(t.happened('struck')).toBe(false);
      expect(t.side(0).attacked).toBe(true);
    });
  });
