/** Cards: costs, classes, upgrades, selling, hand limit, reshuffle, interruption (chapters 4, 7, 14). */
import { describe, expect, it } from 'vitest';
import { newTable } from '@kolbiste/testkit';
import { cardNamed, diceThroneGame } from '../src/index.ts';
import type { World } from '../src/state.ts';
import { table } from './table.ts';

describe('set-up', () => {
  const play = newTable(diceThroneGame, { options: { heroes: ['black-widow', 'thor'] }, seed: 'set-up' });
  const w = play.position.world as unknown as World;
  it('gives 50 health, 2 CP, four cards of a shuffled deck, and the hero’s own set-up first [DIT 2.2] [DIT 2.3] [DIT 2.4] [DIT 2.5] [DIT 2.6] [DIT 2.9] [DIT R93]', () => {
    expect(w.dials).toEqual([50, 50]);
    for (const { cp, hand, deck } of w.players)
      expect([cp, hand.length, deck.length]).toEqual([2, 4, cp === 2 && hand.length === 4 ? deck.length : -1]);
    expect(w.players[0]!.deck.length + 4).toBe(32);
    expect(w.players[1]!.deck.length + 4).toBe(33);
    expect(w.players[0]!.tokens.map(({ status }) => status)).toEqual(['covertOps', 'covertOps', 'covertOps']);
    expect(w.players[1]!.tokens).toEqual([]);
    const other = newTable(diceThroneGame, { options: { heroes: ['black-widow', 'thor'] }, seed: 'another' }).position
      .world as unknown as World;
    expect(other.cards).not.toEqual(w.cards);
  });
  it('lets the highest roll start, ties roll again [DIT 2.7] [DIT 2.8] [DIT 3.1] [DIT 3.2] [DIT R91]', () => {
    const t = table({ at: 'start', Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [4, 4, 2, 5]);
    expect(t.cites('startTied', 'DIT R91')).toBe(true);
    expect(t.world.active).toBe(1);
    expect(t.cites('startDecided', 'DIT 2.8')).toBe(true);
  });
  it('offers no hero twice unless the table says so [DIT R92]', () => {
    expect(() => newTable(diceThroneGame, { options: { heroes: ['thor', 'thor'] } })).toThrow('mirror');
    expect(newTable(diceThroneGame, { options: { heroes: ['thor', 'thor'], mirror: true } }).asked).not.toBeNull();
  });
});

describe('the turn', () => {
  it('has eight phases in order, and the starting player skips the first income [DIT 3.3] [DIT 3.7] [DIT 3.13] [DIT 12.2.1] [DIT 12.7.1] [DIT 3.19]', () => {
    const t = table(
      {
        at: 'start',
        Jana: { hero: 'thor', deck: { a: 'doubleUp', b: 'tripleUp' } },
        Petr: { hero: 'spider-man', deck: { c: 'doubleUp', d: 'tripleUp' } },
      },
      [6, 1],
    );
    t.do('Jana: end', 'Jana: stop', 'Jana: end', 'Petr: end', 'Petr: stop', 'Petr: end', 'Jana: end');
    const phases = t.told
      .filter(({ type }) => type === 'phaseBegan' || type === 'phaseSkipped')
      .map(event => `${event['seat']} ${event['phase']}`);
    expect(phases.slice(0, 12)).toEqual([
      '0 upkeep',
      '0 income',
      '0 main1',
      '0 offence',
      '0 main2',
      '0 discard',
      '1 upkeep',
      '1 income',
      '1 main1',
      '1 offence',
      '1 main2',
      '1 discard',
    ]);
    expect(t.player('Jana').hand.length + t.player('Jana').cp).toBe(2 + 1 + 1); // by now Jana's second turn has brought income
    expect(t.cites('phaseSkipped', 'DIT 3.7')).toBe(true);
    expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([3, 1]);
  });
  it('brings a point and then a card as income [DIT 3.5] [DIT 3.6] [DIT 4.5] [DIT 7.2] [DIT 12.2.2] [DIT 12.2.3] [DIT R84] [DIT R83] [DIT 15.3]', () => {
    const given = { at: 'turn', Jana: { hero: 'thor', deck: { a: 'doubleUp' } }, Petr: { hero: 'spider-man' } };
    const t = table(given);
    const types = t.told.map(({ type }) => type);
    expect(types.indexOf('cpGained')).toBeLessThan(types.indexOf('drew'));
    expect(types.indexOf('phaseBegan')).toBeLessThan(types.indexOf('cpGained'));
    expect(table(given, [], { income: 'turnStart' }).cites('cpGained', 'DIT R83')).toBe(true);
  });
  it('keeps CP at 15 at most; the rest is lost [DIT 4.3] [DIT 4.4] [DIT R74] [DIT 15.27]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor', cp: 15, hand: { a: 'doubleUp' } }, Petr: { hero: 'spider-man' } }).do(
      'Jana: sell a',
    );
    expect(t.player('Jana').cp).toBe(15);
    expect(t.events('cpGained')[0]).toMatchObject({ gained: 0, lost: 1 });
    expect(t.player('Jana').discard).toHaveLength(1);
  });
  it('heals to start + 10 at most [DIT 4.1] [DIT R44]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'spider-man', health: 58, hand: { m: 'milkshakeMe' } }, Petr: { hero: 'thor' } }).do(
      'Jana: play m',
    );
    t.pass();
    expect(t.health('Jana')).toBe(60);
    expect(t.events('healed')[0]).toMatchObject({ n: 3, gained: 2 });
  });
});

describe('cards', () => {
  it('cost CP and are refused when too dear; 0 is free [DIT 4.2] [DIT 7.4] [DIT 7.6] [DIT 12.3.4] [DIT 12.3.7]', () => {
    const t = table(
      {
        at: 'main1',
        Jana: { hero: 'thor', cp: 1, hand: { chain: 'chainLightningII', hammer: 'hammeredII', vegas: 'vegasBaby' } },
        Petr: { hero: 'spider-man' },
      },
      [5],
    );
    t.until('Jana');
    while (t.play.question !== 'mainPhase.acted') t.play.answer(0, 'pass');
    expect(t.refusal('play chain')).toBe('DIT 7.4');
    t.do('Jana: play hammer', 'Jana: play vegas');
    while (t.play.question !== 'mainPhase.acted') t.play.answer(t.play.asked!, 'pass');
    expect(t.player('Jana').cp).toBe(1 + 3); // half of 5, rounded up
    expect(t.player('Jana').levels[0]).toBe(2);
  });
  it('are played in the phases of their class [DIT 7.1] [DIT 7.15] [DIT 7.23] [DIT 7.34] [DIT 7.36] [DIT 3.8] [DIT R06]', () => {
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
    while (main.play.question !== 'mainPhase.acted') main.play.answer(0, 'pass');
    expect(main.play).toOfferAtLeast(['play 0', 'play 1', 'play 3', 'sell 0', 'end']);
    expect(main.refusal('play six')).toBe('DIT 7.36');
    const roll = table(given, [1, 1, 1, 4, 4]).do('Jana: roll');
    expect(roll.refusal('play up')).toBe('DIT 7.15');
    expect(roll.refusal('play moves')).toBe('DIT 7.34');
    expect(roll.play).toOfferAtLeast(['play 2', 'play 3']);
  });
  it('go to the discard pile only after they are carried out, face up [DIT 7.22] [DIT 7.24] [DIT 7.25] [DIT 7.26] [DIT 12.3.5] [DIT 12.3.6] [DIT 2.10] [DIT R95] [DIT R76]', () => {
    // One card in the discard pile, none in the deck: Double Up! draws it, but never itself.
    const t = table(
      { at: 'main1', Jana: { hero: 'thor', hand: { two: 'doubleUp' }, discard: { x: 'sixIt' } }, Petr: { hero: 'spider-man' } },
      ['kept'],
    ).do('Jana: play two');
    expect(t.cites('shuffled', 'DIT 7.3')).toBe(true);
    expect(t.events('drew')[0]).toMatchObject({ missing: 1 });
    expect(t.player('Jana').discard.map(id => t.world.cards[id])).toEqual(['doubleUp']);
    const seen = diceThroneGame.module.view(t.world, 'spectator') as unknown as {
      players: { discard: { card: string }[]; hand: { card: string }[] }[];
    };
    expect(seen.players[0]!.discard[0]!.card).toBe('doubleUp');
    expect(seen.players[0]!.hand[0]!.card).toBe('?');
  });
  it('reshuffle the discard pile when a draw is due and the deck is empty [DIT 7.3] [DIT 12.2.4] [DIT R76]', () => {
    const t = table({ at: 'income', Jana: { hero: 'thor', discard: { x: 'sixIt', y: 'soWild' } }, Petr: { hero: 'spider-man' } }, [[1, 0]]);
    expect(t.events('shuffled')[0]).toMatchObject({ reshuffle: true });
    expect(t.player('Jana').hand).toHaveLength(1);
  });
  it('are sold for 1 CP, in the own main phases [DIT 3.9] [DIT 7.9] [DIT 7.10] [DIT 12.3.1] [DIT 12.3.2] [DIT 12.3.3] [DIT 15.16] [DIT R72]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', cp: 0, hand: { dear: 'twiceAsWild', cheap: 'gettingPaid' } },
      Petr: { hero: 'spider-man', hand: { p: 'sixIt' } },
    }).do('Jana: sell dear', 'Jana: sell cheap');
    expect(t.player('Jana').cp).toBe(2);
    t.do('Jana: end').until('Petr');
    expect(t.offers.some(key => key.startsWith('sell'))).toBe(false);
  });
  it('are sold down to six in the discard phase, no further [DIT 3.20] [DIT 7.7] [DIT 7.8] [DIT 12.8.1] [DIT 12.8.2] [DIT 12.8.3] [DIT R73] [DIT R75]', () => {
    const hand = { a: 'sixIt', b: 'soWild', c: 'tipIt', d: 'doubleUp', e: 'tripleUp', f: 'vegasBaby', g: 'buhBye', h: 'betterD' };
    const t = table({
      at: 'discard',
      Jana: { hero: 'thor', cp: 0, hand, deck: { z: 'samesies' } },
      Petr: { hero: 'spider-man', deck: { q: 'samesies' } },
    });
    expect(t.play).toAsk(0, 'discardPhase.sold');
    t.do('Jana: sell a', 'Jana: sell b');
    expect([t.player('Jana').hand.length, t.player('Jana').cp, t.player('Jana').discard.length]).toEqual([6, 2, 2]);
    expect(t.world.active).toBe(1);
  });
});

describe('upgrades', () => {
  const hand = { two: 'hammeredII', three: 'hammeredIII', again: 'hammeredII' };
  it('cover their box, II to III for the difference, straight to III for the full price [DIT 7.13] [DIT 7.17] [DIT 7.18] [DIT 7.19] [DIT 7.20] [DIT 7.21] [DIT 12.3.8] [DIT 12.3.9] [DIT R78]', () => {
    const panther = { claws: 'vibraniumClawsII', more: 'vibraniumClawsIII' };
    const [two, three] = [cardNamed('vibraniumClawsII').cost, cardNamed('vibraniumClawsIII').cost];
    const step = table({ at: 'main1', Jana: { hero: 'black-panther', cp: 9, hand: panther }, Petr: { hero: 'thor' } })
      .do('Jana: play claws', 'Jana: play more')
      .pass();
    expect(step.events('cpPaid').map(({ paid }) => paid)).toEqual([two, three - two]);
    expect(step.player('Jana').levels[0]).toBe(3);
    expect(step.cites('cpPaid', 'DIT 7.19')).toBe(true);
    const direct = table({ at: 'main1', Jana: { hero: 'black-panther', cp: 9, hand: panther }, Petr: { hero: 'thor' } }).do(
      'Jana: play more',
    );
    while (direct.play.question !== 'mainPhase.acted') direct.play.answer(direct.play.asked!, 'pass');
    expect(direct.player('Jana').cp).toBe(9 - three);
    expect(direct.refusal('play claws')).toBe('DIT R79');
  });
  it('stay beneath, cannot be sold, and count by box [DIT 7.16] [DIT R79] [DIT R80]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor', cp: 5, hand }, Petr: { hero: 'spider-man' } }).do(
      'Jana: play two',
      'Jana: play three',
    );
    while (t.play.question !== 'mainPhase.acted') t.play.answer(t.play.asked!, 'pass');
    expect(t.player('Jana').upgrades).toHaveLength(2);
    expect(t.player('Jana').levels.filter(level => level > 1)).toHaveLength(1);
    expect(t.offers.filter(key => key.startsWith('sell'))).toEqual(['sell 2']);
    expect(t.refusal('play again')).toBe('DIT R79');
  });
});

describe('interruption', () => {
  it('lets the active player go before a declared instant or token; then nothing stops it [DIT 14.1] [DIT 14.2] [DIT 14.3] [DIT 14.5] [DIT R02] [DIT 6.21] [DIT R03]', () => {
    const given = { Jana: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } }, Petr: { hero: 'black-widow', tokens: { agility: 1 } } };
    const t = table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hammered').do('Jana: stop', 'Petr: decline', 'Petr: spend agility');
    expect(t.play.position.decision!.rule).toBe('DIT R02');
    t.do('Jana: play bye', 'Jana: remove agility').pass();
    expect(t.health('Petr')).toBe(46);
    expect(t.events('statusLeft').map(({ how }) => how)).toEqual(['removed']);
    const without = table(given, [1, 1, 1, 4, 4, 2], { preemption: false })
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: decline', 'Petr: spend agility')
      .pass();
    expect(without.health('Petr')).toBe(48);
  });
  it('holds a declared card out of the hand while it waits, so it cannot be played twice [DIT R02] [DIT R03]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { a: 'sixIt' } },
      Petr: { hero: 'spider-man', hand: { paid: 'gettingPaid' } },
    }).do('Jana: end', 'Petr: play paid');
    expect(t.play.position.decision!.rule).toBe('DIT R02');
    expect([t.player('Petr').hand.length, t.world.playing.length]).toEqual([0, 1]);
    t.do('Jana: use mjolnir', 'Jana: discard a', 'Jana: throw Petr');
    expect(t.player('Petr').cp).toBe(4);
  });
  it('works the other way round: the active player spends first and the card comes back unpaid [DIT 14.4] [DIT R03] [DIT R13]', () => {
    const t = table(
      { Jana: { hero: 'scarlet-witch', tokens: { crackle: 1 } }, Petr: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'hexBolt');
    while (t.world.attack === null || t.world.attack.target < 0 || t.play.asked !== 0) t.play.answer(t.play.asked!, 'pass');
    t.play.answer(0, 'pass');
    t.do('Petr: play bye');
    expect(t.play.position.decision!.rule).toBe('DIT R02');
    t.do('Jana: spend crackle');
    expect(t.cites('cardTakenBack', 'DIT R03')).toBe(true);
    expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([5, 1]);
  });
  it('opens a window before a main-phase card takes effect [DIT 14.6] [DIT 14.7] [DIT 14.9] [DIT R04]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { what: 'whatStatusEffects' } },
      Petr: { hero: 'thor', cp: 5, hand: { paid: 'gettingPaid', six: 'sixIt' }, tokens: { electrokinesis: 4 } },
    });
    t.do('Jana: play what').until('Petr');
    expect(t.play.position.decision!.rule).toBe('DIT 14.6');
    t.do('Petr: play paid').until('Jana');
    expect(t.player('Petr').cp).toBe(7);
    t.do('Jana: player Petr');
    expect(t.tokens('Petr', 'electrokinesis')).toBe(0);
  });
  it('leaves a paid roll-phase card alone, unless the table says otherwise [DIT 15.6] [DIT 15.7] [DIT R01]', () => {
    const interrupted = (rollCards: string) => {
      const t = table(
        { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'spider-man', hand: { paid: 'gettingPaid' } } },
        [1, 1, 1, 4, 4],
        { rollCards },
      ).do('Jana: roll', 'Jana: play six');
      return t.play.position.decision!.rule;
    };
    expect(interrupted('atomic')).toBe('DIT 7.25');
    expect(interrupted('interruptible')).toBe('DIT 14.6');
  });
  it('keeps a card in hand that could do nothing [DIT R81] [DIT R86]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { move: 'transference', bye: 'getThatOuttaHere' } },
      Petr: { hero: 'black-widow' },
    });
    while (t.play.question !== 'mainPhase.acted') t.play.answer(t.play.asked!, 'pass');
    expect(t.refusal('play move')).toBe('DIT R86'); // Covert Ops are never moved
    expect(t.refusal('play bye')).toBe('DIT R81');
  });
});
