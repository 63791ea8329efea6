/** Two against two (chapter 10). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { nextSeat } from '../../src/rules/queries.ts';
import { viewTable } from '../../src/rules/view.ts';
import { SEATS, table } from '../fixture.ts';

const quartet = { Jana: { hero: 'black-panther' }, Petr: { hero: 'spider-man' }, Eva: { hero: 'thor' }, Tom: { hero: 'black-widow' } };

describe('two against two', () => {
  it(
    'has one dial of 50 per team, own CP, turns that alternate',
    rules('DIT 10.1', 'DIT 10.5', 'DIT 10.6', 'DIT 10.7', 'DIT 10.8', 'DIT 10.11', 'DIT 10.12', 'DIT R57'),
    () => {
      const w = table({ at: 'main1', ...quartet, Petr: { hero: 'spider-man', cp: 9, hand: { yikes: 'yikes' } } }, [], {}, 4).world;
      expect(w.dials).toEqual([50, 50]);
      expect([nextSeat(w, 0), nextSeat(w, 2), nextSeat(w, 1), nextSeat(w, 3)]).toEqual([2, 1, 3, 0]);
      expect(w.players.map(({ cp }) => cp)).toEqual([2, 9, 2, 2]);
      const start = table({ at: 'start', ...quartet }, [6, 1, 2, 3], {}, 4);
      expect(start.cites('phaseSkipped', 'DIT 10.8')).toBe(true);
      expect(start.cites('startRolled', 'DIT 10.5')).toBe(true);
      expect(start.world.starter).toBe(0); // the highest die
      // The partner's points pay for nothing, and what one gains the other does not have.
      const poor = { ...quartet, Jana: { hero: 'black-panther', cp: 0, hand: { suit: 'suitUp', x: 'sixIt' } } };
      const t = table({ at: 'main1', ...poor, Petr: { hero: 'spider-man', cp: 9 } }, [], {}, 4).until('Jana');
      expect(t.refusal('play suit')).toBe('DIT 7.4');
      t.do('Jana: sell x');
      expect(t.world.players.map(({ cp }) => cp)).toEqual([1, 9, 2, 2]);
      // One dial for both of a team.
      const hurt = table(quartet, [1, 1, 6, 6, 4, 1], {}, 4).attack('Jana', 'stealthStrike').pass();
      expect(hurt.all('targeted')).toMatchObject([{ target: 2 }]); // the first opponent, not the partner
      expect([hurt.health('Eva'), hurt.health('Tom'), hurt.health('Jana')]).toEqual([47, 47, 50]);
    },
  );
  it(
    'aims by a die: left, right, the opponents choose, the attacker chooses',
    rules('DIT 12.5.5', 'DIT 12.5.8', 'DIT 12.5.9', 'DIT 12.5.10', 'DIT 12.5.11', 'DIT R58'),
    () => {
      const aim = (die: number) => table(quartet, [1, 1, 6, 6, 4, die], {}, 4).attack('Jana', 'stealthStrike');
      for (const die of [1, 2]) expect(aim(die).all('targeted')[0]).toMatchObject({ target: 2 });
      for (const die of [3, 4]) expect(aim(die).all('targeted')[0]).toMatchObject({ target: 3 });
      expect(aim(5)).toAsk(3, 'targeting.proposed');
      expect(aim(6)).toAsk(0, 'targeting.aim');
      expect(aim(5).position.decision!.rule).toBe('DIT 12.5.10');
      // One proposes; the other, whose turn comes sooner, agrees or has the word.
      for (const target of ['Eva', 'Tom']) {
        const t = aim(5).do('Tom: propose Eva');
        expect(t.position.decision).toMatchObject({ seat: 2, rule: 'DIT R58', about: { player: 2 } });
        t.do(`Eva: target ${target}`);
        expect(t.all('targeted')[0]).toMatchObject({ target: SEATS.indexOf(target) });
      }
      expect(aim(6).position.decision!.rule).toBe('DIT 12.5.11');
    },
  );
  it(
    'lets cards change the targeting die, but nobody changes an ultimate’s',
    rules('DIT 12.5.6', 'DIT 12.5.7', 'DIT 14.8', 'DIT 3.15', 'DIT R56', 'DIT R50'),
    () => {
      const hands = {
        ...quartet,
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'spider-man', cp: 5, hand: { mine: 'soWild', tip: 'tipIt', paid: 'gettingPaid' } },
        Eva: { hero: 'thor', cp: 5, hand: { theirs: 'soWild' } },
      };
      const t = table(hands, [1, 1, 6, 6, 4, 1], {}, 4).attack('Jana', 'stealthStrike');
      while (t.world.rolls.at(-1)?.purpose !== 'target') t.answer(t.asked!, 'pass');
      t.do('Eva: play theirs', 'Eva: die 1 to 3').pass();
      expect(t.all('targeted')[0]).toMatchObject({ target: 3 });
      const ultimate = table(hands, [6, 6, 6, 6, 6, 1], {}, 4).attack('Jana', 'wakandaForever');
      while (ultimate.world.rolls.at(-1)?.purpose !== 'target') ultimate.answer(ultimate.asked!, 'pass');
      // His teammate is asked, for he holds an instant; the die is not his to change either.
      ultimate.until('Petr');
      expect(ultimate.world.rolls.at(-1)!.purpose).toBe('target');
      expect(ultimate.refusal('play mine')).toBe('DIT 12.5.6');
      expect(ultimate.refusal('play tip')).toBe('DIT 12.5.6');
      ultimate.pass();
      expect(ultimate.all('targeted')[0]).toMatchObject({ target: 2 });
    },
  );
  it(
    'takes damage off the shared dial; collateral to both counts twice',
    rules('DIT 10.9', 'DIT 10.10', 'DIT 9.32', 'DIT R59', 'DIT 9.7', 'DIT 9.8', 'DIT R40'),
    () => {
      const t = table({ ...quartet, Jana: { hero: 'thor' }, Eva: { hero: 'loki' } }, [1, 1, 1, 6, 6, 1, 2, 3, 1], {}, 4)
        .attack('Jana', 'chainLightning')
        .do('Jana: count 23', 'Eva: decline');
      expect(t.health('Eva')).toBe(50 - 2 - 2 - 5);
      expect(t.health('Tom')).toBe(t.health('Eva'));
    },
  );
  it('protects a teammate only by what says "a chosen player"', rules('DIT 10.13', 'DIT 10.14', 'DIT 10.15', 'DIT R60', 'DIT R61'), () => {
    const t = table(
      { ...quartet, Eva: { hero: 'loki' }, Tom: { hero: 'black-widow', cp: 5, hand: { not: 'notThisTime' }, tokens: { agility: 1 } } },
      [1, 1, 1, 4, 4, 1],
      {},
      4,
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Eva: decline');
    t.until('Tom');
    expect(t.refusal('spend agility')).toBe('DIT R12');
    t.do('Tom: play not').pass();
    expect(t.health('Tom')).toBe(50);
  });
  it('lets a teammate better the roller’s dice', rules('DIT 10.16', 'DIT R05'), () => {
    const t = table({ ...quartet, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'soWild' } } }, [1, 1, 2, 4, 4], {}, 4).do(
      'Jana: roll',
      'Petr: play wild',
      'Petr: die 4 to 3',
    );
    expect(t.world.rolls[0]!.dice).toEqual([1, 1, 2, 3, 4]);
  });
  it('shows hands to teammates, never to opponents, unless the table hides them', rules('DIT 10.3', 'DIT R63'), () => {
    const seen = (viewer: number, sharedHands: boolean) => {
      const t = table({ at: 'main1', ...quartet, Petr: { hero: 'spider-man', hand: { wild: 'soWild' } } }, [], { sharedHands }, 4);
      return (game.module.view(t.world, viewer) as unknown as { players: { hand: { card: string }[] }[] }).players[1]!.hand[0]!.card;
    };
    expect([seen(1, true), seen(0, true), seen(2, true), seen(0, false)]).toEqual(['soWild', 'soWild', '?', '?']);
    const duel = table({ at: 'main1', Jana: { hero: 'thor' }, Petr: { hero: 'loki', hand: { wild: 'soWild' } } });
    expect(viewTable(duel.world, 0).players[1]!.hand[0]!.card).toBe('?'); // there is no teammate
  });
  it('is won by both of a team when the other dial stands at 0', rules('DIT R62', 'DIT 1.3', 'DIT R64'), () => {
    const t = table({ ...quartet, Eva: { hero: 'thor', health: 3 } }, [1, 1, 6, 6, 4, 1], {}, 4).attack('Jana', 'stealthStrike');
    expect(t).toBeWonBy([0, 1]);
  });
  it('lets a player change an opponent’s dice to save a teammate', rules('DIT 10.15'), () => {
    const t = table(
      { ...quartet, Jana: { hero: 'black-panther', hand: { x: 'sixIt' } }, Tom: { hero: 'loki', cp: 5, hand: { wild: 'soWild' } } },
      [1, 1, 6, 6, 4],
      {},
      4,
    ).do('Jana: roll', 'Jana: stop', 'Jana: announce stealthStrike', 'Tom: play wild', 'Tom: die 3 to 4');
    expect(t.all('dieChanged')).toMatchObject([{ seat: 3, of: 0, from: 6, to: 4 }]);
    expect(t.all('announcementLapsed')).toHaveLength(1);
  });
  it('lets nobody modify a teammate’s attack', rules('DIT 9.44', 'DIT R25'), () => {
    const t = table(
      {
        ...quartet,
        Jana: { hero: 'black-panther' },
        Petr: { hero: 'black-widow', cp: 5, hand: { sub: 'subversion', paid: 'gettingPaid' } },
      },
      [1, 1, 6, 6, 4, 1],
      {},
      4,
    ).attack('Jana', 'stealthStrike');
    t.passWhile(() => t.world.attack?.modifiable !== true || t.asked !== 1);
    expect(t.refusal('play sub')).toBe('DIT 9.44');
  });
});
