/** Instants (chapters 7 and 14). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { World } from '../../../src/rules/state.ts';
import { table, type Table } from '../../fixture.ts';

describe('instants', () => {
  const phases = (w: World): string => w.phase;
  it('are played in any phase of anybody’s turn', rules('DIT 7.28', 'DIT 7.30'), () => {
    const given = {
      Jana: { hero: 'thor', companion: 'Petr', cp: 5, hand: { mine: 'gettingPaid', x: 'sixIt' }, deck: { d: 'soWild' } },
      Petr: { hero: 'spider-man', cp: 5, hand: { his: 'gettingPaid', y: 'sixIt' } },
    };
    const at = (t: Table, who: string, card: string): string => {
      t.do(`${who}: play ${card}`);
      if (t.position.decision!.rule === 'DIT R02') t.answer(t.asked!, 'pass'); // the active player comes first
      // At once: paid, gained and discarded before anybody is asked anything else.
      const types = t.told.map(({ type }) => type);
      expect(types.slice(types.lastIndexOf('cardPlayed'))).toEqual(['cardPlayed', 'cpGained', 'discarded']);
      return phases(t.world);
    };
    expect(at(table({ at: 'main1', ...given }), 'Jana', 'mine')).toBe('main1');
    expect(at(table({ at: 'main1', ...given }).do('Jana: end'), 'Petr', 'his')).toBe('main1');
    expect(at(table(given, [1, 1, 1, 4, 4]).do('Jana: roll'), 'Jana', 'mine')).toBe('offence');
    expect(at(table(given, [1, 1, 1, 4, 4]).do('Jana: roll', 'Jana: stop'), 'Petr', 'his')).toBe('offence');
    const defending = () => table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hammered').do('Petr: decline');
    expect(at(defending(), 'Jana', 'mine')).toBe('defence');
    expect(at(defending(), 'Petr', 'his')).toBe('defence');
    expect(at(table({ at: 'main2', ...given }).do('Jana: end'), 'Petr', 'his')).toBe('main2');
    const upkeep = { ...given, Jana: { ...given.Jana, tokens: { bagOfTricks: 1 } }, Petr: { ...given.Petr, hero: 'loki' } };
    expect(at(table({ at: 'upkeep', ...upkeep }, [3]).do('Petr: choose bagDamage'), 'Petr', 'his')).toBe('upkeep');
  });
  it(
    'interrupt what is not instant, which then goes on; nothing interrupts them',
    rules('DIT 7.29', 'DIT 7.31', 'DIT 7.32', 'DIT 14.9'),
    () => {
      const t = table({
        at: 'main1',
        Jana: { hero: 'spider-man', health: 40, cp: 5, hand: { shake: 'milkshakeMe', paid: 'gettingPaid', x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { his: 'gettingPaid', up: 'doubleUp' } },
      }).do('Jana: play shake');
      expect(t.health('Jana')).toBe(40);
      t.do('Petr: play his');
      t.answer(0, 'pass'); // Jana might have come before it
      expect([t.player('Petr').cp, t.health('Jana')]).toEqual([7, 40]);
      t.pass();
      expect(t.health('Jana')).toBe(43); // completed afterwards
      // An instant of the active player: between its declaration and its effect nobody is asked.
      const before = t.events.length;
      t.do('Jana: play paid');
      expect(t.told.slice(before).map(({ type }) => type)).toEqual(['cardDeclared', 'cardPlayed', 'cpGained', 'discarded']);
      expect(t).toAsk(0, 'mainPhase.acted');
    },
  );
  it('of others wait for those who come before them, and for nobody else', rules('DIT R02', 'DIT 14.8'), () => {
    const given = (hand: Record<string, string>) => ({
      at: 'main1',
      Jana: { hero: 'thor', hand: { a: 'gettingPaid' } },
      Petr: { hero: 'spider-man', hand },
      Eva: { hero: 'loki', hand: { e: 'gettingPaid', f: 'sixIt' } },
    });
    // Eva's waits for Jana and Petr, in this order; Petr's for Jana alone.
    const eva = table(given({ p: 'gettingPaid', q: 'sixIt' }), [], {}, 3).do('Jana: end', 'Eva: play e');
    expect([eva.asked, eva.position.decision!.rule]).toEqual([0, 'DIT R02']);
    eva.answer(0, 'pass');
    expect([eva.asked, eva.position.decision!.rule]).toEqual([1, 'DIT R02']);
    eva.answer(1, 'pass');
    expect(eva.player('Eva').cp).toBe(4);
    const petr = table(given({ p: 'gettingPaid', q: 'sixIt' }), [], {}, 3).do('Jana: end', 'Petr: play p');
    petr.answer(0, 'pass');
    expect(petr.player('Petr').cp).toBe(4);
  });
});
