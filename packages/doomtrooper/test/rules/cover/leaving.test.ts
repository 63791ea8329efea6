/** Anyone who leaves cover by an action does not attack in that turn, no matter whose it is. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  it(`does not attack in the opponent’s turn either (${profile})`, rules('DOT 9.20'), () => {
    const t = table(profile, {
      active: 'Petr',
      at: 'window',
      Jana: {
        hand: { inspired: 'Inspired' },
        squad: { boss: 'Field Marshal Johnstone', out: { card: 'Golden Lion', covered: true }, lion: 'Golden Lion' },
      },
      Petr: { cohort: { foe: 'Undead Legionnaire' } },
    });
    t.do('0: play inspired', '0: uncover out', '0: lead boss').until('Jana');
    expect(t.offersKey('attacker lion')).toBe(true);
    expect(t.refusal('attacker out')).toBe('DOT 9.20');
  });
