/** The five types of damage, property by property, each through decisions: an attack of every type is put on the table (chapter 9). */
import { describe, expect, it } from 'vitest';
import { threaten } from '../src/atoms.ts';
import type { DamageType, World } from '../src/state.ts';
import { sumOf } from '../src/world.ts';
import { SEATS, Table, table } from './table.ts';

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
    SEATS.slice(0, seats),
  );
  const w = t.world;
  w.phase = 'offence';
  w.attack = {
    by: 0,
    ability: 'punch',
    script: 0,
    ultimate: type === 'ultimate',
    target: -1,
    is: true,
    committed: false,
    modifiable: false,
    defence: '',
    pending: [],
    marks: [],
  };
  if (type === 'ultimate') w.lock = 0;
  w.packets = [{ to: -1, by: 0, type, attack: true, lines: [{ does: 'base', n: 5, source: 'punch', rule: 'DIT 13.4' }] }];
  return t.from('turn', 'targeting', { seat: 0 });
}

describe('the properties of damage', () => {
  it('normal: defended, avoided, modified, aimed [DIT 9.10] [DIT 9.11] [DIT 9.12] [DIT 9.13] [DIT 9.3]', () => {
    const t = attackOf('normal').do('Jana: play ambush');
    expect(t.world.packets[0]!.lines.at(-1)).toMatchObject({ does: 'plus', n: 3 });
    t.do('Petr: spend vibraniumSuit').pass();
    expect(t.play).toOffer(['defend bashengasHonour', 'decline']);
    t.do('Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 5 - 3 + 3);
    expect(attackOf('normal', 3).play).toAsk(0, 'targeting.aim');
  });
  it('undefendable: not defended, yet avoided, modified and aimed [DIT 9.15] [DIT 9.16] [DIT 9.17] [DIT 9.18] [DIT 15.12] [DIT 5.15]', () => {
    const t = attackOf('undefendable').do('Jana: play ambush', 'Petr: play not').pass();
    expect(t.events('defended')).toEqual([]);
    expect(t.events('damageAdded').map(({ line }) => (line as { does: string }).does)).toEqual(['plus', 'minus']);
    expect(t.health('Petr')).toBe(50 - 5 - 3 + 6);
    expect(attackOf('undefendable', 3).play).toAsk(0, 'targeting.aim');
  });
  it('pure: neither defended nor modified, yet avoided and aimed [DIT 9.20] [DIT 9.21] [DIT 9.22] [DIT 9.23] [DIT 9.24] [DIT R26]', () => {
    const t = attackOf('pure').until('Jana');
    expect(t.refusal('play ambush')).toBe('DIT 9.23');
    t.do('Petr: spend vibraniumSuit').pass();
    expect(t.events('defended')).toEqual([]);
    expect(t.health('Petr')).toBe(50 - 5 + 3);
    expect(attackOf('pure', 3).play).toAsk(0, 'targeting.aim');
  });
  it('ultimate: neither defended nor avoided, modified upwards only, aimed [DIT 9.33] [DIT 9.35] [DIT 9.36] [DIT 9.37] [DIT 9.38] [DIT 5.24] [DIT 5.22]', () => {
    const t = attackOf('ultimate').do('Jana: play ambush').pass();
    expect(t.events('defended')).toEqual([]);
    expect(t.tokens('Petr', 'vibraniumSuit')).toBe(1); // never asked
    expect(t.health('Petr')).toBe(50 - 5 - 3);
    const three = attackOf('ultimate', 3);
    expect(three.play).toAsk(0, 'targeting.aim');
    three.world.lock = -1; // even if somebody could act: nothing lowers it
    three.do('Jana: target Petr').until('Petr');
    expect([three.refusal('spend vibraniumSuit'), three.refusal('play not')]).toEqual(['DIT R12', 'DIT R12']);
    three.pass();
    expect([three.health('Petr'), three.tokens('Petr', 'vibraniumSuit')]).toEqual([30, 1]);
  });
  it('collateral: no attack and no target, not defended, not modified, yet avoided [DIT 9.26] [DIT 9.27] [DIT 9.28] [DIT 9.29] [DIT 9.30] [DIT 9.31] [DIT 9.7] [DIT 9.8] [DIT 15.15] [DIT R40]', () => {
    // Mighty Summon with Mjölnir away: 3 to its holder, who is named by the text. Nobody is aimed at.
    const t = table(
      {
        Jana: { hero: 'thor', companion: 'Petr', hand: { x: 'sixIt' } },
        Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1, kineticEnergy: 4 } },
        Eva: { hero: 'loki' },
      },
      [1, 4, 4, 6, 2],
      {},
      SEATS.slice(0, 3),
    ).attack('Jana', 'mightySummon');
    t.do('Jana: retrieve').until('Petr');
    expect(t.events('attackFixed')[0]).toMatchObject({ is: false });
    expect(t.events('targeted')).toEqual([]);
    expect(t.health('Petr')).toBe(35); // it waits for the total
    t.do('Petr: spend vibraniumSuit').pass();
    expect(t.events('defended')).toEqual([]);
    expect([t.health('Petr'), t.health('Eva')]).toEqual([35, 35]);
    // Kinetic Energy raises attacks, not what its holder deals beside them.
    const w = t.world;
    threaten({ world: w, random: null as never, emit: () => {} }, 0, 1, 'collateral', false, {
      does: 'base',
      n: 2,
      source: 'x',
      rule: 'DIT R40',
    });
    expect(sumOf(w, w.packets.at(-1)!).final).toBe(2);
  });
  it('without a type: neither defended nor modified, no attack, yet avoided [DIT R27] [DIT 9.4]', () => {
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
    expect(t.events('defended')).toHaveLength(1);
    expect(t.health('Jana')).toBe(50);
  });
  it('joins an attack modifier to the type of the attack [DIT 9.42]', () => {
    for (const type of ['normal', 'undefendable', 'ultimate'] as const) {
      const t = attackOf(type).do('Jana: play ambush');
      expect(t.events('damageAdded')[0]).toMatchObject({ damage: type, line: { does: 'plus', n: 3 }, rule: 'DIT 9.42' });
    }
  });
});

describe('instants', () => {
  const phases = (w: World): string => w.phase;
  it('are played in any phase of anybody’s turn [DIT 7.28] [DIT 7.30]', () => {
    const given = {
      Jana: { hero: 'thor', cp: 5, hand: { mine: 'gettingPaid', x: 'sixIt' }, deck: { d: 'soWild' } },
      Petr: { hero: 'spider-man', cp: 5, hand: { his: 'gettingPaid', y: 'sixIt' } },
    };
    const at = (t: Table, who: string, card: string): string => {
      t.do(`${who}: play ${card}`);
      if (t.play.position.decision!.rule === 'DIT R02') t.play.answer(t.play.asked!, 'pass'); // the active player comes first
      // At once: paid, gained and discarded before anybody is asked anything else.
      const types = t.told.map(({ type }) => type);
      expect(types.slice(types.lastIndexOf('cardPlayed'))).toEqual(['cardPlayed', 'cpGained', 'discarded']);
      return phases(t.world);
    };
    expect(at(table({ at: 'main1', ...given }), 'Jana', 'mine')).toBe('main1');
    expect(at(table({ at: 'main1', ...given }).do('Jana: end'), 'Petr', 'his')).toBe('main1');
    expect(at(table(given, [1, 1, 1, 4, 4]).do('Jana: roll'), 'Jana', 'mine')).toBe('offence');
    expect(at(table(given, [1, 1, 1, 4, 4]).do('Jana: roll', 'Jana: stop'), 'Petr', 'his')).toBe('offence');
    const defending = () => table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hammered').do('Jana: stop', 'Petr: decline');
    expect(at(defending(), 'Jana', 'mine')).toBe('defence');
    expect(at(defending(), 'Petr', 'his')).toBe('defence');
    expect(at(table({ at: 'main2', ...given }).do('Jana: end'), 'Petr', 'his')).toBe('main2');
    const upkeep = { ...given, Jana: { ...given.Jana, tokens: { bagOfTricks: 1 } }, Petr: { ...given.Petr, hero: 'loki' } };
    expect(at(table({ at: 'upkeep', ...upkeep }, [3]).do('Petr: choose bagDamage'), 'Petr', 'his')).toBe('upkeep');
  });
  it('interrupt what is not instant, which then goes on; nothing interrupts them [DIT 7.29] [DIT 7.31] [DIT 7.32] [DIT 14.9]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', health: 40, cp: 5, hand: { shake: 'milkshakeMe', paid: 'gettingPaid', x: 'sixIt' } },
      Petr: { hero: 'thor', cp: 5, hand: { his: 'gettingPaid', up: 'doubleUp' } },
    }).do('Jana: play shake');
    expect(t.health('Jana')).toBe(40);
    t.do('Petr: play his');
    t.play.answer(0, 'pass'); // Jana might have come before it
    expect([t.player('Petr').cp, t.health('Jana')]).toEqual([7, 40]);
    t.pass();
    expect(t.health('Jana')).toBe(43); // completed afterwards
    // An instant of the active player: between its declaration and its effect nobody is asked.
    const before = t.play.events.length;
    t.do('Jana: play paid');
    expect(t.told.slice(before).map(({ type }) => type)).toEqual(['cardDeclared', 'cardPlayed', 'cpGained', 'discarded']);
    expect(t.play).toAsk(0, 'mainPhase.acted');
  });
  it('of others wait for those who come before them, and for nobody else [DIT R02] [DIT 14.8]', () => {
    const given = (hand: Record<string, string>) => ({
      at: 'main1',
      Jana: { hero: 'thor', hand: { a: 'gettingPaid' } },
      Petr: { hero: 'spider-man', hand },
      Eva: { hero: 'loki', hand: { e: 'gettingPaid', f: 'sixIt' } },
    });
    // Eva's waits for Jana and Petr, in this order; Petr's for Jana alone.
    const eva = table(given({ p: 'gettingPaid', q: 'sixIt' }), [], {}, SEATS.slice(0, 3)).do('Jana: end', 'Eva: play e');
    expect([eva.play.asked, eva.play.position.decision!.rule]).toEqual([0, 'DIT R02']);
    eva.play.answer(0, 'pass');
    expect([eva.play.asked, eva.play.position.decision!.rule]).toEqual([1, 'DIT R02']);
    eva.play.answer(1, 'pass');
    expect(eva.player('Eva').cp).toBe(4);
    const petr = table(given({ p: 'gettingPaid', q: 'sixIt' }), [], {}, SEATS.slice(0, 3)).do('Jana: end', 'Petr: play p');
    petr.play.answer(0, 'pass');
    expect(petr.player('Petr').cp).toBe(4);
  });
});

describe('the roll phase', () => {
  it('is the offensive, the targeting and the defensive roll phase, and no other [DIT 12.4.1] [DIT 7.36] [DIT 3.12] [DIT 3.15] [DIT 3.18]', () => {
    const given = {
      Jana: { hero: 'black-panther', cp: 9, hand: { mine: 'soWild', paid: 'gettingPaid' } },
      Petr: { hero: 'spider-man' },
      Eva: { hero: 'thor', cp: 9, hand: { wild: 'soWild', x: 'gettingPaid' } },
      Ivo: { hero: 'black-widow' },
    };
    const played = (t: Table): string => {
      t.do('Eva: play wild');
      return t.world.phase;
    };
    expect(played(table(given, [1, 1, 1, 4, 4], {}, SEATS).do('Jana: roll', 'Jana: stop'))).toBe('offence');
    const aiming = table(given, [1, 1, 1, 4, 4, 1], {}, SEATS).attack('Jana', 'vibraniumClaws');
    while (aiming.world.rolls.at(-1)?.purpose !== 'target') aiming.play.answer(aiming.play.asked!, 'pass');
    expect(played(aiming)).toBe('targeting');
    const defending = table(given, [1, 1, 1, 4, 4, 1, 1, 2, 3], {}, SEATS).attack('Jana', 'vibraniumClaws').do('Eva: defend thunderWheel');
    expect(played(defending)).toBe('defence');
    const main = table({ at: 'main1', ...given }, [], {}, SEATS);
    expect(main.refusal('play mine')).toBe('DIT 7.36');
    main.do('Jana: end').until('Eva');
    expect(main.world.phase).toBe('main1');
    expect(main.refusal('play wild')).toBe('DIT 7.36');
    const after = table({ at: 'main2', ...given }, [], {}, SEATS)
      .do('Jana: end')
      .until('Eva');
    expect(after.refusal('play wild')).toBe('DIT 7.36');
  });
});

describe('tokens', () => {
  it('are never too few: only the limits of the boards count [DIT 6.2] [DIT R88]', () => {
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
      SEATS,
    ).do('Jana: play m', 'Jana: player Eva');
    expect(SEATS.map(name => t.tokens(name, 'timeBomb'))).toEqual([2, 2, 2, 2]);
  });
});
