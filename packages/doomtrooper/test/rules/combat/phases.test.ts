/** Chapter 24: phases of a combat and their windows; special attacks, which have none. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, type Profile, PROFILES, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

describe('phases and windows of a combat', () => {
  const given = {
    Jana: { hand: { a: 'Positive Karma' }, squad: { sean: 'Sean Gallagher' } },
    Petr: { hand: { b: 'Positive Karma' }, cohort: { neph: { card: 'Nepharite of Ilian' }, zone: 'Infested Asteroid' } },
  };
  const phases = (profile: Profile): string[] => {
    const t = table(profile, given);
    const seen: string[] = [];
    t.answer(0, 'attack');
    for (let i = 0; i < 80 && t.world.fights.length; i++) {
      const kind = t.question === 'window.answer' ? kindNow(t)! : t.question;
      if (seen.at(-1) !== kind) seen.push(kind);
      const { offers } = t;
      t.answer(t.asked!, offers.includes('pass') ? 'pass' : offers[0]!);
    }
    return seen;
  };
  it(
    'has eight, each with its window, and the warzone as one of them (tournament)',
    rules('DOT 24.0.11t', 'DOT 24.1.1', 'DOT 24.3.1', 'DOT 24.4.1t', 'DOT DR-07', 'DOT 24.8.1'),
    () => {
      expect(phases('tournament')).toEqual([
        'declared',
        'attacking.attacker',
        'attacking.defender',
        'paired',
        'attacking.chosen',
        'tactic',
        'attacking.zoned',
        'warzone',
        'modifiers',
        'saving',
        'status',
        'awarding.announce',
        'points',
      ]);
    },
  );
  for (const profile of PROFILES)
    it(`has a window after its declaration, by the rule of the book (${profile})`, rules('DOT 24.0.12t', 'DOT 24.0.12s'), () => {
      const t = table(profile, given).answer(0, 'attack');
      expect([kindNow(t), t.position.decision!.rule]).toEqual(['declared', profile === 'tournament' ? 'DOT 24.0.12t' : 'DOT 24.0.12s']);
    });
  it('has seven, with one window for modifiers and warzone (standard)', rules('DOT 24.0.11s', 'DOT 24.4.1s', 'DOT DR-07'), () => {
    expect(phases('standard')).toEqual([
      'declared',
      'attacking.attacker',
      'attacking.defender',
      'paired',
      'attacking.chosen',
      'modifiers',
      'saving',
      'status',
      'awarding.announce',
      'points',
    ]);
  });
  const awarded = (profile: Profile): Table => {
    const t = table(profile, given).do('0: attack', '0: attacker sean', '0: defender neph', '0: fight');
    if (profile === 'tournament') t.do('1: none');
    t.do('1: victory 8');
    while (t.asked !== 0) t.answer(t.asked!, 'pass');
    expect(kindNow(t)).toBe('points');
    return t;
  };
  it('lets any-time cards into the window between announcing and awarding points (standard)', rules('DOT 24.8.7s'), () => {
    const t = awarded('standard');
    expect(t.offersKey('play a')).toBe(true);
    t.do('0: play a').passWhile();
    expect(t.side(0).destiny).toBe(15);
  });
  it('lets only cards about the points into that window (tournament)', rules('DOT 24.8.7t'), () => {
    expect(awarded('tournament').refusal('play a')).toBe('DOT 5.3');
  });
});

for (const profile of PROFILES)
  describe(`cards for an attack, and special attacks (${profile})`, () => {
    const tournament = profile === 'tournament';
    const grenade = (hand: object): Table =>
      table(profile, {
        Jana: { squad: { lion: { card: 'Golden Lion', gear: { bomb: 'Antipersonnel Grenade' } } } },
        Petr: { hand, cohort: { foe: 'Razide' } },
      } as never).do('0: use bomb as 0 on foe');
    it('lets cards for an attack be played in a combat, and during an attack only', rules('DOT 24.0.7'), () => {
      const t = table(profile, { Jana: { cohort: { a: 'Razide' } }, Petr: { hand: { plan: 'Attack Plan' }, squad: { d: 'Hussar' } } });
      t.do('0: attack', '0: attacker a', '0: defender d');
      expect(t.offersKey('play plan')).toBe(true);
      const peace = table(profile, { Jana: {}, Petr: { hand: { plan: 'Attack Plan' } } }).do('0: meditate');
      expect(peace.refusal('play plan')).toBe('DOT 24.0.7');
    });
    if (tournament)
      it(
        'resolves a special attack after the answers to it, with no window of its own (tournament)',
        rules('DOT 24.0.5', 'DOT DR-64', 'DOT 24.0.13'),
        () => {
          const t = grenade({ plan: 'Attack Plan', evade: 'Evasive Action' });
          expect(kindNow(t)).toBe('reaction');
          t.answered();
          expect([kindNow(t), t.world.harms.length]).toEqual(['saving', 1]);
        },
      );
    else
      it(
        'goes from the naming of a special attack through its window straight to the strikes (standard)',
        rules('DOT 24.0.13', 'DOT 24.0.6', 'DOT DR-64', 'DOT 24.2.3', 'DOT 24.0.7'),
        () => {
          const t = grenade({ plan: 'Attack Plan', evade: 'Evasive Action' }).answered();
          expect([kindNow(t), t.asked, t.position.decision!.rule]).toEqual(['special', 0, 'DOT 24.0.13']);
          t.answer(0, 'pass');
          expect([t.offersKey('play plan'), t.refusal('play evade')]).toEqual([true, 'DOT 28.19']);
          t.answer(1, 'pass');
          // No tactic, no modifiers: the wound is next.
          expect([kindNow(t), t.world.fights.length, t.world.harms.length]).toEqual(['saving', 0, 1]);
        },
      );
  });
