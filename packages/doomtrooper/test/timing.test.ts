/** When things may be done and in which order: windows nobody can skip, effects of a draw step, spells, special attacks, answers. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { newTable } from '@kolbiste/testkit';
import {
  deckProblems,
  definitionNamed,
  module as doomtrooper,
  game as doomtrooperGame,
  readDeck,
  READY_DECKS,
  sideboarded,
  type DoomEvent,
} from '../src/index.ts';
import type { World } from '../src/rules/state.ts';
import { PROFILES, table, type Profile, type Table, rig } from './fixture.ts';
import { withMadeUpCards } from './made-up.ts';

withMadeUpCards();

const kindNow = (t: Table) => (t.position.stack.at(-1) as never as { locals: { kind?: string } }).locals.kind;
const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;

for (const profile of PROFILES) {
  const tournament = profile === 'tournament';
  const three = (hands: object[]): Table =>
    table(profile, { Jana: { hand: hands[0]! }, Petr: { hand: hands[1]! }, Eva: { hand: hands[2]! } } as never, { seats: 3 });

  describe(`a window (${profile})`, () => {
    it(
      'comes after each action whether the active player wants it or not; whoever waives it acts after the others',
      rules('DOT 5.15', 'DOT 5.16', 'DOT 5.17', 'DOT DR-04'),
      () => {
        const t = three([{ k: 'Positive Karma' }, { k1: 'Positive Karma' }, { k2: 'Positive Karma', x: 'Doomed' }]);
        t.do('0: meditate');
        // He cannot go on before the others were asked: there is no action to choose.
        expect(t.question).toBe('window.answer');
        t.answer(0, 'pass');
        const order = [t.asked];
        t.answer(1, 'pass');
        order.push(t.asked);
        expect(order).toEqual([1, 2]);
        // The last one plays after all: now the active player has his turn again, behind the one who used the window.
        t.answer(2, t.key('play k2'));
        t.answered();
        expect(t.asked).toBe(0);
        expect(t.offersKey('play k')).toBe(true);
        for (const seat of [0, 1, 2]) t.answer(seat, 'pass');
        expect([t.asked, t.question]).toEqual([0, 'acting.act']);
      },
    );
    it('lets several latecomers act in the order of the table', rules('DOT 5.16'), () => {
      const t = three([{}, { k1: 'Positive Karma' }, { k2: 'Positive Karma' }]);
      t.do('0: meditate');
      const played: number[] = [];
      for (const [seat, card] of [
        [1, 'k1'],
        [2, 'k2'],
      ] as const) {
        expect(t.asked).toBe(seat);
        t.answer(seat, t.key(`play ${card}`));
        t.answered();
        played.push(seat);
      }
      expect(played).toEqual([1, 2]);
    });
    it('asks whoever holds cards, whatever they are, and tells nothing by it', rules('DOT DR-05'), () => {
      const asked = (card: string): unknown => {
        const t = table(profile, { Jana: {}, Petr: { hand: { c: card } } });
        t.do('0: meditate');
        return [t.asked, t.question, (t.game.see(t.position, 0) as { decision: unknown }).decision];
      };
      // One could be played now, the other could not: Jana learns the same.
      expect(
        table(profile, { Jana: {}, Petr: { hand: { c: 'Positive Karma' } } })
          .do('0: meditate')
          .offersKey('play c'),
      ).toBe(true);
      expect(
        table(profile, { Jana: {}, Petr: { hand: { c: 'Hussar' } } })
          .do('0: meditate')
          .offersKey('play c'),
      ).toBe(false);
      expect(asked('Positive Karma')).toEqual(asked('Hussar'));
    });
    it('at the start comes after what happens by itself', rules('DOT DR-21'), () => {
      const t = table(profile, {
        Jana: { hand: { train: 'Training', x: 'Doomed' } },
        Petr: { hand: { y: 'Doomed' }, squad: { foe: 'Hussar' } },
      });
      t.do('0: play train at 1').answered();
      expect(t.world.effects.length).toBeGreaterThan(0);
      const passOn = (): void => {
        const [first] = t.offers;
        t.answer(
          t.asked!,
          t.offers.includes('pass') ? 'pass' : t.offers.includes('end') ? 'end' : t.offers.includes('keep') ? 'keep' : first!,
        );
      };
      const turn = t.world.turn;
      while (t.world.turn < turn + 2) passOn();
      // Jana's next turn has begun and she is asked in its first slot: the training is already over.
      expect([t.world.active, t.world.step, kindNow(t), t.world.effects.length]).toEqual([0, 'start', 'start', 0]);
    });
  });

  describe(`effects of a draw step (${profile})`, () => {
    const tallies = (t: Table): number[] =>
      t.events.filter(event => event.type === 'marked').map(event => (event as never as { card: number }).card);
    it(
      'come from team-mates third, the nearest turn first',
      rules('DOT 5.24', 'DOT 5.25', 'DOT 5.26', 'DOT 5.27', 'DOT 5.28', 'DOT DR-18'),
      () => {
        const t = table(
          profile,
          {
            at: 'draw',
            Jana: {
              player: {
                own: 'Tally',
                e5: { card: 'Tally', by: 'Ida' },
                e2: { card: 'Tally', by: 'Eva' },
                p5: { card: 'Tally', by: 'Jan' },
                p1: { card: 'Tally', by: 'Petr' },
              },
            },
            Petr: {},
            Eva: {},
            Tom: {},
            Ida: {},
            Jan: {},
          },
          { seats: 6, options: { mode: 'teams' } },
        );
        expect(tallies(t)).toEqual(['p1', 'p5', 'e2', 'e5', 'own'].map(name => t.id(name)));
      },
    );
    it('of one player are put in order by him', rules('DOT 5.29', 'DOT DR-18'), () => {
      const t = table(profile, {
        at: 'draw',
        Jana: { player: { a: { card: 'Tally', by: 'Petr' }, b: { card: 'Tally', by: 'Petr' }, c: 'Tally', d: 'Tally' } },
        Petr: {},
      });
      expect(t).toAsk(1, 'order.put');
      expect(t.position.decision!.rule).toBe('DOT 5.24');
      t.answer(1, 'next 1');
      expect(t).toAsk(0, 'order.put');
      t.answer(0, 'next 1');
      expect(tallies(t)).toEqual(['b', 'a', 'd', 'c'].map(name => t.id(name)));
    });
  });

  describe(`Art (${profile})`, () => {
    const combat = (destiny: number, more: object = {}): Table => {
      const t = table(profile, {
        Jana: { destiny, hand: { wall: 'Elemental Wall', ...more }, squad: { mystic: 'Mystic' } },
        Petr: { hand: { noise: 'Miscommunication' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '0: attacker mystic', '0: defender foe', '0: shoot');
      while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
      return t;
    };
    it('may be strengthened while the combat lasts', rules('DOT 21.10'), () => {
      const t = combat(7, { x: 'Doomed' });
      t.do('0: play wall on mystic', '0: spend 2').answered();
      t.do('0: strengthen wall', '0: strengthen wall');
      expect(t.side(0).destiny).toBe(1);
      expect(t.happened('destinyLost', { n: 2, rule: 'DOT 21.10' })).toBe(true);
      // One point is left, a step costs two.
      while (t.asked !== 0) t.answer(t.asked!, 'pass');
      expect(t.offers.some(key => key.startsWith('strengthen'))).toBe(false);
      t.passWhile();
      expect(strikes(t)[1]!.armour).toBe(4 + 3 * 2);
    });
    it('may not, once it is cancelled', rules('DOT 21.10'), () => {
      const t = combat(9);
      t.do('0: play wall on mystic', '0: spend 2');
      const before = t.world.announced.length;
      rig(t.world).announced[before - 1]!.cancelled = true;
      t.answered();
      expect([t.world.fights[0]!.cast, t.offers.some(key => key.startsWith('strengthen'))]).toEqual([[], false]);
    });
    it('may cost actions too', rules('DOT 21.11'), () => {
      const t = table(profile, { Jana: { hand: { slow: 'Slow Spell' }, squad: { mystic: 'Mystic' } }, Petr: {} });
      t.do('0: play slow');
      expect(t.world.pools[0]!.open).toBe(1);
      expect(t.happened('actionTaken', { n: 2, left: 1 })).toBe(true);
      const late = table(profile, { at: 'window', Jana: { hand: { slow: 'Slow Spell' }, squad: { mystic: 'Mystic' } }, Petr: {} });
      expect(late.refusal('play slow')).toBe('DOT 22.1');
    });
    it('works no longer than its card says: in a combat to its end', rules('DOT 21.15'), () => {
      const t = combat(9);
      t.do('0: play wall on mystic', '0: spend 4').answered();
      expect(t.world.effects).toHaveLength(1);
      t.passWhile();
      expect([t.world.fights.length, t.world.effects.length, t.card('wall').zone]).toEqual([0, 0, 'discard']);
    });
    it('is for those whose card says so, the Brotherhood above all', rules('DOT 21.31'), () => {
      const cast = (card: string): boolean => {
        const t = table(profile, {
          Jana: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { a: card } },
          Petr: { cohort: { foe: 'Razide' } },
        });
        t.do('0: attack', '0: attacker a', '0: defender foe', '0: shoot');
        while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
        expect(t.offersKey('play wall on a') ? null : t.refusal('play wall on a')).toBe(t.offersKey('play wall on a') ? null : 'DOT 21.5');
        return t.offersKey('play wall on a');
      };
      // The Pupil belongs to a corporation, and his card permits it.
      expect(['Golden Lion', 'Mystic', 'Pupil of the Elements'].map(cast)).toEqual([false, true, true]);
    });
    it(
      `answers a card ${tournament ? 'only as a spell for any time' : 'whatever the time of the spell'}`,
      rules('DOT 28.11t', 'DOT 28.11s'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { karma: 'Positive Karma' } },
          Petr: { hand: { counter: 'Counterspell', free: 'Free Counterspell' }, squad: { mystic: 'Keeper of the Art' } },
        });
        t.do('0: play karma');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        expect(t.offersKey('play free')).toBe(true);
        expect([t.offersKey('play counter'), t.refusal('play counter')]).toEqual(tournament ? [false, 'DOT 28.11t'] : [true, null]);
      },
    );
  });

  describe(`played is played (${profile})`, () => {
    it('never goes back to the hand, and ends free undo', rules('DOT 28.20', 'DOT DR-91'), () => {
      const t = table(profile, { at: 'window', Jana: { hand: { karma: 'Positive Karma', x: 'Doomed' } }, Petr: { hand: { y: 'Doomed' } } });
      t.do('0: play karma');
      expect(t.card('karma').zone).toBe('stack');
      const offered = new Set<string>();
      while (kindNow(t) === 'reaction') {
        for (const key of t.offers) offered.add(key);
        t.answer(t.asked!, 'pass');
      }
      expect([...offered]).toEqual(['pass']);
      expect(t.card('karma').zone).toBe('discard');
      const [played] = t.events.filter(event => event.type === 'played');
      expect(doomtrooper.reveals(played as unknown as DoomEvent)).toBe(true);
      // A choice that showed nobody anything may still be taken back.
      expect(doomtrooper.reveals({ type: 'covered', card: 0, rule: 'DOT 9.1' })).toBe(false);
    });
  });

  describe(`what is not a combat (${profile})`, () => {
    const grenade = (hand: object): Table =>
      table(profile, {
        Jana: { squad: { lion: { card: 'Golden Lion', gear: { bomb: 'Antipersonnel Grenade' } } } },
        Petr: { hand, cohort: { foe: 'Razide' } },
      } as never).do('0: use bomb as 0 on foe');
    it('lets cards for an attack be played in a combat, and during an attack only', rules('DOT 24.0.7'), () => {
      const t = table(profile, { Jana: { cohort: { a: 'Razide' } }, Petr: { hand: { plan: 'Attack Plan' }, squad: { d: 'Hussar' } } });
      t.do('0: attack', '0: attacker a', '0: defender d');
      expect(t.offersKey('play plan')).toBe(true);
      const peace = table(profile, { Jana: {}, Petr: { hand: { plan: 'Attack Plan' } } }).do('0: meditate');
      expect(peace.refusal('play plan')).toBe('DOT 24.0.7');
    });
    if (tournament)
      it(
        'resolves a special attack after the answers to it, with no window of its own (tournament)',
        rules('DOT 24.0.5', 'DOT DR-64'),
        () => {
          const t = grenade({ plan: 'Attack Plan', evade: 'Evasive Action' });
          expect(kindNow(t)).toBe('reaction');
          t.answered();
          expect([kindNow(t), t.world.harms.length]).toEqual(['saving', 1]);
        },
      );
    else
      it(
        'goes from the naming of a special attack through its window straight to the strikes (standard)',
        rules('DOT 24.0.13', 'DOT 24.0.6', 'DOT DR-64'),
        () => {
          const t = grenade({ plan: 'Attack Plan', evade: 'Evasive Action' }).answered();
          expect([kindNow(t), t.asked, t.position.decision!.rule]).toEqual(['special', 0, 'DOT 24.0.13']);
          t.answer(0, 'pass');
          expect([t.offersKey('play plan'), t.refusal('play evade')]).toEqual([true, 'DOT 28.19']);
          t.answer(1, 'pass');
          // No tactic, no modifiers: the wound is next.
          expect([kindNow(t), t.world.fights.length, t.world.harms.length]).toEqual(['saving', 0, 1]);
        },
      );
    it('means Sabotage where a card speaks of attacking a player', rules('DOT 26.2', 'DOT 26.11'), () => {
      const against = (squad: object): Table => table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad } } as never);
      expect(against({}).offersKey('sabotage free against 1')).toBe(true);
      // Secret HQ keeps a player without warriors from being attacked.
      expect(against({ hq: 'Secret HQ' }).refusal('sabotage free against 1')).toBe('DOT 26.11');
    });
  });

  describe(`the ante (${profile})`, () => {
    it('goes to the winner, as a record', rules('DOT 39.4', 'DOT DR-98'), () => {
      const t = table(profile, {
        Jana: { victory: tournament ? 39 : 24, cohort: { a: 'Razide' } },
        Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
      });
      const staked = rig(t.side(1)).library.pop()!;
      rig(t.world).cards[staked]!.zone = 'ante';
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
      expect(t.outcome).toMatchObject({ places: [1, 2] });
      expect(t.happened('anteWon', { seats: [0], cards: [staked], rule: 'DOT 39.4' })).toBe(true);
      expect(t.world.cards[staked]).toMatchObject({ zone: 'ante', owner: 1 });
    });
    it('is decided by a coin where the vote is tied', rules('DOT 39.9'), () => {
      const stakes = new Set<number>();
      for (let seed = 0; stakes.size < 2 && seed < 40; seed++) {
        const play = newTable(doomtrooperGame as never, {
          options: { profile, ante: 'vote', start: 'first' } as never,
          seats: 3,
          seed: `tie ${seed}`,
        });
        // The two others vote for different cards of the first player.
        play.answer(play.asked!, play.offers[0]!);
        play.answer(play.asked!, play.offers[1]!);
        const staked = play.events.find(event => event.type === 'staked') as never as { rule: string; card: number };
        expect(staked.rule).toBe('DOT 39.9');
        stakes.add(staked.card);
      }
      expect(stakes.size).toBe(2);
    });
    it('is decided by most votes where there are any', rules('DOT 39.7'), () => {
      const play = newTable(doomtrooperGame as never, {
        options: { profile, ante: 'vote', start: 'first' } as never,
        seats: 3,
        seed: 'most',
      });
      const [, second] = play.offers;
      play.answer(play.asked!, second!);
      play.answer(play.asked!, second!);
      const staked = play.events.find(event => event.type === 'staked') as never as { rule: string; card: number };
      expect([staked.rule, `stake ${staked.card}`]).toEqual(['DOT 39.7', second]);
      expect((play.position.world as World).cards[staked.card]!.zone).toBe('ante');
    });
  });
}

describe('the sideboard', () => {
  it('changes the deck between games, card for card (tournament)', rules('DOT 40.8', 'DOT 40.6t'), () => {
    const [ready] = READY_DECKS;
    const { cards: spare } = readDeck('spare', '4 Inspired\n4 Hussar\n4 Razide\n4 Templar\n4 Curator\n4 Samurai\n1 Mystic').deck;
    const deck = { ...ready!, sideboard: spare };
    const out = deck.cards.find(def => !spare.includes(def))!;
    const into = definitionNamed('Mystic');
    const changed = sideboarded(deck, [{ out, into }]);
    expect(changed.problems).toEqual([]);
    expect([changed.deck.cards.includes(into), changed.deck.sideboard.includes(out)]).toEqual([true, true]);
    expect([changed.deck.cards.length, changed.deck.sideboard.length]).toEqual([deck.cards.length, 25]);
    expect(deckProblems(changed.deck, 'tournament').filter(({ refusal }) => refusal.rule === 'DOT 40.6t')).toEqual([]);
    expect(sideboarded(deck, [{ out: into, into: out }]).problems.map(({ refusal }) => [refusal.rule, refusal.why])).toEqual([
      ['DOT 40.8', 'notInDeck'],
    ]);
    expect(sideboarded(deck, [{ out, into: out }]).problems.map(({ refusal }) => refusal.why)).toEqual(['notInSideboard']);
  });
});

describe('a warzone', () => {
  const defended = (profile: Profile, hand: object = {}): Table => {
    const t = table(profile, {
      Jana: { hand, cohort: { foe: 'Razide' } },
      Petr: { hand: { x: 'Doomed' }, squad: { d: 'Hussar', fog: 'Fog', other: 'Great Rust Desert' } },
    } as never);
    return t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot', '1: warzone fog');
  };
  it(
    'gives its modifiers to the defender and its text to all who fight (tournament)',
    rules('DOT 16.10t', 'DOT 16.11', 'DOT DR-54'),
    () => {
      expect(strikes(defended('tournament').passWhile()).map(({ rating, armour }) => [rating, armour])).toEqual([
        [2 + 5, 3 + 1],
        [2 + 5, 7],
      ]);
    },
  );
  it('gives modifiers and text to the defender (standard)', rules('DOT 16.10s', 'DOT DR-54'), () => {
    expect(strikes(defended('standard').passWhile()).map(({ rating, armour }) => [rating, armour])).toEqual([
      [2, 3 + 1],
      [2 + 5, 7],
    ]);
  });
  for (const profile of PROFILES)
    it(
      `that is lost is not replaced; the combat goes on without it, and so it stays (${profile})`,
      rules('DOT 16.8', 'DOT 16.14', 'DOT 16.15'),
      () => {
        const t = defended(profile, { sweep: 'Sweep' });
        t.do('0: play sweep on fog').answered();
        expect(t.happened('warzoneLost', { rule: 'DOT 16.15' })).toBe(true);
        while (t.question === 'window.answer' && t.world.fights[0]?.phase !== 'strikes') {
          expect(t.offers.some(key => key.startsWith('warzone'))).toBe(false);
          t.answer(t.asked!, 'pass');
        }
        expect(strikes(t).map(({ rating, armour }) => [rating, armour])).toEqual([
          [2, 3],
          [2, 7],
        ]);
      },
    );
});
