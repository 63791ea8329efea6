/** Chapter 14: missions. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`missions (${profile})`, () => {
    it(
      'are assigned for an action and completed by the deed, whether wanted or not',
      rules(
        'DOT 14.1',
        'DOT 14.2',
        'DOT 14.3',
        'DOT 14.4',
        'DOT 14.6',
        'DOT 14.7',
        'DOT 14.11',
        'DOT 14.12',
        'DOT 14.14',
        'DOT 1.25',
        'DOT DR-67',
        'DOT DR-68',
      ),
      () => {
        const t = table(profile, {
          Jana: { destiny: 0, hand: { hunt: 'Nepharite Hunt' }, squad: { sean: 'Sean Gallagher' } },
          Petr: { cohort: { neph: { card: 'Nepharite of Demnogonis', wounded: true } } },
        });
        t.do(
          '0: play hunt on sean',
          '0: attack',
          '0: attacker sean',
          '0: defender neph',
          '0: fight',
          '0: destiny',
          '0: victory 5',
        ).passWhile();
        expect(t.card('hunt').zone).toBe('discard');
        expect(t.happened('missionCompleted', { seat: 0 })).toBe(true);
        expect(t.side(0)).toMatchObject({ destiny: 20, victory: 5 });
        // One action; then it lies on its warrior, as long as it takes.
        const given = (gear: object) => ({
          Jana: {
            hand: { hunt: 'Nepharite Hunt', hunt2: 'Nepharite Hunt' },
            squad: { sean: { card: 'Sean Gallagher', gear }, lion: 'Golden Lion' },
          },
          Petr: { cohort: { neph: { card: 'Nepharite of Demnogonis', wounded: true } } },
        });
        const waiting = table(profile, given({}) as never);
        waiting.do('0: play hunt on sean').answered();
        expect([waiting.world.pools[0]!.open, waiting.card('hunt').host, waiting.card('hunt').zone]).toEqual([
          2,
          waiting.id('sean'),
          'attached',
        ]);
        waiting
          .do('0: meditate', '0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: destiny', '0: victory 5')
          .passWhile();
        expect(waiting.happened('missionCompleted', { seat: 0 })).toBe(true);
        // Somebody else's warrior does not fulfil it, and a deed done before the assignment does not count.
        const other = table(profile, given({ old: 'Nepharite Hunt' }) as never);
        other.do('0: attack', '0: attacker lion', '0: defender neph', '0: shoot').passWhile();
        expect(other.happened('missionCompleted')).toBe(false);
        const late = table(profile, {
          Jana: { hand: { hunt: 'Nepharite Hunt' }, squad: { sean: 'Sean Gallagher' } },
          Petr: { cohort: { neph: { card: 'Nepharite of Demnogonis', wounded: true } } },
        });
        late.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: victory 5').passWhile();
        expect(late.happened('missionCompleted')).toBe(false);
      },
    );
    it("go to whom they name: one's own warrior, another player's, a player", rules('DOT 14.1', 'DOT 14.3'), () => {
      const t = table(profile, {
        Jana: { hand: { hunt: 'Nepharite Hunt', kohort: 'Destroy Kohort' }, squad: { sean: 'Sean Gallagher' } },
        Petr: { squad: { theirs: 'Golden Lion' }, cohort: { raz: 'Razide' } },
      });
      expect([t.offersKey('play hunt on sean'), t.offersKey('play hunt on theirs')]).toEqual([true, true]);
      expect([t.offersKey('play kohort at 0'), t.offersKey('play kohort at 1')]).toEqual([true, true]);
      expect(t.refusal('play hunt on raz')).not.toBeNull();
    });
    it('are never two alike on one bearer', rules('DOT 14.10'), () => {
      const t = table(profile, {
        Jana: { hand: { hunt: 'Nepharite Hunt' }, squad: { sean: { card: 'Sean Gallagher', gear: { x: 'Nepharite Hunt' } } } },
        Petr: {},
      });
      expect(t.refusal('play hunt on sean')).toBe('DOT 14.10');
    });
    it('for players name whom they concern; identical ones are fulfilled one by one', rules('DOT 14.8', 'DOT DR-70'), () => {
      const t = table(profile, {
        Jana: { hand: { kill: 'Destroy Kohort' }, squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do(
        '0: play kill at 0',
        '0: attack',
        '0: attacker sean',
        '0: defender kid',
        '0: fight',
        '0: victory 5 destiny 0',
        '0: victory 2',
      ).passWhile();
      expect(t.side(0).victory).toBe(7);
    });
    it('of two alike one is fulfilled by one deed', rules('DOT 14.13', 'DOT DR-70'), () => {
      const t = table(profile, {
        Jana: { squad: { sean: 'Sean Gallagher' }, player: { one: 'Destroy Kohort', two: 'Destroy Kohort' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender kid', '0: fight', '0: victory 5 destiny 0', '0: victory 2').passWhile();
      expect([t.all('missionCompleted').length, t.card('one').zone, t.card('two').zone]).toEqual([1, 'discard', 'player']);
    });
    it('fulfils a mission whose bearer dies in the same moment', rules('DOT DR-69'), () => {
      const t = table(profile, {
        Jana: { squad: { war: { card: 'Suicide Warhead', gear: { fame: 'Fifteen Minutes of Fame' } } } },
        Petr: { squad: { nick: { card: 'Agent Nick Michaels', wounded: true } } },
      });
      t.do('0: attack', '0: attacker war', '0: defender nick', '0: fight', '0: victory 5 destiny 0');
      expect(t.happened('missionCompleted', { seat: 0 })).toBe(true);
    });
  });
