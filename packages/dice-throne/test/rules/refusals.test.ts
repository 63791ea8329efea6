/** What is refused, when, and by which rule: cards, tokens, modifiers, announcements and defences. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { heroNamed } from '../../src/index.ts';
import { abilityOf } from '../../src/rules/abilities.ts';
import { threaten } from '../../src/rules/atoms.ts';
import { announceRefusal, defenceRefusal, modifierRefusal, spendRefusal, upgradeCost } from '../../src/rules/legality.ts';
import { hands, rig, table } from '../fixture.ts';

describe('a card is refused', () => {
  it('only when it costs more than there is', rules('DIT 7.4', 'DIT 7.6'), () => {
    const cp = (n: number) =>
      table({
        at: 'main1',
        Jana: { hero: 'spider-man', cp: n, hand: { what: 'whatStatusEffects' }, tokens: { combo: 1 } },
        Petr: { hero: 'thor' },
      });
    expect([cp(1).refusal('play what'), cp(2).refusal('play what')]).toEqual(['DIT 7.4', null]);
  });
  it('when it is a roll-phase card against another one', rules('DIT 15.6', 'DIT 7.32', 'DIT 14.6'), () => {
    const given = {
      Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt', paid: 'gettingPaid' } },
      Petr: { hero: 'spider-man', cp: 5, hand: { wild: 'soWild', his: 'gettingPaid' } },
    };
    const t = table(given, [1, 1, 1, 4, 4], { rollCards: 'interruptible' }).do('Jana: roll', 'Jana: play six');
    expect([t.asked, t.position.decision!.rule]).toEqual([1, 'DIT 14.6']);
    expect([t.refusal('play wild'), t.refusal('play his')]).toEqual(['DIT 15.6', null]);
    // Nobody is asked about an instant, not even there.
    const instant = table(given, [1, 1, 1, 4, 4], { rollCards: 'interruptible' }).do('Jana: roll', 'Jana: play paid');
    expect([instant.asked, instant.player('Jana').cp]).toEqual([0, 7]);
  });
  it(
    'when it is an upgrade out of the own main phases; a passive opens the roll phases, not every window in them',
    rules('DIT 7.15', 'DIT 7.28', 'DIT 15.6'),
    () => {
      const widow = { hero: 'black-widow', cp: 5, hand: { up: 'hackedII', paid: 'gettingPaid' }, tokens: { agility: 1 } };
      // In another's main phase.
      const main = table({ at: 'main1', Jana: { hero: 'loki', hand: { x: 'sixIt' } }, Petr: widow })
        .do('Jana: end')
        .until('Petr');
      expect([main.world.phase, main.refusal('play up'), main.refusal('play paid')]).toEqual(['main1', 'DIT 7.15', null]);
      // While dice of an effect lie open, while an instant waits, and in a hold between attempts only instants fit.
      const dice = table(
        { Jana: { hero: 'spider-man' }, Petr: { ...widow, hand: { up: 'hackedII', tip: 'tipIt' } } },
        [1, 4, 4, 6, 1, 6, 6],
      ).attack('Jana', 'spiderReflexes');
      dice.atWindow('dice', 'Petr');
      expect([dice.refusal('play up'), dice.refusal('play tip'), dice.refusal('spend agility')]).toEqual(['DIT 7.15', null, 'DIT R08']);
      const hold = table({ Jana: { hero: 'loki' }, Petr: widow }, [1, 1, 1, 4, 4], { holds: true }).do('Jana: roll');
      expect([hold.position.decision!.rule, hold.refusal('play up'), hold.refusal('play paid')]).toEqual(['DIT R05', 'DIT 7.15', null]);
      const waiting = table({ Jana: widow, Petr: { hero: 'loki', hand: { his: 'gettingPaid' } } }, [3, 3, 3, 1, 1]).do(
        'Jana: roll',
        'Jana: stop',
        'Petr: play his',
      );
      expect([waiting.asked, waiting.position.decision!.rule]).toEqual([0, 'DIT R02']);
      expect(waiting.refusal('play up')).toBe('DIT 7.15');
      expect(waiting.do('Jana: pass').until('Jana').refusal('play up')).toBeNull();
    },
  );
  it('unless its player was attacked, and then in the defensive roll phase', rules('DIT 15.13', 'DIT 12.6.1', 'DIT 5.24'), () => {
    const widow = { hero: 'black-widow', cp: 5, hand: { recoil: 'recoil', bye: 'buhBye', paid: 'gettingPaid' }, tokens: { agility: 1 } };
    const claws = table({ Jana: { hero: 'black-panther' }, Petr: widow }, [1, 1, 1, 4, 4]).attack('Jana', 'vibraniumClaws');
    claws.atWindow('aimed', 'Petr');
    expect(claws.refusal('play recoil')).toBe('DIT 12.6.1');
    claws.do('Petr: decline').atWindow('last', 'Petr');
    expect(claws.refusal('play recoil')).toBeNull();
    // A web is no attack, although it is aimed.
    const web = table({ Jana: { hero: 'spider-man', upgrades: ['comboStrikeII'] }, Petr: widow }, [4, 4, 6, 1, 2]).attack(
      'Jana',
      'webShot',
    );
    web.atWindow('last', 'Petr');
    expect(web.refusal('play recoil')).toBe('DIT 15.13');
    // Nothing prevents an ultimate, even where its lock is over.
    const ultimate = table({ Jana: { hero: 'spider-man' }, Petr: widow }, [6, 6, 6, 6, 6], { lock: 'resolution' }).attack(
      'Jana',
      'venomShockwave',
    );
    ultimate.atWindow('defended', 'Petr');
    expect(ultimate.refusal('play recoil')).toBe('DIT 5.24');
  });
  it('when its own text asks for what is not there', rules('DIT 7.25'), () => {
    const thor = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { storm: 'stormbreak', x: 'soWild', y: 'sixIt', z: 'tipIt' } },
      Petr: { hero: 'loki' },
    });
    while (thor.question !== 'mainPhase.acted') thor.answer(0, 'pass');
    expect(thor.refusal('play storm')).toBe('DIT 7.25');
    thor.do('Jana: use mjolnir', 'Jana: discard x', 'Jana: use mjolnir', 'Jana: discard y');
    expect(thor.refusal('play storm')).toBe('DIT 7.25'); // thrown once
    expect(thor.do('Jana: use mjolnir', 'Jana: discard z').refusal('play storm')).toBeNull();
    const lethal = (health: number, others = false) => {
      const t = table(
        { Jana: { hero: 'black-panther' }, Petr: { hero: 'thor', health, cp: 5, hand: { will: 'indomitableWill', paid: 'gettingPaid' } } },
        [1, 1, 1, 4, 4],
      ).attack('Jana', 'vibraniumClaws');
      t.do('Petr: decline').atWindow('last', 'Petr');
      const line = { does: 'base', n: 3, source: 'x', rule: 'DIT R27' } as const;
      if (others) threaten(hands(t), { to: 0, by: 1, type: 'untyped', attack: false }, line);
      return t.refusal('play will');
    };
    expect([lethal(5), lethal(4)]).toEqual(['DIT 7.25', null]); // four damage
    expect(lethal(5, true)).toBe('DIT 7.25'); // damage to others is not your own
  });
});

describe('an upgrade', () => {
  it('over II costs the difference of the two cards of its box, and only then', rules('DIT 7.19', 'DIT 12.3.8'), () => {
    const card = (id: string) => heroNamed('thor').cards.find(each => each.id === id)! as never;
    const at = (upgrades: string[]) => table({ at: 'main1', Jana: { hero: 'thor', upgrades }, Petr: { hero: 'loki' } }).world;
    const price = (upgrades: string[], id: string) => upgradeCost(at(upgrades), 0, card(id));
    // Hammered: II for 0, III for 2. Mighty Summon: II for 2.
    expect([price([], 'hammeredII'), price([], 'hammeredIII'), price(['hammeredII'], 'hammeredIII')]).toEqual([0, 2, 2]);
    expect(price(['mightySummonII'], 'mightySummonII')).toBe(2); // no II over a II
    const panther = (upgrades: string[]) => table({ at: 'main1', Jana: { hero: 'black-panther', upgrades }, Petr: { hero: 'loki' } }).world;
    const claws = heroNamed('black-panther').cards.find(({ id }) => id === 'vibraniumClawsIII')! as never;
    expect([upgradeCost(panther([]), 0, claws), upgradeCost(panther(['vibraniumClawsII']), 0, claws)]).toEqual([2, 1]);
  });
});

describe('a token is refused', () => {
  it('when it is none to spend, or there are too few', rules('DIT 6.10'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { x: 'sixIt' }, tokens: { electrokinesis: 3, webbed: 1 } },
      Petr: { hero: 'loki' },
    });
    while (t.question !== 'mainPhase.acted') t.answer(0, 'pass');
    expect(t.refusal('spend electrokinesis')).toBe('DIT 6.10'); // three of four
    expect(spendRefusal(t.world, 0, 'webbed', 'main')).toMatchObject({ rule: 'DIT 6.10', why: 'notSpendable' });
    expect(spendRefusal(t.world, 0, 'agility', 'main')).toMatchObject({ rule: 'DIT 6.10' }); // not even held
  });
  it('out of the phases its text names, the own ones or anybody’s', rules('DIT 6.11', 'DIT 6.36'), () => {
    const widow = { hero: 'black-widow', cp: 5, hand: { x: 'gettingPaid' }, tokens: { covertOps: 1 } };
    const other = table({ at: 'main1', Jana: { hero: 'loki', hand: { y: 'sixIt' } }, Petr: widow })
      .do('Jana: end')
      .until('Petr');
    expect(other.refusal('spend covertOps')).toBe('DIT 6.11');
    const thor = { hero: 'thor', hand: { x: 'gettingPaid' }, deck: { a: 'sixIt' }, tokens: { electrokinesis: 4 } };
    for (const at of ['main1', 'main2']) {
      const t = table({ at, Jana: { hero: 'loki', hand: { y: 'sixIt' } }, Petr: thor })
        .do('Jana: end')
        .until('Petr');
      expect([t.world.phase, t.refusal('spend electrokinesis')]).toEqual([at, null]);
    }
    const income = table({
      at: 'main1',
      Jana: { hero: 'doctor-strange', hand: { x: 'sixIt' }, tokens: { premonition: 1 } },
      Petr: { hero: 'loki' },
    });
    expect(income.until('Jana').refusal('spend premonition')).toBe('DIT 6.11'); // in the income phase only
  });
  it('twice in a turn where its text says once, and three times where it says twice', rules('DIT 6.11'), () => {
    const t = table(
      { Jana: { hero: 'scarlet-witch', hand: { x: 'gettingPaid' }, tokens: { crackle: 3 } }, Petr: { hero: 'loki' } },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'hexBolt')
      .do('Jana: spend crackle', 'Jana: spend crackle')
      .until('Jana');
    expect([t.refusal('spend crackle'), t.tokens('Jana', 'crackle')]).toEqual(['DIT 6.11', 1]);
  });
  it('while the dice of an effect lie open, unless it changes dice', rules('DIT 6.11', 'DIT 8.2'), () => {
    const witch = { hero: 'scarlet-witch', tokens: { probabilityManipulation: 1, conjure: 1 }, hand: { vegas: 'vegasBaby' } };
    const t = table({ at: 'main1', Jana: witch, Petr: { hero: 'loki' } }, [4]).do('Jana: play vegas');
    t.atWindow('dice', 'Jana');
    expect([t.refusal('spend probabilityManipulation'), t.refusal('spend conjure')]).toEqual([null, 'DIT R08']);
    t.do('Jana: spend probabilityManipulation', 'Jana: die 1 to 5').pass();
    expect(t.player('Jana').cp).toBe(2 + 3); // half of 5, rounded up
  });
});

describe('an ability of the board is refused', () => {
  it('where its text does not allow it', rules('DIT 5.11', 'DIT 5.19'), () => {
    const strange = { hero: 'doctor-strange', cp: 5, hand: { x: 'gettingPaid' } };
    const roll = table({ Jana: strange, Petr: { hero: 'loki' } }, [1, 1, 1, 1, 1]).do('Jana: roll');
    expect([roll.refusal('use prepare'), roll.refusal('use cast')]).toEqual(['DIT 5.11', 'DIT 5.11']); // main phase; no permission
    const t = table({ at: 'main1', Jana: strange, Petr: { hero: 'loki' } }).until('Jana');
    expect(t.refusal('use prepare')).toBeNull();
    t.do('Jana: use prepare', 'Jana: prepare secondSight');
    expect(t.all('used')).toMatchObject([{ seat: 0, use: 'prepare', rule: 'DIT 5.19' }]);
    expect(t.all('prepared')).toMatchObject([{ seat: 0, rule: 'DIT 5.11' }]);
    expect(t.refusal('use prepare')).toBe('DIT 5.11'); // once per turn
    expect(t.player('Jana').slots).toEqual([0, 3, 5]);
    const thor = { hero: 'thor', cp: 5, hand: { tip: 'tipIt' } };
    const dice = table({ Jana: { hero: 'spider-man' }, Petr: thor }, [1, 4, 4, 6, 1, 6, 6])
      .attack('Jana', 'spiderReflexes')
      .atWindow('dice', 'Petr');
    expect([dice.refusal('use mjolnir'), dice.refusal('play tip')]).toEqual(['DIT R08', null]); // only what changes dice
  });
});

describe('a modifier', () => {
  const modifiers = { hand: { mod: 'resonance', paid: 'gettingPaid', bye: 'buhBye' }, tokens: { kineticEnergy: 2 } };
  it('waits for the target, and is too late after the total', rules('DIT 9.43', 'DIT 9.41', 'DIT 12.6.11'), () => {
    const t = table(
      { Jana: { hero: 'black-panther', cp: 5, ...modifiers }, Petr: { hero: 'loki' }, Eva: { hero: 'thor' } },
      [1, 1, 6, 6, 4],
      {},
      3,
    ).attack('Jana', 'stealthStrike');
    t.atWindow('activated', 'Jana');
    expect(t.refusal('play mod')).toBe('DIT R24');
    t.do('Jana: target Petr').atWindow('aimed', 'Jana');
    expect(t.refusal('play mod')).toBeNull();
    t.atWindow('defended', 'Jana');
    expect([t.health('Petr'), t.refusal('play mod')]).toEqual([35 - 3 - 1, 'DIT R24']);
  });
  it('needs an attack of the player’s own', rules('DIT 9.43', 'DIT 9.44'), () => {
    const main = table({ at: 'main1', Jana: { hero: 'black-panther', cp: 5, ...modifiers }, Petr: { hero: 'loki' } });
    expect(modifierRefusal(main.world, 0)).toMatchObject({ rule: 'DIT 9.43' });
    const herb = table({ Jana: { hero: 'black-panther', cp: 5, ...modifiers }, Petr: { hero: 'loki' } }, [4, 4, 5, 1, 2]).attack(
      'Jana',
      'heartShapedHerb',
    );
    herb.atWindow('last', 'Jana');
    expect(modifierRefusal(herb.world, 0)).toMatchObject({ rule: 'DIT 9.43' });
    const claws = table(
      { Jana: { hero: 'black-panther' }, Petr: { hero: 'thor', hand: { x: 'gettingPaid' }, tokens: { guardBreak: 1 } } },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'vibraniumClaws');
    claws.atWindow('aimed', 'Petr');
    expect([modifierRefusal(claws.world, 0), modifierRefusal(claws.world, 1)]).toMatchObject([null, { rule: 'DIT 9.44' }]);
    expect(claws.refusal('spend guardBreak')).toBe('DIT 9.43'); // it is not Petr's attack that would be undefendable
  });
});

describe('what cannot be announced', () => {
  it('needs dice, and dice that satisfy it', rules('DIT 12.4.7', 'DIT 5.3'), () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 4]);
    const refused = () => announceRefusal(t.world, 0, abilityOf(t.world, 0, 'hammered')!);
    expect(refused()).toMatchObject({ rule: 'DIT R14' }); // nothing thrown yet
    t.do('Jana: roll');
    expect([refused(), announceRefusal(t.world, 0, abilityOf(t.world, 0, 'thunderBolt')!)]).toMatchObject([null, { rule: 'DIT 5.3' }]);
    rig(t.world).rolls.length = 0;
    expect(refused()).toMatchObject({ rule: 'DIT R14' });
  });
});

describe('what cannot be defended', () => {
  it('is no attack, an ultimate, or of a type that is not', rules('DIT 3.16', 'DIT 5.15', 'DIT 12.6.4', 'DIT 5.24'), () => {
    const main = table({ at: 'main1', Jana: { hero: 'thor' }, Petr: { hero: 'loki' } });
    expect(defenceRefusal(main.world)).toMatchObject({ rule: 'DIT 3.16' });
    const web = table(
      { Jana: { hero: 'spider-man', upgrades: ['comboStrikeII'] }, Petr: { hero: 'black-widow', hand: { x: 'gettingPaid' } } },
      [4, 4, 6, 1, 2],
    );
    web.attack('Jana', 'webShot').atWindow('last', 'Petr');
    expect(defenceRefusal(web.world)).toMatchObject({ rule: 'DIT 3.16' });
    expect(web.all('defended')).toEqual([]);
    const at = (dice: number[], ability: string) => {
      const t = table({ Jana: { hero: 'black-panther', hand: { x: 'gettingPaid' } }, Petr: { hero: 'loki' } }, dice).attack(
        'Jana',
        ability,
      );
      return defenceRefusal(t.atWindow('aimed', 'Jana').world);
    };
    expect(at([1, 1, 1, 4, 4], 'vibraniumClaws')).toBeNull();
    expect(at([1, 1, 6, 6, 4], 'stealthStrike')).toMatchObject({ rule: 'DIT 9.15', why: 'undefendable' });
    expect(at([6, 6, 6, 6, 6], 'wakandaForever')).toMatchObject({ rule: 'DIT 5.24', why: 'ultimate' });
  });
});

describe('a card of a hero waits for what its text names', () => {
  it('Elude!: an own Agility die of 5 or 6', rules('DIT 7.25'), () => {
    const widow = { hero: 'black-widow', cp: 5, hand: { elude: 'elude', tip: 'tipIt' }, deck: { next: 'soWild' }, tokens: { agility: 1 } };
    const rolled = (die: number) =>
      table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: widow }, [1, 1, 1, 4, 4, die])
        .attack('Jana', 'hammered')
        .do('Petr: spend agility')
        .atWindow('dice', 'Petr');
    expect([4, 5, 6].map(die => rolled(die).refusal('play elude'))).toEqual(['DIT 7.25', null, null]);
    expect(rolled(5).do('Petr: play elude', 'Petr: decline').pass().health('Petr')).toBe(50);
    // Dice of the defence are none.
    const defence = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: widow }, [1, 1, 1, 4, 4, 5, 5, 1])
      .attack('Jana', 'hammered')
      .do('Petr: defend sabotage')
      .atWindow('defenceRolled', 'Petr');
    expect(defence.refusal('play elude')).toBe('DIT 7.25');
    // Nor is the Agility of somebody else, even of two Widows who are both threatened.
    const other = table(
      { Jana: { ...widow, tokens: {} }, Petr: { hero: 'black-widow', tokens: { agility: 1 } } },
      [3, 3, 3, 1, 1, 3, 3, 3, 5],
      { mirror: true },
    )
      .attack('Jana', 'batonStrike')
      .do('Petr: defend sabotage')
      .atWindow('last', 'Petr')
      .do('Petr: spend agility')
      .atWindow('dice', 'Jana');
    expect(other.refusal('play elude')).toBe('DIT 7.25');
  });
  it('Feedback!: a Binary in the own defensive roll', rules('DIT 7.25'), () => {
    const marvel = { hero: 'captain-marvel', cp: 5, hand: { back: 'feedback', tip: 'tipIt', paid: 'gettingPaid' } };
    const rolled = (dice: number[]) =>
      table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: marvel }, [1, 1, 1, 4, 4, ...dice])
        .attack('Jana', 'hammered')
        .do('Petr: defend absorbAndReturn')
        .atWindow('defenceRolled', 'Petr');
    const dice = heroNamed('captain-marvel').boxes.flatMap(({ levels }) => levels[0]!.defences)[0]!.dice;
    const plain = Array.from({ length: dice }, () => 1);
    const binary = rolled([6, ...plain.slice(1)]);
    expect(binary.refusal('play back')).toBe('DIT 7.25'); // the dice lie open
    expect(binary.atWindow('last', 'Petr').refusal('play back')).toBeNull();
    expect(rolled(plain).atWindow('last', 'Petr').refusal('play back')).toBe('DIT 7.25');
    const declined = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: marvel }, [1, 1, 1, 6, 6, 1, 2, 2])
      .attack('Jana', 'chainLightning')
      .do('Jana: count 12', 'Petr: decline')
      .atWindow('last', 'Petr');
    expect(declined.refusal('play back')).toBe('DIT 7.25'); // no defence at all
  });
  it('Swing Escape! and Invisible Punch!: the own Spider-Sense', rules('DIT 7.25'), () => {
    const spider = {
      hero: 'spider-man',
      cp: 9,
      hand: { swing: 'swingEscape', fist: 'invisiblePunch', bye: 'buhBye' },
      deck: { next: 'soWild' },
    };
    const defending = (defence: string, dice: number[]) =>
      table({ Jana: { hero: 'thor', companion: 'Petr', tokens: { electrokinesis: 1 } }, Petr: spider }, [1, 1, 1, 4, 4, ...dice])
        .attack('Jana', 'hammered')
        .do(`Petr: defend ${defence}`);
    const sense = defending('spiderSense', [4, 4]);
    expect(sense.atWindow('committed', 'Petr').refusal('play swing')).toBe('DIT 7.25'); // no dice yet
    sense.atWindow('defenceRolled', 'Petr');
    expect([sense.refusal('play swing'), sense.refusal('play fist')]).toEqual([null, 'DIT 7.25']);
    sense.do('Petr: play swing').atWindow('last', 'Petr'); // a Web will do
    expect(sense.refusal('play fist')).toBeNull();
    expect(defending('spiderSense', [4, 4]).atWindow('last', 'Petr').refusal('play swing')).toBe('DIT 7.25'); // resolved
    sense.do('Petr: play fist').pass();
    expect([sense.health('Petr'), sense.health('Jana')]).toEqual([48, 47]);
    expect(defending('counterpunch', [4, 4, 4]).atWindow('defenceRolled', 'Petr').refusal('play swing')).toBe('DIT 7.25');
    const other = table({ Jana: spider, Petr: { hero: 'spider-man', tokens: { agility: 1 } } }, [1, 1, 1, 4, 4, 4, 4], { mirror: true })
      .attack('Jana', 'punch')
      .do('Petr: defend spiderSense')
      .atWindow('defenceRolled', 'Jana');
    expect(other.refusal('play swing')).toBe('DIT 7.25'); // somebody else's
  });
});
