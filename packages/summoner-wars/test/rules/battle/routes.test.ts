/** Ways: what may happen on one, and where it may end (chapter 7.4, rulings E9, F17). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

describe('a Hunter and a vine wall on the way', () => {
  const given = (card: string, lasting: object[] = []) => ({
    Jana: { deck: 'swamp-orcs', units: { hu: { card, at: 'c3' } }, vines: { v1: 'd3' } },
    Petr: { walls: { w1: 'd5' } },
    lasting,
  });
  it('may go over it or round it, and is roused by going over it', rules('SUM 7.4.2', 'SUM F17'), () => {
    const over = new Table(given('hunter') as never, { random: [1, 1] });
    expect(over.offers).toContain(over.key('move hu to d4'));
    over.do('Jana: move hu to d4 by d3', 'Jana: end', 'Jana: attack hu on w1');
    expect(over).toHaveHappened({ type: 'attackDeclared', attacker: over.id('hu'), dice: 2 });
    const round = new Table(given('hunter') as never, { random: [1] });
    round.do('Jana: move hu to d4', 'Jana: end', 'Jana: attack hu on w1');
    expect(round).toHaveHappened({ type: 'attackDeclared', attacker: round.id('hu'), dice: 1 });
  });
  it('and so may a unit that was given Ambush, but not one that gains nothing', rules('SUM 7.4.2', 'SUM F17'), () => {
    const glarg = (lasting: object[]) => new Table(given('glarg', lasting) as never);
    const given2 = glarg([{ card: 'ambush', by: 'Jana' }]);
    expect(given2.offers).toContain(given2.key('move hu to d4 by d3'));
    const plain = glarg([]);
    expect(plain.offers.filter(key => key.includes(' to d4'))).toEqual([plain.key('move hu to d4')]);
  });
  it('may step onto it and come back', rules('SUM 7.4.5', 'SUM F17'), () => {
    const table = new Table(given('hunter') as never, { random: [1, 1] });
    table.do('Jana: move hu to c3 by d3');
    expect(table.events.filter(({ type }) => type === 'stepped')).toHaveLength(2);
    expect(table.card('hu').square).toBe(14);
    expect(table.world.moves).toBe(1);
    expect(table.view(1).field.find(({ card }) => card === 'hunter')).toMatchObject({ dice: 2 });
  });
  it('has one way only once it is roused, or where the way ends on a vine wall', () => {
    const table = new Table({
      Jana: { deck: 'swamp-orcs', units: { hu: { card: 'hunter', at: 'c3' } }, vines: { v1: 'd3', v2: 'd4', v3: 'c3' } },
      Petr: {},
    });
    expect(table.offers.filter(key => key.includes(' by '))).toEqual([]);
  });
});

describe('Torodin', () => {
  it('may trample on a way that ends where it began', rules('SUM 7.4.5', 'SUM E9'), () => {
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { s1: { card: 'scholar', at: 'c4' } } },
      lasting: [{ card: 'torodins-advance', by: 'Jana' }],
    });
    const back = table.offers.filter(key => key.startsWith(table.key('move torodin to c3 by')));
    expect(back).toHaveLength(1);
    table.answer(0, back[0]!);
    expect(table.card('torodin').square).toBe(14);
    expect(table.card('s1').wounds).toBe(1);
  });
  it('leaves a unit he moves through on another side than he came', rules('SUM 10.4.1', 'SUM E9'), () => {
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { s1: { card: 'scholar', at: 'c4' } } },
    });
    expect(table.offers.filter(key => key.startsWith(table.key('move torodin to c3')))).toEqual([table.key('move torodin to c3')]);
  });
  it('may pass a unit, turn on the square beyond, and pass it again: one wound', rules('SUM 10.4.1', 'SUM E9'), () => {
    const walls = { w1: 'b4', w2: 'd4', w3: 'b5', w4: 'd5', w5: 'c6' };
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { s1: { card: 'scholar', at: 'c4' } }, walls },
      lasting: [{ card: 'torodins-advance', by: 'Jana' }],
    });
    table.do('Jana: move torodin to c3 by c4-c5-c4');
    expect(table.card('torodin').square).toBe(14);
    expect(table.card('s1').wounds).toBe(1);
  });
  it('gives what he trampled down to who moved him, even if he falls on the way', rules('SUM E9', 'SUM D7'), () => {
    const table = new Table(
      {
        Jana: { deck: 'benders', units: { torodin: { at: 'c3', owner: 1, wounds: 6 } } },
        Petr: { deck: 'swamp-orcs', units: { s1: { card: 'scholar', at: 'c4', wounds: 2 } }, vines: { v1: 'c5' } },
        lasting: [{ card: 'torodins-advance', by: 'Jana' }],
      },
      { random: [1] },
    );
    table.do('Jana: move torodin to c6');
    expect(table.world.sides.map(({ magic }) => magic)).toEqual([[table.id('s1')], [table.id('torodin')]]);
  });
  it('comes back to his own square when every other square of the round is taken by commons', rules('SUM 10.4.1', 'SUM E9'), () => {
    const common = (at: string) => ({ card: 'scholar', at });
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { s1: common('c4'), s2: common('d4'), s3: common('d3') } },
      lasting: [{ card: 'torodins-advance', by: 'Jana' }],
    });
    const round = table.offers.find(key => /by (c4-d4-d3|d3-d4-c4)/.test(key) && key.startsWith(table.key('move torodin to c3')))!;
    table.answer(0, round);
    expect(table.card('torodin')).toMatchObject({ square: 14, wounds: 0 });
    expect(['s1', 's2', 's3'].map(name => table.card(name).wounds)).toEqual([1, 1, 1]);
  });
});
