/** Spider-Man: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table, type Table } from '../fixture.ts';

describe('Spider-Man', () => {
  it('Webbed makes the next normal attack undefendable, then goes', rules('DIT 6.19', 'DIT R90'), () => {
    const t = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'spider-man', tokens: { webbed: 1 } } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'hammered');
    expect(t.health('Petr')).toBe(46);
    expect(t.tokens('Petr', 'webbed')).toBe(0);
  });
  it('Invisibility defends against an undefendable attack', rules('DIT 5.14', 'DIT 12.6.5', 'DIT 6.10'), () => {
    const t = table(
      { Jana: { hero: 'black-panther' }, Petr: { hero: 'spider-man', tokens: { invisibility: 1 } } },
      [1, 1, 6, 6, 4, 6, 1],
    ).attack('Jana', 'stealthStrike');
    expect(t).toOffer(['veiled spiderSense', 'veiled counterpunch', 'decline']);
    t.do('Petr: veiled spiderSense');
    expect(t.health('Petr')).toBe(49);
    expect(t.tokens('Petr', 'invisibility')).toBe(0);
  });
  it(
    'Combo gives a whole further offensive roll against the same opponent, once per turn',
    rules('DIT 6.19', 'DIT 9.43', 'DIT R66', 'DIT 5.2'),
    () => {
      const t = table({ Jana: { hero: 'spider-man', tokens: { combo: 1 } }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4, 2, 2, 2, 4, 4])
        .attack('Jana', 'punch')
        .do('Petr: decline', 'Jana: spend combo')
        .attack('Jana', 'punch')
        .do('Petr: decline');
      expect(t.health('Petr')).toBe(42);
      expect(t.all('phaseBegan').map(({ phase }) => phase)).toEqual(
        expect.arrayContaining(['offence', 'defence', 'offence', 'defence', 'main2']),
      );
    },
  );
  it('spends Combo against the same opponent only', rules('DIT 6.19', 'DIT R30'), () => {
    const given = { Jana: { hero: 'spider-man', tokens: { combo: 1 } }, Petr: { hero: 'loki', health: 4 }, Eva: { hero: 'black-panther' } };
    const t = table(given, [1, 1, 1, 4, 4], {}, 3).attack('Jana', 'punch').do('Jana: target Petr', 'Petr: decline');
    t.passWhile(() => t.world.phase === 'defence');
    expect(t.player('Petr').alive).toBe(false);
    expect(t.tokens('Jana', 'combo')).toBe(1); // nobody to spend it on
    expect(t.happened('statusLeft', { status: 'combo' })).toBe(false);
  });
});

describe('Combo', () => {
  const bye = { bye: 'buhBye' };
  const refused = (t: Table, name: string) => t.atWindow('defended', name).refusal('spend combo');
  it('follows an attack of your own on somebody who still stands', rules('DIT 6.19', 'DIT 9.43'), () => {
    const spider = { hero: 'spider-man', cp: 9, hand: bye, tokens: { combo: 1 } };
    const attack = table({ Jana: spider, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4]).attack('Jana', 'punch');
    expect(attack.atWindow('aimed', 'Jana').refusal('spend combo')).toBe('DIT 6.19'); // at the end of the defence
    expect(refused(attack.do('Petr: decline'), 'Jana')).toBeNull();
    const web = table({ Jana: { ...spider, upgrades: ['comboStrikeII'] }, Petr: { hero: 'loki' } }, [4, 4, 6, 1, 2]).attack(
      'Jana',
      'webShot',
    );
    expect(refused(web, 'Jana')).toBe('DIT 9.43'); // no attack
    const defender = table({ Jana: { hero: 'loki' }, Petr: spider }, [1, 1, 1, 3, 5])
      .attack('Jana', 'mockery')
      .do('Petr: decline');
    expect(refused(defender, 'Petr')).toBe('DIT 9.43'); // not your own
    const fell = table({ Jana: spider, Petr: { hero: 'loki', health: 4 }, Eva: { hero: 'thor' } }, [1, 1, 1, 4, 4], {}, 3)
      .attack('Jana', 'punch')
      .do('Jana: target Petr', 'Petr: decline');
    expect(refused(fell, 'Jana')).toBe('DIT 6.19');
  });
  it('aims at the same opponent without asking', rules('DIT 6.19'), () => {
    const t = table(
      { Jana: { hero: 'spider-man', tokens: { combo: 1 } }, Petr: { hero: 'loki' }, Eva: { hero: 'thor' } },
      [1, 1, 1, 4, 4, 1, 1, 1, 4, 4],
      {},
      3,
    )
      .attack('Jana', 'punch')
      .do('Jana: target Petr', 'Petr: decline', 'Jana: spend combo')
      .attack('Jana', 'punch');
    expect(t.all('targeted').map(({ target, rule }) => [target, rule])).toEqual([
      [1, 'DIT 12.5.4'],
      [1, 'DIT 6.19'],
    ]);
  });
});
