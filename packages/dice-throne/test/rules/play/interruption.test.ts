/** Who goes first, and what can be interrupted (chapter 14). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { text } from '../../../src/index.ts';
import { SEATS, table, type Table } from '../../fixture.ts';

/** What everybody sees, for texts. */
const seen = (t: Table) => ({ seats: SEATS, view: t.game.see(t.position, 'spectator').table });
/** Everybody passes until the attack has its target, then its attacker. */
const aimed = (t: Table): Table => t.passWhile(() => t.world.attack === null || t.world.attack.target === null).until('Petr');

describe('interruption', () => {
  it(
    'lets the active player go before a declared instant or token; then nothing stops it',
    rules('DIT 14.1', 'DIT 14.2', 'DIT 14.3', 'DIT 14.5', 'DIT R02', 'DIT 6.21', 'DIT R03'),
    () => {
      const given = {
        Jana: { hero: 'thor', companion: 'Petr', cp: 5, hand: { bye: 'buhBye' } },
        Petr: { hero: 'black-widow', tokens: { agility: 1 } },
      };
      const t = table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hammered').do('Petr: decline', 'Petr: spend agility');
      expect(t.position.decision!.rule).toBe('DIT R02');
      t.do('Jana: play bye').pass();
      expect(t.health('Petr')).toBe(46);
      expect(t.all('statusLeft').map(({ how }) => how)).toEqual(['removed']);
      const without = table(given, [1, 1, 1, 4, 4, 2], { preemption: false })
        .attack('Jana', 'hammered')
        .do('Petr: decline', 'Petr: spend agility')
        .pass();
      expect(without.health('Petr')).toBe(48);
      expect(without.all('declared')).toEqual([]); // nobody waits at such a table
    },
  );
  it('lets nothing come between a spent token and its effect', rules('DIT 6.21', 'DIT 14.1', 'DIT 6.12'), () => {
    const given = {
      Jana: { hero: 'thor', companion: 'Petr', cp: 5, hand: { bye: 'buhBye', paid: 'gettingPaid' } },
      Petr: { hero: 'black-widow', tokens: { agility: 2 } },
    };
    for (const preemption of [true, false]) {
      const t = table(given, [1, 1, 1, 4, 4, 2], { preemption }).attack('Jana', 'hammered').do('Petr: decline').atWindow('last', 'Petr');
      t.answer(1, 'spend agility');
      expect(t.position.decision!.rule === 'DIT R02').toBe(preemption);
      if (preemption) t.answer(0, 'pass'); // Jana might have come before it, once
      const types = t.told.map(({ type }) => type);
      expect(types.slice(types.lastIndexOf('statusLeft'))).toEqual(['statusLeft', 'rolled', 'damageAdded']);
    }
  });
  it('holds a declared card out of the hand while it waits, so it cannot be played twice', rules('DIT R02', 'DIT R03'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { a: 'sixIt' } },
      Petr: { hero: 'spider-man', hand: { paid: 'gettingPaid' } },
    }).do('Jana: end', 'Petr: play paid');
    expect(t.position.decision!.rule).toBe('DIT R02');
    expect([t.player('Petr').hand.length, t.world.playing.length]).toEqual([0, 1]);
    t.do('Jana: use mjolnir', 'Jana: discard a');
    expect(t.player('Petr').cp).toBe(4);
  });
  it(
    'works the other way round: the active player spends first and the card comes back unpaid',
    rules('DIT 14.4', 'DIT R03', 'DIT R13'),
    () => {
      const t = table(
        { Jana: { hero: 'scarlet-witch', tokens: { crackle: 1 } }, Petr: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } } },
        [1, 1, 1, 4, 4],
      ).attack('Jana', 'hexBolt');
      while (t.world.attack === null || t.world.attack.target === null || t.asked !== 0) t.answer(t.asked!, 'pass');
      t.answer(0, 'pass');
      t.do('Petr: play bye');
      expect(t.position.decision!.rule).toBe('DIT R02');
      t.do('Jana: spend crackle');
      expect(t.cites('cardTakenBack', 'DIT R03')).toBe(true);
      expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([5, 1]);
    },
  );
  it('opens a window before a main-phase card takes effect', rules('DIT 14.6', 'DIT 14.7', 'DIT 14.9', 'DIT R04'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { what: 'whatStatusEffects' } },
      Petr: { hero: 'thor', cp: 5, hand: { paid: 'gettingPaid', six: 'sixIt' }, deck: { next: 'soWild' }, tokens: { electrokinesis: 4 } },
    });
    t.do('Jana: play what').until('Petr');
    expect(t.position.decision!.rule).toBe('DIT 14.6');
    t.do('Petr: play paid').until('Petr');
    expect(t.player('Petr').cp).toBe(7);
    t.do('Petr: spend electrokinesis'); // as the book's example says, in the other player's main phase
    expect(t.all('statusLeft')).toMatchObject([{ how: 'spent', n: 4 }]);
    t.pass();
    expect(t.player('Jana').discard).toEqual([t.id('what')]); // its target was gone: spent and discarded (R81)
    expect(t.player('Jana').cp).toBe(3);
  });
  it('leaves a paid roll-phase card alone, unless the table says otherwise', rules('DIT 14.6', 'DIT 15.6', 'DIT 15.7', 'DIT R01'), () => {
    const interrupted = (rollCards: string) => {
      const t = table(
        { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'spider-man', hand: { paid: 'gettingPaid' } } },
        [1, 1, 1, 4, 4],
        { rollCards },
      ).do('Jana: roll', 'Jana: play six');
      return t.position.decision!.rule;
    };
    expect(interrupted('atomic')).toBe('DIT 7.25');
    expect(interrupted('interruptible')).toBe('DIT 14.6');
  });
  it('keeps a card in hand that could do nothing', rules('DIT R81', 'DIT R86'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { move: 'transference', bye: 'getThatOuttaHere' } },
      Petr: { hero: 'black-widow' },
    });
    while (t.question !== 'mainPhase.acted') t.answer(t.asked!, 'pass');
    expect(t.refusal('play move')).toBe('DIT R81'); // Covert Ops are never moved
    expect(t.refusal('play bye')).toBe('DIT R81');
    const full = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { move: 'transference' }, tokens: { agility: 2 } },
      Petr: { hero: 'black-widow', tokens: { agility: 2 } },
    });
    while (full.question !== 'mainPhase.acted') full.answer(full.asked!, 'pass');
    expect(full.refusal('play move')).toBe('DIT R86'); // movable, but neither board has room
  });
  it('asks the player who goes first until they pass, however many instants that takes', rules('DIT 14.5', 'DIT 14.1', 'DIT R02'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', cp: 0, hand: { paid: 'gettingPaid', bye: 'buhBye' } },
        Petr: { hero: 'black-widow', tokens: { agility: 1 } },
      },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'vibraniumClaws');
    t.do('Petr: decline', 'Petr: spend agility', 'Jana: play paid', 'Jana: play bye').pass();
    expect(t.all('statusLeft')).toMatchObject([{ status: 'agility', how: 'removed' }]);
    expect(t.health('Petr')).toBe(46);
  });
  it('lets the active player spend as many tokens as they like before they go', rules('DIT 14.5', 'DIT 14.4'), () => {
    const t = table(
      { Jana: { hero: 'scarlet-witch', tokens: { crackle: 2 } }, Petr: { hero: 'loki', cp: 5, hand: { bye: 'buhBye' } } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'hexBolt');
    aimed(t).do('Petr: play bye', 'Jana: spend crackle', 'Jana: spend crackle');
    expect(t.tokens('Jana', 'crackle')).toBe(0);
    expect(t.cites('cardTakenBack', 'DIT R03')).toBe(true);
  });
  it('goes on in turn order: the second may act before the third, and the first before both', rules('DIT 14.8', 'DIT R02'), () => {
    const t = table(
      {
        at: 'main1',
        Jana: { hero: 'spider-man', hand: { a: 'gettingPaid' } },
        Petr: { hero: 'loki', hand: { b: 'gettingPaid' } },
        Eva: { hero: 'black-panther', hand: { c: 'gettingPaid' } },
      },
      [],
      {},
      3,
    ).do('Jana: end', 'Petr: pass', 'Eva: play c');
    expect(t.asked).toBe(0);
    t.answer(0, 'pass');
    expect(t.asked).toBe(1);
    t.do('Petr: play b');
    expect(t.asked).toBe(0);
    t.do('Jana: play a').pass();
    expect(t.all('cardPlayed').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  it('names the aim with the card: what is gone first leaves nothing else to take', rules('DIT 14.4', 'DIT R03', 'DIT R81'), () => {
    const given = {
      Jana: { hero: 'scarlet-witch', tokens: { crackle: 1, probabilityManipulation: 1 } },
      Petr: { hero: 'black-panther', cp: 5, hand: { bye: 'buhBye' }, tokens: { vibraniumSuit: 1 } },
    };
    const t = aimed(table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hexBolt')).do('Petr: play bye');
    expect(t.question).toBe('playCard.aimed');
    t.do('Petr: remove crackle');
    expect(t.all('cardDeclared').at(-1)).toMatchObject({ aim: { remove: 'crackle', from: 0 } });
    t.do('Jana: spend crackle');
    expect([t.tokens('Jana', 'probabilityManipulation'), t.tokens('Petr', 'vibraniumSuit')]).toEqual([1, 1]);
    expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([5, 1]);
  });
  it('leaves a main-phase card paid and spent when its target is gone', rules('DIT R81', 'DIT 14.7'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { out: 'getThatOuttaHere' }, tokens: { invisibility: 1 } },
      Petr: { hero: 'thor', cp: 5, deck: { next: 'soWild' }, tokens: { electrokinesis: 4 } },
    }).do('Jana: play out', 'Jana: remove electrokinesis', 'Petr: spend electrokinesis');
    t.pass();
    expect(t.tokens('Jana', 'invisibility')).toBe(1);
    expect([t.player('Jana').cp, t.player('Jana').discard.length]).toEqual([4, 1]);
  });
  it('tells who wants to do what to whom', rules('DIT 14.3', 'DIT 14.2'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'gettingPaid' }, tokens: { kineticEnergy: 1, vibraniumSuit: 1 } },
        Petr: { hero: 'black-widow', cp: 5, hand: { bye: 'buhBye' }, tokens: { agility: 1 } },
      },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'vibraniumClaws');
    t.do('Petr: decline', 'Petr: spend agility');
    expect(t.all('declared')).toMatchObject([{ seat: 1, thing: 'agility', rule: 'DIT 14.2' }]);
    expect(t.asked).toBe(0);
    const asks = (language: 'cs' | 'en') => text[language].question(t.question, t.position.decision!.about, seen(t));
    expect([asks('cs'), asks('en')]).toEqual([
      'Petr: Mrštnost. Máš přednost: chceš jednat dřív?',
      'Petr: Agility. You have priority: act first?',
    ]);
    t.script(6).do('Jana: pass').until('Petr');
    t.do('Petr: play bye', 'Petr: remove kineticEnergy');
    expect(asks('cs')).toBe('Petr: Čus bus! (Kinetická energie: Jana). Máš přednost: chceš jednat dřív?');
    const declared = text.cs.event(t.all('cardDeclared').at(-1) as never, seen(t));
    expect(declared).toBe('Petr hraje: Čus bus! (Kinetická energie: Jana).');
  });
  it('holds a declared die to its number', rules('DIT R81', 'DIT R03'), () => {
    const t = table(
      {
        Jana: { hero: 'scarlet-witch', tokens: { probabilityManipulation: 1 } },
        Petr: { hero: 'loki', cp: 5, hand: { tip: 'tipIt' } },
      },
      [1, 1, 1, 4, 4],
    ).do('Jana: roll', 'Jana: stop', 'Petr: play tip', 'Petr: die 4 to 5', 'Jana: spend probabilityManipulation', 'Jana: die 4 to 5');
    expect(t.world.rolls[0]!.dice).toEqual([1, 1, 1, 5, 4]); // it shows 5 already: nothing was played
    expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([5, 1]);
  });
  it('lets the active player go before what a hero offers, too', rules('DIT R10', 'DIT 14.1', 'DIT 5.19'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-panther', hand: { x: 'gettingPaid' } },
      Petr: { hero: 'thor', hand: { a: 'sixIt' } },
    }).do('Jana: end', 'Petr: use mjolnir');
    expect(t.position.decision!.rule).toBe('DIT R02');
    expect(t.all('declared')).toMatchObject([{ seat: 1, thing: 'use mjolnir' }]);
    t.do('Jana: play x', 'Petr: discard a');
    expect(t.player('Petr').companion).toBe(0);
  });
  it('lets no roll-phase card go before an instant or a token', rules('DIT 15.6', 'DIT R02'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', cp: 5, hand: { not: 'notThisTime', paid: 'gettingPaid' } },
        Petr: { hero: 'black-widow', tokens: { agility: 1 } },
      },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'vibraniumClaws');
    t.do('Petr: decline', 'Petr: spend agility');
    expect(t.position.decision!.rule).toBe('DIT R02');
    expect(t.refusal('play not')).toBe('DIT 15.6');
    const main = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { shake: 'milkshakeMe' } },
      Petr: { hero: 'thor', cp: 5, hand: { six: 'sixIt', paid: 'gettingPaid' } },
    }).do('Jana: play shake');
    expect(main.asked).toBe(1);
    expect(main.refusal('play six')).toBe('DIT 7.36');
  });
  it('asks nobody to interrupt an own card, unless others did', rules('DIT 14.6', 'DIT R04'), () => {
    const given = {
      at: 'main1',
      Jana: { hero: 'thor', cp: 5, hand: { up: 'lightningRodII', paid: 'gettingPaid' } },
      Petr: { hero: 'black-panther', hand: { his: 'gettingPaid' } },
    };
    const t = table(given).do('Jana: play up');
    expect([t.asked, t.position.decision!.rule]).toEqual([1, 'DIT 14.6']);
    t.answer(1, 'pass');
    expect(t.question).toBe('mainPhase.acted');
    const answered = table(given).do('Jana: play up', 'Petr: play his', 'Jana: pass');
    expect([answered.asked, answered.position.decision!.rule]).toEqual([0, 'DIT 14.6']);
  });
});
