/** Chapter 39: the ante. */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, game as doomtrooperGame } from '../../src/index.ts';
import type { World } from '../../src/rules/state.ts';
import { type Profile, PROFILES, rig, table } from '../fixture.ts';

const start = (profile: Profile, more: object = {}, seats = 2) =>
  newTable(doomtrooperGame as never, { options: { profile, ...more }, seats, seed: 'opening' });

for (const profile of PROFILES)
  describe(`the ante (${profile})`, () => {
    const tournament = profile === 'tournament';
    it(
      'stakes the top card, or one the others vote for, out of the game',
      rules('DOT 37.31', 'DOT 39.1', 'DOT 39.2', 'DOT 39.3', 'DOT 39.5', 'DOT 39.6', 'DOT 39.7', 'DOT 39.8', 'DOT 39.10', 'DOT DR-98'),
      () => {
        expect(start(profile).question).toBe('opening.exchange');
        const top = start(profile, { ante: 'top' }).position.world as World;
        expect(
          top.cards
            .filter(card => card.zone === 'ante')
            .map(card => card.owner)
            .sort(),
        ).toEqual([0, 1]);
        // What is kept of it beside the result: whose card it was.
        const { staked, points } = doomtrooperGame.module.scored!(top);
        expect(staked.map(codes => codes.length)).toEqual([1, 1]);
        const zoned = top.cards.filter(card => card.zone === 'ante').toSorted((one, two) => one.owner - two.owner);
        expect(staked.flat()).toEqual(zoned.map(card => DEFINITIONS[card.def]!.code));
        expect(points).toEqual(top.sides.map(side => side.victory));
        expect(doomtrooperGame.module.scored!(start(profile).position.world as never).staked).toEqual([[], []]);
        const vote = start(profile, { ante: 'vote' });
        const asked = vote.asked!;
        expect(vote.question).toBe('opening.voted');
        const shown = vote.events.filter(({ type, rule }) => type === 'handShown' && rule === 'DOT 39.6');
        expect(shown.map(event => (event as never as { cards: number[] }).cards.length)).toEqual([3, 3]);
        const [first] = vote.offers;
        expect((vote.position.world as World).cards[Number(first!.split(' ')[1])]!.owner).not.toBe(asked);
        vote.answer(asked, first!);
        vote.answer(vote.asked!, vote.offers[0]!);
        expect((vote.position.world as World).cards.filter(card => card.zone === 'ante')).toHaveLength(2);
        expect(vote.question).toBe('opening.exchange');
        expect(vote.events.filter(({ type, rule }) => type === 'libraryShuffled' && rule === 'DOT 39.10')).toHaveLength(2);
      },
    );
    it('nobody goes on looking into a library that was shuffled', rules('DOT 39.10', 'DOT 39.2'), () => {
      const vote = start(profile, { ante: 'vote' });
      const looking = (): number[] => {
        const { shown } = doomtrooperGame.see(vote.position as never, 0).table as never as { shown: { id: number }[] };
        return shown.map(({ id }) => (vote.position.world as World).cards[id]!.owner);
      };
      expect(looking().toSorted()).toEqual([0, 0, 0, 1, 1, 1]);
      const owner = (vote.position.world as World).cards[Number(vote.offers[0]!.split(' ')[1])]!.owner;
      vote.answer(vote.asked!, vote.offers[0]!);
      expect(looking().filter(of => of === owner).length).toBeLessThanOrEqual(1);
      expect(looking().filter(of => of !== owner)).toHaveLength(3);
    });
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
    it('is decided by a coin where the vote is tied', rules('DOT 39.9', 'DOT 39.3'), () => {
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
