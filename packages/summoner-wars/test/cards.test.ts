/** What cards do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import '@kolbiste/testkit/vitest';
import { tableFrom, type Table } from './table-from.ts';

/** The names of the table's things that stand in the offers after a word: `chosen(table, 'take', …)`. */
const chosen = (table: Table, word: string, names: readonly string[]): string[] =>
  names.filter(name => table.play.offers.some(key => key === `${word} ${table.id(name)}` || key.startsWith(`${word} ${table.id(name)} `)));
/** The squares offered behind `to`. */
const squares = (table: Table): string[] => [...new Set(table.play.offers.flatMap(key => / to (\w+)/.exec(` ${key}`)?.[1] ?? []))].sort();
const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Deep Dwarves', () => {
  it('Gem of Calling follows Lun’s own move in his player’s turn only [SUM E13] [SUM 10.13.1]', () => {
    const table = tableFrom({
      Jana: { units: { lun: 'c4', m1: unit('miner', 'a4') }, magic: 2 },
      Petr: { units: { s1: unit('scholar', 'c7') } },
    });
    table.play.answer(0, `move ${table.id('m1')} to a5`);
    expect(table.play.offers.filter(key => key.startsWith('use'))).toEqual([]);
    // Pushed by the opponent in the opponent's turn it does not work either.
    const pushed = tableFrom({
      at: 'attack',
      Jana: { units: { kynder: 'c4' }, magic: 1 },
      Petr: { units: { lun: 'c6', s1: unit('scholar', 'd8') }, magic: 1 },
    });
    pushed.play
      .answer(0, `use magePush with ${pushed.id('kynder')}`)
      .answer(0, `push ${pushed.id('lun')}`)
      .answer(0, 'to c7');
    expect(pushed.world.cards[pushed.id('lun')]!.square).toBe(38);
    expect(pushed.play.events.filter(({ type }) => type === 'abilityUsed')).toHaveLength(1);
  });
  it('Gem of Calling takes commons within four squares, not champions [SUM E13]', () => {
    const table = tableFrom({
      Jana: { units: { lun: 'c4' }, magic: 1 },
      Petr: { units: { near: unit('scholar', 'c8'), far: unit('scholar', 'd8'), kynder: 'c6' } },
    });
    table.play.answer(0, `move ${table.id('lun')} to c4`).answer(0, `use gemOfCalling with ${table.id('lun')}`);
    expect(chosen(table, 'take', ['near', 'far', 'kynder', 'lun'])).toEqual(['near']);
    expect(squares(table)).toEqual(['b4', 'c3', 'c5', 'd4']);
  });
  it('Restructure: friendly walls stay off the far half, squares are empty and within two [SUM F12]', () => {
    const table = tableFrom({
      at: 'end',
      Jana: { units: { sprog: 'c4', m1: unit('miner', 'd4') }, walls: { w1: 'c3', w2: 'f1' }, magic: 1 },
      Petr: { walls: { w3: 'c5' } },
    });
    table.play.answer(0, `use restructure with ${table.id('sprog')}`);
    const to = (wall: string): string[] =>
      table.play.offers
        .filter(key => key.startsWith(`take ${table.id(wall)} `))
        .map(key => key.split(' ')[3]!)
        .sort();
    expect(to('w1')).toEqual(['a4', 'b3', 'b4', 'c2', 'd3', 'e4']);
    expect(to('w3')).toEqual(['a4', 'b3', 'b4', 'b5', 'c2', 'c6', 'd3', 'd5', 'e4']);
    expect(to('w2')).toEqual([]);
  });
  it('Tunnel needs two Miners, and takes them beside another Miner only [SUM E11]', () => {
    const alone = tableFrom({ Jana: { units: { m1: unit('miner', 'a2'), lun: 'c4' }, magic: 1 }, Petr: {} });
    expect(alone.play).toAsk(0, 'movementPhase.chosen');
    const table = tableFrom({ Jana: { units: { m1: unit('miner', 'a3'), m2: unit('miner', 'f4'), lun: 'c4' }, magic: 1 }, Petr: {} });
    table.play.answer(0, `use tunnel with ${table.id('m1')}`);
    expect(chosen(table, 'place', ['m1', 'm2', 'lun'])).toEqual(['m1', 'm2']);
    expect(
      table.play.offers
        .filter(key => key.startsWith(`place ${table.id('m1')} `))
        .map(key => key.split(' ')[3])
        .sort(),
    ).toEqual(['e4', 'f3', 'f5']);
  });
  it('a stunned Miner cannot tunnel [SUM E11] [SUM E7]', () => {
    const table = tableFrom({
      at: 'turn',
      Jana: { units: { m1: unit('miner', 'a3'), m2: unit('miner', 'f4') }, magic: 1 },
      Petr: { deck: 'benders', units: { de: unit('deceiver', 'a4') } },
    });
    table.play.answer(0, `use tunnel with ${table.id('m1')}`);
    expect(chosen(table, 'place', ['m1', 'm2'])).toEqual(['m2']);
  });
  it('Illusionary Warrior: commons of the own magic pile beside Deep Dwarf champions and Gem Mages [SUM E14]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: {
        units: { gm: unit('gem-mage', 'a4'), m1: unit('miner', 'f4'), hydrake: 'd2' },
        hand: { iw: 'illusionary-warrior' },
        magic: { one: 'savager', two: 'lun', three: 'wall', four: 'mimic' },
      },
      Petr: {},
    });
    table.play.answer(0, `play ${table.id('iw')}`);
    expect(chosen(table, 'take', ['one', 'two', 'three', 'four'])).toEqual(['one']);
    expect(squares(table)).toEqual(['a3', 'a5', 'b4']);
  });
  it('Magic Torrent: enemy commons and champions within four squares, as many as can be paid [SUM G11]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { units: { tundle: 'c4', own: unit('miner', 'c5') }, hand: { mt: 'magic-torrent' }, magic: 1 },
      Petr: { deck: 'swamp-orcs', units: { mugglug: 'c6', near: unit('hunter', 'c8'), blerg: 'd5', far: unit('hunter', 'd8') } },
    });
    table.play.answer(0, `play ${table.id('mt')}`);
    expect(chosen(table, 'pick', ['mugglug', 'near', 'blerg', 'far', 'own', 'tundle'])).toEqual(['near', 'blerg']);
    expect(table.play).toRefuse('done', 'SUM C15');
    table.play.answer(0, `pick ${table.id('blerg')}`);
    expect(table.world.cards[table.id('blerg')]!.wounds).toBe(1);
    expect(table.world.sides[0]!.magic).toEqual([]);
  });
  it('Insight lasts for the turn and only for its player [SUM C13] [SUM C1]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { units: { s1: unit('scholar', 'b4'), m1: unit('miner', 'c3') }, magic: 1 },
        Petr: { units: { m2: unit('miner', 'c5') }, walls: { w1: 'c4' } },
      },
      { random: [1, 1, 1] },
    );
    table.play.answer(0, `use insight with ${table.id('s1')}`).answer(0, `attack ${table.id('m1')} on ${table.id('w1')}`);
    expect(table.play).toHaveHappened({ type: 'attackDeclared', attacker: table.id('m1'), dice: 2 });
    table.play.passWhile();
    while (table.play.asked === 0) table.play.answer(0, 'end');
    table.play.answer(1, 'end').answer(1, `attack ${table.id('m2')} on ${table.id('w1')}`);
    expect(table.play).toHaveHappened({ type: 'attackDeclared', attacker: table.id('m2'), dice: 1 });
  });
});

describe('Swamp Orcs', () => {
  it('Rampant Growth: not without a wall beside, and not where the unit was discarded [SUM F15] [SUM D11]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { units: { lun: 'c4' } },
        Petr: { deck: 'swamp-orcs', walls: { w1: 'd6' }, units: { hu: unit('hunter', 'c5') } },
      },
      { random: [6, 6, 1] },
    );
    table.play.answer(0, `attack ${table.id('lun')} on ${table.id('hu')}`);
    expect(table.world.sides[1]!.supply).toHaveLength(15);
    const discarded = tableFrom(
      { Jana: { units: { m1: unit('miner', 'c4') } }, Petr: { deck: 'swamp-orcs', walls: { w1: 'd5' }, units: { savager: 'c6' } } },
      { random: [5] },
    );
    discarded.play.answer(0, `move ${discarded.id('m1')} to c5`);
    expect(discarded.world.vinesGrown).toBe(0);
  });
  it('Fear frightens commons only, and neither friends nor the placed [SUM E8]', () => {
    const table = tableFrom({ Jana: { units: { lun: 'c4' } }, Petr: { deck: 'swamp-orcs', units: { savager: 'c6' } } });
    table.play.answer(0, `move ${table.id('lun')} to c5`);
    expect(table.play.events.some(({ type }) => type === 'abilityRolled')).toBe(false);
    const friend = tableFrom({ Jana: { deck: 'swamp-orcs', units: { savager: 'c6', hu: unit('hunter', 'c4') } }, Petr: {} });
    friend.play.answer(0, `move ${friend.id('hu')} to c5`);
    expect(friend.play.events.some(({ type }) => type === 'abilityRolled')).toBe(false);
  });
  it('two Savagers roll one after the other; the first success ends it [SUM E8]', () => {
    const table = tableFrom(
      {
        Jana: { units: { m1: unit('miner', 'c4') } },
        Petr: { deck: 'swamp-orcs', units: { a: unit('savager', 'c6'), b: unit('savager', 'd5') } },
      },
      { random: [2, 6] },
    );
    table.play.answer(0, `move ${table.id('m1')} to c5`);
    expect(table.play.events.filter(({ type }) => type === 'abilityRolled')).toHaveLength(2);
    expect(table.world.sides[1]!.discard).toEqual([table.id('m1')]);
  });
  it('Ensnare takes commons to unoccupied vine walls within four squares of each [SUM E13]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'swamp-orcs', hand: { en: 'ensnare' }, vines: { v1: 'c4', v2: 'd4' } },
      Petr: { units: { m1: unit('miner', 'c7'), m2: unit('miner', 'b8'), lun: 'b5', on: unit('miner', 'd4') } },
    });
    table.play.answer(0, `play ${table.id('en')}`);
    expect(chosen(table, 'take', ['m1', 'm2', 'lun', 'on'])).toEqual(['m1', 'on']);
    expect(squares(table)).toEqual(['c4']);
  });
  it('Glarg off a vine wall is a melee unit with two dice [SUM 8.3]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'swamp-orcs', units: { glarg: 'c4' }, vines: { v1: 'a4' } },
        Petr: { units: { m1: unit('miner', 'c6'), m2: unit('miner', 'd4') } },
      },
      { random: [1, 1] },
    );
    expect(table.play).toRefuse(`attack ${table.id('glarg')} on ${table.id('m1')}`, 'SUM 7.5.11');
    table.play.answer(0, `attack ${table.id('glarg')} on ${table.id('m2')}`);
    expect(table.play).toHaveHappened({ type: 'attackDeclared', dice: 2 });
  });
  it('Vine Guard has no leave-without-roll clause, Ambush has [SUM F16] [SUM G12]', () => {
    const leaving = (card: string) => {
      const table = tableFrom(
        { Jana: { deck: 'swamp-orcs', units: { savager: 'c3' }, vines: { v1: 'c3' } }, Petr: {}, lasting: [{ card, by: 'Jana' }] },
        { random: card === 'vine-guard' ? [6] : [] },
      );
      table.play.answer(0, `move ${table.id('savager')} to c4`).mustBeUsedUp();
      return table.play.events.some(({ type }) => type === 'vineRolled');
    };
    expect([leaving('vine-guard'), leaving('ambush')]).toEqual([true, false]);
  });
  it('Ambush once, by moves only: entering counts, placing does not [SUM F17]', () => {
    const table = tableFrom(
      {
        Jana: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c3') }, vines: { v1: 'c4' } },
        Petr: { units: { m1: unit('miner', 'c6') } },
      },
      { random: [1, 1] },
    );
    table.play
      .answer(0, `move ${table.id('hu')} to c4`)
      .answer(0, 'end')
      .answer(0, `attack ${table.id('hu')} on ${table.id('m1')}`);
    expect(table.play).toHaveHappened({ type: 'attackDeclared', dice: 2 });
    const placed = tableFrom(
      {
        at: 'events',
        Jana: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c3') }, vines: { v1: 'c4' }, hand: { en: 'ensnare' } },
        Petr: { units: { lun: 'c6' } },
      },
      { random: [1] },
    );
    placed.play
      .answer(0, `play ${placed.id('en')}`)
      .answer(0, `take ${placed.id('hu')} to c4`)
      .answer(0, 'end')
      .answer(0, `attack ${placed.id('hu')} on ${placed.id('lun')}`);
    expect(placed.play).toHaveHappened({ type: 'attackDeclared', dice: 1 });
  });
});

describe('Sand Goblins', () => {
  it('Sandstorm reaches three squares and no unit that cannot be moved [SUM E10]', () => {
    const table = tableFrom({
      Jana: { deck: 'sand-goblins', units: { krusk: 'c4', biter: 'c6' }, magic: 2 },
      Petr: { units: { m1: unit('miner', 'c7'), near: unit('scholar', 'd6'), far: unit('scholar', 'd7') } },
    });
    table.play.answer(0, 'end').answer(0, `use sandstorm with ${table.id('krusk')}`);
    expect(chosen(table, 'pick', ['krusk', 'biter', 'm1', 'near', 'far'])).toEqual(['krusk', 'm1', 'near']);
  });
  it('Cunning swaps with units only, once per turn [SUM E12] [SUM C12]', () => {
    const table = tableFrom({
      at: 'magic',
      Jana: { deck: 'sand-goblins', units: { silts: 'c4', sv: unit('scavenger', 'c3') }, walls: { w1: 'b4' }, hand: { held: 'wall' } },
      Petr: { units: { tundle: 'd4' } },
    });
    table.play.answer(0, `use cunning with ${table.id('silts')}`);
    expect(chosen(table, 'swap', ['sv', 'w1', 'tundle'])).toEqual(['sv', 'tundle']);
    table.play.answer(0, `swap ${table.id('sv')}`);
    expect(table.play.offers.some(key => key.startsWith('use'))).toBe(false);
  });
  it('Cowardly: nothing without an enemy beside, and he stays on 3 or more [SUM D9]', () => {
    const alone = tableFrom({ at: 'end', Jana: { deck: 'sand-goblins', units: { kreep: 'c4', sv: unit('scavenger', 'c5') } }, Petr: {} });
    expect(alone.play.events.some(({ type }) => type === 'abilityRolled')).toBe(false);
    const stays = tableFrom(
      { at: 'end', Jana: { deck: 'sand-goblins', units: { kreep: 'c4' } }, Petr: { units: { m1: unit('miner', 'c5') } } },
      { random: [3] },
    );
    expect(stays.world.cards[stays.id('kreep')]!.square).toBe(20);
  });
  it('a Scavenger collects units, its own too, not walls [SUM G9]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'sand-goblins', units: { sv: unit('scavenger', 'c4'), sw: unit('scavenger', 'e4'), sh: unit('sand-shaman', 'c5') } },
        Petr: { walls: { w1: { at: 'e5', wounds: 8 } } },
      },
      { random: [6, 6] },
    );
    table.play.answer(0, `attack ${table.id('sv')} on ${table.id('sh')}`).answer(0, `attack ${table.id('sw')} on ${table.id('w1')}`);
    expect(table.world.cards[table.id('sv')]!.under).toEqual([table.id('sh')]);
    expect(table.world.cards[table.id('sw')]!.under).toEqual([]);
    expect(table.world.sides[0]!.magic).toEqual([table.id('w1')]);
  });
  it('Taunt takes enemy commons to goblins within three squares of them [SUM E13]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'sand-goblins', units: { biter: 'c4', own: unit('miner', 'c3') }, hand: { tt: 'taunt' } },
      Petr: { units: { m1: unit('miner', 'c7'), m2: unit('miner', 'd7'), lun: 'c6' } },
    });
    table.play.answer(0, `play ${table.id('tt')}`);
    expect(chosen(table, 'take', ['m1', 'm2', 'lun', 'own', 'biter'])).toEqual(['m1']);
    expect(squares(table)).toEqual(['b4', 'c5', 'd4']);
  });
  it('Mirage: own walls, empty squares of the own half, each wall once [SUM E16] [SUM A8]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'sand-goblins', walls: { w1: 'c2' }, units: { sv: unit('scavenger', 'd2') }, hand: { mi: 'mirage' } },
      Petr: { walls: { w2: 'c7' }, vines: { v1: 'a3' } },
    });
    table.play.answer(0, `play ${table.id('mi')}`);
    expect(chosen(table, 'take', ['w1', 'w2', 'v1'])).toEqual(['w1']);
    expect(squares(table)).toHaveLength(24 - 4);
    table.play.answer(0, `take ${table.id('w1')} to f4`);
    expect(table.play).toAsk(0, 'movementPhase.chosen');
  });
});

describe('Shadow Elves', () => {
  it('Hydrake with one enemy beside it has nothing to assault [SUM F10]', () => {
    const table = tableFrom({
      at: 'attack',
      Jana: { deck: 'shadow-elves', units: { hydrake: 'c4', sw: unit('swordsman', 'b4') } },
      Petr: { units: { m1: unit('miner', 'c5') }, walls: { w1: 'd4' } },
    });
    const on = (name: string): string => `attack ${table.id('hydrake')} on ${table.id(name)}`;
    expect(table.play.offers.filter(key => !key.startsWith(`attack ${table.id('sw')}`)).sort()).toEqual(
      ['end', on('m1'), on('sw'), on('w1')].sort(),
    );
  });
  it('Malidala’s own player picks the die when a friend attacks her [SUM G3]', () => {
    const table = tableFrom(
      { at: 'attack', Jana: { deck: 'shadow-elves', units: { malidala: 'c5', xaserbane: 'c4' } }, Petr: {} },
      { random: [2, 6, 1] },
    );
    table.play.answer(0, `attack ${table.id('xaserbane')} on ${table.id('malidala')}`);
    expect(table.play).toOffer(['ignore 0', 'ignore 1', 'ignore 2']);
    table.play.answer(0, 'ignore 0');
    expect(table.world.cards[table.id('malidala')]!.wounds).toBe(1);
  });
  it('Stalking Advance moves Shadow Elves only, each once [SUM 10.11.1]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'shadow-elves', units: { sw: unit('swordsman', 'c3'), m1: unit('miner', 'e3') }, hand: { sa: 'stalking-advance' } },
      Petr: {},
    });
    table.play.answer(0, `play ${table.id('sa')}`);
    expect(chosen(table, 'move', ['sw', 'm1', 'selundar'])).toEqual(['sw', 'selundar']);
    table.play.answer(0, `move ${table.id('sw')} to c4`);
    expect(chosen(table, 'move', ['sw', 'selundar'])).toEqual(['selundar']);
  });
  it('Into Darkness: the chosen opponent’s commons of cost 2 or less [SUM D10]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'shadow-elves', hand: { dk: 'into-darkness' } },
      Petr: { deck: 'swamp-orcs', units: { savager: 'c6', hu: unit('hunter', 'd6'), glarg: 'e6' } },
    });
    table.play.answer(0, `play ${table.id('dk')}`);
    expect(chosen(table, 'pick', ['savager', 'hu', 'glarg', 'mugglug'])).toEqual(['hu']);
  });
  it('Summon the Night is over after that turn, and adjacent cards may be attacked [SUM G13]', () => {
    const table = tableFrom({
      at: 'attack',
      active: 'Petr',
      Jana: { deck: 'shadow-elves' },
      Petr: { units: { sprog: 'c5' }, hand: { held: 'wall' } },
      lasting: [{ card: 'summon-the-night', by: 'Jana', against: 'Petr', until: 'theirTurnEnd' }],
    });
    table.play.answer(1, 'end');
    expect(table.world.lasting).toEqual([]);
  });
});

describe('Mountain Vargath', () => {
  it('Command is for common Vargath of its own player [SUM G12] [SUM 2.14]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { sunderved: 'c3', growden: 'c4', mi: unit('miner', 'b3') } },
        Petr: { walls: { w1: 'c5', w2: 'b4' } },
      },
      { random: [1, 1, 1, 1] },
    );
    table.play.answer(0, `attack ${table.id('growden')} on ${table.id('w1')}`).answer(0, `attack ${table.id('mi')} on ${table.id('w2')}`);
    expect(table.play).toHaveHappened({ type: 'attackDeclared', attacker: table.id('growden'), dice: 3 });
    expect(table.play).toHaveHappened({ type: 'attackDeclared', attacker: table.id('mi'), dice: 1 });
  });
  it('Torodin pushed by an enemy tramples nobody [SUM E5]', () => {
    const table = tableFrom({
      at: 'attack',
      Jana: { units: { kynder: 'c4' }, magic: 1 },
      Petr: { deck: 'mountain-vargath', units: { torodin: 'c6', wa: unit('warrior', 'c7') } },
    });
    table.play.answer(0, `use magePush with ${table.id('kynder')}`).answer(0, `push ${table.id('torodin')}`);
    expect(table.play).toRefuse('to c8', 'SUM 7.4.4');
  });
  it('ways that trample different units are different moves [SUM E9]', () => {
    const table = tableFrom({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { m1: unit('miner', 'c4'), m2: unit('miner', 'd3') } },
    });
    expect(table.play.offers.filter(key => key.includes(' to d4')).sort()).toEqual([
      `move ${table.id('torodin')} to d4`,
      `move ${table.id('torodin')} to d4 by d3`,
    ]);
    table.play.answer(0, `move ${table.id('torodin')} to d4 by d3`);
    expect([table.id('m1'), table.id('m2')].map(id => table.world.cards[id]!.wounds)).toEqual([0, 1]);
  });
  it('Knock Around: clear squares in a straight line, up to three [SUM A7]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { br: unit('brute', 'c4') } },
        Petr: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c5') }, vines: { v1: 'e5' } },
      },
      { random: [3] },
    );
    table.play.answer(0, `attack ${table.id('br')} on ${table.id('hu')}`).answer(0, `use knockAround with ${table.id('br')}`);
    expect(table.play).toOffer(['stay', 'to c6', 'to c7', 'to c8', 'to d5', 'to b5', 'to a5']);
  });
  it('Muster takes one’s own commons, two at most [SUM E13]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: {
        deck: 'mountain-vargath',
        units: { sunderved: 'c2', wa: unit('warrior', 'f6'), br: unit('brute', 'a8'), growden: 'e6', wb: unit('warrior', 'f7') },
        hand: { mu: 'muster' },
      },
      Petr: { units: { m1: unit('miner', 'c5') } },
    });
    table.play.answer(0, `play ${table.id('mu')}`);
    expect(chosen(table, 'take', ['wa', 'br', 'wb', 'growden', 'm1', 'sunderved'])).toEqual(['wa', 'br', 'wb']);
    table.play.answer(0, `take ${table.id('wa')} to c3`).answer(0, `take ${table.id('br')} to b2`);
    expect(table.play).toAsk(0, 'movementPhase.chosen');
  });
  it('Superior Planning finds events of Sunderved, no walls, and may fail [SUM D15]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: {
        deck: 'mountain-vargath',
        hand: { sp: 'superior-planning' },
        discard: { a: 'muster', b: 'wall', c: 'warrior', d: 'mimic', e: 'superior-planning' },
      },
      Petr: {},
    });
    table.play.answer(0, `play ${table.id('sp')}`).answer(0, 'search discard');
    expect(chosen(table, 'take', ['a', 'b', 'c', 'd', 'e', 'sp'])).toEqual(['a', 'e']);
    table.play.answer(0, 'none');
    expect(table.world.sides[0]!.hand).toEqual([]);
  });
  it('Fall Back: a wall that is gone takes nobody in [SUM E15]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { sunderved: 'c5', growden: 'b2' }, walls: { w1: { at: 'c2', wounds: 8 } } },
        Petr: {},
        lasting: [{ card: 'fall-back', by: 'Jana', on: 'w1' }],
      },
      { random: [6, 1, 1] },
    );
    table.play.answer(0, `attack ${table.id('growden')} on ${table.id('w1')}`);
    expect(table.play).toAsk(1);
  });
});

describe('Benders', () => {
  it('Counter Summon: a clear line of three, what can be paid, own units too [SUM G7] [SUM A7]', () => {
    const table = tableFrom({
      at: 'attack',
      Jana: { deck: 'benders', units: { tacullu: 'c4', own: unit('deceiver', 'b4') }, magic: 1 },
      Petr: {
        deck: 'shadow-elves',
        units: { sc: unit('scout', 'c7'), hydrake: 'd4', hidden: unit('swordsman', 'e4'), far: unit('swordsman', 'c8') },
      },
    });
    table.play.answer(0, 'end').answer(0, `use counterSummon with ${table.id('tacullu')}`);
    expect(chosen(table, 'on', ['own', 'sc', 'hydrake', 'hidden', 'far'])).toEqual(['own', 'sc']);
  });
  it('Glimpse puts exactly two of four on the bottom [SUM D16]', () => {
    const table = tableFrom({
      Jana: { deck: 'benders', units: { kalal: 'c4' }, draw: { one: 'wall', two: 'wall', three: 'wall', four: 'wall' } },
      Petr: {},
    });
    table.play
      .answer(0, `move ${table.id('kalal')} to c4`)
      .answer(0, `use glimpse with ${table.id('kalal')}`)
      .answer(0, 'look 0');
    expect(table.play.offers).not.toContain('done');
    table.play.answer(0, `bottom ${table.id('one')}`);
    expect(table.play.offers).not.toContain('done');
  });
  it('Telepathic Command: own commons within three squares that have a target [SUM G4]', () => {
    const table = tableFrom({
      at: 'attack',
      Jana: {
        deck: 'benders',
        units: {
          tacullu: 'f1',
          sorgwen: 'c3',
          near: unit('deceiver', 'c5'),
          idle: unit('deceiver', 'a4'),
          far: unit('deceiver', 'd6'),
          gulldune: 'b3',
        },
      },
      Petr: { units: { lun: 'c6', m1: unit('miner', 'd7') } },
    });
    table.play.answer(0, 'end').answer(0, `use telepathicCommand with ${table.id('sorgwen')}`);
    expect(chosen(table, 'with', ['near', 'idle', 'far', 'gulldune'])).toEqual(['near']);
  });
  it('Mind Capture never takes a Summoner [SUM G6]', () => {
    const table = tableFrom(
      { at: 'attack', Jana: { deck: 'benders', units: { gulldune: 'c4' } }, Petr: { units: { tundle: { at: 'c6', wounds: 5 } } } },
      { random: [6, 6] },
    );
    table.play.answer(0, `attack ${table.id('gulldune')} on ${table.id('tundle')}`);
    expect(table.play).toBeWonBy(0);
  });
  it('Memory Break needs an attack on an enemy unit and a card to reveal [SUM D2]', () => {
    const onWall = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: unit('breaker', 'c4') }, hand: { held: 'wall' } },
        Petr: { walls: { w1: 'c5' }, draw: 3 },
      },
      { random: [1] },
    );
    onWall.play.answer(0, `attack ${onWall.id('br')} on ${onWall.id('w1')}`);
    expect(onWall.play).toAsk(0, 'magicPhase.chosen');
    const noCards = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: unit('breaker', 'c4') }, hand: { held: 'wall' } },
        Petr: { units: { lun: 'c5' } },
      },
      { random: [1] },
    );
    noCards.play.answer(0, `attack ${noCards.id('br')} on ${noCards.id('lun')}`);
    expect(noCards.play).toAsk(0, 'magicPhase.chosen');
  });
  it('Memory Break: kept, the card stays on top, and everyone has seen it [SUM D1]', () => {
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: unit('breaker', 'c4') }, hand: { held: 'wall' } },
        Petr: { units: { lun: 'c6' }, draw: { one: 'miner', two: 'wall' } },
      },
      { random: [1] },
    );
    table.play
      .answer(0, `attack ${table.id('br')} on ${table.id('lun')}`)
      .answer(0, `use memoryBreak with ${table.id('br')}`)
      .answer(0, 'keep');
    expect(table.world.sides[1]!.draw).toEqual([table.id('one'), table.id('two')]);
    expect(table.world.cards[table.id('two')]!.known).toBe(31);
  });
  it('Mind Control: others’ commons on the own half [SUM A12]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'benders', units: { own: unit('deceiver', 'a2') }, hand: { mc: 'mind-control' }, magic: 4 },
      Petr: { units: { there: unit('miner', 'c4'), far: unit('miner', 'c5'), lun: 'c3' } },
    });
    table.play.answer(0, `play ${table.id('mc')}`);
    expect(chosen(table, 'on', ['own', 'there', 'far', 'lun'])).toEqual(['there']);
  });
  it('Mimic offers events that are no walls, and nothing may be taken [SUM F14]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'benders', hand: { mi: 'mimic' } },
      Petr: { hand: { mt: 'magic-torrent', w1: 'wall', m1: 'miner', vg: 'vine-growth' } },
    });
    table.play.answer(0, `play ${table.id('mi')}`);
    expect(table.play).toOffer(['none', `take ${table.id('mt')}`, `take ${table.id('vg')}`]);
  });
  it('A Hero is Born finds champions only [SUM D15]', () => {
    const table = tableFrom(
      {
        at: 'events',
        Jana: { deck: 'benders', hand: { hb: 'a-hero-is-born' }, draw: { one: 'kalal', two: 'wall', three: 'deceiver', four: 'tacullu' } },
        Petr: {},
      },
      { random: [[2, 1, 0]] },
    );
    table.play.answer(0, `play ${table.id('hb')}`);
    expect(chosen(table, 'take', ['one', 'two', 'three', 'four'])).toEqual(['one']);
    table.play.answer(0, `take ${table.id('one')}`);
    // Shuffled, and what was seen while searching is no longer known.
    expect(table.world.sides[0]!.draw.map(id => table.world.cards[id]!.known)).toEqual([0, 0, 0]);
  });
  it('Stun holds commons beside a Deceiver, not champions, and not friends [SUM E7]', () => {
    const table = tableFrom({
      at: 'turn',
      Jana: { units: { m1: unit('miner', 'c4'), lun: 'd5', m2: unit('miner', 'c3') } },
      Petr: { deck: 'benders', units: { de: unit('deceiver', 'c5'), br: unit('breaker', 'c6') } },
    });
    expect(table.play).toRefuse(`move ${table.id('m1')} to b4`, 'SUM E7');
    expect(chosen(table, 'move', ['m1', 'm2', 'lun'])).toEqual(['m2', 'lun']);
  });
});
