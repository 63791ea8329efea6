/** What the book settles for abilities of other boxes: no card of this one has them, so made-up units do. */
import { expect, describe, it } from 'vitest';
import '@kolbiste/testkit/vitest';
import { addCard, cardNamed, definitionAt, type Ability, type UnitDefinition } from '../src/index.ts';
import { tableFrom } from './table-from.ts';

function unitWith(id: string, ability: Omit<Ability, 'id' | 'rule'>, more: Partial<UnitDefinition> = {}): void {
  if (cardNamed(id) >= 0) return;
  const own: Ability = { id, rule: 'SUM 10.7.2', ...ability };
  addCard({ ...(definitionAt(cardNamed('miner')) as UnitDefinition), id, attack: 2, life: 9, ability: own, abilities: [own], ...more });
}
unitWith('test-marksman', { precise: true });
unitWith('test-lump', { sluggish: true });
unitWith('test-sweeper', { attacksWithin: 2 });

describe('wounds without a roll', () => {
  const fight = (attacker: string, target: string) => {
    const table = tableFrom(
      { at: 'attack', Jana: { units: { a: { card: attacker, at: 'c4' } } }, Petr: { units: { b: { card: target, at: 'c5' } } } },
      { random: [1, 1, 1] },
    );
    table.play.answer(0, `attack ${table.id('a')} on ${table.id('b')}`);
    return table;
  };
  it('come from a precise unit, as many as it would roll dice [SUM 10.7.5]', () => {
    const table = fight('test-marksman', 'test-sweeper');
    expect(table.world.cards[table.id('b')]!.wounds).toBe(2);
    expect(table.play.events.some(({ type }) => type === 'diceRolled')).toBe(false);
    expect(table.play).toHaveHappened({ type: 'certainWounds', wounds: 2, rule: 'SUM 10.7.5' });
  });
  it('come to a sluggish one, as many as the attacker would roll dice [SUM 10.7.5]', () => {
    const table = fight('test-sweeper', 'test-lump');
    expect(table.world.cards[table.id('b')]!.wounds).toBe(2);
    expect(table.play.events.some(({ type }) => type === 'diceRolled')).toBe(false);
  });
  it('are counted once when a precise unit attacks a sluggish one [SUM 10.7.9]', () => {
    const table = fight('test-marksman', 'test-lump');
    expect(table.world.cards[table.id('b')]!.wounds).toBe(2);
    expect(table.play).toHaveHappened({ type: 'certainWounds', wounds: 2, rule: 'SUM 10.7.9' });
  });
  it('are an exception: otherwise it is rolled', () => {
    const table = fight('test-sweeper', 'test-sweeper');
    expect(table.world.cards[table.id('b')]!.wounds).toBe(0);
  });
});

describe('a diagonal attack', () => {
  it('is made by whom an ability allows it, its reach counted in steps of a move [SUM 10.10.2] [SUM 10.10.3]', () => {
    const { play, id } = tableFrom(
      {
        at: 'attack',
        Jana: { units: { a: { card: 'test-sweeper', at: 'c3' } } },
        Petr: { units: { m1: { card: 'miner', at: 'd4' }, m2: { card: 'miner', at: 'c5' }, m3: { card: 'miner', at: 'd5' } } },
      },
      { random: [6, 6] },
    );
    expect(play.offers.filter(key => key.startsWith('attack'))).toEqual([
      `attack ${id('a')} on ${id('m1')}`,
      `attack ${id('a')} on ${id('m2')}`,
    ]);
    expect(play).toRefuse(`attack ${id('a')} on ${id('m3')}`, 'SUM 7.5.11');
    play.answer(0, `attack ${id('a')} on ${id('m1')}`);
    expect(play).toHaveHappened({ type: 'attackDeclared', target: id('m1'), rule: 'SUM 10.10.2' });
  });
});
