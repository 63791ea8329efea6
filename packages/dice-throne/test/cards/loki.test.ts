/** Loki: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ILLUSIONS } from '../../src/index.ts';
import { table } from '../fixture.ts';

describe('Spellbound', () => {
  it('Spellbound covers an ability until the end of the offensive roll phase', rules('DIT 6.19'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { s: 'silverTongue' } },
      Petr: { hero: 'thor', cp: 1, deck: { x: 'sixIt' } },
    })
      .do('Jana: play s', 'Jana: seal hammered', 'Jana: seal lightningRod')
      .pass();
    expect(t.player('Petr').cp).toBe(0);
    t.do('Jana: end', 'Jana: stop', 'Jana: end', 'Petr: end').script(1, 2, 3, 4, 4).do('Petr: roll', 'Petr: stop');
    expect(t.offers.filter(key => key.startsWith('announce'))).toEqual([]); // small straight and Hammers are sealed
    expect(t.refusal('announce lightningRod')).toBe('DIT 6.19');
    t.pass();
    expect(t.tokens('Petr', 'spellbound')).toBe(0);
  });
});

describe('Illusions', () => {
  it('an Illusion is laid in secret and the attacker picks', rules('DIT 6.19', 'DIT 9.5', 'DIT R51', 'DIT R95'), () => {
    const t = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'loki', tokens: { illusion: 1 } } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'hammered')
      .do('Petr: decline', 'Petr: spend illusion', 'Petr: order 3', 'Jana: pick 1')
      .pass();
    expect(t.all('illusionShown')[0]).toMatchObject({ card: 1 });
    expect(t.health('Petr')).toBe(50 - 4 + ILLUSIONS[1]!.prevents!.n);
  });
});

describe('Loki', () => {
  it('seals a name: both straights of a box lie under one token', rules('DIT 6.19'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { s: 'silverTongue', x: 'sixIt' } },
      Petr: { hero: 'black-panther', deck: { d: 'sixIt' } },
    }).do('Jana: play s');
    expect(t.offers.filter(key => key.includes('meteoric'))).toEqual(['seal meteoricPunch']);
    t.do('Jana: seal meteoricPunch', 'Jana: seal stealthStrike', 'Jana: end', 'Jana: stop', 'Jana: end', 'Petr: end');
    t.script(1, 2, 3, 4, 5).do('Petr: roll', 'Petr: stop');
    expect(t.refusal('announce meteoricSmall')).toBe('DIT 6.19');
    expect(t.refusal('announce meteoricLarge')).toBe('DIT 6.19');
  });
  it(
    'chooses for a Bag that Scarlet Witch conjured from the leaflet',
    rules('DIT 12.1.1', 'DIT 12.1.4', 'DIT 15.27', 'DIT 8.9', 'DIT 6.3', 'DIT R88'),
    () => {
      const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'loki' } }).do(
        'Jana: spend conjure',
        'Jana: choose borrow',
        'Jana: conjure bagOfTricks',
      );
      expect(t.player('Jana').tokens).toEqual([{ status: 'bagOfTricks', by: 1, state: 0 }]);
    },
  );
});

describe('Bag of Tricks', () => {
  it(
    'lets the bearer choose when the owner of a status is out of the game',
    rules('DIT 12.1.1', 'DIT 12.1.4', 'DIT 15.27', 'DIT 8.9', 'DIT R71'),
    () => {
      const t = table(
        { at: 'upkeep', Jana: { hero: 'thor', tokens: { bagOfTricks: 1 } }, Petr: { hero: 'loki' }, Eva: { hero: 'spider-man' } },
        [3],
        {},
        3,
      );
      expect(t).toAsk(1, 'openBag.chosen');
      const fallen = table(
        {
          at: 'offence',
          Jana: { hero: 'black-panther', tokens: { bagOfTricks: 1 } },
          Petr: { hero: 'loki', health: 3 },
          Eva: { hero: 'spider-man' },
        },
        [1, 1, 6, 6, 4, 3],
        {},
        3,
      )
        .attack('Jana', 'stealthStrike')
        .do('Jana: target Petr', 'Eva: stop');
      expect(fallen).toAsk(0, 'openBag.chosen');
    },
  );
});
