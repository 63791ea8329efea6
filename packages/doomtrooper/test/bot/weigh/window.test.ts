/** What a bot does in windows, and which cards it keeps. */
import { verdict, type Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { mind } from '../../../src/bot/mind.ts';
import { definitionNamed } from '../../../src/cards/registry.ts';
import { game as doomtrooperGame } from '../../../src/index.ts';
import { rig, type Table } from '../../fixture.ts';
import { at, promising, until } from '../promising.ts';

describe('windows and cards', () => {
  it('passes windows in which nothing can matter', () => {
    const t = at({
      at: 'window',
      active: 'Petr',
      Jana: { hand: { karma: 'Positive Karma', inspired: 'Inspired' } },
      Petr: { hand: { x: 'Doomed' } },
    });
    expect(promising(until(t, 'free', 0))).toEqual(['pass']);
  });
  it('answers a victory, and what an opponent has healed, not what its own side has', () => {
    const won = at({
      Jana: { destiny: 0, victory: 39, squad: { a: 'Big Bob Watts' } },
      Petr: { destiny: 0, hand: { c: 'Close But No Cigar' }, cohort: { d: { card: 'Razide', wounded: true } } },
    });
    won.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile();
    won.do(`0: ${won.offers.find(key => key.startsWith('victory') && key.endsWith('destiny 0'))!}`);
    expect(promising(until(won, 'won', 1))).toEqual(['play c']);
    const theirs = at({
      Jana: { squad: { a: { card: 'Sean Gallagher', wounded: true }, m: 'War Medic' } },
      Petr: { hand: { l: 'Switched Labels' } },
    }).do('0: use m as 0 on a');
    expect(promising(until(theirs, 'healed', 1))[0]).toBe('play l');
    const own = at({
      Jana: { hand: { l: 'Switched Labels' }, squad: { a: { card: 'Sean Gallagher', wounded: true }, m: 'War Medic' } },
      Petr: {},
    }).do('0: use m as 0 on a');
    expect(promising(until(own, 'healed', 0))).toEqual(['pass']);
  });
  it('takes destiny points at once while they buy something, and more actions when its own are used up', () => {
    const hand = { karma: 'Positive Karma', inspired: 'Inspired' };
    expect(promising(until(at({ at: 'window', Jana: { hand }, Petr: {} }), 'free'))).toEqual(['play karma']);
    expect(promising(until(at({ at: 'window', Jana: { destiny: 12, hand }, Petr: {} }), 'free'))).toEqual(['pass']);
    const late = at({ actions: 2, Jana: { destiny: 12, hand }, Petr: {} }).do('0: meditate');
    expect(promising(until(late, 'free'))[0]).toBe('play inspired');
  });
  it('borrows nothing without need, and pays its debts when about to win', () => {
    const bank = { player: { bank: 'Bauhaus Bank' } };
    const poor = at({ at: 'window', Jana: { destiny: 9, ...bank }, Petr: {} });
    expect(poor.offersKey('use bank as 0')).toBe(true);
    expect(promising(poor)).toEqual(['pass']);
    const ahead = at({ at: 'window', Jana: { victory: 39, destiny: 9, debt: 6, ...bank }, Petr: {} });
    expect(promising(ahead)[0]).toBe('use bank as 1');
    ahead.do('0: use bank as 1');
    expect(promising(ahead)).toEqual(['spend 6']);
  });
  it('answers a Sabotage with what keeps the saboteur from it', rules('DOT 26.10'), () => {
    const given = (hand: Plain): Table =>
      at({ Jana: { squad: { spy: 'Mitch Hunter' } }, Petr: { destiny: 9, hand } }).do('0: sabotage spy against 1');
    expect(promising(given({ mia: 'Missing in Action' }))).toContain('play mia on spy');
    expect(promising(given({ karma: 'Lucky Shot', y: 'Inspired' }))).not.toContain('play karma');
  });
  it('makes room in a full hand, and keeps one that will be filled but for what is of no use while there is enough to draw', () => {
    const hand = (more: Plain, left = 0): Plain => ({
      at: 'discard',
      Jana: {
        library: Object.fromEntries(Array.from({ length: left }, (_, i) => [`l${i}`, 'Hussar'])),
        hand: { rep: 'Reputation', a: 'Lucky Shot', b: 'Lucky Shot', c: 'Inspired', ...(more as object) },
        squad: { x: 'Hussar', y: 'Hussar' },
      },
      Petr: {},
    });
    expect(promising(at(hand({ d: 'Inspired', e: 'Inspired', f: 'Inspired' }, 3)))[0]).toBe('discard rep');
    expect(promising(at(hand({}, 3)))).toEqual(['keep']);
    expect(verdict(doomtrooperGame, at(hand({}, 3)).position)).toBe('hopeless'); // So a player is not asked.
    expect(promising(at(hand({}, 30)))).toContain('discard rep');
  });
  it('keeps what cancels a card, and a strong warrior it can pay, longer than the second card of a kind', () => {
    const t = at({
      at: 'discard',
      Jana: {
        destiny: 9,
        library: { l: 'Hussar' },
        hand: {
          mis: 'Miscommunication',
          a: 'Lucky Shot',
          b: 'Lucky Shot',
          sean: 'Sean Gallagher',
          c: 'Take Aim',
          d: 'Evasive Action',
          e: 'Bamboozled!',
        },
        squad: { x: 'Clansman', y: 'Clansman' },
      },
      Petr: {},
    });
    expect(promising(t)[0]).toMatch(/^discard [ab]$/);
  });
  it('keeps what takes points away from an opponent longer than one weak warrior more', () => {
    const t = at({
      at: 'discard',
      Jana: {
        hand: {
          a: 'Bamboozled!',
          b: 'Lucky Shot',
          c: 'Narrow Escape!',
          d: 'Evasive Action',
          e: 'Golden Lion',
          f: 'Lucky Shot',
          g: 'Bamboozled!',
        },
        squad: { x: 'Hussar', y: 'Hussar' },
      },
      Petr: {},
    });
    expect(promising(t)[0]).toBe('discard e');
  });
  it('exchanges a hand without a warrior it could pay', () => {
    const position = doomtrooperGame.start({}, 2, 'hands');
    const { seat } = position.decision!;
    const { hand } = position.world.sides[seat]!;
    const weights = (): number[] => mind.weigh!(position);
    for (const id of hand) rig(position.world).cards[id]!.def = definitionNamed('Inspired');
    expect(weights()).toEqual([0, 1]);
    for (const id of hand) rig(position.world).cards[id]!.def = definitionNamed('Clansman');
    expect(weights()).toEqual([1, 0]);
  });
});
