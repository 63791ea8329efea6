import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { combat, strikes } from '../../situations.ts';

it.each([
  ['Evasive Action', 'fight', 3, 5],
  ['Lucky Shot', 'shoot', 5, 3],
  ['Powerful Blow', 'fight', 5, 3],
  ['Take Aim', 'fight', 4, 3],
])('%s by %s: %i against, Armor %i', (card, tactic, rating, armour) => {
  const t = combat({ hand: { s: card }, squad: { a: 'Golden Lion' } }, { cohort: { d: 'Razide' } }, tactic, '0: play s on a');
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([rating, armour]);
});

it('Ambush and Surprise Attack give first strike to defender and attacker', rules('DOT 25.12', 'DOT 25.13'), () => {
  const a = combat(
    { squad: { a: { card: 'Golden Lion', gear: { g: 'Cybernetic Power Arm' } } } },
    { hand: { s: 'Ambush' }, cohort: { d: 'Razide' } },
    'fight',
    '1: play s',
  );
  expect([a.card('a').wounded, a.card('d').wounded]).toEqual([true, false]);
  const s = combat(
    { hand: { s: 'Surprise Attack' }, squad: { a: { card: 'Golden Lion', gear: { g: 'Cybernetic Power Arm' } } } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s',
  );
  expect([s.card('a').wounded, s.card('d').wounded]).toEqual([false, true]);
});

it('Automatic Fire doubles a machine gun; Dull Blade and Out of Ammo take a weapon out', rules('DOT 24.5.14'), () => {
  expect(
    strikes(
      combat(
        { hand: { s: 'Automatic Fire' }, squad: { a: { card: 'Golden Lion', gear: { g: 'SMG Mk. III "Interceptor"' } } } },
        { cohort: { d: 'Razide' } },
        'shoot',
        '0: play s on g',
      ),
    )[0]!.rating,
  ).toBe(7);
  expect(
    strikes(
      combat(
        { squad: { a: { card: 'Golden Lion', gear: { g: 'Punisher Blade' } } } },
        { hand: { s: 'Dull Blade' }, cohort: { d: 'Razide' } },
        'fight',
        '1: play s on g',
      ),
    )[0]!.rating,
  ).toBe(3);
  expect(
    strikes(
      combat(
        { squad: { a: { card: 'Golden Lion', gear: { g: 'Gehenna Puker' } } } },
        { hand: { s: 'Out of Ammo' }, cohort: { d: 'Razide' } },
        'shoot',
        '1: play s on g',
      ),
    )[0]!.rating,
  ).toBe(3);
});

it('Take Cover covers the defender and the combat goes on, in both books', rules('DOT 9.18', 'DOT 9.3'), () => {
  for (const profile of ['tournament', 'standard'] as const) {
    const t = table(profile, {
      Jana: { cohort: { a: 'Necromutant' } },
      Petr: { hand: { s: 'Take Cover' }, squad: { d: 'Golden Lion' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: play s').passWhile();
    expect([strikes(t)[0]!.armour, t.card('d').covered]).toEqual([6, true]);
  }
});

it('Take Cover is too late for a defender who has fallen, back in his owner’s pile', rules('DOT 9.18'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: 'Razide' }, squad: { d: { card: 'Trencher', by: 'Petr' } }, hand: { s: 'Take Cover' } },
    Petr: {},
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  Object.assign(t.card('d'), { by: 0 });
  expect([t.asked, t.refusal('play s')]).toEqual([0, null]);
  Object.assign(t.card('d'), { zone: 'discard' });
  expect(t.refusal('play s')).toBe('DOT 28.16');
});

it('Retreat! ends the combat for half the Value', () => {
  const t = combat(
    { hand: { s: 'Retreat!' }, squad: { a: 'Golden Lion' } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s on a',
  ).passWhile();
  expect([t.happened('struck'), t.side(1).victory]).toEqual([false, 2]);
});

it('Reinforcements! brings in another for 7 each', () => {
  const t = combat(
    { hand: { s: 'Reinforcements!' }, squad: { a: 'Golden Lion', b: 'Blood Beret', c: 'Hussar' } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s',
    '0: spend 14',
    '0: join b',
    '0: join c',
    '1: strike a',
  );
  expect(strikes(t)[0]!.rating).toBe(9);
});

it('Blind Fury lets a warrior attack anybody (standard)', rules('DOT 5.3'), () => {
  const t = table('standard', {
    Jana: { hand: { s: 'Blind Fury' }, squad: { a: 'Golden Lion' } },
    Petr: { squad: { d: 'Clansman', e: 'Hussar' } },
  });
  t.do('0: attack', '0: play s on a', '0: attacker a');
  expect(t).toOffer([t.key('defender d'), t.key('defender e')]);
});

it('Tactical Advantage changes the tactic', () => {
  expect(
    strikes(
      combat({ hand: { s: 'Tactical Advantage' }, squad: { a: 'Golden Lion' } }, { cohort: { d: 'Razide' } }, 'fight', '0: play s'),
    )[1]!.rating,
  ).toBe(2);
});
