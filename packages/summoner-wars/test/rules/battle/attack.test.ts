/** Attacks without a roll and diagonal ones: the book settles them for other boxes, no card of this one has them, so made-up units do. */
import { expect, describe, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import {
  addCard,
  cardNamed,
  definitionAt,
  type Ability,
  type CardId,
  type Fallen,
  type UnitDefinition,
  type World,
} from '../../../src/index.ts';
import { harm } from '../../../src/rules/procedures.ts';
import { summonerOf } from '../../../src/rules/queries.ts';
import { Table } from '../../fixture.ts';

function unitWith(id: string, ability: Omit<Ability, 'id' | 'rule'>, more: Partial<UnitDefinition> = {}): void {
  if (cardNamed(id) >= 0) return;
  const own: Ability = { id, rule: 'SUM 10.7.2', ...ability };
  addCard({ ...(definitionAt(cardNamed('miner')) as UnitDefinition), id, attack: 2, life: 9, ability: own, abilities: [own], ...more });
}
unitWith('test-marksman', { precise: true });
unitWith('test-lump', { sluggish: true });
unitWith('test-sweeper', { attacksWithin: 2 });
/** Takes somebody along when it is destroyed by an attack. */
const avenged = (victimOf: (w: World, fallen: Fallen) => CardId): Omit<Ability, 'id' | 'rule'> => ({
  whenDestroyed: (w, self, fallen) =>
    fallen.card === self
      ? harm({ by: fallen.controller, attacker: null, blows: [{ card: victimOf(w, fallen), wounds: 9 }], rule: 'SUM D7' })
      : null,
});
unitWith(
  'test-martyr',
  avenged((_, { attacker }) => attacker!),
  { life: 1 },
);
unitWith(
  'test-avenger',
  avenged((w, { by }) => summonerOf(w, by)!),
  { life: 1 },
);

describe('wounds without a roll', () => {
  const fight = (attacker: string, target: string) => {
    const table = new Table(
      { at: 'attack', Jana: { units: { a: { card: attacker, at: 'c4' } } }, Petr: { units: { b: { card: target, at: 'c5' } } } },
      { random: [1, 1, 1] },
    );
    table.do('Jana: attack a on b');
    return table;
  };
  it('come from a precise unit, as many as it would roll dice', rules('SUM 10.7.5'), () => {
    const table = fight('test-marksman', 'test-sweeper');
    expect(table.card('b').wounds).toBe(2);
    expect(table.events.some(({ type }) => type === 'diceRolled')).toBe(false);
    expect(table).toHaveHappened({ type: 'certainWounds', wounds: 2, rule: 'SUM 10.7.5' });
  });
  it('come to a sluggish one, as many as the attacker would roll dice', rules('SUM 10.7.5'), () => {
    const table = fight('test-sweeper', 'test-lump');
    expect(table.card('b').wounds).toBe(2);
    expect(table).toHaveHappened({ type: 'certainWounds', wounds: 2, rule: 'SUM 10.7.5' });
    expect(table.events.some(({ type }) => type === 'diceRolled')).toBe(false);
  });
  it('are counted once when a precise unit attacks a sluggish one', rules('SUM 10.7.9'), () => {
    const table = fight('test-marksman', 'test-lump');
    expect(table.card('b').wounds).toBe(2);
    expect(table).toHaveHappened({ type: 'certainWounds', wounds: 2, rule: 'SUM 10.7.9' });
  });
  it('are an attack like any other: a later one is not the first of the turn', rules('SUM G3'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { a: { card: 'test-marksman', at: 'c4' }, b: { card: 'test-sweeper', at: 'd5' } } },
        Petr: { deck: 'shadow-elves', units: { malidala: 'c5' } },
      },
      { random: [2, 2] },
    );
    table.do('Jana: attack a on malidala', 'Jana: attack b on malidala');
    expect(table.events.some(({ type }) => type === 'dieIgnored')).toBe(false);
  });
  it('are an exception: otherwise it is rolled', () => {
    const table = fight('test-sweeper', 'test-sweeper');
    expect(table.card('b').wounds).toBe(0);
  });
});

describe('a diagonal attack', () => {
  it('is made by whom an ability allows it, its reach counted in steps of a move', rules('SUM 10.10.2', 'SUM 10.10.3'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { a: { card: 'test-sweeper', at: 'c3' } } },
        Petr: { units: { m1: { card: 'miner', at: 'd4' }, m2: { card: 'miner', at: 'c5' }, m3: { card: 'miner', at: 'd5' } } },
      },
      { random: [6, 6] },
    );
    expect(table.offers.filter(key => key.startsWith('attack'))).toEqual([table.key('attack a on m1'), table.key('attack a on m2')]);
    expect(table).toRefuse(table.key('attack a on m3'), 'SUM 7.5.11');
    table.do('Jana: attack a on m1');
    expect(table).toHaveHappened({ type: 'attackDeclared', target: table.id('m1'), rule: 'SUM 10.10.2' });
  });
});

describe('an attack on several squares', () => {
  it.each([
    ['test-martyr', true],
    ['test-avenger', false],
  ])('ends when the attacker is gone: %s', rules('SUM 10.14.2', 'SUM H7'), (card, alive) => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'shadow-elves', units: { hydrake: 'c4' } },
        Petr: { units: { a: { card, at: 'c5' }, b: { card, at: 'd4' } } },
        Eva: {},
        Tom: {},
      },
      { seats: 4, random: [3, 1, 1] },
    );
    table.do('Jana: assault hydrake', 'Jana: next a');
    expect(table.card('hydrake').square).toBe(-1);
    expect(table.world.sides[0]!.alive).toBe(alive);
    expect(table.card('b')).toMatchObject({ square: 39, wounds: 0 });
    expect(table.all('attackDeclared')).toHaveLength(1);
  });
});
