/** What dice an ability asks for (chapter 5). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { heroNamed } from '../../src/index.ts';
import { satisfies } from '../../src/rules/dice.ts';
import { table } from '../fixture.ts';

const duel = { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'spider-man' } };

describe('requirements', () => {
  const thor = heroNamed('thor');
  it('are symbols, at least those', rules('DIT 5.3', 'DIT 5.4', 'DIT R18'), () => {
    expect(satisfies(thor, [1, 2, 3, 6, 6], 'AAACC')).toBe(true);
    expect(satisfies(thor, [1, 2, 4, 6, 6], 'AAACC')).toBe(false);
    expect(satisfies(thor, [6, 6, 6, 6, 6], 'CCCC')).toBe(true);
  });
  it('are four or five numbers in a row, no others', rules('DIT 5.5', 'DIT 5.6', 'DIT 5.8', 'DIT 5.9', 'DIT 15.9', 'DIT 15.10'), () => {
    const small = [
      [1, 2, 3, 4, 6],
      [2, 3, 4, 5, 5],
      [3, 4, 5, 6, 1],
    ];
    for (const dice of small) expect(satisfies(thor, dice, 'SS'), String(dice)).toBe(true);
    for (const dice of [
      [1, 2, 3, 5, 6],
      [4, 5, 6, 1, 2],
      [1, 1, 2, 3, 3],
    ])
      expect(satisfies(thor, dice, 'SS'), String(dice)).toBe(false);
    for (const dice of [
      [1, 2, 3, 4, 5],
      [6, 5, 4, 3, 2],
    ])
      expect(satisfies(thor, dice, 'LS')).toBe(true);
    expect(satisfies(thor, [1, 2, 3, 4, 6], 'LS')).toBe(false);
  });
  it(
    'refuse what the dice do not satisfy, and give the highest tier',
    rules('DIT 12.4.7', 'DIT 12.4.12', 'DIT 5.3', 'DIT R17', 'DIT 3.11', 'DIT 5.1'),
    () => {
      const t = table(duel, [1, 1, 2, 3, 4]).do('Jana: roll', 'Jana: stop');
      expect(t).toOffer(['announce hammered', 'announce lightningRod', 'none']);
      expect(t.refusal('announce thunderBolt')).toBe('DIT 5.3');
      t.do('Jana: announce hammered');
      expect(t.all('attackFixed')[0]).toMatchObject({ damage: 5, is: true, rule: 'DIT 15.22' }); // four Hammers
    },
  );
  it('let a large straight be used as a small one', rules('DIT R17', 'DIT 5.2'), () => {
    const t = table(duel, [1, 2, 3, 4, 5]).do('Jana: roll', 'Jana: stop');
    expect(t).toOfferAtLeast(['announce lightningRod', 'announce thunderBolt']);
    t.do('Jana: announce lightningRod', 'Petr: decline');
    expect(t.all('activated')).toHaveLength(1);
    expect(t.all('phaseBegan').map(({ phase }) => phase)).toContain('main2');
  });
});
