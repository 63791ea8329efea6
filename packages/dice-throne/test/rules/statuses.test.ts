/** Statuses and companions: limits, spending, removal, transfer (chapter 6), stealing (chapter 8). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { stealLife } from '../../src/cards/makers.ts';
import { give, raiseLimit, stealCp, stealHealth } from '../../src/rules/atoms.ts';
import { countOf, limitOf } from '../../src/rules/statuses.ts';
import { hands, rig, SEATS, table } from '../fixture.ts';

describe('stack limits', () => {
  it(
    'cap the tokens on each board separately; surplus is not created',
    rules('DIT 15.26', 'DIT 6.1', 'DIT 6.14', 'DIT 6.15', 'DIT 6.16', 'DIT R85'),
    () => {
      const t = table({
        at: 'main1',
        Jana: { hero: 'black-widow', cp: 5, hand: { a: 'assemble' }, tokens: { agility: 1 } },
        Petr: { hero: 'thor', tokens: { agility: 2 } },
      }).do('Jana: play a');
      expect(t.tokens('Jana', 'agility')).toBe(2);
      expect(t.tokens('Petr', 'agility')).toBe(2);
      expect(t.all('statusGained')[0]).toMatchObject({ n: 1, surplus: 1, rule: 'DIT 15.26' });
      const both = table({ at: 'main1', Jana: { hero: 'black-widow', cp: 5, hand: { a: 'assemble' } }, Petr: { hero: 'thor' } });
      expect(both.do('Jana: play a').tokens('Jana', 'agility')).toBe(2); // two tokens of one status
    },
  );
  it('raised by a player stay raised for that player alone', rules('DIT 6.17', 'DIT 6.18'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } });
    const g = hands(t);
    raiseLimit(g, 0, 'electrokinesis', { n: 1, rule: 'DIT 6.17' });
    give(g, { to: 0, by: 0, status: 'electrokinesis', n: 9, rule: 'DIT 15.26' });
    give(g, { to: 1, by: 0, status: 'electrokinesis', n: 9, rule: 'DIT 15.17' });
    expect([countOf(t.world, 0, 'electrokinesis'), countOf(t.world, 1, 'electrokinesis')]).toEqual([5, 4]);
    expect([limitOf(t.world, 0, 'electrokinesis'), limitOf(t.world, 1, 'electrokinesis')]).toEqual([5, 4]);
  });
});

describe('spending', () => {
  it(
    'takes the token, costs no CP, resolves at once and the token may come again',
    rules('DIT 6.8', 'DIT 6.10', 'DIT 6.12', 'DIT 15.23', 'DIT 15.24', 'DIT 15.25', 'DIT 6.44'),
    () => {
      const t = table(
        { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-widow', tokens: { agility: 2 } } },
        [1, 1, 1, 4, 4, 3],
      )
        .attack('Jana', 'hammered')
        .do('Petr: decline', 'Petr: spend agility');
      expect(t.tokens('Petr', 'agility')).toBe(1);
      expect(t.player('Petr').cp).toBe(2);
      expect(t.world.packets[0]!.lines.at(-1)).toMatchObject({ does: 'half', source: 'agility' });
      const again = table(
        { Jana: { hero: 'loki' }, Petr: { hero: 'black-widow', cp: 5, hand: { more: 'assemble' }, tokens: { agility: 1 } } },
        [1, 1, 1, 3, 5, 6],
      ).attack('Jana', 'mockery');
      again.do('Petr: decline', 'Petr: spend agility', 'Petr: play more');
      expect(again.tokens('Petr', 'agility')).toBe(2); // in the same turn
    },
  );
  it('goes one token at a time, and only with something to act on', rules('DIT R11', 'DIT R12', 'DIT 6.43', 'DIT 6.11'), () => {
    const t = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-widow', tokens: { agility: 2 } } },
      [1, 1, 1, 4, 4, 3, 2],
    )
      .attack('Jana', 'hammered')
      .do('Petr: decline', 'Petr: spend agility', 'Petr: spend agility');
    expect(t.health('Petr')).toBe(50); // 4 − 2 − 2
    expect(t.all('rolled').filter(({ source }) => source === 'agility')).toHaveLength(2);
    const idle = table({
      at: 'main1',
      Jana: { hero: 'black-widow', hand: { x: 'elude' }, tokens: { agility: 1 } },
      Petr: { hero: 'thor' },
    });
    while (idle.question !== 'mainPhase.acted') idle.answer(0, 'pass');
    expect(idle.refusal('spend agility')).toBe('DIT R12');
  });
  it('is possible in any phase of any turn unless stated', rules('DIT 6.11', 'DIT 6.36'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'black-widow', hand: { x: 'sixIt' } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend covertOps',
    );
    expect(t.tokens('Jana', 'covertOps')).toBe(2);
    t.do('Jana: order');
    expect(t.refusal('spend covertOps')).toBe('DIT 6.11'); // once per turn
  });
});

describe('removal and transfer', () => {
  it('remove one token of a choice, or all, good and bad', rules('DIT 6.9', 'DIT R89', 'DIT 6.3', 'DIT 6.6'), () => {
    const one = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { out: 'getThatOuttaHere' } },
      Petr: { hero: 'thor', tokens: { guardBreak: 2, timeBomb: [2] } },
    }).do('Jana: play out', 'Jana: remove guardBreak');
    expect([one.tokens('Petr', 'guardBreak'), one.tokens('Petr', 'timeBomb')]).toEqual([1, 1]);
    const all = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { what: 'whatStatusEffects' } },
      Petr: { hero: 'black-widow', tokens: { agility: 2, timeBomb: [2], covertOps: 1 } },
    }).do('Jana: play what');
    expect([all.tokens('Petr', 'agility'), all.tokens('Petr', 'timeBomb'), all.tokens('Petr', 'covertOps')]).toEqual([0, 0, 1]); // protected by its text (DIT 6.41)
  });
  it(
    'move a token as it is, never onto a full board, never what is not movable',
    rules('DIT 6.52', 'DIT R86', 'DIT 6.34', 'DIT 6.41'),
    () => {
      const t = table({
        at: 'main1',
        Jana: { hero: 'black-panther', cp: 5, hand: { shift: 'transference' }, tokens: { timeBomb: [1], vibraniumSuit: 1 } },
        Petr: { hero: 'black-widow' },
      }).do('Jana: play shift');
      expect(t.all('cardDeclared')[0]).toMatchObject({ aim: { move: 'timeBomb', from: 0, to: 1, state: 1 } }); // there is no other
      expect(t.player('Petr').tokens.filter(({ status }) => status === 'timeBomb')).toEqual([{ status: 'timeBomb', by: 1, state: 1 }]);
      const full = table({
        at: 'main1',
        Jana: { hero: 'thor', cp: 5, hand: { shift: 'transference' }, tokens: { timeBomb: [1] } },
        Petr: { hero: 'black-widow', tokens: { timeBomb: [2, 2] } },
      });
      while (full.question !== 'mainPhase.acted') full.answer(0, 'pass');
      full.do('Jana: play shift');
      expect(full.all('cardDeclared')[0]).toMatchObject({ aim: { move: 'timeBomb', from: 1, to: 0 } }); // the other way round
    },
  );
  it('leave companions alone', rules('DIT 6.23', 'DIT 6.25'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { out: 'getThatOuttaHere' } },
      Petr: { hero: 'thor', companion: 'Jana' },
    });
    while (t.question !== 'mainPhase.acted') t.answer(0, 'pass');
    expect(t.refusal('play out')).toBe('DIT R81');
    expect(t.player('Petr').companion).toBe(0);
  });
});

describe('stealing', () => {
  it(
    'takes what there is and moves both dials; it is no damage',
    rules('DIT 8.10', 'DIT 8.11', 'DIT 8.12', 'DIT 8.13', 'DIT R45', 'DIT R64'),
    () => {
      // No hero steals health, so there is no scenario of it: the words themselves are tested.
      const t = table({
        at: 'main1',
        Jana: { hero: 'loki', health: 40, cp: 14 },
        Petr: { hero: 'black-panther', health: 40, cp: 1, tokens: {} },
      });
      const g = hands(t);
      t.carryOut(stealLife(3));
      expect([t.health('Jana'), t.health('Petr')]).toEqual([43, 37]);
      expect(t.told[0]).toMatchObject({ type: 'healthStolen', rule: 'DIT 8.11' });
      expect(t.all('damaged')).toEqual([]);
      stealCp(g, { seat: 0, from: 1, n: 5, rule: 'DIT 8.10' });
      expect([t.player('Jana').cp, t.player('Petr').cp]).toEqual([15, 0]);
      rig(t.world).dials[1] = 2;
      stealHealth(g, { seat: 0, from: 1, n: 3, rule: 'DIT 8.12' });
      expect([t.health('Jana'), t.health('Petr')]).toEqual([45, 0]);
    },
  );
});

describe('tokens', () => {
  it('are never too few: only the limits of the boards count', rules('DIT 6.2', 'DIT R88'), () => {
    // The box has four Time Bombs; four boards hold eight.
    const given = Object.fromEntries(
      SEATS.map((name, i) => [name, { hero: ['black-widow', 'thor', 'loki', 'spider-man'][i]!, tokens: { timeBomb: [2, 2] } }]),
    );
    const t = table(
      {
        at: 'main1',
        ...given,
        Jana: { hero: 'black-widow', cp: 5, hand: { m: 'undercoverMission' }, tokens: { timeBomb: [2, 2] } },
        Eva: { hero: 'loki', tokens: { timeBomb: [2] } },
      },
      [],
      {},
      4,
    ).do('Jana: play m', 'Jana: player Eva');
    expect(SEATS.map(name => t.tokens(name, 'timeBomb'))).toEqual([2, 2, 2, 2]);
  });
  it('leaves a status that nothing removes in play, turn after turn', rules('DIT 6.13', 'DIT 15.23'), () => {
    const t = table({ Jana: { hero: 'black-widow', tokens: { agility: 2 } }, Petr: { hero: 'thor' } }).do(
      'Jana: stop',
      'Jana: end',
      'Petr: end',
      'Petr: stop',
      'Petr: end',
      'Jana: end',
      'Jana: stop',
      'Jana: end',
    );
    expect(t.tokens('Jana', 'agility')).toBe(2);
  });
});
