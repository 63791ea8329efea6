/** The defensive roll phase (chapter 12.6). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixture.ts';

describe('a defence', () => {
  it('is chosen before rolling', rules('DIT 5.14', 'DIT 12.6.5'), () => {
    const t = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 4, 4]).attack(
      'Jana',
      'hammered',
    );
    expect(t).toOffer(['defend spiderSense', 'defend counterpunch', 'decline']);
    expect(t.all('rolled')).toHaveLength(1);
  });
  it('cannot be made useless after the defender committed', rules('DIT 9.43', 'DIT 5.14', 'DIT R28'), () => {
    const t = table(
      { Jana: { hero: 'thor', companion: 'Petr', tokens: { guardBreak: 2 } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 4, 4, 4],
    ).attack('Jana', 'hammered');
    expect(t.question).toBe('window.answer');
    t.do('Jana: spend guardBreak');
    expect(t.cites('damageTypeChanged', 'DIT R28')).toBe(true);
    t.pass();
    expect(t.all('defended')).toEqual([]);
    const late = table(
      { Jana: { hero: 'thor', companion: 'Petr', hand: { x: 'powerTrip' }, tokens: { guardBreak: 2 } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 4, 4, 1, 1, 1],
    )
      .attack('Jana', 'hammered')
      .do('Petr: defend counterpunch')
      .until('Jana');
    expect(late.refusal('spend guardBreak')).toBe('DIT R28');
  });
  it('gives everybody a last opportunity before the total', rules('DIT 12.6.10', 'DIT 9.5', 'DIT R12'), () => {
    const t = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1 } } },
      [1, 1, 1, 4, 4, 4, 4, 4],
    )
      .attack('Jana', 'hammered')
      .do('Petr: defend bashengasHonour');
    while (t.position.decision!.rule !== 'DIT 12.6.10') t.answer(t.asked!, 'pass');
    t.do('Petr: spend vibraniumSuit');
    expect(t.health('Petr')).toBe(49);
  });
});

describe('who was attacked', () => {
  it('is the target alone', rules('DIT 15.13'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'spider-man' },
        Eva: { hero: 'black-widow', cp: 5, hand: { recoil: 'recoil', paid: 'gettingPaid' } },
      },
      [1, 1, 1, 4, 4],
      {},
      3,
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Jana: target Petr', 'Petr: decline')
      .until('Eva');
    expect(t.position.decision!.rule).toBe('DIT 12.6.10');
    expect(t.refusal('play recoil')).toBe('DIT 15.13');
  });
});

describe('the defensive roll phase', () => {
  it('lets everybody play roll-phase cards in the defensive roll phase, which is a roll phase too', rules('DIT 3.18', 'DIT 7.37'), () => {
    const t = table(
      {
        Jana: { hero: 'thor', companion: 'Petr', cp: 5, hand: { hand: 'helpingHand', x: 'sixIt' } },
        Petr: { hero: 'spider-man', cp: 5, hand: { six: 'sixIt' } },
      },
      [1, 1, 1, 4, 4, 6, 6, 2],
    )
      .attack('Jana', 'hammered')
      .do('Petr: defend spiderSense', 'Jana: play hand', 'Jana: die 1', 'Petr: play six', 'Petr: die 1 to 6')
      .pass();
    expect(t.health('Petr')).toBe(48);
  });
});
