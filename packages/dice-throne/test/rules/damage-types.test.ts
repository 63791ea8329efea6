/** The five types of damage, property by property, each through decisions: an attack of every type is put on the table (chapter 9). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { threaten } from '../../src/rules/atoms.ts';
import { sumOf } from '../../src/rules/packets.ts';
import type { DamageType } from '../../src/rules/state.ts';
import { rig, table, type Table } from '../fixture.ts';

/** Jana has just activated an ability with 5 of this damage; who it hits is the next question. */
function attackOf(type: DamageType, seats = 2): Table {
  const t = table(
    {
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { ambush: 'ambush', x: 'gettingPaid' }, tokens: { invisibility: 1 } },
      Petr: { hero: 'black-panther', cp: 5, hand: { not: 'notThisTime', y: 'gettingPaid' }, tokens: { vibraniumSuit: 1 } },
      ...(seats > 2 && { Eva: { hero: 'thor' } }),
    },
    [],
    {},
    seats,
  );
  const w = rig(t.world);
  w.phase = 'offence';
  w.attack = {
    by: 0,
    ability: 'punch',
    script: 0,
    ultimate: type === 'ultimate',
    target: null,
    is: true,
    committed: false,
    modifiable: false,
    defence: null,
    rethrown: false,
    pending: [],
    survivors: [],
    marks: [],
  };
  if (type === 'ultimate') w.lock = 0;
  w.packets = [{ to: null, by: 0, type, attack: true, lines: [{ does: 'base', n: 5, source: 'punch', rule: 'DIT 13.4' }] }];
  return t.from('targeting');
}

describe('the properties of damage', () => {
  it('normal: defended, avoided, modified, aimed', rules('DIT 9.10', 'DIT 9.11', 'DIT 9.12', 'DIT 9.13', 'DIT 9.3'), () => {
    const t = attackOf('normal').do('Jana: play ambush');
    expect(t.world.packets[0]!.lines.at(-1)).toMatchObject({ does: 'plus', n: 3 });
    t.do('Petr: spend vibraniumSuit').pass();
    expect(t).toOffer(['defend bashengasHonour', 'decline']);
    t.do('Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 5 - 3 + 3);
    expect(attackOf('normal', 3)).toAsk(0, 'targeting.aim');
  });
  it(
    'undefendable: not defended, yet avoided, modified and aimed',
    rules('DIT 9.15', 'DIT 9.16', 'DIT 9.17', 'DIT 9.18', 'DIT 15.12', 'DIT 5.15'),
    () => {
      const t = attackOf('undefendable').do('Jana: play ambush', 'Petr: play not').pass();
      expect(t.all('defended')).toEqual([]);
      expect(t.all('damageAdded').map(({ line }) => (line as { does: string }).does)).toEqual(['plus', 'minus']);
      expect(t.health('Petr')).toBe(50 - 5 - 3 + 6);
      expect(attackOf('undefendable', 3)).toAsk(0, 'targeting.aim');
    },
  );
  it(
    'pure: neither defended nor modified, yet avoided and aimed',
    rules('DIT 9.20', 'DIT 9.21', 'DIT 9.22', 'DIT 9.23', 'DIT 9.24', 'DIT 9.40', 'DIT R26'),
    () => {
      const t = attackOf('pure').until('Jana');
      expect(t.refusal('play ambush')).toBe('DIT 9.23');
      t.do('Petr: spend vibraniumSuit').pass();
      expect(t.all('defended')).toEqual([]);
      expect(t.health('Petr')).toBe(50 - 5 + 3);
      expect(attackOf('pure', 3)).toAsk(0, 'targeting.aim');
      // What raises attacks by itself does not raise it either.
      const held = attackOf('pure');
      rig(held.world).players[0]!.tokens.push(...Array.from({ length: 4 }, () => ({ status: 'kineticEnergy', by: 0, state: 0 })));
      expect(sumOf(held.world, held.world.packets[0]!).final).toBe(5);
    },
  );
  it(
    'ultimate: neither defended nor avoided, modified upwards only, aimed',
    rules('DIT 9.33', 'DIT 9.35', 'DIT 9.36', 'DIT 9.37', 'DIT 9.38', 'DIT 5.24', 'DIT 5.22'),
    () => {
      const t = attackOf('ultimate').do('Jana: play ambush').pass();
      expect(t.all('defended')).toEqual([]);
      expect(t.tokens('Petr', 'vibraniumSuit')).toBe(1); // never asked
      expect(t.health('Petr')).toBe(50 - 5 - 3);
      const three = attackOf('ultimate', 3);
      expect(three).toAsk(0, 'targeting.aim');
      rig(three.world).lock = null; // even if somebody could act: nothing lowers it
      three.do('Jana: target Petr').until('Petr');
      expect([three.refusal('spend vibraniumSuit'), three.refusal('play not')]).toEqual(['DIT R12', 'DIT R12']);
      three.pass();
      expect([three.health('Petr'), three.tokens('Petr', 'vibraniumSuit')]).toEqual([30, 1]);
    },
  );
  it(
    'collateral: no attack and no target, not defended, not modified, yet avoided',
    rules(
      'DIT 3.16',
      'DIT 9.26',
      'DIT 9.27',
      'DIT 9.28',
      'DIT 9.29',
      'DIT 9.30',
      'DIT 9.31',
      'DIT 9.40',
      'DIT 9.7',
      'DIT 9.8',
      'DIT 12.5.2',
      'DIT 15.15',
      'DIT R40',
    ),
    () => {
      // Mighty Summon with Mjölnir away: 3 to its holder, who is named by the text. Nobody is aimed at.
      const t = table(
        {
          Jana: { hero: 'thor', companion: 'Petr', hand: { x: 'sixIt' } },
          Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1, kineticEnergy: 4 } },
          Eva: { hero: 'loki' },
        },
        [1, 4, 4, 6, 2],
        {},
        3,
      ).attack('Jana', 'mightySummon');
      t.until('Petr');
      expect(t.all('attackFixed')[0]).toMatchObject({ is: false });
      expect(t.all('targeted')).toEqual([]);
      expect(t.health('Petr')).toBe(35); // it waits for the total
      t.do('Petr: spend vibraniumSuit').pass();
      expect(t.all('defended')).toEqual([]);
      expect([t.health('Petr'), t.health('Eva')]).toEqual([35, 35]);
      // Kinetic Energy raises attacks, not what its holder deals beside them.
      const w = t.world;
      threaten(
        { world: w, random: null as never, emit: () => {} },
        { to: 0, by: 1, type: 'collateral', attack: false },
        { does: 'base', n: 2, source: 'x', rule: 'DIT R40' },
      );
      expect(sumOf(w, w.packets.at(-1)!).final).toBe(2);
    },
  );
  it('without a type: neither defended nor modified, no attack, yet avoided', rules('DIT R27', 'DIT 9.4'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', tokens: { vibraniumSuit: 1, kineticEnergy: 4 } },
        Petr: { hero: 'spider-man', cp: 5, hand: { a: 'ambush', b: 'gettingPaid' }, tokens: { invisibility: 1 } },
      },
      [1, 1, 6, 6, 4, 1, 1, 1],
    ).attack('Jana', 'stealthStrike');
    t.do('Petr: veiled counterpunch', 'Jana: spend vibraniumSuit').until('Petr');
    expect(t.refusal('play a')).toBe('DIT 9.44'); // what a defence deals is no attack of the defender's
    t.pass();
    expect(t.all('defended')).toHaveLength(1);
    expect(t.health('Jana')).toBe(50);
  });
  it('joins an attack modifier to the type of the attack', rules('DIT 9.42'), () => {
    for (const type of ['normal', 'undefendable', 'ultimate'] as const) {
      const t = attackOf(type).do('Jana: play ambush');
      expect(t.all('damageAdded')[0]).toMatchObject({ damage: type, line: { does: 'plus', n: 3 }, rule: 'DIT 9.42' });
    }
  });
});
