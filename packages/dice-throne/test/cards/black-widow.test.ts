/** Black Widow: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game, heroNamed } from '../../src/index.ts';
import { table } from '../fixture.ts';

describe('Black Widow', () => {
  it('bombs tick in upkeep: 6 removes, else 0:02 to 0:01', rules('DIT 6.46', 'DIT 6.47', 'DIT 6.48', 'DIT 6.49', 'DIT 6.50'), () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor', tokens: { timeBomb: [2, 2] } } },
      [6, 5],
    );
    expect(t.player('Petr').tokens).toEqual([{ status: 'timeBomb', by: 0, state: 1 }]);
    expect(t.health('Petr')).toBe(50);
  });
  it('bombs arrive on the target’s board, on the shorter side with six upgrades', rules('DIT 5.19', 'DIT 6.46', 'DIT 15.17'), () => {
    const upgrades = ['batonStrikeII', 'infiltrateII', 'hackedII', 'vengeanceII', 'grappleII', 'sabotageII'];
    const t = table({ Jana: { hero: 'black-widow', upgrades }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 6])
      .attack('Jana', 'hacked')
      .do('Petr: decline');
    expect(t.player('Petr').tokens[0]).toMatchObject({ status: 'timeBomb', state: 1 });
    expect(t.health('Petr')).toBe(50 - 8 - 1); // five upgrades: all attacks +1
  });
  it(
    'Covert Ops play an upgrade for nothing, or look at three cards',
    rules('DIT 6.35', 'DIT 6.37', 'DIT 6.38', 'DIT 6.39', 'DIT 6.40', 'DIT R99', 'DIT R77'),
    () => {
      const free = table({ at: 'main1', Jana: { hero: 'black-widow', cp: 0, hand: { up: 'grappleII' } }, Petr: { hero: 'thor' } }).do(
        'Jana: spend covertOps',
        'Jana: choose freeUpgrade',
        'Jana: play up',
      );
      expect([free.player('Jana').cp, free.player('Jana').upgrades.length]).toEqual([0, 1]);
      const search = table(
        {
          at: 'main1',
          Jana: { hero: 'black-widow', deck: { a: 'sixIt', b: 'soWild', c: 'tipIt', d: 'hackedII' } },
          Petr: { hero: 'thor' },
        },
        ['kept'],
      ).do('Jana: spend covertOps', 'Jana: search', 'Jana: take d');
      expect(search.player('Jana').hand.map(id => search.world.cards[id])).toEqual(['hackedII']);
      const order = table({
        at: 'main1',
        Jana: { hero: 'black-widow', deck: { a: 'sixIt', b: 'hackedII', c: 'tipIt', d: 'soWild' } },
        Petr: { hero: 'thor' },
      }).do('Jana: spend covertOps', 'Jana: next c', 'Jana: next a');
      expect(order.player('Jana').deck.map(id => order.world.cards[id])).toEqual(['soWild', 'hackedII', 'sixIt', 'tipIt']);
      const empty = table({ at: 'main1', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor' } }, ['kept']).do(
        'Jana: spend covertOps',
        'Jana: search',
        'Jana: none',
      );
      expect(empty.cites('shuffled', 'DIT 6.39')).toBe(true);
    },
  );
  it('plays upgrades in roll phases, and the opponents still get their window', rules('DIT 5.19', 'DIT 7.15', 'DIT 6.57'), () => {
    const t = table(
      { Jana: { hero: 'black-widow', cp: 5, hand: { up: 'hackedII' } }, Petr: { hero: 'thor', hand: { x: 'sixIt' } } },
      [1, 2, 3, 4, 6],
    )
      .do('Jana: roll', 'Jana: play up', 'Jana: stop', 'Jana: announce hacked')
      .until('Petr');
    expect(t.position.decision!.rule).toBe('DIT 12.4.8');
    t.do('Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 6);
  });
  it('draws for upgrades with Red Room II, not for one that comes together with it', rules('DIT 5.19', 'DIT 7.13', 'DIT 6.53'), () => {
    const deck = { red: 'redRoomII', hack: 'hackedII', x: 'sixIt' };
    const t = table({ Jana: { hero: 'black-widow', deck }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 6, 'kept'])
      .attack('Jana', 'widowsBite')
      .do('Jana: take red', 'Jana: take hack');
    expect(t.player('Jana').hand).toHaveLength(0);
    expect(t.player('Jana').upgrades).toHaveLength(2);
    const later = table({
      at: 'main1',
      Jana: { hero: 'black-widow', cp: 5, upgrades: ['redRoomII'], hand: { hack: 'hackedII' }, deck: { x: 'sixIt' } },
      Petr: { hero: 'thor' },
    })
      .do('Jana: play hack')
      .pass();
    expect(later.player('Jana').hand).toHaveLength(1);
  });
});

describe('Upgrades and bombs of Black Widow', () => {
  it('a free upgrade does what it does when played', rules('DIT 6.37'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-widow', cp: 0, hand: { baton: 'batonStrikeII' } },
      Petr: { hero: 'thor', hand: { x: 'sixIt' } },
    }).do('Jana: spend covertOps', 'Jana: choose freeUpgrade', 'Jana: play baton');
    expect(t.all('revealed')[0]).toMatchObject({ seat: 1, why: 'batonStrike' });
  });
  it('pauses between the bombs that tick and the one that comes then', rules('DIT 8.7', 'DIT 8.8'), () => {
    const t = table(
      {
        Jana: { hero: 'black-widow', tokens: {}, hand: { x: 'gettingPaid' } },
        Petr: { hero: 'thor', cp: 5, hand: { y: 'gettingPaid' }, tokens: { timeBomb: [2] } },
      },
      [1, 2, 3, 6, 4],
    ).attack('Jana', 'infiltrate');
    while (t.position.decision!.rule !== 'DIT 8.7') t.answer(t.asked!, 'pass');
    expect(t.player('Petr').tokens.map(({ state }) => state)).toEqual([1]); // ticked, and the new one is still to come
    t.pass();
    expect(t.player('Petr').tokens.map(({ state }) => state)).toEqual([1, 2]);
  });
  it('searching the deck is news: it cannot be taken back for free', rules('DIT R77', 'DIT 6.39', 'DIT R95'), () => {
    const recon = table(
      { Jana: { hero: 'black-widow', upgrades: ['grappleII'], deck: { a: 'sixIt', up: 'hackedII', b: 'soWild' } }, Petr: { hero: 'loki' } },
      [6, 6, 6, 1, 1],
    ).attack('Jana', 'recon');
    expect(recon.question).toBe('putInPlay.picked');
    const looked = recon.all('lookedAt');
    expect(looked).toMatchObject([{ seat: 0, search: true, rule: 'DIT R77' }]);
    expect(looked[0]!['cards']).toHaveLength(3);
    expect(game.module.reveals(looked[0] as never)).toBe(true);
    const scouted = table({
      at: 'main1',
      Jana: { hero: 'black-widow', deck: { a: 'sixIt', b: 'soWild', c: 'tipIt', up: 'hackedII' }, tokens: { covertOps: 1 } },
      Petr: { hero: 'loki' },
    }).do('Jana: spend covertOps', 'Jana: search');
    expect(scouted.all('lookedAt').map(({ search }) => search)).toEqual([false, true]);
  });
});

describe('Red Room', () => {
  const passive = heroNamed('black-widow').boxes.find(({ kind }) => kind === 'passive')!;
  it('says of its second level alone that it draws', rules('DIT 5.19'), () => {
    const [one, two] = passive.levels.map(({ passive: of }) => of!.text);
    expect([one!.en.includes('Draw 1 card'), two!.en.includes('Draw 1 card')]).toEqual([false, true]);
    expect([one!.cs.includes('dober si 1 kartu'), two!.cs.includes('dober si 1 kartu')]).toEqual([false, true]);
  });
  it('raises attacks by 1 with five upgrades, and draws one card for each at its second level', rules('DIT 5.19', 'DIT 9.40'), () => {
    const upgrades = ['batonStrikeII', 'infiltrateII', 'hackedII', 'vengeanceII', 'grappleII'];
    const baton = (own: string[]) =>
      table({ Jana: { hero: 'black-widow', upgrades: own, tokens: {} }, Petr: { hero: 'loki' } }, [3, 3, 3, 1, 1])
        .attack('Jana', 'batonStrike')
        .do('Petr: decline')
        .health('Petr');
    expect([baton(upgrades.slice(0, 4)), baton(upgrades)]).toEqual([50 - 6, 50 - 6 - 1]);
    const played = (own: string[]) =>
      table({
        at: 'main1',
        Jana: { hero: 'black-widow', cp: 5, upgrades: own, hand: { up: 'hackedII' }, deck: { a: 'sixIt', b: 'soWild' } },
        Petr: { hero: 'loki' },
      })
        .do('Jana: play up')
        .pass();
    expect([played([]).all('drew'), played(['redRoomII']).all('drew')]).toMatchObject([[], [{ cards: [{}], rule: 'DIT 5.19' }]]);
    expect(played(['redRoomII']).player('Jana').hand).toHaveLength(1);
  });
  it('counts the upgrades of this turn for Subversion!', rules('DIT 7.21', 'DIT 7.18', 'DIT 9.42'), () => {
    const t = table(
      {
        at: 'main1',
        Jana: { hero: 'black-widow', cp: 9, hand: { up: 'hackedII', sub: 'subversion' }, tokens: {} },
        Petr: { hero: 'loki' },
      },
      [3, 3, 3, 1, 1],
    )
      .do('Jana: play up', 'Jana: end')
      .attack('Jana', 'batonStrike')
      .do('Jana: play sub', 'Petr: decline');
    expect(t.health('Petr')).toBe(50 - 5 - 2 - 1);
    expect(t.all('upgraded')).toMatchObject([{ seat: 0, box: 'hacked', level: 2, rule: 'DIT 12.3.9' }]);
    expect(t.player('Jana').upgrades).toHaveLength(1);
  });
  it('takes every upgrade among five cards with Cunning!', rules('DIT 7.25'), () => {
    const deck = { a: 'sixIt', b: 'hackedII', c: 'soWild', d: 'grappleII', e: 'tipIt', f: 'vengeanceII' };
    const t = table({ at: 'main1', Jana: { hero: 'black-widow', cp: 2, hand: { cunning: 'cunning' }, deck }, Petr: { hero: 'loki' } })
      .do('Jana: play cunning', 'Jana: next c', 'Jana: next e')
      .pass();
    expect(t.player('Jana').hand.map(id => t.world.cards[id])).toEqual(['hackedII', 'grappleII']);
    expect([...t.player('Jana').deck].reverse().map(id => t.world.cards[id])).toEqual(['soWild', 'tipIt', 'sixIt', 'vengeanceII']);
    expect(t.all('taken').map(({ rule }) => rule)).toEqual(['DIT 7.25', 'DIT 7.25']);
  });
});
