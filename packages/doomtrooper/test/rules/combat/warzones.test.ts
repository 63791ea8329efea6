/** Chapter 16: warzones on the table and in a combat. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, type Profile, PROFILES, strikes, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`warzones (${profile})`, () => {
    const battle = (petr: object, jana: object = { cohort: { foe: 'Razide' } }): Table =>
      table(profile, { Jana: jana, Petr: { hand: { x: 'Doomed' }, squad: petr } } as never);
    it(
      'places a warzone for an action where it fits, one copy for each player',
      rules('DOT 16.1', 'DOT 16.2', 'DOT 16.3', 'DOT 16.4', 'DOT 16.5'),
      () => {
        const t = table(profile, {
          Jana: { hand: { z: 'Graveton Archipelago', y: 'Victoria' }, squad: { have: 'Victoria' } },
          Petr: { squad: { theirs: 'Graveton Archipelago' } },
        });
        expect([t.offersKey('play z to squad'), t.offersKey('play z to cohort'), t.offersKey('play z to station')]).toEqual([
          true,
          true,
          false,
        ]);
        expect(t.refusal('play y to squad')).toBe('DOT 16.4');
        t.do('0: play z to cohort').passWhile();
        expect([t.card('z').zone, t.world.pools[0]!.open]).toEqual(['cohort', 2]);
      },
    );
    it('counts what is merely considered a fortification in a combat from a warzone', rules('DOT 16.13'), () => {
      const t = table(profile, {
        Jana: { squad: { marine: 'Free Marine' }, hand: { back: 'Strategic Restructuring' } },
        Petr: {
          hand: { x: 'Doomed' },
          squad: { beret: { card: 'Blood Beret', gear: { shield: 'Portable Force Shield' } }, zone: 'Victoria', more: 'Cyberopolis' },
        },
      });
      t.do('0: attack', '0: attacker marine', '0: defender beret', '0: shoot', '1: warzone zone').passWhile();
      expect(strikes(t)[0]!.armour).toBe(14);
    });
    it('has no fortification cards in a combat from a warzone, on either side', rules('DOT 16.12'), () => {
      const armour = (squad: object, ...from: string[]): number => {
        const t = battle(squad);
        t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot', ...from).passWhile();
        return strikes(t)[0]!.armour;
      };
      const hussar = { d: { card: 'Hussar', gear: { hole: 'Foxhole' } }, zone: 'Graveton Archipelago' };
      expect([armour(hussar, '1: warzone zone'), armour({ d: hussar.d })]).toEqual([3, 3 + 2]);
      const attacker = table(profile, {
        Jana: { squad: { free: { card: 'Free Marine', gear: { hole: 'Foxhole' } } } },
        Petr: { hand: { x: 'Doomed' }, cohort: { foe: 'Razide', zone: 'Great Rust Desert' } },
      });
      attacker.do('0: attack', '0: attacker free', '0: defender foe', '0: shoot', '1: warzone zone').passWhile();
      const plain = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { cohort: { foe: 'Razide' } } });
      plain.do('0: attack', '0: attacker free', '0: defender foe', '0: shoot').passWhile();
      expect(strikes(attacker)[1]!.armour).toBe(strikes(plain)[1]!.armour);
    });
    it('gives an attacker no warzone', rules('DOT 16.16'), () => {
      const t = battle({ d: 'Hussar' }, { hand: { x2: 'Doomed' }, cohort: { foe: 'Razide', zone: 'Great Rust Desert' } });
      t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot');
      while (t.question === 'window.answer' && t.world.fights.length) {
        expect(t.offers.some(key => key.startsWith('warzone'))).toBe(false);
        t.answer(t.asked!, 'pass');
      }
      expect(strikes(t)[0]!.rating).toBe(2);
      expect(t.happened('warzoneChosen')).toBe(false);
    });
    it('lets riders and beasts defend from warzones', rules('DOT 18.11', 'DOT 18.16'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { hand: { x: 'Doomed' }, station: { cos: 'Cossack', zone: 'Station Fog' } },
      });
      t.do('0: attack', '0: attacker marine', '0: defender cos', '0: shoot', '1: warzone zone').passWhile();
      expect(strikes(t)[0]!.armour).toBe(10);
      const rider = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { hand: { x: 'Doomed' }, station: { jag: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull' } }, zone: 'Station Fog' } },
      });
      rider.do('0: attack', '0: attacker marine', '0: defender jag', '0: shoot', '1: warzone zone').passWhile();
      expect(rider.happened('warzoneChosen', { card: rider.id('zone') })).toBe(true);
    });
  });

describe('warzones', () => {
  const given = (more: { readonly [word: string]: Plain } = {}): Plain => ({
    Jana: { squad: { lion: 'Golden Lion' } },
    Petr: { squad: { beret: 'Blood Beret', zone: 'Victoria', city: 'Fukido', ...more } },
  });
  it(
    'are chosen by the defender in their own phase, once; only he has the modifiers (tournament)',
    rules('DOT 16.7t', 'DOT 16.8', 'DOT 16.9', 'DOT 16.10t', 'DOT 16.12', 'DOT DR-53'),
    () => {
      const t = table('tournament', given());
      t.do('0: attack', '0: attacker lion', '0: defender beret', '0: shoot');
      t.passWhile(p => p.question === 'window.answer');
      expect(t).toAsk(1, 'attacking.zoned');
      t.do('1: warzone zone').passWhile();
      // 3 + 2 + 3 of the zone; the city's 2 do not count in a warzone.
      expect(strikes(t)).toMatchObject([{ rating: 3, armour: 8 }, { rating: 10 }]);
    },
  );
  it('may be left alone (tournament)', rules('DOT 16.7t'), () => {
    const t = table('tournament', given());
    t.do('0: attack', '0: attacker lion', '0: defender beret', '0: shoot', '1: none').passWhile();
    expect(strikes(t)[0]).toMatchObject({ armour: 5 });
  });
  it('are chosen in the window after the tactic (standard)', rules('DOT 16.7s', 'DOT 16.10s', 'DOT DR-53', 'DOT DR-54'), () => {
    const t = table('standard', {
      Jana: { squad: { marine: 'Free Marine' } },
      Petr: { hand: { x: 'Doomed' }, squad: { beret: 'Blood Beret', zone: 'Victoria' } },
    });
    t.do('0: attack', '0: attacker marine', '0: defender beret', '0: shoot', '1: warzone zone').passWhile();
    expect(strikes(t)).toMatchObject([{ rating: 6, armour: 8 }, { rating: 10 }]);
  });
  it(
    "are the defender's at his first chance, whatever was played before it, and not at his second (standard)",
    rules('DOT 16.7s', 'DOT DR-53'),
    () => {
      const given = (petr: object) => ({
        Jana: { hand: { karma: 'Positive Karma', one: 'Lucky Shot', two: 'Evasive Action' }, squad: { marine: 'Free Marine' } },
        Petr: { hand: { noise: 'Miscommunication' }, squad: { beret: { card: 'Blood Beret', ...petr }, zone: 'Victoria' } },
      });
      const modifiers = (t: Table, seat: number): Table => t.passWhile(() => !(kindNow(t) === 'modifiers' && t.asked === seat));
      // A card before the modifiers, one among them, and your own answer to it.
      const late = table('standard', given({}));
      late.do('0: attack', '0: play karma').answered();
      late.do('0: attacker marine', '0: defender beret', '0: shoot', '0: play one on marine', '1: play noise').answered();
      expect(modifiers(late, 1).offersKey('warzone zone')).toBe(true);
      late.answer(1, 'pass');
      late.do('0: play two on marine').answered();
      expect(modifiers(late, 1).offersKey('warzone zone')).toBe(false);
      // Who strikes first has his chance before the attacker plays.
      const first = table('standard', given({ gear: { q: 'Quick' } }));
      first.do('0: attack', '0: attacker marine', '0: defender beret', '0: shoot');
      expect(modifiers(first, 1).offersKey('warzone zone')).toBe(true);
      first.answer(1, 'pass');
      first.do('0: play one on marine').answered();
      expect(modifiers(first, 1).offersKey('warzone zone')).toBe(false);
    },
  );
  it(
    'of another area are no use, nor to an attacker (tournament)',
    rules('DOT 16.9', 'DOT 16.16', 'DOT 16.17t', 'DOT 16.18t', 'DOT 16.19'),
    () => {
      const t = table('tournament', {
        Jana: { squad: { lion: 'Golden Lion', own: 'Victoria' } },
        Petr: { squad: { zone: 'Victoria' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot').passWhile();
      expect(t.happened('warzoneChosen')).toBe(false);
      expect(strikes(t)[0]).toMatchObject({ rating: 3 });
    },
  );
  it('does not let cards of other areas defend by their warzones (standard)', rules('DOT 16.17s', 'DOT 16.18s'), () => {
    const t = table('standard', {
      Jana: { squad: { lion: 'Golden Lion' } },
      Petr: { hand: { x: 'Doomed' }, squad: { zone: 'Victoria' }, cohort: { foe: 'Razide' } },
    });
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot');
    while (t.asked !== 1) t.answer(t.asked!, 'pass');
    expect(t.offersKey('warzone zone')).toBe(false);
  });
});

describe('a warzone', () => {
  const defended = (profile: Profile, hand: object = {}): Table => {
    const t = table(profile, {
      Jana: { hand, cohort: { foe: 'Razide' } },
      Petr: { hand: { x: 'Doomed' }, squad: { d: 'Hussar', fog: 'Fog', other: 'Great Rust Desert' } },
    } as never);
    return t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot', '1: warzone fog');
  };
  it(
    'gives its modifiers to the defender and its text to all who fight (tournament)',
    rules('DOT 16.10t', 'DOT 16.11', 'DOT DR-54'),
    () => {
      expect(strikes(defended('tournament').passWhile()).map(({ rating, armour }) => [rating, armour])).toEqual([
        [2 + 5, 3 + 1],
        [2 + 5, 7],
      ]);
    },
  );
  it('gives modifiers and text to the defender (standard)', rules('DOT 16.10s', 'DOT DR-54'), () => {
    expect(strikes(defended('standard').passWhile()).map(({ rating, armour }) => [rating, armour])).toEqual([
      [2, 3 + 1],
      [2 + 5, 7],
    ]);
  });
  for (const profile of PROFILES)
    it(
      `that is lost is not replaced; the combat goes on without it, and so it stays (${profile})`,
      rules('DOT 16.8', 'DOT 16.14', 'DOT 16.15'),
      () => {
        const t = defended(profile, { sweep: 'Sweep' });
        t.do('0: play sweep on fog').answered();
        expect(t.happened('warzoneLost', { rule: 'DOT 16.15' })).toBe(true);
        while (t.question === 'window.answer' && t.world.fights[0]?.phase !== 'strikes') {
          expect(t.offers.some(key => key.startsWith('warzone'))).toBe(false);
          t.answer(t.asked!, 'pass');
        }
        expect(strikes(t).map(({ rating, armour }) => [rating, armour])).toEqual([
          [2, 3],
          [2, 7],
        ]);
      },
    );
});

describe('card text against the rules', () => {
  const zones = (profile: Profile, where: 'squad' | 'station', gear: object): Table => {
    const t = table(profile, {
      opened: true,
      Jana: { [where]: { foe: where === 'station' ? 'Templar Marine' : 'Free Marine' } },
      Petr: {
        hand: { x: 'Doomed' },
        [where]: { lion: { card: 'Golden Lion', gear } },
        cohort: { desert: 'Great Rust Desert' },
        ...(where === 'squad' ? { station: { europe: 'Station Fog' } } : {}),
      },
    });
    t.do('0: attack', '0: attacker foe', '0: defender lion', '0: shoot');
    while (!(profile === 'tournament' ? t.question === 'attacking.zoned' : t.asked === 1 && t.world.fights[0]!.phase === 'modifiers')) {
      if (t.question !== 'window.answer') break;
      t.answer(t.asked!, 'pass');
    }
    return t;
  };
  const pass = { p: 'Pass to All Warzones' };
  it(
    'beats them but for the few that claim to come first: warzones across the border of the Station (tournament)',
    rules('DOT 3.1t', 'DOT 16.9', 'DOT 16.17t', 'DOT 16.18t', 'DOT 16.19', 'DOT 33.10', 'DOT DR-02'),
    () => {
      const bare = table('tournament', {
        Jana: { squad: { foe: 'Free Marine' } },
        Petr: { hand: { x: 'Doomed' }, squad: { lion: 'Golden Lion', v: 'Victoria' }, cohort: { desert: 'Great Rust Desert' } },
      });
      bare.do('0: attack', '0: attacker foe', '0: defender lion', '0: shoot');
      while (bare.question !== 'attacking.zoned') bare.answer(bare.asked!, 'pass');
      expect([bare.offersKey('warzone v'), bare.refusal('warzone desert')]).toEqual([true, 'DOT 16.17t']);
      const squad = zones('tournament', 'squad', pass);
      expect([squad.offersKey('warzone desert'), squad.refusal('warzone europe')]).toEqual([true, 'DOT 16.18t']);
      // On the Station not one of them is left, so nobody is even asked.
      expect(zones('tournament', 'station', pass).question).not.toBe('attacking.zoned');
    },
  );
  it('beats them all (standard)', rules('DOT 3.1s', 'DOT 16.17s', 'DOT 16.18s', 'DOT 16.9', 'DOT 16.19', 'DOT DR-02'), () => {
    const squad = zones('standard', 'squad', pass);
    expect([squad.offersKey('warzone desert'), squad.offersKey('warzone europe')]).toEqual([true, true]);
    expect(zones('standard', 'station', pass).offersKey('warzone desert')).toBe(true);
    const bare = zones('standard', 'squad', {});
    expect([bare.offersKey('warzone desert'), bare.offersKey('warzone europe')]).toEqual([false, false]);
    expect(zones('standard', 'station', {}).offersKey('warzone desert')).toBe(false);
  });
});
