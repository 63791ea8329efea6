/** Upgrades (chapter 7). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { cardNamed, heroNamed } from '../../../src/index.ts';
import { abilitiesOf } from '../../../src/rules/abilities.ts';
import { table } from '../../fixture.ts';

describe('upgrades', () => {
  const hand = { two: 'hammeredII', three: 'hammeredIII', again: 'hammeredII' };
  it(
    'cover their box, II to III for the difference, straight to III for the full price',
    rules('DIT 7.13', 'DIT 7.17', 'DIT 7.18', 'DIT 7.19', 'DIT 7.20', 'DIT 7.21', 'DIT 12.3.8', 'DIT 12.3.9', 'DIT R78'),
    () => {
      const panther = { claws: 'vibraniumClawsII', more: 'vibraniumClawsIII' };
      const [two, three] = [cardNamed('vibraniumClawsII').cost, cardNamed('vibraniumClawsIII').cost];
      const step = table({ at: 'main1', Jana: { hero: 'black-panther', cp: 9, hand: panther }, Petr: { hero: 'thor' } })
        .do('Jana: play claws', 'Jana: play more')
        .pass();
      expect(step.all('cpPaid').map(({ paid }) => paid)).toEqual([two, three - two]);
      expect(step.player('Jana').levels[0]).toBe(3);
      expect(step.cites('cpPaid', 'DIT 7.19')).toBe(true);
      const direct = table({ at: 'main1', Jana: { hero: 'black-panther', cp: 9, hand: panther }, Petr: { hero: 'thor' } }).do(
        'Jana: play more',
      );
      while (direct.question !== 'mainPhase.acted') direct.answer(direct.asked!, 'pass');
      expect(direct.player('Jana').cp).toBe(9 - three);
      expect(direct.refusal('play claws')).toBe('DIT R79');
    },
  );
  it('stay beneath, cannot be sold, and count by box', rules('DIT 7.16', 'DIT R79', 'DIT R80'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor', cp: 5, hand }, Petr: { hero: 'spider-man' } }).do(
      'Jana: play two',
      'Jana: play three',
    );
    while (t.question !== 'mainPhase.acted') t.answer(t.asked!, 'pass');
    expect(t.player('Jana').upgrades).toHaveLength(2);
    expect(t.player('Jana').levels.filter(level => level > 1)).toHaveLength(1);
    expect(t.offers.filter(key => key.startsWith('sell'))).toEqual(['sell 2']);
    expect(t.refusal('play again')).toBe('DIT R79');
  });
});

/** What a board comes to is remembered by its levels: every time another board, such as no other test has. */
let boards = 63;
describe('a board', () => {
  it('has the abilities of each box at its own level', rules('DIT 7.13'), () => {
    const others = ['stealthStrike', 'meteoricPunch', 'tripleThreat', 'ancestralPower', 'energyAbsorption', 'bashengasHonour'];
    const upgrades = others.filter((_, i) => (boards >> i) & 1).map(box => `${box}II`);
    boards = (boards + 63) % 64;
    const claws = (own: string[]) => {
      const { world } = table({ Jana: { hero: 'black-panther', upgrades: [...upgrades, ...own] }, Petr: { hero: 'loki' } });
      return abilitiesOf(world, 0).find(({ id }) => id === 'vibraniumClaws')!;
    };
    const [one, two, three] = heroNamed('black-panther').boxes[0]!.levels.map(({ abilities }) => abilities[0]);
    expect([claws([]) === one, claws(['vibraniumClawsII']) === two, claws(['vibraniumClawsIII']) === three]).toEqual([true, true, true]);
  });
});
