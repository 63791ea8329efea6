/** Which abilities bots use. */
import { keyOf, type Option, type Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { mark } from '../../../src/rules/atoms.ts';
import { ATTACKED } from '../../../src/rules/state.ts';
import { Table } from '../../fixture.ts';
import { DWARVES, glance, table } from '../glance.ts';

it('counters no summons of its own', rules('SUM G7'), () => {
  const t = table(
    'attack',
    { deck: 'benders', units: { tacullu: 'c3', controller: 'c4' }, magic: 5 },
    { deck: 'swamp-orcs', units: { savager: 'f3' } },
  );
  const ask = (key: string): void => void game.answer(t.position, key);
  while (!keyOf(t.position.decision!.options[0] as Option).startsWith('use counterSummon')) ask('end');
  ask(`use counterSummon with ${t.id('tacullu')}`);
  expect(glance(t.position).promising).toEqual([`on ${t.id('savager')}`]);
});

it('hammers no wall of its own', () => {
  const hammer = (walls: Plain): readonly string[] => {
    const t = table('magic', { deck: 'mountain-vargath', units: { growden: 'c4' }, hand: { a: 'rusher' }, ...(walls as object) }, DWARVES);
    game.answer(t.position, 'end');
    return glance(t.position).promising;
  };
  expect(hammer({ walls: { own: 'c3' } })).toEqual(['pass']);
  const DWARVES_WALL = table(
    'magic',
    { deck: 'mountain-vargath', units: { growden: 'c4' }, hand: { a: 'rusher' } },
    { ...DWARVES, walls: { gate: 'c5' } },
  );
  game.answer(DWARVES_WALL.position, 'end');
  expect(glance(DWARVES_WALL.position).best).toBe(`use sunderHammer with ${DWARVES_WALL.id('growden')}`);
});

it('pays for no second stroke of lightning without a unit to strike', () => {
  const again = (petr: Plain): readonly string[] => {
    const t = new Table(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { quen: 'c4' }, magic: 3 },
        Petr: { deck: 'deep-dwarves', ...(petr as object) },
      },
      { random: [6, 6] },
    );
    game.answer(t.position, `attack ${t.id('quen')} on ${t.id('miner')}`);
    return glance(t.position).promising;
  };
  expect(again({ units: { miner: 'c5' }, walls: { gate: 'd4' } })).toEqual(['pass']);
  expect(again({ units: { miner: 'c5', lun: 'd4' } }).length).toBe(2);
});

it('counters no summons when only its own could be', () => {
  const t = table(
    'attack',
    { deck: 'benders', units: { tacullu: 'c3', deceiver: 'c4' }, magic: 5 },
    { deck: 'swamp-orcs', units: { savager: 'f8' } },
  );
  while (!t.position.decision!.options.map(keyOf).includes('pass')) game.answer(t.position, 'end');
  expect(t.position.decision!.options.map(keyOf)).toContain(`use counterSummon with ${t.id('tacullu')}`);
  expect(glance(t.position).promising).toEqual(['pass']);
});

it('pays for Insight only before an attack it helps', rules('SUM C13'), () => {
  const insight = (miner: string, attacks: number): number => {
    const t = table(
      'attack',
      { deck: 'deep-dwarves', units: { scholar: 'c4', miner, kynder: 'f1' }, magic: 3 },
      { deck: 'swamp-orcs', units: { savager: 'c5' } },
      { attacks },
    );
    mark(t.world, t.id('scholar'), ATTACKED);
    return glance(t.position).of(`use insight with ${t.id('scholar')}`);
  };
  expect(insight('d5', 1)).toBeGreaterThan(0);
  expect(insight('a1', 1)).toBe(0);
  expect(insight('d5', 3)).toBe(0);
});

it('commands nobody who has only its own to strike', rules('SUM G4'), () => {
  const command = (petr: Plain): readonly string[] => {
    const t = table('attack', { deck: 'benders', units: { sorgwen: 'c3', breaker: 'c4', other: { card: 'breaker', at: 'a1' } } }, petr);
    mark(t.world, t.id('sorgwen'), ATTACKED);
    for (let n = 0; n < 9 && !t.position.decision!.options.map(keyOf).includes('pass'); n++) game.answer(t.position, 'end');
    return glance(t.position).promising;
  };
  expect(command({ deck: 'swamp-orcs', units: { mugglug: 'f8' } })).toEqual(['pass']);
  expect(command({ deck: 'swamp-orcs', units: { mugglug: 'f8', savager: 'c5' } }).length).toBe(2);
});

it('does not pay to escape and stay', () => {
  const t = new Table(
    {
      at: 'attack',
      Jana: { deck: 'sand-goblins', units: { shaman: { card: 'sand-shaman', at: 'c4' }, krusk: 'a1' }, magic: 2, draw: 5 },
      Petr: { deck: 'swamp-orcs', units: { savager: 'c6', mugglug: 'f8' } },
    },
    { random: [1, 1] },
  );
  game.answer(t.position, `attack ${t.id('shaman')} on ${t.id('savager')}`);
  game.answer(t.position, `use escape with ${t.id('shaman')}`);
  expect(t.position.decision!.options.map(keyOf)).toContain('stay');
  expect(glance(t.position).promising).not.toContain('stay');
});

it('pays for no second arrow without somebody to shoot', () => {
  const paid = (units: { readonly [name: string]: Plain }): readonly string[] => {
    const t = new Table(
      { at: 'attack', Jana: { deck: 'shadow-elves', units: { ranger: 'c4' }, magic: 3 }, Petr: { deck: 'deep-dwarves', units } },
      { random: [6, 6] },
    );
    game.answer(t.position, `attack ${t.id('ranger')} on ${t.id('gem')}`);
    game.answer(t.position, 'advance');
    return glance(t.position).promising;
  };
  expect(paid({ gem: { card: 'gem-mage', at: 'c5' } })).toEqual(['pass']);
  expect(paid({ gem: { card: 'gem-mage', at: 'c5' }, g2: { card: 'gem-mage', at: 'c7' } })).toContain('pay');
});

it('pushes nobody who has nowhere to go', rules('SUM E5'), () => {
  const near = (at: string): Table =>
    table(
      'attack',
      { deck: 'deep-dwarves', units: { kynder: 'b2', miner: 'c3', tundle: 'f1' }, walls: { w1: 'a2', w2: 'b1' }, magic: 3 },
      { deck: 'swamp-orcs', units: { savager: at, mugglug: 'f8' } },
    );
  const push = (t: Table): number => glance(t.position).of(`use magePush with ${t.id('kynder')}`);
  expect(push(near('b3'))).toBeGreaterThan(0);
  expect(push(near('b5'))).toBe(0);
  const walled = near('a1');
  expect(push(walled)).toBe(0);
  game.answer(walled.position, `use magePush with ${walled.id('kynder')}`);
  expect(glance(walled.position).promising).toEqual([`push ${walled.id('miner')}`]);
});
