import { describe, expect, it } from 'vitest';
import { permuteUnseen, Random, scripted, seeded, viewers, type Position, type Viewer } from '../src/index.ts';
import { playUntil, newTable } from '../../testkit/src/index.ts';
import { mini, miniGame, sees } from './mini/module.ts';
import type { World } from './mini/world.ts';

/** A position in the middle of a game: hands, squads, graves, gear. */
function midGame(seed = 'middle'): Position<World> {
  const play = newTable(miniGame, { seed });
  expect(playUntil(play, ({ position }) => (position.world as World).turn === 12)).toBe(true);
  return play.position as Position<World>;
}
const definitions = (w: World): number[] => w.cards.map(card => card.definition);
const unseen = (w: World, viewer: Viewer): number[] => w.cards.flatMap((_, id) => (sees(w, viewer, id) === 'face' ? [] : [id]));

describe('permuteUnseen', () => {
  const deal = (viewer: Viewer, seed: string, groups: readonly (readonly number[])[]) => {
    const cards = ['a', 'b', 'c', 'd', 'e', 'f'];
    permuteUnseen({
      world: cards,
      viewer,
      sees: (_, who, card) => (who === 0 && card < 2 ? 'face' : card === 5 ? 'nothing' : 'back'),
      random: new Random(seeded(seed)),
      groups,
      read: card => cards[card]!,
      write: (card, definition) => (cards[card] = definition),
    });
    return cards.join('');
  };

  it('leaves what is seen, and only what is seen, where it is', () => {
    const results = Array.from({ length: 200 }, (_, i) => deal(0, `deal ${i}`, [[0, 1, 2, 3, 4, 5]]));
    expect(results.every(result => result.startsWith('ab'))).toBe(true);
    expect(new Set(results).size).toBe(24); // every order of the other four, the one that is not even known of included
    expect(
      new Set(Array.from({ length: 200 }, (_, i) => deal('spectator', `deal ${i}`, [[0, 1, 2, 3, 4, 5]]).slice(0, 2))).size,
    ).toBeGreaterThan(5);
  });

  it('never moves a definition into another group', () => {
    for (let i = 0; i < 50; i++) {
      const result = deal('spectator', `groups ${i}`, [
        [0, 1, 2],
        [3, 4, 5],
      ]);
      expect(result.slice(0, 3).split('').sort().join('')).toBe('abc');
      expect(result.slice(3).split('').sort().join('')).toBe('def');
    }
  });
});

describe('a re-deal', () => {
  const position = midGame();

  it.each(viewers(2))('for %s changes what they cannot know, and nothing else', viewer => {
    const before = JSON.stringify(position);
    const hidden = unseen(position.world, viewer);
    let changed = 0;
    for (let i = 0; i < 20; i++) {
      const dealt = miniGame.redeal(position, viewer, `deal ${i}`);
      const [was, is] = [definitions(position.world), definitions(dealt.world)];
      was.forEach((definition, id) => {
        if (!hidden.includes(id)) expect(is[id]).toBe(definition);
        else if (is[id] !== definition) changed++;
      });
      // The same cards, of the same owners, at the same places.
      for (const seat of [0, 1]) {
        const of = (all: readonly number[]) => all.filter((_, id) => position.world.cards[id]!.owner === seat).sort((a, b) => a - b);
        expect(of(is)).toEqual(of(was));
      }
      expect({ ...dealt.world, cards: null }).toEqual({ ...position.world, cards: null });
      expect(dealt.stack).toEqual(position.stack);
    }
    expect(hidden.length).toBeGreaterThan(10);
    expect(changed).toBeGreaterThan(hidden.length * 10);
    expect(JSON.stringify(position)).toBe(before);
  });

  it.each(viewers(2))('is invisible to %s, to the byte', viewer => {
    for (let i = 0; i < 20; i++)
      expect(JSON.stringify(miniGame.see(miniGame.redeal(position, viewer, `deal ${i}`), viewer))).toBe(
        JSON.stringify(miniGame.see(position, viewer)),
      );
  });

  it('is not invisible to the one whose hand it was', () => {
    const dealt = miniGame.redeal(position, 0, 'deal');
    expect(JSON.stringify(miniGame.see(dealt, 1))).not.toBe(JSON.stringify(miniGame.see(position, 1)));
  });

  it('re-deals the coming randomness, so that nobody can think ahead with the true dice', () => {
    const dealt = miniGame.redeal(position, 0, 'deal');
    expect(dealt.random).toEqual(seeded('deal'));
    expect(dealt.random.key).not.toEqual(position.random.key);
    const script: Position<World> = { ...miniGame.clone(position), random: scripted([1, 2]) };
    expect(miniGame.redeal(script, 0, 'deal').random).toEqual(script.random);
  });

  it('goes on: after it, the game is played to its end', () => {
    for (const viewer of viewers(2)) {
      const dealt = miniGame.redeal(position, viewer, 'go on');
      // The question that stood was asked before the deal; only its own seat's knowledge keeps it sensible.
      if (dealt.decision!.seat !== viewer) continue;
      const random = new Random(seeded('go on'));
      while (dealt.decision) miniGame.advance(dealt, random.integer(dealt.decision.options.length));
      expect(dealt.outcome).not.toBeNull();
    }
  });
});

describe('what is seen', () => {
  const position = midGame('seen');
  const { seat } = position.decision!;

  it('of the decision: everything by the seat that is asked, that it is asked by all', () => {
    const asked = miniGame.see(position, seat);
    expect(asked.decision!.options.map(({ option }) => option)).toEqual(position.decision!.options);
    expect(asked.decision!.question).toBe(asked.waiting!.question);
    for (const viewer of viewers(2).filter(other => other !== seat)) {
      const seen = miniGame.see(position, viewer);
      expect(seen.decision).toBeNull();
      expect(seen.waiting).toEqual({ seat, question: asked.decision!.question, rule: position.decision!.rule });
      expect(seen.doing.length).toBe(position.stack.length);
    }
  });

  it('of hands: your own by name, the other’s by number', () => {
    type Table = { sides: { hand: { id: number; name: string | null }[]; library: number }[] };
    const hands = (viewer: Viewer) =>
      (miniGame.see(position, viewer).table as unknown as Table).sides.map(side => side.hand.map(card => card.name));
    const held = position.world.sides.map(side => side.hand.length);
    expect(hands(0)[0]!.every(name => name !== null)).toBe(true);
    expect(hands(0)[1]).toEqual(Array.from({ length: held[1]! }, () => null));
    expect(hands('spectator')).toEqual(held.map(n => Array.from({ length: n }, () => null)));
  });

  it('of events: a draw by name to the drawer, without it to the others', () => {
    const card = position.world.sides[0].hand[0]!;
    const event = { type: 'drew', seat: 0, card, rule: 'MINI 2.1' } as const;
    const told = (viewer: Viewer) => mini.redact(position.world, event, viewer) as { card: { name: string | null } };
    expect(told(0).card.name).not.toBeNull();
    expect(told(1).card.name).toBeNull();
    expect(told('spectator').card.name).toBeNull();
  });

  it('of the end: the outcome, by all', () => {
    const play = newTable(miniGame, { seed: 'end' });
    playUntil(play, ({ outcome }) => outcome !== null);
    for (const viewer of viewers(2))
      expect(miniGame.see(play.position as Position<World>, viewer)).toMatchObject({
        outcome: play.outcome,
        waiting: null,
        decision: null,
      });
  });

  it('of explanations: what the asked seat may do is told to that seat only', () => {
    expect(miniGame.explain(position, seat).length).toBeGreaterThan(0);
    expect(miniGame.explain(position, 1 - seat)).toEqual([]);
  });
});

describe('shuffles', () => {
  it('permute definitions among ids, so that an id tells nobody anything', () => {
    const ids = (seed: string) => {
      const { world } = miniGame.start({}, 2, seed);
      return { places: world.sides.map(side => [...side.library, ...side.hand].length), all: definitions(world) };
    };
    expect(ids('one').all).not.toEqual(ids('two').all);
    const seen = new Set(Array.from({ length: 60 }, (_, i) => miniGame.start({}, 2, `s${i}`).world.cards[0]!.definition));
    expect(seen.size).toBeGreaterThan(8);
  });
});
