/** Effects: their dice, "then" and "or" (chapter 8). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { cp } from '../../src/cards/makers.ts';
import { script } from '../../src/cards/registry.ts';
import { ofAKind } from '../../src/rules/dice.ts';
import { table } from '../fixture.ts';

describe('dice of effects', () => {
  it(
    'counts the dice of "roll X" alone, once for a symbol, N times for N ×',
    rules('DIT 8.1', 'DIT 8.2', 'DIT 8.3', 'DIT 8.4', 'DIT 8.5', 'DIT 8.6', 'DIT 5.12', 'DIT 15.28'),
    () => {
      // Triple Threat: 6, then two dice: +1 per Claws, 2 Kinetic Energy once for Vibranium.
      const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 4, 5])
        .attack('Jana', 'tripleThreat')
        .do('Petr: decline');
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(2);
      expect(t.health('Petr')).toBe(50 - 6 - 1); // one pair of the energy just gained
      const claws = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 1, 2])
        .attack('Jana', 'tripleThreat')
        .do('Petr: decline');
      expect(claws.health('Petr')).toBe(50 - 6 - 2);
      const one = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 1, 4]).attack('Jana', 'tripleThreat');
      expect(one.tokens('Jana', 'kineticEnergy')).toBe(2); // for one Vibranium as for two
    },
  );
  it('needs two Widows for a line that says two', rules('DIT 15.28'), () => {
    const t = table({ Jana: { hero: 'black-widow', tokens: {} }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 5, 6, 3, 3, 3])
      .attack('Jana', 'vengeance')
      .do('Petr: decline');
    expect(t.tokens('Jana', 'covertOps')).toBe(0);
    expect(t.health('Petr')).toBe(50 - 10);
    const two = table({ Jana: { hero: 'black-widow', tokens: {} }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 5, 6, 6, 3, 3]).attack(
      'Jana',
      'vengeance',
    );
    expect(two.tokens('Jana', 'covertOps')).toBe(1);
  });
  it('looks at numbers for "of a kind"', rules('DIT 15.1'), () => {
    const given = { Jana: { hero: 'spider-man', upgrades: ['punchII'] }, Petr: { hero: 'thor' } };
    expect(table(given, [1, 1, 1, 1, 6]).attack('Jana', 'punch').tokens('Jana', 'combo')).toBe(1);
    expect(table(given, [1, 1, 2, 3, 6]).attack('Jana', 'punch').tokens('Jana', 'combo')).toBe(0);
  });
  it('lets other dice of an effect be changed in a window of their own', rules('DIT R08', 'DIT R07'), () => {
    const t = table(
      { Jana: { hero: 'spider-man', hand: { x: 'yikes' } }, Petr: { hero: 'thor', cp: 5, hand: { tip: 'tipIt', paid: 'gettingPaid' } } },
      [1, 4, 4, 6, 1, 6, 6],
    ).attack('Jana', 'spiderReflexes');
    while (t.position.decision!.rule !== 'DIT R08') t.answer(t.asked!, 'pass');
    expect(t.refusal('play paid')).toBe('DIT R08');
    t.do('Petr: play tip', 'Petr: die 1 to 5', 'Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 11);
  });
});

describe('"then"', () => {
  it(
    'is a pause for tokens, instants and roll-phase cards before what follows',
    rules('DIT 8.7', 'DIT 8.8', 'DIT R06', 'DIT 15.11'),
    () => {
      const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } } }, [1, 2, 3, 4, 6], {
        preemption: false,
      }).attack('Jana', 'meteoricSmall');
      while (t.position.decision!.rule !== 'DIT 8.7') t.answer(t.asked!, 'pass');
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(1);
      expect(t.world.packets).toEqual([]);
      t.do('Petr: play bye');
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(0);
    },
  );
});

describe('"or"', () => {
  it('resolves one of options joined by "or"', rules('DIT 8.9'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend conjure',
    );
    expect(t).toOffer(['choose borrow', 'choose warp']);
    t.do('Jana: choose warp');
    expect(t.tokens('Petr', 'realityWarp')).toBe(1);
    expect(t.tokens('Jana', 'conjure')).toBe(0);
    expect(t.question).not.toBe('effects.answered');
  });
});

describe('words of an effect', () => {
  const duel = (jana: object = {}) => table({ at: 'main1', Jana: { hero: 'thor', ...jana }, Petr: { hero: 'loki', tokens: {} } });
  it('take no more points than there are', rules('DIT 4.2'), () => {
    const poor = duel({ cp: 2 }).carryOut({ op: 'loseCp', n: 3 });
    expect([poor.player('Jana').cp, poor.all('cpPaid')[0]]).toMatchObject([0, { paid: 2, rule: 'DIT 4.2' }]);
    expect(duel({ cp: 5 }).carryOut({ op: 'loseCp', n: 3 }).player('Jana').cp).toBe(2);
  });
  it('resolve one of several options, none only where it may be left', rules('DIT 8.9'), () => {
    const options = [
      { id: 'a', script: script(cp(1)), test: null },
      { id: 'b', script: script(cp(2)), test: null },
    ];
    const may = duel({ cp: 0 }).carryOut({ op: 'either', options, optional: true });
    expect(may).toOffer(['choose a', 'choose b', 'none']);
    expect(may.do('Jana: none').player('Jana').cp).toBe(0);
    const must = duel({ cp: 0 }).carryOut({ op: 'either', options, optional: false });
    expect([must.offers, must.position.decision!.rule]).toEqual([['choose a', 'choose b'], 'DIT 8.9']);
    must.do('Jana: choose b');
    expect([must.player('Jana').cp, must.all('chosen')]).toMatchObject([2, [{ seat: 0, choice: 'b', rule: 'DIT 8.9' }]]);
    // Where only one is possible nobody is asked.
    const only = duel({ cp: 0 }).carryOut({ op: 'either', options: [options[0]!, { ...options[1]!, test: () => false }], optional: false });
    expect([only.all('chosen'), only.player('Jana').cp]).toMatchObject([[{ choice: 'a' }], 1]);
  });
  it('name another player, and nobody where that may be left', rules('DIT 6.3', 'DIT 15.17'), () => {
    // Covert Mission: a bomb to the target, and another opponent may get one too.
    const given = {
      Jana: { hero: 'black-widow', hand: { x: 'sixIt' }, cp: 0, upgrades: ['gauntletsII'], tokens: {} },
      Petr: { hero: 'thor' },
      Eva: { hero: 'loki' },
    };
    const mission = () => table(given, [1, 1, 3, 3, 6], {}, 3).attack('Jana', 'covertMission').do('Jana: target Petr');
    const t = mission();
    expect([t.offers, t.position.decision!.rule]).toEqual([['player 2', 'none'], 'DIT 6.3']);
    t.do('Jana: player Eva');
    expect([t.tokens('Petr', 'timeBomb'), t.tokens('Eva', 'timeBomb')]).toEqual([1, 1]);
    const left = mission().do('Jana: none');
    expect([left.tokens('Petr', 'timeBomb'), left.tokens('Eva', 'timeBomb')]).toEqual([1, 0]);
    // A card that must name somebody asks only where there is a choice.
    const card = (seats: number) =>
      table(
        {
          at: 'main1',
          Jana: { hero: 'doctor-strange', cp: 5, hand: { s: 'scarletSnare' } },
          Petr: { hero: 'thor' },
          ...(seats > 2 && { Eva: { hero: 'loki' } }),
        },
        [],
        {},
        seats,
      ).do('Jana: play s');
    expect(card(3)).toOffer(['player 1', 'player 2']);
    expect(card(2).tokens('Petr', 'crimsonBands')).toBe(1);
    // A token that must name somebody, too.
    const conjured = table(
      { at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' }, Eva: { hero: 'loki' } },
      [],
      {},
      3,
    ).do('Jana: spend conjure', 'Jana: choose warp');
    const alone = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' } });
    expect(alone.do('Jana: spend conjure', 'Jana: choose warp').tokens('Petr', 'realityWarp')).toBe(1);
    expect([conjured.offers, conjured.position.decision!.rule]).toEqual([['player 1', 'player 2'], 'DIT 6.3']);
  });
  it('deal and add what is more than nothing', rules('DIT 13.4', 'DIT 9.42', 'DIT 9.40'), () => {
    // Odinforce: 5, then 1 for each Electrokinesis.
    const force = (dice: number[]) =>
      table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'loki' } }, [1, 1, 4, 4, 5, ...dice])
        .attack('Jana', 'odinforce')
        .all('damageAdded')
        .map(({ line, rule }) => [(line as { n: number }).n, rule]);
    expect(force([1, 4, 4, 4, 5])).toEqual([[5, 'DIT 13.4']]);
    expect(force([1, 4, 4, 4, 6])).toEqual([
      [5, 'DIT 13.4'],
      [1, 'DIT 13.4'],
    ]);
    // Crackle adds 1 for each other token.
    const crackle = (tokens: Record<string, number>) =>
      table({ Jana: { hero: 'scarlet-witch', tokens }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4])
        .attack('Jana', 'hexBolt')
        .do('Jana: spend crackle')
        .all('damageAdded')
        .filter(({ rule }) => rule === 'DIT 9.42')
        .map(({ line }) => (line as { n: number }).n);
    expect([crackle({ crackle: 1 }), crackle({ crackle: 2 })]).toEqual([[], [1]]);
  });
});

describe('dice that a text throws', () => {
  const force = (...dice: number[]) =>
    table({ Jana: { hero: 'thor', companion: 'Petr', upgrades: ['odinforceII'] }, Petr: { hero: 'loki' } }, [
      1,
      1,
      4,
      4,
      5,
      ...dice,
    ]).attack('Jana', 'odinforce');
  it('are thrown together, are no attempt, and are read once', rules('DIT 8.1', 'DIT 8.2', 'DIT 15.4'), () => {
    const t = force(1, 4, 1, 4, 5);
    expect(t.all('rolled').at(-1)).toMatchObject({
      purpose: 'effect',
      dice: [1, 4, 1, 4, 5],
      left: 0,
      source: 'odinforce',
      rule: 'DIT 8.1',
    });
  });
  it('are thrown again once where the text says so', rules('DIT 8.1', 'DIT 8.2'), () => {
    const t = force(1, 4, 1, 4, 5, 6, 6);
    expect([t.question, t.position.decision!.rule, t.offers.length, t.offers[0]]).toEqual(['throwDice.again', 'DIT 8.1', 32, 'keep']);
    t.do('Jana: reroll 13');
    expect(t.all('rolled').at(-1)).toMatchObject({ dice: [6, 4, 6, 4, 5], thrown: [0, 2], rule: 'DIT 8.1' });
    expect(t.question).not.toBe('throwDice.again');
    expect(t.do('Petr: decline').tokens('Jana', 'electrokinesis')).toBe(2); // two Thunders
    expect(t.health('Petr')).toBe(50 - 6 - 2);
    const kept = force(1, 4, 4, 4, 5).do('Jana: keep', 'Petr: decline');
    expect(kept.health('Petr')).toBe(50 - 6);
    expect(kept.all('rolled')).toHaveLength(2);
    // Level I says nothing of it.
    const plain = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'loki' } }, [1, 1, 4, 4, 5, 1, 4, 1, 4, 5]).attack(
      'Jana',
      'odinforce',
    );
    expect(plain.question).not.toBe('throwDice.again');
  });
  it('of a kind are counted by their numbers, sixes too', rules('DIT 15.1'), () => {
    expect([ofAKind([6, 6, 6, 6, 1], 4), ofAKind([6, 6, 6, 1, 1], 4), ofAKind([1, 1, 2, 3, 3], 3)]).toEqual([true, false, false]);
  });
});
