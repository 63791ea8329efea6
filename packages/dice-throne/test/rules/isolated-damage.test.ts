/** Isolated damage (chapter 15). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('isolated damage', () => {
  it('is dealt at once and prevented on its own', rules('DIT 15.18', 'DIT 15.19', 'DIT R38', 'DIT 6.51', 'DIT 13.5', 'DIT 13.6'), () => {
    const t = table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'black-widow' },
        Petr: { hero: 'black-panther', tokens: { timeBomb: [1], vibraniumSuit: 1 } },
      },
      [3],
    );
    expect(t.health('Petr')).toBe(50);
    t.do('Petr: spend vibraniumSuit');
    expect(t.health('Petr')).toBe(49);
    expect(t.all('damaged')[0]).toMatchObject({ seat: 1, n: 1, isolated: true });
  });
  it('may defeat on the spot', rules('DIT 1.4', 'DIT R48', 'DIT 1.6'), () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor', health: 2, tokens: { timeBomb: [1] } } },
      [3],
    );
    expect(t).toBeWonBy(0);
    expect(t.health('Petr')).toBe(0);
  });
  it('waits for the total at a table that says so', rules('DIT R38'), () => {
    const ensnared = (isolated: string) =>
      table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 4], { isolated }).attack('Jana', 'ensnareSmall');
    expect(ensnared('immediate').health('Petr')).toBe(48);
    const t = ensnared('pooled');
    expect(t.health('Petr')).toBe(50);
    t.do('Petr: decline');
    expect(t.health('Petr')).toBe(43);
  });
});
