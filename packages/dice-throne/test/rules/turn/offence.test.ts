/** The offensive roll phase: attempts, announcing, activation (chapter 12.4). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { viewTable } from '../../../src/rules/view.ts';
import { table, type Table } from '../../fixture.ts';

const duel = { Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } };

describe('roll attempts', () => {
  it(
    'are up to three: all five dice, then any, kept ones included',
    rules('DIT 3.10', 'DIT 12.4.3', 'DIT 12.4.4', 'DIT 12.4.5', 'DIT 12.4.6', 'DIT 15.4', 'DIT 15.8'),
    () => {
      const t = table(duel, [1, 2, 3, 6, 6, 5, 5, 4]);
      expect(t.offers).toEqual(['roll', 'stop']);
      t.do('Jana: roll', 'Jana: reroll 12');
      expect(t.world.rolls[0]!.dice).toEqual([5, 5, 3, 6, 6]);
      t.do('Jana: reroll 1'); // kept or not, any die again
      expect(t.world.rolls[0]!.dice).toEqual([4, 5, 3, 6, 6]);
      expect(t.question).toBe('offence.announced');
      expect(t.offers.some(key => key.startsWith('reroll'))).toBe(false);
    },
  );
  it('are not compulsory; without one there is no ability', rules('DIT R14', 'DIT 12.4.9'), () => {
    const t = table(duel).do('Jana: stop');
    expect(t.all('activated')).toEqual([]);
    expect(t.all('phaseBegan').map(({ phase }) => phase)).toContain('main2');
    const rolled = table(duel, [1, 1, 1, 4, 4]).do('Jana: roll', 'Jana: stop').until('Jana');
    expect(rolled).toOfferAtLeast(['none']);
    expect(rolled.do('Jana: none').all('activated')).toEqual([]);
  });
  it('offer every subset of five dice once', () => {
    const t = table(duel, [1, 2, 3, 6, 6]).do('Jana: roll');
    expect(t.offers.filter(key => key.startsWith('reroll'))).toHaveLength(31);
  });
});

describe('the announced ability', () => {
  it('is seen by all until dice change it, by those who come back, too', rules('DIT 12.4.7', 'DIT 12.4.11'), () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'soWild' } } }, [1, 1, 1, 4, 4]);
    const seen = (): string | null => viewTable(t.world, 'spectator').rolls[0]!.announced;
    t.do('Jana: roll', 'Jana: stop');
    expect(seen()).toBeNull();
    t.do('Jana: announce hammered');
    expect(seen()).toBe('hammered');
    t.do('Petr: play wild', 'Petr: die 1 to 6');
    expect(seen()).toBeNull();
  });
});

describe('announcing', () => {
  const wild = { Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'twiceAsWild' } } };
  it(
    'asks the opponents, and a changed result is announced again or rolled on',
    rules('DIT 12.4.8', 'DIT 12.4.11', 'DIT 12.4.12', 'DIT 12.4.13', 'DIT R15', 'DIT R16', 'DIT 3.12', 'DIT 12.4.2', 'DIT 7.37'),
    () => {
      const t = table(wild, [1, 1, 2, 6, 6, 5]).do(
        'Jana: roll',
        'Jana: stop',
        'Jana: announce chainLightning',
        'Petr: play wild',
        'Petr: die 1 to 4',
        'Petr: die 2 to 4',
      );
      t.until('Jana');
      expect(t.cites('announcementLapsed', 'DIT R16')).toBe(true);
      expect(t.question).toBe('offence.announced');
      expect(t).not.toOfferAtLeast(['announce chainLightning']);
      expect(t.offers.filter(key => key.startsWith('reroll'))).toHaveLength(31);
      t.do('Jana: reroll 1');
      expect(t.world.rolls[0]!.dice).toEqual([5, 4, 2, 6, 6]);
      expect(t.world.rolls[0]!.left).toBe(1);
    },
  );
  it('without a change loses the remaining attempts on activation', rules('DIT R15', 'DIT R07'), () => {
    const t = table(wild, [1, 1, 2, 6, 6, 6, 6, 6]).attack('Jana', 'chainLightning');
    t.pass();
    expect(t.all('activated')[0]).toMatchObject({ ability: 'chainLightning', rule: 'DIT 12.4.14' });
    // The five dice are frozen: the card fits only the dice of the effect (DIT R08).
    expect(t.all('rolled').filter(({ purpose }) => purpose === 'offence')).toHaveLength(1);
  });
  it('gives one window after giving up too, and a change there reopens it', rules('DIT R19'), () => {
    const t = table(wild, [1, 4, 2, 6, 6]).do('Jana: roll', 'Jana: stop').until('Petr');
    while (t.position.decision!.rule !== 'DIT R19') t.answer(1, 'pass');
    t.do('Petr: play wild', 'Petr: die 2 to 1', 'Petr: none').until('Jana');
    expect(t.question).toBe('offence.announced');
    expect(t).toOfferAtLeast(['announce chainLightning', 'none']);
  });
  it('lets the roller alone act between attempts', rules('DIT R05'), () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'twiceAsWild' } } },
      [1, 1, 2, 6, 6],
    ).do('Jana: roll');
    expect(t.asked).toBe(0);
    t.do('Jana: play six', 'Jana: die 1');
    expect(t).toAsk(0, 'offence.attempted');
    expect(t.world.rolls[0]!.dice[0]).toBe(6);
  });
});

describe('activation', () => {
  it(
    'settles conditions, then what needs no target; targeted effects wait for the defensive roll',
    rules('DIT 12.4.14', 'DIT 12.4.15', 'DIT 12.4.16', 'DIT 12.6.2', 'DIT 12.6.3', 'DIT 5.11'),
    () => {
      const t = table({ Jana: { hero: 'black-widow' }, Petr: { hero: 'spider-man' } }, [1, 2, 3, 4, 6, 1, 3, 3, 3]);
      // Hacked: Time Bomb and 5; the bomb comes in the defensive roll phase, before the defence.
      t.attack('Jana', 'hacked');
      expect(t).toAsk(1, 'defence.chosen');
      expect(t.tokens('Petr', 'timeBomb')).toBe(1);
      const order = t.told
        .filter(({ type }) => ['phaseBegan', 'statusGained'].includes(type))
        .map(event => (event.type === 'phaseBegan' ? event['phase'] : event['status']));
      expect(order.slice(-2)).toEqual(['defence', 'timeBomb']);
      const agility = table({ Jana: { hero: 'black-widow' }, Petr: { hero: 'spider-man' } }, [1, 2, 3, 4, 5, 3, 3, 3, 3]).attack(
        'Jana',
        'vengeance',
      );
      const gained = agility.told.map(({ type }) => type);
      expect(gained.indexOf('statusGained')).toBeLessThan(gained.indexOf('targeted'));
      expect(agility.all('activated')).toMatchObject([{ seat: 0, ability: 'vengeance', ultimate: false, rule: 'DIT 12.4.14' }]);
    },
  );
  it('fixes the attack flag by its base damage', rules('DIT R20', 'DIT R21', 'DIT 15.22', 'DIT 5.20'), () => {
    const t = table({ Jana: { hero: 'black-panther', tokens: { kineticEnergy: 4 } }, Petr: { hero: 'thor' } }, [4, 4, 5, 1, 2]).attack(
      'Jana',
      'heartShapedHerb',
    );
    expect(t.all('attackFixed')[0]).toMatchObject({ is: false });
    expect(t.health('Petr')).toBe(50); // no attack: two pairs of Kinetic Energy add nothing
    const ultimate = table({ Jana: { hero: 'captain-marvel' }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 6]).attack('Jana', 'binaryBlast');
    expect(ultimate.all('attackFixed')[0]).toMatchObject({ is: true, damage: 12 });
  });
  it('runs the defensive phase without an attack for its effects, without a defence', rules('DIT R22', 'DIT 3.16', 'DIT 12.6.1'), () => {
    const given = { Jana: { hero: 'spider-man', upgrades: ['comboStrikeII'] }, Petr: { hero: 'thor' } };
    const t = table(given, [4, 4, 6, 1, 2]).attack('Jana', 'webShot');
    expect(t.cites('phaseBegan', 'DIT R22')).toBe(true);
    expect(t.all('defended')).toEqual([]);
    expect(t.health('Petr')).toBe(48); // Webbed deals 2 as it arrives
    const atOnce = table(given, [4, 4, 6, 1, 2], { withoutDamage: 'atOnce' }).attack('Jana', 'webShot');
    expect(atOnce.cites('phaseBegan', 'DIT R22')).toBe(false);
    expect(atOnce.health('Petr')).toBe(48);
  });
  it(
    'opens a hold between attempts at a table that says so: for instants and tokens only',
    rules('DIT R05', 'DIT 7.28', 'DIT 6.11', 'DIT 12.4.2'),
    () => {
      const rolled = (holds: boolean) =>
        table(
          { Jana: { hero: 'loki' }, Petr: { hero: 'black-widow', cp: 5, hand: { tip: 'tipIt', wild: 'soWild', paid: 'gettingPaid' } } },
          [1, 1, 1, 4, 4],
          { holds },
        ).do('Jana: roll');
      expect(rolled(false).asked).toBe(0);
      const t = rolled(true);
      expect([t.asked, t.position.decision!.rule]).toEqual([1, 'DIT R05']);
      expect(t.refusal('play wild')).toBe('DIT 12.4.2');
      t.do('Petr: play tip', 'Petr: die 1 to 2').until('Jana');
      expect([t.question, t.world.rolls[0]!.dice, t.world.rolls[0]!.left]).toEqual(['offence.attempted', [2, 1, 1, 4, 4], 2]);
    },
  );
  it('gives no further attempt for dice that are no attempt', rules('DIT 15.4', 'DIT R81'), () => {
    const t = table(
      { Jana: { hero: 'spider-man', cp: 5, hand: { more: 'oneMoreTime', six: 'sixIt' } }, Petr: { hero: 'loki' } },
      [1, 4, 4, 6, 1, 3, 3],
    ).attack('Jana', 'spiderReflexes');
    t.passWhile(() => t.world.rolls.at(-1)?.purpose !== 'effect').until('Jana');
    expect(t.world.rolls.at(-1)!.purpose).toBe('effect');
    expect(t).toOfferAtLeast(['play 1']);
    expect(t.refusal('play more')).toBe('DIT R81');
  });
});

describe('a hold', () => {
  const kind = (t: Table) => (t.position.decision!.about as { kind?: string } | null)?.kind;
  it('is for the opponents, after every attempt but the last', rules('DIT 7.28', 'DIT 6.11', 'DIT R05'), () => {
    const t = table(
      { Jana: { hero: 'loki', hand: { mine: 'gettingPaid' } }, Petr: { hero: 'black-widow', hand: { his: 'gettingPaid' } } },
      [1, 1, 1, 3, 5, 1, 1],
      { holds: true },
    ).do('Jana: roll');
    expect([t.asked, kind(t)]).toEqual([1, 'hold']);
    t.do('Petr: pass', 'Jana: reroll 1');
    expect([t.asked, kind(t)]).toEqual([1, 'hold']); // one attempt is left
    t.do('Petr: pass', 'Jana: reroll 1');
    expect([t.asked, kind(t)]).toEqual([1, 'rolled']); // none: the step is over
  });
  it('leaves out the teammate, who was asked already', rules('DIT 7.28', 'DIT 6.11', 'DIT R05'), () => {
    const paid = (word: string) => ({ [word]: 'gettingPaid' });
    const t = table(
      {
        Jana: { hero: 'loki' },
        Petr: { hero: 'thor', hand: paid('a') },
        Eva: { hero: 'spider-man', hand: paid('b') },
        Tom: { hero: 'black-widow', hand: paid('c') },
      },
      [1, 1, 1, 3, 5],
      { holds: true },
      4,
    ).do('Jana: roll');
    const asked: unknown[] = [];
    while (t.question === 'window.answer') {
      asked.push([t.asked, kind(t)]);
      t.answer(t.asked!, 'pass');
    }
    expect(asked).toEqual([
      [1, 'attempt'],
      [2, 'hold'],
      [3, 'hold'],
    ]);
  });
});

describe('changed dice', () => {
  it('between attempts are the roller’s own business: nothing is announced again', rules('DIT 12.4.2', 'DIT 12.4.11', 'DIT 12.4.4'), () => {
    const t = table({ Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4]);
    expect(t.offers).toEqual(['roll', 'stop']); // no dice yet: no card
    t.do('Jana: roll');
    expect(t).toOfferAtLeast(['play 0']);
    t.do('Jana: play six', 'Jana: die 4', 'Jana: stop');
    expect([t.question, t.position.decision!.rule]).toEqual(['offence.announced', 'DIT 12.4.7']);
    expect(t.offers.some(key => key.startsWith('reroll'))).toBe(false);
  });
  it('after the announcement let the roller use the last attempt, and none that is used up', rules('DIT 12.4.12', 'DIT 12.4.11'), () => {
    const changed = (attempts: string[]) => {
      const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki', cp: 5, hand: { wild: 'soWild' } } }, [
        1,
        1,
        1,
        6,
        6,
        ...attempts.map(() => 1),
      ]);
      t.do('Jana: roll', ...attempts);
      if (attempts.length < 2) t.do('Jana: stop');
      t.do('Jana: announce chainLightning', 'Petr: play wild', 'Petr: die 5 to 4').until('Jana');
      expect([t.question, t.position.decision!.rule]).toEqual(['offence.announced', 'DIT 12.4.11']);
      return t.offers.filter(key => key.startsWith('reroll')).length;
    };
    expect(changed(['Jana: reroll 1'])).toBe(31);
    expect(changed(['Jana: reroll 1', 'Jana: reroll 1'])).toBe(0);
  });
  it('leave the roller a card to play with the announcement', rules('DIT 12.4.7', 'DIT 12.4.11'), () => {
    const t = table({ Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'loki' } }, [1, 1, 1, 6, 4]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(t).toOfferAtLeast(['announce hammered', 'none', 'play 0']);
    t.do('Jana: play six', 'Jana: die 5');
    expect([t.offers.includes('announce chainLightning'), t.position.decision!.rule]).toEqual([true, 'DIT 12.4.11']);
  });
});
