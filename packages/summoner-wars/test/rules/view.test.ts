/** Who sees what: piles, hands, magic (chapter 7.6, rulings D4 to D6, D17, H3). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { game } from '../../src/index.ts';
import { Table } from '../fixture.ts';

const duel = () =>
  new Table({
    at: 'magic',
    Jana: {
      hand: { one: 'miner', two: 'wall' },
      magic: { g1: 'lun', g2: 'scholar' },
      draw: { dr: 'miner', ds: 'wall' },
      discard: { x1: 'wall', x2: 'miner' },
    },
    Petr: { hand: { p1: 'magic-torrent' } },
  });

describe('a magic pile', () => {
  it('is seen by its owner in order, by others only as a number', rules('SUM 7.6.3', 'SUM 7.6.5', 'SUM D4'), () => {
    const table = duel();
    expect(table.view(0).sides[0]!.magic!.map(({ card }) => card)).toEqual(['lun', 'scholar']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.view(viewer).sides[0]!.magic).toBeNull();
      expect(table.view(viewer).sides[0]!.magicSize).toBe(2);
    }
  });
  it('never changes its order: what is built goes on top, payments come off the top', rules('SUM 7.6.4', 'SUM D3'), () => {
    const table = duel();
    table.do('Jana: build two');
    table.do('Jana: build one');
    expect(table.world.sides[0]!.magic).toEqual(['g1', 'g2', 'two', 'one'].map(name => table.id(name)));
  });
  it(
    'keeps what everyone saw enter in their memory, not in their view; what is paid becomes public',
    rules('SUM D4', 'SUM 10.8.1', 'SUM 10.8.2', 'SUM 10.3.3'),
    () => {
      const table = new Table(
        { at: 'attack', Jana: { units: { lun: 'c4' }, hand: { held: 'wall' } }, Petr: { units: { g: { card: 'gem-mage', at: 'c5' } } } },
        { random: [6, 1, 1] },
      );
      table.do('Jana: attack lun on g');
      expect(table.view(1).sides[0]!.magic).toBeNull();
      expect(table.card('g').owner).toBe(1);
      expect(table.world.sides[0]!.magic).toEqual([table.id('g')]);
      // Everyone saw which card it was: a re-deal leaves it as it is.
      for (const seed of ['a', 'b', 'c']) {
        const dealt = game.redeal(table.position, 1, seed);
        expect(dealt.world.cards[table.id('g')]!.definition).toBe(table.card('g').definition);
      }
    },
  );
});

describe('draw piles, hands and discard piles', () => {
  it('the size of a draw pile is told to its owner only', rules('SUM 7.6.6', 'SUM D5'), () => {
    const table = duel();
    expect(table.view(0).sides[0]!.drawSize).toBe(2);
    expect(table.view(1).sides[0]!.drawSize).toBeNull();
    expect(table.view('spectator').sides[0]!.drawSize).toBeNull();
    expect(JSON.stringify(table.view(1).sides[0])).not.toContain('miner"},{"id":' /* no list of the pile */);
  });
  it('hand sizes and discard piles are public', rules('SUM D6', 'SUM 10.8.1'), () => {
    const table = duel();
    const seen = table.view(1).sides[0]!;
    expect(seen.handSize).toBe(2);
    expect(seen.hand).toBeNull();
    expect(seen.discard.map(({ card }) => card)).toEqual(['wall', 'miner']);
  });
  it('a hidden hand is dealt again among the owner’s unseen cards, a known one is not', () => {
    const table = duel();
    const faces = (seed: string): string => {
      const { world } = game.redeal(table.position, 1, seed);
      return world.sides[0]!.hand.map(id => world.cards[id]!.definition).join();
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(faces)).size).toBeGreaterThan(1);
    const own = game.redeal(table.position, 0, 'x').world;
    expect(own.sides[0]!.hand.map(id => own.cards[id]!.definition)).toEqual(
      table.world.sides[0]!.hand.map(id => table.world.cards[id]!.definition),
    );
  });
  it('backs tell nothing about mercenaries: a hidden card shows no face at all', rules('SUM D17'), () => {
    const table = duel();
    expect(table.view(0).sides[1]!.hand).toBeNull();
    expect(JSON.stringify(table.view(0))).not.toContain('magic-torrent');
  });
});

describe('what was seen on top of a draw pile', () => {
  it('stays known to the one who looked, as long as nothing unknown lies above it', rules('SUM D16', 'SUM D5'), () => {
    const table = new Table({
      at: 'movement',
      Jana: { deck: 'benders', units: { kalal: 'c4' } },
      Petr: { draw: { one: 'lun', two: 'wall' } },
    });
    table.do('Jana: move kalal to c4', 'Jana: use glimpse with kalal', 'Jana: look 1');
    table.do('Jana: done', 'Jana: under one');
    expect(table.view(0).sides[1]!.drawKnown.map(({ card, fromTop }) => [card, fromTop])).toEqual([
      ['wall', 0],
      ['lun', 1],
    ]);
    expect(table.view(1).sides[1]!.drawKnown).toEqual([]);
    const dealt = game.redeal(table.position, 0, 'x').world;
    expect(dealt.sides[1]!.draw.map(id => dealt.cards[id]!.definition)).toEqual(
      table.world.sides[1]!.draw.map(id => table.world.cards[id]!.definition),
    );
  });
});

describe('cards of a hand that somebody has seen', () => {
  const looked = (order: readonly number[]) => {
    const table = new Table(
      {
        at: 'events',
        Jana: { deck: 'benders', hand: { mi: 'mimic', own: 'wall' } },
        Petr: { hand: { p1: 'miner', p2: 'wall', p3: 'lun' } },
      },
      { random: [order] },
    );
    table.do('Jana: play mi', 'Jana: none');
    while (table.asked === 0) table.do('Jana: end');
    while (table.question !== 'magicPhase.chosen') table.do('Petr: end');
    return table;
  };
  it('become uncertain when one is built into magic: the others learn a number only', rules('SUM 7.6.5', 'SUM D4'), () => {
    const table = looked([2, 0, 1]);
    expect(table.view(0).sides[1]!.hand!.map(({ card }) => card)).toEqual(['miner', 'wall', 'lun']);
    table.do('Petr: build p2');
    // Petr built the wall, under whatever id it lies now.
    expect(table.view(1).sides[1]!.magic!.map(({ card }) => card)).toEqual(['wall']);
    expect(
      table
        .view(1)
        .sides[1]!.hand!.map(({ card }) => card)
        .toSorted(),
    ).toEqual(['lun', 'miner']);
    // Jana sees no hand any more, is told no face, and the id is not the one she remembers.
    const seen = table.view(0).sides[1]!;
    expect(seen).toMatchObject({ hand: null, handSize: 2, magic: null, magicSize: 1 });
    const built = table.events.find(({ type }) => type === 'magicBuilt') as unknown as { card: number };
    expect(built.card).not.toBe(table.id('p2'));
    for (const viewer of [0, 'spectator'] as const)
      expect(game.module.redact(table.world, built as never, viewer)).toMatchObject({ faces: {} });
    expect(game.module.redact(table.world, built as never, 1)).toMatchObject({ faces: { [built.card]: 'wall' } });
    // What she saw may be anywhere among the cards she cannot see.
    const dealt = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => {
      const { world } = game.redeal(table.position, 0, seed);
      return world.cards[world.sides[1]!.magic[0]!]!.definition;
    });
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });
  it('stay as they are where nobody else has seen any', () => {
    const table = duel();
    table.do('Jana: build two');
    expect(table.world.sides[0]!.magic.at(-1)).toBe(table.id('two'));
  });
});

describe('what one player knows of a draw pile', () => {
  it('becomes uncertain when another puts those cards back out of sight', rules('SUM D16', 'SUM D5'), () => {
    const given = {
      at: 'movement',
      active: 'Petr',
      Jana: { deck: 'benders', units: { kalal: 'c4' } },
      Petr: {
        deck: 'benders',
        units: { k2: { card: 'kalal', at: 'c6' } },
        draw: { one: 'lun', two: 'wall', three: 'miner', four: 'kynder' },
      },
    };
    const table = new Table(given, { random: [[3, 2, 1, 0]] });
    for (const name of ['one', 'two', 'three', 'four']) (table.world.cards[table.id(name)] as { known: number }).known = 0b1;
    expect(table.view(0).sides[1]!.drawKnown).toHaveLength(4);
    table.do('Petr: move k2 to c6', 'Petr: use glimpse with k2', 'Petr: look 1');
    table.do('Petr: bottom four', 'Petr: bottom three', 'Petr: under one');
    expect(table.view(0).sides[1]!.drawKnown).toEqual([]);
    expect(
      table
        .view(1)
        .sides[1]!.drawKnown.map(({ card }) => card)
        .slice(0, 2),
    ).toEqual(['wall', 'lun']);
  });
});

describe('a card everyone saw go to the bottom of a draw pile', () => {
  it('stays known to all', rules('SUM D1'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: { card: 'breaker', at: 'c4' } }, hand: { held: 'wall' } },
        Petr: { units: { m1: { card: 'miner', at: 'c5' } }, magic: 1, draw: { low: 'wall', high: 'lun' } },
      },
      { random: [1] },
    );
    table.do('Jana: attack br on m1', 'Jana: use memoryBreak with br', 'Jana: discard', 'Petr: pay');
    expect(table.world.sides[1]!.draw.map(id => table.world.cards[id]!.known)).toEqual([31, 0]);
  });
});

describe('a unit in the view', () => {
  it('shows its values now and the abilities it was given', () => {
    const table = new Table({
      Jana: { deck: 'swamp-orcs', units: { glarg: 'c3' }, vines: { v1: 'c3' } },
      Petr: {},
      lasting: [{ card: 'vine-guard', by: 'Jana', until: 'nextTurn' }],
    });
    expect(table.view(1).field.find(({ card }) => card === 'glarg')).toMatchObject({
      life: 6,
      attack: 2,
      ranged: true,
      steps: 2,
      granted: ['vinemancerGuard'],
    });
    expect(table.view(1).field.find(({ card }) => card === 'vine-wall')).toMatchObject({
      life: 2,
      attack: 0,
      ranged: false,
      steps: 0,
      granted: [],
    });
  });
});

describe('partners', () => {
  const team = (options = {}) =>
    new Table({ at: 'magic', Jana: { hand: { one: 'miner' }, magic: { gem: 'lun' } }, Petr: {}, Eva: {}, Tom: {} }, { seats: 4, options });
  it('see each other’s hands, not each other’s magic', rules('SUM 12.1.10', 'SUM H3'), () => {
    const table = team();
    expect(table.view(2).sides[0]!.hand!.map(({ card }) => card)).toEqual(['miner']);
    expect(table.view(2).sides[0]!.magic).toBeNull();
    expect(table.view(1).sides[0]!.hand).toBeNull();
  });
  it('do not when the table says so', rules('SUM H3'), () => {
    expect(team({ sharedHands: false }).view(2).sides[0]!.hand).toBeNull();
  });
  it.each([
    [true, 0b101],
    [false, 0b001],
  ])('with shared hands %s a drawn card is known to exactly these seats', rules('SUM H3'), (sharedHands, known) => {
    const table = new Table(
      { at: 'turn', Jana: { draw: { one: 'miner' } }, Petr: {}, Eva: {}, Tom: {} },
      { seats: 4, options: { sharedHands } },
    );
    expect(table.world.sides[0]!.hand).toEqual([table.id('one')]);
    expect(table.card('one').known).toBe(known);
  });
  it(
    'one player with two decks sees both hands and both magic piles, each deck by itself',
    rules('SUM H2', 'SUM 12.1.7', 'SUM 12.1.9'),
    () => {
      const table = new Table(
        {
          at: 'magic',
          active: 'Petr',
          Jana: {},
          Petr: { hand: { one: 'miner' }, magic: { gem: 'lun' } },
          Eva: {},
          Petr2: { hand: { two: 'wall' }, magic: { gen: 'scholar' } },
        },
        { seats: 3, options: { sharedHands: false } },
      );
      const seen = table.view(1);
      expect(seen.sides.map(({ seat }) => seat)).toEqual([0, 1, 2, 1]);
      expect(
        [seen.sides[1]!, seen.sides[3]!].map(side => [side.hand!.map(({ card }) => card), side.magic!.map(({ card }) => card)]),
      ).toEqual([
        [['miner'], ['lun']],
        [['wall'], ['scholar']],
      ]);
      expect(table).toOffer(['end', table.key('build one'), 'give 1']);
    },
  );
});
