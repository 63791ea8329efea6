/** Who sees what: piles, hands, magic (chapter 7.6, rulings D4 to D6, D17, H3). */
import { describe, expect, it } from 'vitest';
import '@kolbiste/testkit/vitest';
import { summonerWarsGame, type TableView } from '../src/index.ts';
import { tableFrom, type Table } from './table-from.ts';

const viewOf = (table: Table, viewer: number | 'spectator'): TableView =>
  summonerWarsGame.see(table.position, viewer).table as unknown as TableView;
const duel = () =>
  tableFrom({
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
  it('is seen by its owner in order, by others only as a number [SUM 7.6.3] [SUM 7.6.5] [SUM D4]', () => {
    const table = duel();
    expect(viewOf(table, 0).sides[0]!.magic!.map(({ card }) => card)).toEqual(['lun', 'scholar']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewOf(table, viewer).sides[0]!.magic).toBeNull();
      expect(viewOf(table, viewer).sides[0]!.magicSize).toBe(2);
    }
  });
  it('never changes its order: what is built goes on top, payments come off the top [SUM 7.6.4] [SUM D3]', () => {
    const table = duel();
    table.play.answer(0, `build ${table.id('two')}`);
    table.play.answer(0, `build ${table.id('one')}`);
    expect(table.world.sides[0]!.magic).toEqual(['g1', 'g2', 'two', 'one'].map(table.id));
  });
  it('keeps what everyone saw enter in their memory, not in their view; what is paid becomes public [SUM D4] [SUM 10.8.1] [SUM 10.8.2] [SUM 10.3.3]', () => {
    const table = tableFrom(
      { at: 'attack', Jana: { units: { lun: 'c4' }, hand: { held: 'wall' } }, Petr: { units: { g: { card: 'gem-mage', at: 'c5' } } } },
      { random: [6, 1, 1] },
    );
    table.play.answer(0, `attack ${table.id('lun')} on ${table.id('g')}`);
    expect(viewOf(table, 1).sides[0]!.magic).toBeNull();
    expect(table.world.cards[table.id('g')]!.owner).toBe(1);
    expect(table.world.sides[0]!.magic).toEqual([table.id('g')]);
    // Everyone saw which card it was: a re-deal leaves it as it is.
    for (const seed of ['a', 'b', 'c']) {
      const dealt = summonerWarsGame.redeal(table.position, 1, seed);
      expect(dealt.world.cards[table.id('g')]!.definition).toBe(table.world.cards[table.id('g')]!.definition);
    }
  });
});

describe('draw piles, hands and discard piles', () => {
  it('the size of a draw pile is told to its owner only [SUM 7.6.6] [SUM D5]', () => {
    const table = duel();
    expect(viewOf(table, 0).sides[0]!.drawSize).toBe(2);
    expect(viewOf(table, 1).sides[0]!.drawSize).toBeNull();
    expect(viewOf(table, 'spectator').sides[0]!.drawSize).toBeNull();
    expect(JSON.stringify(viewOf(table, 1).sides[0])).not.toContain('miner"},{"id":' /* no list of the pile */);
  });
  it('hand sizes and discard piles are public [SUM D6] [SUM 10.8.1]', () => {
    const table = duel();
    const seen = viewOf(table, 1).sides[0]!;
    expect(seen.handSize).toBe(2);
    expect(seen.hand).toBeNull();
    expect(seen.discard.map(({ card }) => card)).toEqual(['wall', 'miner']);
  });
  it('a hidden hand is dealt anew among the owner’s unseen cards, a known one is not', () => {
    const table = duel();
    const faces = (seed: string): string => {
      const { world } = summonerWarsGame.redeal(table.position, 1, seed);
      return world.sides[0]!.hand.map(id => world.cards[id]!.definition).join();
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(faces)).size).toBeGreaterThan(1);
    const own = summonerWarsGame.redeal(table.position, 0, 'x').world;
    expect(own.sides[0]!.hand.map(id => own.cards[id]!.definition)).toEqual(
      table.world.sides[0]!.hand.map(id => table.world.cards[id]!.definition),
    );
  });
  it('backs tell nothing about mercenaries: a hidden card shows no face at all [SUM D17]', () => {
    const table = duel();
    expect(viewOf(table, 0).sides[1]!.hand).toBeNull();
    expect(JSON.stringify(viewOf(table, 0))).not.toContain('magic-torrent');
  });
});

describe('what was seen on top of a draw pile', () => {
  it('stays known to whoever looked, as long as nothing unknown lies above it [SUM D16] [SUM D5]', () => {
    const table = tableFrom({
      at: 'movement',
      Jana: { deck: 'benders', units: { kalal: 'c4' } },
      Petr: { draw: { one: 'lun', two: 'wall' } },
    });
    table.play
      .answer(0, `move ${table.id('kalal')} to c4`)
      .answer(0, `use glimpse with ${table.id('kalal')}`)
      .answer(0, 'look 1');
    table.play.answer(0, 'done').answer(0, `under ${table.id('one')}`);
    expect(viewOf(table, 0).sides[1]!.drawKnown.map(({ card, fromTop }) => [card, fromTop])).toEqual([
      ['wall', 0],
      ['lun', 1],
    ]);
    expect(viewOf(table, 1).sides[1]!.drawKnown).toEqual([]);
    const dealt = summonerWarsGame.redeal(table.position, 0, 'x').world;
    expect(dealt.sides[1]!.draw.map(id => dealt.cards[id]!.definition)).toEqual(
      table.world.sides[1]!.draw.map(id => table.world.cards[id]!.definition),
    );
  });
});

describe('a unit in the view', () => {
  it('shows its values now and the abilities it was given', () => {
    const table = tableFrom({
      Jana: { deck: 'swamp-orcs', units: { glarg: 'c3' }, vines: { v1: 'c3' } },
      Petr: {},
      lasting: [{ card: 'vine-guard', by: 'Jana', until: 'nextTurn' }],
    });
    expect(viewOf(table, 1).field.find(({ card }) => card === 'glarg')).toMatchObject({
      life: 6,
      attack: 2,
      ranged: true,
      steps: 2,
      granted: ['vinemancerGuard'],
    });
    expect(viewOf(table, 1).field.find(({ card }) => card === 'vine-wall')).toMatchObject({
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
    tableFrom(
      { at: 'magic', Jana: { hand: { one: 'miner' }, magic: { gem: 'lun' } }, Petr: {}, Ivan: {}, Olga: {} },
      { seats: ['Jana', 'Petr', 'Ivan', 'Olga'], options },
    );
  it('see each other’s hands, not each other’s magic [SUM 12.1.10] [SUM H3]', () => {
    const table = team();
    expect(viewOf(table, 2).sides[0]!.hand!.map(({ card }) => card)).toEqual(['miner']);
    expect(viewOf(table, 2).sides[0]!.magic).toBeNull();
    expect(viewOf(table, 1).sides[0]!.hand).toBeNull();
  });
  it('do not when the table says so [SUM H3]', () => {
    expect(viewOf(team({ sharedHands: false }), 2).sides[0]!.hand).toBeNull();
  });
  it.each([
    [true, 0b101],
    [false, 0b001],
  ])('with shared hands %s a drawn card is known to exactly these seats [SUM H3]', (sharedHands, known) => {
    const table = tableFrom(
      { at: 'turn', Jana: { draw: { one: 'miner' } }, Petr: {}, Ivan: {}, Olga: {} },
      { seats: ['Jana', 'Petr', 'Ivan', 'Olga'], options: { sharedHands } },
    );
    expect(table.world.sides[0]!.hand).toEqual([table.id('one')]);
    expect(table.world.cards[table.id('one')]!.known).toBe(known);
  });
  it('one player with two decks sees both hands and both magic piles, each deck by itself [SUM H2] [SUM 12.1.7] [SUM 12.1.9]', () => {
    const table = tableFrom(
      {
        at: 'magic',
        active: 'Petr',
        Jana: {},
        Petr: { hand: { one: 'miner' }, magic: { gem: 'lun' } },
        Ivan: {},
        Petr2: { hand: { two: 'wall' }, magic: { gen: 'scholar' } },
      },
      { seats: ['Jana', 'Petr', 'Ivan'], options: { sharedHands: false } },
    );
    const seen = viewOf(table, 1);
    expect(seen.sides.map(({ seat }) => seat)).toEqual([0, 1, 2, 1]);
    expect([seen.sides[1]!, seen.sides[3]!].map(side => [side.hand!.map(({ card }) => card), side.magic!.map(({ card }) => card)])).toEqual(
      [
        [['miner'], ['lun']],
        [['wall'], ['scholar']],
      ],
    );
    expect(table.play).toOffer(['end', `build ${table.id('one')}`, 'give 1']);
  });
});
