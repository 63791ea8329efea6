/** Chapters 9 and 30: attacks on warriors nobody has seen. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';

/** Valerie lies hidden with Petr and Eva, hers first; Jana attacks Petr's. */
const attacked = (profile: Profile, destiny: { readonly petr: number; readonly eva: number }, jana: object = {}): Table =>
  table(
    profile,
    {
      Eva: { destiny: destiny.eva, squad: { e: 'Hussar' }, hidden: { hers: 'Valerie Duval' } },
      Jana: { cohort: { a: 'Razide' }, ...jana },
      Petr: { destiny: destiny.petr, squad: { p: 'Hussar' }, hidden: { his: 'Valerie Duval' } },
    },
    { seats: 3 },
  ).do('0: attack', '0: attacker a', '0: defender his');
const where = (t: Table): string[] => ['his', 'hers'].map(name => t.card(name).zone);

for (const profile of PROFILES)
  describe(`a hidden target (${profile})`, () => {
    it('that may not be attacked ends the combat, and the attack action is gone', rules('DOT 9.35', 'DOT 9.36'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { cohort: { a: 'Razide' }, station: { s: 'Templar Marine' } },
        Petr: { destiny: 9, squad: { p: 'Hussar' }, station: { t: 'Templar Marine' }, hidden: { x: 'Templar Marine' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender x').passWhile();
      expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 9.35' })).toBe(true);
      // Two of the three actions are left, and none of them for an attack.
      expect(t.happened('actionsLost', { seat: 0, n: 2 })).toBe(true);
      expect(t.all('actionTaken').filter(({ attack }) => attack)).toHaveLength(1);
      expect(t.all('attackDeclared')).toHaveLength(1);
    });
  });

describe('hidden copies of a personality, one of which is attacked', () => {
  it(
    'the one whose player has the next turn counts (standard)',
    rules('DOT 30.11s', 'DOT DR-41', 'DOT DR-42', 'DOT 30.2', 'DOT 30.15t'),
    () => {
      // Jana's turn: Petr's comes next, then Eva's.
      const t = attacked('standard', { petr: 8, eva: 8 });
      expect(where(t)).toEqual(['squad', 'hand']);
      expect(t.happened('paired', { defender: t.id('his') })).toBe(true);
      const poor = attacked('standard', { petr: 0, eva: 8 });
      expect(where(poor)).toEqual(['discard', 'squad']);
      expect(poor.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    },
  );
  it("the attacked copy comes before the attacker's own (standard)", rules('DOT 30.11s', 'DOT DR-42'), () => {
    const t = table('standard', {
      Jana: { destiny: 8, cohort: { a: 'Razide' }, hidden: { mine: 'Valerie Duval' } },
      Petr: { destiny: 8, squad: { p: 'Hussar' }, hidden: { his: 'Valerie Duval' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender his');
    expect([t.card('his').zone, t.card('mine').zone]).toEqual(['squad', 'hand']);
  });
  it('the one hidden first counts (tournament)', rules('DOT 30.11t', 'DOT DR-42', 'DOT 30.15t'), () => {
    const first = table(
      'tournament',
      {
        Jana: { destiny: 8, cohort: { a: 'Razide' } },
        Petr: { destiny: 8, squad: { p: 'Hussar' }, hidden: { his: 'Valerie Duval' } },
        Eva: { destiny: 8, squad: { e: 'Hussar' }, hidden: { hers: 'Valerie Duval' } },
      },
      { seats: 3 },
    );
    first.do('0: attack', '0: attacker a', '0: defender his');
    expect(where(first)).toEqual(['squad', 'hand']);
    const second = table(
      'tournament',
      {
        Jana: { destiny: 8, cohort: { a: 'Razide' } },
        Petr: { destiny: 8, squad: { p: 'Hussar' }, hidden: { his: 'Valerie Duval' } },
        Eva: { destiny: 8, squad: { e: 'Hussar' }, hidden: { hers: 'Valerie Duval' } },
      },
      { seats: 3 },
    );
    second.do('0: attack', '0: attacker a', '0: defender hers');
    expect(where(second)).toEqual(['squad', 'hand']);
    expect(second.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
  });
  it('anyone who leaves cover by an action comes last (tournament)', rules('DOT 30.15t', 'DOT 30.11t'), () => {
    const t = table('tournament', {
      Jana: { destiny: 8, squad: { a: 'Hussar' }, hidden: { hers: 'Valerie Duval' } },
      Petr: { destiny: 8, squad: { p: 'Hussar' }, hidden: { his: 'Valerie Duval' } },
    });
    t.do('0: uncover hers');
    expect(where(t)).toEqual(['squad', 'hand']);
  });
});
