/** Doctor Strange: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('Statuses of Doctor Strange', () => {
  it('Déjà Vu starts the roll again with all attempts', rules('DIT 6.10', 'DIT 6.11'), () => {
    const t = table({ Jana: { hero: 'doctor-strange', tokens: { dejaVu: 1 } }, Petr: { hero: 'thor' } }, [1, 1, 1, 1, 1]).do(
      'Jana: roll',
      'Jana: stop',
      'Jana: spend dejaVu',
    );
    expect(t.offers).toEqual(['roll', 'stop']);
  });
  it('Crimson Bands silence the cards of the bearer’s own roll phase', rules('DIT 6.6'), () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' }, tokens: { crimsonBands: 1 } }, Petr: { hero: 'doctor-strange' } },
      [1, 1, 4, 6, 6],
    ).do('Jana: roll');
    expect(t.offers.some(key => key.startsWith('play'))).toBe(false);
    expect(t.refusal('play six')).toBe('DIT 6.6');
    t.do('Jana: stop', 'Jana: end');
    expect(t.tokens('Jana', 'crimsonBands')).toBe(0);
  });
  it('Premonition replaces the draw of income', rules('DIT 12.2.3', 'DIT 6.11'), () => {
    const t = table({
      at: 'income',
      Jana: { hero: 'doctor-strange', tokens: { premonition: 1 }, deck: { a: 'sixIt', b: 'soWild', c: 'tipIt' } },
      Petr: { hero: 'thor' },
    }).do('Jana: spend premonition', 'Jana: bottom a');
    expect(t.player('Jana').hand.map(id => t.world.cards[id])).toEqual(['soWild']);
    expect(t.world.cards[t.player('Jana').deck[0]!]).toBe('sixIt');
  });
});

describe('Spells of Doctor Strange', () => {
  const given = {
    Jana: { hero: 'doctor-strange', cp: 5, slots: [0, 4], hand: { x: 'sixIt' } },
    Petr: { hero: 'black-panther', hand: { y: 'sixIt' } },
  };
  it('keeps a permission to cast until it is used, or lapses after defensive step 5', rules('DIT 6.12', 'DIT 12.4.15'), () => {
    const t = table(given, [1, 2, 3, 4, 5, 4, 4, 6]).attack('Jana', 'mysticLarge').do('Petr: defend bashengasHonour');
    expect(t.world.players[0]!.permissions).toContain('cast');
    t.do('Jana: use cast', 'Jana: cast emberSigil').pass();
    expect(t.health('Petr')).toBe(50 - 9 - 3);
    expect(t.player('Jana').slots).toEqual([4]);
    expect(t.all('cast')).toMatchObject([{ seat: 0, spell: 0, rule: 'DIT 6.12' }]);
    expect(t.all('mayCast')).toMatchObject([{ seat: 0, n: 1, rule: 'DIT 12.4.15' }]);
    const unused = table({ ...given, Jana: { ...given.Jana, health: 40 } }, [1, 2, 3, 4, 5])
      .attack('Jana', 'mysticLarge')
      .do('Petr: decline');
    unused.do('Jana: pass');
    expect(unused).toAsk(0, 'mainPhase.acted');
    expect(unused.refusal('use cast')).toBe('DIT 5.11');
    expect([unused.health('Jana'), unused.player('Jana').slots]).toEqual([40, [0, 4]]);
  });
  it('casts one spell for each permission, and none without', rules('DIT 6.12'), () => {
    const t = table(given, [6, 6, 6, 6, 1]).attack('Jana', 'wandOfWatoomb').do('Jana: use cast', 'Jana: cast emberSigil');
    expect(t.offers).not.toContain('use cast');
    const main = table({ ...given, at: 'main1' });
    expect(main.refusal('use cast')).toBe('DIT 5.11');
  });
  it('prepares into free slots, or puts a spell back first', rules('DIT 5.11', 'DIT 5.19'), () => {
    const full = { ...given.Jana, slots: [0, 3, 4] };
    const t = table({ ...given, Jana: full, at: 'main1' }).do('Jana: use prepare');
    expect(t.offers).toEqual(['putBack emberSigil', 'putBack mirrorVeil', 'putBack mendingChant']);
    t.do('Jana: putBack mirrorVeil', 'Jana: prepare secondSight');
    expect(t.player('Jana').slots).toEqual([0, 4, 5]);
    expect(t.all('unprepared')).toMatchObject([{ seat: 0, spell: 3, rule: 'DIT 5.11' }]);
  });
  it('pays for what the board offers', rules('DIT 5.19', 'DIT 15.2'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'doctor-strange', cp: 2, hand: { x: 'sixIt' } }, Petr: { hero: 'thor' } }).do(
      'Jana: use prepare',
      'Jana: prepare thunderVerse',
    );
    expect(t.player('Jana').cp).toBe(1);
    expect(t.player('Jana').slots).toContain(1);
    expect(t.refusal('use prepare')).toBe('DIT 5.11');
  });
});

describe('Premonition', () => {
  it('puts a drawn card back on top or under the deck', rules('DIT 12.2.3', 'DIT 6.11'), () => {
    const t = table({
      at: 'income',
      Jana: { hero: 'doctor-strange', tokens: { premonition: 1 }, deck: { a: 'sixIt', b: 'soWild', c: 'tipIt' } },
      Petr: { hero: 'thor' },
    }).do('Jana: spend premonition');
    expect([t.offers, t.position.decision!.rule]).toEqual([['top 0', 'bottom 0', 'top 1', 'bottom 1'], 'DIT 12.2.3']);
    t.do('Jana: top b');
    expect(t.world.cards[t.player('Jana').deck.at(-1)!]).toBe('soWild');
  });
  it('is for the own income phase', rules('DIT 6.11', 'DIT 12.2.3'), () => {
    const t = table({
      at: 'income',
      active: 'Petr',
      Jana: { hero: 'doctor-strange', tokens: { premonition: 1 }, deck: { a: 'sixIt', b: 'soWild' } },
      Petr: { hero: 'thor', deck: { c: 'tipIt' } },
    });
    expect([t.asked, t.question, t.player('Petr').hand.length]).toEqual([1, 'mainPhase.acted', 1]);
  });
});
