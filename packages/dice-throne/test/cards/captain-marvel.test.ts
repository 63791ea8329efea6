/** Captain Marvel: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('Captain Marvel', () => {
  it('a Cosmic Ray waits a turn; Absorb and Return gives back what it prevents', rules('DIT 6.19', 'DIT 9.40', 'DIT 9.43'), () => {
    const t = table(
      { Jana: { hero: 'captain-marvel', tokens: { cosmicRay: [1] } }, Petr: { hero: 'captain-marvel' } },
      [1, 1, 1, 4, 4, 2, 5, 6, 1, 6, 1],
      { mirror: true },
    )
      .attack('Jana', 'photonPunch')
      .do('Jana: spend cosmicRay')
      .do('Jana: count 2', 'Petr: defend absorbAndReturn');
    const { damage } = t.all('attackFixed')[0]!;
    expect([t.health('Petr'), t.health('Jana')]).toEqual([50 - (Number(damage) + 5 - 4), 46]);
    const fresh = table(
      { turn: 2, Jana: { hero: 'captain-marvel', hand: { x: 'afterglow' }, tokens: { cosmicRay: [2] } }, Petr: { hero: 'thor' } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'photonPunch');
    while (fresh.world.attack === null || fresh.world.attack.target === null || fresh.asked !== 0) fresh.answer(fresh.asked!, 'pass');
    expect(fresh.refusal('spend cosmicRay')).toBe('DIT 6.19');
  });
});

describe('Cosmic Ray', () => {
  const refused = (tokens: object) => {
    const t = table(
      { turn: 2, Jana: { hero: 'captain-marvel', hand: { x: 'afterglow' }, tokens: tokens as never }, Petr: { hero: 'thor' } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'photonPunch');
    return t.passWhile(() => t.world.attack?.target === null || t.asked !== 0).refusal('spend cosmicRay');
  };
  it('needs a ray of an earlier turn, whatever else lies on the board', rules('DIT 6.19'), () => {
    expect(refused({ cosmicRay: [2], cosmicFlare: 1 })).toBe('DIT 6.19');
    expect([refused({ cosmicRay: [1], cosmicFlare: 1 }), refused({ cosmicRay: [2, 1] })]).toEqual([null, null]);
  });
  it('throws dice that may be changed, on an ultimate too: only its target is settled', rules('DIT 12.5.6', 'DIT 5.22'), () => {
    const t = table(
      { turn: 2, Jana: { hero: 'captain-marvel', cp: 2, hand: { tip: 'tipIt' }, tokens: { cosmicRay: [1] } }, Petr: { hero: 'thor' } },
      [6, 6, 6, 6, 6, 3, 1],
    )
      .attack('Jana', 'binaryBlast')
      .do('Jana: spend cosmicRay', 'Jana: play tip', 'Jana: die 1 to 4', 'Jana: count 1')
      .pass();
    expect(t.health('Petr')).toBe(50 - 12 - 4);
  });
});
