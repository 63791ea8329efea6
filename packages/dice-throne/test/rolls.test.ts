/** The roll phases: attempts, announcing, changed dice, activation, ultimates, targeting (chapters 5 and 12). */
import { describe, expect, it } from 'vitest';
import { heroNamed } from '../src/index.ts';
import { viewTable } from '../src/view.ts';
import { satisfies } from '../src/world.ts';
import { table } from './table.ts';

const duel = { Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } };

describe('roll attempts', () => {
  it('are up to three: all five dice, then any, kept ones included [DIT 3.10] [DIT 12.4.3] [DIT 12.4.4] [DIT 12.4.5] [DIT 12.4.6] [DIT 15.4] [DIT 15.8]', () => {
    const t = table(duel, [1, 2, 3, 6, 6, 5, 5, 4]);
    expect(t.offers).toEqual(['roll', 'stop']);
    t.do('Jana: roll', 'Jana: reroll 12');
    expect(t.world.rolls[0]!.dice).toEqual([5, 5, 3, 6, 6]);
    t.do('Jana: reroll 1'); // kept or not, any die again
    expect(t.world.rolls[0]!.dice).toEqual([4, 5, 3, 6, 6]);
    expect(t.play.question).toBe('offence.announced');
    expect(t.offers.some(key => key.startsWith('reroll'))).toBe(false);
  });
  it('are not compulsory; without one there is no ability [DIT R14] [DIT 12.4.9]', () => {
    const t = table(duel).do('Jana: stop');
    expect(t.events('activated')).toEqual([]);
    expect(t.events('phaseBegan').map(({ phase }) => phase)).toContain('main2');
  });
  it('offer every subset of five dice once', () => {
    const t = table(duel, [1, 2, 3, 6, 6]).do('Jana: roll');
    expect(t.offers.filter(key => key.startsWith('reroll'))).toHaveLength(31);
  });
});

describe('the announced ability', () => {
  it('is seen by all until dice change it, by those who come back, too [DIT 12.4.7] [DIT 12.4.11]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'soWild' } } }, [1, 1, 1, 4, 4]);
    const seen = (): string => viewTable(t.world, 'spectator').rolls[0]!.announced;
    t.do('Jana: roll', 'Jana: stop');
    expect(seen()).toBe('');
    t.do('Jana: announce hammered');
    expect(seen()).toBe('hammered');
    t.do('Petr: play wild', 'Petr: die 1 to 6');
    expect(seen()).toBe('');
  });
});

describe('requirements', () => {
  const thor = heroNamed('thor');
  it('are symbols, at least those [DIT 5.3] [DIT 5.4] [DIT R18]', () => {
    expect(satisfies(thor, [1, 2, 3, 6, 6], 'AAACC')).toBe(true);
    expect(satisfies(thor, [1, 2, 4, 6, 6], 'AAACC')).toBe(false);
    expect(satisfies(thor, [6, 6, 6, 6, 6], 'CCCC')).toBe(true);
  });
  it('are four or five numbers in a row, no others [DIT 5.5] [DIT 5.6] [DIT 5.8] [DIT 5.9] [DIT 15.9] [DIT 15.10]', () => {
    const small = [
      [1, 2, 3, 4, 6],
      [2, 3, 4, 5, 5],
      [3, 4, 5, 6, 1],
    ];
    for (const dice of small) expect(satisfies(thor, dice, 'SS'), String(dice)).toBe(true);
    for (const dice of [
      [1, 2, 3, 5, 6],
      [4, 5, 6, 1, 2],
      [1, 1, 2, 3, 3],
    ])
      expect(satisfies(thor, dice, 'SS'), String(dice)).toBe(false);
    for (const dice of [
      [1, 2, 3, 4, 5],
      [6, 5, 4, 3, 2],
    ])
      expect(satisfies(thor, dice, 'LS')).toBe(true);
    expect(satisfies(thor, [1, 2, 3, 4, 6], 'LS')).toBe(false);
  });
  it('refuse what the dice do not satisfy, and give the highest tier [DIT 12.4.7] [DIT R17] [DIT 3.11] [DIT 5.1]', () => {
    const t = table(duel, [1, 1, 2, 3, 4]).do('Jana: roll', 'Jana: stop');
    expect(t.play).toOffer(['announce hammered', 'announce lightningRod', 'none']);
    expect(t.refusal('announce thunderBolt')).toBe('DIT 5.3');
    t.do('Jana: announce hammered', 'Jana: stop');
    expect(t.events('attackFixed')[0]).toMatchObject({ damage: 5, is: true, rule: 'DIT 15.22' }); // four Hammers
  });
  it('let a large straight be used as a small one [DIT R17] [DIT 5.2]', () => {
    const t = table(duel, [1, 2, 3, 4, 5]).do('Jana: roll', 'Jana: stop');
    expect(t.play).toOfferAtLeast(['announce lightningRod', 'announce thunderBolt']);
    t.do('Jana: announce lightningRod', 'Petr: decline');
    expect(t.events('activated')).toHaveLength(1);
    expect(t.events('phaseBegan').map(({ phase }) => phase)).toContain('main2');
  });
});

describe('announcing', () => {
  const wild = { Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'twiceAsWild' } } };
  it('asks the opponents, and a changed result is announced anew or rolled on [DIT 12.4.8] [DIT 12.4.11] [DIT 12.4.12] [DIT 12.4.13] [DIT R15] [DIT R16] [DIT 3.12] [DIT 12.4.2] [DIT 7.37]', () => {
    const t = table(wild, [1, 1, 2, 6, 6, 5]).do(
      'Jana: roll',
      'Jana: stop',
      'Jana: announce chainLightning',
      'Petr: play wild',
      'Petr: die 1 to 4',
      'Petr: die 2 to 4',
    );
    t.until('Jana');
    expect(t.cites('announcementLapsed', 'DIT R16')).toBe(true);
    expect(t.play.question).toBe('offence.announced');
    expect(t.play).not.toOfferAtLeast(['announce chainLightning']);
    expect(t.offers.filter(key => key.startsWith('reroll'))).toHaveLength(31);
    t.do('Jana: reroll 1');
    expect(t.world.rolls[0]!.dice).toEqual([5, 4, 2, 6, 6]);
    expect(t.world.rolls[0]!.left).toBe(1);
  });
  it('without a change loses the remaining attempts on activation [DIT R15] [DIT R07]', () => {
    const t = table(wild, [1, 1, 2, 6, 6, 6, 6, 6]).attack('Jana', 'chainLightning');
    t.pass();
    expect(t.events('activated')[0]).toMatchObject({ ability: 'chainLightning', rule: 'DIT 12.4.14' });
    // The five dice are frozen: the card fits only the dice of the effect (DIT R08).
    expect(t.events('rolled').filter(({ purpose }) => purpose === 'offence')).toHaveLength(1);
  });
  it('gives one window after giving up too, and a change there reopens it [DIT R19]', () => {
    const t = table(wild, [1, 4, 2, 6, 6]).do('Jana: roll', 'Jana: stop').until('Petr');
    while (t.play.position.decision!.rule !== 'DIT R19') t.play.answer(1, 'pass');
    t.do('Petr: play wild', 'Petr: die 2 to 1', 'Petr: none').until('Jana');
    expect(t.play.question).toBe('offence.announced');
    expect(t.play).toOfferAtLeast(['announce chainLightning', 'none']);
  });
  it('lets the roller alone act between attempts [DIT R05]', () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'twiceAsWild' } } },
      [1, 1, 2, 6, 6],
    ).do('Jana: roll');
    expect(t.play.asked).toBe(0);
    t.do('Jana: play six', 'Jana: die 1');
    expect(t.play).toAsk(0, 'offence.attempted');
    expect(t.world.rolls[0]!.dice[0]).toBe(6);
  });
});

describe('activation', () => {
  it('settles conditions, then what needs no target; targeted effects wait for the defensive roll [DIT 12.4.14] [DIT 12.4.15] [DIT 12.4.16] [DIT 12.6.2] [DIT 12.6.3] [DIT 5.11]', () => {
    const t = table({ Jana: { hero: 'black-widow' }, Petr: { hero: 'spider-man' } }, [1, 2, 3, 4, 6, 1, 3, 3, 3]);
    // Hacked: Time Bomb and 5; the bomb comes in the defensive roll phase, before the defence.
    t.attack('Jana', 'hacked');
    expect(t.play).toAsk(1, 'defence.chosen');
    expect(t.tokens('Petr', 'timeBomb')).toBe(1);
    const order = t.told
      .filter(({ type }) => ['phaseBegan', 'statusGained'].includes(type))
      .map(event => (event.type === 'phaseBegan' ? event['phase'] : event['status']));
    expect(order.slice(-2)).toEqual(['defence', 'timeBomb']);
    const agility = table({ Jana: { hero: 'black-widow' }, Petr: { hero: 'spider-man' } }, [1, 2, 3, 4, 5, 3, 3, 3, 3]).attack(
      'Jana',
      'vengeance',
    );
    const gained = agility.told.map(({ type }) => type);
    expect(gained.indexOf('statusGained')).toBeLessThan(gained.indexOf('targeted'));
  });
  it('fixes the attack flag by its base damage [DIT R20] [DIT R21] [DIT 15.22] [DIT 5.20]', () => {
    const t = table({ Jana: { hero: 'black-panther', tokens: { kineticEnergy: 4 } }, Petr: { hero: 'thor' } }, [4, 4, 5, 1, 2]).attack(
      'Jana',
      'heartShapedHerb',
    );
    expect(t.events('attackFixed')[0]).toMatchObject({ is: false });
    expect(t.health('Petr')).toBe(50); // no attack: two pairs of Kinetic Energy add nothing
  });
  it('runs the defensive phase without an attack for its effects, without a defence [DIT R22] [DIT 3.16] [DIT 12.6.1]', () => {
    const given = { Jana: { hero: 'spider-man', upgrades: ['comboStrikeII'] }, Petr: { hero: 'thor' } };
    const t = table(given, [4, 4, 6, 1, 2]).attack('Jana', 'webShot');
    expect(t.cites('phaseBegan', 'DIT R22')).toBe(true);
    expect(t.events('defended')).toEqual([]);
    expect(t.health('Petr')).toBe(48); // Webbed deals 2 as it arrives
    const atOnce = table(given, [4, 4, 6, 1, 2], { withoutDamage: 'atOnce' }).attack('Jana', 'webShot');
    expect(atOnce.cites('phaseBegan', 'DIT R22')).toBe(false);
    expect(atOnce.health('Petr')).toBe(48);
  });
  it('counts the dice of "roll X" alone, once for a symbol, N times for N × [DIT 8.1] [DIT 8.2] [DIT 8.3] [DIT 8.4] [DIT 8.5] [DIT 8.6] [DIT 5.12] [DIT 15.28]', () => {
    // Triple Threat: 6, then two dice: +1 per Claws, 2 Kinetic Energy once for Vibranium.
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 4, 5])
      .attack('Jana', 'tripleThreat')
      .do('Petr: decline');
    expect(t.tokens('Jana', 'kineticEnergy')).toBe(2);
    expect(t.health('Petr')).toBe(50 - 6 - 1); // one pair of the energy just gained
    const claws = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 1, 2])
      .attack('Jana', 'tripleThreat')
      .do('Petr: decline');
    expect(claws.health('Petr')).toBe(50 - 6 - 2);
  });
  it('needs two Widows for a line that says two [DIT 15.28]', () => {
    const t = table({ Jana: { hero: 'black-widow', tokens: {} }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 5, 6, 3, 3, 3])
      .attack('Jana', 'vengeance')
      .do('Petr: decline');
    expect(t.tokens('Jana', 'covertOps')).toBe(0);
    expect(t.health('Petr')).toBe(50 - 10);
  });
  it('looks at numbers for "of a kind" [DIT 15.1]', () => {
    const given = { Jana: { hero: 'spider-man', upgrades: ['punchII'] }, Petr: { hero: 'thor' } };
    expect(table(given, [1, 1, 1, 1, 6]).attack('Jana', 'punch').tokens('Jana', 'combo')).toBe(1);
    expect(table(given, [1, 1, 2, 3, 6]).attack('Jana', 'punch').tokens('Jana', 'combo')).toBe(0);
  });
  it('lets other dice of an effect be changed in a window of their own [DIT R08] [DIT R07]', () => {
    const t = table(
      { Jana: { hero: 'spider-man', hand: { x: 'yikes' } }, Petr: { hero: 'thor', cp: 5, hand: { tip: 'tipIt', paid: 'gettingPaid' } } },
      [1, 4, 4, 6, 1, 6, 6],
    ).attack('Jana', 'spiderReflexes');
    while (t.play.position.decision!.rule !== 'DIT R08') t.play.answer(t.play.asked!, 'pass');
    expect(t.refusal('play paid')).toBe('DIT R08');
    t.do('Petr: play tip', 'Petr: die 1 to 5', 'Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 11);
  });
});

describe('"then"', () => {
  it('is a pause for tokens, instants and roll-phase cards before what follows [DIT 8.7] [DIT 8.8] [DIT R06] [DIT 15.11]', () => {
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } } }, [1, 2, 3, 4, 6], {
      preemption: false,
    }).attack('Jana', 'meteoricSmall');
    while (t.play.position.decision!.rule !== 'DIT 8.7') t.play.answer(t.play.asked!, 'pass');
    expect(t.tokens('Jana', 'kineticEnergy')).toBe(1);
    expect(t.world.packets).toEqual([]);
    t.do('Petr: play bye', 'Petr: remove kineticEnergy');
    expect(t.tokens('Jana', 'kineticEnergy')).toBe(0);
  });
});

describe('an ultimate', () => {
  const given = {
    Jana: { hero: 'spider-man' },
    Petr: { hero: 'black-widow', cp: 9, hand: { no: 'notThisTime', bye: 'buhBye', wild: 'soWild' }, tokens: { agility: 2 } },
  };
  it('locks the opponents to the end of the roll phase: no cards, tokens, defence [DIT 5.21] [DIT 5.23] [DIT 5.24] [DIT 5.25] [DIT 5.26] [DIT 5.27] [DIT 15.20] [DIT R49] [DIT R50] [DIT R53] [DIT R55] [DIT 6.54]', () => {
    const t = table(given, [6, 6, 6, 6, 6]).do('Jana: roll', 'Jana: stop').until('Jana').do('Jana: announce venomShockwave').until('Petr');
    expect(t.play.position.decision!.rule).toBe('DIT 12.4.8'); // R55: always asked
    expect(t.play).toOfferAtLeast(['play 2']);
    t.play.answer(1, 'pass');
    t.until('Petr');
    // Not one question for Petr until the main phase: 13 and the 2 of the web it inflicts, nothing prevented.
    expect(t.world.phase).toBe('main2');
    expect(t.health('Petr')).toBe(50 - 13 - 2);
    expect(t.tokens('Petr', 'agility')).toBe(2);
    expect(t.world.lock).toBe(-1);
  });
  it('is stopped by changing the dice before activation only [DIT 5.28] [DIT 12.4.8]', () => {
    const t = table(given, [6, 6, 6, 6, 6])
      .do('Jana: roll', 'Jana: stop')
      .until('Jana')
      .do('Jana: announce venomShockwave', 'Petr: play wild', 'Petr: die 1 to 1')
      .until('Jana');
    expect(t.refusal('announce venomShockwave')).toBe('DIT 5.3');
    expect(t.play).toOfferAtLeast(['announce venomPunch']);
  });
  it('lets opponents act right after its resolution at a table that says so [DIT R49]', () => {
    const asked = (lock: string) => {
      const t = table(given, [6, 6, 6, 6, 6], { lock }).attack('Jana', 'venomShockwave');
      t.play.answer(1, 'pass');
      return t.until('Petr').world.phase;
    };
    expect(asked('resolution')).toBe('defence');
    expect(asked('rollPhase')).toBe('main2');
  });
  it('is no source of Kinetic Energy [DIT R98] [DIT R41] [DIT 5.33]', () => {
    const t = table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'black-panther' } }, [6, 6, 6, 6, 6]).attack('Jana', 'venomShockwave');
    expect(t.tokens('Petr', 'kineticEnergy')).toBe(1); // the isolated 2 of Webbed; the 13 give nothing
  });
});

describe('a defence', () => {
  it('is chosen before rolling [DIT 5.14] [DIT 12.6.5]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'hammered')
      .do('Jana: stop');
    expect(t.play).toOffer(['defend spiderSense', 'defend counterpunch', 'decline']);
    expect(t.events('rolled')).toHaveLength(1);
  });
  it('cannot be made useless after the defender committed [DIT R28]', () => {
    const t = table({ Jana: { hero: 'thor', tokens: { guardBreak: 2 } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 4, 4, 4])
      .attack('Jana', 'hammered')
      .do('Jana: stop');
    expect(t.play.question).toBe('window.answer');
    t.do('Jana: spend guardBreak');
    expect(t.cites('damageTypeChanged', 'DIT R28')).toBe(true);
    t.pass();
    expect(t.events('defended')).toEqual([]);
    const late = table(
      { Jana: { hero: 'thor', hand: { x: 'powerTrip' }, tokens: { guardBreak: 2 } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 4, 4, 1, 1, 1],
    )
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: defend counterpunch')
      .until('Jana');
    expect(late.refusal('spend guardBreak')).toBe('DIT R28');
  });
  it('gives everybody a last opportunity before the total [DIT 12.6.10] [DIT 9.5] [DIT R12]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1 } } }, [1, 1, 1, 4, 4, 4, 4, 4])
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: defend bashengasHonour');
    while (t.play.position.decision!.rule !== 'DIT 12.6.10') t.play.answer(t.play.asked!, 'pass');
    t.do('Petr: spend vibraniumSuit');
    expect(t.health('Petr')).toBe(49);
  });
});
