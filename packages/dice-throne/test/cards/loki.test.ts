/** Loki: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ILLUSIONS } from '../../src/index.ts';
import { table } from '../fixture.ts';

describe('Spellbound', () => {
  it('Spellbound covers an ability until the end of the offensive roll phase', rules('DIT 6.19', 'DIT 15.17'), () => {
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
  it('chooses for a Bag that Scarlet Witch conjured from the leaflet', rules('DIT 6.3', 'DIT 15.26', 'DIT R88'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'loki' } }).do(
      'Jana: spend conjure',
      'Jana: choose borrow',
      'Jana: conjure bagOfTricks',
    );
    expect(t.player('Jana').tokens).toEqual([{ status: 'bagOfTricks', by: 1, state: 0 }]);
  });
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

describe('an opened Bag', () => {
  const opened = (die: number, cp = 3) =>
    table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'loki' },
        Petr: { hero: 'thor', health: 40, cp, deck: { a: 'sixIt' }, tokens: { bagOfTricks: 1 } },
      },
      [die],
    );
  /** Income brings 1. */
  const points = (t: ReturnType<typeof table>) => t.player('Petr').cp - 1;
  it('costs a point, brings two, or what Loki chooses', rules('DIT 12.1.1', 'DIT 12.1.4', 'DIT 15.27', 'DIT 8.9'), () => {
    expect([points(opened(1)), points(opened(1, 0)), points(opened(6))]).toEqual([2, 0, 5]);
    for (const die of [2, 5]) expect(opened(die)).toOffer(['choose bagHeal', 'choose bagCp', 'choose bagDamage']);
    const chosen = (what: string) => opened(3).do(`Jana: choose ${what}`);
    const [heals, pays, hurts] = ['bagHeal', 'bagCp', 'bagDamage'].map(chosen);
    expect([heals, pays, hurts].map(t => [t!.health('Petr'), points(t!)])).toEqual([
      [42, 3],
      [40, 4],
      [38, 3],
    ]);
    expect(pays!.all('chosen')).toMatchObject([{ seat: 0, choice: 'bagCp', rule: 'DIT 8.9' }]);
    expect(pays!.tokens('Petr', 'bagOfTricks')).toBe(0);
    expect(pays!.all('statusLeft')).toMatchObject([{ status: 'bagOfTricks', how: 'expired', rule: 'DIT 12.1.1' }]);
    expect([opened(1), opened(6)].map(t => t.told.find(({ type }) => type.startsWith('cp'))!.rule)).toEqual(['DIT 12.1.1', 'DIT 12.1.1']);
  });
});

describe('the Illusion that is shown', () => {
  const shown = (pick: number, hand: object = {}) =>
    table(
      {
        Jana: { hero: 'thor', companion: 'Petr', tokens: { electrokinesis: 1 } },
        Petr: { hero: 'loki', cp: 5, hand: hand as never, deck: { next: 'soWild' }, tokens: { illusion: 1 } },
      },
      [1, 2, 3, 4, 4],
    )
      .attack('Jana', 'lightningRod')
      .do('Petr: decline', 'Petr: spend illusion', 'Petr: order 0', `Jana: pick ${pick}`);
  const lines = (t: ReturnType<typeof table>) =>
    t
      .all('damageAdded')
      .flatMap(({ line, rule }) => ((line as { source: string }).source === 'illusion' ? [[(line as { does: string }).does, rule]] : []));
  it('prevents nothing, four, or half', rules('DIT 9.5', 'DIT 6.19'), () => {
    expect([shown(1), shown(2), shown(3)].map(t => [t.health('Petr'), lines(t)])).toEqual([
      [41, []],
      [45, [['minus', 'DIT 9.5']]],
      [46, [['half', 'DIT 9.5']]],
    ]);
    expect(shown(1).all('illusionLaid')).toMatchObject([{ seat: 1, rule: 'DIT 6.19' }]);
  });
  it('counts as another with Wrong One!, which needs one', rules('DIT 7.25', 'DIT 8.9', 'DIT 9.5'), () => {
    const t = shown(2, { wrong: 'wrongOne' }).do('Petr: play wrong');
    expect([t.offers, t.position.decision!.rule]).toEqual([['choose theTrueOne', 'choose emptyAir'], 'DIT 8.9']);
    t.do('Petr: choose emptyAir');
    expect(t.health('Petr')).toBe(50 - 9 + 5); // half of nine, not four beside it
    expect(t.all('illusionShown')).toMatchObject([{ card: 1 }, { card: 2, rule: 'DIT 7.25' }]);
    const none = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'loki', cp: 5, hand: { wrong: 'wrongOne', x: 'gettingPaid' } } },
      [1, 2, 3, 4, 4],
    )
      .attack('Jana', 'lightningRod')
      .do('Petr: decline')
      .atWindow('last', 'Petr');
    expect(none.refusal('play wrong')).toBe('DIT 7.25');
    const dealt = shown(2, { wrong: 'wrongOne', bye: 'buhBye' }).atWindow('defended', 'Petr');
    expect([dealt.health('Petr'), dealt.refusal('play wrong')]).toEqual([45, 'DIT R81']); // it could change nothing any more
  });
  it('needs damage that threatens', rules('DIT R12'), () => {
    const t = table(
      {
        Jana: { hero: 'thor', companion: 'Petr' },
        Petr: { hero: 'loki', cp: 9, hand: { bye: 'buhBye', paid: 'gettingPaid' }, tokens: { illusion: 1 } },
      },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'hammered')
      .do('Petr: decline')
      .atWindow('last', 'Petr');
    expect(t.refusal('spend illusion')).toBeNull();
    expect(t.atWindow('defended', 'Petr').refusal('spend illusion')).toBe('DIT R12'); // it is dealt
  });
});
