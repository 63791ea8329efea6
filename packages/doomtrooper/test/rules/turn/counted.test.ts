/** Chapters 5, 9, 10, 20 and 26: what an action costs, what the draw step makes possible again, whose moment it is. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`an action (${profile})`, () => {
    const done = (t: Table, said: string): Table => t.do(`0: ${said}`).passWhile();
    const open = (t: Table): number => t.world.pools[0]!.open;
    it('is taken for cover, for leaving it and for meditation', rules('DOT 9.1', 'DOT 9.19', 'DOT 10.1'), () => {
      const given = () =>
        table(profile, {
          Jana: { squad: { lion: 'Golden Lion', low: { card: 'Hussar', covered: true } } },
          Petr: { squad: { foe: 'Hussar' } },
        });
      expect(['uncover low', 'meditate'].map(said => open(done(given(), said)))).toEqual([2, 2]);
      const two = table(profile, { Jana: { squad: { lion: 'Golden Lion', other: 'Hussar' } }, Petr: { squad: { foe: 'Hussar' } } });
      expect(open(done(two, 'cover lion'))).toBe(2);
      expect(two.happened('covered', { card: two.id('lion'), rule: 'DOT 9.1' })).toBe(true);
      const calm = done(given(), 'meditate');
      expect(calm.happened('meditated', { seat: 0, rule: 'DOT 10.1' })).toBe(true);
    });
    it('takes a warrior to the Station, or home', rules('DOT 20.3', 'DOT 20.4'), () => {
      const t = table(profile, { opened: true, Jana: { squad: { a: 'Golden Lion' }, station: { b: 'Golden Lion' } }, Petr: {} });
      done(done(t, 'transfer a'), 'transfer b');
      expect(t.happened('transferred', { card: t.id('a'), area: 'station', rule: 'DOT 20.3' })).toBe(true);
      expect(t.happened('transferred', { card: t.id('b'), area: 'squad', rule: 'DOT 20.4' })).toBe(true);
    });
  });

for (const profile of PROFILES)
  describe(`the draw step (${profile})`, () => {
    it('lets those move again who have moved, and sabotages be made again', rules('DOT 20.17', 'DOT 26.7'), () => {
      const given = (at: string): Table =>
        table(profile, {
          at,
          opened: true,
          Jana: { sabotaged: ['Petr'], squad: { lion: { card: 'Golden Lion', moved: 4 } } },
          Petr: {},
        }).passWhile();
      const said = ['transfer lion', 'sabotage lion against 1'];
      expect(said.map(key => given('window').refusal(key))).toEqual(['DOT 20.17', 'DOT 26.7']);
      expect(said.map(key => given('start').offersKey(key))).toEqual([true, true]);
    });
  });

for (const profile of PROFILES)
  describe(`the start and the end of a turn (${profile})`, () => {
    it('are for cards of the player whose turn it is', rules('DOT 5.4', 'DOT 5.9', 'DOT 5.3'), () => {
      const given = (at: string): Table => {
        const t = table(profile, {
          at,
          Jana: { hand: { x: 'Doomed' } },
          Petr: { hand: { lust: 'Blood Lust', more: 'Ruthless Efficiency' } },
        });
        while (t.world.step !== at || t.asked !== 1) t.answer(t.asked!, 'pass');
        return t;
      };
      expect(given('start').refusal('play lust')).toBe('DOT 5.4');
      expect(given('end').refusal('play more')).toBe('DOT 5.9');
    });
  });

for (const profile of PROFILES)
  describe(`a further attack (${profile})`, () => {
    it('costs two destiny points, and is refused with one', rules('DOT 24.0.9'), () => {
      const second = (destiny: number): string | null => {
        const t = table(profile, {
          at: 'start',
          Jana: { destiny, hand: { war: 'Smell of War' }, squad: { lion: 'Golden Lion', more: 'Golden Lion' } },
          Petr: { cohort: { a: 'Undead Legionnaire', b: 'Undead Legionnaire' } },
        });
        t.do('0: play war', '0: attack', '0: attacker lion', '0: defender a', '0: shoot').passWhile();
        return t.question === 'acting.act' ? t.refusal('attack') : 'no further action';
      };
      expect([second(3), second(2), second(1)]).toEqual([null, null, 'no further action']);
    });
  });
