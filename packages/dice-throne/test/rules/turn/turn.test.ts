/** The phases of a turn, income and limits (chapters 3 and 4). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixture.ts';

describe('the turn', () => {
  it(
    'has eight phases in order, and the starting player skips the first income',
    rules(
      'DIT 3.1',
      'DIT 3.2',
      'DIT 3.3',
      'DIT 3.4',
      'DIT 3.5',
      'DIT 3.7',
      'DIT 3.8',
      'DIT 3.10',
      'DIT 3.20',
      'DIT 12.2.1',
      'DIT 12.7.1',
      'DIT 3.19',
    ),
    () => {
      const t = table(
        {
          at: 'start',
          Jana: { hero: 'thor', deck: { a: 'doubleUp', b: 'tripleUp' } },
          Petr: { hero: 'spider-man', deck: { c: 'doubleUp', d: 'tripleUp' } },
        },
        [6, 1],
      );
      t.do('Jana: end', 'Jana: stop', 'Jana: end', 'Petr: end', 'Petr: stop', 'Petr: end', 'Jana: end');
      const phases = t.told
        .filter(({ type }) => type === 'phaseBegan' || type === 'phaseSkipped')
        .map(event => `${event['seat']} ${event['phase']}`);
      expect(phases.slice(0, 12)).toEqual([
        '0 upkeep',
        '0 income',
        '0 main1',
        '0 offence',
        '0 main2',
        '0 discard',
        '1 upkeep',
        '1 income',
        '1 main1',
        '1 offence',
        '1 main2',
        '1 discard',
      ]);
      expect(t.player('Jana').hand.length + t.player('Jana').cp).toBe(2 + 1 + 1); // by now Jana's second turn has brought income
      expect(t.cites('phaseSkipped', 'DIT 3.7')).toBe(true);
      const cited = t.all('phaseBegan').slice(0, 5);
      expect(cited.map(({ rule }) => rule)).toEqual(['DIT 3.4', 'DIT 3.8', 'DIT 3.10', 'DIT 3.19', 'DIT 3.20']);
      expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([3, 1]);
    },
  );
  it('rolls for no target between two players', rules('DIT 3.13'), () => {
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'loki' } }, [1, 1, 6, 6, 4]).attack('Jana', 'stealthStrike');
    expect(t.all('phaseBegan').map(({ phase }) => phase)).not.toContain('targeting');
    expect(t.all('targeted')).toMatchObject([{ target: 1 }]);
  });
  it(
    'brings a point and then a card as income',
    rules('DIT 3.5', 'DIT 3.6', 'DIT 4.5', 'DIT 7.2', 'DIT 12.2.2', 'DIT 12.2.3', 'DIT R84', 'DIT R83', 'DIT 15.3'),
    () => {
      const given = { at: 'turn', Jana: { hero: 'thor', deck: { a: 'doubleUp' } }, Petr: { hero: 'spider-man' } };
      const t = table(given);
      const types = t.told.map(({ type }) => type);
      expect(types.indexOf('cpGained')).toBeLessThan(types.indexOf('drew'));
      expect(types.indexOf('phaseBegan')).toBeLessThan(types.indexOf('cpGained'));
      expect([t.player('Jana').cp, t.player('Jana').hand.length]).toEqual([3, 1]);
      expect(t.all('drew')).toMatchObject([{ missing: 0 }]);
      expect(table(given, [], { income: 'turnStart' }).cites('cpGained', 'DIT R83')).toBe(true);
    },
  );
  it('keeps CP at 15 at most; the rest is lost', rules('DIT 4.3', 'DIT 4.4', 'DIT R74', 'DIT 15.27'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor', cp: 15, hand: { a: 'doubleUp' } }, Petr: { hero: 'spider-man' } }).do(
      'Jana: sell a',
    );
    expect(t.player('Jana').cp).toBe(15);
    expect(t.all('cpGained')[0]).toMatchObject({ gained: 0, lost: 1 });
    const room = table({ at: 'main1', Jana: { hero: 'thor', cp: 12, hand: { paid: 'gettingPaid' } }, Petr: { hero: 'loki' } });
    expect(room.do('Jana: play paid').player('Jana').cp).toBe(14);
    expect(t.player('Jana').discard).toHaveLength(1);
  });
  it('heals to start + 10 at most', rules('DIT 4.1', 'DIT R44'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'spider-man', health: 58, hand: { m: 'milkshakeMe' } }, Petr: { hero: 'thor' } }).do(
      'Jana: play m',
    );
    t.pass();
    expect(t.health('Jana')).toBe(60);
    expect(t.all('healed')[0]).toMatchObject({ n: 3, gained: 2 });
  });
});

describe('the end of the roll phase', () => {
  it('ends what lasts for a roll phase just before Main (2)', rules('DIT 15.5'), () => {
    const t = table({ Jana: { hero: 'thor', tokens: { crimsonBands: 1 } }, Petr: { hero: 'doctor-strange' } }).do('Jana: stop');
    const types = t.told.map(event => (event.type === 'phaseBegan' ? event['phase'] : event.type));
    expect(types.indexOf('statusLeft')).toBe(types.indexOf('main2') - 1);
    expect(t.cites('statusLeft', 'DIT 15.5')).toBe(true);
    const attacked = table({ Jana: { hero: 'spider-man', hand: { x: 'sixIt' } }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 6]).attack(
      'Jana',
      'venomShockwave',
    );
    const { phase, attack, lock, packets, rolls, pooling } = attacked.pass().world;
    expect({ phase, attack, lock, packets, rolls, pooling }).toEqual({
      phase: 'main2',
      attack: null,
      lock: null,
      packets: [],
      rolls: [],
      pooling: false,
    });
  });
});
