/** Cards: prices, classes, piles, sales (chapter 7). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { table } from '../../fixture.ts';

describe('cards', () => {
  it(
    'cost CP and are refused when too dear; 0 is free',
    rules('DIT 4.2', 'DIT 7.4', 'DIT 7.6', 'DIT 12.3.4', 'DIT 12.3.7', 'DIT 13.11'),
    () => {
      const t = table(
        {
          at: 'main1',
          Jana: { hero: 'thor', cp: 1, hand: { chain: 'chainLightningII', hammer: 'hammeredII', vegas: 'vegasBaby' } },
          Petr: { hero: 'spider-man' },
        },
        [5],
      );
      t.until('Jana');
      while (t.question !== 'mainPhase.acted') t.answer(0, 'pass');
      expect(t.refusal('play chain')).toBe('DIT 7.4');
      t.do('Jana: play hammer', 'Jana: play vegas');
      while (t.question !== 'mainPhase.acted') t.answer(t.asked!, 'pass');
      expect(t.player('Jana').cp).toBe(1 + 3); // half of 5, rounded up
      expect(t.player('Jana').levels[0]).toBe(2);
      t.do('Jana: play chain').pass();
      expect(t.player('Jana').cp).toBe(1 + 3 - 2); // an upgrade is paid for
      const shake = table({ at: 'main1', Jana: { hero: 'spider-man', cp: 3, hand: { shake: 'milkshakeMe' } }, Petr: { hero: 'loki' } });
      expect(shake.do('Jana: play shake').pass().player('Jana').cp).toBe(2); // and so is an action
    },
  );
  it(
    'are played in the phases of their class',
    rules('DIT 7.1', 'DIT 7.15', 'DIT 7.23', 'DIT 7.34', 'DIT 7.36', 'DIT 3.8', 'DIT R06'),
    () => {
      const given = {
        Jana: {
          hero: 'thor',
          cp: 9,
          hand: { up: 'odinforceII', moves: 'transference', six: 'sixIt', inst: 'gettingPaid' },
          tokens: { electrokinesis: 1 },
        },
        Petr: { hero: 'spider-man' },
      };
      const main = table({ at: 'main1', ...given });
      while (main.question !== 'mainPhase.acted') main.answer(0, 'pass');
      expect(main).toOfferAtLeast(['play 0', 'play 1', 'play 3', 'sell 0', 'end']);
      expect(main.refusal('play six')).toBe('DIT 7.36');
      const roll = table(given, [1, 1, 1, 4, 4]).do('Jana: roll');
      expect(roll.refusal('play up')).toBe('DIT 7.15');
      expect(roll.refusal('play moves')).toBe('DIT 7.34');
      expect(roll).toOfferAtLeast(['play 2', 'play 3']);
    },
  );
  it(
    'go to the discard pile only after they are carried out, face up',
    rules('DIT 7.22', 'DIT 7.24', 'DIT 7.25', 'DIT 7.26', 'DIT 12.3.5', 'DIT 12.3.6', 'DIT 2.10', 'DIT R95', 'DIT R76'),
    () => {
      // One card in the discard pile, none in the deck: Double Up! draws it, but never itself.
      const t = table(
        { at: 'main1', Jana: { hero: 'thor', hand: { two: 'doubleUp' }, discard: { x: 'sixIt' } }, Petr: { hero: 'spider-man' } },
        ['kept'],
      ).do('Jana: play two');
      expect(t.cites('shuffled', 'DIT 7.3')).toBe(true);
      expect(t.all('drew')[0]).toMatchObject({ missing: 1 });
      expect(t.player('Jana').cp).toBe(1); // paid first
      expect(t.player('Jana').discard.map(id => t.world.cards[id])).toEqual(['doubleUp']);
      const seen = game.module.view(t.world, 'spectator') as unknown as {
        players: { discard: { card: string }[]; hand: { card: string }[] }[];
      };
      expect(seen.players[0]!.discard[0]!.card).toBe('doubleUp');
      expect(seen.players[0]!.hand[0]!.card).toBe('?');
    },
  );
  it('reshuffle the discard pile when a draw is due and the deck is empty', rules('DIT 7.3', 'DIT 12.2.4', 'DIT R76'), () => {
    const t = table({ at: 'income', Jana: { hero: 'thor', discard: { x: 'sixIt', y: 'soWild' } }, Petr: { hero: 'spider-man' } }, [[1, 0]]);
    expect(t.all('shuffled')[0]).toMatchObject({ reshuffle: true });
    expect(t.player('Jana').hand).toHaveLength(1);
  });
  it(
    'are sold for 1 CP, in the own main phases',
    rules('DIT 3.9', 'DIT 7.9', 'DIT 7.10', 'DIT 12.3.1', 'DIT 12.3.2', 'DIT 12.3.3', 'DIT 15.16', 'DIT R72'),
    () => {
      const t = table({
        at: 'main1',
        Jana: { hero: 'thor', cp: 0, hand: { dear: 'twiceAsWild', cheap: 'gettingPaid' } },
        Petr: { hero: 'spider-man', hand: { p: 'sixIt' } },
      }).do('Jana: sell dear', 'Jana: sell cheap');
      expect(t.player('Jana').cp).toBe(2);
      t.do('Jana: end').until('Petr');
      expect(t.offers.some(key => key.startsWith('sell'))).toBe(false);
    },
  );
  it(
    'are sold down to six in the discard phase, no further',
    rules('DIT 3.20', 'DIT 7.7', 'DIT 7.8', 'DIT 12.8.1', 'DIT 12.8.2', 'DIT 12.8.3', 'DIT R73', 'DIT R75'),
    () => {
      const hand = { a: 'sixIt', b: 'soWild', c: 'tipIt', d: 'doubleUp', e: 'tripleUp', f: 'vegasBaby', g: 'buhBye', h: 'betterD' };
      const t = table({
        at: 'discard',
        Jana: { hero: 'thor', cp: 0, hand, deck: { z: 'samesies' } },
        Petr: { hero: 'spider-man', deck: { q: 'samesies' } },
      });
      expect(t).toAsk(0, 'discardPhase.sold');
      t.do('Jana: sell a', 'Jana: sell b');
      expect([t.player('Jana').hand.length, t.player('Jana').cp, t.player('Jana').discard.length]).toEqual([6, 2, 2]);
      expect(t.world.active).toBe(1);
    },
  );
  it('of the main phase go to the discard pile, too', rules('DIT 12.3.6', 'DIT 12.3.5'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 1, hand: { shake: 'milkshakeMe' }, health: 40 },
      Petr: { hero: 'thor' },
    });
    t.do('Jana: play shake').pass();
    expect([t.player('Jana').hand, t.player('Jana').discard, t.world.playing]).toEqual([[], [t.id('shake')], []]);
    expect(t.cites('discarded', 'DIT 12.3.6')).toBe(true);
    expect(t.health('Jana')).toBe(43);
  });
});
