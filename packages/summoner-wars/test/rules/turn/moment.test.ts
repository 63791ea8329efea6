/** Which abilities fit a moment (rulings C6, C13). */
import { expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { addCard, cardNamed, definitionAt, type Ability, type UnitDefinition, type Use } from '../../../src/index.ts';
import { push } from '../../../src/rules/procedures.ts';
import { Table } from '../../fixture.ts';

it('Insight is offered while an attack may follow, not when the attacks are over', rules('SUM C13'), () => {
  const at = (phase: string) =>
    new Table({
      at: phase,
      Jana: { units: { s1: { card: 'scholar', at: 'c3' } }, walls: { w1: 'b2' }, hand: { m1: 'miner' }, magic: 2 },
      Petr: {},
    });
  for (const phase of ['summon', 'events', 'movement', 'attack']) {
    const table = at(phase);
    expect(table.offers).toContain(table.key('use insight with s1'));
  }
  const table = at('magic');
  expect(table).toAsk(0, 'magicPhase.chosen');
  expect(table.offers.filter(key => key.startsWith('use'))).toEqual([]);
});

it('you use only abilities of units you control, in your own turn', rules('SUM 10.13.2', 'SUM 10.15.2', 'SUM C6'), () => {
  // Petr's Kynder is of no use to Jana, and not usable by Petr in her turn: no card of this set opens a window there.
  const table = new Table(
    {
      at: 'attack',
      Jana: { units: { m1: { card: 'miner', at: 'c3' } }, walls: { w1: 'c4' }, magic: 1 },
      Petr: { units: { kynder: 'c5' }, magic: 1 },
    },
    { random: [1] },
  );
  expect(table.offers.some(key => key.startsWith('use'))).toBe(false);
  table.do('Jana: attack m1 on w1');
  expect(table.events.some(({ type }) => type === 'abilityUsed')).toBe(false);
});

it('an ability that may be used may be passed; one that takes effect by itself may not', rules('SUM 8.7', 'SUM 8.5', 'SUM C3'), () => {
  const optional = new Table({ at: 'attack', Jana: { units: { lun: 'c4' }, discard: { x: 'wall' } }, Petr: { walls: { w1: 'c5' } } });
  expect(optional).toOffer([optional.key('use meditate with tundle'), 'pass']);
  expect(optional.position.decision).toMatchObject({ rule: 'SUM C3', about: { at: 'attackBegins', unit: -1 } });
  const both = new Table(
    {
      at: 'end',
      Jana: { deck: 'sand-goblins', units: { kreep: 'c4', growden: 'e4' } },
      Petr: { units: { m1: { card: 'miner', at: 'c5' } }, walls: { w1: 'e5' } },
    },
    { random: [6] },
  );
  expect(both).toOffer([both.key('use cowardly with kreep'), both.key('use sunderHammer with growden')]);
  both.do('Jana: use cowardly');
  expect(both).toOffer([both.key('use sunderHammer with growden'), 'pass']);
});
it('an ability of one unit is asked for by the rule of its text', rules('SUM 8.7'), () => {
  const table = new Table({ Jana: { units: { lun: 'c4' }, magic: 1 }, Petr: { units: { s1: { card: 'scholar', at: 'c7' } } } });
  table.do('Jana: move lun to c4');
  expect(table.position.decision).toMatchObject({ rule: 'SUM 8.7', about: { at: 'moved', unit: table.id('lun') } });
});
it('what is once per turn is refused the second time, what is not is not', rules('SUM 10.13.1', 'SUM 10.13.2', 'SUM C12'), () => {
  const both = (id: string, oncePerTurn: boolean): Use => ({
    id,
    at: 'anytime',
    cost: 0,
    oncePerTurn,
    rule: 'SUM 8.7',
    refusal: () => null,
    run: (w, card) => push({ card, by: w.cards[card]!.controller, steps: 1, straight: false, rule: 'SUM 10.11.4' }),
  });
  const ability: Ability = { id: 'test-dancer', rule: 'SUM 8.7', uses: [both('leap', true), both('turn', false)] };
  if (cardNamed('test-dancer') < 0)
    addCard({ ...(definitionAt(cardNamed('miner')) as UnitDefinition), id: 'test-dancer', ability, abilities: [ability] });
  const table = new Table({ at: 'attack', Jana: { units: { da: { card: 'test-dancer', at: 'c3' } } }, Petr: {} });
  table.do('Jana: use leap', 'Jana: to c4');
  expect(table).toRefuse(table.key('use leap with da'), 'SUM C12');
  table.do('Jana: use turn', 'Jana: to c5');
  expect(table).toOffer(['end', table.key('use turn with da')]);
});
it('at the end of a turn its player orders what comes, by name, and each comes once', rules('SUM 10.14.1', 'SUM E15'), () => {
  const table = new Table({
    at: 'end',
    Jana: { deck: 'mountain-vargath', units: { sunderved: 'c5', growden: 'c3' }, walls: { w1: 'c2' } },
    Petr: { draw: 5 },
    lasting: [{ card: 'fall-back', by: 'Jana', on: 'w1' }],
  });
  expect(table.position.decision).toMatchObject({ rule: 'SUM 10.14.1', about: { waiting: ['fall-back', 'turnEnds'] } });
  table.do('Jana: first 1', 'Jana: use sunderHammer', 'Jana: on w1', 'Jana: done');
  expect(table.card('w1').wounds).toBe(2);
  expect(table.world.active).toBe(1);
});
