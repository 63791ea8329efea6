/** Moves step by step: what each is called, what stops it, what follows it (chapters 4 and 7.4). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { addCard, cardNamed, definitionAt, type Ability, type UnitDefinition } from '../../../src/index.ts';
import { push } from '../../../src/rules/procedures.ts';
import { Table } from '../../fixture.ts';

const unit = (card: string, at: string) => ({ card, at });
const cited = (table: Table, type: string): string[] => table.all(type).map(({ rule }) => rule);

describe('a move names its paragraph', () => {
  it('begun: of one square or more, of none, of none on a vine wall', rules('SUM 7.4.1', 'SUM 7.4.9', 'SUM 4.38', 'SUM 4.24'), () => {
    const table = new Table({
      Jana: { units: { a: unit('miner', 'a3'), b: unit('miner', 'c3'), c: unit('miner', 'e3') } },
      Petr: { deck: 'swamp-orcs', vines: { v1: 'e3' } },
    });
    table.do('Jana: move a to a4', 'Jana: move b to c3', 'Jana: move c to e3');
    expect(cited(table, 'moveBegan')).toEqual(['SUM 7.4.1', 'SUM 7.4.9', 'SUM 4.38']);
    expect(table.all('moveBegan').map(({ moves }) => moves)).toEqual([1, 2, 3]);
    expect(cited(table, 'stayed')).toEqual(['SUM 7.4.8', 'SUM 4.37']);
  });
  it('each step: on open ground, onto a vine wall', rules('SUM 7.4.2', 'SUM 4.13'), () => {
    const table = new Table({ Jana: { units: { m1: unit('miner', 'c3') } }, Petr: { deck: 'swamp-orcs', vines: { v1: 'c5' } } });
    table.do('Jana: move m1 to c5');
    expect(cited(table, 'stepped')).toEqual(['SUM 7.4.2', 'SUM 4.13']);
    expect(table.card('m1').square).toBe(table.card('v1').square);
  });
  it('each step: over the seam, over the far edge, on one board', rules('SUM 12.2.3', 'SUM 12.2.4', 'SUM 7.4.2'), () => {
    const table = new Table(
      { Jana: { units: { m1: unit('miner', 'f4'), m2: unit('miner', 'a5') } }, Petr: {}, Eva: {}, Tom: {} },
      { seats: 4 },
    );
    table.do('Jana: move m1 to h4', 'Jana: move m2 to k5');
    expect(cited(table, 'stepped')).toEqual(['SUM 12.2.3', 'SUM 7.4.2', 'SUM 12.2.4', 'SUM 7.4.2']);
  });
});

describe('a vine wall', () => {
  it('may be walked onto, near and far', rules('SUM 4.13'), () => {
    const table = new Table({
      Jana: { units: { m1: unit('miner', 'a3') }, walls: { w1: 'b3' } },
      Petr: { deck: 'swamp-orcs', vines: { v1: 'a5' } },
    });
    expect(table.squares('move m1')).toEqual(['a2', 'a3', 'a4', 'a5', 'b2', 'b4']);
  });
  it('is left once in a turn: who comes off one goes on, but not through another', rules('SUM 4.23', 'SUM F5'), () => {
    const table = new Table({
      Jana: { units: { m1: unit('miner', 'c3') }, walls: { w1: 'd3', w2: 'c2' } },
      Petr: { deck: 'swamp-orcs', vines: { v1: 'c3', v2: 'c4' } },
    });
    expect(table.squares('move m1')).toEqual(['a3', 'b2', 'b3', 'b4', 'c3', 'c4']);
  });
});

describe('moving through units', () => {
  it('is through commons off vine walls only', rules('SUM 4.25', 'SUM 10.4.1'), () => {
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: {
        deck: 'swamp-orcs',
        units: { on: unit('hunter', 'c4'), off: unit('hunter', 'd3'), lun: 'b3' },
        walls: { w1: 'c2' },
        vines: { v1: 'c4' },
      },
    });
    expect(table.squares('move torodin')).toEqual(['c3', 'd2', 'd4', 'e3']);
  });
  it('does not go back the way it came, further on either', rules('SUM 10.4.1', 'SUM E9'), () => {
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { s1: unit('scholar', 'c5') }, walls: { w1: 'b4', w2: 'd4' } },
      lasting: [{ card: 'torodins-advance', by: 'Jana' }],
    });
    expect(table.offers.filter(key => key.includes(' to c4'))).toEqual([table.key('move torodin to c4')]);
    expect(table.squares('move torodin')).toContain('c6');
  });
});

describe('after-moving abilities', () => {
  it('are offered once, when the move is over', rules('SUM 7.4.7', 'SUM 4.37'), () => {
    const table = new Table({
      Jana: { units: { lun: 'c4' }, magic: 1 },
      Petr: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c7') }, vines: { v1: 'c4' } },
    });
    table.do('Jana: move lun to c4');
    expect(table).toAsk(0, 'moment.chosen');
    expect(table).toOffer([table.key('use gemOfCalling with lun'), 'pass']);
    table.do('Jana: pass');
    expect(table).toAsk(0, 'movementPhase.chosen');
  });
  it('follow a push by the unit’s own player too, not one by another', rules('SUM 7.4.7', 'SUM 10.13.1', 'SUM 10.13.2'), () => {
    const own = new Table({
      at: 'attack',
      Jana: { units: { kynder: 'c3', lun: 'c4' }, magic: 2 },
      Petr: { units: { s1: unit('scholar', 'c7'), s2: unit('scholar', 'a4') } },
    });
    own.do('Jana: use magePush', 'Jana: push lun', 'Jana: to d4');
    expect(own).toOffer([own.key('use gemOfCalling with lun'), 'pass']);
    const foreign = new Table({
      at: 'attack',
      Jana: { units: { kynder: 'c3', s1: unit('scholar', 'b3') }, walls: { w1: 'c2' }, magic: 2 },
      Petr: { units: { lun: 'c4' }, magic: 2 },
    });
    foreign.do('Jana: use magePush', 'Jana: push lun', 'Jana: to d4');
    expect(foreign).toAsk(0, 'attackPhase.chosen');
  });
  it('belong to the own turn: a unit that runs in another’s uses none', rules('SUM 10.13.1'), () => {
    const ability: Ability = {
      id: 'test-hare',
      rule: 'SUM 8.3',
      uses: [
        {
          id: 'hop',
          at: 'anytime',
          cost: 0,
          oncePerTurn: true,
          everyTurn: true,
          rule: 'SUM 10.15.2',
          refusal: () => null,
          run: (w, card) => push({ card, by: w.cards[card]!.controller, steps: 1, straight: false, rule: 'SUM 10.11.4' }),
        },
        {
          id: 'rest',
          at: 'moved',
          cost: 0,
          rule: 'SUM 8.3',
          refusal: () => null,
          run: (w, card) => push({ card, by: w.cards[card]!.controller, steps: 1, straight: false, rule: 'SUM 10.11.4' }),
        },
      ],
    };
    if (cardNamed('test-hare') < 0)
      addCard({ ...(definitionAt(cardNamed('miner')) as UnitDefinition), id: 'test-hare', ability, abilities: [ability] });
    const table = new Table({
      Jana: { units: { m1: unit('miner', 'c3'), mine: unit('test-hare', 'e2') } },
      Petr: { units: { hare: unit('test-hare', 'c6') } },
    });
    table.do('Jana: move m1 to c5');
    expect(table).toAsk(1, 'interlude.chosen');
    table.do('Petr: use hop with hare', 'Petr: to c7');
    expect(table).toAsk(0, 'movementPhase.goOn');
    table.do('Jana: use hop with mine', 'Jana: to e3');
    expect(table).toOffer([table.key('use rest with mine'), 'pass']);
  });
});
