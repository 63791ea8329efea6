/** Three players as King of the Hill, four as two against two (chapters 10, 11, 12.5). */
import { describe, expect, it } from 'vitest';
import { newTable } from '@kolbiste/testkit';
import { diceThroneGame } from '../src/index.ts';
import type { World } from '../src/state.ts';
import { inPriority, nextSeat } from '../src/world.ts';
import { SEATS, table } from './table.ts';

const three = SEATS.slice(0, 3);
const trio = { Jana: { hero: 'black-panther', deck: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'spider-man' }, Eva: { hero: 'thor' } };

describe('King of the Hill', () => {
  it('starts with 35 health each, a die decides who starts, turns go clockwise [DIT 11.1] [DIT 11.2] [DIT 11.3] [DIT R44]', () => {
    const play = newTable(diceThroneGame, { seats: 3, options: { heroes: ['thor', 'loki', 'spider-man'] } });
    expect((play.position.world as unknown as World).dials).toEqual([35, 35, 35]);
    expect(play.events.filter(({ type }) => type === 'startRolled').length).toBeGreaterThanOrEqual(3);
    const w = table({ at: 'main1', ...trio }, [], {}, three).world;
    expect([nextSeat(w, 0), nextSeat(w, 1), nextSeat(w, 2)]).toEqual([1, 2, 0]);
    expect(inPriority({ ...w, active: 1 })).toEqual([1, 2, 0]); // DIT 14.8
  });
  it('lets the attacker choose, also for an ability that only hands out a status [DIT 12.5.1] [DIT 12.5.2] [DIT 12.5.3] [DIT 12.5.4] [DIT 3.14] [DIT 14.8]', () => {
    const t = table(
      { Jana: { hero: 'spider-man', upgrades: ['comboStrikeII'] }, Petr: { hero: 'black-panther' }, Eva: { hero: 'thor' } },
      [4, 4, 6, 1, 2],
      {},
      three,
    ).attack('Jana', 'webShot');
    expect(t.play).toAsk(0, 'targeting.aim');
    expect(t.offers).toEqual(['target 1', 'target 2']);
    t.do('Jana: target Eva');
    expect([t.health('Petr'), t.health('Eva')]).toEqual([35, 33]);
    expect(t.events('kingBonus')).toEqual([]); // no attack, no bonus (DIT R66)
  });
  it('pays a card for attacking a king, before any effect; a sole king never earns it [DIT 11.4] [DIT 11.5] [DIT 11.6] [DIT 11.7] [DIT 11.8] [DIT 11.9] [DIT 11.10] [DIT R65] [DIT R67]', () => {
    const strike = (health: [number, number, number]) =>
      table(
        { Jana: { ...trio.Jana, health: health[0] }, Petr: { ...trio.Petr, health: health[1] }, Eva: { ...trio.Eva, health: health[2] } },
        [1, 1, 1, 4, 4],
        {},
        three,
      )
        .attack('Jana', 'vibraniumClaws')
        .do('Jana: target Petr')
        .events('kingBonus').length;
    expect(strike([20, 30, 25])).toBe(1);
    expect(strike([30, 30, 25])).toBe(1); // joint kings
    expect(strike([30, 20, 25])).toBe(0); // the sole king himself
    expect(strike([20, 25, 30])).toBe(0); // not a king
    const t = table(trio, [1, 1, 1, 4, 4], {}, three).attack('Jana', 'vibraniumClaws').do('Jana: target Petr').pass();
    const types = t.told.map(({ type }) => type);
    expect(types.indexOf('targeted')).toBeLessThan(types.indexOf('kingBonus'));
    expect(t.player('Jana').hand).toHaveLength(1);
    expect(types.indexOf('kingBonus')).toBeLessThan(types.lastIndexOf('phaseBegan'));
  });
  it('takes out whoever concedes with the next thing that happens, as if his health were 0; the others play on [DIT R94] [DIT 1.4]', () => {
    const t = table(
      { Jana: { hero: 'spider-man' }, Petr: { hero: 'thor', companion: 'Jana' }, Eva: { hero: 'black-panther', health: 30 } },
      [1, 1, 1, 4, 4, 1, 1, 1, 4, 4],
      {},
      three,
    );
    diceThroneGame.takeRecorded(t.play.position as never, '@left 2');
    expect(t.world.players[2]!.alive).toBe(true);
    t.do('Jana: roll');
    expect([t.world.players[2]!.alive, t.health('Eva')]).toEqual([false, 0]);
    expect(t.cites('defeated', 'DIT R94')).toBe(true);
    t.do('Jana: stop', 'Jana: announce punch', 'Petr: decline');
    expect(t.health('Petr')).toBe(35 - 4);
    expect(t.play.position.outcome).toBeNull();
    diceThroneGame.takeRecorded(t.play.position as never, '@left 0');
    t.do('Petr: roll');
    expect(t.play.position.outcome?.places).toEqual([2, 1, 3]);
    // In a duel and in teams the table sees to it.
    const duel = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } });
    diceThroneGame.takeRecorded(duel.play.position as never, '@left 1');
    expect(duel.player('Petr').leaving).toBe(false);
  });
  it('tests the king by the health of that moment, or of the turn’s start at a table that says so [DIT R67]', () => {
    const bonus = (kingTest: string) => {
      const t = table(
        { Jana: { hero: 'thor', health: 30 }, Petr: { hero: 'spider-man', health: 30 }, Eva: { hero: 'loki', health: 31 } },
        [1, 1, 1, 4, 4],
        { kingTest },
        three,
      );
      t.attack('Jana', 'hammered').do('Jana: throw Eva').do('Jana: target Petr');
      return t.events('kingBonus').length;
    };
    expect([bonus('now'), bonus('turnStart')]).toEqual([1, 0]); // the throw took Eva to 30
  });
  it('eliminates at once, skips the seat, keeps what the fallen gave, and the last one wins [DIT 1.3] [DIT 1.4] [DIT 6.7] [DIT R68] [DIT R69] [DIT R70] [DIT R46] [DIT R30]', () => {
    const t = table(
      { Jana: { hero: 'black-panther' }, Petr: { hero: 'black-widow', health: 3 }, Eva: { hero: 'thor', tokens: { timeBomb: [2] } } },
      [1, 1, 6, 6, 4, 6],
      {},
      three,
    )
      .attack('Jana', 'stealthStrike')
      .do('Jana: target Petr');
    expect(t.cites('defeated', 'DIT 1.4')).toBe(true);
    expect(t.player('Petr').alive).toBe(false);
    expect(t.cites('statusLeft', 'DIT 6.49')).toBe(true); // Eva still had to roll for the bomb
    expect(t.play.outcome).toBeNull();
    expect(nextSeat(t.world, 0)).toBe(2);
    t.do('Eva: end').script(6, 6, 1, 1, 1).do('Eva: roll', 'Eva: stop');
    t.world.dials[0] = 1;
    t.do('Eva: announce hammered', 'Eva: throw Jana');
    expect(t.play.outcome).toMatchObject({ places: [2, 3, 1], rule: 'DIT 1.3' });
  });
  it('ends the turn of an active player who falls [DIT R68]', () => {
    const t = table(
      { at: 'upkeep', Jana: { hero: 'loki', health: 2, tokens: { timeBomb: [1] } }, Petr: { hero: 'black-widow' }, Eva: { hero: 'thor' } },
      [2],
      {},
      three,
    );
    expect(t.world.active).toBe(1);
    expect(
      t
        .events('phaseBegan')
        .filter(({ seat }) => seat === 0)
        .map(({ phase }) => phase),
    ).toEqual(['upkeep']);
  });
});

const quartet = { Jana: { hero: 'black-panther' }, Petr: { hero: 'spider-man' }, Eva: { hero: 'thor' }, Ivo: { hero: 'black-widow' } };
describe('two against two', () => {
  it('has one dial of 50 per team, own CP, turns that alternate [DIT 10.1] [DIT 10.5] [DIT 10.6] [DIT 10.7] [DIT 10.8] [DIT 10.11] [DIT 10.12] [DIT R57]', () => {
    const w = table({ at: 'main1', ...quartet, Petr: { hero: 'spider-man', cp: 9, hand: { yikes: 'yikes' } } }, [], {}, SEATS).world;
    expect(w.dials).toEqual([50, 50]);
    expect([nextSeat(w, 0), nextSeat(w, 2), nextSeat(w, 1), nextSeat(w, 3)]).toEqual([2, 1, 3, 0]);
    expect(w.players.map(({ cp }) => cp)).toEqual([2, 9, 2, 2]);
    const start = table({ at: 'start', ...quartet }, [6, 1, 2, 3], {}, SEATS);
    expect(start.cites('phaseSkipped', 'DIT 10.8')).toBe(true);
    expect(start.cites('startRolled', 'DIT 10.5')).toBe(true);
  });
  it('aims by a die: left, right, the opponents choose, the attacker chooses [DIT 12.5.5] [DIT 12.5.8] [DIT 12.5.9] [DIT 12.5.10] [DIT 12.5.11] [DIT R58]', () => {
    const aim = (die: number) => table(quartet, [1, 1, 6, 6, 4, die], {}, SEATS).attack('Jana', 'stealthStrike');
    for (const die of [1, 2]) expect(aim(die).events('targeted')[0]).toMatchObject({ target: 2 });
    for (const die of [3, 4]) expect(aim(die).events('targeted')[0]).toMatchObject({ target: 3 });
    expect(aim(5).play).toAsk(3, 'targeting.proposed');
    expect(aim(6).play).toAsk(0, 'targeting.aim');
    expect(aim(5).play.position.decision!.rule).toBe('DIT 12.5.10');
    // One proposes; the other, whose turn comes sooner, agrees or has the word.
    for (const target of ['Eva', 'Ivo']) {
      const t = aim(5).do('Ivo: propose Eva');
      expect(t.play.position.decision).toMatchObject({ seat: 2, rule: 'DIT R58', about: { player: 2 } });
      t.do(`Eva: target ${target}`);
      expect(t.events('targeted')[0]).toMatchObject({ target: SEATS.indexOf(target) });
    }
    expect(aim(6).play.position.decision!.rule).toBe('DIT 12.5.11');
  });
  it('lets cards change the targeting die, an ultimate’s only by the attacker’s side [DIT 12.5.6] [DIT 12.5.7] [DIT 3.15] [DIT R56] [DIT R50]', () => {
    const hands = {
      ...quartet,
      Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
      Petr: { hero: 'spider-man', cp: 5, hand: { mine: 'soWild' } },
      Eva: { hero: 'thor', cp: 5, hand: { theirs: 'soWild' } },
    };
    const t = table(hands, [1, 1, 6, 6, 4, 1], {}, SEATS).attack('Jana', 'stealthStrike');
    while (t.world.rolls.at(-1)?.purpose !== 'target') t.play.answer(t.play.asked!, 'pass');
    t.do('Eva: play theirs', 'Eva: die 1 to 3').pass();
    expect(t.events('targeted')[0]).toMatchObject({ target: 3 });
    const ultimate = table(hands, [6, 6, 6, 6, 6, 1], {}, SEATS).attack('Jana', 'wakandaForever');
    while (ultimate.world.rolls.at(-1)?.purpose !== 'target') ultimate.play.answer(ultimate.play.asked!, 'pass');
    ultimate.until('Petr');
    expect(ultimate.world.rolls.at(-1)!.purpose).toBe('target');
    ultimate.do('Petr: play mine', 'Petr: die 1 to 3').pass();
    expect(ultimate.events('targeted')[0]).toMatchObject({ target: 3 });
  });
  it('takes damage off the shared dial; collateral to both counts twice [DIT 10.9] [DIT 10.10] [DIT 9.32] [DIT R59] [DIT 9.7] [DIT 9.8] [DIT R40]', () => {
    const t = table({ ...quartet, Jana: { hero: 'thor' }, Eva: { hero: 'loki' } }, [1, 1, 1, 6, 6, 1, 2, 3, 1], {}, SEATS)
      .attack('Jana', 'chainLightning')
      .do('Jana: count 23', 'Eva: decline');
    expect(t.health('Eva')).toBe(50 - 2 - 2 - 5);
    expect(t.health('Ivo')).toBe(t.health('Eva'));
  });
  it('protects a teammate only by what says "a chosen player" [DIT 10.13] [DIT 10.14] [DIT 10.15] [DIT R60] [DIT R61]', () => {
    const t = table(
      { ...quartet, Eva: { hero: 'loki' }, Ivo: { hero: 'black-widow', cp: 5, hand: { not: 'notThisTime' }, tokens: { agility: 1 } } },
      [1, 1, 1, 4, 4, 1],
      {},
      SEATS,
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Eva: decline');
    t.until('Ivo');
    expect(t.refusal('spend agility')).toBe('DIT R12');
    t.do('Ivo: play not').pass();
    expect(t.health('Ivo')).toBe(50);
  });
  it('lets a teammate better the roller’s dice [DIT 10.16] [DIT R05]', () => {
    const t = table({ ...quartet, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'soWild' } } }, [1, 1, 2, 4, 4], {}, SEATS).do(
      'Jana: roll',
      'Petr: play wild',
      'Petr: die 4 to 3',
    );
    expect(t.world.rolls[0]!.dice).toEqual([1, 1, 2, 3, 4]);
  });
  it('shows hands to teammates, never to opponents, unless the table hides them [DIT 10.3] [DIT R63]', () => {
    const seen = (viewer: number, sharedHands: boolean) => {
      const t = table({ at: 'main1', ...quartet, Petr: { hero: 'spider-man', hand: { wild: 'soWild' } } }, [], { sharedHands }, SEATS);
      return (diceThroneGame.module.view(t.world, viewer) as unknown as { players: { hand: { card: string }[] }[] }).players[1]!.hand[0]!
        .card;
    };
    expect([seen(1, true), seen(0, true), seen(2, true), seen(0, false)]).toEqual(['soWild', 'soWild', '?', '?']);
  });
  it('is won by both of a team when the other dial stands at 0 [DIT R62] [DIT 1.3] [DIT R64]', () => {
    const t = table({ ...quartet, Eva: { hero: 'thor', health: 3 } }, [1, 1, 6, 6, 4, 1], {}, SEATS).attack('Jana', 'stealthStrike');
    expect(t.play).toBeWonBy([0, 1]);
  });
});
