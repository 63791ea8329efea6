/** What a bot finds promising in a turn: positions in which a good player knows the answer. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../fixture.ts';
import { at, promising } from '../promising.ts';

/** A strong airman against a weak sword. */
const strong = 'Airman Trevor Bartholomew';

describe('the actions of a turn', () => {
  it('never ends a turn while there is something to do', () => {
    expect(promising(at({ Jana: {}, Petr: {} }))).toEqual(['meditate']);
  });
  it('brings in the only warrior first of all', () => {
    expect(promising(at({ Jana: { hand: { beret: 'Blood Beret', gun: 'SMG Mk. III "Interceptor"' } }, Petr: {} }))[0]).toBe('play beret');
  });
  it('attacks last, and then before everything else', () => {
    const given = (actions: number): Plain => ({
      actions,
      Jana: { hand: { beret: 'Blood Beret' }, squad: { air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(promising(at(given(3)))).not.toContain('attack');
    expect(promising(at(given(1)))[0]).toBe('attack');
  });
  it('does not attack where only its own warrior would fall', () => {
    const t = at({ actions: 1, Jana: { squad: { clan: 'Clansman' } }, Petr: { squad: { marshal: 'Venusian Marshal' } } });
    expect(t.offersKey('attack')).toBe(true);
    expect(promising(t)).toEqual(['meditate']);
  });
  it('arms its own, and the one who can use it', () => {
    const t = at({
      Jana: { hand: { claymore: 'Clansman Claymore' }, squad: { clan: 'Clansman', ram: { card: 'Clansman', wounded: true } } },
      Petr: { cohort: { mutant: 'Necromutant' } },
    });
    const found = promising(t);
    expect(found.indexOf('play claymore on clan')).toBeGreaterThanOrEqual(0);
    expect(found.indexOf('play claymore on clan')).toBeLessThan(found.indexOf('play claymore on ram'));
  });
  it('covers the wounded one whom an enemy would kill, not the one whom nobody can hurt', () => {
    const t = at({
      Jana: { squad: { clan: { card: 'Clansman', wounded: true }, air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(promising(t)).toContain('cover clan');
    expect(promising(t)).not.toContain('cover air');
  });
  it('does not uncover again whom it has just covered', () => {
    const given = (covered: boolean): Plain => ({
      Jana: { squad: { blitzer: { card: 'Bauhaus Blitzer', wounded: true, covered }, air: strong } },
      Petr: { squad: { beret: 'Blood Beret', hurt: { card: 'Blood Beret', wounded: true } } },
    });
    expect(promising(at(given(false)))).toContain('cover blitzer');
    expect(promising(at(given(true)))).not.toContain('uncover blitzer');
  });
  it('covers nobody while somebody else stands there who would be hit as hard', () => {
    const t = at({
      Jana: { squad: { one: { card: 'Clansman', wounded: true }, two: { card: 'Clansman', wounded: true } } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(t.offersKey('cover one')).toBe(true);
    expect(promising(t).some(key => key.startsWith('cover'))).toBe(false);
  });
  it('leaves cover with the one who could do more than those in the open, though one enemy could hit him', () => {
    const given = (air: string): Plain => ({
      Jana: { squad: { best: { card: air, covered: true }, clan: { card: 'Clansman', wounded: true } } },
      Petr: { squad: { marshal: 'Venusian Marshal', weak: { card: 'Hussar', wounded: true } } },
    });
    expect(promising(at(given('Sean Gallagher')))).toContain('uncover best');
    expect(promising(at(given('Clansman')))).not.toContain('uncover best');
  });
  it('does not meditate beside a good blow, nor when it is rich beside any blow that pays', () => {
    const given = (destiny: number, petr: string): Plain => ({
      actions: 1,
      Jana: { destiny, squad: { air: strong } },
      Petr: { squad: { victim: { card: petr, wounded: false } } },
    });
    expect(promising(at(given(3, 'Hussar')))).toEqual(['attack', 'meditate']); // a wound for a Value of 2
    expect(promising(at(given(15, 'Hussar')))).toEqual(['attack']);
    const kill = at({
      actions: 1,
      Jana: { squad: { air: strong } },
      Petr: { squad: { victim: { card: 'Venusian Ranger', wounded: true } } },
    });
    expect(promising(kill)).toEqual(['attack']);
  });
  it('does all else before it attacks, even with an attack more', rules('DOT 7.7'), () => {
    const t = at({
      at: 'start',
      Jana: { hand: { lust: 'Blood Lust', beret: 'Blood Beret' }, destiny: 9, squad: { air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    t.do('0: play lust');
    for (let i = 0; i < 60 && !t.offers.includes('meditate'); i++) t.answer(t.asked!, 'pass');
    expect(t.offersKey('attack')).toBe(true);
    expect(promising(t)).not.toContain('attack');
    expect(promising(t)[0]).toBe('play beret');
  });
  it('brings nobody in where he meets nobody, while the enemy stands elsewhere', () => {
    const given = (petr: Plain): Plain => ({
      destiny: 9,
      Jana: { destiny: 9, hand: { beret: 'Blood Beret' }, squad: { a: 'Clansman', b: 'Clansman' } },
      Petr: petr,
    });
    const table = (petr: Plain): Table => at({ Jana: (given(petr) as { Jana: Plain }).Jana, Petr: petr });
    expect(promising(table({ squad: { x: 'Hussar' } }))).toContain('play beret');
    expect(promising(table({ station: { x: 'Hussar' } }))).not.toContain('play beret');
  });
  it('sabotages with the most valuable, when nothing else is left to do in the turn', () => {
    const given = (actions: number): Plain => ({ actions, Jana: { squad: { clan: 'Clansman', air: strong } }, Petr: {} });
    expect(promising(at(given(3))).some(key => key.startsWith('sabotage'))).toBe(false);
    expect(promising(at(given(1)))[0]).toMatch(/^sabotage air/);
  });
});
