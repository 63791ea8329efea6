/** How a bot answers the questions of cards, and what it makes of cards that ask, hurt or hinder. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../fixture.ts';
import { at, promising } from '../promising.ts';

describe('the questions of cards', () => {
  it('are answered so that the others lose and not its own side', () => {
    const t = at({
      Jana: {
        squad: { a: { card: 'Golden Lion', gear: { c: { card: 'Crusader SP Rocket Launcher', inside: true } } }, own: 'Heimburg' },
      },
      Petr: { squad: { theirs: 'Heimburg', d: 'Hussar' } },
    });
    t.do('0: use c as 0').passWhile();
    expect([t.offersKey('pick own'), t.offersKey('pick theirs')]).toEqual([true, true]);
    expect(promising(t)).toEqual([t.key('pick theirs')]);
  });
  it('are answered by who is worth most to the others', () => {
    const t = at({
      Jana: { hand: { s: 'Scheduled Briefings' }, squad: { own: 'Capitaine' } },
      Petr: { squad: { d: 'Sergeant Carter' } },
    });
    t.do('0: play s').passWhile();
    expect(t.offers.toSorted()).toEqual(['captain', 'sergeant']);
    expect(promising(t)).toEqual(['sergeant']);
  });
  it('are looked into before the card is played: nobody makes a present of a warrior', () => {
    const t = at({
      Jana: { destiny: 20, hand: { lamb: 'Lamb for the Slaughter', beret: 'Blood Beret' }, squad: { a: 'Hussar' } },
      Petr: { squad: { d: 'Hussar' } },
    });
    expect(t.offersKey('play lamb at 1')).toBe(true);
    expect(promising(t).some(key => key.includes('lamb'))).toBe(false);
  });
  it('are left open where nothing can be told of the answers', () => {
    const t = at({
      at: 'window',
      Jana: { squad: { b: { card: 'Mystic', gear: { i: 'Inquisition' } } } },
      Petr: { squad: { c: 'Algeroth Cultist' } },
    });
    t.do('0: use i as 0 on c').passWhile();
    expect(promising(t).toSorted()).toEqual(['doomtrooper', 'heretic']);
  });
});

describe('cards that hurt', () => {
  it('go at whom they kill', () => {
    const t = at({
      Jana: { squad: { a: { card: 'Hussar', gear: { g: 'Antipersonnel Grenade' } } } },
      Petr: { squad: { hurt: { card: 'Big Bob Watts', wounded: true }, well: 'Big Bob Watts', small: 'Hussar' } },
    });
    const found = promising(t).filter(key => key.startsWith('use g'));
    expect(found[0]).toBe('use g as 0 on hurt');
  });
});

describe('cards that hinder', () => {
  it('are put on enemies', () => {
    const t = at({
      Jana: { hand: { l: 'Leashed' }, cohort: { own: 'Necromutant' } },
      Petr: { cohort: { theirs: 'Necromutant' } },
    });
    expect([t.offersKey('play l on own'), t.offersKey('play l on theirs')]).toEqual([true, true]);
    const found = promising(t);
    expect([found.includes('play l on own'), found.includes('play l on theirs')]).toEqual([false, true]);
  });
  it('are counted against an attack that costs something', () => {
    const given = (d: string): Table =>
      at({
        actions: 1,
        Jana: { victory: 3, destiny: 9, squad: { a: 'Sean Gallagher' } },
        Petr: { squad: { d: { card: d, wounded: true }, e: { card: 'Inquisitor', wounded: true } } },
      })
        .do('0: attack', '0: attacker a')
        .passWhile();
    // Both are worth 4; attacking her costs a victory point.
    expect(promising(given('Eva Valmonte'))[0]).toBe('defender e');
  });
});

describe('the end of a combat', () => {
  it('is the time for what it alone allows', () => {
    const given = (hand: Plain): Table => {
      const t = at({
        actions: 1,
        Jana: { destiny: 9, hand, squad: { a: 'Free Marine', b: 'Hussar' } },
        Petr: { cohort: { d: { card: 'Mercurian Maculator', wounded: true } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
      return t.passWhile(() => !(t.asked === 0 && t.world.fights[0]?.phase === 'status'));
    };
    expect(promising(given({ medal: 'Honor Award' }))).toContain('play medal on a');
    const other = given({ strike: 'Natural Disaster', x: 'Clan Membership' });
    expect(other.offersKey('play x on b')).toBe(true);
    expect(promising(other)).toEqual(['pass']);
  });
});

describe('what multiplies', () => {
  it('is a boon for your own, whatever it multiplies', () => {
    const t = at({
      Jana: { hand: { s: 'Elite Trooper' }, squad: { own: 'Blood Beret' } },
      Petr: { squad: { theirs: 'Blood Beret' } },
    });
    const found = promising(t);
    expect([found.includes('play s on own'), found.includes('play s on theirs')]).toEqual([true, false]);
  });
});
