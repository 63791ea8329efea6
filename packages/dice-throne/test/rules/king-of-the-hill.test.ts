/** King of the Hill (chapter 11). */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { inPriority, nextSeat } from '../../src/rules/queries.ts';
import type { World } from '../../src/rules/state.ts';
import { rig, table } from '../fixture.ts';

const trio = { Jana: { hero: 'black-panther', deck: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'spider-man' }, Eva: { hero: 'thor' } };

describe('King of the Hill', () => {
  it(
    'starts with 35 health each, a die decides who starts, turns go clockwise',
    rules('DIT 11.1', 'DIT 11.2', 'DIT 11.3', 'DIT R44'),
    () => {
      const play = newTable(game, { seats: 3, options: { heroes: ['thor', 'loki', 'spider-man'] } });
      expect((play.position.world as unknown as World).dials).toEqual([35, 35, 35]);
      expect(play.events.filter(({ type }) => type === 'startRolled').length).toBeGreaterThanOrEqual(3);
      expect(table({ at: 'start', ...trio }, [2, 5, 3], {}, 3).world.starter).toBe(1);
      const w = table({ at: 'main1', ...trio }, [], {}, 3).world;
      expect([nextSeat(w, 0), nextSeat(w, 1), nextSeat(w, 2)]).toEqual([1, 2, 0]);
      expect(inPriority({ ...w, active: 1 })).toEqual([1, 2, 0]); // DIT 14.8
    },
  );
  it(
    'lets the attacker choose, also for an ability that only hands out a status',
    rules('DIT 11.6', 'DIT 12.5.1', 'DIT 12.5.2', 'DIT 12.5.3', 'DIT 12.5.4', 'DIT 3.14', 'DIT 14.8'),
    () => {
      const t = table(
        { Jana: { hero: 'spider-man', upgrades: ['comboStrikeII'] }, Petr: { hero: 'black-panther' }, Eva: { hero: 'thor' } },
        [4, 4, 6, 1, 2],
        {},
        3,
      ).attack('Jana', 'webShot');
      expect(t).toAsk(0, 'targeting.aim');
      expect(t.offers).toEqual(['target 1', 'target 2']);
      expect(t.cites('phaseBegan', 'DIT 3.14')).toBe(true);
      const attack = table({ ...trio, Petr: { hero: 'loki' } }, [1, 1, 6, 6, 4], {}, 3).attack('Jana', 'stealthStrike');
      expect(attack).toAsk(0, 'targeting.aim');
      t.do('Jana: target Eva');
      expect([t.health('Petr'), t.health('Eva')]).toEqual([35, 33]);
      expect(t.all('kingBonus')).toEqual([]); // no attack, no bonus (DIT R66)
      const none = table(trio, [1, 1, 1, 4, 4], {}, 3).do('Jana: roll', 'Jana: stop', 'Jana: none');
      expect(none.all('targeted')).toEqual([]);
      expect(none.all('phaseBegan').map(({ phase }) => phase)).not.toContain('targeting'); // nothing to aim
    },
  );
  it(
    'pays a card for attacking a king, before any effect; a sole king never earns it',
    rules('DIT 11.4', 'DIT 11.5', 'DIT 11.6', 'DIT 11.7', 'DIT 11.8', 'DIT 11.9', 'DIT 11.10', 'DIT R65', 'DIT R67'),
    () => {
      const strike = (health: [number, number, number]) =>
        table(
          { Jana: { ...trio.Jana, health: health[0] }, Petr: { ...trio.Petr, health: health[1] }, Eva: { ...trio.Eva, health: health[2] } },
          [1, 1, 1, 4, 4],
          {},
          3,
        )
          .attack('Jana', 'vibraniumClaws')
          .do('Jana: target Petr')
          .all('kingBonus').length;
      expect(strike([20, 30, 25])).toBe(1);
      expect(strike([30, 30, 25])).toBe(1); // joint kings
      expect(strike([30, 20, 25])).toBe(0); // the sole king himself
      expect(strike([20, 25, 30])).toBe(0); // not a king
      const t = table(trio, [1, 1, 1, 4, 4], {}, 3).attack('Jana', 'vibraniumClaws').do('Jana: target Petr').pass();
      const types = t.told.map(({ type }) => type);
      expect(types.indexOf('targeted')).toBeLessThan(types.indexOf('kingBonus'));
      expect(t.player('Jana').hand).toHaveLength(1);
      expect(types.indexOf('kingBonus')).toBeLessThan(types.lastIndexOf('phaseBegan'));
    },
  );
  it(
    'takes out a player who concedes with the next thing that happens, as if at 0 health; the others play on',
    rules('DIT R94', 'DIT 1.4'),
    () => {
      const t = table(
        { Jana: { hero: 'spider-man' }, Petr: { hero: 'thor', companion: 'Jana' }, Eva: { hero: 'black-panther', health: 30 } },
        [1, 1, 1, 4, 4, 1, 1, 1, 4, 4],
        {},
        3,
      );
      game.takeRecorded(t.position as never, '@left 2');
      expect(t.world.players[2]!.alive).toBe(true);
      t.do('Jana: roll');
      expect([t.world.players[2]!.alive, t.health('Eva')]).toEqual([false, 0]);
      expect(t.cites('defeated', 'DIT R94')).toBe(true);
      t.do('Jana: stop', 'Jana: announce punch', 'Petr: decline');
      expect(t.health('Petr')).toBe(35 - 4);
      expect(t.position.outcome).toBeNull();
      game.takeRecorded(t.position as never, '@left 0');
      t.do('Petr: roll');
      expect(t.position.outcome?.places).toEqual([2, 1, 3]);
      // In a duel and in teams the table sees to it.
      const duel = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } });
      game.takeRecorded(duel.position as never, '@left 1');
      expect(duel.player('Petr').leaving).toBe(false);
    },
  );
  it('tests the king by the health of that moment, or of the turn’s start at a table that says so', rules('DIT 11.4', 'DIT R67'), () => {
    const bonus = (kingTest: string) => {
      const t = table(
        { Jana: { hero: 'thor', health: 30 }, Petr: { hero: 'spider-man', health: 30 }, Eva: { hero: 'loki', health: 31 } },
        [1, 1, 1, 4, 4],
        { kingTest },
        3,
      );
      t.attack('Jana', 'hammered').do('Jana: throw Eva').do('Jana: target Petr');
      return t.all('kingBonus').length;
    };
    expect([bonus('now'), bonus('turnStart')]).toEqual([1, 0]); // the throw took Eva to 30
  });
  it(
    'eliminates at once, skips the seat, keeps what the fallen gave, and the last one wins',
    rules('DIT 1.3', 'DIT 1.4', 'DIT 6.7', 'DIT 14.8', 'DIT R68', 'DIT R69', 'DIT R70', 'DIT R46', 'DIT R30'),
    () => {
      const t = table(
        {
          Jana: { hero: 'black-panther' },
          Petr: { hero: 'black-widow', health: 3, tokens: { guardBreak: 1 } },
          Eva: { hero: 'thor', tokens: { timeBomb: [2] } },
        },
        [1, 1, 6, 6, 4, 6],
        {},
        3,
      )
        .attack('Jana', 'stealthStrike')
        .do('Jana: target Petr');
      expect(t.cites('defeated', 'DIT 1.4')).toBe(true);
      expect(t.player('Petr').alive).toBe(false);
      expect(t.cites('statusLeft', 'DIT 6.49')).toBe(true); // Eva still had to roll for the bomb
      expect(t.outcome).toBeNull();
      expect(nextSeat(t.world, 0)).toBe(2);
      expect(inPriority(t.world)).toEqual([2, 0]); // nobody twice, and not the fallen
      expect(inPriority({ ...t.world, active: 1 })).toEqual([2, 0]);
      expect(t.player('Petr').tokens).toEqual([]);
      t.do('Eva: end').script(6, 6, 1, 1, 1).do('Eva: roll', 'Eva: stop');
      rig(t.world).dials[0] = 1;
      t.do('Eva: announce hammered');
      expect(t.outcome).toMatchObject({ places: [2, 3, 1], rule: 'DIT 1.3' });
    },
  );
  it('ends the turn of an active player who falls', rules('DIT R68'), () => {
    const t = table(
      { at: 'upkeep', Jana: { hero: 'loki', health: 2, tokens: { timeBomb: [1] } }, Petr: { hero: 'black-widow' }, Eva: { hero: 'thor' } },
      [2],
      {},
      3,
    );
    expect(t.world.active).toBe(1);
    expect(
      t
        .all('phaseBegan')
        .filter(({ seat }) => seat === 0)
        .map(({ phase }) => phase),
    ).toEqual(['upkeep']);
  });
});
