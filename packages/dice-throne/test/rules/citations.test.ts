/** Events and refusals cite the rule that speaks of that very thing. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('a draw', () => {
  const drew = (t: ReturnType<typeof table>): string[] => t.all('drew').map(({ rule }) => rule);
  it('by an ability cites its step', rules('DIT 12.4.15'), () => {
    const t = table({ Jana: { hero: 'spider-man', deck: { a: 'sixIt' } }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 5]).attack(
      'Jana',
      'ensnareLarge',
    );
    expect(drew(t)).toEqual(['DIT 12.4.15']);
  });
  it('by a card cites the text of the card', rules('DIT 7.25'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 2, hand: { two: 'doubleUp' }, deck: { a: 'sixIt', b: 'soWild' } },
      Petr: { hero: 'thor' },
    }).do('Jana: play two');
    expect(drew(t)).toEqual(['DIT 7.25']);
  });
  it('by a token cites the token', rules('DIT 6.12', 'DIT 6.30'), () => {
    const spent = table({
      at: 'main1',
      Jana: { hero: 'thor', deck: { a: 'sixIt' }, tokens: { electrokinesis: 4 } },
      Petr: { hero: 'loki' },
    });
    spent.do('Jana: spend electrokinesis');
    expect(drew(spent)).toEqual(['DIT 6.12']);
    const burst = table(
      { Jana: { hero: 'black-panther', deck: { a: 'sixIt', b: 'soWild' }, tokens: { kineticEnergy: 6 } }, Petr: { hero: 'thor' } },
      [4, 4, 4, 1, 1],
    ).attack('Jana', 'heartShapedHerb');
    expect(drew(burst)).toEqual(['DIT 6.30']);
  });
});

describe('a negative status', () => {
  it('acts because it is in play, not as a unique one', rules('DIT 6.6', 'DIT 6.19'), () => {
    const webbed = table({ Jana: { hero: 'loki' }, Petr: { hero: 'spider-man', tokens: { webbed: 1 } } }, [1, 1, 1, 3, 5]).attack(
      'Jana',
      'mockery',
    );
    expect(webbed.cites('damageTypeChanged', 'DIT 6.6')).toBe(true);
    const warped = table({ Jana: { hero: 'loki', tokens: { realityWarp: 1 } }, Petr: { hero: 'scarlet-witch' } });
    expect(warped.all('statusLeft')).toMatchObject([{ status: 'realityWarp', rule: 'DIT 6.6' }]);
    const sealed = table({ Jana: { hero: 'thor', tokens: { spellbound: 1 } }, Petr: { hero: 'loki' } }).do('Jana: stop');
    expect(sealed.all('statusLeft')).toMatchObject([{ status: 'spellbound', rule: 'DIT 6.19' }]);
  });
});

describe('a card', () => {
  /** What was told of a card that was played, each with its rule. */
  const cited = (t: ReturnType<typeof table>): string[] =>
    t.told
      .filter(({ type }) => ['cardDeclared', 'cpPaid', 'cardPlayed', 'upgraded', 'discarded'].includes(type))
      .map(({ type, rule }) => `${type} ${rule.slice(4)}`);
  const played = (hero: string, card: string, upgrades: string[] = []) =>
    table({ at: 'main1', Jana: { hero, cp: 9, hand: { it: card }, upgrades }, Petr: { hero: 'loki' } })
      .do('Jana: play it')
      .pass();
  it(
    'that upgrades cites the price and the place: II, III over II, III at once',
    rules('DIT 7.15', 'DIT 7.17', 'DIT 7.18', 'DIT 7.19', 'DIT 7.20', 'DIT 12.3.7', 'DIT 12.3.9'),
    () => {
      expect(cited(played('black-panther', 'vibraniumClawsII'))).toEqual([
        'cardDeclared 7.15',
        'cpPaid 7.20',
        'cardPlayed 12.3.7',
        'upgraded 12.3.9',
      ]);
      expect(cited(played('black-panther', 'vibraniumClawsIII', ['vibraniumClawsII']))).toEqual([
        'cardDeclared 7.15',
        'cpPaid 7.19',
        'cardPlayed 12.3.7',
        'upgraded 7.18',
      ]);
      expect(cited(played('black-panther', 'vibraniumClawsIII'))).toEqual([
        'cardDeclared 7.15',
        'cpPaid 7.20',
        'cardPlayed 12.3.7',
        'upgraded 7.17',
      ]);
    },
  );
  it(
    'of the main phase cites the steps of the main phase, an instant its own',
    rules('DIT 7.23', 'DIT 7.24', 'DIT 7.25', 'DIT 7.26', 'DIT 12.3.4', 'DIT 12.3.6'),
    () => {
      expect(cited(played('spider-man', 'milkshakeMe'))).toEqual([
        'cardDeclared 7.23',
        'cpPaid 7.24',
        'cardPlayed 12.3.4',
        'discarded 12.3.6',
      ]);
      expect(cited(played('black-panther', 'suitUp'))).toEqual(['cardDeclared 7.23', 'cpPaid 7.24', 'cardPlayed 7.25', 'discarded 7.26']);
    },
  );
  it('that is sold cites the phase it is sold in', rules('DIT 12.3.3', 'DIT 12.8.2'), () => {
    const main = table({ at: 'main1', Jana: { hero: 'thor', hand: { a: 'sixIt' } }, Petr: { hero: 'loki' } }).do('Jana: sell a');
    expect(main.all('cpGained').map(({ rule }) => rule)).toEqual(['DIT 12.3.3']);
    const hand = { a: 'sixIt', b: 'soWild', c: 'tipIt', d: 'doubleUp', e: 'tripleUp', f: 'vegasBaby', g: 'buhBye' };
    const discard = table({ at: 'discard', Jana: { hero: 'thor', hand }, Petr: { hero: 'loki' } }).do('Jana: sell a');
    expect(discard.all('cpGained').filter(({ seat }) => seat === 0)).toMatchObject([{ gained: 1, rule: 'DIT 12.8.2' }]);
  });
});

describe('a roll', () => {
  it('asks for and tells each attempt by its own rule', rules('DIT 12.4.4', 'DIT 12.4.5', 'DIT 12.4.6', 'DIT 12.4.7', 'DIT 12.4.8'), () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki', hand: { x: 'gettingPaid' } } }, [1, 1, 2, 6, 6, 1, 1]);
    const asked = [t.position.decision!.rule];
    asked.push(t.do('Jana: roll').position.decision!.rule);
    asked.push(t.do('Jana: reroll 1').position.decision!.rule);
    t.do('Jana: reroll 1').until('Jana');
    asked.push(t.position.decision!.rule);
    expect(asked).toEqual(['DIT 12.4.4', 'DIT 12.4.5', 'DIT 12.4.6', 'DIT 12.4.7']);
    expect(t.all('rolled').map(({ rule }) => rule)).toEqual(['DIT 12.4.4', 'DIT 12.4.5', 'DIT 12.4.6']);
    t.do('Jana: announce chainLightning');
    expect(t.all('announced')).toMatchObject([{ seat: 0, ability: 'chainLightning', rule: 'DIT 12.4.7' }]);
    expect([t.asked, t.position.decision!.rule]).toEqual([1, 'DIT 12.4.8']); // Petr might change dice
  });
  it('that gives up announces nothing', rules('DIT 12.4.7', 'DIT 12.4.9'), () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4]).do('Jana: roll', 'Jana: stop', 'Jana: none');
    expect(t.all('announced')).toEqual([]);
  });
});

describe('a target', () => {
  const quartet = { Jana: { hero: 'black-panther' }, Petr: { hero: 'spider-man' }, Eva: { hero: 'thor' }, Tom: { hero: 'black-widow' } };
  const rule = (t: ReturnType<typeof table>): string => t.all('targeted')[0]!.rule;
  it('cites the number on the targeting die', rules('DIT 12.5.5', 'DIT 12.5.8', 'DIT 12.5.9', 'DIT 12.5.10', 'DIT 12.5.11'), () => {
    const aim = (die: number) => table(quartet, [1, 1, 6, 6, 4, die], {}, 4).attack('Jana', 'stealthStrike');
    expect([1, 2, 3, 4].map(die => rule(aim(die)))).toEqual(['DIT 12.5.8', 'DIT 12.5.8', 'DIT 12.5.9', 'DIT 12.5.9']);
    const five = aim(5);
    expect(five).toOffer(['propose 2', 'propose 3']);
    expect(rule(five.do('Tom: propose Tom', 'Eva: target Tom'))).toBe('DIT 12.5.10');
    expect(rule(aim(6).do('Jana: target Tom'))).toBe('DIT 12.5.11');
    expect(aim(1).all('rolled').at(-1)).toMatchObject({ purpose: 'target', dice: [1], left: 0, rule: 'DIT 12.5.5' }); // no attempts
  });
  it('cites the choice on the hill, and that there is no choice between two', rules('DIT 12.5.4', 'DIT 3.13'), () => {
    const hill = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'loki' }, Eva: { hero: 'thor' } }, [1, 1, 6, 6, 4], {}, 3);
    expect(rule(hill.attack('Jana', 'stealthStrike').do('Jana: target Eva'))).toBe('DIT 12.5.4');
    const duel = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'loki' } }, [1, 1, 6, 6, 4]);
    expect(rule(duel.attack('Jana', 'stealthStrike'))).toBe('DIT 3.13');
  });
});

describe('damage', () => {
  const hits = (given: object, dice: number[], seats: number) =>
    table(given as never, dice, {}, seats)
      .attack('Jana', 'stealthStrike')
      .all('damaged')
      .map(({ seat, n, rule }) => [seat, n, rule]);
  it('is taken off the dial of a player, in teams off that of the team', rules('DIT 13.2', 'DIT 10.9', 'DIT 9.1'), () => {
    const duel = { Jana: { hero: 'black-panther' }, Petr: { hero: 'loki' } };
    expect(hits(duel, [1, 1, 6, 6, 4], 2)).toEqual([[1, 3, 'DIT 13.2']]);
    const teams = { ...duel, Eva: { hero: 'thor' }, Tom: { hero: 'black-widow' } };
    expect(hits(teams, [1, 1, 6, 6, 4, 1], 4)).toEqual([[2, 3, 'DIT 10.9']]);
  });
  it('that is prevented cites whether a defence or something else did it', rules('DIT 13.7', 'DIT 9.5'), () => {
    const t = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-widow', hand: { x: 'sixIt' }, tokens: {} } },
      [1, 1, 1, 4, 4, 1, 3, 3],
    )
      .attack('Jana', 'hammered')
      .do('Petr: defend sabotage')
      .pass();
    expect(t.all('damageAdded').filter(({ line }) => (line as { does: string }).does === 'minus')).toMatchObject([{ rule: 'DIT 13.7' }]);
    const suit = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1 } } },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'hammered')
      .do('Petr: decline', 'Petr: spend vibraniumSuit');
    expect(suit.all('damageAdded').at(-1)).toMatchObject({ line: { does: 'minus', n: 3 }, rule: 'DIT 9.5' });
  });
});

describe('a token', () => {
  it('that is spent cites that it is spent; without a die to act on it is refused as a token', rules('DIT 6.10'), () => {
    const crackle = table({ Jana: { hero: 'scarlet-witch', tokens: { crackle: 2 } }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'hexBolt')
      .do('Jana: spend crackle');
    expect(crackle.all('statusLeft')).toMatchObject([{ status: 'crackle', how: 'spent', rule: 'DIT 6.10' }]);
    const idle = table({
      at: 'main1',
      Jana: { hero: 'scarlet-witch', hand: { x: 'sixIt' }, tokens: { probabilityManipulation: 1 } },
      Petr: { hero: 'loki' },
    });
    while (idle.question !== 'mainPhase.acted') idle.answer(0, 'pass');
    expect(idle.refusal('spend probabilityManipulation')).toBe('DIT R12');
    expect(idle.refusal('play x')).toBe('DIT 7.36');
  });
  it('that a card moves cites the text of the card', rules('DIT 7.25'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { shift: 'transference' }, tokens: { timeBomb: [1] } },
      Petr: { hero: 'black-widow', tokens: {} },
    }).do('Jana: play shift');
    expect(t.pass().all('statusMoved')).toMatchObject([{ from: 0, to: 1, status: 'timeBomb', rule: 'DIT 7.25' }]);
    // Interrupted, the card finds a full board, or nobody: the token stays.
    const full = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { shift: 'transference' }, tokens: { agility: 1 } },
      Petr: { hero: 'black-widow', cp: 5, hand: { more: 'assemble' }, tokens: {} },
    }).do('Jana: play shift', 'Petr: play more');
    full.pass();
    expect([full.tokens('Jana', 'agility'), full.tokens('Petr', 'agility'), full.player('Jana').discard.length]).toEqual([1, 2, 1]);
    const gone = table(
      {
        at: 'main1',
        Jana: { hero: 'loki', cp: 5, hand: { shift: 'transference' }, tokens: { agility: 1 } },
        Petr: { hero: 'spider-man', health: 1 },
        Eva: { hero: 'thor', hand: { x: 'sixIt' } },
      },
      [],
      {},
      3,
    ).do('Jana: play shift', 'Jana: move agility from 0 to 1', 'Eva: use mjolnir', 'Eva: discard x', 'Eva: throw Petr');
    gone.pass();
    expect([gone.player('Petr').alive, gone.tokens('Jana', 'agility')]).toEqual([false, 1]);
  });
});
