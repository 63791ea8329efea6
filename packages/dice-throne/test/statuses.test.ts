/** Statuses and companions: limits, spending, removal, transfer, what they do (chapter 6), stealing (chapter 8). */
import { Random, scripted, type Scope } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { give, raiseLimit, stealCp, stealHealth } from '../src/atoms.ts';
import type { DiceThrone, GameEvent } from '../src/events.ts';
import { stealLife } from '../src/effects/words.ts';
import { diceThroneGame, ILLUSIONS } from '../src/index.ts';
import { effects } from '../src/procedures.ts';
import { script } from '../src/registry.ts';
import { countOf, limitOf } from '../src/world.ts';
import { table, type Table } from './table.ts';

/** The atoms on a table's world, for what no card of the eight heroes does. */
function hands(t: Table): Scope<DiceThrone> & { told: GameEvent[] } {
  const told: GameEvent[] = [];
  return { world: t.world, random: new Random(scripted([])), emit: event => void told.push(event), told };
}

describe('stack limits', () => {
  it('cap the tokens on each board separately; surplus is not created [DIT 15.26] [DIT 6.1] [DIT 6.14] [DIT 6.15] [DIT 6.16] [DIT R85]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-widow', cp: 5, hand: { a: 'assemble' }, tokens: { agility: 1 } },
      Petr: { hero: 'thor', tokens: { agility: 2 } },
    }).do('Jana: play a');
    expect(t.tokens('Jana', 'agility')).toBe(2);
    expect(t.tokens('Petr', 'agility')).toBe(2);
    expect(t.events('statusGained')[0]).toMatchObject({ n: 1, surplus: 1, rule: 'DIT 15.26' });
  });
  it('raised by a player stay raised for that player alone [DIT 6.17] [DIT 6.18]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } });
    const g = hands(t);
    raiseLimit(g, 0, 'electrokinesis', 1, 'DIT 6.17');
    give(g, 0, 0, 'electrokinesis', 9, 'DIT 15.26');
    give(g, 1, 0, 'electrokinesis', 9, 'DIT 15.17');
    expect([countOf(t.world, 0, 'electrokinesis'), countOf(t.world, 1, 'electrokinesis')]).toEqual([5, 4]);
    expect([limitOf(t.world, 0, 'electrokinesis'), limitOf(t.world, 1, 'electrokinesis')]).toEqual([5, 4]);
  });
});

describe('spending', () => {
  it('takes the token, costs no CP, resolves at once and the token may come again [DIT 6.8] [DIT 6.10] [DIT 6.12] [DIT 15.23] [DIT 15.24] [DIT 15.25] [DIT 6.44]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-widow', tokens: { agility: 2 } } }, [1, 1, 1, 4, 4, 3])
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: decline', 'Petr: spend agility');
    expect(t.tokens('Petr', 'agility')).toBe(1);
    expect(t.player('Petr').cp).toBe(2);
    expect(t.world.packets[0]!.lines.at(-1)).toMatchObject({ does: 'half', source: 'agility' });
  });
  it('goes one token at a time, and only with something to act on [DIT R11] [DIT R12] [DIT 6.43] [DIT 6.11]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-widow', tokens: { agility: 2 } } }, [1, 1, 1, 4, 4, 3, 2])
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: decline', 'Petr: spend agility', 'Petr: spend agility');
    expect(t.health('Petr')).toBe(50); // 4 − 2 − 2
    expect(t.events('rolled').filter(({ source }) => source === 'agility')).toHaveLength(2);
    const idle = table({
      at: 'main1',
      Jana: { hero: 'black-widow', hand: { x: 'elude' }, tokens: { agility: 1 } },
      Petr: { hero: 'thor' },
    });
    while (idle.play.question !== 'mainPhase.acted') idle.play.answer(0, 'pass');
    expect(idle.refusal('spend agility')).toBe('DIT R12');
  });
  it('is possible in any phase of any turn unless stated [DIT 6.11] [DIT 6.36]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'black-widow', hand: { x: 'sixIt' } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend covertOps',
    );
    expect(t.tokens('Jana', 'covertOps')).toBe(2);
    t.do('Jana: order');
    expect(t.refusal('spend covertOps')).toBe('DIT 6.11'); // once per turn
  });
});

describe('removal and transfer', () => {
  it('remove one token of a choice, or all, good and bad [DIT 6.9] [DIT R89] [DIT 6.3] [DIT 6.6]', () => {
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
    }).do('Jana: play what', 'Jana: player Petr');
    expect([all.tokens('Petr', 'agility'), all.tokens('Petr', 'timeBomb'), all.tokens('Petr', 'covertOps')]).toEqual([0, 0, 1]); // protected by its text (DIT 6.41)
  });
  it('move a token as it is, never onto a full board, never what is not movable [DIT 6.52] [DIT R86] [DIT 6.34] [DIT 6.41]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-panther', cp: 5, hand: { shift: 'transference' }, tokens: { timeBomb: [1], vibraniumSuit: 1 } },
      Petr: { hero: 'black-widow' },
    }).do('Jana: play shift');
    expect(t.play).toOffer(['move timeBomb from 0 to 1 state 1']);
    t.do('Jana: move timeBomb');
    expect(t.player('Petr').tokens.filter(({ status }) => status === 'timeBomb')).toEqual([{ status: 'timeBomb', by: 1, state: 1 }]);
    const full = table({
      at: 'main1',
      Jana: { hero: 'thor', cp: 5, hand: { shift: 'transference' }, tokens: { timeBomb: [1] } },
      Petr: { hero: 'black-widow', tokens: { timeBomb: [2, 2] } },
    });
    while (full.play.question !== 'mainPhase.acted') full.play.answer(0, 'pass');
    full.do('Jana: play shift');
    expect(full.offers.every(key => key.startsWith('move timeBomb from 1'))).toBe(true);
  });
  it('leave companions alone [DIT 6.23] [DIT 6.25]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { out: 'getThatOuttaHere' } },
      Petr: { hero: 'thor', companion: 'Jana' },
    });
    while (t.play.question !== 'mainPhase.acted') t.play.answer(0, 'pass');
    expect(t.refusal('play out')).toBe('DIT R81');
    expect(t.player('Petr').companion).toBe(0);
  });
});

describe('stealing', () => {
  it('takes what there is and moves both dials; it is no damage [DIT 8.10] [DIT 8.11] [DIT 8.12] [DIT 8.13] [DIT R45] [DIT R64]', () => {
    // No hero steals health, so there is no scenario of it: the words themselves are tested.
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', health: 40, cp: 14 },
      Petr: { hero: 'black-panther', health: 40, cp: 1, tokens: {} },
    });
    const g = hands(t);
    const told: string[] = [];
    const outer = { procedure: 'game', step: 'next', locals: { among: [0] }, input: null, returns: true };
    const start = { world: t.world, stack: [outer, effects(script(stealLife(3)), 0, 1, 'x')], names: {}, paths: {} };
    diceThroneGame.startFrom(start, 2, scripted([]), ({ type }) => told.push(type));
    expect([t.health('Jana'), t.health('Petr')]).toEqual([43, 37]);
    expect(told[0]).toBe('healthStolen');
    expect(told).not.toContain('damaged');
    stealCp(g, 0, 1, 5, 'DIT 8.10');
    expect([t.player('Jana').cp, t.player('Petr').cp]).toEqual([15, 0]);
    t.world.dials[1] = 2;
    stealHealth(g, 0, 1, 3, 'DIT 8.12');
    expect([t.health('Jana'), t.health('Petr')]).toEqual([45, 0]);
  });
});

describe('Kinetic Energy', () => {
  it('adds 1 per full pair to attacks and is kept [DIT 6.27] [DIT R35] [DIT 9.40]', () => {
    const t = table({ Jana: { hero: 'black-panther', tokens: { kineticEnergy: 5 } }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline');
    expect(t.health('Petr')).toBe(50 - 4 - 2);
    expect(t.tokens('Jana', 'kineticEnergy')).toBe(5);
  });
  it('bursts at the limit after the whole gain: all removed, then 2 CP, 2 cards, 5 isolated undefendable; the later damage gets no bonus [DIT 6.26] [DIT 6.28] [DIT 6.29] [DIT 6.30] [DIT 6.31] [DIT R87] [DIT 5.36]', () => {
    const t = table(
      { Jana: { hero: 'black-panther', tokens: { kineticEnergy: 7 }, deck: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'thor' } },
      [1, 2, 3, 4, 5],
    )
      .attack('Jana', 'meteoricLarge')
      .pass();
    expect(t.tokens('Jana', 'kineticEnergy')).toBe(0);
    expect([t.player('Jana').cp, t.player('Jana').hand.length]).toEqual([4, 2]);
    expect(t.health('Petr')).toBe(45);
    t.do('Petr: decline').until('Petr');
    while (t.play.question === 'window.answer') t.play.answer(t.play.asked!, 'pass');
    expect(t.health('Petr')).toBe(45 - 8);
  });
  it('comes once per damage really dealt [DIT 5.33] [DIT R41]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 1, 1])
      .attack('Jana', 'hammered')
      .do('Jana: throw Petr', 'Petr: decline');
    expect(t.tokens('Petr', 'kineticEnergy')).toBe(2); // the throw, and the 7 as one
  });
});

describe('Black Widow', () => {
  it('bombs tick in upkeep: 6 removes, else 0:02 to 0:01 [DIT 6.46] [DIT 6.47] [DIT 6.48] [DIT 6.49] [DIT 6.50]', () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor', tokens: { timeBomb: [2, 2] } } },
      [6, 5],
    );
    expect(t.player('Petr').tokens).toEqual([{ status: 'timeBomb', by: 0, state: 1 }]);
    expect(t.health('Petr')).toBe(50);
  });
  it('bombs arrive on the target’s board, on the shorter side with six upgrades [DIT 6.46] [DIT 15.17]', () => {
    const upgrades = ['batonStrikeII', 'infiltrateII', 'hackedII', 'vengeanceII', 'grappleII', 'sabotageII'];
    const t = table({ Jana: { hero: 'black-widow', upgrades }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 6])
      .attack('Jana', 'hacked')
      .do('Petr: decline');
    expect(t.player('Petr').tokens[0]).toMatchObject({ status: 'timeBomb', state: 1 });
    expect(t.health('Petr')).toBe(50 - 8 - 1); // five upgrades: all attacks +1
  });
  it('Covert Ops play an upgrade for nothing, or look at three cards [DIT 6.35] [DIT 6.37] [DIT 6.38] [DIT 6.39] [DIT 6.40] [DIT R99] [DIT R77]', () => {
    const free = table({ at: 'main1', Jana: { hero: 'black-widow', cp: 0, hand: { up: 'grappleII' } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend covertOps',
      'Jana: choose freeUpgrade',
      'Jana: play up',
    );
    expect([free.player('Jana').cp, free.player('Jana').upgrades.length]).toEqual([0, 1]);
    const search = table(
      { at: 'main1', Jana: { hero: 'black-widow', deck: { a: 'sixIt', b: 'soWild', c: 'tipIt', d: 'hackedII' } }, Petr: { hero: 'thor' } },
      ['kept'],
    ).do('Jana: spend covertOps', 'Jana: search', 'Jana: take d');
    expect(search.player('Jana').hand.map(id => search.world.cards[id])).toEqual(['hackedII']);
    const order = table({
      at: 'main1',
      Jana: { hero: 'black-widow', deck: { a: 'sixIt', b: 'hackedII', c: 'tipIt', d: 'soWild' } },
      Petr: { hero: 'thor' },
    }).do('Jana: spend covertOps', 'Jana: next c', 'Jana: next a');
    expect(order.player('Jana').deck.map(id => order.world.cards[id])).toEqual(['soWild', 'hackedII', 'sixIt', 'tipIt']);
    const empty = table({ at: 'main1', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor' } }, ['kept']).do(
      'Jana: spend covertOps',
      'Jana: search',
      'Jana: none',
    );
    expect(empty.cites('shuffled', 'DIT 6.39')).toBe(true);
  });
  it('plays upgrades in roll phases, and the opponents still get their window [DIT 6.57]', () => {
    const t = table(
      { Jana: { hero: 'black-widow', cp: 5, hand: { up: 'hackedII' } }, Petr: { hero: 'thor', hand: { x: 'sixIt' } } },
      [1, 2, 3, 4, 6],
    )
      .do('Jana: roll', 'Jana: play up', 'Jana: stop', 'Jana: announce hacked')
      .until('Petr');
    expect(t.play.position.decision!.rule).toBe('DIT 12.4.8');
    t.do('Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 6);
  });
  it('draws for upgrades with Red Room II, not for one that comes together with it [DIT 6.53]', () => {
    const deck = { red: 'redRoomII', hack: 'hackedII', x: 'sixIt' };
    const t = table({ Jana: { hero: 'black-widow', deck }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 6, 'kept'])
      .attack('Jana', 'widowsBite')
      .do('Jana: take red', 'Jana: take hack');
    expect(t.player('Jana').hand).toHaveLength(0);
    expect(t.player('Jana').upgrades).toHaveLength(2);
    const later = table({
      at: 'main1',
      Jana: { hero: 'black-widow', cp: 5, upgrades: ['redRoomII'], hand: { hack: 'hackedII' }, deck: { x: 'sixIt' } },
      Petr: { hero: 'thor' },
    })
      .do('Jana: play hack')
      .pass();
    expect(later.player('Jana').hand).toHaveLength(1);
  });
});

describe('Spider-Man', () => {
  it('Webbed makes the next normal attack undefendable, then goes [DIT 6.19] [DIT R90]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', tokens: { webbed: 1 } } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'hammered')
      .do('Jana: stop');
    expect(t.health('Petr')).toBe(46);
    expect(t.tokens('Petr', 'webbed')).toBe(0);
  });
  it('Invisibility defends against an undefendable attack', () => {
    const t = table(
      { Jana: { hero: 'black-panther' }, Petr: { hero: 'spider-man', tokens: { invisibility: 1 } } },
      [1, 1, 6, 6, 4, 6, 1],
    ).attack('Jana', 'stealthStrike');
    expect(t.play).toOffer(['veiled spiderSense', 'veiled counterpunch', 'decline']);
    t.do('Petr: veiled spiderSense');
    expect(t.health('Petr')).toBe(49);
    expect(t.tokens('Petr', 'invisibility')).toBe(0);
  });
  it('Combo gives a whole further offensive roll against the same opponent, once per turn [DIT R66] [DIT 5.2]', () => {
    const t = table({ Jana: { hero: 'spider-man', tokens: { combo: 1 } }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4, 2, 2, 2, 4, 4])
      .attack('Jana', 'punch')
      .do('Petr: decline', 'Jana: spend combo')
      .attack('Jana', 'punch')
      .do('Petr: decline');
    expect(t.health('Petr')).toBe(42);
    expect(t.events('phaseBegan').map(({ phase }) => phase)).toEqual(
      expect.arrayContaining(['offence', 'defence', 'offence', 'defence', 'main2']),
    );
  });
});

describe('Thor', () => {
  it('Mjölnir is thrown and retrieved, also for a card at any time [DIT 6.25] [DIT R82] [DIT R10] [DIT 5.19]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor', hand: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'spider-man' } })
      .do('Jana: use mjolnir', 'Jana: discard a', 'Jana: throw Petr')
      .pass();
    expect([t.player('Jana').companion, t.health('Petr'), t.player('Jana').cp]).toEqual([1, 49, 2]);
    t.do('Jana: use mjolnir', 'Jana: discard b', 'Jana: retrieve');
    expect([t.player('Jana').companion, t.tokens('Jana', 'electrokinesis')]).toEqual([0, 1]);
  });
  it('Indomitable Will keeps him at 1', () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', health: 3, cp: 5, hand: { will: 'indomitableWill' } },
      },
      [1, 1, 1, 4, 4, 5],
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline', 'Petr: play will')
      .pass();
    expect(t.health('Petr')).toBe(1);
  });
});

describe('Thor’s shields', () => {
  it('Invulnerability gives two Electrokinesis and prevents all that waits, nothing isolated [DIT R36]', () => {
    const t = table(
      {
        Jana: { hero: 'spider-man', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { inv: 'invulnerability' }, tokens: { electrokinesis: 3 } },
      },
      [1, 2, 3, 4, 4],
    )
      .attack('Jana', 'ensnareSmall')
      .do('Petr: decline', 'Petr: play inv')
      .pass();
    expect([t.health('Petr'), t.tokens('Petr', 'electrokinesis')]).toEqual([48, 1]);
  });
});

describe('Loki, Scarlet Witch, Doctor Strange, Captain Marvel', () => {
  it('Spellbound covers an ability until the end of the offensive roll phase [DIT 6.19]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { s: 'silverTongue' } },
      Petr: { hero: 'thor', cp: 1, deck: { x: 'sixIt' } },
    })
      .do('Jana: play s', 'Jana: seal hammered', 'Jana: seal lightningRod')
      .pass();
    expect(t.player('Petr').cp).toBe(0);
    t.do('Jana: end', 'Jana: stop', 'Jana: end', 'Petr: end').script(1, 2, 3, 4, 4).do('Petr: roll', 'Petr: stop');
    expect(t.offers.filter(key => key.startsWith('announce'))).toEqual([]); // small straight and Hammers lie sealed
    expect(t.refusal('announce lightningRod')).toBe('DIT 6.19');
    t.pass();
    expect(t.tokens('Petr', 'spellbound')).toBe(0);
  });
  it('Reality Warp makes one die a mere number for one roll', () => {
    const t = table({ Jana: { hero: 'thor', tokens: { realityWarp: 1 } }, Petr: { hero: 'scarlet-witch' } }, [1, 2, 4, 6, 3]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(t.play).toOffer(['announce lightningRod', 'none']); // 1 2 3 4 in a row, but the third Hammer does not count
    expect(t.tokens('Jana', 'realityWarp')).toBe(0);
  });
  it('Déjà Vu begins the roll anew with all attempts', () => {
    const t = table({ Jana: { hero: 'doctor-strange', tokens: { dejaVu: 1 } }, Petr: { hero: 'thor' } }, [1, 1, 1, 1, 1]).do(
      'Jana: roll',
      'Jana: stop',
      'Jana: spend dejaVu',
    );
    expect(t.offers).toEqual(['roll', 'stop']);
  });
  it('Crimson Bands silence the cards of the bearer’s own roll phase', () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' }, tokens: { crimsonBands: 1 } }, Petr: { hero: 'doctor-strange' } },
      [1, 1, 4, 6, 6],
    ).do('Jana: roll');
    expect(t.offers.some(key => key.startsWith('play'))).toBe(false);
    expect(t.refusal('play six')).toBe('DIT 9.40');
    t.do('Jana: stop', 'Jana: end');
    expect(t.tokens('Jana', 'crimsonBands')).toBe(0);
  });
  it('Premonition replaces the draw of income', () => {
    const t = table({
      at: 'income',
      Jana: { hero: 'doctor-strange', tokens: { premonition: 1 }, deck: { a: 'sixIt', b: 'soWild', c: 'tipIt' } },
      Petr: { hero: 'thor' },
    }).do('Jana: spend premonition', 'Jana: bottom a');
    expect(t.player('Jana').hand.map(id => t.world.cards[id])).toEqual(['soWild']);
    expect(t.world.cards[t.player('Jana').deck[0]!]).toBe('sixIt');
  });
  it('an Illusion is laid in secret and the attacker picks [DIT R51] [DIT R95]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki', tokens: { illusion: 1 } } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: decline', 'Petr: spend illusion', 'Petr: order 3', 'Jana: pick 1')
      .pass();
    expect(t.events('illusionShown')[0]).toMatchObject({ card: 1 });
    expect(t.health('Petr')).toBe(50 - 4 + ILLUSIONS[1]!.prevents!.n);
  });
  it('a Cosmic Ray waits a turn; Absorb and Return gives back what it prevents', () => {
    const t = table(
      { Jana: { hero: 'captain-marvel', tokens: { cosmicRay: [1] } }, Petr: { hero: 'captain-marvel' } },
      [1, 1, 1, 4, 4, 2, 5, 6, 1, 6, 1],
      { mirror: true },
    )
      .attack('Jana', 'photonPunch')
      .do('Jana: spend cosmicRay')
      .do('Jana: count 2', 'Petr: defend absorbAndReturn');
    const { damage } = t.events('attackFixed')[0]!;
    expect([t.health('Petr'), t.health('Jana')]).toEqual([50 - (Number(damage) + 5 - 4), 46]);
    const fresh = table(
      { turn: 2, Jana: { hero: 'captain-marvel', hand: { x: 'afterglow' }, tokens: { cosmicRay: [2] } }, Petr: { hero: 'thor' } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'photonPunch');
    while (fresh.world.attack === null || fresh.world.attack.target < 0 || fresh.play.asked !== 0)
      fresh.play.answer(fresh.play.asked!, 'pass');
    expect(fresh.refusal('spend cosmicRay')).toBe('DIT 6.19');
  });
});
