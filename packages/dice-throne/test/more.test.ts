/** What fits no other chapter: packets, required choices of the fallen, prices on the board, goldens. */
import { fileURLToPath } from 'node:url';
import { matchGolden, playthrough } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { allHeroes, diceThroneGame, heroNamed } from '../src/index.ts';
import { threaten } from '../src/atoms.ts';
import { SEATS, table } from './table.ts';

describe('rules of their own', () => {
  it('keeps packets apart by type; a defence lowers the attack, other prevention what its player picks [DIT R29]', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1 } } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'hammered')
      .do('Jana: stop');
    threaten({ world: t.world, random: null as never, emit: () => {} }, 1, 0, 'untyped', false, {
      does: 'base',
      n: 3,
      source: 'x',
      rule: 'DIT R27',
    });
    t.do('Petr: spend vibraniumSuit');
    expect(t.play).toAsk(1, 'prevent.picked');
    expect(t.offers).toEqual(['packet 0', 'packet 1']); // the larger first
    t.do('Petr: packet 1', 'Petr: decline');
    expect(t.health('Petr')).toBe(46);
  });
  it('lets everybody play roll-phase cards in the defensive roll phase, which is a roll phase too [DIT 3.18] [DIT 7.37]', () => {
    const t = table(
      {
        Jana: { hero: 'thor', cp: 5, hand: { hand: 'helpingHand', x: 'sixIt' } },
        Petr: { hero: 'spider-man', cp: 5, hand: { six: 'sixIt' } },
      },
      [1, 1, 1, 4, 4, 6, 6, 2],
    )
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: defend spiderSense', 'Jana: play hand', 'Jana: die 1', 'Petr: play six', 'Petr: die 1 to 6')
      .pass();
    expect(t.health('Petr')).toBe(48);
  });
  it('resolves one of options joined by "or" [DIT 8.9]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend conjure',
    );
    expect(t.play).toOffer(['choose borrow', 'choose warp']);
    t.do('Jana: choose warp');
    expect(t.tokens('Petr', 'realityWarp')).toBe(1);
    expect(t.tokens('Jana', 'conjure')).toBe(0);
    expect(t.play.question).not.toBe('effects.answered');
  });
  it('lets opponents cancel a conjured status with a card [DIT R82] [DIT 6.3]', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } },
      Petr: { hero: 'thor', hand: { x: 'sixIt' } },
    }).do('Jana: spend conjure', 'Jana: choose borrow', 'Jana: conjure guardBreak', 'Petr: discard x');
    expect([t.tokens('Jana', 'guardBreak'), t.player('Petr').cp]).toEqual([0, 2]);
    const kept = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend conjure',
      'Jana: choose borrow',
      'Jana: conjure guardBreak',
    );
    expect(kept.tokens('Jana', 'guardBreak')).toBe(1);
  });
  it('pays for what the board offers [DIT 15.2]', () => {
    const t = table({ at: 'main1', Jana: { hero: 'doctor-strange', cp: 2, hand: { x: 'sixIt' } }, Petr: { hero: 'thor' } }).do(
      'Jana: use prepare',
      'Jana: prepare thunderVerse',
    );
    expect(t.player('Jana').cp).toBe(1);
    expect(t.player('Jana').slots).toContain(1);
    expect(t.refusal('use prepare')).toBe('DIT 5.19');
  });
  it('ends what lasts for a roll phase just before Main (2) [DIT 15.5]', () => {
    const t = table({ Jana: { hero: 'thor', tokens: { crimsonBands: 1 } }, Petr: { hero: 'doctor-strange' } }).do('Jana: stop');
    const types = t.told.map(event => (event.type === 'phaseBegan' ? event['phase'] : event.type));
    expect(types.indexOf('statusLeft')).toBe(types.indexOf('main2') - 1);
    expect(t.cites('statusLeft', 'DIT 15.5')).toBe(true);
  });
  it('leaves a status that nothing removes in play, turn after turn [DIT 6.13] [DIT 15.23]', () => {
    const t = table({ Jana: { hero: 'black-widow', tokens: { agility: 2 } }, Petr: { hero: 'thor' } }).do(
      'Jana: stop',
      'Jana: end',
      'Petr: end',
      'Petr: stop',
      'Petr: end',
      'Jana: end',
      'Jana: stop',
      'Jana: end',
    );
    expect(t.tokens('Jana', 'agility')).toBe(2);
  });
  it('is a draw when the total takes everybody left to 0 together [DIT 12.6.12] [DIT R46]', () => {
    const t = table(
      { Jana: { hero: 'thor', health: 1 }, Petr: { hero: 'black-panther', health: 4 }, Eva: { hero: 'loki', health: 1 } },
      [1, 1, 1, 4, 4, 1, 1, 1],
      {},
      SEATS.slice(0, 3),
    );
    t.attack('Jana', 'hammered').do('Jana: throw Eva', 'Petr: defend bashengasHonour');
    expect(t.play.outcome).toMatchObject({ places: [1, 1, 3], rule: 'DIT 1.5' });
  });
  it('lets the bearer choose when the owner of a status is out of the game [DIT R71]', () => {
    const t = table(
      { at: 'upkeep', Jana: { hero: 'thor', tokens: { bagOfTricks: 1 } }, Petr: { hero: 'loki' }, Eva: { hero: 'spider-man' } },
      [3],
      {},
      SEATS.slice(0, 3),
    );
    expect(t.play).toAsk(1, 'openBag.chosen');
    const fallen = table(
      {
        at: 'offence',
        Jana: { hero: 'black-panther', tokens: { bagOfTricks: 1 } },
        Petr: { hero: 'loki', health: 3 },
        Eva: { hero: 'spider-man' },
      },
      [1, 1, 6, 6, 4, 3],
      {},
      SEATS.slice(0, 3),
    )
      .attack('Jana', 'stealthStrike')
      .do('Jana: target Petr', 'Eva: stop');
    expect(fallen.play).toAsk(0, 'openBag.chosen');
  });
  it('keeps the type of other damage made during a lock, and nobody locked can respond [DIT R54] [DIT R50]', () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', tokens: { kineticEnergy: 6 } },
        Petr: { hero: 'black-widow', hand: { x: 'gettingPaid' }, tokens: { agility: 1 } },
      },
      [6, 6, 6, 6, 6],
    ).attack('Jana', 'wakandaForever');
    t.play.answer(1, 'pass');
    t.until('Petr');
    expect(t.world.phase).toBe('main2');
    expect(t.events('damageAdded').find(({ damage }) => damage === 'undefendable')).toBeDefined();
    expect(t.health('Petr')).toBe(50 - 5 - 11);
  });
  it('raises an ultimate by what its owner holds [DIT R52] [DIT 5.22]', () => {
    const t = table({ Jana: { hero: 'black-panther', tokens: { kineticEnergy: 2 } }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 6]).attack(
      'Jana',
      'wakandaForever',
    );
    expect(t.health('Petr')).toBe(50 - 11 - 2);
  });
  it('reads Black Panther’s damaged boxes as decided [DIT R96] [DIT R97] [DIT 5.17]', () => {
    const claws = (dice: number[]) =>
      table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, dice)
        .attack('Jana', 'vibraniumClaws')
        .do('Petr: decline')
        .health('Petr');
    expect([claws([1, 2, 3, 4, 6]), claws([1, 1, 2, 3, 6]), claws([1, 1, 2, 3, 3])]).toEqual([46, 45, 44]);
    const power = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 1]).attack('Jana', 'ancestralPower');
    expect(power.health('Petr')).toBe(50 - 4 - 1);
    const defended = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 4, 4, 1, 2, 6])
      .attack('Jana', 'hammered')
      .do('Jana: stop', 'Petr: defend bashengasHonour');
    expect(defended.health('Jana')).toBe(48);
  });
  it('stops at the technical cap with a draw [DIT R94]', () => {
    const t = table({ turn: 3, at: 'discard', Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [], { turnCap: 3 });
    expect(t.play).toBeDrawn();
  });
  it('marks every value as fact or house-made', () => {
    for (const id of ['black-widow', 'spider-man', 'thor']) expect(heroNamed(id).cards.every(({ source }) => source === 'fact')).toBe(true);
    expect(heroNamed('captain-marvel').cards.every(({ source }) => source === 'house')).toBe(true);
    expect(heroNamed('black-panther').boxes[0]!.levels.map(({ abilities }) => abilities[0]!.source)).toEqual([
      'uncertain',
      'house',
      'house',
    ]);
    expect(allHeroes().map(({ cards }) => cards.length)).toEqual([14, 14, 14, 14, 14, 14, 14, 15]);
  });
});

describe('a game', () => {
  for (const seats of [2, 3, 4])
    it(`is played as it was, among ${seats}`, () => {
      const heroes = ['thor', 'black-widow', 'loki', 'doctor-strange'].slice(0, seats);
      matchGolden(
        fileURLToPath(new URL(`golden/${seats}-players.txt`, import.meta.url)),
        playthrough(diceThroneGame as never, { seats, options: { heroes }, seed: `golden ${seats}`, maxDecisions: 150 }),
      );
    });
});
