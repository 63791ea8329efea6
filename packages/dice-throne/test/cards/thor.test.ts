/** Thor: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { threaten } from '../../src/rules/atoms.ts';
import { table } from '../fixture.ts';

describe('Mjölnir', () => {
  it(
    'Mjölnir is thrown and retrieved, also for a card at any time',
    rules('DIT 6.25', 'DIT 15.26', 'DIT R82', 'DIT R10', 'DIT 5.19'),
    () => {
      const t = table({ at: 'main1', Jana: { hero: 'thor', hand: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'spider-man' } })
        .do('Jana: use mjolnir', 'Jana: discard a')
        .pass();
      expect([t.player('Jana').companion, t.health('Petr'), t.player('Jana').cp]).toEqual([1, 49, 2]);
      t.do('Jana: use mjolnir', 'Jana: discard b');
      expect([t.player('Jana').companion, t.tokens('Jana', 'electrokinesis')]).toEqual([0, 1]);
    },
  );
  it('Indomitable Will leaves 1 health', rules('DIT 7.25'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', health: 3, cp: 5, hand: { will: 'indomitableWill' } },
      },
      [1, 1, 1, 4, 4, 5],
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline', 'Petr: play will')
      .pass();
    expect(t.health('Petr')).toBe(1);
  });
});

describe('Invulnerability!', () => {
  it('Invulnerability gives two Electrokinesis and prevents all that waits, nothing isolated', rules('DIT 6.8', 'DIT R36'), () => {
    const t = table(
      {
        Jana: { hero: 'spider-man', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { inv: 'invulnerability' }, tokens: { electrokinesis: 3 } },
      },
      [1, 2, 3, 4, 4],
    )
      .attack('Jana', 'ensnareSmall')
      .do('Petr: decline', 'Petr: play inv')
      .pass();
    expect([t.health('Petr'), t.tokens('Petr', 'electrokinesis')]).toEqual([48, 1]);
  });
});

describe('Chain Lightning', () => {
  it('Chain Lightning counts any two of its dice', rules('DIT 8.2'), () => {
    const struck = (pick: string) => {
      const t = table({ Jana: { hero: 'thor', hand: { x: 'sixIt' } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 2, 5, 6]).attack(
        'Jana',
        'chainLightning',
      );
      t.pass();
      expect(t).toOffer(['count 12', 'count 13', 'count 23']);
      t.do(`Jana: ${pick}`, 'Petr: decline').pass();
      return t.health('Petr');
    };
    expect([struck('count 12'), struck('count 23')]).toEqual([50 - 2 - 7, 50 - 2 - 11]);
    const pair = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 2, 2, 5])
      .attack('Jana', 'chainLightning')
      .pass();
    expect([pair.offers, pair.position.decision!.rule]).toEqual([['count 12', 'count 13'], 'DIT 8.2']);
    // Where it makes no difference, nobody is asked.
    const same = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 4, 4, 4]).attack('Jana', 'chainLightning');
    expect(same.all('attackFixed')[0]).toMatchObject({ damage: 8 });
  });
});

describe('Thor', () => {
  it('retrieves Mjölnir from a defeated player', rules('DIT R68'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'spider-man', health: 3 },
        Eva: { hero: 'thor', companion: 'Petr' },
      },
      [1, 1, 6, 6, 4],
      {},
      3,
    )
      .attack('Jana', 'stealthStrike')
      .do('Jana: target Petr');
    expect(t.player('Petr').alive).toBe(false);
    expect([t.player('Eva').companion, t.tokens('Eva', 'electrokinesis')]).toEqual([2, 1]);
    expect(t.cites('companionMoved', 'DIT R68')).toBe(true);
  });
  it('prevents every kind of damage that threatens with Invulnerability!', rules('DIT R36'), () => {
    const t = table(
      {
        Jana: { hero: 'spider-man', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { inv: 'invulnerability' }, tokens: { electrokinesis: 2 } },
      },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'punch')
      .do('Petr: decline')
      .until('Petr');
    threaten(
      { world: t.world, random: null as never, emit: () => {} },
      { to: 1, by: 0, type: 'untyped', attack: false },
      { does: 'base', n: 3, source: 'x', rule: 'DIT R27' },
    );
    t.do('Petr: play inv').pass();
    expect(t.health('Petr')).toBe(50);
  });
  it('throws and retrieves where the text does not say "may" or "up to"', rules('DIT 5.11', 'DIT 6.25'), () => {
    const thrown = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4]).attack('Jana', 'hammered');
    expect([thrown.player('Jana').companion, thrown.health('Petr')]).toEqual([1, 49]);
    const summoned = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'loki' } }, [1, 4, 4, 6, 2]).attack(
      'Jana',
      'mightySummon',
    );
    summoned.pass();
    expect([summoned.player('Jana').companion, summoned.tokens('Jana', 'electrokinesis'), summoned.health('Petr')]).toEqual([0, 1, 47]);
    const card = table({ at: 'main1', Jana: { hero: 'thor', companion: 'Petr', hand: { time: 'timeToHammer' } }, Petr: { hero: 'loki' } });
    card.do('Jana: play time');
    expect(card.player('Jana').companion).toBe(0);
    // Twice is twice: out and back again. Up to four may stop at once.
    const twice = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [6, 6, 6, 6, 1]).attack('Jana', 'bottledLightning');
    expect([twice.player('Jana').companion, twice.tokens('Jana', 'electrokinesis')]).toEqual([0, 1]);
    const upTo = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [6, 6, 6, 6, 6]).attack('Jana', 'forAsgard');
    expect(upTo).toOffer(['throw 1', 'stop']);
  });
  it('spends Electrokinesis in any main phase, once per turn', rules('DIT 6.11', 'DIT 14.7'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki' },
      Petr: {
        hero: 'thor',
        cp: 5,
        hand: { trip: 'powerTrip', also: 'powerTrip' },
        deck: { a: 'sixIt', b: 'soWild', c: 'tipIt' },
        tokens: { electrokinesis: 4 },
      },
    }).until('Petr');
    expect(t.world.phase).toBe('main1');
    t.do('Petr: spend electrokinesis', 'Petr: play trip', 'Petr: play also').until('Petr');
    expect(t.tokens('Petr', 'electrokinesis')).toBe(4);
    expect(t.refusal('spend electrokinesis')).toBe('DIT 6.11');
    const rolling = table(
      { Jana: { hero: 'loki' }, Petr: { hero: 'thor', hand: { x: 'sixIt' }, tokens: { electrokinesis: 4 } } },
      [1, 1, 1, 3, 5],
    );
    rolling.do('Jana: roll', 'Jana: stop').until('Petr');
    expect(rolling.refusal('spend electrokinesis')).toBe('DIT 6.11');
  });
});

describe('Indomitable Will!', () => {
  const attacked = (thor: object, attacker: object, dice: number[]) =>
    table({ active: 'Petr', Jana: { hero: 'thor', cp: 9, deck: { next: 'soWild' }, ...thor }, Petr: attacker as never }, dice, {
      mirror: true,
    });
  it('leaves 1 of a total that would fell, and tells it', rules('DIT 7.25', 'DIT 12.6.11'), () => {
    const t = attacked({ health: 3, hand: { will: 'indomitableWill' } }, { hero: 'black-panther' }, [1, 1, 1, 4, 4, 5])
      .attack('Petr', 'vibraniumClaws')
      .do('Jana: decline', 'Jana: play will')
      .pass();
    expect([t.health('Jana'), t.all('survived')]).toMatchObject([1, [{ seat: 0, rule: 'DIT 7.25' }]]);
  });
  it('changes nothing where the rest was prevented, and saves from nothing isolated', rules('DIT 7.25', 'DIT 12.6.11'), () => {
    const hand = { will: 'indomitableWill', not: 'notThisTime' };
    const t = attacked({ health: 7, hand }, { hero: 'black-panther', tokens: { kineticEnergy: 6 } }, [1, 1, 1, 4, 4, 5])
      .attack('Petr', 'vibraniumClaws')
      .do('Jana: decline', 'Jana: play will', 'Jana: play not')
      .pass();
    expect([t.health('Jana'), t.all('survived')]).toEqual([6, []]); // seven, of which six
    const thrown = attacked({ health: 1, hand }, { hero: 'thor', companion: 'Petr', hand: { x: 'sixIt' } }, [1, 2, 3, 4, 4, 5])
      .attack('Petr', 'lightningRod')
      .do('Jana: decline', 'Jana: play will', 'Petr: use mjolnir', 'Petr: discard x')
      .pass();
    expect(thrown).toBeWonBy(1);
  });
});
