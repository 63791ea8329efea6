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

describe('dice of a defence', () => {
  const sense = (invisibility: number, dice: number[]) =>
    table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'spider-man', raised: { invisibility: 1 }, tokens: { invisibility } } },
      [1, 1, 1, 4, 4, ...dice],
    )
      .attack('Jana', 'hammered')
      .do('Petr: defend spiderSense');
  it('are thrown once, with no attempt left', rules('DIT 5.18', 'DIT 12.6.6', 'DIT 3.17'), () => {
    const t = sense(0, [6, 1]);
    expect(t.all('rolled').at(-1)).toMatchObject({ purpose: 'defence', dice: [6, 1], left: 0, rule: 'DIT 12.6.6' });
    expect(t.question).not.toBe('defence.rethrown');
    expect(t.all('defended')).toMatchObject([{ seat: 1, ability: 'spiderSense', rule: 'DIT 3.17' }]);
    expect(t.health('Petr')).toBe(50 - 4 + 2); // a Spider: half
  });
  it('are all thrown again for a token each time a text allows it', rules('DIT 5.18', 'DIT 6.8', 'DIT 12.6.6'), () => {
    const t = sense(2, [1, 1, 2, 2, 6, 2]);
    expect(t).toAsk(1, 'defence.rethrown');
    expect([t.offers, t.position.decision!.rule]).toEqual([['keep', 'veil'], 'DIT 5.18']);
    t.do('Petr: veil');
    expect(t.world.rolls.at(-1)!.dice).toEqual([2, 2]);
    expect([t.tokens('Petr', 'invisibility'), t.all('statusLeft')]).toMatchObject([
      1,
      [{ status: 'invisibility', n: 1, how: 'discarded', rule: 'DIT 6.8' }],
    ]);
    t.do('Petr: veil'); // a Spider at last, and no token is left to ask for
    expect([t.health('Petr'), t.tokens('Petr', 'invisibility')]).toEqual([48, 0]);
    const kept = sense(1, [1, 1]).do('Petr: keep');
    expect([kept.health('Petr'), kept.tokens('Petr', 'invisibility')]).toEqual([46, 1]);
  });
  it('are thrown again in part, once, where a text allows that', rules('DIT 5.18', 'DIT 12.6.6'), () => {
    const upgrades = ['batonStrikeII', 'infiltrateII', 'hackedII', 'vengeanceII'];
    const defended = (own: string[], dice: number[]) =>
      table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-widow', upgrades: own, tokens: {} } }, [
        1,
        1,
        1,
        4,
        4,
        ...dice,
      ])
        .attack('Jana', 'hammered')
        .do('Petr: defend sabotage');
    const three = defended(upgrades.slice(1), [6, 6, 3]);
    expect(three.question).not.toBe('defence.rethrown'); // four upgrades are asked for
    const t = defended(upgrades, [1, 6, 3, 1, 1]);
    expect(t.offers).toEqual(['keep', ...['1', '2', '12', '3', '13', '23', '123'].map(dice => `reroll ${dice}`)]);
    t.do('Petr: reroll 23');
    expect(t.all('rolled').at(-1)).toMatchObject({ dice: [1, 1, 1], thrown: [1, 2], rule: 'DIT 5.18' });
    expect(t.question).not.toBe('defence.rethrown');
    expect(t.health('Petr')).toBe(50 - 4 + 3);
  });
  it('lie still once they are resolved, and are gone after the total', rules('DIT 12.6.8', 'DIT 12.6.11', 'DIT 7.25'), () => {
    const t = table(
      {
        Jana: { hero: 'thor', companion: 'Petr', hand: { x: 'gettingPaid' } },
        Petr: { hero: 'black-panther', cp: 9, hand: { tip: 'tipIt', blow: 'turnedBlow', bye: 'buhBye' }, tokens: { kineticEnergy: 1 } },
      },
      [1, 1, 1, 4, 4, 1, 1, 4],
    )
      .attack('Jana', 'hammered')
      .do('Petr: defend bashengasHonour')
      .atWindow('defenceRolled', 'Petr');
    expect([t.refusal('play tip'), t.refusal('play blow')]).toEqual([null, 'DIT 7.25']); // not resolved yet
    t.atWindow('last', 'Petr');
    expect([t.refusal('play tip'), t.refusal('play blow')]).toEqual(['DIT R81', null]);
    t.atWindow('defended', 'Petr');
    expect([t.health('Petr'), t.health('Jana')]).toEqual([46, 48]);
    expect(t.refusal('play blow')).toBe('DIT 7.25');
  });
});

describe('the end of a defence', () => {
  it('ends what was allowed until then', rules('DIT 12.6.11', 'DIT 5.11'), () => {
    const t = table(
      { Jana: { hero: 'doctor-strange', cp: 9, slots: [0, 4], hand: { bye: 'buhBye' }, tokens: { dejaVu: 1 } }, Petr: { hero: 'loki' } },
      [1, 2, 3, 4, 5],
    )
      .attack('Jana', 'mysticLarge')
      .do('Petr: decline')
      .atWindow('last', 'Jana');
    expect(t.refusal('use cast')).toBeNull();
    expect(t.atWindow('defended', 'Jana').refusal('use cast')).toBe('DIT 5.11');
  });
  it(
    'comes without a defence where the attack cannot be defended: what had to come before it is too late',
    rules('DIT 5.14', 'DIT 12.6.5', 'DIT 6.11'),
    () => {
      const t = table(
        {
          Jana: { hero: 'scarlet-witch', hand: { x: 'gettingPaid' }, tokens: { crackle: 1, conjure: 1 } },
          Petr: { hero: 'loki', tokens: { webbed: 1 } },
        },
        [1, 1, 1, 4, 4],
      ).attack('Jana', 'hexBolt');
      expect(t.atWindow('aimed', 'Jana').refusal('spend crackle')).toBeNull();
      expect(t.atWindow('last', 'Jana').refusal('spend crackle')).toBe('DIT R24');
      expect(t.all('defended')).toEqual([]);
    },
  );
});

describe('a defender', () => {
  it(
    'has a token against undefendable damage, one, and none against an ultimate',
    rules('DIT 5.14', 'DIT 12.6.5', 'DIT 6.10', 'DIT 5.24'),
    () => {
      const spider = { hero: 'spider-man', raised: { invisibility: 1 }, tokens: { invisibility: 2 } };
      const t = table({ Jana: { hero: 'black-panther' }, Petr: spider }, [1, 1, 6, 6, 4, 1, 1, 4])
        .attack('Jana', 'stealthStrike')
        .do('Petr: veiled counterpunch');
      expect([t.tokens('Petr', 'invisibility'), t.health('Petr'), t.health('Jana')]).toEqual([1, 47, 48]);
      const ultimate = table({ Jana: { hero: 'black-panther' }, Petr: spider }, [6, 6, 6, 6, 6]).attack('Jana', 'wakandaForever');
      expect([ultimate.all('defended'), ultimate.tokens('Petr', 'invisibility')]).toEqual([[], 2]);
      expect(ultimate.health('Petr')).toBe(50 - 11 - 1);
    },
  );
  it(
    'who has fallen is asked nothing, and nobody defends against one who has',
    rules('DIT 5.14', 'DIT 12.6.5', 'DIT 12.6.2', 'DIT R30'),
    () => {
      // The web of step 1 deals 2 before the defence.
      const t = table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'loki', health: 2 }, Eva: { hero: 'thor' } }, [1, 2, 3, 4, 4], {}, 3)
        .attack('Jana', 'ensnareSmall')
        .do('Jana: target Petr');
      expect([t.player('Petr').alive, t.player('Petr').tokens]).toEqual([false, []]);
      expect([t.all('defended'), t.all('defenceDeclined')]).toEqual([[], []]);
      expect(t.asked).not.toBe(1);
      // Mjölnir fells the attacker in the window before the defence.
      const thrown = table(
        { Jana: { hero: 'spider-man', health: 1 }, Petr: { hero: 'loki' }, Eva: { hero: 'thor', hand: { x: 'sixIt' } } },
        [1, 2, 3, 4, 4],
        {},
        3,
      )
        .attack('Jana', 'ensnareSmall')
        .do('Jana: target Petr')
        .atWindow('effects', 'Eva')
        .do('Eva: use mjolnir', 'Eva: discard x', 'Eva: throw Jana')
        .pass();
      expect([thrown.player('Jana').alive, thrown.question === 'defence.chosen', thrown.health('Petr')]).toEqual([false, false, 33]);
      // A bomb that ticks fells the target: the pause before the next one does not come.
      const ticked = table(
        {
          Jana: { hero: 'black-widow', hand: { y: 'gettingPaid' }, tokens: {} },
          Petr: { hero: 'loki', health: 4, tokens: { timeBomb: [1] } },
          Eva: { hero: 'thor', hand: { z: 'gettingPaid' } },
        },
        [1, 2, 3, 6, 4],
        {},
        3,
      )
        .attack('Jana', 'infiltrate')
        .do('Jana: target Petr');
      const asked: string[] = [];
      while (ticked.question === 'window.answer') {
        asked.push(ticked.position.decision!.rule);
        ticked.answer(ticked.asked!, 'pass');
      }
      expect([ticked.player('Petr').alive, asked.includes('DIT 8.7')]).toEqual([false, false]);
      // The web wakes the Panther's eighth energy, and five damage fell the attacker.
      const back = table(
        { Jana: { hero: 'spider-man', health: 5 }, Petr: { hero: 'black-panther', tokens: { kineticEnergy: 7 } }, Eva: { hero: 'thor' } },
        [1, 2, 3, 4, 4],
        {},
        3,
      )
        .attack('Jana', 'ensnareSmall')
        .do('Jana: target Petr', 'Petr: player Jana');
      expect([back.player('Jana').alive, back.question === 'defence.chosen', back.world.active]).toEqual([false, false, 1]);
      expect(back.health('Petr')).toBe(33); // what waited for the total goes with its attacker's turn
    },
  );
});
