/** What single heroes do that no chapter of the book says: choices that are the player's, names that tokens lie on, things that come back. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { threaten } from '../src/atoms.ts';
import { allHeroes, provenance, SPELLS } from '../src/index.ts';
import { SEATS, table } from './table.ts';

const three = SEATS.slice(0, 3);

describe('choices belong to the player', () => {
  it('Chain Lightning counts any two of its dice [DIT 8.2]', () => {
    const struck = (pick: string) => {
      const t = table({ Jana: { hero: 'thor', hand: { x: 'sixIt' } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 2, 5, 6]).attack(
        'Jana',
        'chainLightning',
      );
      t.pass();
      expect(t.play).toOffer(['count 12', 'count 13', 'count 23']);
      t.do(`Jana: ${pick}`, 'Petr: decline').pass();
      return t.health('Petr');
    };
    expect([struck('count 12'), struck('count 23')]).toEqual([50 - 2 - 7, 50 - 2 - 11]);
    // Where it makes no difference, nobody is asked.
    const same = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 4, 4, 4]).attack('Jana', 'chainLightning');
    expect(same.events('attackFixed')[0]).toMatchObject({ damage: 8 });
  });
  it('Twice As Wild! changes two dice, not one twice', () => {
    const t = table({ Jana: { hero: 'thor', cp: 5, hand: { wild: 'twiceAsWild' } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6]).do(
      'Jana: roll',
      'Jana: play wild',
      'Jana: die 4 to 1',
    );
    expect(t.offers.filter(key => key.startsWith('die 4'))).toEqual([]);
    expect(t.play).toOfferAtLeast(['none', 'die 5 to 1']);
  });
  it('Try, Try Again! may throw the same die twice', () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { again: 'tryTryAgain' } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 6, 6, 5, 2],
    ).do('Jana: roll', 'Jana: play again', 'Jana: die 1', 'Jana: die 1');
    expect(t.world.rolls[0]!.dice[0]).toBe(2);
  });
});

describe('Doctor Strange', () => {
  const given = {
    Jana: { hero: 'doctor-strange', cp: 5, slots: [0, 4], hand: { x: 'sixIt' } },
    Petr: { hero: 'black-panther', hand: { y: 'sixIt' } },
  };
  it('keeps a permission to cast until he wants to, and it lapses after defensive step 5', () => {
    const t = table(given, [1, 2, 3, 4, 5, 4, 4, 6]).attack('Jana', 'mysticLarge').do('Petr: defend bashengasHonour');
    expect(t.world.players[0]!.marks).toContain('mayCast');
    t.do('Jana: use cast', 'Jana: cast emberSigil').pass();
    expect(t.health('Petr')).toBe(50 - 9 - 3);
    expect(t.player('Jana').slots).toEqual([4]);
    const unused = table({ ...given, Jana: { ...given.Jana, health: 40 } }, [1, 2, 3, 4, 5])
      .attack('Jana', 'mysticLarge')
      .do('Petr: decline');
    unused.do('Jana: pass');
    expect(unused.play).toAsk(0, 'mainPhase.acted');
    expect(unused.refusal('use cast')).toBe('DIT R10');
    expect([unused.health('Jana'), unused.player('Jana').slots]).toEqual([40, [0, 4]]);
  });
  it('casts one spell for each permission, and none without', () => {
    const t = table(given, [6, 6, 6, 6, 1]).attack('Jana', 'wandOfWatoomb').do('Jana: use cast', 'Jana: cast emberSigil');
    expect(t.offers).not.toContain('use cast');
    const main = table({ ...given, at: 'main1' });
    expect(main.refusal('use cast')).toBe('DIT R10');
  });
  it('prepares into free slots, or puts a spell back first', () => {
    const full = { ...given.Jana, slots: [0, 3, 4] };
    const t = table({ ...given, Jana: full, at: 'main1' }).do('Jana: use prepare');
    expect(t.offers).toEqual(['putBack emberSigil', 'putBack mirrorVeil', 'putBack mendingChant']);
    t.do('Jana: putBack mirrorVeil', 'Jana: prepare secondSight');
    expect(t.player('Jana').slots).toEqual([0, 4, 5]);
    expect(t.events('unprepared')).toHaveLength(1);
  });
});

describe('Loki', () => {
  it('seals a name: both straights of a box lie under one token [DIT 6.19]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 5, hand: { s: 'silverTongue', x: 'sixIt' } },
      Petr: { hero: 'black-panther', deck: { d: 'sixIt' } },
    }).do('Jana: play s');
    expect(t.offers.filter(key => key.includes('meteoric'))).toEqual(['seal meteoricPunch']);
    t.do('Jana: seal meteoricPunch', 'Jana: seal stealthStrike', 'Jana: end', 'Jana: stop', 'Jana: end', 'Petr: end');
    t.script(1, 2, 3, 4, 5).do('Petr: roll', 'Petr: stop');
    expect(t.refusal('announce meteoricSmall')).toBe('DIT 6.19');
    expect(t.refusal('announce meteoricLarge')).toBe('DIT 6.19');
  });
  it('has the say in a Bag that Scarlet Witch conjured from his leaflet [DIT R88]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'loki' } }).do(
      'Jana: spend conjure',
      'Jana: choose borrow',
      'Jana: conjure bagOfTricks',
    );
    expect(t.player('Jana').tokens).toEqual([{ status: 'bagOfTricks', by: 1, state: 0 }]);
  });
});

describe('Thor', () => {
  it('retrieves Mjölnir from whoever is defeated [DIT R68]', () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'spider-man', health: 3 },
        Eva: { hero: 'thor', companion: 'Petr' },
      },
      [1, 1, 6, 6, 4],
      {},
      three,
    )
      .attack('Jana', 'stealthStrike')
      .do('Jana: target Petr');
    expect(t.player('Petr').alive).toBe(false);
    expect([t.player('Eva').companion, t.tokens('Eva', 'electrokinesis')]).toEqual([2, 1]);
    expect(t.cites('companionMoved', 'DIT R68')).toBe(true);
  });
  it('prevents all that threatens with Invulnerability!, whatever it is made of [DIT R36]', () => {
    const t = table(
      {
        Jana: { hero: 'spider-man', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { inv: 'invulnerability' }, tokens: { electrokinesis: 2 } },
      },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'punch')
      .do('Petr: decline')
      .until('Petr');
    threaten({ world: t.world, random: null as never, emit: () => {} }, 1, 0, 'untyped', false, {
      does: 'base',
      n: 3,
      source: 'x',
      rule: 'DIT R27',
    });
    t.do('Petr: play inv').pass();
    expect(t.health('Petr')).toBe(50);
  });
});

describe('Black Panther', () => {
  const attacked = (tokens: Record<string, number>, options: Plain = {}) =>
    table(
      {
        Jana: { hero: 'thor', hand: { x: 'sixIt' } },
        Petr: { hero: 'black-panther', hand: { weave: 'reinforcedWeave', y: 'gettingPaid' }, tokens },
      },
      [1, 2, 3, 4, 4],
      options,
    ).attack('Jana', 'lightningRod');
  it('strengthens the Suit that lowered this damage, and no other', () => {
    const t = attacked({ vibraniumSuit: 1 }).do('Petr: decline').until('Petr');
    expect(t.refusal('play weave')).toBe('DIT R81');
    t.do('Petr: spend vibraniumSuit', 'Petr: play weave').pass();
    expect(t.health('Petr')).toBe(50 - 7 + 6);
  });
  it('strengthens nothing when answers to the card have prevented the rest of that damage', () => {
    const t = attacked({ vibraniumSuit: 3 }, { rollCards: 'interruptible' }).do('Petr: decline').until('Petr');
    t.do('Petr: spend vibraniumSuit', 'Petr: play weave').until('Petr');
    t.do('Petr: spend vibraniumSuit').until('Petr');
    t.do('Petr: spend vibraniumSuit').pass();
    expect(t.health('Petr')).toBe(50);
  });
  it('finds no Suit to strengthen in the next roll phase', () => {
    const t = attacked({ vibraniumSuit: 1 });
    t.world.players[1]!.marks.push('spent vibraniumSuit'); // spent earlier in this turn
    t.do('Petr: decline').until('Petr');
    expect(t.refusal('play weave')).toBe('DIT R81');
  });
});

describe('Scarlet Witch', () => {
  it('reads her own die as any other when the warp comes back to her', () => {
    const own = table({ Jana: { hero: 'scarlet-witch', tokens: { realityWarp: 1 } }, Petr: { hero: 'thor' } }, [4, 4, 1, 5, 1]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(own.play).toOfferAtLeast(['announce jinx']); // the fifth die is the second Hex
    expect(own.tokens('Jana', 'realityWarp')).toBe(0);
    const other = table({ Jana: { hero: 'spider-man', tokens: { realityWarp: 1 } }, Petr: { hero: 'thor' } }, [1, 2, 6, 5, 3]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(other.offers.filter(key => key.startsWith('announce'))).toEqual([]);
  });
});

describe('Black Widow', () => {
  it('a free upgrade does what it does when played [DIT 6.37]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-widow', cp: 0, hand: { baton: 'batonStrikeII' } },
      Petr: { hero: 'thor', hand: { x: 'sixIt' } },
    }).do('Jana: spend covertOps', 'Jana: choose freeUpgrade', 'Jana: play baton');
    expect(t.events('revealed')[0]).toMatchObject({ seat: 1, why: 'batonStrike' });
  });
  it('pauses between the bombs that tick and the one that comes then [DIT 8.7] [DIT 8.8]', () => {
    const t = table(
      {
        Jana: { hero: 'black-widow', tokens: {}, hand: { x: 'gettingPaid' } },
        Petr: { hero: 'thor', cp: 5, hand: { y: 'gettingPaid' }, tokens: { timeBomb: [2] } },
      },
      [1, 2, 3, 6, 4],
    ).attack('Jana', 'infiltrate');
    while (t.play.position.decision!.rule !== 'DIT 8.7') t.play.answer(t.play.asked!, 'pass');
    expect(t.player('Petr').tokens.map(({ state }) => state)).toEqual([1]); // ticked, and the new one is still to come
    t.pass();
    expect(t.player('Petr').tokens.map(({ state }) => state)).toEqual([1, 2]);
  });
});

describe('who was attacked', () => {
  it('is the target alone [DIT 15.13]', () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'spider-man' },
        Eva: { hero: 'black-widow', cp: 5, hand: { recoil: 'recoil', paid: 'gettingPaid' } },
      },
      [1, 1, 1, 4, 4],
      {},
      three,
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Jana: target Petr', 'Petr: decline')
      .until('Eva');
    expect(t.play.position.decision!.rule).toBe('DIT 12.6.10');
    expect(t.refusal('play recoil')).toBe('DIT 15.13');
  });
});

describe('a main phase', () => {
  it('goes on for a player who was interrupted at its end [DIT 14.9] [DIT 12.3.1]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { x: 'sixIt' }, tokens: { electrokinesis: 1 } },
      Petr: { hero: 'spider-man', cp: 5, hand: { bye: 'buhBye' } },
    }).do('Jana: end', 'Petr: play bye', 'Petr: remove electrokinesis');
    expect(t.play).toAsk(0, 'mainPhase.acted');
    expect(t.world.phase).toBe('main1');
  });
});

describe('triggers of one moment', () => {
  it('run in turn order from the active player [DIT R09]', () => {
    // Both Panthers are damaged by one total: the active one gains his energy first.
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 4, 4, 1, 1, 1], { mirror: true })
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: defend bashengasHonour');
    expect(t.events('statusGained').map(({ seat }) => seat)).toEqual([0, 1]);
    const other = table({ active: 'Petr', Jana: { hero: 'black-panther' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 4, 4, 1, 1, 1], {
      mirror: true,
    })
      .attack('Petr', 'vibraniumClaws')
      .do('Jana: defend bashengasHonour');
    expect(other.events('statusGained').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('what is not printed', () => {
  const claws = allHeroes()[0]!.boxes[0]!.levels;
  it('is said beside the value and the name, in the reader’s language', () => {
    expect(provenance('cs', claws[1]!.abilities[0]!)).toBe('Hodnota je naše: tištěnou neznáme. Český název je náš.');
    expect(provenance('en', claws[1]!.abilities[0]!)).toBe('House-made: the printed value is unknown.');
    expect(provenance('en', claws[0]!.abilities[0]!)).toMatch(/^Uncertain value\. .*inferred/);
    expect(provenance('en', SPELLS[0]!)).toBe('House-made: the printed value is unknown. The name is ours.');
  });
  it('is marked on every ability, defence, passive, status and card that has it, and on nothing else', () => {
    const marks = allHeroes().map(({ id, boxes, statuses, cards }) => {
      const things = [
        ...boxes.flatMap(({ levels }) =>
          levels.flatMap(({ abilities, defences, passive }) => [...abilities, ...defences, ...(passive ? [passive] : [])]),
        ),
        ...statuses,
        ...cards,
      ];
      const count = (source: string) => things.filter(each => each.source === source).length;
      return [id, count('fact'), count('uncertain'), count('house')];
    });
    expect(marks).toMatchInlineSnapshot(`
      [
        [
          "black-panther",
          8,
          4,
          24,
        ],
        [
          "black-widow",
          37,
          1,
          0,
        ],
        [
          "captain-marvel",
          3,
          0,
          35,
        ],
        [
          "doctor-strange",
          5,
          4,
          27,
        ],
        [
          "loki",
          3,
          8,
          26,
        ],
        [
          "scarlet-witch",
          5,
          8,
          27,
        ],
        [
          "spider-man",
          33,
          1,
          0,
        ],
        [
          "thor",
          35,
          3,
          0,
        ],
      ]
    `);
    // Whatever is uncertain says what.
    for (const { boxes, statuses, cards } of allHeroes())
      for (const thing of [
        ...boxes.flatMap(({ levels }) => levels.flatMap(({ abilities, defences }) => [...abilities, ...defences])),
        ...statuses,
        ...cards,
      ])
        if (thing.source === 'uncertain') expect(thing.note, thing.id).toBeDefined();
  });
});
