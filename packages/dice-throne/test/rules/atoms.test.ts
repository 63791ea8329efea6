/** What changes the table, at its limits: what is nothing is not told, what is too much is lost. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { draw, fixAttack, gainCp, give, heal, raiseLimit, stealCp, stealHealth } from '../../src/rules/atoms.ts';
import { viewTable } from '../../src/rules/view.ts';
import { hands, rig, table } from '../fixture.ts';

const duel = (jana: object = {}, petr: object = {}) =>
  table({ at: 'main1', Jana: { hero: 'thor', hand: { x: 'sixIt' }, ...jana }, Petr: { hero: 'loki', ...petr } });

describe('combat points', () => {
  it('above 15 are lost, and the rest is told', rules('DIT 4.3', 'DIT 4.4', 'DIT 15.27'), () => {
    const t = duel({ cp: 14 });
    const g = hands(t);
    gainCp(g, 0, 2, 'DIT 15.27');
    gainCp(g, 0, 0, 'DIT 15.27');
    expect(t.player('Jana').cp).toBe(15);
    expect(g.told).toEqual([{ type: 'cpGained', seat: 0, gained: 1, lost: 1, cp: 15, rule: 'DIT 15.27' }]);
  });
  it('are stolen as far as there are any', rules('DIT 8.10', 'DIT 8.12'), () => {
    const t = duel({ cp: 3 }, { cp: 2 });
    const g = hands(t);
    stealCp(g, { seat: 0, from: 1, n: 5, rule: 'DIT 8.10' });
    expect([t.player('Jana').cp, t.player('Petr').cp]).toEqual([5, 0]);
    expect(g.told).toEqual([{ type: 'cpStolen', seat: 0, from: 1, n: 2, rule: 'DIT 8.10' }]);
  });
  it('are stolen by a card', rules('DIT 8.10', 'DIT 8.12'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { s: 'silverTongue' } },
      Petr: { hero: 'thor', cp: 4 },
    }).do('Jana: play s');
    const left = t.player('Jana').cp;
    t.do('Jana: seal hammered', 'Jana: seal lightningRod').pass();
    expect([t.player('Jana').cp - left, t.player('Petr').cp]).toEqual([1, 3]);
  });
});

describe('health', () => {
  it('is gained up to ten above the start', rules('DIT 4.1', 'DIT 15.27', 'DIT 12.1.4', 'DIT 12.6.11'), () => {
    const t = duel({ health: 59 });
    const g = hands(t);
    heal(g, 0, 0, 'DIT 15.27');
    expect([t.health('Jana'), g.told]).toEqual([59, []]);
    heal(g, 0, 3, 'DIT 15.27');
    expect(t.health('Jana')).toBe(60);
    heal(g, 1, 1, 'DIT 15.27');
    expect(g.told).toEqual([
      { type: 'healed', seat: 0, n: 3, gained: 1, health: 60, rule: 'DIT 15.27' },
      { type: 'healed', seat: 1, n: 1, gained: 1, health: 51, rule: 'DIT 15.27' },
    ]);
    // Only upkeep and the defensive roll total: elsewhere it comes at once, in them it waits.
    rig(t.world).pooling = true;
    heal(g, 1, 2, 'DIT 15.27');
    expect([t.health('Petr'), t.world.heals]).toEqual([51, [0, 2]]);
    expect(g.told.at(-1)).toEqual({ type: 'healWaits', seat: 1, n: 2, rule: 'DIT R42' });
  });
  it('is stolen whole, even by a thief who has room for less', rules('DIT 8.11', 'DIT 8.12', 'DIT 4.1'), () => {
    const t = duel({ health: 58 }, { health: 40 });
    const g = hands(t);
    stealHealth(g, { seat: 0, from: 1, n: 5, rule: 'DIT 8.11' });
    expect([t.health('Jana'), t.health('Petr')]).toEqual([60, 35]);
    expect(g.told).toEqual([{ type: 'healthStolen', seat: 0, from: 1, n: 5, gained: 2, rule: 'DIT 8.11' }]);
  });
});

describe('tokens', () => {
  it('come up to the limit of the board, and not to those who have left', rules('DIT 6.15', 'DIT 6.14', 'DIT 15.26'), () => {
    const t = duel({ tokens: { agility: 2 } });
    const g = hands(t);
    const agility = (to: number, n: number) => give(g, { to, by: 0, status: 'agility', n, rule: 'DIT 15.26' });
    expect([agility(0, 1), t.tokens('Jana', 'agility')]).toEqual([0, 2]); // full
    expect(g.told).toEqual([{ type: 'statusGained', seat: 0, by: 0, status: 'agility', n: 0, surplus: 1, rule: 'DIT 15.26' }]);
    expect([agility(1, 0), g.told.length]).toEqual([0, 1]); // nothing is no gift
    expect([agility(1, 1), t.player('Petr').tokens]).toEqual([1, [{ status: 'agility', by: 0, state: 0 }]]);
    rig(t.world).players[1]!.alive = false;
    expect([agility(1, 1), t.tokens('Petr', 'agility')]).toEqual([0, 1]);
  });
  it('tell a raised limit', rules('DIT 6.17', 'DIT 6.18'), () => {
    const g = hands(duel());
    raiseLimit(g, 0, 'electrokinesis', { n: 2, rule: 'DIT 6.17' });
    expect(g.told).toEqual([{ type: 'limitRaised', seat: 0, status: 'electrokinesis', limit: 6, rule: 'DIT 6.17' }]);
  });
});

describe('a deck', () => {
  it('is made of the whole discard pile again, and the player knows what is drawn', rules('DIT 7.3', 'DIT 12.2.4'), () => {
    const given = { at: 'income', Jana: { hero: 'thor', discard: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'loki' } };
    const t = table(given, ['kept']);
    expect([t.player('Jana').hand.length, t.player('Jana').deck.length, t.player('Jana').discard]).toEqual([1, 1, []]);
    expect(t.all('drew')).toMatchObject([{ seat: 0, missing: 0, rule: 'DIT 12.2.3' }]);
    const drawn = (viewer: number) => viewTable(t.world, viewer).players[0]!.hand[0]!.card;
    expect([['sixIt', 'soWild'].includes(drawn(0)), drawn(1)]).toEqual([true, '?']);
    // A deck with a card left is drawn from first.
    const one = table({ ...given, Jana: { ...given.Jana, deck: { c: 'tipIt' } } });
    expect([one.player('Jana').hand.map(id => one.world.cards[id]), one.all('shuffled')]).toEqual([['tipIt'], []]);
  });
  it('that is empty like the discard pile gives what it has', rules('DIT 7.3'), () => {
    const t = duel({ deck: { a: 'sixIt', b: 'soWild', c: 'tipIt' } });
    const g = hands(t);
    expect(draw(g, 0, 0, 'DIT 7.25')).toEqual([]);
    expect(g.told).toEqual([]); // no card is no draw
    const drawn = draw(g, 0, 5, 'DIT 7.25');
    expect(drawn).toHaveLength(3);
    expect(g.told).toEqual([{ type: 'drew', seat: 0, cards: drawn, missing: 2, rule: 'DIT 7.25' }]);
  });
});

describe('piles', () => {
  it('of discards and upgrades in play are seen by all', rules('DIT 2.10', 'DIT 7.21', 'DIT 12.8.3'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-widow', hand: { x: 'sixIt', up: 'hackedII' } },
      Petr: { hero: 'thor' },
    }).do('Jana: sell x', 'Jana: spend covertOps', 'Jana: choose freeUpgrade', 'Jana: play up');
    const { discard, upgrades } = viewTable(t.world, 'spectator').players[0]!;
    expect([discard.map(({ card }) => card), upgrades.map(({ card }) => card)]).toEqual([['sixIt'], ['hackedII']]);
  });
});

describe('an attack', () => {
  it('needs one damage, no more', rules('DIT 15.22', 'DIT 9.43'), () => {
    const fixed = (damage: number) => {
      const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4]).attack('Jana', 'vibraniumClaws');
      const g = hands(t);
      fixAttack(g, damage);
      return [t.world.attack!.is, g.told];
    };
    const told = (is: boolean, damage: number) => [{ type: 'attackFixed', seat: 0, is, damage, rule: 'DIT 15.22' }];
    expect([fixed(0), fixed(1)]).toEqual([
      [false, told(false, 0)],
      [true, told(true, 1)],
    ]);
  });
});
