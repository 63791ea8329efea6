/** Cards are carried out in the order in which they were played, and specials of your own turn in your own turn. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { AFFILIATION } from '../../src/cards/vocabulary.ts';
import { affiliationOf } from '../../src/rules/status.ts';
import { PROFILES, table } from '../fixture.ts';

for (const profile of PROFILES) {
  it(`of two cards the one played first works first (${profile})`, rules('DOT 28.1'), () => {
    const left = (...plays: readonly string[]): number => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 3, hand: { gain: 'Positive Karma' }, squad: { lion: 'Golden Lion' } },
        Petr: { hand: { loss: 'Negative Karma' }, squad: { foe: 'Sea Lion' } },
      });
      return t
        .do(...plays)
        .answered()
        .side(0).destiny;
    };
    expect(left('0: play gain', '1: play loss at Jana')).toBe(0);
    expect(left('1: play loss at Jana', '0: play gain')).toBe(10);
  });
  it(`a special for your own turn is refused in another's (${profile})`, rules('DOT 22.1', 'DOT 5.3'), () => {
    const given = (active: string) =>
      table(profile, {
        at: 'window',
        active,
        Jana: { hand: { bog: 'Bogged Down', request: 'Expedite Request', fix: 'Strategic Restructuring' }, squad: { lion: 'Golden Lion' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      }).until('Jana');
    const plays = ['play bog at Petr', 'play request', 'play fix on lion'];
    expect(plays.map(key => given('Petr').refusal(key))).toEqual(['DOT 5.3', 'DOT 5.3', 'DOT 5.3']);
    expect(plays.map(key => given('Jana').offersKey(key))).toEqual([true, true, true]);
  });
  it(`who loses Mishima keeps the KI powers on him (${profile})`, rules('DOT 17.6', 'DOT 17.7'), () => {
    const t = table(profile, {
      at: 'window',
      Jana: { squad: { sam: { card: 'Samurai', gear: { ki: 'Shadow Walk' } }, lion: 'Golden Lion' } },
      Petr: { hand: { lost: 'Insubordination' }, squad: { foe: 'Sea Lion' } },
    });
    t.do('1: play lost on sam').passWhile(() => (affiliationOf(t.world, t.id('sam')) & AFFILIATION.mishima) !== 0);
    expect(affiliationOf(t.world, t.id('sam')) & AFFILIATION.mishima).toBe(0);
    expect([t.card('ki').zone, t.card('ki').host]).toEqual(['attached', t.id('sam')]);
  });
}
