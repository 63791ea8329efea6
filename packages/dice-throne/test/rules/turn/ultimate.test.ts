/** Ultimates: the lock, and what stops and raises them (chapter 5). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixture.ts';

describe('an ultimate', () => {
  const given = {
    Jana: { hero: 'spider-man' },
    Petr: { hero: 'black-widow', cp: 9, hand: { no: 'notThisTime', bye: 'buhBye', wild: 'soWild' }, tokens: { agility: 2 } },
  };
  it(
    'locks the opponents to the end of the roll phase: no cards, tokens, defence',
    rules(
      'DIT 5.21',
      'DIT 5.23',
      'DIT 5.24',
      'DIT 5.25',
      'DIT 5.26',
      'DIT 5.27',
      'DIT 15.20',
      'DIT R49',
      'DIT R50',
      'DIT R53',
      'DIT R55',
      'DIT 6.54',
    ),
    () => {
      const t = table(given, [6, 6, 6, 6, 6])
        .do('Jana: roll', 'Jana: stop')
        .until('Jana')
        .do('Jana: announce venomShockwave')
        .until('Petr');
      expect(t.position.decision!.rule).toBe('DIT 12.4.8'); // R55: always asked
      expect(t).toOfferAtLeast(['play 2']);
      t.answer(1, 'pass');
      t.until('Petr');
      // Not one question for Petr until the main phase: 13 and the 2 of the web it inflicts, nothing prevented.
      expect(t.world.phase).toBe('main2');
      expect(t.health('Petr')).toBe(50 - 13 - 2);
      expect(t.tokens('Petr', 'agility')).toBe(2);
      expect(t.world.lock).toBeNull();
      expect(t.all('activated')).toMatchObject([{ seat: 0, ability: 'venomShockwave', ultimate: true, rule: 'DIT 5.27' }]);
    },
  );
  it('is stopped by changing the dice before activation only', rules('DIT 5.28', 'DIT 12.4.8'), () => {
    const t = table(given, [6, 6, 6, 6, 6])
      .do('Jana: roll', 'Jana: stop')
      .until('Jana')
      .do('Jana: announce venomShockwave', 'Petr: play wild', 'Petr: die 1 to 1')
      .until('Jana');
    expect(t.refusal('announce venomShockwave')).toBe('DIT 5.3');
    expect(t).toOfferAtLeast(['announce venomPunch']);
  });
  it('lets opponents act right after its resolution at a table that says so', rules('DIT 12.6.11', 'DIT 15.20', 'DIT R49'), () => {
    const asked = (lock: string) => {
      const t = table(given, [6, 6, 6, 6, 6], { lock }).attack('Jana', 'venomShockwave');
      t.answer(1, 'pass');
      return t.until('Petr').world.phase;
    };
    expect(asked('resolution')).toBe('defence');
    expect(asked('rollPhase')).toBe('main2');
  });
  it('is no source of Kinetic Energy', rules('DIT R98', 'DIT R41', 'DIT 5.33'), () => {
    // With the shorter lock it is over before the damage is dealt: then the printed exception alone is left.
    const given = { Jana: { hero: 'spider-man' }, Petr: { hero: 'black-panther' } };
    const t = table(given, [6, 6, 6, 6, 6], { lock: 'resolution' }).attack('Jana', 'venomShockwave');
    expect(t.health('Petr')).toBe(50 - 2 - 13);
    expect(t.tokens('Petr', 'kineticEnergy')).toBe(0);
  });
  it('keeps the type of other damage made during a lock, and nobody locked can respond', rules('DIT R54', 'DIT R50'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', tokens: { kineticEnergy: 6 } },
        Petr: { hero: 'black-widow', hand: { x: 'gettingPaid' }, tokens: { agility: 1 } },
      },
      [6, 6, 6, 6, 6],
    ).attack('Jana', 'wakandaForever');
    t.answer(1, 'pass');
    t.until('Petr');
    expect(t.world.phase).toBe('main2');
    expect(t.all('damageAdded').find(({ damage }) => damage === 'undefendable')).toBeDefined();
    expect(t.health('Petr')).toBe(50 - 5 - 11);
  });
  it('raises an ultimate by what its owner holds', rules('DIT R52', 'DIT 5.22'), () => {
    const t = table({ Jana: { hero: 'black-panther', tokens: { kineticEnergy: 2 } }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 6]).attack(
      'Jana',
      'wakandaForever',
    );
    expect(t.health('Petr')).toBe(50 - 11 - 2);
  });
  it('lets no passive of an opponent react, whatever woke it', rules('DIT 5.25', 'DIT 5.26', 'DIT 15.20', 'DIT R53'), () => {
    // The throw that the ultimate itself allows would be Petr's eighth Kinetic Energy, and Jana's end.
    const given = { Jana: { hero: 'thor', health: 5 }, Petr: { hero: 'black-panther', tokens: { kineticEnergy: 7 } } };
    const t = table(given, [6, 6, 6, 6, 6]).attack('Jana', 'forAsgard').do('Jana: throw Petr', 'Jana: stop');
    expect(t.health('Petr')).toBe(50 - 1 - 14);
    expect([t.health('Jana'), t.tokens('Petr', 'kineticEnergy')]).toEqual([5, 7]);
    // The same throw outside an ultimate wakes it.
    const other = table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hammered');
    expect(other.outcome).toMatchObject({ places: [2, 1] });
  });
  it('lets what the ultimate itself inflicts act as it comes', rules('DIT R53'), () => {
    const t = table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'loki' } }, [6, 6, 6, 6, 6]).attack('Jana', 'venomShockwave');
    expect(t.health('Petr')).toBe(50 - 2 - 13); // 2 of the web
  });
  it('sends a companion home without its gift while its owner is locked out', rules('DIT 5.25', 'DIT R68'), () => {
    const t = table(
      { Jana: { hero: 'spider-man' }, Petr: { hero: 'loki', health: 13 }, Eva: { hero: 'thor', companion: 'Petr' } },
      [6, 6, 6, 6, 6],
      {},
      3,
    )
      .attack('Jana', 'venomShockwave')
      .do('Jana: target Petr');
    expect(t.player('Petr').alive).toBe(false);
    expect([t.player('Eva').companion, t.tokens('Eva', 'electrokinesis')]).toEqual([2, 0]);
  });
});
