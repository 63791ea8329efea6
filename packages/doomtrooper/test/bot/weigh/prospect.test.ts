/** What a bot plans: an attack with the cards in hand, missions, things to carry. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { bestTactic, mightOf } from '../../../src/bot/odds.ts';
import { newPool } from '../../../src/rules/atoms.ts';
import { rig, table, type Table } from '../../fixture.ts';
import { at, promising, until } from '../promising.ts';

/** A strong airman against a weak sword. */
const strong = 'Airman Trevor Bartholomew';

describe('a plan', () => {
  it('counts the cards in hand when it looks for an attack', () => {
    const given = (hand: Plain): Plain => ({
      actions: 1,
      Jana: { hand, squad: { beret: 'Blood Beret' } },
      Petr: { squad: { marshal: { card: 'Venusian Marshal', wounded: true } } },
    });
    // 4 against 8: two Lucky Shots make up for it, one does not.
    expect(promising(at(given({ one: 'Lucky Shot', two: 'Lucky Shot' })))[0]).toBe('attack');
    expect(promising(at(given({ one: 'Lucky Shot' })))).not.toContain('attack');
  });
  it('counts spells that the bank pays for, when the attacker casts them', () => {
    const given = (destiny: number): Plain => ({
      actions: 1,
      Jana: { destiny, hand: { bolt: 'Elemental Bolt' }, squad: { mystic: 'Mystic' } },
      Petr: { squad: { marshal: { card: 'Venusian Marshal', wounded: true } } },
    });
    expect(promising(at(given(4)))[0]).toBe('attack'); // 4 and two steps of 2 against 8
    expect(promising(at(given(2)))).not.toContain('attack');
  });
  it('gives a mission to whom can fulfil it, and only to its own', () => {
    const t = at({
      Jana: { hand: { kill: 'Assassination' }, squad: { clan: 'Clansman', air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger', marshal: 'Venusian Marshal' } },
    });
    const found = promising(t);
    expect(found).toContain('play kill on air');
    const after = found.indexOf('play kill on clan');
    if (after >= 0) expect(found.indexOf('play kill on air')).toBeLessThan(after);
    t.do('0: play kill on air').passWhile();
    expect(promising(t)[0]).toBe('victim ranger');
    const idle = at({ Jana: { hand: { hunt: 'Nepharite Hunt' }, squad: { air: strong } }, Petr: { squad: { clan: 'Clansman' } } });
    expect(idle.offersKey('play hunt on air')).toBe(true);
    expect(promising(idle).some(key => key.includes('hunt'))).toBe(false); // no Nepharite far and wide
  });
  it('goes after the victim of its mission, whose death earns three times his Value', () => {
    const t = at({
      actions: 1,
      Jana: { squad: { air: { card: strong, gear: { kill: 'Assassination' } } } },
      Petr: { squad: { one: { card: 'Clansman', wounded: true }, two: { card: 'Clansman', wounded: true } } },
    });
    rig(t.card('kill')).chosen = t.id('two');
    t.do('0: attack', '0: attacker air');
    expect(promising(t)[0]).toBe('defender two');
  });
  it('counts a card that strikes first and ends the combat by a wound', rules('DOT 25.12', 'DOT 25.13'), () => {
    const given = (hand: Plain): Plain => ({
      actions: 1,
      Jana: { hand, squad: { sean: 'Sean Gallagher' } },
      Petr: { squad: { equal: 'Sean Gallagher' } },
    });
    // 10 against 8 on both sides: who is not struck back wins by it.
    expect(promising(at(given({ first: 'Surprise Attack' })))[0]).toBe('attack');
    const plain = bestTactic(at(given({})).world, at(given({})).id('sean'), at(given({})).id('equal'))!.swing;
    expect(plain).toBeLessThanOrEqual(0.2);
  });
  it('counts no spell against the one who is immune to it', rules('DOT 29.3'), () => {
    const given = (petr: string): Plain => ({
      actions: 1,
      Jana: { destiny: 8, hand: { bolt: 'Elemental Bolt' }, squad: { mystic: 'Mystic' } },
      Petr: { cohort: { foe: { card: petr, wounded: true } } },
    });
    expect(promising(at(given('Razide')))[0]).toBe('attack'); // 4 and three steps of 2 against 7
    expect(promising(at(given('Pretorian Stalker')))).not.toContain('attack');
  });
  it('knows that somebody kills by a wound because of another', () => {
    const t = at({
      Jana: { squad: { captain: 'Captain', marine: 'Free Marine' } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    const [marine, ranger] = [mightOf(t.world, t.id('marine')), mightOf(t.world, t.id('ranger'))];
    expect([marine.kills, ranger.kills]).toEqual([true, false]);
  });
  it('knows what works only in a combat against some, before there is one', () => {
    const t = at({
      Jana: { squad: { clan: { card: 'Clansman', gear: { claymore: 'Clansman Claymore' } } } },
      Petr: { squad: { hussar: 'Hussar' }, cohort: { mutant: 'Necromutant' } },
    });
    const against = (foe: string): number => mightOf(t.world, t.id('clan'), t.id(foe)).fight;
    expect(against('mutant')).toBeGreaterThan(against('hussar') + 1);
  });
  it('gives to its own what weakens anyone who fights him', () => {
    const t = at({ Jana: { hand: { terror: 'Terror' }, cohort: { razide: 'Razide' } }, Petr: { squad: { hussar: 'Hussar' } } });
    expect(t.offersKey('play terror on razide')).toBe(true);
    expect(promising(t)).toContain('play terror on razide');
    expect(promising(t)).not.toContain('play terror on hussar');
  });
  it('puts no vehicle on the one who sits in cover and cannot board it', () => {
    const given = (covered: boolean): Plain => ({
      Jana: { hand: { tank: 'T-32 "Wolfclaw" JBT' }, squad: { dragoon: { card: 'Dragoon', covered }, other: 'Clansman' } },
      Petr: { squad: { clan: 'Clansman' } },
    });
    expect(promising(at(given(false)))).toContain('play tank on dragoon');
    expect(at(given(true)).offersKey('play tank on dragoon')).toBe(true);
    expect(promising(at(given(true)))).not.toContain('play tank on dragoon');
  });
  it('hangs no second sword on anybody', () => {
    const sword = at({
      Jana: { hand: { second: 'Clansman Claymore' }, squad: { clan: { card: 'Clansman', gear: { first: 'Clansman Claymore' } } } },
      Petr: { squad: { dragoon: 'Dragoon' } },
    });
    expect(sword.offersKey('play second on clan')).toBe(true);
    expect(promising(sword)).not.toContain('play second on clan');
  });
  it('takes one attack more only where there is somebody to attack', () => {
    const given = (petr: Plain): Table => at({ at: 'start', Jana: { hand: { lust: 'Blood Lust' }, squad: { air: strong } }, Petr: petr });
    expect(promising(until(given({ squad: { ranger: 'Venusian Ranger' } }), 'start'))).toContain('play lust');
    expect(promising(until(given({}), 'start'))).toEqual(['pass']);
  });
  it('takes more actions when those it has are used up', () => {
    const given = (actions: number): string[] => {
      const t = at({ at: 'window', actions, Jana: { hand: { inspired: 'Inspired' }, squad: { air: strong } }, Petr: {} });
      rig(t.world).pools = [{ ...newPool(0, { open: actions }), allowance: 1 }];
      return promising(until(t, 'free'));
    };
    expect(given(1)).toContain('play inspired');
    expect(given(3)).toEqual(['pass']);
  });
  it('drives what makes its driver stronger, and walks beside what does not', () => {
    const boards = (gear: Plain): string[] => {
      const t = at({
        Jana: { destiny: 9, hand: { ship: 'Imperial Doomlord' }, squad: { fort: 'Fukido', clan: { card: 'Clansman', gear } } },
        Petr: { squad: { ranger: 'Venusian Ranger' } },
      });
      t.do('0: play ship on clan').passWhile();
      return promising(t);
    };
    expect(boards({})).toEqual(['inside']);
    expect(boards({ gun: 'HMG Mk. XIXB "Charger"' })).toEqual(['outside']);
  });
  it('goes where the enemy is when it is rich and nobody can reach anybody', () => {
    const given = (destiny: number, station: Plain = {}): Table =>
      table('standard', {
        Jana: { destiny, squad: { air: strong }, station },
        Petr: { station: { soldat: 'Soldat' } },
      });
    expect(promising(given(25))).toEqual(['transfer air']);
    expect(promising(given(5))).toContain('meditate');
    // A prisoner neither fights nor is fought.
    expect(promising(given(25, { caught: { card: 'Clansman', gear: { x: 'Captured!' } } }))).toEqual(['transfer air']);
  });
});
