import { describe, expect, it } from 'vitest';
import { doing, explainFold } from '../src/index.ts';
import '../../testkit/src/vitest.ts';
import { given } from './mini/given.ts';
import { definitionOf, LAYERS, modifiersOf, valueOf } from './mini/world.ts';

describe('cancelling', () => {
  const start = (jana: Record<string, string>, random: number[]) =>
    given(
      { Jana: { squad: { c: 'Captain' }, hand: { bolt: 'Bolt', ...jana } }, Petr: { squad: { f: 'Footman' }, hand: { no: 'Silence' } } },
      random,
    );

  it('opens a window about the card; a card that is cancelled does nothing and is buried', () => {
    const { play, id, world } = start({}, []);
    play.answers(0, 'meditate', id('bolt'));
    expect(play).toAsk(1, 'window.answer');
    expect(play.position.decision!.about).toMatchObject({ kind: 'cancel', subject: { card: id('bolt') } });
    expect(play).toOffer(['pass', id('no')]);
    play.answer(1, id('no'));
    expect(play).toHaveHappened({ type: 'cancelled', card: id('bolt') }, 'MINI 8.4');
    expect(play).not.toHaveHappened({ type: 'rolled' });
    expect(world().sides[0].grave).toEqual([id('bolt')]);
    expect(world().sides[1].grave).toEqual([id('no')]);
    expect(world().cancelled).toEqual([]);
  });

  it('may be cancelled itself, window within window', () => {
    const { play, id } = start({ yes: 'Silence' }, [3]);
    play.answers(0, 'meditate', id('bolt')).answer(1, id('no'));
    expect(play).toAsk(0, 'window.answer');
    expect(play.position.decision!.about).toMatchObject({ kind: 'cancel', subject: { card: id('no') } });
    expect(doing(play.position).filter(step => step.startsWith('window'))).toHaveLength(3);
    play.answer(0, id('yes'));
    expect(play).toHaveHappened({ type: 'cancelled', card: id('no') });
    expect(play).not.toHaveHappened({ type: 'cancelled', card: id('bolt') });
    expect(play).toHaveHappened({ type: 'rolled', die: 3 });
    play.mustBeUsedUp();
  });
});

describe('saving', () => {
  const start = (owner: 'Jana' | 'Petr') =>
    given({
      Jana: { squad: { reaper: 'Reaper' }, hand: owner === 'Jana' ? { escape: 'Narrow escape' } : {} },
      Petr: { squad: { f: 'Footman' }, hand: owner === 'Petr' ? { escape: 'Narrow escape' } : {} },
    });

  it('is offered to the owner of the one who is about to fall', () => {
    const { play, id, world } = start('Petr');
    play.answers(0, 'attack', id('reaper'), id('f'), 'melee');
    expect(play).toAsk(1, 'window.answer');
    expect(play.position.decision!.about).toMatchObject({ kind: 'save', subject: { card: id('f') } });
    play.answer(1, id('escape'));
    expect(play).toHaveHappened({ type: 'saved', card: id('f') }, 'MINI 7.7');
    expect(world().sides[1].squad).toEqual([id('f')]);
    expect(world().saved).toEqual([]);
    expect(play).not.toHaveHappened({ type: 'awarded' });
  });

  it('is not offered to the enemy', () => {
    const { play, id, world } = start('Jana');
    play.answers(0, 'attack', id('reaper'), id('f'), 'melee');
    expect(play).toAsk(0, 'fight.split');
    expect(world().sides[1].squad).toEqual([]);
  });
});

describe('a fight within a fight', () => {
  const start = (inner: string) =>
    given({
      Jana: { squad: { captain: 'Captain', second: 'Footman' }, hand: { strike: 'Strike' } },
      Petr: { squad: { foe: 'Footman', inner }, hand: { ambush: 'Ambush' } },
    });

  it('runs to its end while the outer one waits', () => {
    const { play, id } = start('Footman');
    play.answers(0, 'attack').answer(1, 'pass').answers(0, id('captain'), id('foe')).answer(1, id('ambush'));
    expect(doing(play.position)).toEqual(['turn.react', 'fight.tactic', 'window.played', 'play.bury', 'fight.defender']);
    play.answers(1, id('inner'), id('second'), 'melee');
    expect(play).toHaveHappened({ type: 'fought', seat: 1, fight: 2 });
    play.answer(0, 'pass'); // the strike, for the inner fight
    const ended = play.events.filter(({ type }) => type === 'fightEnded').map(event => (event as unknown as { fight: number }).fight);
    expect(ended).toEqual([2]);
    expect(play).toAsk(0, 'fight.chosen'); // the outer fight, where it had stopped
  });

  it('breaks the outer one when it takes away a fighter', () => {
    const { play, id, world } = start('Reaper');
    play.answers(0, 'attack').answer(1, 'pass').answers(0, id('captain'), id('foe')).answer(1, id('ambush'));
    play.answers(1, id('inner'), id('captain'), 'melee');
    play.passWhile();
    play.answer(1, 4); // Petr takes the captain's worth as points
    expect(world().sides[0].squad).toEqual([id('second')]);
    expect(play).not.toAsk(0, 'fight.chosen');
    expect(play.events.filter(({ type }) => type === 'fightEnded')).toHaveLength(2);
  });

  it('does not count what was given for the outer one, and leaves it there', () => {
    const { play, id, world } = start('Banner');
    play.answers(0, 'attack').answer(1, 'pass').answers(0, id('captain'), id('foe')).answer(1, 'pass').answer(0, 'shots').answer(1, 'pass');
    play.answer(0, id('strike')); // +2 in fight 1
    expect(valueOf(world(), id('captain'), 'shots', 1)).toBe(5);
    expect(valueOf(world(), id('captain'), 'shots', 2)).toBe(3);
    play.answer(1, id('ambush')).answers(1, id('inner'), id('captain'), 'shots');
    // Inside, 3 shots do not pierce the banner's armour of 4, and 5 would have. Outside, 5 pierce the foe's 4, and 3 would not have.
    expect(
      play.events.flatMap(({ type, ...rest }) => (type === 'fightEnded' || type === 'wounded' ? [{ type, ...rest }] : [])),
    ).toMatchObject([
      { type: 'fightEnded', fight: 2 },
      { type: 'wounded', card: id('foe') },
      { type: 'fightEnded', fight: 1 },
    ]);
    expect(world().gifts).toEqual([]);
  });
});

describe('triggers', () => {
  const start = () => given({ Jana: { squad: { reaper: 'Reaper' } }, Petr: { fate: 0, squad: { avenger: 'Avenger' } } });

  it('of one fall are ordered by the player whose turn it is', () => {
    const { play, id, world } = start();
    play.answers(0, 'attack', id('reaper'), id('avenger'), 'melee');
    expect(play).toAsk(0, 'inTurn.run');
    expect(play.position.decision).toMatchObject({ rule: 'MINI 9.2', about: { waiting: ['revenge', 'legacy'] } });
    play.answer(0, 'first 1'); // the legacy first, then the revenge asks by itself
    expect(play).toHaveHappened({ type: 'awarded', seat: 1, fate: 1 });
    expect(play).toAsk(1, 'revenge.strike');
    play.answer(1, id('reaper'));
    expect(play).toHaveHappened({ type: 'wounded', card: id('reaper') }, 'MINI 7.6');
    expect(play).toAsk(0, 'fight.split'); // the fight goes on where the fall had stopped it, and knows that somebody fell
    expect(world().sides[1].fate).toBe(1);
  });

  it('come in the other order when that is chosen', () => {
    const { play, id } = start();
    play.answers(0, 'attack', id('reaper'), id('avenger'), 'melee', 'first 0');
    expect(play).toAsk(1, 'revenge.strike');
    expect(play).not.toHaveHappened({ type: 'awarded' });
    play.answer(1, id('reaper'));
    expect(play).toHaveHappened({ type: 'awarded', seat: 1, fate: 1 });
  });

  it('are not set off by a fall from the hand', () => {
    const { play, id } = given({ Jana: { squad: { c: 'Captain' }, hand: { spy: 'Spy' } }, Petr: { hand: { avenger: 'Avenger' } } });
    play.answers(0, 'meditate', id('spy')).answer(1, id('avenger'));
    expect(play).toHaveHappened({ type: 'buried', card: id('avenger'), from: 'hand' });
    expect(play).toAsk(0, 'turn.act');
  });
});

describe('replacement', () => {
  it('is asked before the atom runs: exile instead of the grave, and the fall still counts', () => {
    const { play, id, world } = given({
      Jana: { squad: { reaper: 'Reaper' } },
      Petr: { squad: { wraith: { card: 'Wraith', gear: { sword: 'Sword' } } } },
    });
    play.answers(0, 'attack', id('reaper'), id('wraith'), 'melee');
    expect(play).toHaveHappened({ type: 'exiled', card: id('wraith') }, 'MINI 9.3');
    expect(play).not.toHaveHappened({ type: 'buried', card: id('wraith') });
    expect(world().sides[1]).toMatchObject({ squad: [], grave: [id('sword')], exile: [id('wraith')] });
    expect(play).toAsk(0, 'fight.split');
    play.answer(0, 2);
    expect(play).toHaveHappened({ type: 'awarded', seat: 0, points: 2 });
  });

  it('does not touch what it was not written for', () => {
    const { play, id, world } = given({ Jana: { squad: { c: 'Captain' }, hand: { spy: 'Spy' } }, Petr: { hand: { wraith: 'Wraith' } } });
    play.answers(0, 'meditate', id('spy')).answer(1, id('wraith'));
    expect(world().sides[1]).toMatchObject({ grave: [id('wraith')], exile: [] });
  });
});

describe('values in the game', () => {
  it('7 = (3 − 2) × 2 + 5: gear, aura and layers', () => {
    const gear = { d1: 'Dance', s1: 'Sword', scythe: 'Scythe', d2: 'Dance', s2: 'Sword' };
    const { world, id } = given({ Jana: { squad: { footman: { card: 'Footman', gear }, banner: 'Banner' } } });
    const w = world();
    const footman = id('footman');
    expect(valueOf(w, footman, 'melee', 1)).toBe(7);
    const sum = explainFold(definitionOf(w, footman).stats.melee, modifiersOf(w, footman, 'melee', 1), LAYERS);
    expect(sum.printed).toBe(3);
    expect(sum.steps.map(({ layer, does, n, rule, after }) => [layer, does, n, rule, after])).toEqual([
      ['base', 'plus', -1, 'MINI 5.2', 2],
      ['base', 'plus', -1, 'MINI 5.2', 1],
      ['multiply', 'times', 2, 'MINI 5.2', 2],
      ['add', 'plus', 2, 'MINI 5.2', 4],
      ['add', 'plus', 2, 'MINI 5.2', 6],
      ['add', 'plus', 1, 'MINI 5.2', 7],
    ]);
    expect(sum.total).toBe(7);
  });

  it('are asked for again: without the banner the aura is gone', () => {
    const { world, id } = given({ Jana: { squad: { footman: 'Footman', banner: 'Banner' } } });
    expect(valueOf(world(), id('footman'), 'armour', 1)).toBe(4);
    expect(valueOf(world(), id('banner'), 'armour', 1)).toBe(4); // not to himself
    world().sides[0].squad.pop();
    expect(valueOf(world(), id('footman'), 'armour', 1)).toBe(3);
  });
});

describe('refusals', () => {
  it('cite the rule, for everything that is not offered', () => {
    const hand = { bolt: 'Bolt', reaper: 'Reaper', sword: 'Sword' };
    const { play, id } = given({ turn: 1, Jana: { fate: 3, hand }, Petr: { squad: { f: 'Footman' } } });
    expect(play).toOffer(['end', 'meditate']);
    expect(play).toRefuse('attack', 'MINI 3.3');
    expect(play).toRefuse(id('bolt'), 'MINI 3.4');
    expect(play).toRefuse(id('reaper'), 'MINI 4.2');
    expect(play).toRefuse(id('sword'), 'MINI 3.6');
    const later = given({ Petr: { squad: { f: 'Footman' } } });
    expect(later.play).toRefuse('attack', 'MINI 7.2');
  });
});
